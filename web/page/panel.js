// The questions to a player, with every way to answer them: what the private panel has, as buttons.

import { oddsLine } from "./aim.js";
import { dieGlyph } from "./art.js";
import { button, html, redraw } from "./dom.js";
import { markdown, t } from "./words.js";

/** The ways to the rulebook and to one's companies. */
export function shelves() {
  const way = (label, open) => button(t(label), () => import("./shelf.js").then((shelf) => shelf[open]()), { class: "quiet", "data-key": label });
  return html("div", { class: "row shelves" }, way("rules", "openRules"), way("companies", "openCompanies"));
}

export class Panel {
  /** `answer(way, more)`: play; `plan(way)`: choose a place first; `undo(ask)`; `vote(agree)`; `abandon()`; `over(what, kind)`. */
  constructor(on) {
    this.on = on;
    this.sure = "";
    this.element = html("section", { class: "panel", "aria-label": t("your-move") });
    this.more = false;
    this.chosen = new Map();
    this.faces = null;
    this.shown = "";
  }

  show(game, { filter = null, note = "", busy = false } = {}) {
    const key = game.asked?.map((asked) => asked.id).join();
    if (key !== this.shown) Object.assign(this, { shown: key, more: false, faces: null, sure: "", chosen: new Map() });
    this.game = game;
    this.last = { filter, note, busy };
    const mine = game.asked ?? [];
    redraw(this.element,
      note ? html("p", { class: "note", role: "alert" }, ...markdown(note).map((line) => line)) : null,
      ...(mine.length ? mine.flatMap((asked) => this._asked(asked, filter)) : this._waiting(game)),
      this.faces ? this._faces() : null,
      this._wish(game.wish),
      ...this._aside(game));
    this.element.classList.toggle("busy", busy);
    this.element.classList.toggle("mine", mine.length > 0);
  }

  /** The open wish, and what the reader may do about it. */
  _wish(wish) {
    if (!wish) return null;
    const vote = (label, agree, look) => button(t(label), () => this.on.vote(agree), { class: look, "data-key": label });
    return html("section", { class: "wish", "aria-label": t("wish") }, ...wish.lines.flatMap(markdown),
      html("div", { class: "row" }, ...(wish.votes ? [vote("agree", true, "go"), vote("refuse", false, "danger")] : wish.own ? [vote("withdraw", false, "danger")] : [])));
  }

  /** Undo, and the end by agreement: each asks once more before the others are asked. */
  _aside(game) {
    const seated = game.me !== null && game.me !== undefined && game.status === "running";
    const open = (what) => () => { this.sure = this.sure === what ? "" : what; this._again(); };
    const send = { undo: () => this.on.undo(true), abandon: () => this.on.abandon() }[this.sure];
    const told = { undo: game.ask_undo ?? [], abandon: [t("abandon-sure")] }[this.sure];
    return [
      html("div", { class: "row" },
        ...(game.status === "ended" && game.board ? this._over() : []),
        game.undo ? button(t("undo"), () => this.on.undo(false), { class: "quiet", "data-key": "undo" }) : null,
        game.ask_undo?.length ? button(`${t("undo")}…`, open("undo"), { class: "quiet", "aria-expanded": String(this.sure === "undo"), "data-key": "ask-undo" }) : null,
        seated && !game.wish ? button(`${t("abandon")}…`, open("abandon"), { class: "quiet", "aria-expanded": String(this.sure === "abandon"), "data-key": "abandon" }) : null),
      send && told.length ? html("div", { class: "wish" }, ...told.flatMap(markdown), html("div", { class: "row" }, button(t("ask-others"), send, { class: "primary", "data-key": "ask-others" }))) : null].filter(Boolean);
  }

  _over() {
    const way = (label, what, look, kind) => button(t(label), () => this.on.over(what, kind), { class: look, "data-key": label });
    return [way("play-replay", "replay", "primary"), way("analyse", "analyse", ""), way("save-replay", "save", "quiet", "replay"), way("save-log", "save", "quiet", "log")];
  }

  _again() { this.show(this.game, this.last); }

  _waiting(game) {
    return [html("div", { class: "question" }, ...(game.waiting ?? []).flatMap(markdown)),
      game.me === null || game.me === undefined ? html("p", { class: "small" }, t("watching")) : null];
  }

