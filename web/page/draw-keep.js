// Battlefields that are kept: saved under a name, opened again, shared by a code, taken away.

import { button, html } from "./dom.js";
import { t } from "./words.js";

/** The part of the drawing page that keeps; `own`: the drawing. */
export class Keeping {
  constructor(own) {
    this.own = own;
    this.code = "";
  }

  parts() {
    const { kept, game } = this.own.known, sound = !this.own.found.faults.length && this.own.found.code;
    const name = html("input", { type: "text", maxlength: 40, value: this.own.name, placeholder: t("draw-name"), "aria-label": t("draw-name"), "data-key": "name", oninput: (event) => { this.own.name = event.target.value; } });
    const code = html("input", { type: "text", placeholder: "FLD1-…", "aria-label": t("draw-code"), "data-key": "code", value: this.code, oninput: (event) => { this.code = event.target.value; } });
    return [
      game?.takes ? html("div", { class: "row" }, button(t("draw-use", { one: game.title }), () => this.own._use(), { class: "go", "data-key": "use", disabled: sound ? null : true })) : null,
      html("form", { class: "row", onsubmit: (event) => { event.preventDefault(); this.save(); } }, name, html("button", { class: "primary", "data-key": "save", disabled: sound ? null : true }, t("draw-save"))),
      this.own._fold("share", false, t("draw-share"), sound ? html("p", { class: "share-code" }, html("code", {}, this.own.found.code)) : null,
        html("form", { class: "row", onsubmit: (event) => { event.preventDefault(); this.read(this.code); } }, code, html("button", { "data-key": "read" }, t("draw-read")))),
      kept.length ? this.own._fold("kept", kept.length < 6, t("draw-kept"), ...kept.map((one) => html("div", { class: "row kept" },
        html("span", {}, html("b", {}, one.name), " ", html("span", { class: "small" }, one.line)),
        button(t("draw-open"), () => this.open(one), { class: "small", "data-key": `open ${one.id}`, "aria-label": `${t("draw-open")}: ${one.name}` }),
        one.mine && one.photograph ? button(t("draw-photo-remove"), () => this.takeAway(one), { class: "small danger", "data-key": `photo ${one.id}`, "aria-label": `${t("draw-photo-remove")}: ${one.name}` }) : null,
        one.mine ? button(t("draw-delete"), () => this.remove(one), { class: "small danger", "data-key": `delete ${one.id}`, "aria-label": `${t("draw-delete")}: ${one.name}` }) : null))) : null,
    ];
  }

  async open(one) {
    this.own.chosen = null;
    this.own.name = one.name;
    this.own.fresh = "";
    this.own.photo = null;
    this.own._put(one.drawing);
    this.own.map.whole();
    if (one.photograph) await this.own._send(`fields/photograph?field=${one.id}`, undefined, ({ picture }) => { this.own.photo = picture || null; this.own._draw(); });
  }

  takeAway(one) {
    return this.own._send("fields/photograph/delete", { id: one.id }, () => {
      if (this.own.now.seed === one.drawing.seed) this.own.photo = null;
      this.own.known.kept = this.own.known.kept.map((other) => (other.id === one.id ? { ...other, photograph: false } : other));
      this.own._draw();
    });
  }

  save() {
    return this.own._send("fields/save", { drawing: this.own.now, name: this.own.name, picture: this.own.fresh }, (kept) => {
      this.own.fresh = "";
      this.own.known.kept = [...this.own.known.kept.filter((one) => one.id !== kept.id), kept];
      this.own.name = kept.name;
      this.own.seeded(kept.drawing.seed);
      this.own.tell(t("draw-saved", { one: kept.name }));
      this.own._draw();
    });
  }

  remove(one) {
    return this.own._send("fields/delete", { id: one.id }, () => {
      this.own.known.kept = this.own.known.kept.filter((other) => other.id !== one.id);
      this.own._draw();
    });
  }

  read(code) {
    return this.own._send("fields/read", { code }, (drawing) => { this.own.chosen = null; this.own._put(drawing); this.own.map.whole(); });
  }
}
