// Before a game begins: the seats of its lobby, what one brings, how the host sets it up.

import { button, html } from "./dom.js";
import { ask, pressId } from "./link.js";
import { shelves } from "./panel.js";
import { markdown, t } from "./words.js";

/** What stands there in place of the board. */
export function lobby(page) {
  const { game } = page;
  return [
    page.note ? html("p", { class: "note", role: "alert" }, ...markdown(page.note)) : null, html("p", {}, t("lobby")),
    ...(game.seats ? seats(page, game, (what) => page._press("lobby", { ...what, press: pressId() })) : []), field(page), shelves(),
  ];
}

function seats(page, game, act) {
  const { least, most, lines, host: first, sizes, tables, levels = [], asked = [], bots = [], brings } = game.seats, seated = Number.isFinite(game.me);
  const host = seated && first === game.me, full = lines.length >= most;
  const press = (what, look, more = {}) => button(t(`lobby-${what}`), () => act({ do: what }), { class: look, "data-key": what, ...more });
  const drop = (n) => button("×", () => act({ do: "drop", place: n }), { class: "quiet", "aria-label": t("lobby-drop", { one: game.players[n] }), "data-key": `drop-${n}` });
  return [
    html("div", { class: "row" }, kind("size", sizes, game.seats.size, host, act), kind("table", tables, game.seats.table, host, act)),
    html("ul", { class: "seats" }, ...lines.map((line, n) => html("li", {}, ...markdown(line), host && bots.includes(n) ? drop(n) : null))),
    html("div", { class: "row" },
      (seated && !asked.includes(game.me)) || !(seated || page.hall) ? null : press("join", "go big", { disabled: full && !seated ? true : null }),
      seated && brings ? button(t("lobby-company"), () => companies(page, act), { "aria-expanded": String(Boolean(page.companies)), "data-key": "company" }) : null,
      seated ? press("leave", "quiet") : null,
      seated ? button(t("talk"), () => page.talk(), { class: "quiet", "data-key": "talk" }) : null,
      host ? press("start", "primary big", { disabled: lines.length < least || asked.length ? true : null }) : null),
    ...(page.companies ?? []),
    host && !full ? html("div", { class: "row" }, ...levels.map((level) => button(`+ ${level.name}`, () => act({ do: "bot", level: level.id }), { class: "small", "data-key": `bot-${level.id}` }))) : null,
  ];
}

/** The size or the table: a menu for the host, a word for the others. */
function kind(name, options, now, host, act) {
  if (!host || options.length < 2) return html("span", {}, options.find((one) => one.id === now)?.name ?? "");
  return html("label", {}, t(`which-${name}`), html("select", { "data-key": name, onchange: (event) => act({ do: "set", [name]: event.target.value }) },
    ...options.map((one) => html("option", { value: one.id, selected: one.id === now ? true : null }, one.name))));
}

/** Show the companies that one may bring, or hide them again. */
async function companies(page, act) {
  const show = (list) => { page.companies = list; page._draw(); };
  if (page.companies) return show(null);
  try {
    const found = await ask("lobby");
    const bring = (one) => (one.brought ? show(null) : act({ do: "bring", company: one.id }).then(() => show(null)));
    return show([...markdown(found.none), html("div", { class: "choices" }, ...found.companies.map((one) => html("button", { type: "button", class: "choice", "aria-pressed": String(Boolean(one.brought)), "data-key": `bring-${one.id}`, onclick: () => bring(one) },
        html("span", {}, html("b", {}, `${one.brought ? "✓ " : ""}${one.name}`), html("small", {}, one.fault)))))]);
  } catch (problem) {
    return page._failed(problem);
  }
}

/** The way to the page on which the lobby's battlefield is drawn: inside Discord that takes this page's place. */
function field(page) {
  if (page.hall) return html("div", { class: "row" }, button(t("own-field"), () => page.over("field"), { "data-key": "draw" }));
  return Number.isFinite(page.game.me) ? html("p", {}, html("a", { href: `draw.html#${page.link.token}:${page.link.locale}` }, t("own-field"))) : null;
}
