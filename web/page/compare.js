// A photograph of the real table in mid-game, as a ghost over the map: frames are dragged to where they stand in it.

import { INK, playerColor } from "./art.js";
import { button, html, redraw, svg } from "./dom.js";
import { FieldPage, pictureButton, wordsOf } from "./draw-base.js";
import { DrawMap } from "./draw-map.js";
import { PhotoWindow } from "./draw-photo.js";
import { round } from "./draw-shapes.js";
import { ask } from "./link.js";
import { markdown, nextLanguage, t, useWords } from "./words.js";

const COMPARE_AFTER = 250;  // milliseconds
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The map with the ghost over it: `look` has the `ghost`, its `strength`, the `frames`, where each was `seen`. */
class GhostMap extends DrawMap {
  _over() {
    const { chosen, ghost, strength, frames, seen, base } = this.look, unit = 1 / (this.view?.k ?? 10), focused = this.over.contains(document.activeElement);
    this.ground.classList.toggle("under", Boolean(ghost));  // two photographs over each other show every brick twice
    const r = Math.max(base, 9 * unit), thin = { "vector-effect": "non-scaling-stroke", fill: "none" };
    this.over.replaceChildren(...(ghost ? [svg("image", { href: ghost, width: this.size, height: this.size, preserveAspectRatio: "none", opacity: strength, "clip-path": "url(#field)" })] : []),
      ...frames.map(({ at, owner }) => svg("circle", { class: "was", cx: at[0], cy: at[1], r: base, stroke: playerColor(owner), "stroke-width": 2, "stroke-dasharray": "4 3", ...thin })),
      ...frames.map(({ id, at, owner }, n) => {
        const [x, y] = seen.get(id), here = n === chosen;
        return svg("g", { class: `frame${here ? " chosen" : ""}`, "data-n": n, tabindex: 0, role: "button", "aria-pressed": String(here), "aria-label": this.on.name(n) },
          svg("path", { class: "stem", d: `M${at.join(" ")}L${x} ${y}` }), svg("circle", { class: "reach", cx: x, cy: y, r: Math.max(r, 16 * unit) }),
          svg("circle", { class: "body", cx: x, cy: y, r, fill: playerColor(owner), "fill-opacity": ghost ? 0.7 : 0.9, stroke: INK }),
          svg("text", { x, y, "font-size": 12 * unit, "text-anchor": "middle", "dominant-baseline": "central", "stroke-width": 3 * unit }, id));
      }));
    if (focused) (this.over.querySelector(`[data-n="${chosen}"]`) ?? this.root).focus({ preventScroll: true });
  }
}

class Comparing extends FieldPage {
  /** `known`: the game as the referee has it; `leave`: go back to its board. */
  constructor(link, known, leave) {
    super(link);
    Object.assign(this, { leave, ghost: "", strength: 0.6, chosen: null, found: null, fresh: false, sending: false });
    this._know(known);
    this._build();
    this._draw();
  }

  /** The referee's places; without one in the picture a frame is taken to stand there. */
  _know(known, seen = new Map()) {
    this.known = known;
    this.seen = new Map(known.frames.map(({ id, at }) => [id, seen.get(id) ?? at]));
    this.touched = new Set([...this.touched ?? []].filter((id) => seen.has(id)));
    if (this.chosen !== null && this.chosen >= known.frames.length) this.chosen = null;
  }

  _build() {
    this.map = new GhostMap({ chosen: (n, at) => this._choose(n, at), dragged: (part, from, to, first) => this._drag(from, to, first), dropped: () => this._changed(), tapped: () => {}, put: () => {}, name: (n) => this._name(n) });
    this.map.root.setAttribute("aria-label", t("draw-compare-map"));
    this.map.root.addEventListener("keydown", (event) => this._key(event));
    this.head = html("header", {});
    this.steps = html("section", { class: "panel" });
    this.notes = html("section", { class: "panel", "aria-live": "polite" });
    document.getElementById("app").className = "drawing comparing";
    document.getElementById("app").replaceChildren(this.head, html("main", {}, this._stage(), html("div", { class: "beside" }, this.notes, this.steps)));
  }

  _draw() {
    this._show();
    document.title = t("draw-compare");
    const other = nextLanguage();
    redraw(this.head, html("h1", {}, t("draw-compare")), html("div", { class: "lang" }, button(t("draw-board"), () => this.leave(), { class: "quiet", "data-key": "leave" }),
      button(t(`language-${other}`), () => this._speak(other), { class: "quiet", lang: other, "data-key": "language" })));
    redraw(this.steps, ...this.known.frames.length ? this._steps() : [html("p", {}, t("draw-compare-early"))]);
    redraw(this.notes, ...this._notes());
  }

  _steps() {
    return [html("p", {}, t(this.ghost ? "draw-compare-place" : "draw-compare-hint")),
      html("div", { class: "row" }, ...pictureButton(t(this.ghost ? "draw-compare-again" : "draw-photo-choose"), (photo) => this._photograph(photo))),
      this.ghost ? html("label", { class: "file" }, html("span", {}, t("draw-compare-strength")), html("input", { type: "range", min: 0, max: 1, step: 0.05, value: this.strength, "data-key": "strength",
        oninput: (event) => { this.strength = Number(event.target.value); this._show(); } })) : null,
      html("p", { class: "small" }, t("draw-compare-kept"))];
  }

