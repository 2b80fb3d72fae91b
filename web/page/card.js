// The card of a unit that is looked at: what it carries and sees, its odds, and what it would answer where one is asked.

import { aimCard } from "./aim.js";
import { dieGlyph } from "./art.js";
import { button, html, redraw } from "./dom.js";
import { ask } from "./link.js";
import { pieceName } from "./tokens.js";
import { cardText, oddsOf, unitHead } from "./table.js";
import { markdown, t } from "./words.js";

export const STACKED = matchMedia("(max-width: 679px)");  // what is asked stands under the map, as in style.css
const ROOMY = 640;  // pixels of a map beside whose unit a card has room

export class Card {
  /** `page`: whose game, map and story it is about. */
  constructor(page) {
    this.page = page;
    this.element = html("aside", { class: "info", hidden: true });
  }

  /** Whether cards stand under the map: there is no room on it, or there is no map. */
  get under() { return this.page.stage.hidden || STACKED.matches; }

  /** Put the card where it covers neither the unit that it is about nor, on a small screen, the map. */
  put() {
    const parent = this.under ? this.page.side : this.page.stage, map = this.page.game.board.map;
    if (this.element.parentNode !== parent) parent.prepend(this.element);
    const unit = map && [...(map.tokens ?? []), ...(map.assets ?? []), ...(map.stations ?? [])].find((one) => one.id === this.looking);
    const [x, y] = unit?.at ? this.page.map.toScreen(unit.at) : [Infinity, Infinity], [wide, tall] = this.page.map.size;
    this.element.classList.toggle("right", wide >= ROOMY && x < wide / 2);
    this.element.classList.toggle("below", wide < ROOMY && y < tall / 2);
    this.element.classList.toggle("whole", wide < ROOMY);
  }

  hovered(id) {
    if (this.page.selected || this.page.planner.active || this.page.measuring || (this.offers && !this.element.hidden)) return;
    clearTimeout(this.hoverTimer);
    if (id && this.page.game.board.cards.some((card) => card.id === id)) this.hoverTimer = setTimeout(() => this.look(id), 250);
    else this.element.hidden = true;
  }

  /** The ground was tapped where several ways lead to a place: which one is meant. `press(way)`: that one. */
  offer(ways, press) {
    this.looking = null;
    this.offers = true;
    const dice = ways.every((choice) => choice.die);
    redraw(this.element, html("p", {}, t(dice ? "die-first" : "way-first")), html("div", { class: "choices" }, ...ways.map((choice) =>
      html("button", { type: "button", class: "choice", "data-key": `offer-${choice.way}`, onclick: () => press(choice.way) }, choice.die ? dieGlyph(choice.die, choice.face, 28) : null, html("b", {}, choice.label)))));
    this.element.hidden = false;
    this.put();
    if (this.under) this.element.scrollIntoView({ block: STACKED.matches ? "start" : "nearest" });
  }

  async look(id) {
    const card = this.page.game.board.cards.find((one) => one.id === id);
    this.looking = id;
    this.offers = false;
    if (!id) { this.element.hidden = true; return; }
    const close = button("×", () => { this.element.hidden = true; this.page._select(null); }, { class: "quiet", "aria-label": t("close"), "data-key": "close" });
    const fitting = this.page.selected === id ? this.page.fitting(id) : [];
    const ways = fitting.length ? aimCard(fitting, id, (choice) => (choice.places ? this.page._plan(choice.way) : this.page._answer(choice.way))) : null;
    const piece = this.page.game.board.map?.pieces?.find((one) => one.id === id), left = piece?.hazard ? 0 : piece?.hits;
    const head = card ? unitHead(card) : html("b", {}, piece ? `${id} ${pieceName(piece)}` : id);
    const fill = (...told) => redraw(this.element, html("div", { class: "row" }, head, close), piece && left > 0 ? html("p", {}, t("piece", { one: left, n: piece.bricks })) : null, ways, ...told);
    this.element.hidden = false;
    this.put();
    fill(...markdown(t("looking")));
    try {
      const { text, odds } = await ask("look", { one: id });
      if (this.looking !== id) return;
      fill(fitting.some((choice) => choice.odds) ? null : oddsOf(odds ?? [], this.page.game.board), ...markdown(text ?? ""));
      if (this.page.selected === id) this.page.story.say([card ? cardText(card) : id, ...[...this.element.querySelectorAll(".odds-row")].map((row) => row.getAttribute("aria-label"))].join(". "));
    } catch (problem) {
      if (this.looking === id) fill(...markdown(problem.message));
    }
  }
}
