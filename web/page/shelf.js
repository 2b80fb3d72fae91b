// What lies beside the board, in a window of its own: the rulebook and one's companies.

import { dieGlyph, iconGlyph, playerColor, rulerGlyph, tileGlyph } from "./art.js";
import { button, html, redraw } from "./dom.js";
import { ask, file } from "./link.js";
import { PARTS } from "./table.js";
import { locale, markdown, t } from "./words.js";

await new Promise((done) => document.head.append(html("link", { rel: "stylesheet", href: new URL("shelf.css", import.meta.url).href, onload: done, onerror: done })));

const named = (one, press, look = "choice") => button(one.name, press, { class: look, "data-key": one.id });

class Shelf {
  constructor(title, show) {
    this.body = html("div", { class: "shelf-body" });
    this.window = html("dialog", { class: "shelf", "aria-label": title, onclose: () => this.window.remove() },
      html("div", { class: "row shelf-head" }, html("h2", {}, title), button("×", () => this.window.close(), { class: "quiet", "aria-label": t("close"), "data-key": "close-shelf" })), this.body);
    document.body.append(this.window);
    this.window.showModal();
    show(this);
  }

  /** Show what the bot was `asked` for as `draw` makes it, or why it does not come. */
  async load(asked, draw) {
    redraw(this.body, html("p", { class: "small" }, t("loading")));
    try {
      const found = await asked;
      redraw(this.body, ...draw(found));
      this.body.scrollTop = 0;
    } catch (problem) {
      redraw(this.body, html("p", { role: "alert" }, problem.message));
    }
  }
}

/** The rulebook, at a `topic` if one is given, below what it was opened from. */
export const openRules = (topic, now) => new Shelf(t("rules"), (shelf) => {
  if (now) shelf.body.before(now);
  rules(shelf, topic ? { topic } : {});
});

const rules = (shelf, asked = {}) => shelf.load(ask(`rules?${new URLSearchParams(asked)}`), (found) => (found.topic ? page(shelf, found, asked) : contents(shelf, found)));

function contents(shelf, { book, books, chapters, note }) {
  const find = html("input", { type: "text", "aria-label": t("find-rule"), placeholder: t("find-rule"), maxlength: 100, "data-key": "find-rule" });
  const search = (event) => { event.preventDefault(); if (find.value.trim()) rules(shelf, { book, find: find.value }); };
  return [
    html("form", { class: "row", onsubmit: search }, find, html("button", { "data-key": "search" }, t("find"))),
    note ? html("div", {}, ...markdown(note)) : html("label", {}, t("which-game"), html("select", { "data-key": "book", onchange: (event) => rules(shelf, { book: event.target.value }) },
      ...books.map((one) => html("option", { value: one.id, selected: one.id === book ? true : null }, one.name)))),
    ...chapters.map(({ name, topics }) => html("section", {}, name ? html("h3", {}, name) : null, html("div", { class: "choices" }, ...topics.map((one) => named(one, () => rules(shelf, { book, topic: one.id })))))),
    note ? html("div", { class: "row" }, button(t("all-rules"), () => rules(shelf, { book }), { class: "quiet", "data-key": "contents" })) : null,
  ];
}

function page(shelf, { topic, text, related, others, chart, alt }, { book }) {
  const as = book ? { book } : {};
  return [
    html("div", { class: "told" }, ...markdown(text)),
    chart ? html("img", { class: "rule-chart", src: chart, alt }) : null,
    related.length ? html("div", { class: "choices" }, ...related.map((one) => named(one, () => rules(shelf, { ...as, topic: one.id })))) : null,
    others.length ? html("div", { class: "row" }, ...others.map((one) => named(one, () => rules(shelf, { book: one.id, topic }), "small"))) : null,
    html("div", { class: "row" }, button(t("all-rules"), () => rules(shelf, as), { class: "quiet", "data-key": "contents" })),
  ];
}

/** What the signs of a board stand for: those that it may show. */
export const openKey = (board) => new Shelf(t("key"), (shelf) => shelf.load(file(`key.${locale()}.json`).then((answer) => answer.json()), (words) => {
  const space = Boolean(board.cards?.[0]?.kind), pitch = Boolean(board.pitch);
  const white = html("span", { class: "signs" }, html("i", { class: "white" }), html("i", { class: "white spent" })), verb = words[pitch ? "key-marks" : "key-spots"];
  const lines = [
    [["B", "G", "Y"].map((one) => tileGlyph(one)), words["key-systems"].replace("{one}", verb)],
    [(space ? ["Rp", "Ra", "Rs"] : ["Rh", "Rd", "Ra"]).map((one) => tileGlyph(one)), words[space ? "key-ranges" : pitch ? "key-kicks" : "key-weapons"]],
    board.map && !pitch && [[html("i", { class: "key-ring" })], words[space ? "key-arcs" : "key-rings"]],
    board.map && [[rulerGlyph(20)], words["key-close"]], [[white], words["key-white"]], [[tileGlyph("B", true)], words["key-lost"]], [[html("i", { class: "key-life" })], words["key-life"]],
    [[dieGlyph("B6", 4, 30, { sign: "shield" })], words["key-defense"]], [[dieGlyph("Y6", 5, 30, { sign: "eye" })], words[pitch ? "key-mark" : "key-spot"]],
    pitch && [[dieGlyph("d8", 7, 26)], words["key-initiative"]], pitch && [[html("span", { class: "ball" }, iconGlyph("hexagon", 14, "#12161d"))], t("ball")],
    space && [[html("b", {}, "Aa")], words["key-space"]], space && [[iconGlyph("drop", 18)], words["key-fuel"]], space && [[iconGlyph("star", 18)], words["key-ace"]],
    (board.map?.stations ?? board.posts)?.length && [[iconGlyph("flag", 18, playerColor(0))], words["key-station"]],
    board.map?.pieces?.some((piece) => !piece.hazard) && [[html("b", { class: "key-piece" }, "▲4")], words["key-piece"]],
    ...Object.entries(PARTS).map(([part, icon]) => [[iconGlyph(icon, 16)], t(`part-${part}`)]),
  ].filter(Boolean);
  return [html("dl", { class: "key" }, ...lines.flatMap(([signs, text]) => [html("dt", {}, ...signs), html("dd", {}, ...markdown(text))]))];
}));

export const openCompanies = () => new Shelf(t("companies"), (shelf) => shelf.load(ask("companies"), ({ companies, none }) => [
  ...markdown(none),
  ...companies.map(({ line, text, code }) => html("details", {}, html("summary", {}, html("span", {}, ...markdown(line))), ...markdown(text), code ? html("p", { class: "share-code" }, html("code", {}, code)) : null)),
]));
