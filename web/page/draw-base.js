// What the pages over a battlefield share: words, tools beside the map, a line that tells, a button for a picture's file.

import { button, html } from "./dom.js";
import { sizeOf } from "./draw-shapes.js";
import { file, useLanguage } from "./link.js";
import { number, t, useWords } from "./words.js";

const TOLD_FOR = 6000;  // milliseconds

await new Promise((done) => document.head.append(html("link", { rel: "stylesheet", href: new URL("draw.css", import.meta.url).href, onload: done, onerror: done })));

/** The words of pages that draw. */
export async function wordsOf(locale) {
  const answer = await file(`drawing.${locale}.json`);
  return (answer.ok ? answer : await file("drawing.en.json")).json();
}

/** What the width of a field is called: a square's goes from corner to corner, and its side is said too. */
export const acrossLabel = (ground) => (ground.shape === "round" ? t("draw-across") : t("draw-corners", { one: number(sizeOf(ground).toFixed(1)) }));

export const tool = (name, label, press) => html("button", { type: "button", class: "tool", title: t(label), "aria-label": t(label), onclick: press }, name);

/** A button that asks for a picture's file and hands it to `chosen`. */
export function pictureButton(label, chosen) {
  const input = html("input", { type: "file", accept: "image/png,image/jpeg,image/webp", hidden: true, "data-key": "photo",
    onchange: () => { if (input.files[0]) chosen(input.files[0]); input.value = ""; } });
  return [button(label, () => input.click(), { "data-key": "choose-photo" }), input];
}

export class FieldPage {
  constructor(link) {
    this.link = link;
    this.status = html("p", { class: "status", role: "status" });
  }

  /** The map with its tools: to come closer, to see all of it, and `more`; what is told stands over it, beside all buttons. */
  _stage(...more) {
    return html("div", { class: "stage" }, this.map.element, html("div", { class: "tools" }, tool("+", "zoom-in", () => this.map.zoom(1.4)), tool("−", "zoom-out", () => this.map.zoom(0.7)),
      tool("⤢", "whole", () => { this.map.whole(); this._draw(); }), ...more), this.status);
  }

  /** Tell what `text` is; as a function it is told again in another language, and else it goes with its own. */
  tell(text, lost = false) {
    this.told = text;
    text = typeof text === "function" ? text() : text;
    this.status.textContent = text;
    this.status.classList.toggle("shown", Boolean(text));
    this.status.classList.toggle("lost", lost);
    clearTimeout(this.telling);
    if (text) this.telling = setTimeout(() => this.tell(""), TOLD_FOR);
  }

  async _words(locale) {
    useLanguage(this.link.locale = locale);
    useWords(locale, await wordsOf(locale));
    if (typeof this.told === "function") this.status.textContent = this.told();
    else this.tell("");
  }
}
