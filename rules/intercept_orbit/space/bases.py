"""Bases in space: how far it is between them, who covers whom, and what a base meets that goes straight on.

Distances are ruler units, measured between nearest edges. Headings are degrees, clockwise from north; x goes east, y
south. Ships, HVAs and debris stand on rectangles. A company turns on a dime: its base counts as round, and its heading
means nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import shapely
from msgspec import Struct, structs

from rules.field import EDGE, ROUND, Disc, Ground, Point, Shape, distance
from rules.field import gap as shape_gap
from rules.field.geometry import solid

__all__ = [
    "ASSAULT", "BASES", "CLOSE_CALL", "DOGFIGHT", "POINT_DEFENSE", "SINK", "TOUCH", "Body", "ahead", "band", "bands",
    "bearing", "between", "body", "core", "corners", "first_met", "gap", "holds", "normal", "outline", "overhang",
    "overlaps", "run_on", "shape", "tidy", "touching",
]  # fmt: skip

BASES: dict[str, tuple[float, float]] = {
    "capital": (2.0, 2.0),
    "frigate": (2.0, 1.0),
    "hva": (2.0, 1.0),
    "company": (1.0, 1.0),
    "debris": (1.0, 1.0),
}
"""Length and width of each kind's base."""
DOGFIGHT, POINT_DEFENSE, ASSAULT = 1.0, 2.0, 8.0
"""As far as each range goes; support range is all beyond."""
CLOSE_CALL = 0.1
TOUCH = 0.03
"""Bases this near touch: places are kept to a hundredth of a unit."""
SINK = 0.015
"""Bases sunk into each other no deeper than this touch as well, and neither is on the other."""
_BANDS = (("dogfight", 0.0, DOGFIGHT), ("point-defense", DOGFIGHT, POINT_DEFENSE), ("assault", POINT_DEFENSE, ASSAULT))


class Body(Struct, frozen=True, cache_hash=True):
    """A base on the table: the centre, the heading, how long and how wide it is; ``round``: a disc as wide as that."""

    at: Point
    heading: float
    length: float
    width: float
    round: bool = False


def body(kind: str, at: Point, heading: float = 0.0) -> Body:
    """The base of a kind of asset (``capital``, ``frigate``, ``hva``, ``company``, ``debris``)."""
    length, width = BASES[kind]
    return Body(at, normal(heading), length, width, kind == "company")


def normal(heading: float) -> float:
    """A heading from 0 up to 360, to a hundredth."""
    return round(heading % 360.0, 2) % 360.0


def tidy(base: Body) -> Body:
    """A base as events keep it: the place and the heading to a hundredth."""
    at = (round(base.at[0], 2) + 0.0, round(base.at[1], 2) + 0.0)
    return structs.replace(base, at=at, heading=normal(base.heading))


def ahead(at: Point, heading: float, far: float) -> Point:
    """The point so far from another on a heading."""
    turn = math.radians(heading)
    return at[0] + far * math.sin(turn), at[1] - far * math.cos(turn)


def bearing(a: Point, b: Point) -> float:
    """The heading from one point to another; 0 from a point to itself."""
    return math.degrees(math.atan2(b[0] - a[0], a[1] - b[1])) % 360.0 if a != b else 0.0


@lru_cache(maxsize=8192)
def corners(base: Body) -> tuple[Point, ...]:
    """The corners of a base, the bow's starboard one first, clockwise."""
    turn = math.radians(base.heading)
    sin, cos, long, wide = math.sin(turn), math.cos(turn), base.length / 2, base.width / 2
    x, y = base.at
    return tuple(
        (x + sin * fore + cos * side, y - cos * fore + sin * side)
        for fore, side in ((long, wide), (-long, wide), (-long, -wide), (long, -wide))
    )


def shape(base: Body) -> Shape:
    """The base as ``rules.field`` knows it: a disc, or its corners."""
    return Disc(base.at, base.width / 2) if base.round else corners(base)


def core(base: Body) -> Body:
    """The base without the rim into which another may sink by rounding."""
    return structs.replace(base, length=base.length - 2 * SINK, width=base.width - 2 * SINK)


def outline(base: Body) -> Any:
    """The base as a shapely polygon."""
    return shapely.Point(base.at).buffer(base.width / 2) if base.round else solid(corners(base))


def gap(a: Body, b: Body) -> float:
    """The distance of the nearest edges; 0 when the bases touch or overlap."""
    return shape_gap(shape(a), shape(b))


def touching(a: Body, b: Body) -> bool:
    """Whether bases touch."""
    return gap(a, b) <= TOUCH


def overlaps(a: Body, b: Body) -> bool:
    """Whether one base stands on the other, by more than rounding."""
    return gap(a, core(b)) == 0.0


# -- the table --------------------------------------------------------------------------------------------------------


def overhang(ground: Ground, base: Body) -> float:
    """How far a base sticks out over the edge of the table; not above 0: how far it is from it."""
    if base.round:
        return _beyond(ground, base.at) + base.width / 2
    return max(_beyond(ground, corner) for corner in corners(base))


def _beyond(ground: Ground, at: Point) -> float:
    if ground.shape == ROUND:
        return distance(at, ground.middle) - ground.size / 2
    return max(-at[0], at[0] - ground.size, -at[1], at[1] - ground.height)


def holds(ground: Ground, base: Body) -> bool:
    """Whether a base stands wholly on the table."""
    return overhang(ground, base) <= EDGE


# -- ranges and cover -------------------------------------------------------------------------------------------------


