// The page on which a battlefield is drawn: pieces put down, dragged, turned and stretched; kept, shared, played on.

import { button, html, redraw } from "./dom.js";
import { acrossLabel, FieldPage, pictureButton, tool, wordsOf } from "./draw-base.js";
import { PhotoWindow } from "./draw-photo.js";
import { Keeping } from "./draw-keep.js";
import { DrawMap } from "./draw-map.js";
import { aligned, boxOf, middle, moved, Past, roomFor, round, sizeOf, stretched, turned, twin } from "./draw-shapes.js";
import { ask, pressId } from "./link.js";
import { markdown, nextLanguage, t, useWords } from "./words.js";

const CHECK_AFTER = 350;  // milliseconds

class Drawing extends FieldPage {
  /** `known`: what the bot knows; `leave`: go back to what was there before, where the page is not alone. */
  constructor(link, known, leave = null) {
    super(link);
    Object.assign(this, { known, leave });
    this.kinds = new Map(known.kinds.map((kind) => [kind.id, kind]));
    const begun = known.game?.drawing ?? { shape: "square", across: 44, style: known.styles[0].id, pieces: [], seed: "" };
    const before = leave ? null : history.state;
    this.past = new Past(before?.drawing ?? begun);
    this.chosen = null;
    this.trace = null;
    this.takenBack = [];  // corners of the trace, for redo
    this.kind = "house";
    this.keep = new Keeping(this);
    this.labels = new WeakMap();  // by drawing: the name and the time of the field that it was opened from
    this.called(before ?? this.keep.same(this.now));
    this.open = {};
    this.photo = null;
    this.marked = null;  // the picture that was straightened last, with its file and its marks
    this.fresh = before?.fresh ?? "";  // the number of a photograph that is not kept yet
    this.found = { faults: [], notes: [], code: "" };
    this.settled = null;  // the drawing as it is set up: `of` which, `stations`, `camps`, `notes`
    this._build();
    this.keys = (event) => this._key(event);
    document.addEventListener("keydown", this.keys);
    this._changed();
    this.keep.photograph();
  }

  close() {
    document.removeEventListener("keydown", this.keys);
    clearTimeout(this.checking);
    clearTimeout(this.telling);
    this.leave();
  }

  get now() { return this.past.now; }
  get sound() { return !this.found.faults.length && this.checked === this.now; }
  get shownSettled() { return this.settling && this.settled?.of === this.now ? this.settled : null; }
  get piece() { return this.chosen === null ? null : this.now.pieces[this.chosen]; }

  _build() {
    this.map = new DrawMap({
      chosen: (n) => this._choose(n), dragged: (part, from, to, first) => this._drag(part, from, to, first), dropped: () => this._dropped(),
      tapped: (at, near) => this._corner(at, near), put: (at) => this._add(at), name: (n) => this._nameOf(n),
    });
    this.head = html("header", {});
    this.picked = html("section", { class: "panel" });
    this.adding = html("section", { class: "panel" });
    this.notes = html("section", { class: "panel", "aria-live": "polite" });
    this.field = html("section", { class: "panel" });
    this.keeping = html("section", { class: "panel" });
    this.shelf = html("section", { class: "panel" });
    const stage = this._stage(tool("↶", "draw-undo", () => this._undo()), tool("↷", "draw-redo", () => this._undo("redo")));
    document.getElementById("app").className = "drawing";
    document.getElementById("app").replaceChildren(this.head, html("main", {}, stage, html("div", { class: "beside" }, this.adding, this.picked, this.keeping, this.notes, this.field, this.shelf)));
  }

  // -- what is shown -------------------------------------------------------------------------------------------------

