// Battlefields that are kept: saved under a name, opened again, shared by a code, taken away.

import { button, html } from "./dom.js";
import { locale, t } from "./words.js";

/** Instead of when a field was kept: whichever has the name. */
const ANY = -1;

/** The part of the drawing page that keeps; `own`: the drawing. */
export class Keeping {
  constructor(own) {
    this.own = own;
    this.code = "";
    this.asked = "";  // what takes something away is pressed twice: which was pressed once
  }

  /** The field that is kept as a drawing is; undefined where none is. */
  same(drawing) {
    const code = JSON.stringify(drawing);
    return this.own.known.kept.find((one) => JSON.stringify(one.drawing) === code);
  }

  keeping() {
    const { game } = this.own.known, { faults, code } = this.own.found, sound = !faults.length && code;
    const name = html("input", { type: "text", maxlength: 40, value: this.own.name, placeholder: t("draw-name"), "aria-label": t("draw-name"), "data-key": "name", oninput: (event) => { this.own.name = event.target.value; this.own.remember(); } }), taken = this.asked === "replace";
    return [
      game?.takes ? html("div", { class: "row" }, button(t("draw-use", { one: game.title }), () => this.own._use(), { class: "go", "data-key": "use", disabled: sound ? null : true })) : this.own.known.why ? html("p", { class: "small why" }, this.own.known.why) : null,
      html("form", { class: "row", onsubmit: (event) => { event.preventDefault(); this.save(); } }, name, html("button", { class: "primary", "data-key": "save", disabled: sound ? null : true }, t("draw-save"))),
      taken ? html("div", { class: "row sure", role: "group", "aria-label": t("draw-replace") }, html("span", {}, t("draw-taken", { one: this.own.name })),
        button(t("cancel"), () => this._ask(""), { class: "small", "data-key": "replace" }), button(t("draw-replace"), () => this.save(ANY), { class: "small danger", "data-key": "sure replace" })) : null,
      sound ? null : html("p", { class: "small" }, t(faults.length ? "draw-not-yet" : "draw-checking")),
    ];
  }

  shelf() {
    const { compare } = new Intl.Collator(locale()), kept = [...this.own.known.kept].sort((one, other) => other.mine - one.mine || compare(one.name, other.name)), own = !this.own.found.faults.length && this.own.found.code;
    const code = html("input", { type: "text", placeholder: "FLD1-…", "aria-label": t("draw-code"), "data-key": "code", value: this.code, oninput: (event) => { this.code = event.target.value; } });
    return [
      this.own._fold("share", false, t("draw-share"), own ? html("div", { class: "row share-code" }, html("code", {}, own), button(t("draw-copy"), () => this.copy(own), { class: "small", "data-key": "copy-code", "aria-label": t("draw-copy-code") })) : null, own && this.own.photo ? html("p", { class: "small" }, t("draw-code-bare")) : null,
        html("form", { class: "row", onsubmit: (event) => { event.preventDefault(); this.read(this.code); } }, code, html("button", { "data-key": "read" }, t("draw-read"))), html("p", { class: "small" }, t("draw-for-server"))),
      kept.length ? this.own._fold("kept", kept.length < 12, t("draw-kept"), ...kept.map((one) => html("div", { class: "row kept" },
        html("span", {}, html("b", {}, one.name), " ", html("span", { class: "small" }, one.photograph ? `${one.line} · ${t("draw-photographed")}` : one.line)),
        button(t("draw-open"), () => this.open(one), { class: "small", "data-key": `open ${one.id}`, "aria-label": `${t("draw-open")}: ${one.name}` }),
        one.owned ? this._renaming(one) : null,
        one.mine && one.photograph ? this._twice(`photo ${one.id}`, "draw-photo-remove", "draw-sure-picture", one, () => this.takeAway(one)) : null,
        one.mine ? this._twice(`delete ${one.id}`, "draw-delete", one.photograph ? "draw-sure-photo" : "draw-sure", one, () => this.remove(one)) : null))) : null,
    ];
  }

