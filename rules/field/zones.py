"""Zones: areas of the field where a centre may be, as shapely polygons, and their set operations."""

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from rules.field.geometry import ROUND, Disc, Geometry, Ground, Point, Shape, rounded, solid
from rules.field.planar import shapely

Zone: TypeAlias = Geometry
"""A shapely ``Polygon`` or ``MultiPolygon``, empty or not."""

_CURVE = 16
_GRAIN = 4000


@cache
def nowhere() -> Zone:
    """The zone without a point."""
    found: Zone = shapely.Polygon()
    return found


def disc_zone(at: Point, radius: float) -> Zone:
    """All points within a radius of a point."""
    centre: Geometry = shapely.Point(at)
    return centre.buffer(radius, quad_segs=_CURVE)


def near_zone(shape: Shape, far: float) -> Zone:
    """All points within a distance ``far`` of the edge of a base or an outline."""
    return solid(shape).buffer(far + (shape.radius if isinstance(shape, Disc) else 0.0), quad_segs=_CURVE)


def ground_zone(ground: Ground, inset: float = 0.0) -> Zone:
    """The field less a margin: where the centre of a base with radius ``inset`` may be."""
    if ground.shape == ROUND:
        centre: Geometry = shapely.Point(ground.middle)
        return centre.buffer(ground.size / 2 - inset, quad_segs=64)
    return box(inset, inset, ground.size - inset, ground.height - inset)


def box(west: float, north: float, east: float, south: float) -> Zone:
    """A rectangle."""
    found: Zone = shapely.box(west, north, east, south)
    return found


def shifted(zone: Zone, east: float, south: float) -> Zone:
    """The zone moved by a distance along both axes."""
    found: Zone = shapely.affinity.translate(zone, east, south)
    return found


def union(zones: Iterable[Zone]) -> Zone:
    """All points of any of the zones."""
    found: Zone = shapely.union_all(list(zones))
    return found


def common(zone: Zone, *others: Zone) -> Zone:
    """The points that all the zones have in common."""
    for other in others:
        zone = _areas(shapely.intersection(zone, other))
    return zone


def without(zone: Zone, *others: Zone) -> Zone:
    """The points of the first zone that are in none of the others."""
    return _areas(shapely.difference(zone, union(others)))


def has(zone: Zone, point: Point) -> bool:
    """Whether a zone has a point, on its edge included."""
    return bool(shapely.intersects_xy(zone, *point))


def _areas(zone: Zone) -> Zone:
    """The polygons of a zone, without the lines and points that touching areas leave."""
    if zone.geom_type in ("Polygon", "MultiPolygon"):
        return zone
    return union(part for part in shapely.get_parts(zone) if part.geom_type == "Polygon")


def nearest_in(zone: Zone, point: Point) -> Point | None:
    """The point of a zone nearest to a point, not rounded; None if the zone is empty."""
    if zone.is_empty:
        return None
    if has(zone, point):
        return point
    line = shapely.shortest_line(zone, shapely.Point(point))
    x, y = shapely.get_coordinates(line)[0]
    return float(x), float(y)


def sample(zone: Zone, n: int) -> tuple[Point, ...]:
    """At most ``n`` points spread over a zone, rounded, the same for the same zone; fewer in a tiny zone."""
    if zone.is_empty or n < 1:
        return ()
    inside = zone.representative_point()
    found = [rounded((inside.x, inside.y))]
    step = (max(zone.area, 1e-6) / n) ** 0.5
    for _ in range(8):
        found = _lattice(zone, step) or found
        if len(found) >= n:
            break
        step *= 0.8
    return tuple(found[i * len(found) // n] for i in range(n)) if len(found) > n else tuple(found)


def _lattice(zone: Zone, step: float) -> list[Point]:
    """The points of a square lattice in a zone, row by row."""
    left, top, right, bottom = zone.bounds
    across, down = min(_GRAIN, int((right - left) / step) + 1), min(_GRAIN, int((bottom - top) / step) + 1)
    shift = ((right - left) - (across - 1) * step) / 2, ((bottom - top) - (down - 1) * step) / 2
    xs = [rounded((left + shift[0] + i * step, 0.0))[0] for i in range(across)]
    ys = [rounded((0.0, top + shift[1] + j * step))[1] for j in range(down)]
    points = [(x, y) for y in ys for x in xs]
    shapely.prepare(zone)
    inside = shapely.contains_xy(zone, xs * down, [y for y in ys for _ in xs])
    return [point for point, kept in zip(points, inside.tolist(), strict=True) if kept]


def loops(zone: Zone) -> tuple[tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...]], ...]:
    """A zone as points: the outline and the holes of each part. First and last point differ."""
    parts = [part for part in shapely.get_parts(zone) if part.geom_type == "Polygon" and not part.is_empty]
    return tuple((_ring(part.exterior), tuple(_ring(hole) for hole in part.interiors)) for part in parts)


def _ring(ring: Geometry) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in shapely.get_coordinates(ring)[:-1])
