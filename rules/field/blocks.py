"""Obstacles grown by a mover's radius: the mover is then a point.

Round corners become short chords. Their vertices lie a little outside the true arc and their middles a little inside,
so that a way around the corner has the true length.
"""

import math
from functools import lru_cache

from msgspec import Struct

from rules.field.geometry import EDGE, Disc, Geometry, Point, Shape, solid
from rules.field.planar import shapely

_FINE = 12
_SAGITTA = 0.0055


class Corner(Struct, frozen=True):
    """A convex vertex of a grown outline, at which a way may bend; ``before`` and ``after`` are its neighbours.

    The obstacle lies to the left of the way from one to the next.
    """

    at: Point
    before: Point
    after: Point


class Block(Struct, frozen=True, eq=False):
    """An obstacle for movers of one radius.

    The mover's centre must not enter ``core``; ways bend at the ``corners`` of ``hull``, the grown outline. ``parts``
    are convex polygons that cover the core.
    """

    core: Geometry
    hull: Geometry
    corners: tuple[Corner, ...]
    parts: tuple[Geometry, ...]


def cross(o: Point, a: Point, b: Point) -> float:
    """Twice the area of a triangle: positive if ``b`` lies to the left of the way from ``o`` to ``a``, y upwards."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


@lru_cache(maxsize=8192)
def block(shape: Shape, radius: float) -> Block:
    """The obstacle that a shape is to a base of a radius. Cached: terrain is asked for again with every move."""
    reach = radius + (shape.radius if isinstance(shape, Disc) else 0.0)
    core = solid(shape).buffer(reach - EDGE, quad_segs=_FINE)
    # The number of chords in a quarter circle, so that none cuts deeper into the arc than ``EDGE``. Where a corner is
    # no multiple of a chord, GEOS spans the rest by a longer one, which may: a way along it would enter the core.
    chords = max(3, math.ceil(math.pi / 4 / math.sqrt(3 * _SAGITTA / reach)))
    while not shapely.covers(hull := _grown(shape, reach, chords), core):
        chords += 1
    shapely.prepare(core)
    shapely.prepare(hull)
    parts = tuple(part.buffer(reach - EDGE, quad_segs=chords + 2) for part in _convex(solid(shape)))
    return Block(core, hull, tuple(_corners(hull)), parts)


def _grown(shape: Shape, reach: float, chords: int) -> Geometry:
    """The outline of a shape grown by ``reach``, each quarter circle by so many chords of the arc's length."""
    half = math.pi / 4 / chords
    return solid(shape).buffer(reach * (1 + half * half / 6), quad_segs=chords)


def _corners(hull: Geometry) -> list[Corner]:
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


def _convex(whole: Geometry) -> list[Geometry]:
    """Convex parts of a polygon: its triangles, merged in pairs as long as the union is convex."""
    if whole.geom_type == "Point" or _is_convex(whole):
        return [whole]
    parts = list(shapely.get_parts(shapely.constrained_delaunay_triangles(whole)))
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


def _is_convex(area: Geometry) -> bool:
    return bool(shapely.convex_hull(area).area - area.area < 1e-9)
