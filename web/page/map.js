// The map: pan, zoom, keys and touches; layers that scale with it, and tags that stay legible.

import { html, svg } from "./dom.js";
import { drawGround, frameOf } from "./ground.js";
import { drawBodies, drawMarks, placeTags } from "./tokens.js";
import { t } from "./words.js";
import { SOFT, portraitOf, words as text } from "./art.js";

const ZOOM_MOST = 110, CELL = 2, EDGE = 22;
const STILL = 400;  // milliseconds after the map has moved by itself in which a tap was meant for what stood there before

export class BoardMap {
  /** `pressed(point, id)`: a tap; `dragged(point, phase)`: while `pointing`; `hovered(id)`. */
  constructor({ pressed, dragged, hovered, key }) {
    this.on = { pressed, dragged, hovered, key };
    this.pointing = false;
    this.ground = svg("g", {});
    this.marks = svg("g", {});
    this.bodies = svg("g", {});
    this.tags = svg("g", {});
    this.edge = svg("g", { class: "edge", "aria-hidden": "true" });
    this.world = svg("g", {}, this.ground, this.marks, this.bodies);
    this.root = svg("svg", { class: "map", role: "application", tabindex: 0, "aria-label": t("map") }, this.world, this.edge, this.tags);
    this.element = html("div", { class: "map-frame" }, this.root);
    this.pointers = new Map();
    this.view = null;
    this.drawn = "";
    this.jumped = -STILL;
    this._listen();
    new ResizeObserver(() => this._resized()).observe(this.element);
  }

  // -- what is shown -----------------------------------------------------------------------------------------------

  /** Show a board; `look`: what to bring out: `choosable` ids, `selected`, `plan`, `ruler`, `aim`. */
  show(board, look = {}) {
    this.board = board;
    this.look = look;
    const scene = board.map;
    const ground = JSON.stringify([board.kind, scene.size, scene.style, scene.round, scene.pieces, board.pitch, board.frame, board.shapes, portraitOf("ground")?.length]);
    if (ground !== this.drawn) {
      this.drawn = ground;
      this.ground.replaceChildren(drawGround(board));
    }
    const around = board.around ?? 0;
    this.bounds = frameOf(board).map((edge, n) => edge + (n < 2 ? -around : around));
    if (!this.view) this.whole();
    this._draw();
  }

  _draw() {
    if (!this.board || !this.view) return;
    this.marks.replaceChildren(...drawMarks(this.board, this.look));
    this._moved();
  }

  /** Only the view has changed. */
  _moved() {
    const { k, x, y } = this.view;
    this.world.setAttribute("transform", `matrix(${k} 0 0 ${k} ${x} ${y})`);
    this.edge.replaceChildren(...this._cells());
    if (!this.placing) {
      this.placing = requestAnimationFrame(() => {
        this.placing = null;
        this.bodies.replaceChildren(...drawBodies(this.board, this.look, this.view.k));
        this.tags.replaceChildren(...placeTags(this.board, this.look, (at) => this.toScreen(at), this.view.k, this.size));
      });
    }
  }

