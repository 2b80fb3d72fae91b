// Icons, dice, chips and colors: the same as in the bot's pictures, from its own data.

import { fromMarkup, html, svg } from "./dom.js";

export const art = { icons: {}, systems: {}, ranges: {}, shapes: [], hulls: {}, terrain: {}, colors: {} };

export function useArt(data) {
  Object.assign(art, data);
  const sprite = svg("svg", { width: 0, height: 0, class: "sprite", "aria-hidden": "true" });
  for (const [name, markup] of Object.entries(art.icons)) {
    const mask = svg("mask", { id: `mask-${name}` });
    mask.append(...fromMarkup(markup).childNodes);
    const symbol = (kind, ...parts) => svg("symbol", { id: `${kind}-${name}`, class: kind, viewBox: "0 0 24 24" }, ...parts);
    sprite.append(symbol("icon", mask, svg("rect", { width: 24, height: 24, fill: "currentColor", mask: `url(#mask-${name})` })),
      symbol("rim", ...fromMarkup(markup).childNodes));
  }
  document.body.prepend(sprite);
}

// -- colors ------------------------------------------------------------------------------------------------------

export const ALERT = "#ff544a";
export const LIFE = "#4cc47a";
export const COVER = "#ffd65c";
export const FAINT = "#808da0";
export const INK = "#12161d";
export const SOFT = "#bec7d4";
export const WHITE = "#ffffff";

export const playerColor = (player) => (Number.isFinite(player) && player >= 0
  ? art.colors.players[player % art.colors.players.length] : FAINT);
export const playerShape = (player) => art.shapes[player % art.shapes.length];

let portraits = {};

/** The pictures that players gave their units, as addresses that hold them. */
export function usePortraits(found) { portraits = found ?? {}; }

export const portraitOf = (id) => portraits[id];
export const portraitGlyph = (id, size) => (portraits[id] ? html("img", { class: "portrait", src: portraits[id], alt: "", width: size, height: size }) : null);

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Mix a share of a color with a ground. */
export function mix(color, ground, share) {
  const [a, b] = [channels(color), channels(ground)];
  return `#${a.map((c, i) => Math.round(b[i] + (c - b[i]) * share).toString(16).padStart(2, "0")).join("")}`;
}

export const lit = (color, share = 0.22) => mix("#fffaeb", color, share);
export const shaded = (color, share = 0.35) => mix("#0c1018", color, share);

const pen = document.createElement("canvas").getContext("2d");
const widths = new Map();

/** The width of a text in the page's font. */
export function widthOf(text, size, weight = 700) {
  const key = `${weight} ${size} ${text}`;
  if (!widths.has(key)) {
    pen.font = `${weight} ${size}px Roboto, "Segoe UI", system-ui, sans-serif`;
    widths.set(key, pen.measureText(text).width);
  }
  return widths.get(key);
}

// -- in SVG, at a point -------------------------------------------------------------------------------------------

/** An icon around a point; as a `rim` what lies under it to set it off. */
export function icon(name, x, y, size, color, kind = "icon") {
  const half = size / 2;
  return svg("use", { href: `#${kind}-${name}`, x: x - half, y: y - half, width: size, height: size, color });
}

export function words(text, x, y, size, color, attributes = {}) {
  return svg("text", { x, y, fill: color, "font-size": size, "dominant-baseline": "central", ...attributes }, text);
}

const SHAPED = { 8: "M0 -1.1L1.1 0L0 1.1L-1.1 0Z", 10: "M0 -1.1L1.1 0L0 1.1L-1.1 0Z", 20: "M0 -1.12L1.1 -.2L.85 .62L0 1.12L-.85 .62L-1.1 -.2Z" };

/** A die: its color, its face, the letter of its color; a diamond with eight sides. `sign`: what it is for. */
export function die(name, face, x, y, size, { dim = false, sign = "" } = {}) {
  const sides = Number(/\d+$/.exec(name)?.[0]) || 6;
  const letter = /^[WBGYRKE]/.test(name) && (sides === 6 || sides === 8) ? name[0] : "";
  const [ground, ink] = art.colors.dice[letter] ?? art.colors.dice[""];
  const half = size / 2;
  const paint = dim ? { fill: "none", stroke: mix(letter === "K" ? FAINT : ground, INK, 0.7) }
    : { fill: ground, stroke: letter === "K" ? FAINT : mix(ground, INK, 0.6) };
  const body = SHAPED[sides] ?? (sides > 10 ? SHAPED[20] : null);
  const color = dim ? FAINT : ink;
  return svg("g", { transform: `translate(${x} ${y})` },
    body ? svg("path", { d: body, transform: `scale(${half})`, ...paint, "stroke-width": 0.12 })
      : svg("rect", { x: -half, y: -half, width: size, height: size, rx: size / 5.5, ...paint, "stroke-width": 1.4 }),
    words(face ?? "", body ? 0 : -size * 0.05, 0, size * (String(face).length > 1 ? 0.5 : 0.62), color,
      { "text-anchor": "middle", "font-weight": 700 }),
    letter && !body ? words(letter, half - size * 0.17, half - size * 0.17, size * 0.22, color, { "text-anchor": "middle" }) : null,
    sign ? svg("g", { transform: `translate(${-half * 0.8} ${-half * 0.8})` },
      svg("circle", { r: size * 0.26, fill: sign === "reticle" ? ALERT : INK }), icon(sign, 0, 0, size * 0.36, WHITE)) : null,
  );
}