def band(far: float) -> str:
    """The range that a distance is, to the letter: ``dogfight``, ``point-defense``, ``assault`` or ``support``."""
    return next((name for name, _, most in _BANDS if far <= most), "support")


def bands(far: float, close: float = CLOSE_CALL) -> tuple[str, ...]:
    """The ranges at which an attack over a distance is legal: two in a close call."""
    near = [name for name, least, most in _BANDS if (least == 0.0 or far > least - close) and far <= most + close]
    return (*near, "support") if far > ASSAULT - close else tuple(near)


def between(attacker: Body, target: Body, others: Mapping[str, Body]) -> tuple[str, ...]:
    """The ids of what covers a base from another, the nearest to it first.

    A thing covers within point defense range of the target, if the line from middle to middle, without what of it lies
    within either base, crosses it. A close call makes it cover.
    """
    line = _sight(attacker, target)
    if line is None:
        return ()
    found = []
    for name, other in others.items():
        far = gap(other, target)
        if far > POINT_DEFENSE + CLOSE_CALL:
            continue
        passed = float(shapely.distance(line, solid(shape(other)))) - (other.width / 2 if other.round else 0.0)
        if passed <= CLOSE_CALL:
            found.append((far, name))
    return tuple(name for _, name in sorted(found))


@lru_cache(maxsize=1024)
def _sight(a: Body, b: Body) -> Any | None:
    """What of the line between the middles of two bases lies between them; None when nothing does."""
    if a.at == b.at or gap(a, b) == 0.0:
        return None
    line = shapely.LineString((a.at, b.at))
    rest = shapely.difference(shapely.difference(line, outline(a)), outline(b))
    return None if rest.is_empty else rest


# -- going straight on ------------------------------------------------------------------------------------------------


def run_on(base: Body, heading: float, far: float, other: Body) -> float | None:
    """How far a base gets on a heading, not always its own, until it touches another on which it would run.

    None if it passes by or stops before, and if it stands on it to begin with.
    """
    if overlaps(base, other):
        return None
    move = ahead((0.0, 0.0), heading, far)
    if _entry(base, core(other), move) is None:
        return None
    return (_entry(base, other, move) or 0.0) * far


def _entry(base: Body, other: Body, move: Point) -> float | None:
    return _disc_entry(base, other, move) if base.round or other.round else _box_entry(base, other, move)


def first_met(base: Body, heading: float, far: float, others: Iterable[Body]) -> float:
    """How far a base gets on a heading until it touches the first of others; the whole way if it meets none."""
    ways = (run_on(base, heading, far, other) for other in others)
    return min((way for way in ways if way is not None), default=far)


def _box_entry(base: Body, other: Body, move: Point) -> float | None:
    """The share of a move after which two rectangles touch: they do while they do along every axis of either."""
    mine, theirs = corners(base), corners(other)
    begin, end = 0.0, 1.0
    for heading in (base.heading, base.heading + 90, other.heading, other.heading + 90):
        x, y = ahead((0.0, 0.0), heading, 1.0)
        a, b = [px * x + py * y for px, py in mine], [px * x + py * y for px, py in theirs]
        span = _while(min(b) - max(a), max(b) - min(a), move[0] * x + move[1] * y)
        if span is None:
            return None
        begin, end = max(begin, span[0]), min(end, span[1])
        if begin > end:
            return None
    return begin


def _while(low: float, high: float, speed: float) -> tuple[float, float] | None:
    """From when to when something that starts at 0 is between two bounds; None if never."""
    if abs(speed) < 1e-12:
        return (0.0, 1.0) if low <= 0.0 <= high else None
    one, two = low / speed, high / speed
    return (one, two) if one <= two else (two, one)


def _disc_entry(base: Body, other: Body, move: Point) -> float | None:
    """The same where one of them is a disc: a point goes into the other, grown by that disc's radius."""
    disc, thing, sign = (base, other, 1.0) if base.round else (other, base, -1.0)
    turn = math.radians(-thing.heading)
    start = _turned(disc.at[0] - thing.at[0], disc.at[1] - thing.at[1], turn)
    way = _turned(sign * move[0], sign * move[1], turn)
    long, wide = (0.0, 0.0) if thing.round else (thing.length / 2, thing.width / 2)
    radius = disc.width / 2 + (thing.width / 2 if thing.round else 0.0)
    shares = [
        _slab_entry(start, way, wide + radius, long),
        _slab_entry(start, way, wide, long + radius),
        *(_circle_entry(start, way, (x, y), radius) for x in (-wide, wide) for y in (-long, long)),
    ]
    return min((share for share in shares if share is not None), default=None)


def _turned(x: float, y: float, turn: float) -> Point:
    return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)


def _slab_entry(start: Point, way: Point, wide: float, long: float) -> float | None:
    """When a point enters a rectangle around the origin; None if it does not by the end of its way."""
    spans = [_while(-half - at, half - at, speed) for at, speed, half in zip(start, way, (wide, long), strict=True)]
    begins, ends = [0.0], [1.0]
    for span in spans:
        if span is None:
            return None
        begins.append(span[0])
        ends.append(span[1])
    return max(begins) if max(begins) <= min(ends) else None


def _circle_entry(start: Point, way: Point, centre: Point, radius: float) -> float | None:
    x, y = start[0] - centre[0], start[1] - centre[1]
    a, b, c = way[0] ** 2 + way[1] ** 2, x * way[0] + y * way[1], x * x + y * y - radius * radius
    if c <= 0.0:
        return 0.0
    root = b * b - a * c
    if a == 0.0 or root < 0.0 or b > 0.0:
        return None
    share = (-b - math.sqrt(root)) / a
    return share if share <= 1.0 else None
