"""Flying along the hinge ruler: where a course takes a ship, and what it meets on its way.

The middle of the base follows the ruler; at a hinge the base turns in place. (Rulebook: "Move and Maneuver your ship";
RULINGS 2.4.)
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any

from msgspec import Struct

from rules.field import Ground, Point, Zone, common, ground_zone, nowhere, union
from rules.field.planar import shapely
from rules.intercept_orbit.space.bases import (
    FINE,
    TOUCH,
    Body,
    ahead,
    beyond,
    corners,
    gap,
    outline,
    overhang,
    overlaps,
    run_on,
    separation,
    solid,
    sticks_out,
    tidy,
    touching,
)
from rules.intercept_orbit.space.course import Course, can_click, speeds
from rules.intercept_orbit.state.profile import Profile
from rules.intercept_orbit.state.units import Kind

_LOOK = 5.625
"""Degrees between two looks at a base that turns."""
_HALVINGS = 12
_DIP, _DEEPER = 0.25, 0.005
_BESIDE = 0.1
"""A run that ends touching something passes no farther from it, whatever is rounded."""


# -- flying a course --------------------------------------------------------------------------------------------------


class Leg(Struct, frozen=True):
    """A piece of a way from base to base: a unit straight ahead, or a turn in place (``turn`` degrees). ``way``: the
    units before it."""

    start: Body
    end: Body
    way: float
    turn: float = 0.0

    def after(self, share: float) -> Body:
        """The base after a share of the leg, from 0 to 1."""
        return _turned(self.start, self.turn * share) if self.turn else _moved(self.start, share)


def _moved(base: Body, far: float) -> Body:
    return Body(ahead(base.at, base.heading, far), base.heading, base.length, base.width, base.round)


def _turned(base: Body, degrees: float) -> Body:
    return Body(base.at, base.heading + degrees, base.length, base.width, base.round)


class Meet(Struct, frozen=True):
    """An obstacle that a run passes within point defense range; ``gap``: the least distance.

    ``way``: how far the ship has gone when it first runs on it, ``pose``: its base then; both None if it passes by,
    comes away from what it stood on, or does not move. ``ends``: the run ends touching it.
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

    ``click`` of a hinge in degrees. ``poses``: at the start, after each unit and each turn. ``meets``: what it passes
    near, first what it runs on, in that order. ``edge``: how far it has gone when its base first sticks out over the
    edge of the table (further than before); ``leaves``: when the middle of its base does. None if it never does.
    """

    course: Course
    click: float
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
        """The bends of the way of the middle of the base."""
        return tuple(dict.fromkeys(pose.at for pose in self.poses))

    @property
    def runs_on(self) -> tuple[str, ...]:
        """What it runs on, or ends touching, in that order."""
        return tuple(meet.id for meet in self.meets if meet.way is not None or meet.ends)

    def met(self, obstacle: str) -> Meet | None:
        """Its meeting with an obstacle; None without one."""
        return next((meet for meet in self.meets if meet.id == obstacle), None)

    def after(self, way: float) -> Body:
        """The base ``way`` units along the course, turned if there is a hinge; the end pose beyond the end."""
        if way >= self.course.speed:
            return self.end
        legs = _legs(self.poses[0], self.course, self.click)
        leg = next(leg for leg in legs if not leg.turn and leg.way <= way < leg.way + 1)
        return tidy(leg.after(way - leg.way))


def _legs(base: Body, course: Course, degrees: float) -> Iterator[Leg]:
    for number in range(course.speed):
        leg = Leg(base, _moved(base, 1.0), float(number))
        yield leg
        base = leg.end
        click = course.clicks[number] if number < len(course.clicks) else 0
        if click:
            turn = Leg(base, _turned(base, click * degrees), number + 1.0, click * degrees)
            yield turn
            base = turn.end


def run(
    profile: Profile, base: Body, course: Course, obstacles: Mapping[str, Body], ground: Ground, *, passed: bool = True
) -> Run:
    """Fly a course: nothing stops it, and all that it meets is reported; without ``passed`` what it runs on alone."""
    reach = profile.near if passed else _BESIDE
    far = course.speed + reach + TOUCH + base.outer + FINE
    near = tuple(item for item in obstacles.items() if math.dist(base.at, item[1].at) <= far + item[1].outer)
    return _run(base, course, profile.click, near, ground, reach, passed)


@lru_cache(maxsize=512)
def _run(
    base: Body,
    course: Course,
    click: float,
    near: tuple[tuple[str, Body], ...],
    ground: Ground,
    reach: float,
    passed: bool,
) -> Run:
    """The run past the bases that it can meet. Cached by these alone, so that a move elsewhere keeps it."""
    legs = tuple(_legs(base, course, click))
    poses = (base, *(tidy(leg.end) for leg in legs))
    end = poses[-1]
    obstacles = dict(near)
    gaps = _gaps(reach, legs, obstacles) if legs else {name: [gap(base, other)] for name, other in obstacles.items()}
    found = [_meet(name, obstacles[name], legs, far, end) for name, far in gaps.items() if min(far) <= reach + TOUCH]
    meets = tuple(sorted(found, key=lambda meet: (math.inf if meet.way is None else meet.way, meet.gap, meet.id)))
    if not passed:
        meets = tuple(meet for meet in meets if meet.way is not None or meet.ends)
    if beyond(ground, base.at) + course.speed + base.outer + FINE < 0.0:
        return Run(course, click, poses, meets)
    return Run(course, click, poses, meets, _edge(ground, base, legs), _leaves(ground, legs))


def _swept(leg: Leg) -> list[Body]:
    """What a base covers on a leg: one long base, or its poses as it turns."""
    start = leg.start
    if not leg.turn:
        return [Body(ahead(start.at, start.heading, 0.5), start.heading, start.length + 1.0, start.width)]
    looks = max(1, round(abs(leg.turn) / _LOOK))
    return [leg.after((number + 1) / looks) for number in range(looks)]


def _gaps(reach: float, legs: tuple[Leg, ...], obstacles: Mapping[str, Body]) -> dict[str, list[float]]:
    """The least distance to each obstacle on each leg that comes within reach of it; infinite on the others."""
    found = {name: [math.inf] * len(legs) for name in obstacles}
    unsure: list[tuple[str, int, Body]] = []
    # Asked more often than anything else on a map, so that most are ruled out by their middles alone.
    near = [(name, other, *other.at, other.outer + reach + TOUCH + FINE) for name, other in obstacles.items()]
    for number, leg in enumerate(legs if obstacles else ()):
        for swept in _swept(leg):
            (at_x, at_y), outer = swept.at, swept.outer
            for name, other, x, y, far in near:
                if math.hypot(at_x - x, at_y - y) > outer + far:
                    continue
                least = separation(swept, other)
                if least < -FINE:
                    found[name][number] = 0.0
                elif least <= reach + TOUCH + FINE and found[name][number]:
                    unsure.append((name, number, swept))
    for (name, number, _), far in zip(unsure, _measured(legs, unsure, obstacles), strict=True):
        found[name][number] = min(found[name][number], far)
    return found


def _measured(
    legs: tuple[Leg, ...], unsure: list[tuple[str, int, Body]], obstacles: Mapping[str, Body]
) -> Iterator[float]:
    """The distances of obstacles from legs, by their names and numbers, where the sides of the bases do not tell."""
    if not unsure:
        return
    areas = [corners(swept) * 2 if legs[n].turn else corners(legs[n].start) + corners(legs[n].end)
             for _, n, swept in unsure]  # fmt: skip
    hulls: Any = shapely.convex_hull(shapely.linestrings(areas))
    gaps = shapely.distance(hulls, [solid(obstacles[name]) for name, _, _ in unsure]).tolist()
    for (name, _, _), far in zip(unsure, gaps, strict=True):
        other = obstacles[name]
        yield max(0.0, far - (other.width / 2 if other.round else 0.0))


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
    """Whether a base that stands on an obstacle goes deeper into it."""
    poses = leg.start, leg.after(_DIP)
    before, after = (shapely.area(shapely.intersection(outline(pose), outline(other))) for pose in poses)
    return bool(after > before + _DEEPER)


def _runs_on(leg: Leg, other: Body) -> float | None:
    """The share of a leg before the base runs on an obstacle; None if it passes, or stands on it."""
    if not leg.turn:
        return run_on(leg.start, leg.start.heading, 1.0, other)
    if overlaps(leg.start, other):
        return None
    looks = max(1, round(abs(leg.turn) / _LOOK))
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
        if sticks_out(ground, leg.end, most):
            share = 0.0 if leg.turn else _crossing(leg, lambda pose: overhang(ground, pose) > most)
            return round(leg.way + share, 3)
    return None


def _leaves(ground: Ground, legs: Iterable[Leg]) -> float | None:
    for leg in legs:
        if not ground.holds(leg.end.at, 0.0):
            return round(leg.way + _crossing(leg, lambda pose: not ground.holds(pose.at, 0.0)), 3)
    return None


def _crossing(leg: Leg, over: Callable[[Body], bool]) -> float:
    """The last share of a leg before a condition that holds at its end."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        half = (low + high) / 2
        low, high = (low, half) if over(leg.after(half)) else (half, high)
    return low


