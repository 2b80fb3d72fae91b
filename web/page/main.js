// The page: follows a game, shows it, and sends what the player decides.

import { iconGlyph, rulerGlyph, useArt, useLetters, usePortraits } from "./art.js";
import { Card, STACKED } from "./card.js";
import { button, html, redraw } from "./dom.js";
import { ask, file, follow, pressId, readLink, Refused, useGame, useLanguage } from "./link.js";
import { BoardMap } from "./map.js";
import { named, Panel, shelves } from "./panel.js";
import { Planner } from "./plan.js";
import { Seen } from "./seen.js";
import { Story } from "./story.js";
import { action, cards, clock, header, posts, scores } from "./table.js";
import { markdown, nextLanguage, t, useWords } from "./words.js";

const NOBODY_THERE = [502, 503, 504];  // what a proxy says while the bot starts again
const ATTEMPTS = 14;  // a minute
const ANSWER_ROOM = 110;  // pixels below a question, for the first of its answers

class Page {
  /** `hall`: inside Discord, how to `choose` another game or `play` one, and how an address opens `outside`. */
  constructor(link, hall = null) {
    this.hall = hall;
    this.game = null;
    this.note = "";
    this.busy = false;
    this.selected = null;
    this.measuring = null;
    this.sole = null;
    try { this.loud = localStorage.sound === "on"; } catch { /* a frame that may keep nothing */ }
    this._sound();
    this.app = document.getElementById("app");
    this._build(link);
    this.stream = follow({ got: (game) => this._got(game), lost: () => this.tell("lost"), over: (text) => this._over(text) });
    this.keys = (event) => this._key(event);
    document.addEventListener("keydown", this.keys);
    this.app.onclick = ({ target }) => requestAnimationFrame(() => target.closest("summary")?.parentNode.scrollIntoView({ block: "nearest" }));
  }

  close() {
    this.closed = true;
    this.stream.stop();
    this.seen.skip();
    document.removeEventListener("keydown", this.keys);
    this._build = this._draw = () => {};
  }

  _build(link) {
    this.link = link;
    this.story?.forget();
    this.story = new Story();
    this.panel = new Panel({ answer: (way, more) => this._answer(way, more), plan: (way) => this._plan(way), undo: (asked) => this._undo(asked), vote: (agree) => this._press("vote", { wish: this.game.wish.seq, press: pressId(), agree }), abandon: () => this._press("abandon", { seq: this.game.seq, press: pressId(), ask: true }), over: (what, kind) => this.over(what, kind), hint: () => this._hint(), talk: () => this.talk(), skip: () => this.seen.skip() });
    this.planner = new Planner({ changed: () => this._draw(), go: (first, place, then) => this._answer(first, then ? { place, then } : { place }), failed: (problem) => this._failed(problem), help: (topic) => this.panel.help(topic) });
    this.map = new BoardMap({ pressed: (at, id) => this._pressed(at, id), dragged: (at) => this._point(at), hovered: (id) => this.card.hovered(id), key: (event) => this.planner.key(event) });
    this.seen?.skip();
    this.seen = new Seen({ draw: () => this._draw(), great: () => this._sound("great"), map: this.map });
    this.card = new Card(this);
    this.info = this.card.element;
    this.status = html("p", { class: "status", role: "status" });
    this.head = html("header", {});
    this.cards = html("div", { class: "units" });
    this.act = html("div", { class: "acting" });
    this.real = html("span", {});
    this.foot = shelves();
    this.foot.prepend(this.real);
    this.told = html("section", { class: "hinted", role: "status", "aria-label": t("hint"), hidden: true });
    const tool = (name, label, press) => html("button", { type: "button", class: "tool", title: t(label), "aria-label": t(label), "data-key": name, onclick: press }, name === "measure" ? rulerGlyph(22) : name === "whole" ? iconGlyph("globe", 20) : name);
    this.tools = html("div", { class: "tools" }, tool("+", "zoom-in", () => this.map.zoom(1.4)), tool("−", "zoom-out", () => this.map.zoom(0.7)), tool("whole", "whole", () => this.map.whole()), tool("measure", "measure", () => this._measure()));
    this.stage = html("div", { class: "stage" }, this.map.element, this.seen.element, this.tools, this.info);
    this.side = html("div", { class: "beside" }, this.act, this.told, this.planner.element, this.panel.element, this.story.element, this.foot);
    this.app.replaceChildren(this.head, html("main", {}, this.stage, this.side, this.cards), this.status);
  }

