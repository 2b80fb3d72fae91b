// What a board leads to: the replay of a game that is over, what decided it, its files; before it begins, its field; while it runs, a photograph.

import { html } from "./dom.js";
import { ask, download, pressId, useLanguage } from "./link.js";
import { Replay } from "./replay.js";
import { t } from "./words.js";

const ANALYSIS_EVERY = 1500;

/** Play once more: go to the lobby of the rematch, of what `label` says of a mission, or to the moment of that number. */
export async function rematch(page, label) {
  const { game, address } = await page._send("rematch", { press: pressId(), same: label === "try-again", moment: Number(label) || 0 });
  if (address) { location.href = address; return; }
  page.close();
  page.hall.play(game);
}

/** The game step by step, in place of its board. */
export async function replay(page) {
  const game = await ask("replay");
  page.close();
  return new Replay(game, page.link.locale, (locale) => { useLanguage(page.link.locale = locale); page.again(); }, page.game.me, (seq) => window.board.over("rematch", seq));
}

/** What decided the game, in its replay: it takes a while when nobody has asked before; meanwhile the story says how far it is. */
export async function analyse(page) {
  const line = html("p", { class: "working", role: "status" });
  try {
    for (let percent = 0; percent < 100;) {
      ({ percent } = await ask("analysis", {}));
      if (page.closed) return;
      if (percent < 100) {
        page.tell("");
        line.textContent = t("analysing", { n: percent });
        if (!line.isConnected) { page.story.element.prepend(line); line.scrollIntoView({ block: "nearest" }); }
        await new Promise((done) => setTimeout(done, ANALYSIS_EVERY));
      }
    }
  } finally { line.remove(); }
  const shown = await replay(page);
  shown.decisive();
  scrollTo(0, 0);
  shown.graph.scrollIntoView({ block: "nearest" });
}

/** Draw the lobby's battlefield in place of the board. */
export async function field(page) {
  const { draw } = await import("./draw.js");
  await draw(page.link, () => page.again());
  page.close();
}

/** Compare the real table, by a photograph of it, with what the referee has: in place of the board. */
export async function compare(page) {
  await (await import("./compare.js")).compare(page.link, () => page.again());
  page.close();
}

/** Save the game as a file; Discord's frame saves none, so that a browser opens for it. */
export async function save(page, kind) {
  if (page.hall) return page.hall.outside((await ask("away", { kind })).address);
  const [data, name] = await download(`file/${kind}`), address = URL.createObjectURL(data);
  html("a", { href: address, download: name }).click();
  return setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