  /** What a check brings: nothing that somebody may be typing in is drawn again, but for the name, which is kept. */
  _weighed(moving = false) {
    const faulty = new Set(this.found.faults.flatMap((fault) => fault.pieces));
    this.map.show(this.now, { kinds: this.kinds, chosen: this.chosen, faulty, trace: this.trace, moving, photo: this.photo, settled: this.shownSettled });
    if (moving) return;
    this.notes.classList.toggle("faults", Boolean(this.found.faults.length));  // beside what is being drawn, not below all else
    redraw(this.notes, ...this._notes());
    redraw(this.keeping, ...this.keep.keeping());
    redraw(this.shelf, ...this.keep.shelf());
  }

  _draw(moving = false) {
    this._weighed(moving);
    if (moving) return;
    document.title = t("draw-title");
    const other = nextLanguage();
    redraw(this.head, html("h1", {}, t("draw-title")), html("div", { class: "lang" },
      this.leave ? button(t("draw-leave"), () => this.close(), { class: "quiet", "data-key": "leave" }) : this.known.game ? html("a", { class: "to-board", href: `./#${this.link.token}:${this.link.locale}` }, t("draw-board")) : null,
      button(t(`language-${other}`), () => this._speak(other), { class: "quiet", lang: other, "data-key": "language" })));
    redraw(this.adding, ...this._adding());
    redraw(this.picked, ...this._picked());
    redraw(this.field, ...this._field());
  }

  /** A part that folds, and stays as it was when it is drawn again. */
  _fold(key, open, title, ...parts) {
    return html("details", { open: (this.open[key] ?? open) ? true : null, ontoggle: (event) => { this.open[key] = event.target.open; } }, html("summary", { "data-key": key }, title), ...parts);
  }

  _adding() {
    if (this.trace) {
      return [html("p", {}, t("draw-trace-hint", { one: this.kinds.get(this.kind).name, n: this.known.corners[1] })), this.photo ? html("p", { class: "small" }, t("draw-trace-foot")) : null, html("div", { class: "row" },
        button(t("draw-trace-done"), () => this._traced(), { class: "primary", "data-key": "traced", disabled: this.trace.length < 3 ? true : null }),
        button(t("cancel"), () => { this.trace = null; this._draw(); }, { "data-key": "untraced" }))];
    }
    const full = this.now.pieces.length >= this.known.most ? true : null, bare = this.now.pieces.length ? null : true;
    return [html("div", { class: "row add" }, html("label", {}, html("span", {}, t("draw-new-kind")), this._select("new-kind", this.known.kinds, this.kind, (id) => { this.kind = id; })),
      button(t("draw-add"), () => this._add(null), { class: "primary", "data-key": "add", disabled: full }),
      button(t("draw-trace"), () => { this.trace = []; this.takenBack = []; this.chosen = null; this._draw(); }, { "data-key": "trace", disabled: full }), ...pictureButton(t("draw-photo"), (photo) => this._photograph(photo))),
    html("div", { class: "row" }, button(t("draw-both"), () => this._both(), { class: "small", "data-key": "both", disabled: bare }),
      button(t("draw-clear"), () => { this.chosen = null; this._put({ ...this.now, pieces: [] }); }, { class: "small danger", "data-key": "clear", disabled: bare }),
      this.photo && this.photo === this.marked?.picture ? button(t("draw-photo-again"), () => this._photograph(this.marked.file, this.marked.marks), { class: "small", "data-key": "corners" }) : null,
      this.photo ? button(t("draw-photo-hide"), () => { this.photo = null; this.fresh = ""; this._put({ ...this.now, seed: "" }); }, { class: "small", "data-key": "no-photo" }) : null)];
  }

  _select(key, options, value, changed) {
    return html("select", { "data-key": key, onchange: (event) => { changed(event.target.value); this._draw(); } },
      ...options.map((one) => html("option", { value: one.id, selected: one.id === value ? true : null }, one.name)));
  }