  _show() {
    const { map } = this.known, kinds = new Map(map.pieces.map((piece) => [piece.kind, { hazard: piece.hazard }]));
    const drawing = { shape: map.round ? "round" : "square", across: map.round ? map.size : map.size * Math.SQRT2, style: map.style, pieces: map.pieces };
    this.map.show(drawing, { kinds, chosen: this.chosen, ghost: this.ghost, strength: this.strength, frames: this.known.frames, seen: this.seen, base: map.lengths.base });
  }

  _notes() {
    if (!this.ghost && !this.touched.size) return [];
    if (!this.touched.size) return [html("p", {}, t("draw-compare-nothing"))];
    if (!this.found) return [html("p", {}, t("loading"))];
    const { items, lines } = this.found, unseen = this.known.frames.filter(({ id }) => !this.touched.has(id)).map(({ id }) => id);
    return [html("h2", {}, t("draw-compare-found")), ...items.length ? lines.map((line, n) => this._differs(items[n], line)) : lines.flatMap(markdown), unseen.length ? html("p", { class: "small" }, t("draw-compare-unseen", { one: unseen.join(", ") })) : null,
      !items.length ? null : this.known.host ? html("div", { class: "row" }, button(t("draw-compare-correct", { n: items.length }), () => this._correct(), { class: "primary", "data-key": "correct", disabled: this.sending || !this.fresh ? true : null })) : null,
      ...(items.length && (this.known.asks || !this.known.host) ? markdown(`-# ${t(this.known.host ? "draw-compare-asks" : "draw-compare-host")}`) : [])];
  }

  /** What differs of a frame; it can be put back where the referee has it, which takes it off the list. */
  _differs(id, line) {
    return html("div", { class: "row kept" }, ...markdown(line), button(t("draw-compare-back"), () => this._back(id), { class: "small", "data-key": `back ${id}`, "aria-label": `${t("draw-compare-back")}: ${id}` }));
  }

  _name(n) {
    const { id, name } = this.known.frames[n], [x, y] = this.seen.get(id);
    return t("draw-compare-frame", { one: name === id ? id : `${id} ${name}`, two: `${round(x)}, ${round(y)}` });
  }

  async _speak(locale) {
    await this._words(locale);
    this._build();
    this._changed();
  }

  // -- where frames stand in the picture -----------------------------------------------------------------------------

  /** Choose a frame; a tap beside them all puts the chosen one there. */
  _choose(n, at) {
    if (n === null && at && this.chosen !== null) return this._put(at);
    if (n === null || n === this.chosen) return null;
    this.chosen = n;
    return this._draw();
  }

  _drag(from, to, first) {
    if (this.chosen === null) return;
    if (first) this.held = this.seen.get(this.known.frames[this.chosen].id);
    this._put([this.held[0] + to[0] - from[0], this.held[1] + to[1] - from[1]], true);
  }

  _put(at, moving = false) {
    const { id } = this.known.frames[this.chosen], { size } = this.known.map;
    this.seen.set(id, at.map((value) => Math.round(Math.min(size, Math.max(0, value)) * 100) / 100));
    this.touched.add(id);
    if (moving) this._show();
    else this._changed();
  }

  _back(id) {
    const n = this.known.frames.findIndex((frame) => frame.id === id);
    this.seen.set(id, this.known.frames[n].at);
    this.touched.delete(id);
    this.chosen = n;
    this._changed();
    this.map.over.querySelector(`[data-n="${n}"]`)?.focus({ preventScroll: true });
  }

  _key(event) {
    const by = ARROWS[event.key], step = event.shiftKey ? 0.1 : 0.5;
    if (!by || this.chosen === null) return;
    event.preventDefault();
    const [x, y] = this.seen.get(this.known.frames[this.chosen].id);
    this._put([x + by[0] * step, y + by[1] * step]);
  }

  _changed() {
    this.fresh = false;
    this._draw();
    clearTimeout(this.comparing);
    this.comparing = setTimeout(() => this._compare(), COMPARE_AFTER);
  }

  async _compare() {
    const places = Object.fromEntries(this.seen), asked = JSON.stringify(places);
    try {
      const found = await ask("compare", { places });
      if (asked !== JSON.stringify(Object.fromEntries(this.seen))) return;
      this.found = found;
      this.fresh = true;
      redraw(this.notes, ...this._notes());
    } catch (problem) {
      this.tell(problem.message, true);
    }
  }

  _photograph(photo) {
    const { map } = this.known, across = map.round ? map.size : map.size * Math.SQRT2;
    return new PhotoWindow(photo, { shape: map.round ? "round" : "square", across, path: "compare/photograph" }, ({ picture }) => {
      this.ghost = picture;
      this._changed();
    });
  }

  /** All that differs, in one press; where the game has gone on since, it is compared again. */
  async _correct() {
    const places = Object.fromEntries(this.found.items.map((id) => [id, this.seen.get(id)]));
    this.sending = true;
    redraw(this.notes, ...this._notes());
    try {
      const { asked } = await ask("compare/correct", { places, seq: this.known.seq });
      this.tell(() => t(asked ? "draw-compare-asked" : "draw-compare-done"));
      this._know(await ask("compare"), this.seen);
    } catch (problem) {
      this.tell(problem.message, true);
      if (problem.code === "gone-on") this._know(await ask("compare"), this.seen);
    } finally {
      this.sending = false;
      this._changed();
    }
  }
}

/** Compare the game that the link or the pass is used for; `leave`: back to its board. Raises `Refused`. */
export async function compare(link, leave) {
  const known = await ask("compare");
  useWords(link.locale, await wordsOf(link.locale));
  window.comparing = new Comparing(link, known, leave);
}
