"""All ground within a mover's reach: what is visible from each bend of its ways, as far as each way still goes."""

import math
from collections.abc import Sequence

from msgspec import Struct

from rules.field.blocks import Block, Corner
from rules.field.geometry import EDGE, Disc, Geometry, Ground, Point, polygon
from rules.field.planar import shapely
from rules.field.zones import Zone, common, ground_zone, nowhere

_STEP = math.radians(5.0)
_LEAST = 0.01
_WHOLE = 2 * math.pi
_HAIR = 0.002
_GRID = 1e-4


class Bend(Struct, frozen=True):
    """A point where ways bend: the corner they turn around, the bend they come from, and the length they have left."""

    at: Point
    corner: Corner | None
    came: Point | None
    left: float


def reach_zone(ground: Ground, start: Disc, blocks: list[Block], bends: list[Bend], most: float) -> Zone:
    """Where the mover may end with a way of at most ``most``: the visible parts of a sector at each bend."""
    parts = [part for block in blocks for part in block.parts]
    rims = [[(x, y) for x, y in shapely.get_coordinates(part).tolist()] for part in parts]
    sectors = [(bend, _sector(bend)) for bend in bends if bend.left > _LEAST]
    seen = _seen(sectors, parts, rims)
    if not seen:
        return nowhere()
    return common(_joined(seen), ground_zone(ground, start.radius - EDGE / 2))


def _sector(bend: Bend) -> Geometry:
    """The sector around a corner, from straight on to along its far side; a whole disc without a corner."""
    turn = _turn(bend)
    if turn is None:
        return _pie(bend.at, bend.left, 0.0, _WHOLE)
    return _pie(bend.at, bend.left, *turn)


def _turn(bend: Bend) -> tuple[float, float] | None:
    """The direction straight on, and the angle by which a way may turn from it; None without a corner."""
    if bend.corner is None or bend.came is None:
        return None
    straight = math.atan2(bend.at[1] - bend.came[1], bend.at[0] - bend.came[0])
    turns = [_around(straight, bend.at, end) for end in (bend.corner.after, bend.corner.before)]
    return straight, min(turns, key=abs)


def _around(straight: float, at: Point, end: Point) -> float:
    aim = math.atan2(end[1] - at[1], end[0] - at[0])
    return (aim - straight + math.pi) % _WHOLE - math.pi


def _pie(at: Point, radius: float, begin: float, turn: float) -> Geometry:
    """A sector of a disc, a hair wider than asked: neighbours then overlap instead of sharing an edge."""
    if abs(turn) < _WHOLE:
        hair = math.copysign(_HAIR, turn)
        begin, turn = begin - hair, turn + 2 * hair
    count = max(1, math.ceil(abs(turn) / _STEP))
    half = turn / count / 2
    far = radius * (1 + half * half / 6)
    rim = [
        (at[0] + far * math.cos(begin + turn * i / count), at[1] + far * math.sin(begin + turn * i / count))
        for i in range(count + 1)
    ]
    return polygon(rim if abs(turn) >= _WHOLE else [at, *rim])


def _seen(
    sectors: Sequence[tuple[Bend, Geometry]], parts: Sequence[Geometry], rims: Sequence[list[Point]]
) -> list[Geometry]:
    """The sectors without the ground behind or under an obstacle."""
    hidden: dict[int, list[int]] = {}
    if parts:
        shapes = [sector for _, sector in sectors]
        pairs = shapely.STRtree(parts).query(shapes, predicate="intersects").tolist()
        for sector, part in zip(*pairs, strict=True):
            hidden.setdefault(sector, []).append(part)
    open_ones = [shape for number, (_, shape) in enumerate(sectors) if number not in hidden]
    whole = [sectors[number][1] for number in hidden]
    dark = [_shadow(sectors[number][0], [rims[part] for part in behind]) for number, behind in hidden.items()]
    return [*open_ones, *shapely.difference(whole, dark)]


def _shadow(bend: Bend, rims: Sequence[list[Point]]) -> Geometry:
    """The ground that obstacles hide from a bend, themselves included, as far as its ways go.

    A convex area and its shadow are the hull of its rim and of the rim moved away from the bend.
    """
    hulls: Sequence[Geometry] = shapely.convex_hull([shapely.linestrings(_cast(bend, rim)) for rim in rims])
    return _joined(hulls) if len(rims) > 1 else hulls[0]


def _joined(areas: Sequence[Geometry]) -> Geometry:
    """The union of areas. GEOS sometimes loses an area that nearly shares an edge with another, but not on a grid."""
    whole: Geometry = shapely.union_all(areas)
    shapely.prepare(whole)
    if not shapely.intersects(whole, shapely.point_on_surface(areas)).all():
        whole = shapely.union_all(areas, grid_size=_GRID)
    return whole


def _cast(bend: Bend, rim: list[Point]) -> list[Point]:
    """The points of a rim, and the same points moved away from a bend until they are out of its reach."""
    x, y = bend.at
    nearest = min((px - x) * (px - x) + (py - y) * (py - y) for px, py in rim) ** 0.5
    times = 2 * (bend.left + 1) / max(nearest, 0.02)
    return rim + [(x + (px - x) * times, y + (py - y) * times) for px, py in rim]