  _number(key, label, [least, most], value, changed) {
    return html("label", { class: "number" }, html("span", {}, label()), html("input", { type: "number", min: least, max: most, value, "data-key": key,
      onchange: (event) => {
        const given = Number(event.target.value), taken = Math.min(most, Math.max(least, Math.round(given) || least));
        if (given < least || given > most) this.tell(() => t("draw-limits", { one: label(), two: least, n: most }));
        event.target.value = taken;
        changed(taken);
      } }));
  }

  _picked() {
    const piece = this.piece;
    if (this.trace) return [html("p", { class: "small" }, t("draw-trace-back"))];
    if (!piece) return [html("p", { class: "small" }, t(this.now.pieces.length ? "draw-choose" : "draw-empty"))];
    const { hazard } = this.kinds.get(piece.kind), act = (key, press, look = "") => button(t(`draw-${key}`), press, { class: `small ${look}`, "data-key": key });
    return [html("h2", {}, `T${this.chosen + 1} ${piece.called ?? ""}`), html("div", { class: "row" },
      html("label", {}, html("span", {}, t("draw-kind")), this._select("kind", this.known.kinds, piece.kind, (kind) => this._alter(this._asKind(piece, kind)))),
      ...hazard ? [] : [this._number("bricks", () => t("draw-height"), this.known.bricks, piece.bricks, (bricks) => this._alter({ bricks })),
      this._number("hits", () => t("draw-hits"), this.known.hits, piece.hits, (hits) => this._alter({ hits }))],
      html("label", {}, html("span", {}, t("draw-called")), html("input", { type: "text", maxlength: this.known.called, value: piece.called ?? "", placeholder: t("draw-called-hint"), "data-key": "called", onchange: (event) => this._alter({ called: event.target.value.trim() }) }))),
      hazard ? html("p", { class: "small" }, t("draw-hazard")) : null,
      html("div", { class: "row" }, act("left", () => this._shape((outline) => turned(outline, -15))), act("right", () => this._shape((outline) => turned(outline, 15))),
        act("larger", () => this._shape((outline) => stretched(outline, 1.1, 1.1))), act("smaller", () => this._shape((outline) => stretched(outline, 1 / 1.1, 1 / 1.1))),
        act("align", () => this._shape(aligned)), act("copy", () => this._copy()), act("twin", () => this._twin()), act("remove", () => this._remove(), "danger"))];
  }

  /** A piece as another kind: a hazard has neither height nor hits of its own, so that both come with the kind. */
  _asKind(piece, id) {
    const { hazard, bricks, hits } = this.kinds.get(id);
    return hazard || this.kinds.get(piece.kind).hazard ? { kind: id, bricks, hits } : { kind: id };
  }

  _notes() {
    const { faults, notes } = this.found, lines = (told) => told.flatMap(markdown);
    if (faults.length) return [html("h2", {}, t("draw-faults")), ...faults.map((fault) => html("p", { class: "note" }, ...lines([fault.text]).flatMap((line) => [...line.childNodes])))];
    return [html("h2", {}, t("draw-notes")), ...lines(notes), ...lines(this.shownSettled?.notes ?? []), this.found.code ? html("div", { class: "row" },
      button(t("draw-opening"), () => this._settle(), { class: "small", "data-key": "opening", "aria-pressed": String(Boolean(this.settling)) }),
      button(t(this.trying ? "draw-trying" : "draw-trial"), () => this._trial(), { class: "small", "data-key": "trial", disabled: this.trying ? true : null })) : null];
  }

  _field() {
    const { shape, across, style } = this.now;
    return [this._fold("ground", false, t("draw-ground"), html("div", { class: "row" },
      html("label", {}, html("span", {}, t("draw-style")), this._select("style", this.known.styles, style, (chosen) => this._put({ ...this.now, style: chosen }))),
      html("label", {}, html("span", {}, t("draw-shape")), this._select("shape", this.known.shapes, shape, (chosen) => this._put({ ...this.now, shape: chosen }))),
      this._number("across", () => acrossLabel(this.now), this.known.across, across, (wide) => this._put({ ...this.now, across: wide }))), html("p", { class: "small" }, this.known.unit))];
  }