  // -- what comes from the bot ---------------------------------------------------------------------------------------

  _got(game) {
    if (this.spoken) {  // the game has come in another language: now all of the page changes to it
      useWords(...this.spoken);
      this.spoken = this.game = null;
      this._build(this.link);
    }
    const asked = (state) => state?.asked?.map((one) => one.id).join() ?? "", fresh = asked(game) !== asked(this.game);
    if (this.game && fresh) {
      this.filter = null;
      if (this.planner.active) this.planner.stop();
    }
    if (game.seq !== this.game?.seq) this._tellHint(null);
    const before = this.game;
    const scored = before?.board?.sides?.some((side, n) => side.score !== game.board?.sides?.[n]?.score);
    if (before?.board?.map && game.board && game.seq > before.seq) this.seen.since(before.seq, game.me ?? -1, before.board, !this.busy || scored);
    else this.seen.skip();
    if (game.board && (this.game?.chapters !== game.chapters || this.game?.photograph !== game.photograph)) this._portraits();
    if (this.game?.seq !== game.seq) this.note = this.keepNote ? this.note : "";
    this.keepNote = false;
    if (before?.status === "running" && game.status === "ended") scrollTo(0, 0);
    this.game = game;
    this.tell("");
    if (this.link.wanted && game.status === "ended") { this.over("save", this.link.wanted); this.link.wanted = ""; }
    if (game.board) this.story.show(game.story ?? [], game.chapters ?? 0, this.seen.shown);
    if (fresh) Object.assign(this, { sole: null, soon: game.asked?.length === 1 && game.asked[0].beforehand !== undefined });
    document.title = `${game.asked?.length ? "● " : ""}${game.title}`;
    this._draw();
    if (!fresh) return;
    this.seen.asked.then(() => {
      if (asked(this.game) !== asked(game)) return;
      this.soon = false;
      this.sole = game.asked?.length === 1 ? game.asked[0].beforehand ?? null : null;
      this._draw();
      if (!game.asked?.length) return;
      if (!before) return; // a page that opens begins with the score
      if (!before.asked?.length) this._sound("asked");
      requestAnimationFrame(() => this._reveal(ANSWER_ROOM));
    });
  }

  /** A tone, for who has switched sound on. */
  async _sound(name) {
    if (this.loud) (await import("./sound.js")).tone(name);
  }

  /** The field for a line to the channel: it opens, or closes. */
  async talk() { (await import("./talk.js")).talk(this); }

  /** Bring the question into view, beside the map or right below it, with `room` pixels below it; beside the map with the top of the page, if both fit. */
  _reveal(room) {
    const { element } = this.planner.active ? this.planner : this.panel, question = element.querySelector(".question")?.getBoundingClientRect();
    if (!question?.height) return;
    const top = STACKED.matches && !this.stage.hidden ? this.stage.getBoundingClientRect().bottom : 0;
    if (!STACKED.matches && question.bottom + scrollY <= innerHeight - room) scrollTo(0, 0);
    else if (question.top < top || question.bottom > innerHeight - room) element.scrollIntoView({ block: STACKED.matches ? "start" : "nearest" });
  }

  async _portraits() {
    usePortraits(await ask("portraits").catch(() => ({})));
    this._draw();
  }

  /** What a game that is over is good for: `rematch`, `replay`, `analyse`, `save`. */
  async over(what, kind) {
    this.tell("loading");
    try {
      await (await import("./over.js"))[what](this, kind);
    } catch (problem) {
      this._failed(problem);
    } finally {
      this.tell("");
    }
  }

  again() { window.board = new Page(this.link, this.hall); }

  tell(key, given = {}) {
    this.status.textContent = key ? t(key, given) : "";
    this.status.classList.toggle("shown", Boolean(key));
    this.status.classList.toggle("lost", key === "lost" || key === "away-press");
  }

