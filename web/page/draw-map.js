// The field that is being drawn: pan, zoom, pieces to take hold of, corners and handles of the chosen one.

import { drawGround } from "./ground.js";
import { INK, playerColor } from "./art.js";
import { html, pathOf, svg } from "./dom.js";
import { boxOf, middle, sizeOf } from "./draw-shapes.js";
import { t } from "./words.js";

const SLOP = 5, MARGIN = 1, LENGTHS = [8, 4, 2];

export class DrawMap {
  /** What is done: `chosen(n, at)`, `dragged(part, from, to, first)`, `dropped()`, `tapped(at)`, `put(at)`; `name(n)`. */
  constructor(on) {
    this.on = on;
    this.ground = svg("g", {});
    this.over = svg("g", {});
    this.root = svg("svg", { class: "map draw-map", role: "group", "aria-label": t("draw-field"), tabindex: 0 }, this.ground, this.over);
    this.bar = html("i", {});
    this.scaled = html("span", {});
    this.scale = html("p", { class: "map-scale" }, this.bar, this.scaled);
    this.element = html("div", { class: "map-frame" }, this.root, this.scale);
    this.pointers = new Map();
    this.view = null;
    this._listen();
    new ResizeObserver(() => this._place()).observe(this.element);
  }

  /** Show a drawing. `look`: the `chosen` piece, `faulty` ids, the `trace` so far, `corners` are handles, a `photo`,
   *  `settled`: how it is set up. */
  show(drawing, look) {
    const size = sizeOf(drawing), kinds = look.kinds;
    const pieces = drawing.pieces.map((piece, n) => ({ ...piece, id: `T${n + 1}`, hazard: Boolean(kinds.get(piece.kind)?.hazard) }));
    const key = JSON.stringify([size, drawing.style, drawing.shape, look.photo ? look.photo.length : 0, look.moving ? 0 : pieces]);
    this.look = look;
    this.drawing = drawing;
    if (size !== this.size) { this.size = size; this.whole(); }
    if (key !== this.key && !(look.moving && this.ground.firstChild)) {
      this.key = key;
      const scene = { size, style: drawing.style, round: drawing.shape === "round", pieces: look.photo ? [] : pieces, lengths: { ruler: 8 } };
      this.ground.replaceChildren(drawGround({ kind: "ground", map: scene }),
        ...(look.photo ? [svg("image", { href: look.photo, width: size, height: size, preserveAspectRatio: "none", "clip-path": "url(#field)" })] : []));
    }
    this.ground.classList.toggle("moving", Boolean(look.moving));
    this._over(pieces);
    this._place();
  }

  _over(pieces) {
    const { chosen, faulty, trace, moving, settled } = this.look, unit = 1 / (this.view?.k ?? 10);
    const focused = this.over.contains(document.activeElement);
    // A wall is thinner than a finger, and a label may stand in a notch of its piece: both lead to it where no other piece is.
    const reaches = pieces.flatMap((piece, n) => [svg("path", { class: "reach", "data-n": n, d: pathOf(piece.outline) }), ...this._labels(piece, unit, { class: "reach", "data-n": n, "aria-hidden": "true" })]);
    this.over.replaceChildren(...reaches, ...pieces.map((piece, n) => {
      const here = n === chosen;
      const state = `piece${here ? " chosen" : ""}${faulty.has(piece.id) ? " faulty" : ""}${this.look.photo || (moving && here) ? " traced" : ""}`;
      return svg("g", { class: state, "data-n": n, tabindex: 0, role: "button", "aria-pressed": String(here), "aria-label": this.on.name(n) },
        svg("path", { d: pathOf(piece.outline) }),
        ...this._labels(piece, unit, { "stroke-width": 3 * unit }));
    }), ...(settled ? [this._setUp(settled, unit)] : []), ...(chosen !== null && pieces[chosen] && !trace ? this._handles(pieces[chosen], unit) : []),
      ...(trace ? [svg("path", { class: "trace", d: trace.length ? pathOf(trace, false) : "" }), ...trace.map(([x, y], n) => svg("circle", { class: "trace", cx: x, cy: y, r: (n ? 5 : 8) * unit }))] : []));
    if (focused) (this.over.querySelector(`.piece[data-n="${chosen}"]`) ?? this.root).focus({ preventScroll: true });
  }

