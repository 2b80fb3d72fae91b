// Pointing: a place is tried out by the bot while the finger moves, and played by "Go". Nothing is measured here.

import { button, html, redraw } from "./dom.js";
import { ask } from "./link.js";
import { markdown, number, t } from "./words.js";

export class Planner {
  /** `changed()`: draw again; `go(first, place)`: play it; `failed(problem)`. */
  constructor({ changed, go, failed }) {
    this.on = { changed, go, failed };
    this.element = html("section", { class: "plan", "aria-label": t("map") });
    this.stop();
  }

  get active() { return this.first !== null; }

  stop() {
    Object.assign(this, { first: null, plan: null, open: null, pieces: null, suggestions: [], hinge: 0, waiting: false, wanted: false, next: null, question: "" });
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  async begin(first) {
    this.stop();
    this.first = first;
    await this._try({ begin: true });
  }

  /** Try out a place: `[x, y]`, or one as text. While one is tried the newest waits its turn. */
  point(place) {
    if (!this.active) return;
    this.next = place;
    if (!this.waiting) this._try({});
  }

  async _try({ begin = false }) {
    const first = this.first, place = this.next;
    this.next = null;
    this.waiting = true;
    try {
      const plan = await ask("plan", { first, begin, before: this.plan?.place ?? "", place });
      if (this.first !== first) return;
      this.plan = plan;
      if (begin) Object.assign(this, { open: plan.map.open_ground ?? null, pieces: plan.map.pieces ?? null, suggestions: plan.suggestions ?? [], question: plan.question });
      this.problem = plan.problem ?? "";
    } catch (problem) {
      if (this.first !== first) return;
      if (begin || problem.code === "stale") { this.stop(); this.on.failed(problem); return; }
      this.problem = problem.message;
    } finally {
      this.waiting = false;
    }
    this._draw();
    this.on.changed();
    if (this.next !== null) this._try({});
    else if (this.wanted) this.go();
  }

  /** The scene with the plan in it: what doesn't change comes from the beginning. */
  scene() {
    const map = { ...this.plan.map, open_ground: this.open };
    if (this.pieces) map.pieces = map.pieces?.length > this.pieces.length ? map.pieces : this.pieces;
    return map;
  }

  go() {
    this.wanted = !this.plan || this.waiting || this.next !== null;
    if (this.wanted) return;
    this.on.go(this.first, this.plan.place);
  }

  _draw() {
    const plan = this.plan;
    if (!plan) return;
    this.element.hidden = false;
    const change = (one) => button(one.label, () => this.point(one.place), { "data-key": `change-${one.name}-${one.hinge ?? 0}`, class: "small" });
    const changes = plan.changes ?? [], bent = this.hinge ? changes.filter((one) => one.hinge === this.hinge) : changes.filter((one) => one.quick);
    const more = changes.filter((one) => !one.quick && !one.hinge);
    const length = plan.most === null || plan.most === undefined || plan.course ? "" : number(`${plan.length.toFixed(1)} / ${plan.most}`);
    redraw(this.element,
      html("div", { class: "row" },
        button(plan.most === null || plan.most === undefined ? t("put") : t("go"), () => this.go(), { class: "go big", "data-key": "go" }, length ? html("b", { class: "length" }, length) : null),
        button(t("cancel"), () => { this.stop(); this.on.changed(); }, { class: "quiet", "data-key": "cancel" })),
      this.problem ? html("p", { class: "note", role: "status" }, ...markdown(this.problem).flatMap((line) => [...line.childNodes])) : null,
      bent.length ? html("div", { class: "row" }, this.hinge ? html("b", {}, t("hinge", { n: this.hinge })) : null, ...bent.map(change)) : null,
      html("div", { class: "told", role: "status" }, ...markdown(plan.text)),
      more.length ? html("details", {}, html("summary", {}, t("changes")), html("div", { class: "row wrap" }, ...more.map(change))) : null,
      this.suggestions.length ? html("details", {}, html("summary", {}, t("suggestions")), html("div", { class: "row wrap" }, ...this.suggestions.map((one) => button(one.label, () => this.point(one.place), { "data-key": `place-${one.place}`, class: "small" })))) : null,
      this._written(),
      html("p", { class: "hint" }, t(plan.course ? "course-hint" : "point-hint")));
  }

  _written() {
    const field = html("input", { type: "text", maxlength: 100, placeholder: t("write-hint"), "aria-label": t("write"), "data-key": "place-text" });
    return html("form", { class: "row", onsubmit: (event) => { event.preventDefault(); if (field.value.trim()) this.point(field.value.trim()); } }, field, html("button", { type: "submit", class: "small" }, t("send")));
  }

  bend(hinge) {
    this.hinge = this.hinge === hinge ? 0 : hinge;
    this._draw();
    this.on.changed();
  }

  _change(name) {
    const found = (this.plan.changes ?? []).find((one) => one.name === name && (this.hinge && name.startsWith("click") ? one.hinge === this.hinge : one.quick));
    if (found) this.point(found.place);
    return true;
  }

  /** Keys while planning; true if one was meant for the plan. */
  key(event) {
    if (!this.active || !this.plan) return false;
    if (event.key === "Enter") { this.go(); return true; }
    if (event.key === "Escape") { this.stop(); this.on.changed(); return true; }
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (this.plan.course) {
      const names = { ArrowLeft: "click-port", ArrowRight: "click-starboard", ArrowUp: "faster", ArrowDown: "slower" };
      if (names[event.key]) return this._change(names[event.key]);
      if (/^[1-9]$/.test(event.key)) { this.bend(Number(event.key)); return true; }
      return false;
    }
    if (event.key === "," || event.key === ".") return this._change(event.key === "," ? "click-port" : "click-starboard");
    if (!step) return false;
    const far = event.shiftKey ? 0.25 : 1, [x, y] = this.next && typeof this.next === "object" ? this.next : this.plan.at;
    this.point([Math.round((x + step[0] * far) * 100) / 100, Math.round((y + step[1] * far) * 100) / 100]);
    return true;
  }
}