  _over(text) {
    this.app.replaceChildren(html("main", { class: "alone" }, html("h1", {}, t("title")), html("p", { role: "alert" }, text || t("over"))));
  }

  // -- what is shown -------------------------------------------------------------------------------------------------

  _choosable() {
    if (this.planner.active) return new Set();
    return new Set((this.game.asked ?? []).flatMap((asked) => (asked.choices ?? []).map((choice) => choice.items?.[0])).filter(Boolean));
  }

  _draw() {
    const game = this.game;
    if (!game) return;
    this.app.className = `${game.board?.kind ?? "lobby"}${game.asked?.length ? " mine" : ""}${this.planner.active ? " planning" : ""}`;
    if (!game.board) {
      redraw(this.head, html("div", { class: "title" }, html("h1", {}, game.title), this._here()), this._language());
      this.stage.hidden = true;
      import("./seats.js").then(({ lobby }) => { if (this.game === game) redraw(this.cards, ...lobby(this)); });
      return;
    }
    if (!this.planner.active) this.map.zoomBack();
    if (!this.seen.shown) {
      this.words = game.words;
      this.story.draw();
    }
    const { words } = this, board = this.seen.shown ?? game.board, choosable = this.seen.shown ? new Set() : this._choosable();
    useLetters(Boolean(board.cards?.[0]?.kind));
    const look = { choosable, selected: this.selected ?? this._advised(), press: (id) => this._select(id), hover: (id) => this.card.hovered(id) };
    redraw(this.head, header(board, words, game.mission), clock(board, words), this._language(), scores(board, words, game.me), this._here(), this._turn(game));
    this.stage.hidden = !board.map;
    this.card.put();
    if (board.map) this._drawMap(board, look);
    redraw(this.act, posts(board), action(board));
    redraw(this.real, button(t("key"), () => import("./shelf.js").then((shelf) => shelf.openKey(board)), { class: "quiet", "data-key": "key" }), game.compare ? button(t("compare"), () => this.over("compare"), { class: "quiet", "data-key": "compare" }) : null,
      button(`${this.loud ? "🔔" : "🔕"} ${t("sound")}`, () => import("./sound.js").then(({ toggle }) => toggle(this)), { class: "quiet", "aria-pressed": String(Boolean(this.loud)), "data-key": "sound" }));
    redraw(this.cards, cards(board, look, game.me));
    this.map.pointing = this.planner.active;
    this.panel.element.hidden = Boolean(this.planner.plan);
    this.planner.element.classList.toggle("busy", this.busy);
    const tries = !this.seen.shown && (this.soon || this.sole !== null || (this.planner.active && !this.planner.plan));
    if (game.asked?.length && (this.seen.loading || tries)) this.panel.wait(game);
    else this.panel.show(game, { filter: this.filter, note: this.note, busy: this.busy, hinted: this.hinted?.first ?? null, watching: this.seen.shown !== null });
    this._planSole();
  }

  /** Try out the place that is suggested where a place is all that is asked for, once it has been shown what led to it. */
  _planSole() {
    const way = this.sole;
    if (way === null || this.seen.shown) return;
    this.sole = null;
    if (!this.planner.active) this._plan(way, null, [], this._others());
  }

  _drawMap(board, look) {
    const plan = this.planner.active && this.planner.plan;
    const shown = plan ? { ...board, map: this.planner.scene() } : board;
    const ruler = this.measuring?.points ?? [], aim = plan ? [] : (this.hinted?.aim ?? []).map((id) => placeOf(shown.map, id));
    this.map.show(shown, { ...look, plan: Boolean(plan), open: plan ? this.planner.open : undefined, suggestions: plan && !plan.course ? this.planner.suggestions : [], hinge: this.planner.hinge, ruler, measured: this.measuring?.short, aim: aim.every(Boolean) ? aim : [] });
  }

  _language() {
    const other = nextLanguage();
    return html("div", { class: "lang" }, this.hall ? button(t("hall"), () => { this.close(); this.hall.choose(); }, { class: "quiet", "data-key": "hall" }) : null,
      button(t(`language-${other}`), () => this.speak(other), { class: "quiet", lang: other, "data-key": "language" }));
  }

