"""Sensible courses and places: the buttons under the map. Every one of them is legal.

A course is offered with its end and the first asset that it runs on; a company's place with the way there.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice

from msgspec import Struct, structs

from rules.core.collections import least_first
from rules.core.errors import Illegal
from rules.core.json_input import Facts
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
    SINK,
    Body,
    ahead,
    bearing,
    direction,
    gap,
    gap_least,
    gap_most,
    is_at,
    may_be_at,
    nearer,
    overlaps,
    shape,
    span,
    tidy,
    touching,
)
from rules.intercept_orbit.space.course import (
    Course,
    can_click,
    check_legal,
    cost,
    speeds,
    straight_on,
    write_course,
)
from rules.intercept_orbit.space.ruler import Run, run
from rules.intercept_orbit.space.shifts import clinging, company_ways
from rules.intercept_orbit.state.profile import Profile, Range
from rules.intercept_orbit.state.units import Kind

_BEST, _TRIED, _SAME = 120, 12, 0.6
_NEAR = 3
_SHRINK = (0.0, 0.012, 0.03, 0.08)
_AWAY = (0, 30, -30, 60, -60, 90, -90)

Aim = tuple[str, Range]
"""A target and the declared range."""
Suggestion = tuple[Course, str, Facts]


# -- ships ------------------------------------------------------------------------------------------------------------


class Flight(Struct, frozen=True, cache_hash=True):
    """A ship or an HVA that is steered: its base, its pips, and what it may run on, by id."""

    profile: Profile
    base: Body
    kind: Kind
    pips: int
    ground: Ground
    others: tuple[tuple[str, Body], ...]

    def run(self, course: Course, *, passed: bool = True) -> Run:
        """Where a course leads; without ``passed`` what it only passes is left out."""
        return run(self.profile, self.base, course, dict(self.others), self.ground, passed=passed)

    @property
    def ends(self) -> tuple[tuple[Course, Body, int], ...]:
        """All courses, with where each ends and what it costs."""
        return _ends(self.profile, self.base, self.kind, self.pips)

    @property
    def cheapest(self) -> Sequence[tuple[Course, Body, int]]:
        """All courses, with where each ends and what it costs, the cheapest first."""
        return sorted(self.ends, key=lambda found: found[2])

    def can_fly(self, course: Course) -> bool:
        """Whether a course is legal."""
        return _is_legal(self.profile, course, self.kind, self.pips)


def _is_legal(profile: Profile, course: Course, kind: Kind, pips: int) -> bool:
    try:
        check_legal(profile, course, kind, pips)
    except Illegal:
        return False
    return True


def courses(flight: Flight) -> tuple[Course, ...]:
    """Courses of every speed, with every number of clicks to one side, one hinge after another; straight ones first."""
    return _courses(flight.profile, flight.kind, flight.pips)


@lru_cache(maxsize=64)
def _courses(profile: Profile, kind: Kind, pips: int) -> tuple[Course, ...]:
    most = profile.clicks_of(kind)
    found = []
    for speed, hinges in speeds(profile, kind, pips):
        found.append(straight_on(speed))
        found += [
            _clicked(profile, speed, range(first, first + count), side * click)
            for side in (-1, 1)
            for first in range(1, speed + 1)
            if can_click(profile, first, speed)
            for count in range(1, hinges + 1)
            if first + count - 1 <= speed
            for click in range(1, most + 1)
        ]
    kept = [course for course in dict.fromkeys(found) if _is_legal(profile, course, kind, pips)]
    return tuple(sorted(kept, key=lambda course: len(course.turns)))


def _clicked(profile: Profile, speed: int, hinges: range, click: int) -> Course:
    """The course of that speed that clicks these hinges."""
    every = range(1, speed + 1)
    return Course(speed, tuple(click if n in hinges and can_click(profile, n, speed) else 0 for n in every))


@lru_cache(maxsize=64)
def _ends(profile: Profile, base: Body, kind: Kind, pips: int) -> tuple[tuple[Course, Body, int], ...]:
    """All courses, with where each ends and what it costs. Cached by these alone, so that a move elsewhere keeps it."""
    found = _courses(profile, kind, pips)
    return tuple((course, _end(base, course, profile.click), cost(profile, course)) for course in found)


def _end(base: Body, course: Course, degrees: float) -> Body:
    """Where a course leads if nothing is in its way, not rounded."""
    (x, y), heading = base.at, base.heading
    for click in course.clicks:
        east, north = direction(heading)
        x, y, heading = x + east, y - north, heading + click * degrees
    return Body((x, y), heading, base.length, base.width)


@lru_cache(maxsize=2048)
def _is_free(flight: Flight, course: Course, end: Body) -> bool:
    """Whether a course with that end runs on nothing and stays on the table."""
    if any(touching(end, other) for _, other in flight.others):
        return False
    flown = flight.run(course, passed=False)
    return flown.leaves is None and not flown.runs_on


def toward_course(flight: Flight, aim: Point) -> Course:
    """The course that ends nearest to a point; without collisions if any of the best few is."""
    best = list(_best(flight, aim))
    return next((course for course, end in best if _is_free(flight, course, end)), best[0][0])


def _nearer(flight: Flight, base: Body) -> Course | None:
    """The course without collisions that ends nearest to another base; None if none brings it nearer."""
    here, found = gap(flight.base, base), _best(flight, base.at)
    closer = ((course, end) for course, end in found if gap_most(end, base) < here or gap(end, base) < here)
    return next((course for course, end in closer if _is_free(flight, course, end)), None)


def _into_range(flight: Flight, base: Body, wanted: Range) -> Course | None:
    """The course without collisions that ends at a range from another base; None without one."""
    found = _best(flight, base.at, (wanted, base))
    reached = ((course, end) for course, end in found if is_at(flight.profile, end, base, wanted))
    return next((course for course, end in reached if _is_free(flight, course, end)), None)


@lru_cache(maxsize=512)
def cheapest_into(flight: Flight, goals: tuple[Body, ...], wanted: Range) -> Course | None:
    """The course without collisions that ends at a range of any of the goals, close calls included, for the fewest
    pips; None without one."""
    (least, most), close = span(flight.profile, wanted), flight.profile.close_call

    def aims(end: Body) -> bool:
        near = (goal for goal in goals if nearer(end, goal, most + close))
        return any(not least or not nearer(end, goal, least - close) for goal in near)

    return next((course for course, end, _ in flight.cheapest if aims(end) and _is_free(flight, course, end)), None)


def _best(flight: Flight, aim: Point, wanted: tuple[Range, Body] | None = None) -> Iterator[tuple[Course, Body]]:
    """A few courses that end nearest to a point, well apart, first those at the ``wanted`` range from a base."""

    # ``bound`` is never more than ``worth``: only ends that may still be among the best are weighed exactly.
    def bound(found: tuple[Course, Body, int]) -> tuple[float, ...]:
        end = found[1]
        away = wanted is not None and not may_be_at(flight.profile, end, wanted[1], wanted[0])
        return away, math.dist(end.at, aim), 0

    def worth(found: tuple[Course, Body, int]) -> tuple[float, ...]:
        _, end, price = found
        away = wanted is not None and not is_at(flight.profile, end, wanted[1], wanted[0])
        turn = abs((bearing(end.at, aim) - end.heading + 180) % 360 - 180) / 90
        return away, math.dist(end.at, aim) + turn, price

    best = islice(least_first(flight.ends, bound, worth), _BEST)
    return islice(_apart(best), _TRIED if wanted is None else _BEST)


def _apart(found: Iterable[tuple[Course, Body, int]]) -> Iterator[tuple[Course, Body]]:
    """The courses and their ends as they are flown, without those that end where an earlier one does."""
    ends: list[Point] = []
    for course, end, _ in found:
        if all(distance(end.at, other) > _SAME for other in ends):
            ends.append(end.at)
            yield course, tidy(end) if course.speed else end


@lru_cache(maxsize=64)
def course_options(flight: Flight, foes: tuple[tuple[str, Body], ...], aim: Aim | None) -> tuple[Option, ...]:
    """Into the declared range, straight on, toward enemies, as sharp as possible, fastest and slowest; those that run
    on something or leave the table come last, after the cheapest course that does neither."""
    found = list(_suggested(flight, foes, aim))
    kept = {course: (course, label, facts) for course, label, facts in reversed(found)}
    target = None if aim is None else dict(foes).get(aim[0])
    wanted = None if aim is None or target is None else (aim[1], target)
    every = [_offered(flight, wanted, *kept[course]) for course in dict.fromkeys(item[0] for item in found)]
    if all(item.facts["leaves"] or item.facts["meets"] for item in every):
        free = next((course for course, end, _ in flight.cheapest if _is_free(flight, course, end)), None)
        every += [] if free is None else [_offered(flight, wanted, free, "course-clear", {})]
    return tuple(sorted(every, key=lambda item: (item.facts["leaves"], item.facts["meets"] is not None)))


def _suggested(flight: Flight, foes: tuple[tuple[str, Body], ...], aim: Aim | None) -> Iterator[Suggestion]:
    target = None if aim is None else dict(foes).get(aim[0])
    if aim is not None and target is not None:
        course = _into_range(flight, target, aim[1])
        if course is not None:
            yield course, "course-range", {"target": aim[0], "range": str(aim[1])}
    yield straight_on(flight.profile.speed), "straight-on", {}
    for name, base in _nearest(flight.base, foes):
        course = _nearer(flight, base)
        if course is not None:
            yield course, "course-toward", {"target": name}
    own = [course for course in courses(flight) if course.speed == flight.profile.speed]
    for side, label in ((-1, "hard-port"), (1, "hard-starboard")):
        sharp = [course for course in own if _side(course) == side]
        if sharp:
            yield max(sharp, key=lambda course: (sum(map(abs, course.clicks)), -_first(course))), label, {}
    plain = [course for course in courses(flight) if not course.turns]
    yield max(plain, key=lambda course: course.speed), "full-speed", {}
    yield min(plain, key=lambda course: course.speed), "slowest", {}


def _nearest(base: Body, others: Iterable[tuple[str, Body]]) -> Iterator[tuple[str, Body]]:
    """The few nearest of others, the nearest first."""
    near = least_first(others, lambda other: gap_least(base, other[1]), lambda other: gap(base, other[1]))
    return islice(near, _NEAR)


def _side(course: Course) -> int:
    return (sum(course.clicks) > 0) - (sum(course.clicks) < 0)


def _first(course: Course) -> int:
    return min((hinge for hinge, _ in course.turns), default=0)


def _offered(flight: Flight, wanted: tuple[Range, Body] | None, course: Course, label: str, facts: Facts) -> Option:
    """The option of a course; ``reach``: whether it ends at the ``wanted`` range, None without one."""
    flown = flight.run(course, passed=False)
    more = {
        "reach": None if wanted is None else is_at(flight.profile, flown.end, wanted[1], wanted[0]),
        "course": write_course(course),
        "speed": course.speed,
        "at": list(flown.end.at),
        "heading": flown.end.heading,
        "meets": next(iter(flown.runs_on), None),
        "leaves": flown.leaves is not None,
    }
    return option(write_course(course), label, **facts, **more)


# -- companies --------------------------------------------------------------------------------------------------------


class Trip(Struct, frozen=True, cache_hash=True):
    """A company that flies up to ``most`` units, and a close call more; ``over``: through everything, to a free
    place."""

    base: Body
    most: float
    over: bool
    close_call: float
    ground: Ground
    others: tuple[tuple[str, Body], ...]

    @property
    def bodies(self) -> tuple[Body, ...]:
        """The other bases on the table."""
        return tuple(base for _, base in self.others)


@lru_cache(maxsize=128)
def reachable(trip: Trip) -> Zone:
    """Where the middle of the company may be."""
    if not trip.over:
        return company_ways(trip.ground, trip.base, trip.bodies).reach(trip.most)
    inside = common(disc_zone(trip.base.at, trip.most), ground_zone(trip.ground, trip.base.width / 2))
    near = [base for base in trip.bodies if nearer(base, trip.base, trip.most + 1)]
    return without(inside, *(near_zone(shape(base), trip.base.width / 2 - SINK) for base in near)) if near else inside


def way_to(trip: Trip, at: Point) -> Way | None:
    """The way to a place; None if there is none or it is too far."""
    most = trip.most + trip.close_call
    if distance(trip.base.at, at) > most:
        return None
    if at == trip.base.at:
        return straight(at, at)
    if not trip.ground.holds(at, trip.base.width / 2) or _taken(trip, at):
        return None
    way = straight(trip.base.at, at) if trip.over else company_ways(trip.ground, trip.base, trip.bodies).to(at)
    return way if way is not None and way.length <= most else None


def _taken(trip: Trip, at: Point) -> bool:
    end = Body(at, 0.0, trip.base.length, trip.base.width, round=True)
    return any(overlaps(end, base) for base in trip.bodies)


def why_no_way(trip: Trip, at: Point) -> str:
    """Why a place is out of reach: off the table, taken, too far as the crow flies, or too far around the others."""
    if not trip.ground.holds(at, trip.base.width / 2):
        return "outside"
    if _taken(trip, at):
        return "occupied"
    return "too-far" if distance(trip.base.at, at) > trip.most + trip.close_call else "blocked"


def nearest_reachable(trip: Trip, at: Point) -> Point | None:
    """The reachable place nearest to a point."""
    zone = reachable(trip)
    for shrink in _SHRINK:
        end = nearest_in(zone.buffer(-shrink), at)
        if end is not None and way_to(trip, rounded(end)) is not None:
            return rounded(end)
    return None


def beside_hull(trip: Trip, hull: Body) -> Point | None:
    """Where the company touches a hull, as near to its start as it gets; else as near to the hull as it gets."""
    others = [base for base in trip.bodies if base != hull]
    for wish in (trip.base.at, *(ahead(hull.at, bearing(hull.at, trip.base.at) + turn, 3.0) for turn in _AWAY[1:])):
        at = clinging(hull, wish, trip.base.width, others, trip.ground).at
        if way_to(trip, at) is not None:
            return at
    return nearest_reachable(trip, hull.at)


@lru_cache(maxsize=64)
def place_options(trip: Trip, foes: tuple[str, ...], homes: tuple[str, ...], target: str | None) -> tuple[Option, ...]:
    """To the target or the nearest enemies, back to a carrier, away from the nearest enemy; the last is to stay."""
    bases = dict(trip.others)
    near = [name for name, _ in _nearest(trip.base, ((name, bases[name]) for name in foes if name in bases))]
    names = dict.fromkeys([target, *near] if target in bases else near)
    found = [_beside(trip, f"toward:{name}", "toward", name, bases[name]) for name in names if name]
    there = (name for name in homes if name in bases and not touching(bases[name], trip.base))
    home = min(there, key=lambda name: gap(bases[name], trip.base), default=None)
    if home is not None:
        found.append(_beside(trip, f"home:{home}", "to-carrier", home, bases[home]))
    if near:
        found.append(("away", "away", _fled(trip, bases[near[0]]), {"from": near[0]}))
    kept = {at: (choice, label, facts) for choice, label, at, facts in reversed(found) if at is not None}
    kept.pop(trip.base.at, None)
    offered = [option(choice, label, at=list(at), **facts) for at, (choice, label, facts) in kept.items()]
    return (*offered[::-1], option("stay", "stay", at=list(trip.base.at)))


def _beside(trip: Trip, choice: str, label: str, name: str, base: Body) -> tuple[str, str, Point | None, Facts]:
    """The place at a hull, or on the way to it where it ``touches`` nothing yet."""
    at = beside_hull(trip, base)
    touches = at is not None and touching(structs.replace(trip.base, at=at), base)
    return choice, label, at, {"target": name, "touches": touches}


def _fled(trip: Trip, foe: Body) -> Point | None:
    away = bearing(foe.at, trip.base.at)
    wishes = (rounded(ahead(trip.base.at, away + turn, trip.most)) for turn in _AWAY)
    return next((at for at in wishes if way_to(trip, at) is not None), None)
