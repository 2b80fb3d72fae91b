// The card of a tapped unit that answers the open question: what one's own attack would do, the danger, and the button.

import { tileGlyph } from "./art.js";
import { html } from "./dom.js";
import { t } from "./words.js";

export const chances = (odds) => (odds?.chances ?? []).map((one) => `${one.text} ${t(`chance-${one.name}`)}`).join(" · ");

/** How an attack comes about: range, cover, or the move that it needs. */
function how(odds) {
  if (odds.needs) return odds.needs;
  if (odds.covers) return t("cover-by", { one: odds.covers.join(", ") });
  return odds.beyond ? t("cover-beyond", { one: odds.beyond.join(", ") }) : "";
}

/** An attack in two lines: what it does, or what it needs; then from where. */
function told(odds) {
  const sure = chances(odds), way = how(odds);
  const small = (sure ? [odds.range, way] : [odds.range]).filter(Boolean).join(", ");
  return [html("b", {}, sure || way || t("no-chance")), html("small", {}, small)];
}

/** The odds of a choice in one line, for its button; empty where it is no attack. */
export function oddsLine(choice) {
  return choice.odds ? [chances(choice.odds), how(choice.odds)].filter(Boolean).join(", ") : "";
}

/** The ways to answer with a unit, each as a button below what it would do. `press(choice)`: take it. */
export function aimCard(choices, id, press) {
  const danger = chances(choices.find((choice) => choice.back)?.back);
  return html("div", { class: "aim" },
    ...choices.map((choice) => {
      const own = choice.label.startsWith(id), named = own && choice.odds?.target === id ? t("attack") : own ? choice.label.replace(/^.*? · /, "") : choice.label;
      return html("div", { class: "aim-way" },
        choice.odds ? html("p", { class: "aim-odds" }, choice.odds.tile ? tileGlyph(choice.odds.tile, false, 24) : null, ...told(choice.odds)) : null,
        html("button", { type: "button", class: choice.odds ? "danger" : "primary", "data-key": `card-${choice.way}`, onclick: () => press(choice) }, named));
    }),
    danger ? html("p", { class: "small" }, t("shoots-back", { one: danger })) : null,
    choices.length === 1 && !choices[0].places ? html("p", { class: "small" }, t("tap-again")) : null);
}