  /** Those who have the board open beside the same chat. */
  here(names) {
    this.names = names;
    this._draw();
  }

  _here() { return this.hall?.present(this.names ?? []); }

  /** Whose move it is, for a window that shows no more than that. */
  _turn(game) { return html("div", { class: "turn" }, ...(game.waiting ?? []).slice(0, 1).flatMap(markdown)); }

  async speak(locale) {
    this.link.locale = locale;
    if (!this.hall) history.replaceState(null, "", `#${this.link.token}:${locale}`);
    useLanguage(locale);
    this.tell("loading");
    this.spoken = [locale, await wordsOf(locale)];
    this.stream.again();
  }

  // -- what the player does ------------------------------------------------------------------------------------------

  /** Choose a place for a way; `at`: the one that was pointed at already; `instead`: ways that may reach it too; `others`: answers without a place. */
  _plan(way, at = null, instead = [], others = []) {
    this.seen.skip();
    this.note = "";
    this.selected = null;
    this.info.hidden = true;
    const dice = this.game.asked?.[0]?.ground ?? [];
    const choices = dice.includes(way) ? this._choices().filter((choice) => dice.includes(choice.way) && !choice.group) : [];
    this.planner.begin(way, { at, dice: choices, instead, others }).then(() => {
      if (!this.planner.plan) return;
      this.map.zoomTo(this._around(this.planner.plan));
      this.map.root.focus({ preventScroll: true });
      this._reveal(0);
    });
  }

  /** What to have in view while a place is chosen: the open ground, who goes there, the place, and the goal it attacks. */
  _around(plan) {
    const ground = plan.map.open_ground?.polygons.flat() ?? [], { item } = this.game.asked?.[0] ?? {}, { pitch } = this.game.board;
    const goer = plan.map.tokens?.find((one) => one.id === item);
    const goal = pitch?.ends.length && goer && [pitch.ends[0] === goer.owner ? pitch.length : 0, pitch.width / 2];
    return ground.length ? [...ground, plan.at, goer?.at, goal].filter(Boolean) : [];
  }

  _point(at) { this.planner.point(at); }

  _pressed(at, id) {
    if (this.seen.shown) {
      this.seen.skip();
      if (!this.planner.active) return undefined;
    }
    if (this.measuring) return this._measureAt(at, id);
    if (this.planner.active) {
      if (id?.startsWith("hinge:")) return this.planner.bend(Number(id.slice(6)));
      return this.planner.point(id?.startsWith("place:") ? id.slice(6) : at);
    }
    if (!id || id === "ball") {
      const ways = id || this.selected ? [] : this._ground();
      const [die, ...instead] = ways.length ? this.game.asked[0].ground ?? [] : [];
      if (die) return this._plan(die, at, instead);
      if (ways.length === 1) return this._plan(ways[0].way, at);
      if (ways.length) return this.card.offer(ways, (way) => this._plan(way, at));
      this.filter = null;
      this._select(null);
      return;
    }
    this._select(id);
  }

  /** The choices that the ground may mean: those that ask for a place. */
  _ground() {
    const asked = this.game.asked ?? [];
    if (asked.length === 1 && asked[0].place) return [{ way: "" }];
    return this._choices().filter((choice) => choice.places && !choice.group);
  }

  _others() { return this._choices().filter((choice) => !choice.group && !choice.places); }

  _choices() { return (this.game.asked ?? []).filter((asked) => (asked.several ?? 1) === 1).flatMap((asked) => asked.choices ?? []); }

  /** The ways to answer with a thing on the board. */
  fitting(id) {
    const fitting = this._choices().filter((choice) => choice.items?.[0] === id), usual = fitting.filter((choice) => choice.group !== "more");
    return usual.length ? usual : fitting;
  }

  /** A unit was tapped: its card says what it would answer, and a second tap answers where that is only one thing. */
  _select(id) {
    const fitting = id ? this.fitting(id) : [], again = id && this.selected === id && !this.info.hidden;
    if (fitting.length === 1 && fitting[0].places) return this._plan(fitting[0].way);
    if (fitting.length === 1 && again) return this._answer(fitting[0].way);
    this.selected = id;
    this.filter = fitting.length ? id : null;
    this.card.look(id);
    this._draw();
    if (id && this.card.under) this.info.scrollIntoView({ block: STACKED.matches ? "start" : "nearest" });
  }

