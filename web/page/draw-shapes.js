// Outlines of pieces: moved, turned, stretched; and a drawing's past and future.

const ROOM = 1.2;  // units between a new piece and the others

export const round = (value) => Math.round(value * 10) / 10;
const snapped = (outline) => outline.map(([x, y]) => [round(x), round(y)]);

/** The middle of an outline's box. */
export function middle(outline) {
  const [left, top, right, bottom] = boxOf(outline);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** West, north, east and south of an outline. */
export function boxOf(outline) {
  const xs = outline.map(([x]) => x), ys = outline.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const moved = (outline, dx, dy) => snapped(outline.map(([x, y]) => [x + dx, y + dy]));

/** Turned around its middle, clockwise, by degrees. */
export function turned(outline, degrees) {
  const [mx, my] = middle(outline), angle = (degrees * Math.PI) / 180, cos = Math.cos(angle), sin = Math.sin(angle);
  return snapped(outline.map(([x, y]) => [mx + (x - mx) * cos - (y - my) * sin, my + (x - mx) * sin + (y - my) * cos]));
}

/** Stretched around its middle, or away from another point. */
export function stretched(outline, east, south, [mx, my] = middle(outline)) {
  return snapped(outline.map(([x, y]) => [mx + (x - mx) * east, my + (y - my) * south]));
}

/** Turned to the nearest quarter by its longest side, its middle on a whole unit. */
export function aligned(outline) {
  let long = 0, angle = 0;
  outline.forEach(([x, y], n) => {
    const [a, b] = outline[(n + 1) % outline.length], far = Math.hypot(a - x, b - y);
    if (far > long + 1e-6) [long, angle] = [far, (Math.atan2(b - y, a - x) * 180) / Math.PI];
  });
  const straight = turned(outline, Math.round(angle / 90) * 90 - angle), [x, y] = middle(straight);
  return moved(straight, Math.round(x) - x, Math.round(y) - y);
}

/** Its twin across the middle of the field: turned by half a turn around it. */
export const twin = (outline, size) => snapped(outline.map(([x, y]) => [size - x, size - y]));

export const sizeOf = ({ shape, across }) => (shape === "round" ? across : Math.round((across / Math.SQRT2) * 100) / 100);

/** A point near another where an outline (around the origin) keeps clear of all pieces; else that other point. */
export function roomFor(outline, drawing, [x, y]) {
  const size = sizeOf(drawing), inDisc = (a, b) => Math.hypot(a - size / 2, b - size / 2) < size / 2;
  for (let far = 0; far < size; far += 1) {
    for (let n = 0; n < Math.max(1, far * 4); n += 1) {
      const at = [x + far * Math.cos((n / 2 / (far || 1)) * Math.PI), y + far * Math.sin((n / 2 / (far || 1)) * Math.PI)];
      const [left, top, right, bottom] = boxOf(moved(outline, ...at));
      const inside = drawing.shape === "round" ? inDisc(left, top) && inDisc(right, top) && inDisc(right, bottom) && inDisc(left, bottom) : left > 0 && top > 0 && right < size && bottom < size;
      const clear = drawing.pieces.every((piece) => { const [l, u, r, d] = boxOf(piece.outline); return l > right + ROOM || r < left - ROOM || u > bottom + ROOM || d < top - ROOM; });
      if (inside && clear) return at;
    }
  }
  return [x, y];
}

/** A drawing with all that was done to it: `now`, and what undo and redo lead to. */
export class Past {
  constructor(now) {
    this.now = now;
    this.before = [];
    this.after = [];
  }

  /** Put a changed drawing in place; `same`: the change goes on with the last one, as a drag does. */
  put(next, same = false) {
    if (JSON.stringify(next) === JSON.stringify(this.now)) return;
    if (!same) this.before.push(this.now);
    if (this.before.length > 200) this.before.shift();
    this.after = [];
    this.now = next;
  }

  undo() {
    if (this.before.length) { this.after.push(this.now); this.now = this.before.pop(); }
  }

  redo() {
    if (this.after.length) { this.before.push(this.now); this.now = this.after.pop(); }
  }
}
