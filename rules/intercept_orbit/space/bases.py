"""Bases in space: distances, ranges, cover, and what a base meets that goes straight on.

Distances are ruler units between nearest edges. Headings are degrees, clockwise from north; x goes east, y south.
Ships, HVAs and debris stand on rectangles. A company turns on a dime: its base is round, its heading means nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from rules.field import EDGE, ROUND, Disc, Ground, Point, Shape, distance
from rules.field.geometry import Geometry
from rules.field.geometry import solid as field_solid
from rules.field.planar import shapely
from rules.intercept_orbit.state.profile import Bases, Profile, Range
from rules.intercept_orbit.state.units import Kind

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

TOUCH = 0.03
"""Bases this near touch: points are kept to a hundredth of a unit."""
SINK = 0.015
"""Bases that overlap no deeper than this touch too, and neither stands on the other."""
FINE = 1e-9
"""More than the rounding of a measurement."""


class Body(Struct, frozen=True, cache_hash=True):
    """A base on the table: centre, heading, length and width; ``round``: a disc of that width."""

    at: Point
    heading: float
    length: float
    width: float
    round: bool = False

    @property
    def outer(self) -> float:
        """The radius of the circle around it."""
        return self.width / 2 if self.round else math.hypot(self.length, self.width) / 2

    @property
    def inner(self) -> float:
        """The radius of the circle within it."""
        return min(self.length, self.width) / 2


@lru_cache(maxsize=2048)
def body(bases: Bases, kind: Kind, at: Point, heading: float = 0.0) -> Body:
    """The base of a kind of asset at a point."""
    length, width = bases.of(kind)
    return Body(at, normal(heading), length, width, kind == Kind.COMPANY)


def normal(heading: float) -> float:
    """A heading from 0 up to 360, to a hundredth."""
    return round(heading % 360.0, 2) % 360.0


def tidy(base: Body) -> Body:
    """A base as events keep it: point and heading to a hundredth."""
    at = (round(base.at[0], 2) + 0.0, round(base.at[1], 2) + 0.0)
    return Body(at, normal(base.heading), base.length, base.width, base.round)


@lru_cache(maxsize=2048)
def direction(heading: float) -> Point:
    """The sine and the cosine of a heading: how far a unit leads to the east, and to the north."""
    turn = math.radians(heading)
    return math.sin(turn), math.cos(turn)


def ahead(at: Point, heading: float, far: float) -> Point:
    """The point at a distance from another on a heading."""
    east, north = direction(heading)
    return at[0] + far * east, at[1] - far * north


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
    """The base without the rim that another may overlap by rounding."""
    return structs.replace(base, length=base.length - 2 * SINK, width=base.width - 2 * SINK)


def outline(base: Body) -> BaseGeometry:
    """The base as a shapely polygon."""
    return shapely.Point(base.at).buffer(base.width / 2) if base.round else solid(base)


@lru_cache(maxsize=4096)
def solid(base: Body) -> Geometry:
    """The base as a shapely geometry; the middle of a round one."""
    return field_solid(shape(base))


def gap(a: Body, b: Body) -> float:
    """The distance of the nearest edges; 0 when the bases touch or overlap."""
    apart = distance(a.at, b.at) if a.round and b.round else float(shapely.distance(solid(a), solid(b)))
    return max(0.0, apart - (a.width / 2 if a.round else 0.0) - (b.width / 2 if b.round else 0.0))


def gap_least(a: Body, b: Body) -> float:
    """The least that the gap may be, as the circles around the bases tell."""
    # Asked more often than anything else on a map: `outer` and `distance` without their calls.
    (ax, ay), (bx, by) = a.at, b.at
    own = a.width if a.round else math.hypot(a.length, a.width)
    others = b.width if b.round else math.hypot(b.length, b.width)
    return math.hypot(ax - bx, ay - by) - own / 2 - others / 2 - FINE


def gap_most(a: Body, b: Body) -> float:
    """The most that it may be, as the circles within the bases tell."""
    return max(0.0, distance(a.at, b.at) - a.inner - b.inner) + FINE


def separation(a: Body, b: Body) -> float:
    """The most that lies between a rectangle and another along a side of either: the gap is no less, and 0 below 0.

    From a disc it is the gap itself, but below 0 where they overlap.
    """
    (sin, cos), x, y, long, wide = direction(a.heading), b.at[0] - a.at[0], b.at[1] - a.at[1], a.length, a.width
    fore, side = abs(x * sin - y * cos), abs(x * cos + y * sin)
    if b.round:
        return math.hypot(max(0.0, fore - long / 2), max(0.0, side - wide / 2)) - b.width / 2
    other_sin, other_cos = direction(b.heading)
    along, across = abs(sin * other_sin + cos * other_cos), abs(sin * other_cos - cos * other_sin)
    other_long, other_wide = b.length, b.width
    return max(
        fore - (long + other_long * along + other_wide * across) / 2,
        side - (wide + other_long * across + other_wide * along) / 2,
        abs(x * other_sin - y * other_cos) - (other_long + long * along + wide * across) / 2,
        abs(x * other_cos + y * other_sin) - (other_wide + long * across + wide * along) / 2,
    )


def nearer(a: Body, b: Body, far: float) -> bool:
    """Whether the gap is at most that; measured only where neither circles nor the sides of rectangles tell."""
    if gap_least(a, b) > far:
        return False
    if a.round:
        a, b = b, a
    if not a.round:
        least = separation(a, b)
        if least > far + FINE or least < (far if b.round else min(far, 0.0)) - FINE:
            return least <= far
    return gap_most(a, b) <= far or gap(a, b) <= far


def touching(a: Body, b: Body) -> bool:
    """Whether bases touch."""
    return nearer(a, b, TOUCH)


def overlaps(a: Body, b: Body) -> bool:
    """Whether one base stands on the other, by more than rounding."""
    return gap_least(a, b) <= 0.0 and nearer(a, core(b), 0.0)


# -- the table --------------------------------------------------------------------------------------------------------


def overhang(ground: Ground, base: Body) -> float:
    """How far a base sticks out over the edge of the table; 0 or less: how far it is inside."""
    if base.round:
        return beyond(ground, base.at) + base.width / 2
    return max(beyond(ground, corner) for corner in corners(base))


def beyond(ground: Ground, at: Point) -> float:
    """How far a point is beyond the edge of the table; 0 or less: how far it is inside."""
    if ground.shape == ROUND:
        return distance(at, ground.middle) - ground.size / 2
    return max(-at[0], at[0] - ground.size, -at[1], at[1] - ground.height)


def holds(ground: Ground, base: Body) -> bool:
    """Whether a base stands wholly on the table."""
    return not sticks_out(ground, base, EDGE)


def sticks_out(ground: Ground, base: Body, far: float) -> bool:
    """Whether a base sticks out farther than that; measured only where the circle around it does."""
    return beyond(ground, base.at) + base.outer + FINE > far and overhang(ground, base) > far


# -- ranges and cover -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _spans(profile: Profile) -> tuple[tuple[Range, float, float], ...]:
    """The ranges that end, each with the distances between which it lies."""
    return (
        (Range.DOGFIGHT, 0.0, profile.reach),
        (Range.POINT, profile.reach, profile.near),
        (Range.ASSAULT, profile.near, profile.ruler),
    )


def range_at(profile: Profile, far: float) -> Range:
    """The range of a distance, without close calls."""
    return next((span for span, _, most in _spans(profile) if far <= most), Range.SUPPORT)


def legal_ranges(profile: Profile, far: float) -> tuple[Range, ...]:
    """The ranges at which an attack over a distance is legal: two in a close call."""
    close = profile.close_call
    near = [span for span, least, most in _spans(profile) if (not least or far > least - close) and far <= most + close]
    return (*near, Range.SUPPORT) if far > profile.ruler - close else tuple(near)


def span(profile: Profile, at: Range) -> tuple[float, float]:
    """The distances between which a range lies, without close calls."""
    ends = (profile.ruler, math.inf)
    return next(((start, end) for name, start, end in _spans(profile) if name == at), ends)


def is_at(profile: Profile, a: Body, b: Body, at: Range) -> bool:
    """Whether two bases are at a range of each other, without close calls; measured only where it is a near thing."""
    least, most = span(profile, at)
    return nearer(a, b, most) and not (least and nearer(a, b, least))


def may_be_at(profile: Profile, a: Body, b: Body, at: Range) -> bool:
    """Whether two bases may be at a range of each other, as far as their circles tell."""
    least, most = span(profile, at)
    return gap_least(a, b) <= most and least <= gap_most(a, b)


def between(
    profile: Profile, attacker: Body, target: Body, others: Mapping[str, Body], *, beyond: bool = False
) -> tuple[str, ...]:
    """The ids of what covers a base from another, the nearest to it first.

    An asset covers within point defense range of the target, if the line from middle to middle, without what of it lies
    within either base, crosses it. In a close call it covers. ``beyond``: what would, but is too far from the target.
    """
    line = _sight(attacker, target)
    if line is None:
        return ()
    found = []
    for name, other in others.items():
        if nearer(other, target, profile.near + profile.close_call) is beyond:
            continue
        passed = float(shapely.distance(line, solid(other))) - (other.width / 2 if other.round else 0.0)
        if passed <= profile.close_call:
            found.append((gap(other, target), name))
    return tuple(name for _, name in sorted(found))


@lru_cache(maxsize=1024)
def _sight(a: Body, b: Body) -> BaseGeometry | None:
    """The part of the line between the middles of two bases that lies in neither; None without any."""
    if a.at == b.at or gap(a, b) == 0.0:
        return None
    line = shapely.LineString((a.at, b.at))
    rest = shapely.difference(shapely.difference(line, outline(a)), outline(b))
    return None if rest.is_empty else rest


# -- going straight on ------------------------------------------------------------------------------------------------


def run_on(base: Body, heading: float, far: float, other: Body) -> float | None:
    """How far a base gets on a heading, not always its own, until it touches another on which it would run.

    None if it passes by or stops before, or stands on it to begin with.
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
    """How far a base gets on a heading until it touches the first of others; all the way if it meets none."""
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
    """The time span in which a point that starts at 0 is between two bounds; None if never."""
    if abs(speed) < 1e-12:
        return (0.0, 1.0) if low <= 0.0 <= high else None
    one, two = low / speed, high / speed
    return (one, two) if one <= two else (two, one)


def _disc_entry(base: Body, other: Body, move: Point) -> float | None:
    """When a disc and another base touch, as a share of the move: a point enters the other, grown by the radius."""
    disc, still, sign = (base, other, 1.0) if base.round else (other, base, -1.0)
    turn = math.radians(-still.heading)
    start = _turned(disc.at[0] - still.at[0], disc.at[1] - still.at[1], turn)
    way = _turned(sign * move[0], sign * move[1], turn)
    long, wide = (0.0, 0.0) if still.round else (still.length / 2, still.width / 2)
    radius = disc.width / 2 + (still.width / 2 if still.round else 0.0)
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