  /** What the strongest bot would do: told beside the question, its place tried out, its attack drawn. */
  async _hint() {
    if (this.busy || this.hinting) return;
    this.seen.skip();
    this.hinting = true;
    this._tellHint({ text: `💡 ${t("loading")}` });
    const { seq } = this.game;
    try {
      const hint = await ask("hint", {});
      if (this.game.seq !== seq) return;
      this.note = "";
      this._tellHint(hint);
      if (hint.place && this.game.board.map) this._plan(hint.first, hint.place, [], this._others());
      else { this.selected = this.filter = null; this.info.hidden = true; }
    } catch (problem) {
      if (this.game.seq !== seq) return;  // an answer was quicker
      this._tellHint(null);
      this._failed(problem);
    } finally {
      this.hinting = false;
      this._draw();
    }
  }

  /** What the best choice of a hint is about. */
  _advised() {
    return this.hinted?.aim?.[1] ?? named(this._choices(), this.hinted?.first ?? null)[0]?.items?.[0];
  }

  _tellHint(hint) {
    this.hinted = hint;
    this.told.hidden = !hint;
    if (!hint) return;
    const [head, ...told] = markdown(hint.text), close = () => { this._tellHint(null); this._draw(); };
    redraw(this.told, html("div", { class: "row" }, head, button("×", close, { class: "quiet", "aria-label": t("close"), "data-key": "close-hint" })), ...told);
    requestAnimationFrame(() => {
      this.told.scrollIntoView({ block: "nearest" });
      if (!STACKED.matches) this.panel.element.querySelector(".best")?.scrollIntoView({ block: "nearest" });
    });
  }

  _measure() {
    this.measuring = this.measuring ? null : { points: [], names: [] };
    this.tools.querySelector("[data-key=measure]").setAttribute("aria-pressed", String(Boolean(this.measuring)));
    this.info.hidden = !this.measuring;
    redraw(this.info, ...(this.measuring ? markdown(t("measure-hint")) : []));
    this._draw();
  }

