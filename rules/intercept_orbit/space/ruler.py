"""Flying along the hinge ruler: where a course takes a ship and what it meets on its way.

The middle of the base follows the ruler; at a hinge the base turns in place. (Rulebook: "Move and Maneuver your ship";
RULINGS 2.4.) How courses are written is in ``course.py``; its names are found here as well.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any

import shapely
from msgspec import Struct, structs

from rules.field import NOWHERE, Ground, Point, Zone, common, distance, ground_zone, union
from rules.intercept_orbit.space.bases import (
    POINT_DEFENSE,
    TOUCH,
    Body,
    ahead,
    corners,
    gap,
    outline,
    overhang,
    overlaps,
    run_on,
    tidy,
    touching,
)
from rules.intercept_orbit.space.course import (
    CLICK,
    MOMENTUM,
    SPEED_MOST,
    Course,
    can_click,
    check_course,
    cost,
    read_course,
    straight_on,
    write_course,
)

__all__ = [
    "CLICK",
    "MOMENTUM",
    "SPEED_MOST",
    "Course",
    "Meet",
    "Run",
    "can_click",
    "check_course",
    "cost",
    "fan",
    "read_course",
    "run",
    "straight_on",
    "write_course",
]

_FINE = 4
"""So many looks at a base while it turns by one click."""
_HALVINGS = 12
_DIP, _DEEPER = 0.25, 0.005


# -- flying it --------------------------------------------------------------------------------------------------------


class Leg(Struct, frozen=True):
    """A piece of a way: a unit straight ahead, or a turn in place (``turn`` degrees). ``way``: where it begins."""

    start: Body
    way: float
    turn: float = 0.0

    @property
    def end(self) -> Body:
        """The base after it."""
        return self.after(1.0)

    def after(self, share: float) -> Body:
        """The base after a share of it, from 0 to 1."""
        if self.turn:
            return structs.replace(self.start, heading=self.start.heading + self.turn * share)
        return structs.replace(self.start, at=ahead(self.start.at, self.start.heading, share))


class Meet(Struct, frozen=True):
    """What a run passes within point defense range: ``gap`` is the least distance.

    ``way`` is how far the ship has gone when it first runs on it, and ``pose`` where it is then; both None if it passes
    by, comes away from what it stood on, or does not move. ``ends``: the run ends touching it.
    """

    id: str
    gap: float
    way: float | None = None
    pose: Body | None = None
    ends: bool = False

    @property
    def through(self) -> bool:
        """Whether the run leads all the way through it."""
        return self.way is not None and not self.ends


class Run(Struct, frozen=True):
    """Where a course takes a ship if nothing stops it.

    ``poses``: the start, and after each unit and each turn. ``meets``: what it passes near, first what it runs on, in
    that order. ``edge``: how far it has gone when its base first sticks out over the edge of the table (further than
    before); ``leaves``: when the middle of its base does. None if that does not happen.
    """

    course: Course
    poses: tuple[Body, ...]
    meets: tuple[Meet, ...] = ()
    edge: float | None = None
    leaves: float | None = None

    @property
    def end(self) -> Body:
        """Where it ends."""
        return self.poses[-1]

    @property
    def way(self) -> tuple[Point, ...]:
        """The way of the middle of the base, bend by bend."""
        return tuple(dict.fromkeys(pose.at for pose in self.poses))

    def met(self, thing: str) -> Meet | None:
        """How it meets a thing."""
        return next((meet for meet in self.meets if meet.id == thing), None)

    def after(self, way: float) -> Body:
        """The base after so many units, turned if there is a hinge just there; the end beyond it."""
        if way >= self.course.speed:
            return self.end
        legs = list(_legs(self.poses[0], self.course))
        leg = next(leg for leg in legs if not leg.turn and leg.way <= way < leg.way + 1)
        return tidy(leg.after(way - leg.way))


def _legs(base: Body, course: Course) -> Iterator[Leg]:
    for number in range(course.speed):
        leg = Leg(base, float(number))
        yield leg
        base = leg.end
        click = course.clicks[number] if number < len(course.clicks) else 0
        if click:
            turn = Leg(base, number + 1.0, click * CLICK)
            yield turn
            base = turn.end


def run(base: Body, course: Course, obstacles: Mapping[str, Body], ground: Ground) -> Run:
    """Flies a course: nothing stops it, and all that it meets is told."""
    legs = tuple(_legs(base, course))
    end = tidy(legs[-1].end) if legs else base
    poses = (base, *(tidy(leg.end) for leg in legs))
    meets = _meets(base, legs, end, obstacles)
    return Run(course, poses, meets, _edge(ground, base, legs), _leaves(ground, legs))


def _meets(base: Body, legs: tuple[Leg, ...], end: Body, obstacles: Mapping[str, Body]) -> tuple[Meet, ...]:
    near = _near(base, legs, obstacles)
    gaps = _gaps(base, legs, near)
    found = [_meet(name, near[name], legs, far, end) for name, far in gaps.items() if min(far) <= POINT_DEFENSE + TOUCH]
    return tuple(sorted(found, key=lambda meet: (math.inf if meet.way is None else meet.way, meet.gap, meet.id)))


def _near(base: Body, legs: tuple[Leg, ...], obstacles: Mapping[str, Body]) -> dict[str, Body]:
    """What is not too far off to matter."""
    stops = [base.at, *(leg.end.at for leg in legs if not leg.turn)]
    reach = POINT_DEFENSE + 1.0 + math.hypot(base.length, base.width) / 2
    return {
        name: other
        for name, other in obstacles.items()
        if min(distance(at, other.at) for at in stops) <= reach + math.hypot(other.length, other.width) / 2
    }


def _areas(leg: Leg) -> list[tuple[Point, ...]]:
    """Eight points around each convex area that a base covers on a leg: what it sweeps, or looks at it as it turns."""
    if not leg.turn:
        return [(*corners(leg.start), *corners(leg.end))]
    looks = max(1, round(abs(leg.turn) / CLICK * _FINE))
    return [corners(leg.after((number + 1) / looks)) * 2 for number in range(looks)]


def _gaps(base: Body, legs: tuple[Leg, ...], near: Mapping[str, Body]) -> dict[str, list[float]]:
    """The least distance to each thing on each leg; that at the start for a ship that stays."""
    if not legs:
        return {name: [gap(base, other)] for name, other in near.items()}
    areas = [_areas(leg) for leg in legs]
    flat: Any = shapely.convex_hull(shapely.linestrings([area for leg in areas for area in leg]))
    found = {}
    for name, other in near.items():
        solid = shapely.Point(other.at) if other.round else shapely.Polygon(corners(other))
        grown = other.width / 2 if other.round else 0.0
        all_ = iter([max(0.0, far - grown) for far in shapely.distance(flat, solid).tolist()])
        found[name] = [min(next(all_) for _ in leg) for leg in areas]
    return found


def _meet(name: str, other: Body, legs: tuple[Leg, ...], far: list[float], end: Body) -> Meet:
    ends = touching(end, other)
    if legs and overlaps(legs[0].start, other) and _sinks(legs[0], other):
        return Meet(name, 0.0, 0.0, legs[0].start, ends)
    for leg, least in zip(legs, far, strict=False):
        share = _runs_on(leg, other) if least == 0.0 else None
        if share is not None:
            way = leg.way if leg.turn else leg.way + share
            return Meet(name, 0.0, round(way, 3), tidy(leg.after(share)), ends)
    if not ends:
        return Meet(name, round(min(far), 3))
    if not legs or overlaps(legs[0].start, other):
        return Meet(name, round(min(far), 3), ends=True)
    return Meet(name, round(min(far), 3), float(sum(1 for leg in legs if not leg.turn)), end, ends)


def _sinks(leg: Leg, other: Body) -> bool:
    """Whether a base that stands on a thing already goes deeper into it."""
    before, after = (shapely.area(shapely.intersection(outline(pose), outline(other))) for pose in _dip(leg))
    return bool(after > before + _DEEPER)


def _dip(leg: Leg) -> tuple[Body, Body]:
    return leg.start, leg.after(_DIP)


def _runs_on(leg: Leg, other: Body) -> float | None:
    """After what share of a leg the base touches a thing that it runs on; None if it does not, or stands on it."""
    if not leg.turn:
        return run_on(leg.start, leg.start.heading, 1.0, other)
    if overlaps(leg.start, other):
        return None
    looks = max(1, round(abs(leg.turn) / CLICK * _FINE))
    for number in range(1, looks + 1):
        if overlaps(leg.after(number / looks), other):
            return _last_free(leg, other, (number - 1) / looks, number / looks)
    return None


def _last_free(leg: Leg, other: Body, low: float, high: float) -> float:
    for _ in range(_HALVINGS):
        half = (low + high) / 2
        low, high = (low, half) if gap(leg.after(half), other) == 0.0 else (half, high)
    return low


# -- the edge of the table --------------------------------------------------------------------------------------------


def _edge(ground: Ground, base: Body, legs: Iterable[Leg]) -> float | None:
    most = max(overhang(ground, base), 0.0) + TOUCH
    for leg in legs:
        if overhang(ground, leg.end) > most:
            share = 0.0 if leg.turn else _crossing(leg, lambda pose: overhang(ground, pose) > most)
            return round(leg.way + share, 3)
    return None


def _leaves(ground: Ground, legs: Iterable[Leg]) -> float | None:
    for leg in legs:
        if not ground.holds(leg.end.at, 0.0):
            return round(leg.way + _crossing(leg, lambda pose: not ground.holds(pose.at, 0.0)), 3)
    return None


def _crossing(leg: Leg, over: Callable[[Body], bool]) -> float:
    """The last share of a leg after which something is not yet so that is so at its end."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        half = (low + high) / 2
        low, high = (low, half) if over(leg.after(half)) else (half, high)
    return low


