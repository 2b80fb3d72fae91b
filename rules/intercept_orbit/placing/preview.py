"""What a map shows and foresees: for pictures, panels and text. Nothing here decides anything."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs

from rules.contract import capabilities as base
from rules.core.errors import Illegal, Stale
from rules.core.request import Option, Request, option
from rules.field import Point, read_place
from rules.field.open_ground import OpenGround, outlines_of
from rules.intercept_orbit.placing import where
from rules.intercept_orbit.placing.zones import kind_of
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import band, normal
from rules.intercept_orbit.space.compass import POINTS
from rules.intercept_orbit.space.ruler import (
    CLICK,
    SPEED_MOST,
    Course,
    Run,
    can_click,
    check_course,
    cost,
    write_course,
)
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, NOTHING, Asset, State

__all__ = ["Preview", "Sight", "locate", "open_ground", "positions", "preview", "sights"]


class Sight(Struct, frozen=True):
    """How an enemy would stand: the range it is at (``legal``: those at which it may be attacked), what covers it
    (``cover``), and what covers the viewer from it (``exposed``)."""

    asset: str
    distance: float
    range: str
    legal: tuple[str, ...] = ()
    cover: tuple[str, ...] = ()
    exposed: tuple[str, ...] = ()


class Passed(Struct, frozen=True):
    """What a course runs on: after how many units, and whether it leads all the way through or ends there."""

    asset: str
    way: float
    through: bool


class Preview(base.Preview, frozen=True, kw_only=True):
    """An asset's new place, and what follows from it.

    ``changes``: a course with one thing changed, or another heading. For a course: ``speed``, what it ``costs`` of the
    pips ``most``, its ``bends``, what it ``meets``, ``passes`` (assets within 2 of it), and whether it ``leaves`` the
    table. A company touches its ``host``. ``target``: how ``far`` it is then, and whether the declared range would
    ``reach`` it (``yes``, ``no``, ``none``).
    """

    verb: str
    heading: float = 0.0
    host: str | None = None
    speed: int = 0
    costs: int = 0
    bends: tuple[tuple[Point, float], ...] = ()
    meets: tuple[Passed, ...] = ()
    passes: tuple[str, ...] = ()
    leaves: str = "no"
    target: str = NOTHING
    far: float = 0.0
    reach: str = NOTHING
    sights: tuple[Sight, ...] = ()


def open_ground(state: State) -> OpenGround:
    """Where the thing of a ``where`` request may go, or end; none while no place is asked for."""
    place = where.wanted(state)
    return outlines_of(None if place is None else where.open_zone(state, place))


def positions(state: State) -> dict[str, Point]:
    """Where everything stands."""
    return {asset.id: asset.at for asset in state.there if asset.at is not None}


def locate(state: State, name: str | None) -> Point:
    """An asset's place, a cell or a point; without a name where somebody acts, or the middle of the table."""
    there, table = positions(state), measure.table(state)
    if name is None:
        acting = [there[act.asset] for act in reversed(state.stack) if act.asset in there]
        return next(iter(acting), table.middle)
    known = {key.casefold(): at for key, at in there.items()}
    point = known.get(name.strip().casefold()) or read_place(name)
    if not table.holds(point, 0.0) and point not in there.values():
        raise Illegal("off-the-field", nearest=None)
    return point


def preview(state: State, request: Request, choice: object) -> Preview:
    """What an answer to a ``where`` request would bring. Raises the ``RulesError`` that the answer would raise."""
    place = where.wanted(state)
    if place is None or request.kind != "where":
        raise Stale("stale", request=request.id)
    found = where.read(state, request, place, choice)
    plain = Preview(
        verb=place.verb,
        item=place.item,
        at=found.at,
        heading=found.heading,
        written=where.written(found, place),
        way=found.way,
        length=found.length,
        most=float(place.pips) if place.verb == "course" else place.most,
        over=place.over,
        host=found.host,
    )
    if found.course is not None:
        plain = _steered(state, place, plain, found.course)
    elif place.verb == "place" and kind_of(state, place.item) != DEBRIS:
        plain = structs.replace(plain, changes=_headings(plain))
    return _seen(state, plain)


# -- courses ----------------------------------------------------------------------------------------------------------


def _steered(state: State, place: where.Place, plain: Preview, course: Course) -> Preview:
    flight = where.flight_of(state, place)
    flown = flight.run(course)
    return structs.replace(
        plain,
        speed=course.speed,
        costs=0 if flight.hva else cost(course),
        bends=tuple((pose.at, pose.heading) for pose in flown.poses),
        meets=tuple(_passed(flown)),
        passes=tuple(meet.id for meet in flown.meets if meet.way is None and not meet.ends),
        leaves="no" if flown.leaves is None else "yes",
        changes=tuple(_changes(flight, course)),
    )


