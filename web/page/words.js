// Words: the page's own, and the little Markdown of the bot's sentences.

import { html } from "./dom.js";
import { dieGlyph } from "./art.js";

const state = { locale: "en", words: {} };

export function useWords(locale, words) {
  state.locale = locale;
  state.words = words;
  document.documentElement.lang = locale;
}

export const locale = () => state.locale;

export function t(key, given = {}) {
  return (state.words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => given[name] ?? "");
}

/** The language after this one. */
export function nextLanguage() {
  const all = (state.words.languages ?? "en").split(" ");
  return all[(all.indexOf(state.locale) + 1) % all.length];
}

/** A decimal point as the language writes it. */
export function number(text) {
  return String(text).replace(/(\d)\.(\d)/g, `$1${state.words["decimal-sign"] ?? "."}$2`);
}

/** The letter of a die by its color's name. */
const letterOf = (name) => [..."WBGYRK"].find((letter) => state.words[`die-${letter}`] === name);

/** A roll in code marks, `5 2 white, 7 red d8`, as dice; null for any other text. */
function rolled(text) {
  const found = [];
  for (const group of text.split(", ")) {
    const parts = /^(\d+(?: \d+)*) (\p{L}+)(?: d(\d+))?$/u.exec(group);
    const color = parts && letterOf(parts[2]);
    if (!color) return null;
    for (const face of parts[1].split(" ")) found.push(dieGlyph(`${color}${parts[3] ?? 6}`, Number(face)));
  }
  return html("span", { class: "roll", role: "img", "aria-label": text }, ...found);
}

const MARKS = /\*\*(.+?)\*\*|~~(.+?)~~|`([^`]+)`|\*([^*]+)\*|\\([\\*_~`|>#.\-[\]()])|<t:(\d+)(?::(\w))?>|\[([^\]]+)\]\(([^)]*)\)/gs;

/** A moment as seen from now: "in 2 days". */
function ago(time) {
  const left = time - Date.now() / 1000, [unit, size] = [["day", 86400], ["hour", 3600], ["minute", 60]].find(([, size]) => Math.abs(left) >= size) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(state.locale).format(Math.round(left / size), unit);
}

export function inline(text) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(MARKS)) {
    parts.push(text.slice(end, found.index));
    const [, bold, struck, code, slant, escaped, time, style, label, address] = found;
    if (bold) parts.push(html("strong", {}, ...inline(bold)));
    else if (struck) parts.push(html("s", {}, ...inline(struck)));
    else if (code) parts.push(rolled(code) ?? html("code", {}, code));
    else if (slant) parts.push(html("em", {}, ...inline(slant)));
    else if (time) parts.push(style === "R" ? ago(Number(time)) : new Date(Number(time) * 1000).toLocaleString(state.locale, { dateStyle: "medium", timeStyle: "short" }));
    else if (/^https:/.test(address)) parts.push(html("a", { href: address, target: "_blank", rel: "noopener" }, label));
    else parts.push(escaped ?? label ?? "");
    end = found.index + found[0].length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== "");
}

/** Lines of Markdown as elements. */
export function markdown(text) {
  return text.split("\n").filter((line) => line.trim() && !line.startsWith("```")).map((line) => {
    const struck = /^~~(.*)~~$/s.exec(line);
    const [, mark, rest] = /^ *((?:#{1,3} |-# (?:- )?|- |> )?)(.*)$/s.exec(struck ? struck[1] : line);
    const content = inline(rest);
    const kind = mark.startsWith("#") ? "h" : mark.startsWith("-#") ? "small" : mark.startsWith("-") ? "item" : "";
    return html("p", { class: kind || null }, ...(struck ? [html("s", {}, ...content)] : content));
  });
}

/** The same without marks, for those who listen. */
export function plain(text) {
  return text.replace(/^(#{1,3} |-# |- |> )/gm, "").replace(/\*+|~~|`|\\(?=[^\w\s])/g, "");
}
