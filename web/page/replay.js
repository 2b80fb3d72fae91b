// A replay: plays, steps and scrubs through a game, and checks its dice, all from the page itself.

import { iconGlyph, playerColor, useArt, useLetters, usePortraits } from "./art.js";
import { button, html, redraw, svg } from "./dom.js";
import { BoardMap } from "./map.js";
import { changed } from "./patch.js";
import { checkDice, sha256 } from "./proof.js";
import { action, cards, clock, header, posts, scores } from "./table.js";
import { markdown, nextLanguage, plain, t, useWords } from "./words.js";

const SPEEDS = [3200, 1600, 800, 300], LETTERS = "ABCDE";

async function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return JSON.parse(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text());
}

export class Replay {
  /** `leave(locale)`: back to where it was opened from; `again(seq)`: play on from before an entry, as player `me`. */
  constructor(game, locale = Object.keys(game.words).find((name) => navigator.language?.startsWith(name)) ?? "en", leave = null, me = -1, again = null) {
    this.game = game;
    Object.assign(this, { leave, me, again });
    usePortraits(game.portraits);
    this.at = 0;
    this.speed = 1;
    this.locale = locale in game.words ? locale : "en";
    this.proof = null;
    let board = {}, words = {};
    this.steps = game.steps.map((step) => {
      board = changed(board, step.board);
      words = step.words ?? words;
      return { ...step, board, words };
    });
    this.app = document.getElementById("app");
    this._build();
    this.keys = (event) => this._key(event);
    document.addEventListener("keydown", this.keys);
    scrollTo(0, 0);
  }

  _leave() {
    this._stop();
    document.removeEventListener("keydown", this.keys);
    this.leave(this.locale);
  }

  _build() {
    useWords(this.locale, this.game.words[this.locale]);
    this.map = new BoardMap({ pressed: (at, id) => this._select(id), dragged() {}, hovered() {}, key: () => false });
    this.head = html("header", {});
    this.act = html("div", {});
    this.units = html("div", { class: "units" });
    this.told = html("ol", { class: "chapters", tabindex: 0, "aria-label": t("story") });
    this.live = html("div", { class: "spoken", "aria-live": "polite" });
    this.bar = html("section", { class: "player", "aria-label": t("replay") });
    this.graph = html("section", { class: "chart", "aria-label": t("replay-graph") });
    this.check = html("section", { class: "check" });
    this.stage = html("div", { class: "stage" }, this.map.element);
    this.app.replaceChildren(this.head, html("main", {}, this.stage, html("div", { class: "beside" }, this.bar, this.graph, this.act, html("section", { class: "story", "aria-label": t("story") }, this.told, this.live), this.check), this.units));
    this._bar();
    this._proof();
    this._show();
  }

  get step() { return this.steps[this.at]; }

  _bar() {
    const last = this.steps.length - 1;
    const tool = (icon, label, press, key) => html("button", { type: "button", class: "tool", "aria-label": t(label), title: t(label), onclick: press, "data-key": key }, icon);
    const range = html("input", { type: "range", min: 0, max: last, value: this.at, "aria-label": t("step", { one: this.at + 1, two: last + 1 }), "data-key": "scrub", oninput: (event) => this.go(Number(event.target.value)) });
    const firsts = this.steps.map((step, n) => [step.chapter, n]).filter(([chapter], n, all) => n === 0 || all[n - 1][0] !== chapter);
    const select = html("select", { "aria-label": t("chapter"), "data-key": "chapter", onchange: (event) => this.go(Number(event.target.value)) },
      ...firsts.map(([, n], place) => {
        const next = firsts[place + 1]?.[1] ?? this.steps.length;
        const told = this.steps.slice(n, next).flatMap((step) => step.lines[this.locale]).map(plain).find((line) => line.trim());
        return html("option", { value: n, selected: n <= this.at && this.at < next ? true : null }, told?.slice(0, 48) ?? t("step", { one: n + 1, two: last + 1 }));
      }));
    redraw(this.bar,
      html("div", { class: "row" }, tool("|◀", "first", () => this.go(0), "first"), tool("‹", "previous", () => this.go(this.at - 1), "previous"),
        tool(this.timer ? "❚❚" : iconGlyph("play", 18), this.timer ? "pause" : "play", () => this.toggle(), "play"), tool("›", "next", () => this.go(this.at + 1), "next"), tool("▶|", "last", () => this.go(last), "last"),
        button(`×${2 ** this.speed / 2}`, () => { this.speed = (this.speed + 1) % SPEEDS.length; this._bar(); }, { class: "small", "aria-label": `${t("speed")} ×${2 ** this.speed / 2}`, "data-key": "speed" })),
      range, html("div", { class: "row" }, select, html("span", { class: "small" }, t("step", { one: this.at + 1, two: last + 1 }))),
      matchMedia("(hover: none)").matches ? null : html("p", { class: "hint" }, t("replay-keys")));
    this._graph();
  }

  // -- the chances ---------------------------------------------------------------------------------------------------

  /** The place of an entry among the steps: the last one that it does not come before. */
  _place(seq) {
    const after = this.steps.findIndex((step) => step.seq > seq);
    return (after < 0 ? this.steps.length : Math.max(1, after)) - 1;
  }

