"""How bases are shifted other than by a course: turned, pushed, carried, clinging to a hull, dodging away from it.

Nothing is put on anything else if that can be avoided. (Rulebook: "Collision dice", "Dodging away", "Launch, Fueling,
and Repairing Frames"; RULINGS 2.4, 2.5.)
"""

import math
from collections.abc import Iterable, Iterator

from msgspec import structs

from rules.field import Disc, Ground, Point, Ways, distance, ways
from rules.intercept_orbit.space.bases import (
    Body,
    ahead,
    bearing,
    first_met,
    gap,
    holds,
    overlaps,
    shape,
    tidy,
    touching,
)

_CLEAR = 0.01
"""The distance between bases that are put touching: rounding may take as much."""
_SLOT = 0.25
_LOOK = 2.8125
"""Degrees between two looks at a base that turns."""
_HALVINGS = 10
_TURNS = (0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90)


# -- ships and debris -------------------------------------------------------------------------------------------------


def turned(base: Body, degrees: float, others: Iterable[Body]) -> Body:
    """A base turned in place, at the most until just before it would touch another.

    What it touches already does not stop it: two ships that have collided are turned afterwards.
    """
    free = [other for other in others if not touching(base, other)]
    looks = max(1, math.ceil(abs(degrees) / _LOOK))
    low = 0.0
    for number in range(1, looks + 1):
        high = degrees * number / looks
        if _blocked(_at_turn(base, high), free):
            return tidy(_at_turn(base, _last_free(base, low, high, free)))
        low = high
    return tidy(_at_turn(base, degrees))


def _at_turn(base: Body, degrees: float) -> Body:
    return structs.replace(base, heading=base.heading + degrees)


def _last_free(base: Body, low: float, high: float, free: list[Body]) -> float:
    for _ in range(_HALVINGS):
        half = (low + high) / 2
        low, high = (low, half) if _blocked(_at_turn(base, half), free) else (half, high)
    return low


def _blocked(base: Body, others: Iterable[Body]) -> bool:
    return any(overlaps(base, other) for other in others)


def pushed(base: Body, heading: float, far: float, others: Iterable[Body]) -> Body:
    """A base pushed along a heading, at the most until it touches another; it may leave the table."""
    way = first_met(base, heading, far, others)
    return tidy(structs.replace(base, at=ahead(base.at, heading, way)))


def shifted(base: Body, heading: float, far: float, others: Iterable[Body], ground: Ground) -> Body:
    """A base pushed along a heading, at the most until it touches another or its middle would leave the table."""
    end = pushed(base, heading, far, others)
    low, high = (0.0, 0.0) if ground.holds(end.at, 0.0) else (0.0, distance(base.at, end.at))
    if high == 0.0:
        return end
    for _ in range(_HALVINGS):
        half = (low + high) / 2
        low, high = (half, high) if ground.holds(ahead(base.at, heading, half), 0.0) else (low, half)
    return tidy(structs.replace(base, at=ahead(base.at, heading, low)))


# -- companies --------------------------------------------------------------------------------------------------------


def clinging(hull: Body, near: Point, width: float, others: Iterable[Body] = (), ground: Ground | None = None) -> Body:
    """The base of a company, of that width, that touches a hull, as near to a point as there is room.

    Without any room it is squeezed in at the nearest point. A company may cling to another one.
    """
    taken = list(others)
    places = sorted(_slots(hull, near, width), key=lambda at: distance(at, near))
    for at in places:
        base = tidy(Body(at, hull.heading, width, width, round=True))
        if (ground is None or holds(ground, base)) and not _blocked(base, taken):
            return base
    return tidy(Body(places[0], hull.heading, width, width, round=True))


