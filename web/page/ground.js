// The ground under everything: battlefields with their terrain, pitches, space, and plain ones. Drawn once for a field.

import { art, portraitOf, lit, mix, shaded, INK, SOFT, WHITE, playerColor } from "./art.js";
import { pathOf, svg } from "./dom.js";

/** A generator of numbers from 0 to 1: the same for the same name. */
export function luckOf(name) {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return (low = 0, high = 1) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

const area = (points, fill, more = {}) => svg("path", { d: pathOf(points), fill, ...more });
const disc = ([x, y], r, fill, more = {}) => svg("circle", { cx: x, cy: y, r, fill, ...more });
const line = (a, b, stroke, width) => svg("path", { d: `M${a}L${b}`, stroke, "stroke-width": width, fill: "none", "stroke-linecap": "round" });

// -- terrain: a piece is drawn in its own directions, s along it and t across, from -1 to 1 --------------------------

class Brush {
  constructor(piece) {
    this.points = piece.outline;
    this.luck = luckOf(`${piece.kind} ${piece.outline[0]}`);
    const edges = this.points.map((a, i) => [a, this.points[(i + 1) % this.points.length]]);
    const length = ([[ax, ay], [bx, by]]) => Math.hypot(bx - ax, by - ay);
    const [[x0, y0], [x1, y1]] = edges.reduce((best, edge) => (length(edge) > length(best) + 1e-3 ? edge : best));
    const far = Math.hypot(x1 - x0, y1 - y0) || 1;
    const turn = x1 < x0 || (x1 === x0 && y1 < y0) ? -1 : 1;
    this.along = [(turn * (x1 - x0)) / far, (turn * (y1 - y0)) / far];
    this.across = [-this.along[1], this.along[0]];
    const on = ([ax, ay]) => this.points.map(([x, y]) => x * ax + y * ay);
    const span = (values) => [(Math.max(...values) + Math.min(...values)) / 2, (Math.max(...values) - Math.min(...values)) / 2];
    const [s, long] = span(on(this.along)), [c, broad] = span(on(this.across));
    this.long = Math.max(long, 0.05);
    this.broad = Math.max(broad, 0.05);
    this.center = [s * this.along[0] + c * this.across[0], s * this.along[1] + c * this.across[1]];
  }

  at(s, t) {
    return [0, 1].map((i) => +(this.center[i] + s * this.long * this.along[i] + t * this.broad * this.across[i]).toFixed(3));
  }

  strip(fill, s0, t0, s1, t1) {
    return area([this.at(s0, t0), this.at(s1, t0), this.at(s1, t1), this.at(s0, t1)], fill);
  }

  line(stroke, a, b, width) { return line(this.at(...a), this.at(...b), stroke, width); }

  /** The light on the slope on one side of the ridge. */
  facing(side) { return -side * (this.across[0] * 0.6 + this.across[1] * 0.8); }

  count(step, least = 2) { return Math.max(least, Math.round((2 * this.long) / step)); }

  scatter(step) {
    const found = [];
    for (let s = -1 + step / this.long / 2; s < 1; s += step / this.long) {
      for (let t = -1 + step / this.broad / 2; t < 1; t += step / this.broad) {
        found.push(this.at(s + this.luck(-0.3, 0.3) * (step / this.long), t + this.luck(-0.3, 0.3) * (step / this.broad)));
      }
    }
    return found.length ? found : [this.at(0, 0)];
  }
}

const slope = (color, light) => (light >= 0 ? lit(color, 0.3 * light) : shaded(color, -0.42 * light));
const fill = (brush, color) => area(brush.points, color);
const material = (name) => art.colors.materials[name] ?? art.colors.materials.concrete;
const several = (count, make) => Array.from({ length: count }, (_, n) => make(n));

const PAINTERS = {
  roof(b, color) {
    const rows = Math.max(2, Math.round(b.broad / 0.3));
    const [x, y] = b.at(b.luck() < 0.5 ? -0.55 : 0.5, b.luck() < 0.5 ? -0.4 : 0.4);
    return [
      ...[-1, 1].flatMap((side) => {
        const shade = slope(color, b.facing(side));
        return [b.strip(shade, -1.1, 0, 1.1, side * 1.1),
          ...several(rows - 1, (n) => b.line(shaded(shade, 0.16), [-1.1, (side * (n + 1)) / rows], [1.1, (side * (n + 1)) / rows], 0.05))];
      }),
      b.line(lit(color, 0.45), [-1.1, 0], [1.1, 0], 0.11),
      svg("rect", { x: x - 0.2, y: y - 0.2, width: 0.4, height: 0.4, fill: material("stone") }),
      svg("rect", { x: x - 0.1, y: y - 0.1, width: 0.2, height: 0.2, fill: INK }),
    ];
  },
  hip(b, color) {
    const inner = Math.max(0, 1 - b.broad / b.long), ends = [[-inner, 0], [inner, 0]];
    const corners = [[-1.05, -1.05], [1.05, -1.05], [1.05, 1.05], [-1.05, 1.05]];
    const along = b.along[0] * 0.6 + b.along[1] * 0.8, at = (...points) => points.map((p) => b.at(...p));
    return [
      area(at(corners[0], corners[1], ends[1], ends[0]), slope(color, b.facing(-1))),
      area(at(corners[3], corners[2], ends[1], ends[0]), slope(color, b.facing(1))),
      area(at(corners[0], corners[3], ends[0]), slope(color, along)),
      area(at(corners[1], corners[2], ends[1]), slope(color, -along)),
      ...corners.map((corner) => b.line(lit(color, 0.35), corner, ends[corner[0] < 0 ? 0 : 1], 0.07)),
    ];
  },
  flat(b, color) {
    return [
      fill(b, color),
      ...several(3, (n) => b.line(shaded(color, 0.14), [-0.5 + n / 2, -1.1], [-0.5 + n / 2, 1.1], 0.06)),
      ...[[-0.5, -0.35], [0.45, 0.4]].flatMap(([s, t]) => {
        const [x, y] = b.at(s, t);
        return [svg("rect", { x: x - 0.24, y: y - 0.22, width: 0.6, height: 0.6, fill: shaded(color, 0.5) }),
          svg("rect", { x: x - 0.3, y: y - 0.3, width: 0.6, height: 0.6, fill: lit(color, 0.2) }), disc([x, y], 0.18, shaded(color, 0.35))];
      }),
      area(b.points, "none", { stroke: lit(color, 0.28), "stroke-width": 0.34 }),
    ];
  },
  canopy(b, color) {
    const r = Math.min(0.8, b.broad * 0.9);
    return [fill(b, shaded(color, 0.55)), ...b.scatter(r * 1.15).flatMap(([x, y]) => {
      const wide = r * b.luck(0.75, 1.05), shade = mix(lit(color, 0.12), shaded(color, 0.2), b.luck());
      return [disc([x + wide * 0.16, y + wide * 0.2], wide, shaded(color, 0.62)), disc([x, y], wide * 0.94, shade),
        disc([x - wide * 0.18, y - wide * 0.24], wide * 0.52, lit(shade, 0.16)), disc([x - wide * 0.25, y - wide * 0.34], wide * 0.2, lit(shade, 0.32))];
    })];
  },
  spikes(b, color) {
    return [fill(b, shaded(color, 0.6)), ...b.scatter(0.86).flatMap(([x, y]) => {
      const turn = b.luck();
      return [[1, shaded(color, 0.45)], [0.72, shaded(color, 0.05)], [0.42, lit(color, 0.25)]].map(([ring, shade]) =>
        area(several(16, (i) => [0, 1].map((k) => +((k ? y : x) + (k ? Math.sin : Math.cos)(turn + (i * Math.PI) / 8) * 0.72 * ring * (i % 2 ? 1 : 0.66)).toFixed(3))), shade));
    })];
  },
  container(b) {
    const lanes = Math.max(1, Math.round(b.broad / 0.75));
    return several(lanes, (lane) => {
      const t0 = -1 + (2 * lane) / lanes, t1 = t0 + 2 / lanes;
      const color = material(["paint", "rust", "olive", "steel", "tile"][Math.floor(b.luck() * 5)]), ribs = b.count(0.32, 4);
      return [b.strip(color, -1.1, t0, 1.1, t1), ...several(ribs, (n) => b.strip(shaded(color, 0.2), -1 + (2 * n) / ribs, t0, -1 + (2 * n + 1) / ribs, t1)),
        b.strip(lit(color, 0.25), -1.1, t0, 1.1, t0 + 0.12 / lanes), b.strip(shaded(color, 0.4), 0.9, t0, 1.1, t1)];
    }).flat();
  },
  vehicle(b) {
    const color = material(["paint", "rust", "olive", "steel", "tile"][Math.floor(b.luck() * 5)]), glass = material("glass");
    return [fill(b, color), b.strip(lit(color, 0.2), -0.95, -0.9, 0.95, -0.55), b.strip(shaded(color, 0.3), -0.95, 0.6, 0.95, 1.1),
      b.strip(shaded(glass, 0.35), 0.28, -0.7, 0.52, 0.7), b.strip(lit(color, 0.12), -0.35, -0.62, 0.28, 0.62), b.strip(shaded(glass, 0.55), -0.5, -0.6, -0.36, 0.6)];
  },
  truck(b, color) {
    return [fill(b, shaded(color, 0.25)), ...several(7, (n) => b.strip(mix(material("wood"), color, 0.5 + 0.2 * (n % 2)), -1 + n * 0.2, -0.85, -0.83 + n * 0.2, 0.85)),
      b.strip(lit(color, 0.15), 0.5, -1.1, 1.1, 1.1), b.strip(shaded(material("glass"), 0.3), 0.72, -0.8, 0.84, 0.8)];
  },
  masonry(b, color) {
    const rows = Math.max(2, Math.round(b.broad / 0.26)), step = 0.55 / b.long;
    return [fill(b, shaded(color, 0.35)), ...several(rows, (row) => several(Math.ceil(2.2 / step) + 1, (n) => {
      const t0 = -1 + (2 * row) / rows, s = -1.1 + n * step - ((row % 2) * step) / 2;
      return b.strip(mix(lit(color, 0.2), shaded(color, 0.12), b.luck()), s + step * 0.06, t0 + 0.1 / rows, s + step * 0.96, t0 + 1.9 / rows);
    })).flat()];
  },
  planks(b, color) {
    const rows = Math.max(2, Math.round(b.broad / 0.2));
    return [fill(b, color), ...several(rows, (row) => b.strip(mix(lit(color, 0.18), shaded(color, 0.2), b.luck()), -1.1, -1 + (2 * row) / rows, 1.1, -1 + (2 * row + 2) / rows))];
  },
  tank(b, color) {
    const r = Math.min(b.long, b.broad), [x, y] = b.at(0, 0);
    return [fill(b, shaded(color, 0.4)), ...several(7, (n) => disc([x - 0.03 * r * n, y - 0.04 * r * n], r * (1 - n / 7), mix(lit(color, 0.35), shaded(color, 0.3), n / 6))),
      disc([x, y], r * 0.16, shaded(color, 0.55))];
  },
  hull(b, color) {
    const count = b.count(1.1, 3), torn = b.at(b.luck(-0.5, 0.5), b.luck(-0.3, 0.3));
    const hole = (far) => several(10, (i) => [torn[0] + Math.cos((i * Math.PI) / 5) * far * (0.7 + 0.4 * (i % 2)), torn[1] + Math.sin((i * Math.PI) / 5) * far * (0.7 + 0.4 * (i % 2))]);
    return [fill(b, color), b.strip(lit(color, 0.18), -1.1, -1.1, 1.1, -0.4), b.strip(shaded(color, 0.28), -1.1, 0.45, 1.1, 1.1),
      ...several(count - 1, (n) => b.line(shaded(color, 0.4), [-1 + (2 * n + 2) / count, -1.1], [-1 + (2 * n + 2) / count, 1.1], 0.05)),
      b.line(lit(color, 0.35), [-1.1, 0], [1.1, 0], 0.12), b.line(material("rust"), [-1.1, 0.34], [1.1, 0.34], 0.14),
      area(hole(0.5), shaded(material("rust"), 0.3)), area(hole(0.38), INK)];
  },
  lattice(b, color) {
    const count = Math.max(2, Math.round(b.long / b.broad));
    return [fill(b, shaded(color, 0.6)), ...several(count, (n) => {
      const s0 = -1 + (2 * n) / count, s1 = s0 + 2 / count;
      return [b.line(color, [s0, -0.9], [s1, 0.9], 0.12), b.line(lit(color, 0.2), [s0, 0.9], [s1, -0.9], 0.12), b.line(color, [s0, -1], [s0, 1], 0.12)];
    }).flat(), ...[-0.88, 0.88].map((side) => b.line(lit(color, 0.35), [-1.1, side], [1.1, side], 0.18))];
  },
  facets(b, color) {
    const peak = b.at(b.luck(-0.2, 0.2), b.luck(-0.2, 0.2));
    return b.points.flatMap((start, i) => {
      const end = b.points[(i + 1) % b.points.length], x = (start[0] + end[0]) / 2 - peak[0], y = (start[1] + end[1]) / 2 - peak[1];
      const light = (-0.6 * x - 0.8 * y) / (Math.hypot(x, y) || 1), near = [start, end].map((p) => [(p[0] + 2 * peak[0]) / 3, (p[1] + 2 * peak[1]) / 3]);
      return [area([start, end, peak], slope(color, light * 1.1)), area([...near, peak], slope(color, Math.min(1, light * 0.7 + 0.35)))];
    });
  },
  crater(b, color) {
    const [x, y] = b.at(0, 0), r = Math.min(b.long, b.broad);
    return [fill(b, shaded(color, 0.1)), disc([x, y], r * 0.8, shaded(color, 0.4)), disc([x + r * 0.1, y + r * 0.12], r * 0.6, shaded(color, 0.6)), disc([x + r * 0.14, y + r * 0.18], r * 0.34, shaded(color, 0.8))];
  },
  pool(b, color) {
    return [fill(b, color), ...b.scatter(0.9).map(([x, y]) => svg("path", { d: `M${x - 0.3} ${y}q.15 -.12 .3 0t.3 0`, stroke: lit(color, 0.35), "stroke-width": 0.06, fill: "none" }))];
  },
  blaze(b, color) {
    return [fill(b, shaded(color, 0.6)), ...b.scatter(0.7).flatMap(([x, y]) => [disc([x, y], b.luck(0.3, 0.5), color), disc([x, y + 0.05], b.luck(0.14, 0.26), lit("#ffd65c", 0.2))])];
  },
  rubble(b, color) {
    return [fill(b, shaded(material("earth"), 0.25)), ...b.scatter(0.5).map(([x, y]) => {
      const r = b.luck(0.1, 0.28), turn = b.luck(0, 6);
      return area(several(5, (i) => [+(x + Math.cos(turn + i * 1.257) * r).toFixed(3), +(y + Math.sin(turn + i * 1.257) * r * 0.8).toFixed(3)]), mix(lit(color, 0.2), shaded(color, 0.35), b.luck()));
    })];
  },
};

function piece(one, number) {
  const [painter, name] = art.terrain[one.kind] ?? ["flat", "concrete"];
  const ruined = one.hits <= 0 && !one.hazard, color = material(name), brush = new Brush(one);
  const draw = PAINTERS[ruined ? "rubble" : painter] ?? PAINTERS.flat, id = `piece-${number}`;
  return svg("g", { "data-id": one.id },
    svg("clipPath", { id }, svg("path", { d: pathOf(one.outline) })),
    svg("g", { "clip-path": `url(#${id})` }, ...draw(brush, ruined ? mix(color, material("earth"), 0.45) : color)),
    svg("path", { d: pathOf(one.outline), fill: "none", stroke: one.hazard ? art.colors.dice.Y[0] : shaded(color, 0.75), "stroke-width": one.hazard ? 0.12 : 0.09, "stroke-dasharray": one.hazard ? ".5 .3" : null }));
}

function shadows(pieces) {
  return [1, 2, 3].map((step) => svg("g", { opacity: 0.16, fill: "#0c1018" }, ...pieces.filter((one) => !one.hazard).map((one) => {
    const drift = ((0.12 + 0.07 * Math.min(one.bricks, 12)) * (one.hits <= 0 ? 0.35 : 1) * step) / 3;
    return svg("path", { d: pathOf(one.outline.map(([x, y]) => [x + drift, y + drift * 0.9])) });
  })));
}

// -- whole grounds -------------------------------------------------------------------------------------------------

function grid(wide, tall, color, ruler) {
  const lines = (step) => [...several(Math.ceil(wide / step) - 1, (n) => `M${(n + 1) * step} 0V${tall}`), ...several(Math.ceil(tall / step) - 1, (n) => `M0 ${(n + 1) * step}H${wide}`)].join("");
  return [[2, 0.09], [ruler, 0.12]].map(([step, opacity]) => svg("path", { d: lines(step), stroke: color, "stroke-width": 1, opacity, fill: "none", "vector-effect": "non-scaling-stroke" }));
}

/** A piece over the photograph of a table: its outline alone. */
function traced(one) {
  const color = one.hazard ? art.colors.dice.Y[0] : one.hits <= 0 ? SOFT : WHITE, d = pathOf(one.outline), fallen = one.hits <= 0 && !one.hazard;
  return svg("g", { "data-id": one.id, "pointer-events": "all", fill: "none", "stroke-dasharray": fallen ? ".3 .3" : null }, svg("path", { d, stroke: INK, "stroke-width": 0.26 }), svg("path", { d, stroke: color, "stroke-width": 0.1 }));
}

function drawField(scene) {
  const size = scene.size, luck = luckOf(`${scene.style} ${size}`);
  const [dark, light] = art.colors.grounds[scene.style] ?? art.colors.plain;
  const whole = scene.round ? disc([size / 2, size / 2], size / 2, dark) : svg("rect", { width: size, height: size, fill: dark });
  const clip = scene.round ? disc([size / 2, size / 2], size / 2, dark) : svg("rect", { width: size, height: size });
  const patches = several(26, () => {
    const x = luck(0, size), y = luck(0, size), far = luck(1.5, 5);
    return area(several(11, (i) => { const r = far * luck(0.6, 1.1); return [+(x + r * Math.cos((i * 6.2832) / 11) * 1.3).toFixed(2), +(y + r * Math.sin((i * 6.2832) / 11)).toFixed(2)]; }), light);
  });
  const stones = several(150, (n) => svg("ellipse", { cx: luck(0, size).toFixed(2), cy: luck(0, size).toFixed(2), rx: luck(0.06, 0.13).toFixed(2), ry: 0.06, fill: n % 3 ? mix(SOFT, light, 0.22) : shaded(dark, 0.3) }));
  const pieces = scene.pieces ?? [], photo = portraitOf("ground");
  return svg("g", {}, svg("clipPath", { id: "field" }, clip), whole,
    svg("g", { "clip-path": "url(#field)" }, ...(photo ? [svg("image", { href: photo, width: size, height: size, preserveAspectRatio: "none" })] : [...patches, ...stones]),
      ...grid(size, size, WHITE, scene.lengths.ruler), ...(photo ? pieces.map(traced) : [...shadows(pieces), ...pieces.map(piece)])),
    scene.round ? svg("circle", { cx: size / 2, cy: size / 2, r: size / 2, fill: "none", stroke: SOFT, "stroke-width": 3, "vector-effect": "non-scaling-stroke" }) : null);
}

function drawSpace(scene) {
  const size = scene.size, luck = luckOf(`space ${size}`), color = art.colors.space;
  return svg("g", {}, scene.round ? disc([size / 2, size / 2], size / 2, color) : svg("rect", { width: size, height: size, fill: color }),
    ...several(160, (n) => disc([luck(0, size).toFixed(2), luck(0, size).toFixed(2)], luck(0.02, 0.07).toFixed(3), mix(WHITE, color, [0.3, 0.5, 0.8][n % 3]))),
    ...grid(size, size, WHITE, scene.ruler),
    scene.round ? svg("circle", { cx: size / 2, cy: size / 2, r: size / 2, fill: "none", stroke: SOFT, "stroke-width": 3, "vector-effect": "non-scaling-stroke" }) : null);
}

function drawPitch({ pitch: { length, width, goal, ends }, around }) {
  const [dark, light] = art.colors.grounds.woods, chalk = mix(WHITE, dark, 0.7), x = length / 2, y = width / 2;
  const outline = { fill: "none", stroke: chalk, "stroke-width": 0.09 };
  const goals = [[-1, 0], [length, 1]].map(([left, n]) => {
    const color = ends.length ? playerColor(ends[n]) : SOFT;
    return svg("rect", { x: left, y: y - goal / 2, width: 1, height: goal, fill: mix(color, INK, 0.35), stroke: color, "stroke-width": 0.12 });
  });
  return svg("g", {}, svg("rect", { x: -around, y: -around, width: length + 2 * around, height: width + 2 * around, fill: mix(INK, dark, 0.3) }),
    ...several(Math.floor(length / 4), (n) => svg("rect", { x: n * 4, y: 0, width: 4, height: width, fill: n % 2 ? light : dark })),
    svg("rect", { width: length, height: width, ...outline }), svg("path", { d: `M${x} 0V${width}`, ...outline }),
    svg("circle", { cx: x, cy: y, r: 4, ...outline }), disc([x, y], 0.2, chalk), ...goals);
}

/** A ground of a game's own: its shapes on a plain one. */
function drawPlain(board) {
  const [left, top, right, bottom] = frameOf(board), [dark] = art.colors.plain;
  return svg("g", {}, svg("rect", { x: left, y: top, width: right - left, height: bottom - top, fill: dark }), ...grid(right, bottom, WHITE, 2),
    ...(board.shapes ?? []).map((shape) => area(shape.points, shape.fill || "none", { stroke: shape.stroke || "none", "stroke-width": 0.12 })));
}

const GROUNDS = { ground: (board) => drawField(board.map), space: (board) => drawSpace(board.map), pitch: drawPitch };

/** The ground of a board: by the name of its kind, plain where that has none of its own. */
export const drawGround = (board) => (GROUNDS[board.kind] ?? drawPlain)(board);

/** The edges of what a board's cells count: west, north, east, south. */
export const frameOf = (board) => board.frame ?? [0, 0, board.map.size, board.map.size];