  _cells() {
    const [left, top, right, bottom] = frameOf(this.board);
    const size = Math.min(15, Math.max(10, this.view.k * 0.7)), found = [];
    const step = this.view.k * CELL < 13 ? 2 : 1;
    for (let n = 0; n * CELL + 1 <= right - left; n += step) {
      const [x] = this.toScreen([n * CELL + 1, 0]);
      if (x > EDGE && x < this.size[0] - 8) found.push(text("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[n] ?? "", x, 11, size, SOFT, { "text-anchor": "middle" }));
    }
    for (let n = 0; n * CELL + 1 <= bottom - top; n += step) {
      const [, y] = this.toScreen([0, n * CELL + 1]);
      if (y > EDGE && y < this.size[1] - 8) found.push(text(n + 1, 11, y, size, SOFT, { "text-anchor": "middle" }));
    }
    return [svg("path", { d: `M0 0H${this.size[0]}V${EDGE}H${EDGE}V${this.size[1]}H0Z`, class: "edge-strip" }), ...found, ...this._scale()];
  }

  /** How long a square of the grid is. */
  _scale() {
    const x = EDGE + 12, y = this.size[1] - 12, long = CELL * this.view.k;
    return [svg("path", { d: `M${x} ${y - 5}v5h${long}v-5`, class: "scale-bar" }), text(t("scale"), x + long + 7, y, 12, SOFT, {})];
  }

  // -- the view ------------------------------------------------------------------------------------------------------

  get size() { return [this.element.clientWidth || 600, this.element.clientHeight || 600]; }
  toScreen([x, y]) { return [x * this.view.k + this.view.x, y * this.view.k + this.view.y]; }
  toField([x, y]) { return [(x - this.view.x) / this.view.k, (y - this.view.y) / this.view.k].map((value) => Math.round(value * 100) / 100); }

  _fitting() {
    const [left, top, right, bottom] = this.bounds, [wide, tall] = this.size;
    return Math.min((wide - EDGE - 6) / (right - left), (tall - EDGE - 6) / (bottom - top));
  }

  whole() {
    const [left, top, right, bottom] = this.bounds, [wide, tall] = this.size, k = this._fitting();
    this.view = { k, x: EDGE + (wide - EDGE - (right - left) * k) / 2 - left * k, y: EDGE + (tall - EDGE - (bottom - top) * k) / 2 - top * k };
    this.fitted = true;
    if (this.board) this._draw();
  }

  zoom(factor, at = this.size.map((side) => side / 2)) {
    const k = Math.min(ZOOM_MOST, Math.max(this._fitting() * 0.8, this.view.k * factor));
    const [x, y] = [at[0] - ((at[0] - this.view.x) * k) / this.view.k, at[1] - ((at[1] - this.view.y) * k) / this.view.k];
    this.view = { k, x, y };
    this.fitted = false;
    this._keep();
    this._moved();
  }

  pan(dx, dy) {
    this.view = { ...this.view, x: this.view.x + dx, y: this.view.y + dy };
    this.fitted = false;
    this._keep();
    this._moved();
  }

  /** Where the board is small, come close to some points; bring all of them into view. `zoomBack` undoes it. */
  zoomTo(points) {
    if (!points.length) return;
    const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis])), [wide, tall] = this.size, room = 3;
    const [left, right, top, bottom] = [Math.min(...xs) - room, Math.max(...xs) + room, Math.min(...ys) - room, Math.max(...ys) + room];
    const k = Math.max(this._fitting(), Math.min(22, (wide - EDGE) / (right - left), (tall - EDGE) / (bottom - top)));
    const seen = points.map((point) => this.toScreen(point)).every(([x, y]) => x > EDGE && x < wide && y > EDGE && y < tall);
    if (seen && (k <= this.view.k || this.view.k > 20)) return;
    this.kept ??= { view: this.view, fitted: this.fitted };
    const [west, north, east, south] = this.bounds;  // no ground beyond these in view, as far as the board fills it
    const put = (middle, least, most, side) => Math.min(EDGE - least * k, Math.max(side - most * k, (EDGE + side) / 2 - middle * k));
    this.view = { k, x: put((left + right) / 2, west, east, wide), y: put((top + bottom) / 2, north, south, tall) };
    this.fitted = false;
    this.jumped = performance.now();
    this._moved();
  }

  /** Whether it has just moved by itself. */
  get moving() { return performance.now() - this.jumped < STILL; }

  zoomBack() {
    const kept = this.kept;
    this.kept = null;
    if (kept) this.jumped = performance.now();
    if (kept?.fitted) this.whole();
    else if (kept) { this.view = kept.view; this._moved(); }
  }

  /** Bring a point into view, clear of the edges. */
  reveal(at) {
    if (this.fitted) return;
    const [x, y] = this.toScreen(at), [wide, tall] = this.size, off = 60;
    const dx = x < off ? off - x : x > wide - off ? wide - off - x : 0, dy = y < off ? off - y : y > tall - off ? tall - off - y : 0;
    if (!dx && !dy) return;
    this.jumped = performance.now();
    this.pan(dx, dy);
  }

  _keep() {
    const [left, top, right, bottom] = this.bounds, [wide, tall] = this.size, { k } = this.view;
    this.view.x = Math.min(wide * 0.6 - left * k, Math.max(wide * 0.4 - right * k, this.view.x));
    this.view.y = Math.min(tall * 0.6 - top * k, Math.max(tall * 0.4 - bottom * k, this.view.y));
  }

  _resized() {
    if (!this.board) return;
    if (this.fitted) this.whole();
    else this._moved();
  }

  // -- pointers and keys ---------------------------------------------------------------------------------------------

  _listen() {
    const root = this.root;
    root.addEventListener("pointerdown", (event) => this._down(event));
    root.addEventListener("pointermove", (event) => this._move(event));
    for (const kind of ["pointerup", "pointercancel"]) root.addEventListener(kind, (event) => this._up(event));
    root.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), this._local(event));
    }, { passive: false });
    root.addEventListener("contextmenu", (event) => event.preventDefault());
    root.addEventListener("keydown", (event) => this._key(event));
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && !this.pointers.size && this.on.hovered(this._id(event)));
  }

  _local(event) {
    const box = this.root.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  /** What is seen there; else in whose room for a finger it is. Of several alike the one whose middle is nearest. */
  _id({ target, clientX: x, clientY: y }) {
    const of = (one) => one.closest?.("[data-id]"), clear = (one) => one.getAttribute("fill") === "transparent";
    const far = (one) => { const box = of(one).getBoundingClientRect(); return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y); };
    const alike = (one) => of(one) && clear(one) === clear(target) && of(one).parentNode === of(target)?.parentNode;
    const [near] = document.elementsFromPoint(x, y).filter(alike).sort((a, b) => far(a) - far(b));
    return of(near ?? target)?.dataset.id ?? null;
  }

  _down(event) {
    if (this.moving) return;
    this.root.setPointerCapture(event.pointerId);
    const at = this._local(event);
    this.pointers.set(event.pointerId, { at, from: at, id: this._id(event), far: 0, drag: false });
    if (this.pointers.size === 2) this.pinch = this._pinch();
    const one = this.pointers.get(event.pointerId);
    if (this.pointing && this.pointers.size === 1 && event.button === 0 && event.pointerType !== "touch" && !one.id?.startsWith("hinge")) {
      one.drag = true;
      this.on.dragged(this.toField(at), "move");
    }
  }

  _move(event) {
    const one = this.pointers.get(event.pointerId);
    if (!one) return;
    const at = this._local(event), [dx, dy] = [at[0] - one.at[0], at[1] - one.at[1]];
    one.far = Math.max(one.far, Math.hypot(at[0] - one.from[0], at[1] - one.from[1]));
    one.at = at;
    if (this.pointers.size === 2) {
      const now = this._pinch();
      if (this.pinch.far > 0) this.zoom(now.far / this.pinch.far, now.middle);
      this.pan(now.middle[0] - this.pinch.middle[0], now.middle[1] - this.pinch.middle[1]);
      this.pinch = now;
    } else if (this.pointing && (one.drag || (event.pointerType === "touch" && one.far > 6))) {
      one.drag = true;
      this.on.dragged(this.toField(this._above(event, at)), "move");
    } else if (!this.pointing && one.far > 4) this.pan(dx, dy);
    else if (this.pointing && event.buttons > 1) this.pan(dx, dy);
  }

  /** A finger covers what it points at: the marker goes before it. */
  _above(event, at) { return event.pointerType === "touch" ? [at[0], at[1] - 34] : at; }

  _up(event) {
    const one = this.pointers.get(event.pointerId);
    if (!one) return;
    this.pointers.delete(event.pointerId);
    if (this.pointers.size) return;
    const at = this._local(event);
    if (one.drag) this.on.dragged(this.toField(this._above(event, at)), "end");
    else if (one.far <= 6 && !this.moving && event.type === "pointerup" && event.button === 0) this.on.pressed(this.toField(at), one.id);
  }

  _pinch() {
    const [a, b] = [...this.pointers.values()].map((one) => one.at);
    return { far: Math.hypot(a[0] - b[0], a[1] - b[1]), middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] };
  }

  _key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? 10 : 60;
    const moves = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    if (this.on.key(event)) event.preventDefault();
    else if (moves[event.key]) { this.pan(...moves[event.key]); event.preventDefault(); }
    else if (event.key === "+" || event.key === "=") this.zoom(1.25);
    else if (event.key === "-") this.zoom(0.8);
    else if (event.key === "0") this.whole();
  }
}