  async _measureAt(at, id) {
    const scene = this.game.board.map, ruler = this.measuring;
    if (ruler.points.length === 2) Object.assign(ruler, { points: [], names: [], short: "" });
    const there = placeOf(scene, id);
    ruler.points.push(there ?? at);
    ruler.names.push(there ? id : `${at[0]},${at[1]}`);
    this._draw();
    if (ruler.points.length < 2) return;
    try {
      const { text } = await ask("look", { one: ruler.names[0], other: ruler.names[1] });
      redraw(this.info, ...markdown(text));
      this.info.hidden = false;
      this.story.say(text);
      ruler.short = /\d+(?:[.,]\d+)?/.exec(text.replace(/`[^`]*`|\*\*[^*]*\*\*|[A-Z]\w?\d+/g, ""))?.[0] ?? "";
      this._draw();
    } catch (problem) {
      redraw(this.info, ...markdown(problem.message));
    }
  }

  async _answer(way, more = {}) {
    if (this.busy) return;
    const body = { seq: this.game.seq, press: pressId(), way, ...more };
    await this._press("answer", body, (problem) => {
      this.planner.stop();
      this.panel.askFaces((faces) => this._answer(way, { ...more, faces }), problem.message);
    });
  }

  _undo(asked) { return this._press("undo", { seq: this.game.seq, press: pressId(), ask: asked }); }

  async _press(path, body, dice) {
    this.seen.skip();
    this.busy = true;
    this.note = "";
    this._draw();
    try {
      const { seq } = await this._send(path, body);
      if (this.game.seq < seq) this.planner.stop();  // else what is tried out by now belongs to the next question
      this.selected = this.filter = null;
      this.info.hidden = true;
      await this._reached(seq);
    } catch (problem) {
      if (problem instanceof Refused && problem.dice.length && dice) dice(problem);
      else this._failed(problem);
    } finally {
      this.busy = false;
      this._draw();
    }
  }

  /** Wait until the board shows an entry: until then a press would answer a question that is gone. */
  async _reached(seq) {
    for (let looks = 0; this.game.seq < seq && looks < 100; looks += 1) await new Promise((done) => setTimeout(done, 30));
  }

  /** Send a press; where no answer came back the same press is sent again, and counts once. */
  async _send(path, body) {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await ask(path, body);
      } catch (problem) {
        if (problem instanceof Refused && !NOBODY_THERE.includes(problem.status)) throw problem;
        if (attempt === ATTEMPTS) throw problem;
        this.tell("away-press");
        await new Promise((done) => setTimeout(done, Math.min(600 * 2 ** attempt, 5000)));
      }
    }
  }

  _failed(problem) {
    this.note = problem.message;
    this.keepNote = true;
    this.story.say(problem.message);
    this._draw();
  }

  _key(event) {
    if (event.target.matches?.("input, textarea, select") || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      if (this.measuring) this._measure();
      else if (this.planner.active) { this.planner.stop(); this._draw(); } else this._select(null);
    } else if (!this.map.root.contains(event.target) && event.target.tagName !== "BUTTON" && this.planner.key(event)) event.preventDefault();
  }
}

/** Where a thing on the map is. */
const placeOf = (scene, id) => [...(scene.tokens ?? []), ...(scene.assets ?? []), ...(scene.stations ?? [])].find((one) => one.id === id)?.at;

async function wordsOf(locale) {
  const answer = await file(`words.${locale}.json`);
  return (answer.ok ? answer : await file("words.en.json")).json();
}

function alone(text, again = null) {
  document.getElementById("app").replaceChildren(html("main", { class: "alone" }, html("h1", {}, t("title")), html("p", { role: again ? "alert" : null }, text),
    again ? html("div", { class: "row" }, button(t("try-again"), again, { class: "primary", "data-key": "again" })) : null));
}

/** The board inside Discord: signed in by it, at the game that was asked for, else at a choice. */
async function beginInside(link, activity) {
  let names = [], hall = null;
  const speak = async (locale) => {
    if (window.board) return window.board.speak(locale);
    link.locale = locale;
    useLanguage(locale);
    useWords(locale, await wordsOf(locale));
    return null;
  };
  const play = (game) => {
    useGame(game);
    hall?.leave();
    hall = null;
    window.board = new Page(link, { choose, play, present: activity.present, outside: activity.outside });
    window.board.here(names);
  };
  const other = () => { const locale = nextLanguage(); return html("div", { class: "lang" }, button(t(`language-${locale}`), () => speak(locale).then(choose), { class: "quiet", lang: locale, "data-key": "language" })); };
  const choose = () => { hall?.leave(); window.board = null; useGame(""); hall = new activity.Hall(play, other, names, drawing); };
  const drawing = () => { hall?.leave(); hall = null; return import("./draw.js").then(({ draw }) => draw(link, choose)).catch((problem) => { choose(); hall.note = problem.message; }); };
  try {
    const entered = await activity.enter();
    if (entered.lang) await speak(entered.lang);
    (entered.game ? play : choose)(entered.game);
    await entered.known;
    const own = entered.lang ? "" : (await activity.language().catch(() => "")).split("-")[0];
    if (own && own !== link.locale && words.languages.split(" ").includes(own)) {
      await speak(own);
      if (!window.board) choose();
    }
    activity.attend({ layout: (name) => { document.documentElement.dataset.layout = name; }, here: (now) => { names = now; (window.board ?? hall)?.here(names); } });
  } catch (problem) {
    alone(problem instanceof Refused ? problem.message : t("not-signed-in"), () => beginInside(link, activity));
  }
}

const link = readLink(), framed = new URLSearchParams(location.search).has("frame_id");
if (framed) useLanguage(link.locale = navigator.language.split("-")[0]);
const [data, words, activity] = await Promise.all([file("art.json").then((answer) => answer.json()), wordsOf(link.locale), framed ? import("./activity.js") : null]);
useArt(data);
useWords((words.languages ?? "").split(" ").includes(link.locale) ? link.locale : "en", words);
if (activity) beginInside(link, activity);
else if (link.token) window.board = new Page(link);
else alone(t("no-link"));
addEventListener("hashchange", () => location.reload()); // another link in the same tab