  _nameOf(n) {
    const piece = this.now.pieces[n], [x, y] = middle(piece.outline);
    return t(this.kinds.get(piece.kind)?.hazard ? "draw-piece-hazard" : "draw-piece", { one: `T${n + 1} ${[piece.called, this.kinds.get(piece.kind)?.name ?? piece.kind].filter(Boolean).join(", ")}`, two: `${round(x)}, ${round(y)}`, n: piece.bricks });
  }

  async _speak(locale) {
    await this._words(locale);
    const { game } = this.known;
    this.known = { ...(await ask("fields")), game };
    this.kinds = new Map(this.known.kinds.map((kind) => [kind.id, kind]));
    this._build();
    this._changed();
  }

  // -- what is done to the drawing -----------------------------------------------------------------------------------

  _put(next, same = false) {
    this.past.put(next, same);
    this._changed();
  }

  _changed() {
    if (this.chosen !== null && this.chosen >= this.now.pieces.length) this.chosen = null;
    this.remember();
    this._draw();
    clearTimeout(this.checking);
    this.checking = setTimeout(() => this._check(), CHECK_AFTER);
  }

  /** The seed that leads to the photograph: the drawing is the same, and what is known of it stays so. */
  seeded(seed) {
    this.now.seed = seed;
    this.remember();
  }

  remember() { if (!this.leave) history.replaceState({ drawing: this.now, fresh: this.fresh, name: this.name, kept: this.over }, ""); }

  /** Take the name of a kept field, and when it was kept: the drawing may replace it. Undo finds the name of before. */
  called(one) {
    this.labels.set(this.now, { name: this.name ?? "", kept: this.over ?? null });
    if (one?.drawing) this.labels.set(one.drawing, one);
    this.name = one?.name ?? "";
    this.over = one?.kept ?? null;
  }

  async _check() {
    const drawing = this.now;
    try {
      const found = await ask("fields/check", { drawing });
      if (drawing === this.now) { this.found = found; this.checked = drawing; this._weighed(); this._setUp(); }
    } catch (problem) {
      this.tell(problem.message, true);
      this.checking = setTimeout(() => this._check(), 10 * CHECK_AFTER);
    }
  }

  _with(change, n = this.chosen) { return { ...this.now, pieces: this.now.pieces.map((piece, at) => (at === n ? { ...piece, ...change } : piece)) }; }
  _alter(change) { this._put(this._with(change)); }
  _shape(change) { if (this.piece) this._alter({ outline: change(this.piece.outline) }); }

  _choose(n) {
    if (n === this.chosen || this.trace) return;
    this.chosen = n;
    this._draw();
  }

  /** Put a piece of the chosen kind down: at a point, or where there is room near what is seen. */
  _add(at) {
    if (this.trace || this.now.pieces.length >= this.known.most) return;
    const kind = this.kinds.get(this.kind), [x, y] = at ?? this._room(kind.outline);
    this._append({ kind: kind.id, outline: moved(kind.outline, x, y), hits: kind.hits, bricks: kind.bricks });
  }

  _append(...pieces) {
    this.chosen = this.now.pieces.length + pieces.length - 1;
    this._put({ ...this.now, pieces: [...this.now.pieces, ...pieces] });
  }

  _room(outline) { return roomFor(outline, this.now, this.map.seen); }

  _copy() {
    const piece = this.piece, [x, y] = middle(piece.outline);
    const at = this._room(piece.outline.map(([a, b]) => [a - x, b - y]));
    this._append({ ...piece, outline: moved(piece.outline, at[0] - x, at[1] - y) });
  }

  _twin() { this._append({ ...this.piece, outline: twin(this.piece.outline, sizeOf(this.now)) }); }

