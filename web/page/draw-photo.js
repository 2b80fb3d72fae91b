// A photograph of a table: its four corners and the two ends of something of known length are tapped, then it is straightened.

import { button, html, pathOf, svg } from "./dom.js";
import { acrossLabel } from "./draw-base.js";
import { sizeOf } from "./draw-shapes.js";
import { send } from "./link.js";
import { t } from "./words.js";

const LONGEST = 3000, SHORTEST = 32, NAMES = ["nw", "ne", "se", "sw"];
const CLOSEST = 16, STEP = 2, UNSURE = 0.02;  // how close one comes, by which step; a scale that may be off by more is doubtful
const ARROWS = { left: ["←", -1, 0], up: ["↑", 0, -1], down: ["↓", 0, 1], right: ["→", 1, 0] };
const LETTER = 15, LOUPE = 110, CLOSER = 3, FINGER = 22, SLOP = 4;  // on the screen: how tall a letter is, how wide the loupe is, how much closer, half a finger, how far a press may stray

/** A picture's file made again as a JPEG, turned clockwise by so many quarters: small enough to be sent, of any kind that
 *  the browser reads, with nothing in it that is not a pixel. Raises for what is none. */
async function madeAgain(file, quarters) {
  const picture = await createImageBitmap(file), share = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const size = [picture.width, picture.height].map((side) => Math.round(side * share)), [width, height] = quarters % 2 ? [size[1], size[0]] : size;
  const paper = html("canvas", { width, height }), pen = paper.getContext("2d");
  if (Math.min(width, height) < SHORTEST) throw new RangeError();
  pen.translate(width / 2, height / 2);
  pen.rotate((quarters * Math.PI) / 2);
  pen.drawImage(picture, -size[0] / 2, -size[1] / 2, ...size);
  const made = await new Promise((done) => paper.toBlob(done, "image/jpeg", 0.9));
  return { made, address: await new Promise((read) => { const reader = new FileReader(); reader.onload = () => read(reader.result); reader.readAsDataURL(made); }), wide: paper.width, tall: paper.height };
}

/** The numbers by which four points are taken to four others, as a camera sees a table. */
export function perspective(here, there) {
  const rows = here.flatMap(([x, y], n) => {
    const [u, v] = there[n];
    return [[x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]];
  });
  for (let n = 0; n < 8; n += 1) {
    const best = rows.findIndex((row, at) => at >= n && Math.abs(row[n]) === Math.max(...rows.slice(n).map((other) => Math.abs(other[n]))));
    [rows[n], rows[best]] = [rows[best], rows[n]];
    rows[n] = rows[n].map((value) => value / rows[n][n]);
    rows.forEach((row, at) => { if (at !== n) rows[at] = row.map((value, column) => value - row[n] * rows[n][column]); });
  }
  const [a, b, c, d, e, f, g, h] = rows.map((row) => row[8]);
  return ([x, y]) => [(a * x + b * y + c) / (g * x + h * y + 1), (d * x + e * y + f) / (g * x + h * y + 1)];
}

export class PhotoWindow {
  /** Straighten a `photo` (a file) for a field; `done({ id, picture, across, empty, marks })`: with its `marks` they are again where they were. `ground`: shape, across, its
   *  limits, what a `unit` is, how many `pieces` stand on it, of which it asks whether to start `empty`; with a `path`, by which it is sent, the scale is known and the corners alone are asked for. */
  constructor(photo, ground, done, marks = {}) {
    Object.assign(this, { photo, ground, done, across: ground.across, length: 0, placed: new Set(), slack: [], held: null, near: null, quarters: 0, fingers: new Map(), problem: "", doubted: "", marked: Boolean(marks.points) }, marks);
    const [hint, seen] = ground.path ? ["draw-compare-corners", "draw-compare-kept"] : ["draw-photo-hint", "draw-photo-who"];
    this.hints = [hint, seen].map((key) => html("p", { class: "small" }, t(key)));
    this.window = html("dialog", { class: "photo-window", "aria-label": t("draw-photo"), onclose: () => this.window.remove() }, ...this.hints);
    document.body.append(this.window);
    this.window.showModal();
    this._open();
  }

