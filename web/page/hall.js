// The way to a game inside Discord: one's games and a new one for those who are here.

import { button, html, redraw } from "./dom.js";
import { ask, pressId } from "./link.js";
import { shelves } from "./panel.js";
import { locale, markdown, t } from "./words.js";

const LOOK_EVERY = 3000;

/** Who has the board open beside the same chat: "Ana, Ben and 3 others are here". */
export function present(names) {
  const shown = names.slice(0, names.length === 3 ? 3 : 2), more = names.length - shown.length;
  if (!names.length) return null;
  const list = new Intl.ListFormat(locale()).format([...shown, ...(more ? [t("more-people", { n: more })] : [])]);
  return html("p", { class: "here" }, t(names.length === 1 ? "is-here" : "are-here", { one: list }));
}

/** What to play, where nothing is played yet. `play(game)`: go to a game's board; `drawing()`: draw a battlefield. */
export class Hall {
  constructor(play, language, names, drawing) {
    Object.assign(this, { play: (game) => { this.leave(); play(game); }, language, names, drawing, note: "", wanted: {}, bots: [] });
    this.head = html("header", {});
    this.body = html("main", { class: "alone hall" });
    document.getElementById("app").className = "hall";
    document.getElementById("app").replaceChildren(this.head, this.body);
    this.load();
  }

  leave() { clearTimeout(this.timer); this.left = true; }

  here(names) {
    this.names = names;
    if (this.hall) this.draw();
  }

  /** Look what there is, and again: where a friend opens a game here, go to it. */
  async load() {
    try {
      const before = this.hall, hall = await ask("hall");
      if (this.left) return;
      this.hall = hall;
      if (before?.open && !hall.open) return this.play(hall.mine[0].id);
      if (JSON.stringify(before) !== JSON.stringify(hall)) this.draw();
    } catch (problem) {
      if (!this.hall) redraw(this.body, html("p", { role: "alert" }, problem.message));
    }
    if (!this.left) this.timer = setTimeout(() => this.load(), LOOK_EVERY);
  }

  draw() {
    const { games, mine, open } = this.hall;
    redraw(this.head, html("div", { class: "title" }, html("h1", {}, t("hall")), present(this.names)), this.language());
    redraw(this.body,
      this.note ? html("p", { class: "note", role: "alert" }, ...markdown(this.note)) : null,
      mine.length ? html("section", { "aria-label": t("my-games") }, html("h2", {}, t("my-games")), ...mine.map((game) => button(game.title, () => this.play(game.id), { class: game.waits ? "choice primary" : "choice", "data-key": `game-${game.id}` }, game.waits ? html("b", {}, "●") : null))) : null,
      open ? this._new(games) : html("p", {}, t("not-here")),
      html("div", { class: "row" }, button(t("own-field"), this.drawing, { "data-key": "draw" })),
      shelves());
  }

  _new(games) {
    const game = games.find((one) => one.id === this.wanted.ruleset) ?? games[0];
    const pick = (name, label, options, chosen) => html("label", {}, t(label), html("select", { "data-key": name, onchange: (event) => { this.wanted[name] = event.target.value; this.draw(); } },
      ...options.map((one) => html("option", { value: one.id, selected: one.id === chosen ? true : null }, one.name))));
    const among = (name, options, usual) => (options.some((one) => one.id === this.wanted[name]) ? this.wanted[name] : usual);
    const chosen = { ruleset: game.id, size: among("size", game.sizes, game.size), table: among("table", game.tables, game.table) };
    const free = game.most - 1 - this.bots.length;
    const open = async () => {
      try {
        this.play((await ask("open", { ...chosen, bots: this.bots.map((bot) => bot.id), press: pressId() })).game);
      } catch (problem) {
        this.note = problem.message;
        this.draw();
      }
    };
    return html("section", { class: "form", "aria-label": t("new-game") }, html("h2", {}, t("new-game")),
      pick("ruleset", "which-game", games, game.id), pick("size", "which-size", game.sizes, chosen.size),
      game.tables.length > 1 ? pick("table", "which-table", game.tables, chosen.table) : null,
      html("p", { class: "small" }, t("bots-too")),
      html("div", { class: "row" }, ...this.hall.levels.map((level) => button(`+ ${level.name}`, () => { this.bots.push(level); this.draw(); }, { disabled: free < 1 ? true : null, "data-key": `add-${level.id}` }))),
      this.bots.length ? html("div", { class: "row" }, ...this.bots.map((bot, n) => button(`${bot.name} ×`, () => { this.bots.splice(n, 1); this.draw(); }, { class: "small", "data-key": `drop-${n}` }))) : null,
      html("div", { class: "row" }, button(t("open-game"), open, { class: "primary big", "data-key": "open" })));
  }
}
