// The questions to a player, with every way to answer them: what the private panel has, as buttons.

import { chances, oddsLine } from "./aim.js";
import { art, dieGlyph, tileGlyph } from "./art.js";
import { button, html, redraw } from "./dom.js";
import { clock } from "./table.js";
import { markdown, t } from "./words.js";

/** How an answer looks, by its name; attacks stand first, then moves and what goes on. */
const LOOKS = { attack: "danger", "attack-spot": "danger", move: "go", defend: "primary", agreed: "go", "line-up": "go", "set-up-ready": "go", "in-place": "go" };
/** An attack that hardly ever hits stands last, and plain. */
const vain = (choice) => /^(<1|[0-4])\s?%/.test(choice.chances);
export const look = (choice) => ((choice.name === "defend" && choice.detail) || vain(choice) ? "" : LOOKS[choice.name] ?? "");
const rank = (choice) => (vain(choice) ? 3 : { danger: 0, go: 1 }[look(choice)] ?? 2);

/** Whether a choice begins with a hint's answer `first`; null: there is none. */
const leads = (first, choice) => first !== null && `${choice.way}|`.startsWith(`${first}|`);

const openShelf = (open, ...given) => import("./shelf.js").then((shelf) => shelf[open](...given));

/** The choices of a hint's answer: they begin with it, or it goes on from them. */
export const named = (choices, first) => {
  const exact = choices.filter((choice) => leads(first, choice));
  return exact.length || first === null ? exact : choices.filter((choice) => leads(choice.way, { way: first }));
};

/** A detail, with a frame's systems in it drawn as on its card; lost ones stand in brackets. */
const detailed = (text) => text.split(" · ").flatMap((part, n) => {
  const signs = part.split(" ").map((one) => [one.replace(/[()]/g, ""), one[0] === "("]);
  return [n ? " · " : null, signs.every(([one]) => Object.hasOwn(art.systems, one)) ? html("span", { class: "signs", role: "img", "aria-label": part }, ...signs.map(([one, lost]) => tileGlyph(one, lost, 18))) : part];
});

/** The choices of several that are ticked beforehand, by their number: those of a hint's answer `first`, if it names some. */
export function ticked(every, first) {
  const chosen = new Map();
  for (const asked of every) {
    const advised = (asked.several ?? 1) > 1 ? (first ?? "").split(", ").filter((way) => asked.choices.some((choice) => choice.way === way)) : [];
    for (const way of advised.length ? advised : asked.ticked ?? []) chosen.set(asked.choices.findIndex((choice, n) => choice.way === way && !chosen.has(n)), way);
  }
  return chosen;
}

/** The ways to the rulebook and to one's companies. */
export function shelves() {
  const way = (label, open) => button(t(label), () => openShelf(open), { class: "quiet", "data-key": label });
  return html("div", { class: "row shelves" }, way("rules", "openRules"), way("companies", "openCompanies"));
}

export class Panel {
  /** `answer(way, more)`: play; `plan(way)`: choose a place first; `undo(ask)`; `vote(agree)`; `abandon()`; `over(what, kind)`; `hint()`; `talk()`; `skip()` to the question. */
  constructor(on) {
    this.on = on;
    this.sure = "";
    this.element = html("section", { class: "panel", "aria-label": t("your-move") });
    this.more = false;
    this.chosen = new Map();
    this.faces = null;
    this.shown = "";
  }

  /** `watching`: what led to the questions is still being played on the map, and they wait for it. */
  show(game, { filter = null, note = "", busy = false, hinted = null, watching = false } = {}) {
    const key = game.asked?.map((asked) => asked.id).join();
    const another = key !== this.shown;
    if (another) Object.assign(this, { shown: key, more: false, faces: null, sure: this.sure === "abandon" ? this.sure : "", chosen: ticked(game.asked ?? [], hinted) });
    else if (hinted !== null && hinted !== this.hinted) this.chosen = ticked(game.asked ?? [], hinted);
    this.game = game;
    this.last = { filter, note, busy, hinted, watching };
    this.hinted = hinted;
    const mine = game.asked ?? [], waits = watching && mine.length > 0;
    if (!watching) this.told = game.waiting;  // who decides next tells how what is still being played ends
    redraw(this.element,
      note ? html("p", { class: "note", role: "alert" }, ...markdown(note).map((line) => line)) : null,
      ...(waits ? this._watching() : mine.length ? mine.flatMap((asked) => this._asked(asked, filter)) : this._waiting(game)),
      this.faces ? this._faces() : null,
      this._wish(game.wish),
      waits ? null : this._aside(game));
    if (another) this.element.scrollTop = 0;
    this.element.classList.toggle("busy", busy);
    this.element.classList.toggle("mine", mine.length > 0);
  }