  async _open() {
    const { quarters } = this;
    let again;
    try { again = await madeAgain(this.photo, quarters); } catch (problem) { return this._refuse(t(problem instanceof RangeError ? "draw-photo-tiny" : "draw-photo-unreadable")); }
    if (quarters !== this.quarters) return;  // it was turned on meanwhile
    const { address } = again;
    [this.made, this.wide, this.tall] = [again.made, again.wide, again.tall];
    const [x, y] = [this.wide * 0.12, this.tall * 0.12];
    this.points ??= [[x, y], [this.wide - x, y], [this.wide - x, this.tall - y], [x, this.tall - y], [this.wide * 0.4, this.tall * 0.5], [this.wide * 0.6, this.tall * 0.5]].slice(0, this.ground.path ? 4 : 6);
    this.last = 0;
    this.marks = svg("g", {});
    this.root = svg("svg", { viewBox: `0 0 ${this.wide} ${this.tall}`, class: "photo", role: "group", "aria-label": t("draw-photo") }, svg("image", { href: address, width: this.wide, height: this.tall }), this.marks);
    this.root.addEventListener("pointerdown", (event) => this._down(event));
    this.root.addEventListener("pointermove", (event) => this._move(event));
    for (const kind of ["pointerup", "pointercancel"]) this.root.addEventListener(kind, (event) => this._up(event));
    this.root.addEventListener("keydown", (event) => this._key(event));
    this.root.addEventListener("wheel", (event) => { event.preventDefault(); this._zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), this._at(event)); }, { passive: false });
    this.root.addEventListener("focusin", ({ target }) => { if (target.dataset.point) this.last = Number(target.dataset.point); });
    this.root.addEventListener("focusout", ({ relatedTarget }) => { if (relatedTarget && relatedTarget.dataset.point !== String(this.near)) this._look(null); });
    this.cross = svg("g", {});
    this.loupe = svg("svg", { class: "photo-loupe", "aria-hidden": "true", width: LOUPE, height: LOUPE, hidden: true }, svg("image", { href: address, width: this.wide, height: this.tall }), this.cross);
    this.doubt = html("p", { class: "note", role: "status" });
    this.go = button(t("draw-photo-go"), () => this._send(), { class: "primary", "data-key": "straighten" });
    const closer = (key, sign, press) => html("button", { type: "button", class: "tool", "data-key": key, title: t(key), "aria-label": t(key), onclick: press }, sign);
    const tools = html("div", { class: "photo-tools" }, closer("zoom-in", "+", () => this._closer(STEP)), closer("zoom-out", "−", () => this._closer(1 / STEP)), closer("draw-photo-whole", "⤢", () => this._whole()),
      closer("draw-photo-turn", "↻", () => this._turn()), ...Object.entries(ARROWS).map(([key, [sign, ...by]]) => closer(`draw-photo-${key}`, sign, () => this._nudge(...by))));
    this.window.replaceChildren(...this.hints, html("div", { class: "photo-frame" }, this.root, this.loupe), tools, this.doubt, html("div", { class: "row" }, ...this.ground.path ? [] : this._scale(), this.go, button(t("cancel"), () => this.window.close(), { "data-key": "cancel-photo" })));
    this._whole();
  }

  /** What is given of the scale: the length between the blue marks, or how wide the field is. */
  _scale() {
    const [least, most] = this.ground.limits;
    this.ruled = html("input", { type: "number", min: 0, max: most, step: "any", "data-key": "length", value: this.length || null, oninput: ({ target }) => { this.length = Math.max(0, Number(target.value)); this._draw(); } });
    this.called = html("span", {});
    this.wideness = html("input", { type: "number", min: least, max: most, value: this.across, "data-key": "photo-across", onchange: (event) => { this.across = Math.round(Number(event.target.value)); this._draw(); } });
    return [html("label", {}, html("span", {}, t("draw-photo-length")), this.ruled, html("small", {}, this.ground.unit)), html("label", {}, this.called, this.wideness)];
  }

  _refuse(text) {
    this.window.replaceChildren(html("p", { role: "alert" }, text), html("div", { class: "row" }, button(t("cancel"), () => this.window.close(), { "data-key": "cancel-photo" })));
  }

  /** Whether the pieces that stand there already are drawn over it too. */
  _ask(made) {
    const choice = (key, empty, look) => button(t(`draw-photo-${key}`), () => this._end(made, empty), { class: look, "data-key": key });
    this.window.replaceChildren(html("p", { role: "status" }, t("draw-photo-pieces", { n: this.ground.pieces })), html("div", { class: "row" }, choice("empty", true, "primary"), choice("with", false, "")));
    this.window.querySelector("button").focus();
  }

  _end(made, empty) {
    this.window.close();
    const { points, placed, slack, quarters, length, across } = this;
    this.done({ ...made, across, empty, marks: { points, placed, slack, quarters, length, across } });
  }

  /** Pixels of the screen for one of the photograph. */
  get scale() { return this.root.getScreenCTM().a; }

  /** How far from a mark a finger still takes hold of it, in the photograph's pixels. */
  get reach() { return Math.max(Math.max(this.wide, this.tall) / 30 / this.view.k, FINGER / this.scale); }

  get corners() { return this.points.slice(0, 4); }

  /** Units of the square's side: by the ruler where its length is known, else as wide as the field. */
  get side() {
    if (!this.length) return sizeOf({ shape: this.ground.shape, across: this.across });
    const seen = perspective(this.corners, [[0, 0], [1, 0], [1, 1], [0, 1]]), [a, b] = this.points.slice(4).map(seen);
    return this.length / Math.hypot(a[0] - b[0], a[1] - b[1]);
  }

  /** By which share the length between the blue marks may be off: each end is as exact as it was put there. */
  get unsure() {
    const [a, b] = this.points.slice(4);
    return ((this.slack[4] ?? 1 / this.scale) + (this.slack[5] ?? 1 / this.scale)) / Math.hypot(a[0] - b[0], a[1] - b[1]);
  }

  /** Say whether the field would be as wide as one can be. */
  _fit() {
    const [least, most] = this.ground.limits;
    if (this.length) this.across = Math.round(this.side * (this.ground.shape === "round" ? 1 : Math.SQRT2));
    this.wideness.value = this.across;
    this.called.textContent = acrossLabel({ shape: this.ground.shape, across: this.across });
    this.wideness.disabled = Boolean(this.length);
    const fits = this.across >= least && this.across <= most, no = this.ruled.validity.badInput || (this.ruled.value && !this.length);
    this.go.disabled = !fits || no;
    const off = this.length ? this.unsure : 0;
    this.doubted = no ? t("draw-photo-no-length") : [off > UNSURE ? t("draw-photo-unsure", { n: Math.round(100 * off) }) : "", fits ? "" : t("draw-photo-scale", { one: least, two: most, n: this.across })].filter(Boolean).join(" ");
  }

  /** What is wrong stands below the photograph, and changes once no finger is down: the picture stays where it is. */
  _say() { if (!this.fingers.size) this.doubt.textContent = this.problem || this.doubted; }

  _draw() {
    const r = Math.max(this.wide, this.tall) / 60 / this.view.k;
    if (!this.ground.path) this._fit();
    this._say();
    const focused = document.activeElement?.dataset?.point;
    const spot = ([x, y], n) => svg("g", { class: n < 4 ? "photo-corner" : "photo-ruler", tabindex: 0, role: "slider", "data-point": n, "aria-valuetext": `${Math.round(x)}, ${Math.round(y)}`, "aria-valuenow": Math.round(x), "aria-label": n < 4 ? t(`draw-photo-${NAMES[n]}`) : t("draw-photo-end", { n: n - 3 }) },
      svg("circle", { class: "reach", cx: x, cy: y, r: this.reach }), svg("circle", { cx: x, cy: y, r: n < 4 ? r : r * 0.7 }), svg("circle", { class: "point", cx: x, cy: y, r: r * 0.15 }),
      ...(n < 4 ? [svg("text", { x: x + (n % 3 ? -1.3 : 1.3) * r, y: y + (n < 2 ? 1.9 : -1.3) * r, "font-size": LETTER / this.scale, "stroke-width": LETTER / 4 / this.scale, "text-anchor": n % 3 ? "end" : "start", "dominant-baseline": "central" }, t(`draw-photo-letter-${NAMES[n]}`))] : []));
    this.marks.replaceChildren(svg("path", { class: "photo-area", d: `M${this.corners.map((at) => at.join(" ")).join("L")}Z` }),
      ...(this.points.length > 4 ? [svg("path", { class: "photo-length", d: `M${this.points.slice(4).map((at) => at.join(" ")).join("L")}` })] : []), ...this.points.map(spot));
    if (focused !== undefined) this.marks.querySelector(`[data-point="${focused}"]`)?.focus({ preventScroll: true });
  }

  // -- how close, and which way up ---------------------------------------------------------------------------------

  _whole() {
    this.view = { k: 1, x: 0, y: 0 };
    this._seen();
  }

  /** Closer by a factor, with a point of the photograph where it is. */
  _zoom(factor, [x, y]) {
    const k = Math.min(CLOSEST, Math.max(1, this.view.k * factor)), share = this.view.k / k;
    this.view = { k, x: x - (x - this.view.x) * share, y: y - (y - this.view.y) * share };
    this._seen();
  }

  /** Closer to the mark that was moved last, which comes to the middle. */
  _closer(factor) {
    const [x, y] = this.points[this.last], k = this.view.k;
    this.view = { k, x: x - this.wide / k / 2, y: y - this.tall / k / 2 };
    this._zoom(factor, [x, y]);
  }

  _pan(dx, dy) {
    this.view = { ...this.view, x: this.view.x - dx, y: this.view.y - dy };
    this._seen();
  }

  /** Show what is in view, which stays on the photograph. */
  _seen() {
    const { k } = this.view, [wide, tall] = [this.wide / k, this.tall / k];
    this.view.x = Math.min(this.wide - wide, Math.max(0, this.view.x));
    this.view.y = Math.min(this.tall - tall, Math.max(0, this.view.y));
    this.root.setAttribute("viewBox", `${this.view.x} ${this.view.y} ${wide} ${tall}`);
    this._draw();
    this._look(this.held);
  }

  /** The photograph is turned clockwise by a quarter; each mark stays where it is on the table, and the letters where they are on the screen. */
  _turn() {
    const turned = this.points.map(([x, y]) => [this.tall - y, x]), shifted = (n) => (n < 4 ? (n + 3) % 4 : n);
    this.points = turned.map((_, n) => turned[shifted(n)]);
    this.placed = new Set([...this.placed].map((n) => (n < 4 ? (n + 1) % 4 : n)));
    [this.wide, this.tall] = [this.tall, this.wide];
    this.quarters += 1;
    return this._open().then(() => this.window.querySelector("[data-key=draw-photo-turn]")?.focus());
  }

  /** The mark that was moved last goes on by pixels of the photograph. */
  _nudge(dx, dy) {
    const [x, y] = this.points[this.last];
    this._put([x + dx, y + dy], this.last, 1);
  }

  _at(event) {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.root.getScreenCTM().inverse());
    return [Math.min(this.wide, Math.max(0, at.x)), Math.min(this.tall, Math.max(0, at.y))];
  }

  /** What lies at a mark, close up, with a cross on its point: in the corner above that is away from it; of none, nothing. */
  _look(n) {
    this.near = n;
    this.loupe.toggleAttribute("hidden", n === null);
    if (n === null) return;
    const [x, y] = this.points[n], half = LOUPE / 2 / this.scale / CLOSER;
    this.loupe.classList.toggle("right", x < this.wide / 2);
    this.loupe.setAttribute("viewBox", `${x - half} ${y - half} ${2 * half} ${2 * half}`);
    const cross = `${pathOf([[x - half, y], [x + half, y]], false)}${pathOf([[x, y - half], [x, y + half]], false)}`;
    this.cross.replaceChildren(svg("path", { class: "under", d: cross }), svg("path", { d: cross }));
  }

  /** A mark under the finger is taken hold of, and moves as the finger does, which does not cover it; else the nearest
   *  that has not been put anywhere yet, corners first, comes there. Close up, the photograph itself moves, and a mark
   *  comes where it is pressed. Two fingers come closer. */
  _down(event) {
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.root.setPointerCapture(event.pointerId);
    if (this.fingers.size === 2) {
      if (this.before) Object.assign(this, this.before);
      Object.assign(this, { held: null, taken: null, pinch: this._pinch() });
      this._seen();
    }
    if (this.fingers.size > 1) return;
    const at = this._at(event), far = this.points.map(([x, y]) => Math.hypot(x - at[0], y - at[1]));
    const all = far.map((_, n) => n), nearest = (some) => some.reduce((best, n) => (far[n] < far[best] ? n : best));
    const left = all.filter((n) => !this.placed.has(n)), corners = left.filter((n) => n < 4), here = nearest(all), found = far[here] <= this.reach;
    this.before = { points: [...this.points], placed: new Set(this.placed), last: this.last };
    this.taken = found ? here : nearest(corners.length ? corners : left.length ? left : all);
    this.from = at;
    this.was = found ? this.points[here] : at;
    this.strayed = this.placed.has(this.taken);  // a press looks at one that has its place, and leaves it there
    if (!found && this.view.k > 1) { this.panned = false; return; }
    this.held = this.taken;
    this._put(this.was);
  }

  _move(event) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const by = [event.clientX - was[0], event.clientY - was[1]];
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 2 && this.pinch) return this._pinched();
    if (this.held !== null) return this._drag(this._at(event));
    if (this.taken === null) return;
    this.panned ||= Math.hypot(...this._at(event).map((value, axis) => value - this.from[axis])) * this.scale > SLOP;
    if (this.panned) this._pan(by[0] / this.scale, by[1] / this.scale);
  }

  _drag(at) {
    const by = [at[0] - this.from[0], at[1] - this.from[1]];
    this.strayed ||= Math.hypot(...by) * this.scale > SLOP;
    if (this.strayed) this._put([this.was[0] + by[0], this.was[1] + by[1]]);
  }

  /** A mark that had no place yet, and was pressed and not moved, comes to where it was pressed. */
  _up(event) {
    if (!this.fingers.delete(event.pointerId)) return;
    const pressed = event.type === "pointerup" && this.taken !== null && (this.held === null ? !this.panned : true);
    if (pressed && !this.strayed) this._put(this.from, this.taken);
    Object.assign(this, { held: null, taken: null, before: null, pinch: null });
    this._look(null);
    this._say();
  }

  _pinch() {
    const [a, b] = this.fingers.values();
    return { far: Math.hypot(a[0] - b[0], a[1] - b[1]), middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] };
  }

  _pinched() {
    const now = this._pinch(), was = this.pinch;
    this.pinch = now;
    if (was.far > 0) this._zoom(now.far / was.far, this._at({ clientX: was.middle[0], clientY: was.middle[1] }));
    this._pan((now.middle[0] - was.middle[0]) / this.scale, (now.middle[1] - was.middle[1]) / this.scale);
  }

  _put(at, n = this.held, slack = Math.max(1, 1 / this.scale)) {
    this.points[n] = [Math.min(this.wide, Math.max(0, at[0])), Math.min(this.tall, Math.max(0, at[1]))];
    this.slack[n] = slack;
    this.placed.add(n);
    this.last = n;
    this.problem = "";
    this._draw();
    this._look(n);
  }

  _key(event) {
    const n = event.target.dataset?.point, step = (event.shiftKey ? 10 : 1) / this.scale;
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (n === undefined || !by) return;
    event.preventDefault();
    const [x, y] = this.points[n];
    this._put([x + by[0], y + by[1]], Number(n));
  }

  async _send() {
    const size = sizeOf({ shape: this.ground.shape, across: this.across });
    const corners = this.corners.map(([x, y]) => [x / this.wide, y / this.tall]).flat().map((value) => value.toFixed(5)).join(",");
    this.go.disabled = true;
    this.problem = "";
    this.doubt.textContent = t("loading");
    try {
      const made = await send(`${this.ground.path ?? "fields/photograph"}?corners=${corners}&side=${this.side.toFixed(3)}&size=${size}`, this.made);
      if (this.ground.pieces && !this.marked) this._ask(made);
      else this._end(made, !this.marked);
    } catch (problem) {
      this.problem = problem.message;
      this._say();
      this.go.disabled = false;
    }
  }
}