  _graph() {
    const graph = this.game.graphs?.[this.locale], points = graph?.points ?? [];
    this.graph.hidden = points.length < 2;
    if (this.graph.hidden) return;
    const wide = 400, tall = 120, last = Math.max(1, this.steps.length - 1), x = (place) => 8 + (place / last) * (wide - 34), y = (chance) => 6 + (1 - chance) * (tall - 12);
    const lines = graph.players.flatMap((name, player) => {
      const color = playerColor(player), ends = points.at(-1), d = points.map(({ seq, chances }, n) => `${n ? "L" : "M"}${x(this._place(seq)).toFixed(1)} ${y(chances[player]).toFixed(1)}`).join("");
      return [svg("path", { d, stroke: color, "stroke-width": 2.5, "stroke-dasharray": ["", "7 4", "2 4", "9 3 2 3", "4 2"][player % 5] || null, fill: "none", "stroke-linejoin": "round" }),
        svg("text", { x: x(this._place(ends.seq)) + 5, y: y(ends.chances[player]) + 5 + (ends.chances.filter((other, n) => n < player && Math.abs(other - ends.chances[player]) < 0.1).length) * 14, fill: color, "font-size": 15, "font-weight": 700 }, LETTERS[player])];
    });
    let free = 0;  // marks of turns that are close stand side by side
    const marks = [...(graph.turns ?? []).entries()].sort(([, one], [, other]) => one.seq - other.seq).map(([n, turn]) => { const at = Math.max(free, x(this._place(turn.seq))); free = at + 20; return svg("g", { transform: `translate(${at} ${tall + 9})` }, svg("circle", { r: 9, fill: playerColor(turn.player) }), svg("text", { y: 4.5, "font-size": 13, "font-weight": 700, "text-anchor": "middle", fill: "#12161d" }, n + 1)); });
    const drawn = svg("svg", { class: "chances", viewBox: `0 0 ${wide} ${tall + 20}`, role: "img", "aria-label": `${t("replay-graph")} ${this._ends(graph).join(", ")}`, onclick: (event) => this._jump(event, wide, x) },
      svg("path", { d: `M8 ${y(0.5)}H${wide - 26}`, class: "axis", "stroke-dasharray": "3 4" }), svg("path", { d: `M8 ${y(1)}V${y(0)}H${wide - 26}`, class: "axis", fill: "none" }),
      ...lines, ...marks, svg("path", { d: `M${x(this.at)} 4V${tall - 4}`, class: "cursor" }));
    const share = (value) => `${Math.round(value * 100)} %`.replace(" ", this.locale === "fr" ? "\u00a0" : "");
    const line = (turn, key, head, ...told) => html("li", {}, button(head, () => this.go(this._place(turn.seq - 1)), { class: "quiet", "data-key": key }), ...markdown((turn.asked ?? "").split("\n")[0]), ...told.map((words) => html("p", {}, words)), turn.why ? html("p", { class: "small" }, turn.why) : null, turn.lost > 0 && turn.player === this.me ? button(t("replay-again"), () => { this._leave(); this.again(turn.seq); }, { "data-key": `${key}-again` }) : null);
    const turns = graph.turns ?? [], lost = (turn, n) => line(turn, `turn-${n}`, `${n + 1}. ${t(turn.sure === false ? "replay-perhaps-lost" : "replay-lost-chance", { one: graph.players[turn.player], two: share(turn.lost) })}`, t("replay-played", { one: turn.played }), t("replay-better", { one: turn.better }));
    const good = (graph.good ?? []).map((turn, n) => line(turn, `good-${n}`, t("replay-well-played", { one: graph.players[turn.player], two: `+${share(-turn.lost)}` }), t("replay-played", { one: turn.played })));
    const swings = (graph.swings ?? []).map((swing, n) => html("li", {}, button(t("replay-gained", { one: graph.players[swing.player], two: `+${share(swing.gained)}` }), () => this.go(this._place(swing.seq)), { class: "quiet", "data-key": `swing-${n}` }), html("p", {}, swing.told)));
    const ends = this._ends(graph).map((one, player) => html("p", { class: "small" }, `${LETTERS[player]} · ${one}`));
    redraw(this.graph, html("p", { class: "small" }, t("replay-graph")), drawn, ...ends, turns.length && turns[0].sure !== false ? null : html("p", {}, t(turns.length ? "replay-unsure" : "replay-no-turns")), turns.length ? html("ol", { class: "turns" }, ...turns.map(lost)) : null, good.length ? html("ol", { class: "turns" }, ...good) : null, swings.length ? html("ol", { class: "turns" }, ...swings) : null);
  }

  /** Everybody's chance at the beginning and at the end. */
  _ends(graph) {
    const ends = graph.points.at(-1).chances, begins = graph.points[0].chances;
    return graph.players.map((name, n) => t("replay-gained", { one: name, two: `${Math.round(begins[n] * 100)} → ${Math.round(ends[n] * 100)} %` }));
  }