# -- everywhere -------------------------------------------------------------------------------------------------------


def fan(base: Body, pips: int, ground: Ground, *, double: bool = False, hva: bool = False) -> Zone:
    """Where the middle of a ship may end with so many pips, near enough to be shaded: on the table."""
    return common(_fan(base, pips, double, hva), ground_zone(ground))


@lru_cache(maxsize=128)
def _fan(base: Body, pips: int, double: bool, hva: bool) -> Zone:
    speeds = [MOMENTUM] if hva else range(max(0, MOMENTUM - pips), min(SPEED_MOST, MOMENTUM + pips) + 1)
    arcs = [_arc(base, speed, 1 if hva else pips - abs(speed - MOMENTUM), 2 if double else 1) for speed in speeds]
    lines = [shapely.LineString(arc) if len(arc) > 1 else shapely.Point(arc[0]) for arc in arcs]
    between = [shapely.convex_hull(shapely.MultiPoint(a[i : i + 2] + b[i : i + 2])) for a, b, i in _strips(arcs)]
    zones = [area for area in (*lines, *between) if not area.is_empty]
    return union(zone.buffer(_ROOM) for zone in zones) if zones else NOWHERE


_ROOM = 0.25
"""How wide a single course is shaded."""


def _strips(arcs: list[list[Point]]) -> Iterator[tuple[list[Point], list[Point], int]]:
    """Neighbouring arcs, piece by piece, from their middles outwards."""
    for a, b in pairwise(arcs):
        less = min(len(a), len(b)) // 2
        inner, outer = a[len(a) // 2 - less :][: 2 * less + 1], b[len(b) // 2 - less :][: 2 * less + 1]
        yield from ((inner, outer, number) for number in range(max(1, 2 * less)))


def _arc(base: Body, speed: int, pips: int, most: int) -> list[Point]:
    """The ends of courses of one speed that turn as soon as they can, from all to port to all to starboard."""
    ends = [_turned_end(base, speed, number, side * most) for side, number in _turns(speed, pips)]
    return ends or [base.at]


def _turns(speed: int, pips: int) -> Iterator[tuple[int, int]]:
    count = min(pips, max(0, speed - 1))
    yield from ((-1, number) for number in range(count, 0, -1))
    yield 1, 0
    yield from ((1, number) for number in range(1, count + 1))


def _turned_end(base: Body, speed: int, hinges: int, click: int) -> Point:
    at, heading = base.at, base.heading
    for number in range(speed):
        at = ahead(at, heading, 1.0)
        heading += click * CLICK if number < hinges and can_click(number + 1, speed) else 0.0
    return at
