"""Bases, outlines and the ground they stand on, measured between nearest edges.

Units are ruler units. The origin is the field's top left corner; x grows to the east, y to the **south**.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import shapely
from msgspec import Struct

__all__ = [
    "EDGE", "ROUND", "SHAPES", "SQUARE", "Disc", "Ground", "Point", "Shape",
    "between", "clearance", "distance", "gap", "middle", "rounded", "solid", "within",
]  # fmt: skip

Point = tuple[float, float]
SQUARE, ROUND = SHAPES = ("square", "round")
EDGE = 0.008
"""How deep a base may sink into an edge: points are rounded to 0.01, and touching is allowed."""


class Disc(Struct, frozen=True):
    """A round base."""

    at: Point
    radius: float


Shape = Disc | tuple[Point, ...]


class Ground(Struct, frozen=True):
    """The field's shape and how far it is across; the round one is the disc inscribed in ``[0, size]²``.

    ``tall``: how far a square one goes from north to south, if not as far as it goes across.
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
        """How far it is from north to south."""
        return self.tall or self.size

    def holds(self, at: Point, radius: float, slack: float = EDGE) -> bool:
        """Whether a base of this radius lies wholly on the field, but for a slack."""
        inset = radius - slack
        if self.shape == ROUND:
            return distance(at, self.middle) <= self.size / 2 - inset
        return inset <= at[0] <= self.size - inset and inset <= at[1] <= self.height - inset


def distance(a: Point, b: Point) -> float:
    """From point to point."""
    return math.hypot(a[0] - b[0], a[1] - b[1])


def rounded(point: Sequence[float]) -> Point:
    """A point as events keep it: to 0.01."""
    return round(float(point[0]), 2) + 0.0, round(float(point[1]), 2) + 0.0


@lru_cache(maxsize=4096)
def solid(shape: Shape) -> Any:
    """The shapely geometry of an outline; of a disc its centre, a radius away from everything that touches it."""
    return shapely.Point(shape.at) if isinstance(shape, Disc) else shapely.Polygon(shape)


def _radius(shape: Shape) -> float:
    return shape.radius if isinstance(shape, Disc) else 0.0


def gap(a: Shape, b: Shape) -> float:
    """The distance of the nearest edges; 0 when the shapes touch or overlap."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        apart = distance(a.at, b.at)
    else:
        apart = float(shapely.distance(solid(a), solid(b)))
    return max(0.0, apart - _radius(a) - _radius(b))


def clearance(a: Disc, b: Disc, thing: Shape) -> float | None:
    """How far the line between two bases passes by a thing, edge to edge: 0 when it crosses or touches it.

    The line runs between the centres; what of it lies within either base does not count. ``None``: nothing is left.
    """
    apart = distance(a.at, b.at)
    if apart <= a.radius + b.radius:
        return None
    ends = _along(a.at, b.at, a.radius / apart), _along(b.at, a.at, b.radius / apart)
    return max(0.0, float(shapely.distance(shapely.LineString(ends), solid(thing))) - _radius(thing))


def between(a: Disc, b: Disc, thing: Shape) -> bool:
    """Whether the straight line between two bases crosses or touches a thing that stands between them."""
    return clearance(a, b, thing) == 0.0


def within(ground: Ground, disc: Disc) -> bool:
    """Whether a base lies wholly on the field."""
    return ground.holds(disc.at, disc.radius)


def middle(shape: Shape) -> Point:
    """The centre of a base, or the centre of gravity of an outline."""
    if isinstance(shape, Disc):
        return shape.at
    centre = solid(shape).centroid
    return float(centre.x), float(centre.y)


def _along(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