  /** Fade the last question until it is known what is played before the next one, or until its place is tried out. */
  wait(game) {
    this.game = game;
    this.element.classList.add("busy");
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
    const seated = Number.isFinite(game.me) && game.status === "running";
    const open = (what) => () => { this.sure = this.sure === what ? "" : what; this._again(); };
    const send = { undo: () => this.on.undo(true), abandon: () => this.on.abandon() }[this.sure];
    const told = { undo: game.ask_undo ?? [], abandon: !seated ? [] : game.alone ? [t("abandon-alone"), ...(game.mission ? [t("abandon-mission")] : [])] : [t("abandon-sure")] }[this.sure];
    return html("div", { class: "always" },
      html("div", { class: "row" },
        ...(game.status === "ended" && game.board ? this._over(game) : []),
        ...this.help(),
        game.undo && !game.ask_undo ? button(t("undo"), () => this.on.undo(false), { class: "quiet", "data-key": "undo" }) : null,
        game.ask_undo ? button(`${t("undo")}…`, open("undo"), { class: "quiet", "aria-expanded": String(this.sure === "undo"), "data-key": "ask-undo" }) : null,
        Number.isFinite(game.me) ? button(t("talk"), this.on.talk, { class: "quiet", "data-key": "talk" }) : null,
        seated && !game.wish ? button(`${t("abandon")}…`, open("abandon"), { class: "quiet", "aria-expanded": String(this.sure === "abandon"), "data-key": "abandon" }) : null),
      send && told.length ? html("div", { class: "wish" }, ...told.flatMap(markdown), html("div", { class: "row" }, button(t({ undo: game.undo, abandon: game.alone }[this.sure] ? this.sure : "ask-others"), send, { class: "primary", "data-key": "ask-others" }), button(t("cancel"), open(this.sure), { class: "quiet", "data-key": "keep-on" }))) : null);
  }

  /** The hint, and the rule of a `topic`, or of the question, which stands above it with the clock as it is. */
  help(topic = "") {
    const [asked] = this.game.asked ?? [], rule = topic || asked?.rule, { board, words } = this.game;
    const now = () => html("div", { class: "opened-from" }, ...(asked ? markdown(asked.text.split("\n")[0]) : []), clock(board, words));
    return [asked ? button(t("hint"), this.on.hint, { class: "quiet", "data-key": "hint" }) : null,
      rule ? button(t("why"), () => openShelf("openRules", rule, now()), { class: "quiet", "data-key": "why" }) : null];
  }

  _over(game) {
    const way = (label, what, look, kind) => button(t(label), () => this.on.over(what, kind), { class: look, "data-key": label });
    return [...(game.again ?? []).map((label, n) => way(label, "rematch", n ? "" : "go", label)), way("play-replay", "replay", "primary"), way("analyse", "analyse", ""), way("save-replay", "save", "quiet", "replay"), way("save-log", "save", "quiet", "log")];
  }

  _again() { this.show(this.game, this.last); }

  _waiting(game) {
    return [html("div", { class: "question" }, ...(this.told ?? game.waiting ?? []).flatMap(markdown)),
      !Number.isFinite(game.me) ? html("p", { class: "small" }, t("watching")) : null];
  }

  _watching() {
    return [html("div", { class: "question" }, ...markdown(t("watch-first"))), html("div", { class: "row" }, button(t("skip"), this.on.skip, { class: "quiet", "data-key": "skip-to" }))];
  }

