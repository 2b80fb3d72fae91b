"""Bases, outlines and the ground they stand on, measured between nearest edges.

Lengths are in ruler units. The origin is the field's north-west corner; x grows to the east, y to the **south**.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from msgspec import Struct

from rules.field.planar import shapely

Point = tuple[float, float]
SQUARE, ROUND = SHAPES = ("square", "round")
EDGE = 0.008
"""Tolerance of touching edges: places are rounded to 0.01, so a base may overlap an edge by this much."""


class Geometry(Protocol):
    """A shapely geometry, as far as it is used here: shapely brings no types."""

    @property
    def geom_type(self) -> str: ...
    @property
    def is_empty(self) -> bool: ...
    @property
    def area(self) -> float: ...
    @property
    def bounds(self) -> tuple[float, float, float, float]: ...
    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def centroid(self) -> Geometry: ...
    @property
    def exterior(self) -> Geometry: ...
    @property
    def interiors(self) -> Sequence[Geometry]: ...
    def buffer(self, distance: float, quad_segs: int = 16) -> Geometry: ...
    def representative_point(self) -> Geometry: ...
    def distance(self, other: Geometry) -> float: ...
    def simplify(self, tolerance: float) -> Geometry: ...


class Disc(Struct, frozen=True):
    """A round base."""

    at: Point
    radius: float


Shape = Disc | tuple[Point, ...]
"""A round base, or the outline of anything else."""


class Ground(Struct, frozen=True):
    """The field: a disc inscribed in ``[0, size]²``, or a rectangle of ``size`` from west to east.

    ``tall`` is its extent from north to south; 0 for a square.
    """

    shape: str
    size: float
    tall: float = 0.0

    @property
    def middle(self) -> Point:
        """The centre of the field."""
        return self.size / 2, self.height / 2

    @property
    def height(self) -> float:
        """Its extent from north to south."""
        return self.tall or self.size

    @property
    def widest(self) -> float:
        """Its extent at its widest: a circle's diameter, a rectangle's diagonal."""
        return self.size if self.shape == ROUND else math.hypot(self.size, self.height)

    def holds(self, at: Point, radius: float, slack: float = EDGE) -> bool:
        """Whether a base of this radius lies wholly on the field, within a tolerance ``slack``."""
        inset = radius - slack
        if self.shape == ROUND:
            return distance(at, self.middle) <= self.size / 2 - inset
        return inset <= at[0] <= self.size - inset and inset <= at[1] <= self.height - inset


def ground_across(shape: str, across: float) -> Ground:
    """A field ``across`` units wide at its widest (rulebook: "Game Area")."""
    return Ground(shape, float(across) if shape == ROUND else round(across / math.sqrt(2), 2))


def distance(a: Point, b: Point) -> float:
    """The distance of two points."""
    return math.dist(a, b)


def rounded(point: Sequence[float]) -> Point:
    """The point rounded to 0.01, as events keep it."""
    return round(float(point[0]), 2) + 0.0, round(float(point[1]), 2) + 0.0


def polygon(outline: Sequence[Point]) -> Geometry:
    """The shapely polygon of an outline."""
    found: Geometry = shapely.polygons(outline)  # `Polygon` takes twice as long
    return found


@lru_cache(maxsize=4096)
def solid(shape: Shape) -> Geometry:
    """The shapely geometry of an outline; the centre of a disc. Cached: the shapes of a game seldom change."""
    if isinstance(shape, Disc):
        found: Geometry = shapely.Point(shape.at)
        return found
    return polygon(shape)


def _radius(shape: Shape) -> float:
    return shape.radius if isinstance(shape, Disc) else 0.0


def gap(a: Shape, b: Shape) -> float:
    """The distance of the nearest edges; 0 when the shapes touch or overlap."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        return max(0.0, math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) - a.radius - b.radius)
    return max(0.0, float(shapely.distance(solid(a), solid(b))) - _radius(a) - _radius(b))


def clearance(a: Disc, b: Disc, shape: Shape) -> float | None:
    """The distance of a shape from the line between two bases; 0 when the line crosses or touches it.

    The line runs between the centres, less its ends inside the bases. None if no line is left.
    """
    apart = distance(a.at, b.at)
    if apart <= a.radius + b.radius:
        return None
    ends = _along(a.at, b.at, a.radius / apart), _along(b.at, a.at, b.radius / apart)
    if isinstance(shape, Disc):
        return max(0.0, _from_line(shape.at, *ends) - shape.radius)
    return max(0.0, float(shapely.distance(shapely.LineString(ends), solid(shape))))


def _from_line(at: Point, a: Point, b: Point) -> float:
    """The distance of a point from the line between two points."""
    (x, y), east, south = at, b[0] - a[0], b[1] - a[1]
    whole = east * east + south * south
    share = min(1.0, max(0.0, ((x - a[0]) * east + (y - a[1]) * south) / whole)) if whole else 0.0
    return math.hypot(x - a[0] - share * east, y - a[1] - share * south)


def between(a: Disc, b: Disc, shape: Shape) -> bool:
    """Whether the straight line between two bases crosses or touches a shape that stands between them."""
    return clearance(a, b, shape) == 0.0


def within(ground: Ground, disc: Disc) -> bool:
    """Whether a base lies wholly on the field."""
    return ground.holds(disc.at, disc.radius)


def middle(shape: Shape) -> Point:
    """The centre of a base, or the centre of gravity of an outline."""
    if isinstance(shape, Disc):
        return shape.at
    centre = solid(shape).centroid
    return float(centre.x), float(centre.y)


def doorway(outline: Sequence[Point]) -> Point:
    """The middle of the longest side of an outline, rounded."""
    sides = zip(outline, [*outline[1:], outline[0]], strict=True)
    a, b = max(sides, key=lambda side: distance(*side))
    return rounded(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))


def _along(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