  /** The northern half stays, the southern becomes its twin: both sides have the same. */
  _both() {
    const size = sizeOf(this.now), north = this.now.pieces.filter((piece) => middle(piece.outline)[1] < size / 2 - 0.05);
    this.chosen = null;
    this._put({ ...this.now, pieces: [...north, ...north.map((piece) => ({ ...piece, outline: twin(piece.outline, size) }))].slice(0, this.known.most) });
  }

  _remove() {
    const n = this.chosen;
    this.chosen = null;
    this._put({ ...this.now, pieces: this.now.pieces.filter((_, at) => at !== n) });
    this.map.root.focus({ preventScroll: true });
  }

  /** While corners are traced they go and come back; else what was done to the drawing. */
  _undo(way = "undo") {
    const [from, to] = way === "undo" ? [this.trace, this.takenBack] : [this.takenBack, this.trace];
    if (this.trace && from.length) { to.push(from.pop()); return this._draw(); }
    if (this.trace?.length) return null;
    this.past[way]();
    const label = this.labels.get(this.now);
    if (label) [this.name, this.over] = [label.name, label.kept];
    return this._changed();
  }

  _drag(part, from, to, first) {
    const piece = first ? this.piece : this.held;
    if (!piece) return;
    if (first) this.held = piece;
    const { outline } = piece, [mx, my] = middle(outline), [left, top, right, bottom] = boxOf(outline);
    const shapes = {
      piece: () => moved(outline, to[0] - from[0], to[1] - from[1]),
      turn: () => turned(outline, Math.round((((Math.atan2(to[1] - my, to[0] - mx) - Math.atan2(from[1] - my, from[0] - mx)) * 180) / Math.PI) / 5) * 5),
      stretch: () => stretched(outline, Math.max(0.2, (to[0] - from[0] + right - left) / (right - left)), Math.max(0.2, (to[1] - from[1] + bottom - top) / (bottom - top)), [left, top]),
    };
    const corner = /^corner (\d+)$/.exec(part)?.[1];
    const next = corner === undefined ? shapes[part]() : outline.map(([x, y], n) => (n === Number(corner) ? [round(x + to[0] - from[0]), round(y + to[1] - from[1])] : [x, y]));
    this.past.put(this._with({ outline: next }), this.moving);
    this.moving = true;
    this._draw(true);
  }

  _dropped() {
    this.moving = false;
    this.held = null;
    this._changed();
  }

  _corner(at, near) {
    const point = at.map(round), [begin] = this.trace, far = ([x, y], to) => Math.hypot(x - to[0], y - to[1]);
    const sides = this.trace.slice(1).map((to, n) => far(this.trace[n], to));  // of a thin wall the last corner is near the first, too
    if (this.trace.length > 2 && far(point, begin) < Math.min(near, ...sides.map((side) => side / 2))) return this._traced();
    this.takenBack = [];
    if (this.trace.length < this.known.corners[1]) this.trace.push(point);
    if (this.trace.length === this.known.corners[1]) return this._traced();
    return this._draw();
  }

  _traced() {
    if (this.trace.length < this.known.corners[0]) return;
    const kind = this.kinds.get(this.kind), outline = this.trace;
    this.trace = null;
    this._append({ kind: kind.id, outline, hits: kind.hits, bricks: kind.bricks });
  }