  /** Its number with its height; below it its own name, or that of its kind where there is room for it. */
  _labels(piece, unit, look) {
    const [x, y] = middle(piece.outline), [left, , right] = boxOf(piece.outline), name = piece.called || (this.look.kinds.get(piece.kind)?.name ?? "");
    const line = (text, size, down) => svg("text", { ...look, x, y: y + down * unit, "font-size": size * unit, "text-anchor": "middle", "dominant-baseline": "central" }, text);
    return [line(piece.hazard ? piece.id : `${piece.id}·${piece.bricks}`, 13, 0), ...(!piece.called && (right - left) / unit < name.length * 6.5 ? [] : [line(name, 11, 13)])];
  }

  /** Stations as squares, units as circles, and the ground that was open to each side. */
  _setUp({ stations, camps }, unit) {
    const name = (id, [x, y]) => svg("text", { x, y, "font-size": 11 * unit, "text-anchor": "middle", "dominant-baseline": "central" }, id), r = Math.max(0.5, 9 * unit);
    return svg("g", { class: "set-up" },
      ...camps.map(({ ground }, side) => svg("path", { d: [...ground.polygons, ...ground.holes].map((outline) => pathOf(outline)).join(""), fill: playerColor(side), "fill-rule": "evenodd", "fill-opacity": 0.22, stroke: playerColor(side) })),
      ...stations.map(([id, at]) => svg("g", { "data-station": id }, svg("rect", { x: at[0] - r, y: at[1] - r, width: 2 * r, height: 2 * r, fill: "#f4f4f0", stroke: INK }), name(id, at))),
      ...camps.flatMap(({ units }, side) => units.map(([id, at]) => svg("g", { "data-unit": id }, svg("circle", { cx: at[0], cy: at[1], r, fill: playerColor(side), stroke: INK }), name(id, at)))));
  }

  /** A handle for each corner, one to turn it, one to stretch it. */
  _handles(piece, unit) {
    const [left, top, right, bottom] = boxOf(piece.outline), r = 8 * unit, out = 30 * unit, mx = (left + right) / 2;
    const up = top - out > 0 ? top - out : bottom + out;
    const [sx, sy] = [right, bottom].map((side) => Math.min(side + out * 0.7, Math.max(side, this.size)));  // where a finger finds it, at the field's edge too
    const sides = piece.outline.map(([x, y], n) => Math.hypot(piece.outline.at(n - 1)[0] - x, piece.outline.at(n - 1)[1] - y));
    const roomy = Math.min(...sides) > 40 * unit;  // else a finger would find corners all over the piece: come closer
    const touch = (part, x, y, shape) => svg("g", { class: "handle", "data-part": part }, svg("circle", { class: "reach", cx: x, cy: y, r: 16 * unit }), shape);
    return [svg("path", { class: "stem", d: `M${mx} ${up < top ? top : bottom}V${up}` }),
      ...(roomy ? piece.outline : []).map(([x, y], n) => touch(`corner ${n}`, x, y, svg("circle", { cx: x, cy: y, r: r * 0.75 }))),
      touch("stretch", sx, sy, svg("rect", { x: sx - r, y: sy - r, width: 2 * r, height: 2 * r })),
      touch("turn", mx, up, svg("circle", { class: "turn-handle", cx: mx, cy: up, r }))];
  }

  // -- the view ------------------------------------------------------------------------------------------------------

  get _box() { return [this.element.clientWidth || 600, this.element.clientHeight || 600]; }

  /** All of the field comes into view, and all that lies off it. */
  whole() {
    this.all = boxOf([[0, 0], [this.size, this.size], ...this.drawing.pieces.flatMap((piece) => piece.outline)]);
    this.fitted = true;
    this._fit();
  }

  _fit() {
    const [wide, tall] = this._box, [left, top, right, bottom] = this.all;
    const k = Math.min(wide / (right - left + 2 * MARGIN), tall / (bottom - top + 2 * MARGIN));
    this.view = { k, x: (wide - (left + right) * k) / 2, y: (tall - (top + bottom) * k) / 2 };
  }

  _place() {
    if (!this.view || !this.drawing) return;
    if (this.fitted) this._fit();
    const { k, x, y } = this.view;
    const units = LENGTHS.find((length) => length * k < this._box[0] * 0.4) ?? LENGTHS.at(-1);
    this.scaled.textContent = t("draw-scale", { n: units });
    this.bar.style.width = `${units * k}px`;
    for (const layer of [this.ground, this.over]) layer.setAttribute("transform", `matrix(${k} 0 0 ${k} ${x} ${y})`);
  }

