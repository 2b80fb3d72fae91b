"""Points, lines and outlines, as much of them as measuring takes."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]


def apart(one: Point, other: Point) -> float:
    """From middle to middle."""
    return math.dist(one, other)


def beside(start: Point, end: Point, at: Point) -> float:
    """How far a point is from the line between two others."""
    (x, y), (u, v), (p, q) = start, end, at
    length = max(apart(start, end), 1e-9) ** 2
    along = min(1.0, max(0.0, ((p - x) * (u - x) + (q - y) * (v - y)) / length))
    return apart(at, (x + along * (u - x), y + along * (v - y)))


def trimmed(start: Point, end: Point, by: float) -> tuple[Point, Point] | None:
    """The line without so much of both its ends; None if nothing is left."""
    length = apart(start, end)
    if length <= 2 * by:
        return None
    x, y = (end[0] - start[0]) / length * by, (end[1] - start[1]) / length * by
    return (start[0] + x, start[1] + y), (end[0] - x, end[1] - y)


def shifted(start: Point, end: Point, by: float) -> tuple[Point, Point]:
    """The line, so far to its left."""
    length = max(apart(start, end), 1e-9)
    x, y = -(end[1] - start[1]) / length * by, (end[0] - start[0]) / length * by
    return (start[0] + x, start[1] + y), (end[0] + x, end[1] + y)


def sides(outline: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(outline, [*outline[1:], outline[0]], strict=True))


def inside(outline: Sequence[Point], at: Point) -> bool:
    found = False
    for (x, y), (u, v) in sides(outline):
        if (y > at[1]) != (v > at[1]) and at[0] < (u - x) * (at[1] - y) / (v - y) + x:
            found = not found
    return found


def turn(one: Point, two: Point, three: Point) -> float:
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def meet(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def crosses(outline: Sequence[Point], start: Point, end: Point) -> bool:
    """Whether a line has any part within an outline."""
    return inside(outline, start) or inside(outline, end) or any(meet((start, end), side) for side in sides(outline))


def from_outline(outline: Sequence[Point], at: Point) -> float:
    """How far a point is from an outline, 0 inside."""
    return 0.0 if inside(outline, at) else min(beside(one, two, at) for one, two in sides(outline))
