"""What stands in a mover's way, grown by the mover's radius: the mover is then a point.

Round corners become short chords. Their vertices lie a little outside the true arc and the middles of the chords a
little inside, so that a way around a corner is as long as the true one.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

import shapely
from msgspec import Struct

from rules.field.geometry import EDGE, Disc, Point, Shape, solid

__all__ = ["Block", "Corner", "block", "cross"]

_FINE = 12
_SAGITTA = 0.0055


class Corner(Struct, frozen=True):
    """A point at which a way may bend: a convex vertex of a grown outline, with the obstacle to its left."""

    at: Point
    before: Point
    after: Point


class Block(Struct, frozen=True, eq=False):
    """An obstacle for movers of one radius.

    ``core`` must not be entered by the mover's centre; ``hull`` is the grown outline on whose ``corners`` ways bend.
    ``parts`` are convex pieces of the core that cover it.
    """

    core: Any
    hull: Any
    corners: tuple[Corner, ...]
    parts: tuple[Any, ...]


def cross(o: Point, a: Point, b: Point) -> float:
    """Twice the area of a triangle: positive when ``b`` lies to the left of the way from ``o`` to ``a``, y upwards."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


@lru_cache(maxsize=8192)
def block(shape: Shape, radius: float) -> Block:
    """The obstacle that a shape is to a base of some radius."""
    reach = radius + (shape.radius if isinstance(shape, Disc) else 0.0)
    chords = _chords(reach)
    half = math.pi / 4 / chords
    hull = solid(shape).buffer(reach * (1 + half * half / 6), quad_segs=chords)
    core = solid(shape).buffer(reach - EDGE, quad_segs=_FINE)
    shapely.prepare(core)
    shapely.prepare(hull)
    parts = tuple(part.buffer(reach - EDGE, quad_segs=chords + 2) for part in _convex(solid(shape)))
    return Block(core, hull, tuple(_corners(hull)), parts)


def _chords(reach: float) -> int:
    """So many chords to a quarter that none of them cuts deeper into the arc than the slack of an edge allows."""
    return max(3, math.ceil(math.pi / 4 / math.sqrt(3 * _SAGITTA / reach)))


def _corners(hull: Any) -> list[Corner]:
    found: list[Corner] = []
    hull = shapely.orient_polygons(hull)
    for ring in (hull.exterior, *hull.interiors):
        points = [(float(x), float(y)) for x, y in shapely.get_coordinates(ring)[:-1]]
        count = len(points)
        for number, at in enumerate(points):
            before, after = points[number - 1], points[(number + 1) % count]
            if cross(before, at, after) > 1e-12:
                found.append(Corner(at, before, after))
    return found


def _convex(thing: Any) -> list[Any]:
    """Convex pieces that make up an outline."""
    if thing.geom_type == "Point" or _is_convex(thing):
        return [thing]
    parts = list(shapely.get_parts(shapely.constrained_delaunay_triangles(thing)))
    merged = True
    while merged:
        merged = False
        for one, other in ((a, b) for a in parts for b in parts if a is not b):
            both = shapely.union(one, other)
            if both.geom_type == "Polygon" and _is_convex(both):
                parts = [part for part in parts if part is not one and part is not other] + [both]
                merged = True
                break
    return parts


def _is_convex(thing: Any) -> bool:
    return bool(shapely.convex_hull(thing).area - thing.area < 1e-9)