let lettered = false;

/** In space weapons have the letters of their ranges. */
export function useLetters(on) { lettered = on; }

/** A system, or the name of a range in space, as a tile; a lost one is an outline, struck through. */
export function tile(name, x, y, size, lost = false) {
  const inSpace = lettered || name in art.ranges, system = art.ranges[name] ?? name, parts = system.split("/");
  const [ground, ink] = art.colors.dice[system[0]] ?? art.colors.dice.E;
  const half = size / 2;
  const color = lost ? FAINT : ink;
  const letters = inSpace && (/^R[pas]$/.test(system) || parts.length > 1);
  const known = !letters && parts.every((part) => art.systems[part]), said = parts.map((part) => (letters ? part.at(-1) : part)).join("/");
  const glyphs = /8$/.test(system) ? [icon("star", 0, 0, size * 0.74, color)]
    : !known ? [words(said, 0, 0.5, size * (said.length > 1 ? 0.5 : 0.72), color, { "text-anchor": "middle", "font-weight": 700 })]
    : parts.length === 1 ? [icon(art.systems[parts[0]], 0, 0, size * 0.74, color)]
      : [svg("path", { d: `M${-half} ${half}L${half} ${-half}`, stroke: color, "stroke-width": 1 }),
        icon(art.systems[parts[0]], -size / 4.6, -size / 4.6, size * 0.46, color),
        icon(art.systems[parts[1]], size / 4.6, size / 4.6, size * 0.46, color)];
  return svg("g", { transform: `translate(${x} ${y})` },
    svg("rect", { x: -half, y: -half, width: size, height: size, rx: size / 5, fill: lost ? "none" : ground, stroke: lost ? FAINT : "none" }),
    ...glyphs,
    lost ? svg("path", { d: `M${-half} ${half}L${half} ${-half}`, stroke: ALERT, "stroke-width": 1.8 }) : null);
}

/** A unit's id on its player's color, with the player's shape. Its left end is at x; returns [element, width]. */
export function chip(id, owner, x, y, height, part = "ready") {
  const color = playerColor(owner), done = part === "done" || part === "gone" || part === "aboard";
  const width = height * 1.02 + widthOf(id, height * 0.66);
  const ink = done ? (part === "gone" ? FAINT : color) : INK;
  return [svg("g", { transform: `translate(${x} ${y})` },
    svg("rect", { x: 0.8, y: -height / 2 + 0.8, width: width - 1.6, height: height - 1.6, rx: height / 4.5,
      fill: done ? INK : color, stroke: part === "gone" ? FAINT : color, "stroke-width": 1.6 }),
    owner >= 0 ? icon(playerShape(owner), height * 0.48, 0, height * 0.42, ink) : null,
    words(id, height * 0.82, 0.5, height * 0.66, ink, { "font-weight": 700 })), width];
}

// -- in HTML ------------------------------------------------------------------------------------------------------

const framed = (size, width, ...children) => svg("svg", { class: "glyph", width, height: size, viewBox: `0 0 ${width} ${size}`, "aria-hidden": "true" }, ...children);

export const dieGlyph = (name, face, size = 22, look = {}) => framed(size, size, die(name, face, size / 2, size / 2, size * (/[8]$|1\d$/.test(name) ? 0.86 : 0.9), look));
export const tileGlyph = (system, lost = false, size = 22) => framed(size, size, tile(system, size / 2, size / 2, size - 2, lost));
export const iconGlyph = (name, size = 20, color = "currentColor") => framed(size, size, icon(name, size / 2, size / 2, size, color));
export const rulerGlyph = (size = 20) => framed(size, size, svg("path", { d: `M1.5 ${size * 0.3}H${size - 1.5}V${size * 0.7}H1.5Z${[0.25, 0.5, 0.75].map((share) => `M${size * share} ${size * 0.3}v${size * 0.2}`).join("")}`, fill: "none", stroke: "currentColor", "stroke-width": 1.8, transform: `rotate(-35 ${size / 2} ${size / 2})` }));
export function chipGlyph(id, owner, part = "ready", size = 26) {
  const [made, width] = chip(id, owner, 0, size / 2, size, part);
  return framed(size, width, made);
}
export const shapeGlyph = (player, size = 18) => iconGlyph(playerShape(player), size, playerColor(player));
export const swatch = (player, className, ...children) => {
  const made = html("div", { class: className }, ...children);
  made.style.setProperty("--player", playerColor(player));
  return made;
};
