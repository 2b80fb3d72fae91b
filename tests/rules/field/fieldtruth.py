"""Slow and simple geometry to check the quick one against: every distance sampled or taken corner by corner."""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Iterator, Sequence

import shapely

from rules.field import Disc, Ground, Point, Shape

STEP = math.radians(10)


def box(at: Point, wide: float, deep: float, angle: float) -> tuple[Point, ...]:
    corners = ((-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep))
    return placed(corners, at, angle)


def ell(at: Point, long: float, thick: float, angle: float) -> tuple[Point, ...]:
    corners = ((0, 0), (long, 0), (long, thick), (thick, thick), (thick, long), (0, long))
    return placed(corners, at, angle)


def placed(corners: Sequence[Point], at: Point, angle: float) -> tuple[Point, ...]:
    cos, sin = math.cos(angle), math.sin(angle)
    return tuple((round(at[0] + x * cos - y * sin, 2), round(at[1] + x * sin + y * cos, 2)) for x, y in corners)


def random_shape(luck: random.Random, size: float) -> Shape:
    at = luck.uniform(1, size - 1), luck.uniform(1, size - 1)
    angle, kind = luck.choice((0.0, luck.uniform(0, math.tau))), luck.random()
    if kind < 0.25:
        return Disc((round(at[0], 2), round(at[1], 2)), 0.5)
    if kind < 0.5:
        return ell(at, luck.uniform(1.5, 4), luck.uniform(0.5, 1), angle)
    return box(at, luck.uniform(0.5, 2.5), luck.uniform(0.3, 1), angle)


def random_shapes(luck: random.Random, count: int, size: float) -> list[Shape]:
    return [random_shape(luck, size) for _ in range(count)]


# -- distances -----------------------------------------------------------------------------------------------------


def edge_points(shape: Shape, step: float = 0.02) -> list[Point]:
    """Points of a shape's edge, at most a step apart."""
    if isinstance(shape, Disc):
        count = math.ceil(math.tau * shape.radius / step)
        return [on_circle(shape.at, shape.radius, math.tau * i / count) for i in range(count)]
    return [p for a, b in edges(shape) for p in between_points(a, b, step)]


def on_circle(at: Point, radius: float, angle: float) -> Point:
    return at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle)


def between_points(a: Point, b: Point, step: float) -> list[Point]:
    count = max(1, math.ceil(math.dist(a, b) / step))
    return [(a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count) for i in range(count + 1)]


def edges(outline: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return zip(outline, [*outline[1:], outline[0]], strict=True)


def inside(outline: Sequence[Point], point: Point) -> bool:
    """Whether a ray to the east leaves the outline an odd number of times."""
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in edges(outline):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossings += 1
    return crossings % 2 == 1


def holds(shape: Shape, point: Point) -> bool:
    if isinstance(shape, Disc):
        return math.dist(shape.at, point) < shape.radius
    return inside(shape, point)


def point_gap(point: Point, shape: Shape) -> float:
    """From a point to a shape, edge by edge."""
    if holds(shape, point):
        return 0.0
    if isinstance(shape, Disc):
        return max(0.0, math.dist(point, shape.at) - shape.radius)
    return min(point_to_edge(point, a, b) for a, b in edges(shape))


def point_to_edge(p: Point, a: Point, b: Point) -> float:
    length = math.dist(a, b) ** 2
    share = 0.0 if length == 0 else ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length
    share = min(1.0, max(0.0, share))
    return math.dist(p, (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))


def toward(a: Point, b: Point, far: float) -> Point:
    share = far / math.dist(a, b)
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def cut(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two straight pieces cross: each has the ends of the other on both its sides."""
    return left(a, b, c) * left(a, b, d) < 0 and left(c, d, a) * left(c, d, b) < 0


def left(a: Point, b: Point, point: Point) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


# -- ways ----------------------------------------------------------------------------------------------------------


class Truth:
    """Lengths of shortest ways of a base, over all points near all corners, each seen from each."""

    def __init__(self, ground: Ground, start: Point, radius: float, shapes: Sequence[Shape], ends: Sequence[Point]):
        self.ground, self.radius = ground, radius
        self.solids = [solid(shape) for shape in shapes]
        rims = [p for shape in shapes for p in _rim(shape, radius)]
        self.points = [start, *ends, *(p for p in rims if self.free(p))]
        self.lengths = self._dijkstra()[1 : len(ends) + 1]
        self.lengths = [length if self.free(p) else math.inf for length, p in zip(self.lengths, ends, strict=True)]

    def free(self, point: Point) -> bool:
        return self._on_field(point) and bool(self._apart([shapely.Point(point)])[0] >= -1e-9)

    def _on_field(self, point: Point) -> bool:
        inset, size = self.radius - 1e-9, self.ground.size
        if self.ground.shape == "round":
            return math.dist(point, (size / 2, size / 2)) <= size / 2 - inset
        return all(inset <= value <= size - inset for value in point)

    def _apart(self, things: Sequence[object]) -> list[float]:
        """What is left between a base on its way along each thing and the nearest obstacle."""
        worst = [math.inf] * len(things)
        for shape, extra in self.solids:
            apart = (shapely.distance(list(things), shape) - extra - self.radius).tolist()
            worst = [min(pair) for pair in zip(worst, apart, strict=True)]
        return worst

    def _dijkstra(self) -> list[float]:
        far = [math.inf] * len(self.points)
        far[0] = 0.0
        left = set(range(len(self.points)))
        queue = [(0.0, 0)]
        while queue:
            gone, here = heapq.heappop(queue)
            if here not in left:
                continue
            left.discard(here)
            for there in self._seen(here, left):
                length = gone + math.dist(self.points[here], self.points[there])
                if length < far[there]:
                    far[there] = length
                    heapq.heappush(queue, (length, there))
        return far

    def _seen(self, here: int, others: set[int]) -> list[int]:
        wanted = sorted(others)
        if not wanted:
            return []
        lines = shapely.linestrings([(self.points[here], self.points[there]) for there in wanted])
        return [there for there, apart in zip(wanted, self._apart(lines), strict=True) if apart >= -1e-6]


def solid(shape: Shape) -> tuple[object, float]:
    if isinstance(shape, Disc):
        return shapely.Point(shape.at), shape.radius
    return shapely.Polygon(shape), 0.0


def _rim(shape: Shape, radius: float) -> list[Point]:
    """Points just outside what a base may touch: round each corner, all the way."""
    corners = [shape.at] if isinstance(shape, Disc) else list(shape)
    reach = radius + (shape.radius if isinstance(shape, Disc) else 0.0)
    count = round(math.tau / STEP)
    return [on_circle(c, reach / math.cos(STEP / 2), STEP * i) for c in corners for i in range(count)]