def _passed(flown: Run) -> list[Passed]:
    return [Passed(meet.id, meet.way or 0.0, meet.through) for meet in flown.meets if meet.way is not None or meet.ends]


def _changes(flight: Any, course: Course) -> list[Option]:
    """Faster, slower, and one click more or less at each hinge: as far as the pips go."""
    found = []
    for label, more in (("faster", 1), ("slower", -1)):
        found.append(_change(flight, _at_speed(course, course.speed + more), label))
    for hinge in range(1, course.speed + 1):
        if can_click(hinge, course.speed):
            found += [_change(flight, _turned(course, hinge, side), label, hinge) for side, label in _SIDES]
    return [item for item in found if item is not None]


_SIDES = ((-1, "click-port"), (1, "click-starboard"))


def _at_speed(course: Course, speed: int) -> Course | None:
    if not 0 <= speed <= SPEED_MOST:
        return None
    clicks = (*course.clicks, 0)[:speed] if speed > course.speed else course.clicks[:speed]
    return Course(speed, clicks)


def _turned(course: Course, hinge: int, side: int) -> Course:
    clicks = list(course.clicks)
    clicks[hinge - 1] += side
    return Course(course.speed, tuple(clicks))


def _change(flight: Any, course: Course | None, label: str, hinge: int = 0) -> Option | None:
    if course is None or not _goes(flight, course):
        return None
    text = write_course(course)
    return option(text, label, course=text, speed=course.speed, hinge=hinge)


def _goes(flight: Any, course: Course) -> bool:
    try:
        check_course(course, flight.pips, double=flight.double, hva=flight.hva)
    except Illegal:
        return False
    return True


def _headings(plain: Preview) -> tuple[Option, ...]:
    """A click to either side, and the points of the compass."""
    point = f"{plain.at[0]:g},{plain.at[1]:g}"
    turns = [("click-port", plain.heading - CLICK), ("click-starboard", plain.heading + CLICK)]
    found = [option(f"{point} {normal(turn):g}", label, heading=normal(turn), hinge=0) for label, turn in turns]
    names = [(name, number * CLICK) for number, name in enumerate(POINTS) if number % 2 == 0]
    found += [option(f"{point} {turn:g}", "heading", heading=turn, point=name) for name, turn in names]
    return tuple({item.choice: item for item in reversed(found) if item.facts["heading"] != plain.heading}.values())[
        ::-1
    ]


# -- who would be where -----------------------------------------------------------------------------------------------


def sights(state: State, item: str) -> tuple[Sight, ...]:
    """How the enemies of a ship or company stand to it, the nearest first."""
    mine = state.asset(item)
    if mine.at is None or not mine.tactical:
        return ()
    foes = [a for a in state.there if a.at is not None and a.owner not in (mine.owner, -1) and (a.ship or a.flying)]
    found = [_sight(state, mine, foe) for foe in foes]
    return tuple(sorted(found, key=lambda sight: (sight.distance, sight.asset)))


def _sight(state: State, mine: Asset, foe: Asset) -> Sight:
    far = measure.far(state, mine, foe)
    legal = tuple(str(name) for name in measure.ranges_to(state, mine, foe))
    cover, exposed = measure.covers(state, mine.id, foe.id), measure.covers(state, foe.id, mine.id)
    return Sight(foe.id, round(far, 2), band(far), legal, cover, exposed)


def _seen(state: State, plain: Preview) -> Preview:
    """What is seen from there; of what goes for a target, whether it is in range then."""
    if kind_of(state, plain.item) == DEBRIS:
        return plain
    host = plain.host if state.asset(plain.item).kind == COMPANY else None
    after = state.with_asset(plain.item, at=plain.at, heading=plain.heading, host=host)
    plain = structs.replace(plain, sights=sights(after, plain.item))
    act = state.stack[-1] if state.stack else None
    if act is None or act.asset != plain.item or act.target == NOTHING or act.attacked or act.range is None:
        return plain
    target = after.asset(act.target)
    if not target.alive or target.at is None:
        return plain
    mine = after.asset(plain.item)
    reach = "yes" if act.range in measure.ranges_to(after, mine, target) else "no"
    return structs.replace(plain, target=target.id, far=round(measure.far(after, mine, target), 2), reach=reach)
