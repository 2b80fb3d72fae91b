// What has just happened, played on the board: who moves along which way, whose dice, which hits, with the sentence beside it.

import { button, html, redraw } from "./dom.js";
import { ask } from "./link.js";
import { changed } from "./patch.js";
import { markdown, t } from "./words.js";

const WHOLE = 2800, LEAST = 350, MOST = 1100;  // milliseconds of an activation, and of one of its steps
const HELD = 2600;  // of a great moment
const STEPS_MOST = 12;
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const KINDS = ["tokens", "assets"];

/** The point at a share of a way. */
function along(points, share) {
  const parts = points.slice(1).map((point, n) => Math.hypot(point[0] - points[n][0], point[1] - points[n][1]));
  let left = share * parts.reduce((sum, part) => sum + part, 0);
  for (const [n, part] of parts.entries()) {
    if (left <= part && part) return [0, 1].map((axis) => points[n][axis] + ((points[n + 1][axis] - points[n][axis]) * left) / part);
    left -= part;
  }
  return points.at(-1);
}

const near = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.02;

export class Seen {
  /** `draw()`: the page again; `great()`: a great moment begins; `map`: whose view shows it. */
  constructor({ draw, great, map }) {
    this.on = { draw, great };
    this.map = map;
    this.element = html("div", { class: "seen", role: "status", hidden: true });
    this.board = null;
    this.waiting = [];
    this.run = this.told = 0;
    this.loading = 0;  // how many steps are asked for that may come before a question
    this.asked = Promise.resolve();
  }

  /** The board that is shown meanwhile; null where nothing is played. */
  get shown() { return this.board; }

  /** Play what others did after an entry, and everybody's great moments; `me`: whose own steps need no telling, `hold`: show the board `before` till then. */
  since(seq, me, before, hold) {
    if (document.hidden) return;
    if (hold && !this.board) this.board = before;
    const run = this.run;
    const held = Number(hold);
    this.loading += held;
    this.asked = this.asked.then(() => this._ask(seq, me, before, run)).finally(() => {
      this.loading -= held;
      if (held) this.on.draw();
    });
  }

  async _ask(seq, me, before, run) {
    const steps = await ask(`steps?since=${seq}`).catch(() => []);
    if (run !== this.run) return;
    let board = {};
    const whole = steps.map((step) => { board = changed(board, step.board); return { ...step, board }; });
    const told = whole.filter((step) => step.seq > this.told && (step.great || (step.by !== me && step.lines.length))).slice(-STEPS_MOST);
    this.told = Math.max(this.told, steps.at(-1)?.seq ?? 0);
    this.waiting.push(...told);
    if (this.timer || this.frame) return;
    if (told.length) this.board = whole[whole.indexOf(told[0]) - 1]?.board ?? before;
    this._next();
  }

  /** End it: the board is as it is now. */
  skip() {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    const playing = this.board !== null;
    Object.assign(this, { timer: null, frame: null, board: null, waiting: [], run: this.run + 1 });
    this.element.hidden = true;
    this.element.classList.remove("great");
    if (playing) this.on.draw();
  }

  _next() {
    const step = this.waiting.shift();
    if (!step) return this.skip();
    this.element.classList.toggle("great", Boolean(step.great));
    if (step.great) return this._hold(step);
    const time = Math.min(MOST, Math.max(LEAST, WHOLE / (this.waiting.length + 1)));
    this.element.hidden = false;
    redraw(this.element, html("div", {}, ...step.lines.flatMap(markdown)), this._skipper());
    const moves = this._moves(this.board?.map, step.board.map);
    if (moves.size) this.map.reveal([...moves.values()][0].at(-1));
    this._clear(step.board.map, this.board?.map);
    if (!moves.size || STILL.matches) {
      this.board = step.board;
      this.on.draw();
      this.timer = setTimeout(() => { this.timer = null; this._next(); }, time);
      return undefined;
    }
    const began = performance.now();
    const frame = (now) => {
      const share = Math.min(1, (now - began) / time);
      this.board = share < 1 ? this._between(step.board, moves, share) : step.board;
      this.on.draw();
      if (share < 1) this.frame = requestAnimationFrame(frame);
      else { this.frame = null; this.timer = setTimeout(() => { this.timer = null; this._next(); }, LEAST); }
    };
    this.frame = requestAnimationFrame(frame);
    return undefined;
  }

  /** A great moment, over the board right after it. */
  _hold(step) {
    this.on.great();
    this.board = step.board;
    this.element.hidden = false;
    redraw(this.element, html("div", {}, ...markdown(step.great)), this._skipper());
    this.on.draw();
    this.timer = setTimeout(() => { this.timer = null; this._next(); }, HELD);
  }

  _skipper() { return button(t("skip"), () => this.skip(), { class: "small", "data-key": "skip" }); }

  /** Put the sentence where it covers neither who acts nor who comes or goes. */
  _clear(map, before) {
    const all = (scene) => KINDS.flatMap((kind) => scene?.[kind] ?? []), was = new Map(all(before).map((one) => [one.id, one.at]));
    const high = all(map).filter(({ id, at, part }) => at && (part === "active" || !was.get(id) || !near(was.get(id), at))).map(({ at }) => this.map.toScreen(at)[1]);
    this.element.classList.toggle("above", Math.min(...high) + Math.max(...high) > this.map.size[1]);
  }

  /** The ways of what has moved, by id. */
  _moves(before, after) {
    const moves = new Map(), trails = after?.marks?.trails ?? [];
    for (const kind of KINDS) {
      for (const unit of after?.[kind] ?? []) {
        const was = before?.[kind]?.find((one) => one.id === unit.id);
        if (!was?.at || !unit.at || near(was.at, unit.at)) continue;
        const trail = trails.find(({ points }) => near(points[0], was.at) && near(points.at(-1), unit.at));
        moves.set(unit.id, trail?.points ?? [was.at, unit.at]);
      }
    }
    const [was, now] = [before, after].map((scene) => scene?.ball ?? scene?.tokens?.find((one) => one.has_ball)?.at);
    if (was && after?.ball && !near(was, now)) moves.set("ball", [was, now]);
    return moves;
  }

  _between(board, moves, share) {
    const eased = share * share * (3 - 2 * share), map = { ...board.map };
    if (moves.has("ball")) map.ball = along(moves.get("ball"), eased);
    for (const kind of KINDS) {
      if (map[kind]) map[kind] = map[kind].map((unit) => (moves.has(unit.id) ? { ...unit, at: along(moves.get(unit.id), eased) } : unit));
    }
    return { ...board, map };
  }
}
