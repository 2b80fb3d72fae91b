// Pointing: a place is tried out by the bot while the finger moves, and played by "Go". Nothing is measured here.

import { dieGlyph } from "./art.js";
import { button, html, redraw } from "./dom.js";
import { ask } from "./link.js";
import { look } from "./panel.js";
import { markdown, number, t } from "./words.js";

export class Planner {
  /** `changed()`: draw again; `go(first, place, then)`: play it, and then that; `failed(problem)`; `help(topic)`: buttons below what is told of the place, the rule of that topic or of the question among them. */
  constructor(on) {
    this.on = on;
    this.element = html("section", { class: "plan", "aria-label": t("map") });
    this.stop();
  }

  get active() { return this.first !== null; }

  stop() {
    Object.assign(this, { first: null, dice: [], others: [], plan: null, wished: null, open: null, pieces: null, suggestions: [], hinge: 0, waiting: false, wanted: null, next: null, question: "" });
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  /** `at`: the place pointed at already; `dice`: choices of a die each, `first` among them; `instead`: ways for what it can't reach; `others`: answers without a place. */
  async begin(first, { at = null, dice = [], instead = [], others = [] } = {}) {
    this.stop();
    Object.assign(this, { first, dice, others, next: at, wished: at });
    await this._try({ begin: true, instead });
  }

  /** Take another die to the same place. */
  _take(way) {
    Object.assign(this, { first: way, next: this.wished, hinge: 0 });
    return this._try({ begin: true });
  }

  /** Try out a place: `[x, y]`, or one as text. While one is tried the newest waits its turn. */
  point(place) {
    if (!this.active) return;
    this.next = this.wished = place;
    if (!this.waiting) this._try({});
  }

  async _try({ begin = false, instead = [] }) {
    const first = this.first, place = this.next;
    this.next = null;
    this.waiting = true;
    try {
      const plan = await ask("plan", { first, instead, begin, before: this.plan?.place ?? "", place });
      if (this.first !== first) return;
      this.first = plan.first ?? first;
      this.plan = plan;
      if (begin) Object.assign(this, { open: plan.map.open_ground ?? null, pieces: plan.map.pieces ?? null, suggestions: plan.suggestions ?? [], question: plan.question });
      this.problem = plan.problem ?? "";
    } catch (problem) {
      if (this.first !== first) return;
      if ((begin && !this.plan) || problem.code === "stale") { this.stop(); this.on.failed(problem); return; }
      this.problem = problem.message;
    } finally {
      this.waiting = false;
    }
    this._draw();
    if (begin) this.element.scrollTop = 0;
    this.on.changed();
    if (this.next !== null) this._try({});
    else if (this.wanted !== null) this.go(this.wanted);
  }

  /** The scene with the plan in it: what doesn't change comes from the beginning. */
  scene() {
    const map = { ...this.plan.map, open_ground: this.open };
    if (this.pieces) map.pieces = map.pieces?.length > this.pieces.length ? map.pieces : this.pieces;
    return map;
  }

  go(then = "") {
    this.wanted = !this.plan || this.waiting || this.next !== null ? then : null;
    if (this.wanted === null) this.on.go(this.first, this.plan.place, then);
  }

  _die(choice) {
    return html("button", { type: "button", "aria-pressed": String(choice.way === this.first), "aria-label": choice.label, title: choice.label, "data-key": `die-${choice.way}`, onclick: () => this._take(choice.way) }, dieGlyph(choice.die, choice.face, 28));
  }

  /** What goes along with the move: the same press plays both. */
  _then(choice) {
    return html("button", { type: "button", class: `choice ${look(choice)}`, "data-key": `then-${choice.way}`, onclick: () => this.go(choice.way) },
      choice.die ? dieGlyph(choice.die, choice.face, 28) : null, html("span", {}, html("b", {}, `${t("go")} · ${choice.label}`), choice.chances ? html("small", {}, choice.chances) : null));
  }

  _draw() {
    const plan = this.plan;
    if (!plan) return;
    this.element.hidden = false;
    const change = (one) => button(one.label, () => this.point(one.place), { "data-key": `change-${one.name}-${one.hinge ?? 0}`, class: "small" });
    const changes = plan.changes ?? [], bent = this.hinge ? changes.filter((one) => one.hinge === this.hinge) : changes.filter((one) => one.quick);
    const more = changes.filter((one) => !one.quick && !one.hinge);
    const free = this.others.length && !this.others.some((one) => one.die) && !parseFloat(plan.map.way?.word ?? 1); // it needs no die
    const length = !Number.isFinite(plan.most) || plan.course ? "" : number(`${plan.length.toFixed(1)} / ${plan.most}`);
    const others = this.others.map((choice, n) => button(choice.die && choice.name !== "defend" ? t("unmoved", { one: choice.label }) : choice.label, () => this.on.go(choice.way), { class: free && !n && !plan.risk ? "go" : "", "data-key": `way-${choice.way}` })), few = others.length < 3;
    const then = plan.then ?? [], same = (choice) => choice.name + choice.items, first = then.filter((choice, n) => then.findIndex((one) => same(one) === same(choice)) === n);
    redraw(this.element,
      html("div", { class: "question" }, ...markdown(this.question.split("\n")[0])),
      html("div", { class: "row" },
        button(plan.risk || plan.go, () => this.go(), { class: `${plan.risk ? "lost" : free ? "" : "go"} big`, "data-key": "go" }, length ? html("b", { class: "length" }, length) : null),
        ...(few ? others : []),
        button(t("cancel"), () => { this.stop(); this.on.changed(); }, { class: "quiet", "data-key": "cancel" })),
      this.problem ? html("p", { class: "note", role: "status" }, ...markdown(this.problem).flatMap((line) => [...line.childNodes])) : null,
      html("div", { class: "told", role: "status" }, ...markdown(plan.text)),
      html("div", { class: "choices" }, ...first.map((choice) => this._then(choice)), ...(few ? [] : others)),
      then.length > first.length ? html("details", {}, html("summary", {}, t("more")), html("div", { class: "choices" }, ...then.filter((choice) => !first.includes(choice)).map((choice) => this._then(choice)))) : null,
      this.dice.length > 1 ? html("div", { class: "row takes" }, ...this.dice.map((choice) => this._die(choice))) : null,
      bent.length ? html("div", { class: "row" }, this.hinge ? html("b", {}, t("hinge", { n: this.hinge })) : null, ...bent.map(change)) : null,
      more.length ? html("details", {}, html("summary", {}, t("changes")), html("div", { class: "row wrap" }, ...more.map(change))) : null,
      this.suggestions.length ? html("details", {}, html("summary", {}, t("suggestions")), html("div", { class: "row wrap" }, ...this.suggestions.map((one) => button(one.label, () => this.point(one.place), { "data-key": `place-${one.place}`, class: "small" })))) : null,
      html("div", { class: "row" }, ...this.on.help(plan.course ? "hinge-ruler" : "")),
      this._written(),
      html("p", { class: "hint" }, t(plan.course ? "course-hint" : "point-hint")));
  }

  _written() {
    const field = html("input", { type: "text", maxlength: 100, placeholder: t(this.plan.course ? "course-write" : "write-hint"), "aria-label": t("write"), "data-key": "place-text" });
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