  _asked(asked, filter) {
    const question = html("div", { class: "question" }, ...markdown(asked.text), ...(asked.lines ?? []).flatMap((line) => markdown(line)).map((line) => { line.classList.add("odds"); return line; }));
    if (asked.place) return [question, html("div", { class: "row" }, button(t("where"), () => this.on.plan("", asked), { class: "primary", "data-key": "place" }))];
    if ((asked.several ?? 1) > 1) return [question, this._several(asked)];
    const every = asked.choices ?? [], fitting = filter ? every.filter((choice) => choice.items?.includes(filter)) : [];
    this.best = named(every, this.hinted);
    const usual = this.best.filter((choice) => !choice.group);
    if (usual.length) this.best = usual;
    if (this.best.length === every.length) this.best = [];
    const details = every.map((choice) => choice.detail);
    this.repeats = new Set(every.filter((choice, n) => choice.die && details.indexOf(choice.detail) < n));
    const list = (group) => (fitting.length ? fitting : every).filter((choice) => (choice.group ?? "") === group);
    const main = list("").sort((one, other) => rank(one) - rank(other)), below = list("below"), aside = list("aside"), folded = list("more");
    return [question,
      html("div", { class: "choices" }, ...main.map((choice) => this._led(choice, below.filter((one) => leads(choice.way, one))))),
      aside.length ? html("details", { open: fitting.length > 0 || main.length === 0 || aside.some((choice) => this.best.includes(choice)) }, html("summary", {}, asked.aside || t("more")), html("div", { class: "choices" }, ...aside.map((choice) => this._choice(choice)))) : null,
      folded.length ? html("details", { open: this.more || (main.length < 2 && !folded.some((choice) => choice.odds)) || fitting.length > 0 || folded.some((choice) => this.best.includes(choice)) }, html("summary", { onclick: () => { this.more = !this.more; } }, t("more")), html("div", { class: "choices" }, ...folded.map((choice) => this._choice(choice)))) : null,
      ...(asked.written ?? []).slice(0, 1).map((way) => this._written(way))];
  }

  /** A choice, and what the same press may add. */
  _led(choice, below) {
    if (!below.length) return this._choice(choice);
    return html("div", { class: "led" }, this._choice(choice), ...below.map((one) => html("button", { type: "button", class: `small${this.best?.includes(one) ? " best" : ""}`, "aria-label": one.label, "data-key": `way-${one.way}`, onclick: () => this._press(one) }, [`→ ${one.short}`, chances(one.odds) || one.chances, one.odds?.needs].filter(Boolean).join(" · "))));
  }

  _press(choice) { return choice.places ? this.on.plan(choice.way) : this.on.answer(choice.way); }

  _choice(choice) {
    const chances = choice.odds ? oddsLine(choice) : choice.chances;
    return html("button", { type: "button", class: `choice ${look(choice)}${this.best?.includes(choice) ? " best" : ""}`, "data-key": `way-${choice.way}`, onclick: () => this._press(choice) },
      choice.die ? dieGlyph(choice.die, choice.face, 28) : null,
      html("span", {}, html("b", {}, choice.label), chances ? html("small", { class: "chance-line" }, chances) : null, choice.detail && !this.repeats?.has(choice) ? html("small", {}, ...detailed(choice.detail)) : null));
  }

  /** A choice of several: each as often as it is there. One tick too many takes the oldest away. */
  _several(asked) {
    const tick = (n, way) => {
      if (!this.chosen.delete(n)) this.chosen.set(n, way);
      if (this.chosen.size > asked.several) this.chosen.delete(this.chosen.keys().next().value);
      this._again();
    };
    const alone = (choice) => ["pass", "done", "frame", "none", "no-target", "path-clear"].includes(choice.name);
    const boxes = (asked.choices ?? []).flatMap((choice, n) => alone(choice) ? [this._choice(choice)] : [html("label", { class: "choice" },
      html("input", { type: "checkbox", "data-key": `tick-${n}`, checked: this.chosen.has(n) ? true : null, onchange: () => tick(n, choice.way) }), html("b", {}, choice.label))]);
    const send = () => this.on.answer([...this.chosen.values()].join(", "));
    return html("div", { class: "choices" }, ...boxes, html("small", { class: "whole" }, t("choose", { n: asked.several })), button(t("send"), send, { class: "primary whole", disabled: this.chosen.size ? null : true, "data-key": "send" }));
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
