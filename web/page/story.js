// The story beside the board, and the live region that reads what is new.

import { button, html, redraw } from "./dom.js";
import { ask } from "./link.js";
import { markdown, plain, t } from "./words.js";

const READ_MOST = 6;

export class Story {
  constructor() {
    this.chapters = new Map();
    this.said = null;
    this.late = true;
    this.list = html("ol", { class: "chapters", tabindex: 0, "aria-label": t("story") });
    this.live = html("div", { class: "spoken", "aria-live": "polite", role: "log" });
    this.element = html("section", { class: "story", "aria-label": t("story") }, this.list, this.live);
    new ResizeObserver(() => { if (!this.early) this.list.scrollTop = this.list.scrollHeight; }).observe(this.list);
  }

  /** Take the newest chapters; `count`: how many there are in all; `held`: they are drawn later, by `draw()`. */
  show(told, count, held) {
    const fresh = told.flatMap((chapter) => chapter.lines.slice(this.chapters.get(chapter.number)?.length ?? 0));
    for (const chapter of told) this.chapters.set(chapter.number, chapter.lines);
    for (const number of [...this.chapters.keys()]) if (number >= count) this.chapters.delete(number);
    if (this.said !== null && fresh.length) this._say(fresh);
    this.said = count;
    this.late = true;
    if (!held) this.draw();
  }

  _say(lines) {
    this.live.append(...lines.slice(-READ_MOST).map((line) => html("p", {}, plain(line))));
    while (this.live.childNodes.length > 3 * READ_MOST) this.live.firstChild.remove();
  }

  /** Say something that is no part of the story. */
  say(text) { this._say([text]); }

  /** Draw what has come since the last time. */
  draw() {
    if (!this.late) return;
    this.late = false;
    const numbers = [...this.chapters.keys()].sort((a, b) => a - b), gap = numbers.length && numbers[0] > 0;
    redraw(this.list,
      gap ? html("li", {}, button(t("earlier"), () => this._all(), { class: "quiet", "data-key": "earlier" })) : null,
      ...numbers.map((number, n) => html("li", { class: n === numbers.length - 1 ? "newest" : null }, ...this.chapters.get(number).flatMap(markdown))),
      numbers.length ? null : html("li", {}, t("no-story")));
    this.early = false;
    this.list.scrollTop = this.list.scrollHeight;
  }

  async _all() {
    const told = await ask("story");
    for (const chapter of told) this.chapters.set(chapter.number, chapter.lines);
    this.late = true;
    this.draw();
    this.early = true;
    this.list.scrollTop = 0;
  }

  forget() {
    this.chapters.clear();
    this.said = null;
    this.live.replaceChildren();
  }
}