  _key(event) {
    if (event.target.matches?.("input, textarea, select")) return;
    const command = event.ctrlKey || event.metaKey, key = event.key.toLowerCase(), step = event.shiftKey ? 0.1 : 0.5;
    const arrows = { arrowleft: [-step, 0], arrowright: [step, 0], arrowup: [0, -step], arrowdown: [0, step] };
    const done = () => event.preventDefault();
    if (command && key === "z") { done(); return event.shiftKey ? this._undo("redo") : this._undo(); }
    if (command && key === "y") { done(); return this._undo("redo"); }
    if (command && key === "d" && this.piece) { done(); return this._copy(); }
    if (command || event.altKey) return null;
    if (key === "escape") { this.trace = null; this.chosen = null; return this._draw(); }
    if (key === "enter" && this.trace && !this.adding.contains(event.target)) { done(); return this._traced(); }
    if (key === "backspace" && this.trace) { done(); return this.trace.length ? this._undo() : null; }
    if (!this.piece) return null;
    if (arrows[key]) { done(); return this._shape((outline) => moved(outline, ...arrows[key])); }
    const acts = { r: () => this._shape((outline) => turned(outline, event.shiftKey ? -15 : 15)), "+": () => this._shape((outline) => stretched(outline, 1.1, 1.1)), "-": () => this._shape((outline) => stretched(outline, 1 / 1.1, 1 / 1.1)), m: () => this._twin(), a: () => this._shape(aligned), delete: () => this._remove(), backspace: () => this._remove() };
    if (acts[key]) { done(); acts[key](); }
    return null;
  }

  // -- kept, shared, played on ---------------------------------------------------------------------------------------

  async _send(path, body, then, failed = () => {}) {
    try {
      then(await ask(path, body));
    } catch (problem) {
      failed(problem);
      this.tell(problem.message, true);
    }
  }

  /** Straighten a photograph, and draw over it; one that was straightened already, by its `marks`. */
  _photograph(file, marks) {
    const { shape, across } = this.now;
    return new PhotoWindow(file, { shape, across, limits: this.known.across, unit: this.known.unit, pieces: this.now.pieces.length }, ({ id, picture, across: wide, empty, marks: put }) => {
      this.photo = picture;
      this.marked = { picture, file, marks: put };
      this.fresh = id;
      if (empty) this.called(null); // another field: kept under the old name, it would take the old one's place
      this._put({ ...this.now, across: wide, seed: "", pieces: empty ? [] : this.now.pieces });
      this.map.whole();
    }, marks);
  }

  /** Games of the bot against itself on the drawing: what came of them stands with the notes until it changes. */
  async _trial() {
    const drawing = this.now;
    this.trying = true;
    this._weighed();
    await this._send("fields/trial", { drawing }, ({ notes }) => { if (drawing === this.now) this.found = { ...this.found, notes }; });
    this.trying = false;
    this._weighed();
  }

  /** Show how the drawing is set up, or no longer. */
  _settle() {
    this.settling = !this.settling;
    this.settled = null;  // the lobby may have changed since
    this._weighed();
    this._setUp();
  }

  /** Ask how the drawing is set up, if that is wanted, not known, and nobody is asking yet. */
  async _setUp() {
    const drawing = this.now;
    if (!this.settling || !this.sound || this.shownSettled || this.asking) return;
    this.asking = true;
    await this._send("fields/opening", { drawing }, (made) => { this.settled = { ...made, of: drawing }; }, () => { this.settling = false; });
    this.asking = false;
    this._weighed();
    this._setUp();
  }

  /** Play on the drawing; with a photograph that is not kept yet, it is kept first. */
  async _use() {
    if (this.fresh && !this.name.trim()) {
      this.tell(() => t("draw-name-first"));
      return document.querySelector("[data-key=name]").focus();
    }
    if (this.fresh) await this.keep.save();
    if (this.fresh) return null;  // it could not be kept, which has been said
    return this._send("fields/use", { drawing: this.now, press: pressId() }, () => this.tell(() => t("draw-used", { one: this.known.game.title })), ({ code }) => {
      if (code !== "field-fixed") return;
      this.known.game.takes = false;  // it began while the page was open
      this._weighed();
    });
  }
}

/** Draw for the game that the link or the pass is used for. Raises `Refused`. */
export async function draw(link, leave = null) {
  const words = await wordsOf(link.locale);
  useWords((words.languages ?? "").split(" ").includes(link.locale) ? link.locale : "en", words);
  window.drawing = new Drawing(link, await ask("fields"), leave);
}