  zoom(factor, at = this._box.map((side) => side / 2)) {
    const [wide, tall] = this._box, least = (Math.min(wide, tall) / (this.size + 2 * MARGIN)) * 0.7;
    const k = Math.min(120, Math.max(least, this.view.k * factor)), share = k / this.view.k;
    this.view = { k, x: at[0] - (at[0] - this.view.x) * share, y: at[1] - (at[1] - this.view.y) * share };
    this._moved();
  }

  pan(dx, dy) {
    const [wide, tall] = this._box, { k, x, y } = this.view, far = this.size * k;
    this.view = { k, x: Math.min(wide * 0.8, Math.max(wide * 0.2 - far, x + dx)), y: Math.min(tall * 0.8, Math.max(tall * 0.2 - far, y + dy)) };
    this._moved();
  }

  _moved() {
    this.fitted = false;
    this.show(this.drawing, this.look);
  }

  /** The middle of what is seen, on the field. */
  get seen() { return this._at(this._box.map((side) => side / 2)).map((value) => Math.min(this.size - 3, Math.max(3, value))); }

  _at([x, y]) { return [(x - this.view.x) / this.view.k, (y - this.view.y) / this.view.k]; }

  _local(event) {
    const box = this.root.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  // -- pointers ------------------------------------------------------------------------------------------------------

  _listen() {
    const root = this.root;
    root.addEventListener("pointerdown", (event) => this._down(event));
    root.addEventListener("pointermove", (event) => this._move(event));
    for (const kind of ["pointerup", "pointercancel"]) root.addEventListener(kind, (event) => this._up(event));
    root.addEventListener("wheel", (event) => { event.preventDefault(); this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), this._local(event)); }, { passive: false });
    root.addEventListener("contextmenu", (event) => event.preventDefault());
    root.addEventListener("dblclick", (event) => { if (!event.target.closest("[data-n], [data-part]")) this.on.put(this._at(this._local(event))); });
    root.addEventListener("focusin", (event) => { const n = event.target.dataset?.n; if (n !== undefined && !this.pointers.size) this.on.chosen(Number(n)); });
  }

  _down(event) {
    if (event.button) return;
    this.root.setPointerCapture(event.pointerId);
    const at = this._local(event), part = event.target.closest?.("[data-part]")?.dataset.part, n = event.target.closest?.("[data-n]")?.dataset.n;
    this.pointers.set(event.pointerId, { at, from: at, far: 0, part, n: n === undefined ? null : Number(n) });
    if (this.pointers.size === 2) { this.drag = null; this.pinch = this._pinch(); }
  }

  _move(event) {
    const one = this.pointers.get(event.pointerId);
    if (!one) return;
    const at = this._local(event), was = one.at;
    one.far = Math.max(one.far, Math.hypot(at[0] - one.from[0], at[1] - one.from[1]));
    one.at = at;
    if (this.pointers.size === 2) {
      const now = this._pinch();
      if (this.pinch.far > 0) this.zoom(now.far / this.pinch.far, now.middle);
      this.pan(now.middle[0] - this.pinch.middle[0], now.middle[1] - this.pinch.middle[1]);
      this.pinch = now;
      return;
    }
    if (one.far <= SLOP) return;
    if (this.look.trace || (!one.part && one.n === null)) { this.pan(at[0] - was[0], at[1] - was[1]); return; }
    const first = !this.drag;
    if (first) this.drag = { part: one.part ?? "piece", from: this._at(one.from) };
    if (first && one.n !== null && !one.part) this.on.chosen(one.n);
    this.on.dragged(this.drag.part, this.drag.from, this._at(at), first);
  }

  _up(event) {
    const one = this.pointers.get(event.pointerId);
    if (!one) return;
    this.pointers.delete(event.pointerId);
    if (this.drag && !this.pointers.size) { this.drag = null; this.on.dropped(); return; }
    if (one.far > SLOP || event.type !== "pointerup" || this.pointers.size) return;
    if (this.look.trace) this.on.tapped(this._at(this._local(event)), 10 / this.view.k);
    else if (!one.part) this.on.chosen(one.n, this._at(this._local(event)));
  }

  _pinch() {
    const [a, b] = [...this.pointers.values()].map((one) => one.at);
    return { far: Math.hypot(a[0] - b[0], a[1] - b[1]), middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] };
  }
}