  _asked(asked, filter) {
    const question = html("div", { class: "question" }, ...markdown(asked.text), ...(asked.lines ?? []).flatMap((line) => markdown(line)).map((line) => { line.classList.add("odds"); return line; }));
    if (asked.place) return [question, html("div", { class: "row" }, button(t("put"), () => this.on.plan("", asked), { class: "primary", "data-key": "place" }))];
    if ((asked.several ?? 1) > 1) return [question, this._several(asked)];
    const every = asked.choices ?? [], fitting = filter ? every.filter((choice) => choice.items?.includes(filter)) : [];
    const list = (group) => (fitting.length ? fitting : every).filter((choice) => (choice.group ?? "") === group);
    const main = list(""), aside = list("aside"), folded = list("more");
    return [question,
      html("div", { class: "choices" }, ...main.map((choice) => this._choice(choice))),
      aside.length ? html("details", { open: fitting.length > 0 || main.length === 0 }, html("summary", {}, asked.aside || t("more")), html("div", { class: "choices" }, ...aside.map((choice) => this._choice(choice)))) : null,
      folded.length ? html("details", { open: this.more || main.length === 0 || fitting.length > 0 }, html("summary", { onclick: () => { this.more = !this.more; } }, t("more")), html("div", { class: "choices" }, ...folded.map((choice) => this._choice(choice)))) : null,
      ...(asked.written ?? []).slice(0, 1).map((way) => this._written(way))];
  }

  _choice(choice) {
    const kinds = { attack: "danger", "attack-spot": "danger", move: "go", defend: "primary", agreed: "go", "line-up": "go", "in-place": "go" };
    const chances = choice.odds ? oddsLine(choice) : choice.chances;
    const press = () => (choice.places ? this.on.plan(choice.way) : this.on.answer(choice.way));
    return html("button", { type: "button", class: `choice ${kinds[choice.name] ?? ""}`, "data-key": `way-${choice.way}`, onclick: press },
      choice.die ? dieGlyph(choice.die, choice.face, 28) : null,
      html("span", {}, html("b", {}, choice.label), chances ? html("small", { class: "chance-line" }, chances) : null, choice.detail ? html("small", {}, choice.detail) : null));
  }

  /** A choice of several: each as often as it is there. */
  _several(asked) {
    const count = () => [...this.chosen.values()].filter(Boolean).length;
    const alone = (choice) => ["pass", "done", "frame", "none", "no-target", "path-clear"].includes(choice.name);
    const boxes = (asked.choices ?? []).flatMap((choice, n) => alone(choice) ? [this._choice(choice)] : [html("label", { class: "choice" },
      html("input", { type: "checkbox", checked: this.chosen.get(n) ? true : null, onchange: (event) => { this.chosen.set(n, event.target.checked ? choice.way : null); this._again(); } }), html("b", {}, choice.label))]);
    const send = () => this.on.answer([...this.chosen.values()].filter(Boolean).join(", "));
    return html("div", { class: "choices" }, ...boxes, button(t("send"), send, { class: "primary", disabled: count() === 0 || count() > asked.several ? true : null, "data-key": "send" }), html("small", {}, t("choose", { n: asked.several })));
  }

  _written(way) {
    const field = html("input", { type: "text", maxlength: 200, "aria-label": t("write"), "data-key": "write" });
    return html("form", { class: "row", onsubmit: (event) => { event.preventDefault(); if (field.value.trim()) this.on.answer(way, { written: field.value.trim() }); } }, field, html("button", { type: "submit" }, t("send")));
  }

  /** Dice that were rolled by hand are asked for, and the same answer sent with them. */
  askFaces(send, text) {
    this.faces = { send, text };
    this._again();
    this.element.querySelector("[data-key=faces]")?.focus();
  }

  _faces() {
    const field = html("input", { type: "text", inputmode: "numeric", maxlength: 120, "aria-label": t("faces"), "data-key": "faces" });
    const send = (event) => {
      event.preventDefault();
      let words = field.value.match(/\d+/g) ?? [];
      if (words.length === 1) words = [...words[0]];
      this.faces.send(words.map(Number));
    };
    return html("form", { class: "faces", onsubmit: send }, ...markdown(this.faces.text), html("label", {}, t("faces"), field), html("button", { type: "submit", class: "primary" }, t("send")));
  }
}