def _slots(hull: Body, near: Point, width: float) -> Iterator[Point]:
    """Points for the middle of a company that touches a hull: the nearest to that point, then more all around."""
    if hull.round:
        far, first = hull.width / 2 + (width / 2 + _CLEAR), bearing(hull.at, near)
        yield from (ahead(hull.at, first + turn, far) for turn in range(0, 360, 10))
        return
    around = _rim(hull, width / 2 + _CLEAR)
    nearest = min((_nearest_on(a, b, near) for a, b in zip(around, [*around[1:], around[0]], strict=True)),
                  key=lambda at: distance(at, near))  # fmt: skip
    yield nearest
    for a, b in zip(around, [*around[1:], around[0]], strict=True):
        count = max(1, math.ceil(distance(a, b) / _SLOT))
        yield from (_toward(a, b, number / count) for number in range(count))


def _rim(hull: Body, out: float) -> list[Point]:
    """The line around a hull at a distance: its sides moved outwards, and round corners."""
    found = []
    for quarter in range(4):
        fore, side = ((1, 1), (-1, 1), (-1, -1), (1, -1))[quarter]
        corner = ahead(ahead(hull.at, hull.heading, fore * hull.length / 2), hull.heading + 90, side * hull.width / 2)
        begin = hull.heading + 90 * quarter
        found += [ahead(corner, begin + turn, out) for turn in (0, 30, 60, 90)]
    return found


def _nearest_on(a: Point, b: Point, at: Point) -> Point:
    length = distance(a, b) ** 2
    share = ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / length if length else 0.0
    return _toward(a, b, min(1.0, max(0.0, share)))


def _toward(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def carried(base: Body, before: Body, after: Body) -> Body:
    """A base carried along by a hull: it keeps its place beside it."""
    far, to = distance(before.at, base.at), bearing(before.at, base.at)
    turn = after.heading - before.heading
    return tidy(structs.replace(base, at=ahead(after.at, to + turn, far), heading=base.heading + turn))


def dodged(base: Body, hull: Body, far: float, others: Iterable[Body], ground: Ground) -> Body | None:
    """A company that has dodged so far from a hull, straight away or in the nearest free direction.

    None without room up to a right angle to either side.
    """
    standing = list(others)
    away = _outward(base, hull)
    for turn in _TURNS:
        end = _until_clear(base, hull, far, away + turn)
        if end is not None and holds(ground, end) and not _blocked(end, standing):
            return end
    return None


def _outward(base: Body, hull: Body) -> float:
    """The heading straight away from the nearest point of a hull."""
    if hull.round:
        return bearing(hull.at, base.at)
    around = [ahead(ahead(hull.at, hull.heading, f * hull.length / 2), hull.heading + 90, s * hull.width / 2)
              for f, s in ((1, 1), (-1, 1), (-1, -1), (1, -1))]  # fmt: skip
    sides = zip(around, [*around[1:], around[0]], strict=True)
    nearest = min((_nearest_on(a, b, base.at) for a, b in sides), key=lambda at: distance(at, base.at))
    inside = distance(nearest, base.at) < 0.01 or distance(hull.at, base.at) < distance(hull.at, nearest)
    return bearing(hull.at, base.at) if inside else bearing(nearest, base.at)


def _until_clear(base: Body, hull: Body, far: float, heading: float) -> Body | None:
    """The base moved on a heading until it is that far from a hull; None if it never is."""
    low, high = 0.0, 3 * far
    if gap(structs.replace(base, at=ahead(base.at, heading, high)), hull) < far:
        return None
    for _ in range(2 * _HALVINGS):
        half = (low + high) / 2
        near = gap(structs.replace(base, at=ahead(base.at, heading, half)), hull) < far
        low, high = (half, high) if near else (low, half)
    return tidy(structs.replace(base, at=ahead(base.at, heading, high)))


def company_ways(ground: Ground, base: Body, others: Iterable[Body]) -> Ways:
    """The ways of a company without a green die: around everything on the table."""
    return ways(ground, Disc(base.at, base.width / 2), tuple(shape(other) for other in others))
