"""Sensible courses and places: the buttons under the map. Whatever is offered is legal.

A course is offered with where it ends and what it runs on first; a company's place with the way there.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec import Struct

from rules.core.request import Option, option
from rules.field import (
    Ground,
    Point,
    Way,
    Zone,
    common,
    disc_zone,
    distance,
    ground_zone,
    near_zone,
    nearest_in,
    rounded,
    straight,
    without,
)
from rules.intercept_orbit.space.bases import (
    CLOSE_CALL,
    SINK,
    Body,
    ahead,
    bands,
    bearing,
    gap,
    overlaps,
    shape,
    touching,
)
from rules.intercept_orbit.space.ruler import (
    MOMENTUM,
    SPEED_MOST,
    Course,
    Run,
    can_click,
    cost,
    run,
    straight_on,
    write_course,
)
from rules.intercept_orbit.space.shifts import clinging, company_ways

__all__ = [
    "Flight",
    "Trip",
    "beside",
    "course_hints",
    "courses",
    "nearest",
    "places",
    "reach",
    "toward_course",
    "way_to",
]

_BEST, _TRIED, _SAME = 60, 6, 0.6
_NEAR = 3
_FAR = 40.0
_SHRINK = (0.0, 0.012, 0.03, 0.08)
_AWAY = (0, 30, -30, 60, -60, 90, -90)


# -- ships ------------------------------------------------------------------------------------------------------------


class Flight(Struct, frozen=True, cache_hash=True):
    """A ship or an HVA that is to be steered: its base, its pips, and what it may run on, by id."""

    base: Body
    pips: int
    double: bool
    hva: bool
    ground: Ground
    things: tuple[tuple[str, Body], ...]

    def run(self, course: Course) -> Run:
        """Where a course leads."""
        return _run(self, course)


@lru_cache(maxsize=512)
def _run(flight: Flight, course: Course) -> Run:
    return run(flight.base, course, dict(flight.things), flight.ground)


@lru_cache(maxsize=64)
def courses(flight: Flight) -> tuple[Course, ...]:
    """Courses of every speed, with every number of clicks to one side, one hinge after another; straight ones first."""
    if flight.hva:
        return tuple(_clicked(MOMENTUM, hinge, side, 1) for side, hinge in [(0, 1), *_sides(MOMENTUM)])
    found = []
    for speed in range(max(0, MOMENTUM - flight.pips), min(SPEED_MOST, MOMENTUM + flight.pips) + 1):
        left = flight.pips - abs(speed - MOMENTUM)
        most = 2 if flight.double else 1
        found.append(straight_on(speed))
        found += [
            _clicked(speed, first, side * click, count)
            for side, first in _sides(speed)
            for count in range(1, left + 1)
            if first + count - 1 <= speed
            for click in range(1, most + 1)
        ]
    kept = [course for course in dict.fromkeys(found) if cost(course) <= flight.pips]
    return tuple(sorted(kept, key=lambda course: len(course.turns)))


def _sides(speed: int) -> Iterator[tuple[int, int]]:
    yield from ((side, hinge) for side in (-1, 1) for hinge in range(1, speed + 1) if can_click(hinge, speed))


def _clicked(speed: int, first: int, click: int, count: int) -> Course:
    """Clicks at so many hinges, one after another."""
    hinges = range(first, first + count)
    return Course(speed, tuple(click if n in hinges and can_click(n, speed) else 0 for n in range(1, speed + 1)))


@lru_cache(maxsize=64)
def _ends(flight: Flight) -> tuple[tuple[Course, Body], ...]:
    return tuple((course, _end(flight.base, course)) for course in courses(flight))


def _end(base: Body, course: Course) -> Body:
    """Where a course leads, without a look at what is in its way."""
    at, heading = base.at, base.heading
    for click in course.clicks:
        at = ahead(at, heading, 1.0)
        heading += click * 22.5
    return Body(at, heading, base.length, base.width)


def _free(flown: Run) -> bool:
    """Whether a course runs on nothing and stays on the table."""
    return flown.leaves is None and all(meet.way is None and not meet.ends for meet in flown.meets)


def toward_course(flight: Flight, aim: Point, wanted: tuple[str, Body] | None = None) -> Course:
    """The course that brings a ship nearest to a point, or to the range ``wanted`` of a base; free of collisions if
    any of the best few is."""

    def worth(found: tuple[Course, Body]) -> tuple[float, float, int]:
        course, end = found
        inside = 0.0 if wanted is None else float(wanted[0] not in bands(gap(end, wanted[1]), 0.0))
        turn = abs((bearing(end.at, aim) - end.heading + 180) % 360 - 180) / 90
        return inside, distance(end.at, aim) + turn, cost(course)

    best = list(_apart(heapq.nsmallest(_BEST, _ends(flight), key=worth)))[:_TRIED]
    return next((course for course in best if _free(flight.run(course))), best[0])


def _apart(found: list[tuple[Course, Body]]) -> Iterator[Course]:
    """Those courses that do not end where one before them does."""
    ends: list[Point] = []
    for course, end in found:
        if all(distance(end.at, other) > _SAME for other in ends):
            ends.append(end.at)
            yield course


@lru_cache(maxsize=64)
def course_hints(
    flight: Flight, foes: tuple[tuple[str, Body], ...], wanted: tuple[str, str] | None
) -> tuple[Option, ...]:
    """Into the range that was declared (``wanted``: target, range), straight on, toward enemies, as sharp as can be."""
    found = list(_course_hints(flight, foes, wanted))
    kept = {course: (course, label, facts) for course, label, facts in reversed(found)}
    return tuple(_offered(flight, *kept[course]) for course in dict.fromkeys(item[0] for item in found))


def _course_hints(
    flight: Flight, foes: tuple[tuple[str, Body], ...], wanted: tuple[str, str] | None
) -> Iterator[tuple[Course, str, dict[str, Any]]]:
    if wanted is not None:
        target = next((base for name, base in foes if name == wanted[0]), None)
        if target is not None:
            course = toward_course(flight, target.at, (wanted[1], target))
            yield course, "course-range", {"target": wanted[0], "range": wanted[1]}
    yield straight_on(), "straight-on", {}
    for name, base in sorted(foes, key=lambda foe: gap(flight.base, foe[1]))[:_NEAR]:
        yield toward_course(flight, base.at), "course-toward", {"target": name}
    for side, label in ((-1, "hard-port"), (1, "hard-starboard")):
        sharp = [course for course in courses(flight) if course.speed == MOMENTUM and _side(course) == side]
        if sharp:
            yield max(sharp, key=lambda course: (sum(map(abs, course.clicks)), -_first(course))), label, {}
    plain = [course for course in courses(flight) if not course.turns]
    yield max(plain, key=lambda course: course.speed), "full-speed", {}
    yield min(plain, key=lambda course: course.speed), "slowest", {}


def _side(course: Course) -> int:
    return (sum(course.clicks) > 0) - (sum(course.clicks) < 0)


def _first(course: Course) -> int:
    return min((hinge for hinge, _ in course.turns), default=0)


def _offered(flight: Flight, course: Course, label: str, facts: dict[str, Any]) -> Option:
    flown = flight.run(course)
    met = next((meet.id for meet in flown.meets if meet.way is not None or meet.ends), None)
    more = {
        "course": write_course(course),
        "speed": course.speed,
        "at": list(flown.end.at),
        "heading": flown.end.heading,
        "meets": met,
        "leaves": flown.leaves is not None,
    }
    return option(write_course(course), label, **facts, **more)


# -- companies --------------------------------------------------------------------------------------------------------


class Trip(Struct, frozen=True, cache_hash=True):
    """A company that flies up to ``most`` units: ``over``: through everything, to a free place."""

    base: Body
    most: float
    over: bool
    ground: Ground
    things: tuple[tuple[str, Body], ...]

    @property
    def bodies(self) -> tuple[Body, ...]:
        """What stands on the table besides it."""
        return tuple(base for _, base in self.things)


@lru_cache(maxsize=128)
def reach(trip: Trip) -> Zone:
    """Where the middle of the company may be."""
    if not trip.over:
        return company_ways(trip.ground, trip.base, trip.bodies).reach(trip.most)
    inside = common(disc_zone(trip.base.at, trip.most), ground_zone(trip.ground, trip.base.width / 2))
    near = [base for base in trip.bodies if gap(base, trip.base) <= trip.most + 1]
    return without(inside, *(near_zone(shape(base), trip.base.width / 2 - SINK) for base in near)) if near else inside


def way_to(trip: Trip, at: Point) -> Way | None:
    """The way to a place; None if there is none, or it is too far: a close call goes to the mover."""
    if distance(trip.base.at, at) > trip.most + CLOSE_CALL:
        return None
    if at == trip.base.at:
        return straight(at, at)
    end = Body(at, 0.0, trip.base.length, trip.base.width, round=True)
    free = trip.ground.holds(at, trip.base.width / 2) and not any(overlaps(end, base) for base in trip.bodies)
    if not free:
        return None
    way = straight(trip.base.at, at) if trip.over else company_ways(trip.ground, trip.base, trip.bodies).to(at)
    return way if way is not None and way.length <= trip.most + CLOSE_CALL else None


def nearest(trip: Trip, at: Point) -> Point | None:
    """The place within reach that is nearest to a point."""
    zone = reach(trip)
    for shrink in _SHRINK:
        end = nearest_in(zone.buffer(-shrink), at)
        if end is not None and way_to(trip, rounded(end)) is not None:
            return rounded(end)
    return None


def beside(trip: Trip, hull: Body) -> Point | None:
    """Where the company touches a hull: as near to where it is as it gets, or as near to the hull as it gets."""
    others = [base for base in trip.bodies if base != hull]
    for wish in (trip.base.at, *(ahead(hull.at, bearing(hull.at, trip.base.at) + turn, 3.0) for turn in _AWAY[1:])):
        at = clinging(hull, wish, others, trip.ground).at
        if way_to(trip, at) is not None:
            return at
    return nearest(trip, hull.at)


@lru_cache(maxsize=64)
def places(trip: Trip, foes: tuple[str, ...], homes: tuple[str, ...], target: str | None) -> tuple[Option, ...]:
    """To the target or the nearest enemies, back to a carrier, away from the nearest enemy; the last is to stay."""
    bases = dict(trip.things)
    near = sorted((name for name in foes if name in bases), key=lambda name: gap(bases[name], trip.base))
    names = dict.fromkeys([target, *near[:_NEAR]] if target in bases else near[:_NEAR])
    found = [(f"toward:{name}", "toward", beside(trip, bases[name]), {"target": name}) for name in names if name]
    there = (name for name in homes if name in bases and not touching(bases[name], trip.base))
    home = min(there, key=lambda name: gap(bases[name], trip.base), default=None)
    if home is not None:
        found.append((f"home:{home}", "to-carrier", beside(trip, bases[home]), {"target": home}))
    if near:
        found.append(("away", "away", _fled(trip, bases[near[0]]), {"from": near[0]}))
    kept = {at: (choice, label, facts) for choice, label, at, facts in reversed(found) if at is not None}
    kept.pop(trip.base.at, None)
    offered = [option(choice, label, at=list(at), **facts) for at, (choice, label, facts) in kept.items()]
    return (*offered[::-1], option("stay", "stay", at=list(trip.base.at)))


def _fled(trip: Trip, foe: Body) -> Point | None:
    away = bearing(foe.at, trip.base.at)
    wishes = (rounded(ahead(trip.base.at, away + turn, trip.most)) for turn in _AWAY)
    return next((at for at in wishes if way_to(trip, at) is not None), None)
