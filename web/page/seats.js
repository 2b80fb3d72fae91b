// Before a game begins: the seats of its lobby, and what one may do there.

import { button, html } from "./dom.js";
import { t } from "./words.js";

/** `act(what)`: do it; `inside`: one may take a seat, since Discord says who one is. */
export function seats(game, act, inside) {
  const { least, most, host: first, levels = [], asked = [] } = game.seats ?? {}, seated = Number.isFinite(game.me);
  const host = seated && first === game.me, full = game.players.length >= most;
  const press = (what, look, more = {}) => button(t(`lobby-${what}`), () => act({ do: what }), { class: look, "data-key": what, ...more });
  return [
    html("ul", { class: "seats" }, ...game.players.map((name, n) => html("li", {}, `${n + 1}. ${name}${asked.includes(n) ? `, ${t("lobby-asked")}` : ""}`))),
    html("div", { class: "row" },
      (seated && !asked.includes(game.me)) || !(seated || inside) ? null : press("join", "go big", { disabled: full && !seated ? true : null }),
      seated ? press("leave", "quiet") : null,
      host ? press("start", "primary big", { disabled: game.players.length < least || asked.length ? true : null }) : null),
    host && !full ? html("div", { class: "row" }, ...levels.map((level) => button(`+ ${level.name}`, () => act({ do: "bot", level: level.id }), { class: "small", "data-key": `bot-${level.id}` }))) : null,
  ];
}
