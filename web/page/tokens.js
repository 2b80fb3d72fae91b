// What stands on the map: units, stations, ways, ranges, attacks; and their tags, placed so that they don't collide.

import { ALERT, COVER, FAINT, INK, LIFE, SOFT, WHITE, art, chip, die, icon, mix, playerColor, playerShape, portraitOf, tile, widthOf, words } from "./art.js";
import { pathOf, svg } from "./dom.js";
import { frameOf, luckOf } from "./ground.js";
import { number, t } from "./words.js";

const CLOSE = 28;  // pixels of a unit from which terrain is named
const TALL = 2.9, LEAST = 26;  // the size of a figure in radii of its base, and in pixels at least
const UP = 0.26;  // how far its middle is above that of its base, as a share of its size
const thin = { "vector-effect": "non-scaling-stroke", fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
const coversOf = (scene) => new Set(scene.aim?.covers ?? []);
const radiusOf = (scene) => scene.lengths?.base ?? 0.5;
const tallOf = (scene, k) => Math.max(radiusOf(scene) * TALL, LEAST / k);

// -- marks under the units -----------------------------------------------------------------------------------------

export function drawMarks(board, look) {
  const scene = board.map, made = [];
  const open = look.open ?? scene.open_ground;
  if (open?.polygons?.length) made.push(openGround(open, isWide(open, board) ? 0.1 : look.plan ? 0.3 : 0.16));
  for (const station of scene.stations ?? []) {
    made.push(svg("circle", { cx: station.at[0], cy: station.at[1], r: scene.lengths.reach + scene.lengths.station, stroke: playerColor(station.holder), "stroke-width": 1.2, "stroke-dasharray": "5 4", opacity: 0.8, ...thin }));
  }
  for (const ring of scene.rings ?? []) {
    const paint = { stroke: WHITE, "stroke-width": 1.6, "stroke-dasharray": "9 6", opacity: 0.85, ...thin };
    made.push(ring.outline ? svg("path", { d: pathOf(ring.outline), ...paint }) : svg("circle", { cx: ring.at[0], cy: ring.at[1], r: ring.radius, ...paint }));
  }
  for (const trail of scene.marks?.trails ?? []) made.push(...wayLine(trail.points, playerColor(trail.owner), "2 7"));
  for (const piece of (scene.pieces ?? []).filter((one) => coversOf(scene).has(one.id))) {
    made.push(svg("path", { d: pathOf(piece.outline), stroke: COVER, "stroke-width": 4, ...thin }));
  }
  if (scene.aim) made.push(...arrow(scene.aim.start, scene.aim.end, ALERT));
  for (const strike of scene.marks?.strikes ?? []) made.push(...arrow(strike.start, strike.end, strike.hits ? ALERT : SOFT));
  if (scene.way) made.push(...way(scene.way));
  if (look.aim?.length === 2) made.push(...arrow(...look.aim, COVER));
  if (look.ruler?.length === 2) made.push(svg("path", { d: pathOf(look.ruler, false), stroke: COVER, "stroke-width": 3, "stroke-dasharray": "10 6", ...thin }));
  return made;
}

/** Whether most of the board is open. */
function isWide(open, board) {
  const points = open.polygons.flat(), [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const far = (values) => Math.max(...values) - Math.min(...values), [left, top, right, bottom] = frameOf(board);
  return far(xs) * far(ys) > 0.35 * (right - left) * (bottom - top);
}

function openGround(open, share) {
  const color = Number.isFinite(open.owner) ? playerColor(open.owner) : WHITE;
  const d = [...open.polygons, ...open.holes].map((outline) => pathOf(outline)).join("");
  return svg("path", { class: "open-ground", d, fill: color, "fill-opacity": open.tinted === false ? 0 : share, "fill-rule": "evenodd", stroke: mix(color, WHITE, 0.7), "stroke-width": 1.8, "vector-effect": "non-scaling-stroke" });
}

const wayLine = (points, color, dashes = null) => [
  svg("path", { d: pathOf(points, false), stroke: INK, "stroke-width": 8, opacity: 0.7, ...thin }),
  svg("path", { d: pathOf(points, false), stroke: color, "stroke-width": 5, "stroke-dasharray": dashes, ...thin }),
];

function arrow([x0, y0], [x1, y1], color) {
  const far = Math.hypot(x1 - x0, y1 - y0) || 1, [dx, dy] = [(x1 - x0) / far, (y1 - y0) / far], s = Math.min(0.7, far / 3);
  const head = [[x1, y1], [x1 - dx * s - dy * s * 0.5, y1 - dy * s + dx * s * 0.5], [x1 - dx * s + dy * s * 0.5, y1 - dy * s - dx * s * 0.5]];
  const end = [x1 - dx * s * 0.8, y1 - dy * s * 0.8], d = pathOf([[x0, y0], end], false);
  return [svg("path", { d, stroke: INK, "stroke-width": 7, opacity: 0.6, ...thin }), svg("path", { d, stroke: color, "stroke-width": 4, ...thin }), svg("path", { d: pathOf(head), fill: color })];
}

function way(planned) {
  const color = planned.ok ? mix(playerColor(planned.owner), WHITE, 0.75) : ALERT;
  const end = planned.points.at(-1);
  return [
    ...(planned.points.length > 1 ? wayLine(planned.points, color) : []),
    ...(planned.bases ? [] : [svg("circle", { cx: end[0], cy: end[1], r: 0.5, fill: color, "fill-opacity": 0.45, stroke: WHITE, "stroke-width": 2, "stroke-dasharray": "5 3", "vector-effect": "non-scaling-stroke" })]),
  ];
}

// -- bodies --------------------------------------------------------------------------------------------------------

export function drawBodies(board, look, k) {
  const scene = board.map, least = 22 / k;
  const made = [
    ...(scene.stations ?? []).map((station) => stationBody(station, scene, look, least)),
    ...[...(scene.tokens ?? [])].sort((a, b) => a.at[1] - b.at[1]).map((token) => tokenBody(token, scene, look, least, tallOf(scene, k))),
    ...(scene.assets ?? []).map((asset) => assetBody(asset, scene, look, least)),
  ];
  if (scene.ball) made.push(ball(scene.ball, least));
  if (scene.crash) made.push(...[[1.3, INK], [1.1, ALERT], [0.5, WHITE]].map(([size, color]) => icon("burst", ...scene.crash, size * Math.max(1, least), color)));
  if (scene.way?.bases) made.push(...course(scene.way, look, k));
  for (const place of look.suggestions ?? []) {
    if (place.at) made.push(svg("g", { "data-id": `place:${place.place}`, class: "suggestion" }, svg("circle", { cx: place.at[0], cy: place.at[1], r: least, fill: "transparent" }), svg("circle", { cx: place.at[0], cy: place.at[1], r: 7 / k, fill: WHITE, stroke: INK, "stroke-width": 2, "vector-effect": "non-scaling-stroke" })));
  }
  if (board.pitch && look.choosable?.has("goal")) made.push(...goals(board, look));
  return made;
}

function goals(board) {
  const { length, width, goal, ends } = board.pitch;
  return [-1.2, length - 0.2].map((x, n) => svg("rect", { "data-id": "goal", class: "choosable", x, y: width / 2 - goal / 2 - 0.3, width: 1.4, height: goal + 0.6, fill: "transparent", stroke: ends.length ? playerColor(ends[n]) : WHITE, "stroke-width": 3, "vector-effect": "non-scaling-stroke" }));
}

const ring = (at, r, color, width = 3) => svg("circle", { cx: at[0], cy: at[1], r, stroke: color, "stroke-width": width, ...thin });

function ringsAround(one, at, r, scene, look) {
  const found = [];
  if (coversOf(scene).has(one.id)) found.push(ring(at, r + 0.16, COVER, 4));
  if (one.targeted) found.push(ring(at, r + 0.16, ALERT, 4));
  else if (one.part === "active") found.push(ring(at, r + 0.14, WHITE, 4));
  else if (one.part === "suspended") found.push(ring(at, r + 0.14, SOFT, 2));
  if (look.selected === one.id) found.push(ring(at, r + 0.32, COVER, 2));
  if (look.choosable?.has(one.id)) found.push(svg("circle", { class: "choosable", cx: at[0], cy: at[1], r: r + 0.3, ...thin }));
  return found;
}

function tokenBody(token, scene, look, least, tall) {
  const [x, y] = token.at, r = radiusOf(scene), color = playerColor(token.owner);
  if (token.part === "gone") {
    return svg("g", { "data-id": token.id, transform: `translate(${x} ${y})`, opacity: 0.75 }, svg("circle", { r: least, fill: "transparent" }), icon("cross", 0, 0, r * 1.5, mix(ALERT, INK, 0.7)));
  }
  const done = token.part === "done";
  return svg("g", { "data-id": token.id },
    svg("circle", { cx: x, cy: y, r: Math.max(r, least), fill: "transparent" }),
    svg("ellipse", { cx: x + 0.1, cy: y + 0.14, rx: r, ry: r, fill: "#000", opacity: 0.35 }),
    ...ringsAround(token, token.at, r, scene, look),
    svg("circle", { cx: x, cy: y, r, fill: INK }),
    svg("circle", { cx: x, cy: y, r: r * 0.92, fill: color }),
    portraitOf(token.id) ? portrait(token.id, x, y, r * 0.88, done) : svg("circle", { cx: x, cy: y, r: r * 0.7, fill: done ? INK : mix(color, INK, 0.55) }),
    portraitOf(token.id) ? null : figure(token, x, y - tall * UP, tall, color, done));
}

/** A frame with what it carries, around a point above the middle of its base. */
function figure({ owner, systems = [] }, x, y, size, color, done) {
  const arms = Object.keys(art.icons).filter((name) => systems.some((system) => system.split("/").some((half) => name === `arm-${half}`)));
  return svg("g", {},
    ...["frame", ...arms].map((name) => icon(name, x, y, size, INK, "rim")),
    icon("frame", x, y, size, done ? mix(color, INK, 0.5) : color),
    ...arms.map((name) => icon(name, x, y, size, done ? mix(SOFT, INK, 0.5) : WHITE)),
    icon(playerShape(owner), x, y - size * 0.12, size * 0.15, INK));
}

/** A unit's own picture, round, with a rim of its side's color left around it. */
const portrait = (id, x, y, far, dim) => svg("image", { href: portraitOf(id), x: x - far * 0.86, y: y - far * 0.86, width: far * 1.72, height: far * 1.72, opacity: dim ? 0.35 : 1, class: "round" });

function stationBody(station, scene, look, least) {
  const [x, y] = station.at, r = scene.lengths.station, color = playerColor(station.holder);
  return svg("g", { "data-id": station.id },
    svg("circle", { cx: x, cy: y, r: Math.max(r, least * 0.8), fill: "transparent" }),
    ...(look.choosable?.has(station.id) ? [svg("circle", { class: "choosable", cx: x, cy: y, r: r + 0.3, ...thin })] : []),
    svg("circle", { cx: x, cy: y, r, fill: INK }), svg("circle", { cx: x, cy: y, r: r * 0.9, fill: color }),
    svg("circle", { cx: x, cy: y, r: r * 0.62, fill: INK }), svg("circle", { cx: x, cy: y, r: r * 0.34, fill: color }));
}

/** The ball, ringed and never too small for a phone. */
const ball = ([x, y], least) => svg("g", { transform: `translate(${x} ${y}) scale(${Math.max(1, least)})`, "data-id": "ball" },
  svg("circle", { r: 0.38, fill: INK }), svg("circle", { r: 0.34, fill: COVER }), svg("circle", { r: 0.27, fill: WHITE }), icon("hexagon", 0, 0, 0.3, INK));

// -- in space --------------------------------------------------------------------------------------------------------

function hull(kind, owner, builder, done) {
  const shape = art.hulls[kind], color = playerColor(owner), paint = done ? mix(color, INK, 0.3) : color;
  if (!shape) return [];
  return [
    ...shape.bodies.map((body) => svg("path", { d: pathOf(body), fill: paint, stroke: done ? color : INK, "stroke-width": 0.06 })),
    builder >= 0 && builder !== owner ? svg("path", { d: pathOf(shape.stern), fill: playerColor(builder) }) : null,
    svg("path", { d: pathOf(shape.ridge, false), stroke: done ? color : mix(INK, color, 0.6), "stroke-width": 0.07, fill: "none" }),
    svg("g", { transform: `translate(0 ${kind === "capital" ? 0.08 : 0.2})` }, icon(playerShape(owner), 0, 0, kind === "capital" ? 0.56 : 0.4, done ? color : INK)),
  ];
}

const DRAWN_FOR = { capital: [2, 2], frigate: [2, 1], hva: [2, 1], company: [1, 1], debris: [1, 1] };

function assetBody(asset, scene, look, least) {
  const [x, y] = asset.at, [long, wide] = asset.bases[asset.kind] ?? [1, 1], [l0, w0] = DRAWN_FOR[asset.kind] ?? [1, 1];
  const done = asset.part === "done", color = playerColor(asset.owner);
  const edge = asset.targeted ? ALERT : asset.part === "active" ? WHITE : asset.part === "suspended" ? SOFT : null;
  const hit = svg("circle", { r: Math.max(least, wide / 2), fill: "transparent" });
  const chosen = [
    look.selected === asset.id ? svg("circle", { r: Math.max(long, wide) / 2 + 0.3, stroke: COVER, "stroke-width": 2, ...thin }) : null,
    look.choosable?.has(asset.id) ? svg("circle", { class: "choosable", r: Math.max(long, wide) / 2 + 0.24, ...thin }) : null,
    coversOf(scene).has(asset.id) || scene.aim?.screen === asset.id ? svg("circle", { r: Math.max(long, wide) / 2 + 0.16, stroke: COVER, "stroke-width": 3, ...thin }) : null,
    scene.way?.meets?.includes(asset.id) ? svg("rect", { x: -wide / 2 - 0.1, y: -long / 2 - 0.1, width: wide + 0.2, height: long + 0.2, transform: `rotate(${asset.heading})`, stroke: ALERT, "stroke-width": 3, ...thin }) : null,
  ];
  if (asset.kind === "company") {
    return svg("g", { "data-id": asset.id, transform: `translate(${x} ${y})` }, hit, ...chosen,
      edge ? svg("circle", { r: wide / 2 + 0.12, stroke: edge, "stroke-width": 4, ...thin }) : null,
      svg("circle", { r: wide / 2, fill: asset.fuel === 0 ? "#454e5e" : color, stroke: INK, "stroke-width": 0.06 }),
      icon(playerShape(asset.owner), 0, 0, wide * 0.5, done || asset.fuel === 0 ? color : INK),
      asset.ace ? svg("g", {}, icon("star", wide * 0.34, -wide * 0.34, wide * 0.46, art.colors.dice[asset.ace]?.[0] ?? WHITE)) : null);
  }
  const base = { x: -w0 / 2, y: -l0 / 2, width: w0, height: l0 };
  return svg("g", { "data-id": asset.id, transform: `translate(${x} ${y})` }, hit, ...chosen,
    svg("g", { transform: `rotate(${asset.heading}) scale(${wide / w0} ${long / l0})` },
      edge ? svg("rect", { ...base, stroke: edge, "stroke-width": 5, ...thin }) : null,
      svg("rect", { ...base, fill: mix(asset.kind === "debris" ? art.colors.rock : color, INK, 0.3), "fill-opacity": 0.9, stroke: mix(color, INK, 0.75), "stroke-width": 0.04 }),
      ...(asset.kind === "debris" ? rocks(asset.id) : hull(asset.kind, asset.owner, asset.builder, done))));
}

function rocks(id) {
  const luck = luckOf(id), color = art.colors.rock;
  return [[-0.1, 0.06, 0.34], [0.26, -0.26, 0.17], [0.24, 0.3, 0.14], [-0.3, -0.34, 0.1]].map(([x, y, far], n) => {
    const points = Array.from({ length: 9 }, (_, i) => { const r = far * luck(0.72, 1.12); return [x + r * Math.cos((i * 6.2832) / 9), y + r * Math.sin((i * 6.2832) / 9)]; });
    return svg("path", { d: pathOf(points), fill: mix(color, n % 2 ? INK : WHITE, 0.85), stroke: INK, "stroke-width": 0.04 });
  });
}

/** The base at the end of a course, and its hinges. */
function course(planned, look, k) {
  const [x, y] = planned.points.at(-1), [long, wide] = planned.bases[planned.kind] ?? [1, 1], [l0, w0] = DRAWN_FOR[planned.kind] ?? [1, 1];
  const color = planned.ok ? playerColor(planned.owner) : ALERT;
  return [
    svg("g", { transform: `translate(${x} ${y}) rotate(${planned.heading})`, opacity: 0.85 },
      svg("rect", { x: -wide / 2, y: -long / 2, width: wide, height: long, rx: planned.kind === "company" ? wide / 2 : 0, fill: color, "fill-opacity": 0.35, stroke: WHITE, "stroke-width": 2, "stroke-dasharray": "6 4", "vector-effect": "non-scaling-stroke" }),
      svg("g", { transform: `scale(${wide / w0} ${long / l0})`, opacity: 0.7 }, ...hull(planned.kind, planned.owner, -1, false))),
    ...(planned.hinges ?? []).map(([at, clicks], n) => svg("g", { "data-id": `hinge:${n + 1}`, class: "hinge", transform: `translate(${at[0]} ${at[1]})` },
      svg("circle", { r: 22 / k, fill: "transparent" }),
      svg("circle", { r: (look.hinge === n + 1 ? 11 : 8) / k, fill: clicks ? COVER : WHITE, stroke: look.hinge === n + 1 ? ALERT : INK, "stroke-width": 3, "vector-effect": "non-scaling-stroke" }), svg("text", { y: 4 / k, "font-size": 11 / k, "text-anchor": "middle", fill: INK }, n + 1))),
  ];
}

// -- tags ----------------------------------------------------------------------------------------------------------

function row(parts, height) {
  let x = 3;
  const made = [];
  for (const [draw, width] of parts) {
    made.push(draw(x, height));
    x += width + 2;
  }
  return [made, x + 1];
}

/** A unit's tag: [elements, width, height]. */
function unitTag(unit, board, roomy) {
  const h = roomy ? 24 : 20, parts = [], wide = (width, draw) => parts.push([draw, width]);
  const loud = unit.targeted || unit.part === "active";
  if (unit.range) wide(h - 4, (x) => tile(unit.range, x + (h - 4) / 2, 0, h - 5));
  const length = unit.kind === "debris" ? widthOf(unit.id, h * 0.6) + 6 : chip(unit.id, unit.owner, 0, 0, h - 3)[1];
  wide(length, (x) => unit.kind === "debris" ? words(unit.id, x + 4, 0.5, h * 0.6, SOFT, { "font-weight": 700 }) : chip(unit.id, unit.owner, x, 0, h - 3, unit.part)[0]);
  const beside = [];
  if (Number.isFinite(unit.defense)) beside.push([unit.defense_die ?? "", unit.defense, "shield"]);
  if (Number.isFinite(unit.spot)) beside.push([unit.spot_die ?? "", unit.spot, "eye"]);
  for (const [name, value] of unit.spots ?? []) beside.push([name, value, "eye"]);
  for (const [name, value, sign] of beside) wide(h - 3, (x) => die(name, value, x + (h - 3) / 2, 0, h - 5, { sign, dim: name === "" && value === 0 }));
  if ((roomy || loud) && Number.isFinite(unit.fuel)) {
    wide(h, (x) => svg("g", {}, icon("drop", x + 5, 0, 11, unit.bingo ? ALERT : COVER), words(unit.fuel, x + 12, 0.5, 13, WHITE, { "font-weight": 700 })));
  }
  if (Number.isFinite(unit.initiative)) wide(h - 2, (x) => die(unit.initiative_die, unit.initiative, x + (h - 2) / 2, 0, h - 5));
  if (unit.has_ball) wide(h - 6, (x) => svg("g", {}, svg("circle", { cx: x + (h - 6) / 2, cy: 0, r: (h - 6) / 2, fill: WHITE }), icon("hexagon", x + (h - 6) / 2, 0, (h - 6) / 2, INK)));
  const [made, width] = row(parts, h);
  const rim = unit.targeted ? ALERT : unit.covered ? COVER : unit.part === "active" ? WHITE : null, left = lifeOf(board, unit.id);
  const life = left < 1 ? [svg("rect", { x: 3, y: h / 2 - 4, width: width - 6, height: 4, fill: ALERT }), svg("rect", { x: 3, y: h / 2 - 4, width: (width - 6) * left, height: 4, fill: LIFE })] : [];
  return [[svg("rect", { x: 0, y: -h / 2, width, height: h, rx: 6, fill: INK, "fill-opacity": 0.9, stroke: rim, "stroke-width": rim ? 2 : 0 }), ...made, ...life], width, h];
}

/** The share of its systems and white dice that a unit still has; 1 where nothing is known of them. */
function lifeOf(board, id) {
  const card = board.cards?.find((one) => one.id === id);
  const left = (card?.systems?.length ?? 0) + (card?.white ?? 0), lost = (card?.lost?.length ?? 0) + Math.max(0, (card?.whole ?? 0) - (card?.white ?? 0));
  return lost ? left / (left + lost) : 1;
}

function stationTag(station, roomy) {
  const h = roomy ? 22 : 18, color = playerColor(station.holder), width = h * 1.15 + widthOf(station.id, h * 0.6) + (station.seized ? 16 : 0);
  return [[svg("rect", { x: 0, y: -h / 2, width, height: h, rx: 6, fill: INK, "fill-opacity": 0.88, stroke: station.contested ? ALERT : color, "stroke-width": 1.6, "stroke-dasharray": station.contested ? "4 3" : null }),
    icon("flag", h * 0.5, 0, h * 0.66, color), words(station.id, h * 0.88, 0.5, h * 0.6, WHITE, { "font-weight": 700 }),
    station.seized ? icon("tick", width - 9, 0, 13, WHITE) : null], width, h];
}

/** What a piece is called: by its own name, with its kind; in short by one of both. */
export function pieceName({ kind, called }, short = false) {
  const named = t(`piece-${kind}`);
  return called ? (short ? called : `${called}, ${named}`) : named;
}

function pieceTag(piece, covering, close, roomy) {
  const told = [piece.id, !piece.hazard && piece.bricks ? `▲${piece.bricks}` : "", close ? pieceName(piece, true) : ""].filter(Boolean).join(" ");
  const h = roomy ? 17 : 12, size = roomy ? 12 : 9, width = 8 + widthOf(told, size);
  const pips = Array.from({ length: Math.max(0, piece.hazard ? 0 : piece.hits) }, (_, n) => svg("rect", { x: 4 + n * 6, y: h / 2 - 2.5, width: 5, height: 3, fill: covering ? INK : COVER }));
  return [[svg("rect", { x: 0, y: -h / 2, width, height: h + 3, rx: 4, fill: covering ? COVER : INK, "fill-opacity": covering ? 1 : 0.75 }),
    words(told, 4, -1.5, size, covering ? INK : WHITE, { "font-weight": 700 }), ...pips], width, h];
}

function noteTag(text, name, color) {
  const width = 12 + (name ? 20 : 0) + widthOf(text, 14);
  return [[svg("rect", { x: 0, y: -12, width, height: 24, rx: 6, fill: color === INK ? INK : WHITE, stroke: color, "stroke-width": 3 }),
    name ? (art.icons[name] ? icon(name, 14, 0, 15, INK) : tile(name, 14, 0, 17)) : null,
    words(text, name ? 26 : 6, 0.5, 14, color === INK ? WHITE : INK, { "font-weight": 700 })], width, 24];
}

function wanted(board, look, roomy, k) {
  const scene = board.map, found = [], covers = coversOf(scene);
  const r = radiusOf(scene);
  const units = [...(scene.tokens ?? []).filter((token) => token.part !== "gone"), ...(scene.assets ?? [])];
  const rank = (unit) => (unit.part === "active" ? 0 : unit.targeted ? 1 : unit.id === look.selected ? 2 : 3);
  if (scene.way?.word) found.push({ at: scene.way.points.at(-1), off: 0.8, tag: noteTag(number(scene.way.word), "move", scene.way.ok ? playerColor(scene.way.owner) : ALERT) });
  if (look.ruler?.length === 2 && look.measured) found.push({ at: middle(...look.ruler), off: 0.1, tag: noteTag(look.measured, "", COVER) });
  for (const unit of [...units].sort((a, b) => rank(a) - rank(b))) {
    const off = unit.bases ? Math.max(...(unit.bases[unit.kind] ?? [1, 1])) / 2 : r;
    if (unit.kind === "debris" && k < 14 && !unit.targeted) continue;
    found.push({ id: unit.id, at: unit.at, off, tag: unitTag(unit, board, roomy || unit.id === look.selected), color: playerColor(unit.owner) });
  }
  if (scene.aim?.distance) found.push({ at: middle(scene.aim.start, scene.aim.end), off: 0.2, tag: noteTag(number(scene.aim.distance), scene.aim.system ?? scene.aim.range ?? "", INK) });
  for (const strike of scene.marks?.strikes ?? []) found.push({ at: strike.end, off: r, tag: noteTag(String(strike.hits), "reticle", ALERT) });
  for (const station of scene.stations ?? []) found.push({ id: station.id, at: station.at, off: scene.lengths.station, tag: stationTag(station, roomy), color: playerColor(station.holder) });
  for (const one of scene.rings ?? []) found.push({ at: topOf(one), off: 0, tag: noteTag((roomy ? `${t(`ring-${one.system ?? one.range}`)} ` : "") + number(one.distance), one.system ?? one.range, INK), optional: true });
  for (const piece of scene.pieces ?? []) {
    if (piece.hits <= 0 && !piece.hazard) continue;
    const covering = covers.has(piece.id);
    if (covering || k > 10) found.push({ id: piece.id, at: centerOf(piece.outline), off: 0, tag: pieceTag(piece, covering, k > CLOSE, roomy), optional: !covering, inside: true });
  }
  return found;
}

const middle = ([x0, y0], [x1, y1]) => [(x0 + x1) / 2, (y0 + y1) / 2];
const centerOf = (points) => [0, 1].map((i) => points.reduce((sum, point) => sum + point[i], 0) / points.length);
const topOf = (one) => (one.outline ? one.outline.reduce((best, point) => (point[1] < best[1] ? point : best)) : [one.at[0] + one.radius * 0.7071, one.at[1] - one.radius * 0.7071]);
const overlap = (a, b) => Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

export function placeTags(board, look, toScreen, k, [wide, tall]) {
  const scene = board.map, roomy = k > 13;
  const bodies = [...(scene.tokens ?? []), ...(scene.stations ?? []), ...(scene.assets ?? [])].map((one) => {
    const [x, y] = toScreen(one.at), r = (one.bases ? 0.8 : 0.55) * k, above = one.systems && one.part !== "gone" ? tallOf(scene, k) * (UP + 0.5) * k : r;
    return [x - r, y - above, x + r, y + r];
  });
  for (const at of scene.way?.points ?? []) {
    const [x, y] = toScreen(at);
    bodies.push([x - 9, y - 9, x + 9, y + 9]);
  }
  const taken = [], made = [];
  for (const one of wanted(board, look, roomy, k)) {
    const [x, y] = toScreen(one.at), [parts, w, h] = one.tag, off = one.off * k + 5;
    if (x < -40 || y < -40 || x > wide + 40 || y > tall + 40) continue;
    const best = spot(one, [x, y], [w, h], off, bodies, taken, [wide, tall]);
    if (one.optional && best.cost > 40) continue;
    taken.push(best.box);
    const near = [Math.min(best.box[2], Math.max(best.box[0], x)), Math.min(best.box[3], Math.max(best.box[1], y))];
    made.push(svg("g", { "data-id": one.id ?? null, class: "tag" },
      one.color && Math.hypot(near[0] - x, near[1] - y) > off ? svg("path", { d: `M${x} ${y}L${near}`, stroke: one.color, "stroke-width": 1.5 }) : null,
      svg("g", { transform: `translate(${best.box[0].toFixed(1)} ${((best.box[1] + best.box[3]) / 2).toFixed(1)})` }, ...parts)));
  }
  return made;
}

const DIRECTIONS = [[1, 0], [0, 1], [-1, 0], [0, -1], [0.75, 0.75], [-0.75, 0.75], [0.75, -0.75], [-0.75, -0.75]];

function spot(one, [x, y], [w, h], off, bodies, taken, [wide, tall]) {
  let best = { cost: Infinity };
  const places = one.inside ? [[0, 0, 0], ...DIRECTIONS.map((d) => [...d, 6])] : [0, 16, 34].flatMap((more) => DIRECTIONS.map((d) => [...d, off + more]));
  places.forEach(([dx, dy, far], n) => {
    const cx = x + dx * far + Math.sign(dx) * (w / 2) * (Math.abs(dx) > 0.1 ? 1 : 0), cy = y + dy * far + Math.sign(dy) * (h / 2) * (Math.abs(dy) > 0.1 ? 1 : 0);
    const box = [cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2];
    const out = Math.max(0, 22 - box[0]) + Math.max(0, 22 - box[1]) + Math.max(0, box[2] - wide) + Math.max(0, box[3] - tall);
    let cost = n * 1.5 + out * 30;
    for (const body of bodies) cost += overlap(box, body) * 0.8;
    for (const other of taken) cost += overlap(box, other) * 3;
    if (cost < best.cost) best = { cost, box };
  });
  return best;
}
