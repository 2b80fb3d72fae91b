// A line to the game's channel, which the bot posts there under the player's name.

import { html } from "./dom.js";
import { pressId } from "./link.js";
import { t } from "./words.js";

const MOST = 300, TOLD = 2500;  // characters; milliseconds

/** Open the field below the question, or close it. It is no part of what is drawn again, so that one can write meanwhile. */
export function talk(page) {
  const open = page.side.querySelector(".talk");
  if (open) { open.remove(); return; }
  const field = html("input", { type: "text", maxlength: MOST, "aria-label": t("talk-line"), placeholder: t("talk-line"), "data-key": "line" });
  const send = html("button", { type: "submit", "data-key": "send-line" }, t("send"));
  const post = async (event) => {
    event.preventDefault();
    send.disabled = true;
    try {
      await page._send("say", { text: field.value, press: pressId() });
      field.value = page.note = "";
      page.tell("talk-told");
      setTimeout(() => page.tell(""), TOLD);
      page._draw();
    } catch (problem) {
      page._failed(problem);
    } finally {
      send.disabled = false;
      field.focus();
    }
  };
  page.panel.element.after(html("form", { class: "row talk", onsubmit: post }, field, send));
  field.focus();
}