  _jump(event, wide, x) {
    const box = event.currentTarget.getBoundingClientRect(), at = ((event.clientX - box.left) / box.width) * wide;
    const near = this.steps.reduce((best, _, n) => (Math.abs(x(n) - at) < Math.abs(x(best) - at) ? n : best), 0);
    this.go(near);
  }

  /** Go to the first decision that cost much, or to the end. */
  decisive() {
    const [turn] = this.game.graphs?.[this.locale]?.turns ?? [];
    this.go(turn ? this._place(turn.seq - 1) : this.steps.length - 1);
  }

  go(at) {
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    if (this.at === this.steps.length - 1) this._stop();
    this._bar();
    this._show();
  }

  toggle() {
    if (this.timer) this._stop();
    else {
      if (this.at === this.steps.length - 1) this.at = 0;
      const next = () => { this.timer = setTimeout(next, SPEEDS[this.speed]); this.go(this.at + 1); };
      this.timer = setTimeout(next, SPEEDS[this.speed] / 3);
    }
    this._bar();
  }

  _stop() {
    clearTimeout(this.timer);
    this.timer = null;
  }

  _select(id) {
    this.selected = id;
    this._show();
  }

  _show() {
    const { board, words } = this.step, said = words[this.locale] ?? {}, look = { selected: this.selected, press: (id) => this._select(id) };
    this.app.className = `${board.kind} replaying`;
    useLetters(Boolean(board.cards?.[0]?.kind));
    redraw(this.head, header(board, said), clock(board, said), html("div", { class: "lang" }, this.leave ? button(t("to-board"), () => this._leave(), { class: "quiet", "data-key": "leave" }) : null, button(t(`language-${nextLanguage()}`), () => { this.locale = nextLanguage(); this._build(); }, { class: "quiet", "data-key": "language" })), scores(board, said, null));
    this.stage.hidden = !board.map;
    if (board.map) this.map.show(board, look);
    redraw(this.act, posts(board), action(board));
    redraw(this.units, cards(board, look));
    this._story();
  }

  _story() {
    const chapter = this.step.chapter, from = this.steps.findIndex((step) => step.chapter >= chapter - 1);
    const items = this.steps.slice(Math.max(0, from), this.at + 1).filter((step) => step.lines[this.locale].length);
    redraw(this.told, ...items.map((step) => html("li", { class: step === this.step ? "newest" : null }, ...step.lines[this.locale].flatMap(markdown))));
    this.told.scrollTop = this.told.scrollHeight;
    this.live.replaceChildren(html("p", {}, this.timer ? "" : this.step.lines[this.locale].map(plain).join(" ")));
  }

  // -- the dice ------------------------------------------------------------------------------------------------------

  _proof() {
    redraw(this.check, button(t("replay-check"), () => this._checkDice(), { class: "primary", "data-key": "check" }), this.proof ? html("p", { class: `proof ${this.proof.open ? "" : this.proof.ok ? "right" : "wrong"}`, role: "status" }, iconGlyph(this.proof.open ? "clock" : this.proof.ok ? "tick" : "cross", 22), this.proof.say()) : null);
  }

  async _checkDice() {
    this.proof = { ok: true, open: true, say: () => t("replay-checking") };
    this._proof();
    const found = await checkDice(this.game.log), counts = { one: found.rolls, two: found.dice };
    const say = { kept: () => t("replay-proven", counts), none: () => t("replay-right", counts), resealed: () => t("replay-right", counts), sealed: () => t("replay-sealed"), broken: () => t("replay-wrong", { one: found.wrong }) }[found.promise];
    this.proof = { ok: found.promise !== "broken", open: found.promise === "sealed", say: () => `${say()}${found.typed ? ` ${t("replay-typed", { n: found.typed })}` : ""}` };
    this._proof();
  }

  _key(event) {
    if (event.target.matches?.("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const onMap = this.map.root.contains(event.target);
    const keys = { " ": () => this.toggle(), ArrowRight: () => this.go(this.at + 1), ArrowLeft: () => this.go(this.at - 1), Home: () => this.go(0), End: () => this.go(this.steps.length - 1) };
    if (!keys[event.key] || (event.key === " " && event.target.tagName === "BUTTON") || (onMap && event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    keys[event.key]();
  }
}

/** Whether the file is as it was made; its policy lets no other script run. */
async function whole() {
  const part = (id) => document.getElementById(id).textContent, policy = document.querySelector("meta[http-equiv]").content;
  const parts = [part("data"), part("script"), document.querySelector("style").textContent, policy, document.title];
  return (await sha256(parts.join("\n"))) === document.querySelector("meta[name=digest]").content;
}

async function begin() {
  const app = document.getElementById("app");
  const refuse = () => app.replaceChildren(html("main", { class: "alone changed" }, html("h1", { role: "alert" }, "This file was changed after it was made. Don't trust it."), html("p", { lang: "fr" }, "Ce fichier a été modifié après coup. Ne vous y fiez pas.")));
  const game = (await whole()) ? await unpacked(document.getElementById("data").textContent).catch(() => null) : null;
  if (!game) return refuse();
  useArt(game.art);
  return new Replay(game);
}

if (document.getElementById("data")) await begin();