  /** A button that takes something away for good: the first press only asks, in its place. */
  _twice(key, label, question, one, act) {
    if (this.asked !== key) return button(t(label), () => this._ask(key), { class: "small danger", "data-key": key, "aria-label": `${t(label)}: ${one.name}` });
    return html("div", { class: "row sure", role: "group", "aria-label": t(label) }, html("span", {}, t(question, { one: one.name })),
      button(t("cancel"), () => this._ask(""), { class: "small", "data-key": key }), button(t(label), () => { this.asked = ""; act(); }, { class: "small danger", "data-key": `sure ${key}` }));
  }

  /** A button that asks for another name in its place. */
  _renaming(one) {
    const key = `rename ${one.id}`;
    if (this.asked !== key) return button(t("draw-rename"), () => this._ask(key, one.name), { class: "small", "data-key": key, "aria-label": `${t("draw-rename")}: ${one.name}` });
    return html("form", { class: "row sure", "aria-label": t("draw-rename"), onsubmit: (event) => { event.preventDefault(); this.rename(one); } },
      html("input", { type: "text", maxlength: 40, value: this.typed, "aria-label": t("draw-rename-to", { one: one.name }), "data-key": key, oninput: (event) => { this.typed = event.target.value; } }),
      button(t("cancel"), () => this._ask(""), { class: "small", "data-key": `not ${key}` }), html("button", { class: "primary", "data-key": `sure ${key}` }, t("draw-rename")));
  }

  /** `typed`: what stands in the field for what is asked. */
  _ask(key, typed = "") {
    this.asked = key;
    this.typed = typed;
    this.own._weighed();
  }

  async copy(code) {
    try {
      await navigator.clipboard.writeText(code);
      this.own.tell(() => t("draw-copied"));
    } catch {  // where pages may not: it is marked, to be copied by hand
      getSelection().selectAllChildren(document.querySelector(".share-code code"));
    }
  }

  async open(one) {
    this.own.chosen = null;
    this.own.called(one);
    this.own.fresh = "";
    this.own.photo = null;
    this.own._put(one.drawing);
    this.own.map.whole();
    await this.photograph();
  }

  /** Show the photograph over which the drawing was made, if it is kept, or waits to be. */
  async photograph() {
    const { seed } = this.own.now, { fresh } = this.own, one = this.own.known.kept.find((kept) => kept.photograph && kept.drawing.seed === seed);
    const wanted = fresh ? `fresh=${fresh}` : one ? `field=${one.id}` : "";
    if (wanted) await this.own._send(`fields/photograph?${wanted}`, undefined, ({ picture, note }) => { if (this.own.now.seed === seed) this.own.photo = picture || null; if (note) this.own.tell(() => note); this.own._draw(); }, ({ code }) => { if (code === "photo-gone") { this.own.fresh = ""; this.own.remember(); } });
  }

  takeAway(one) {
    return this.own._send("fields/photograph/delete", { id: one.id }, () => {
      if (this.own.now.seed === one.drawing.seed) this.own.photo = null;
      this.own.known.kept = this.own.known.kept.map((other) => (other.drawing.seed === one.drawing.seed ? { ...other, photograph: false } : other));  // copies have the same
      this.own.tell(() => t("draw-photo-removed", { one: one.name }));
      this.own._draw();
    });
  }

  /** Keep the drawing. `over`: when the field of its name was kept that it may replace; of another it is asked first. */
  save(over = this.own.over) {
    return this.own._send("fields/save", { drawing: this.own.now, name: this.own.name, picture: this.own.fresh, over }, (kept) => {
      this.asked = "";
      this.own.fresh = "";
      this.own.known.kept = [...this.own.known.kept.filter((one) => one.id !== kept.id), kept];
      this.own.called(kept);
      this.own.seeded(kept.drawing.seed);
      this.own.tell(() => t("draw-saved", { one: kept.name }));
      this.own._draw();
    }, ({ code }) => { if (code === "field-taken") this._ask("replace"); });
  }

  /** Another name for a kept field; the drawing that was opened from it has it too, and so has an undone one. */
  rename(one) {
    return this.own._send("fields/rename", { id: one.id, name: this.typed }, ({ name }) => {
      const was = one.name;
      if (this.own.name === was && this.own.over === one.kept) this.own.name = name;
      one.name = name;
      this.own.remember();
      this._ask("");
      this.own.tell(() => t("draw-renamed", { one: was, two: name }));
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