# -- all courses ------------------------------------------------------------------------------------------------------


def fan(profile: Profile, base: Body, kind: Kind, pips: int, ground: Ground) -> Zone:
    """Where the middle of a ship or an HVA may end with ``pips`` to spend, near enough to be shaded: on the table."""
    turn = math.radians(base.heading)
    matrix = ((math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn)))
    there = shapely.transform(_fan(profile, kind, pips), lambda points: points @ matrix + base.at)
    return common(there, ground_zone(ground))


@lru_cache(maxsize=64)
def _fan(profile: Profile, kind: Kind, pips: int) -> Zone:
    """The fan of a ship in the origin that heads north."""
    arcs = [_arc(profile, kind, speed, turns) for speed, turns in speeds(profile, kind, pips)]
    lines = [shapely.LineString(arc) if len(arc) > 1 else shapely.Point(arc[0]) for arc in arcs]
    between = [shapely.convex_hull(shapely.MultiPoint(a[i : i + 2] + b[i : i + 2])) for a, b, i in _strips(arcs)]
    zones = [area for area in (*lines, *between) if not area.is_empty]
    return union(zone.buffer(_ROOM) for zone in zones) if zones else nowhere()


_ROOM = 0.25
"""Half the width in which a single course is shaded."""


def _strips(arcs: list[list[Point]]) -> Iterator[tuple[list[Point], list[Point], int]]:
    """Neighbouring arcs, piece by piece, from their middles outwards."""
    for a, b in pairwise(arcs):
        less = min(len(a), len(b)) // 2
        inner, outer = a[len(a) // 2 - less :][: 2 * less + 1], b[len(b) // 2 - less :][: 2 * less + 1]
        yield from ((inner, outer, number) for number in range(max(1, 2 * less)))


def _arc(profile: Profile, kind: Kind, speed: int, turns: int) -> list[Point]:
    """The ends of courses of one speed that turn as soon as they can, from all to port to all to starboard."""
    count, most = min(turns, max(0, speed - 1)), profile.clicks_of(kind)
    ends = range(-count, count + 1)
    return [_turned_end(profile, speed, abs(end), math.copysign(most, end)) for end in ends]


def _turned_end(profile: Profile, speed: int, hinges: int, clicks: float) -> Point:
    """The end of a course that clicks its first hinges so often each."""
    at, heading = (0.0, 0.0), 0.0
    for number in range(speed):
        at = ahead(at, heading, 1.0)
        heading += clicks * profile.click if number < hinges and can_click(profile, number + 1, speed) else 0.0
    return at
