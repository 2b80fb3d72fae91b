"""Whether a move brings an asset to a range of another this turn."""

import math

from msgspec import Struct

from rules.frames.highest import Chances, highest, unused
from rules.intercept_orbit.placing.placement import Steer, flight_of
from rules.intercept_orbit.placing.suggest import cheapest_into
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import Body, gap, span
from rules.intercept_orbit.space.course import cost
from rules.intercept_orbit.state.pending import Step
from rules.intercept_orbit.state.pools import pool
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import Asset, State


class Approach(Struct, frozen=True):
    """The ``way`` to a range in units, 0 for an asset that is there, and the ``chance`` that its dice go so far."""

    way: float = 0.0
    chance: float = 1.0


def approach(state: State, asset: Asset, target: Asset, at: Range) -> Approach | None:
    """How an asset comes to a range of a target; None where no move of this turn does.

    A ship flies the cheapest course without collisions, by its bow and its hinges; a company straight on.
    """
    if not state.mapped or at in measure.ranges_to(state, asset, target):
        return Approach()
    dice = _move_dice(state, asset)
    if not dice:
        return None
    flown = _flown if asset.ship else _straight
    found = flown(state, asset, _goals(state, asset, target, at), at, dice[-1][0])
    if found is None:
        return None
    way, pips = found
    return Approach(way, min(1.0, sum(share for face, share in dice if face >= pips)))


def _move_dice(state: State, asset: Asset) -> Chances:
    """The pips that it may still spend on a move, the least first; none where it has moved."""
    act = next((act for act in state.stack if act.asset == asset.id and act.faces), None)
    if act is None:
        return highest(pool(state.profile, asset, None), "GW")
    if act.step in (Step.COURSE, Step.WHERE):
        return ((act.pips_left, 1.0),)
    return () if act.moved else unused(act.dice, act.faces, act.used, "GW")


def _goals(state: State, asset: Asset, target: Asset, at: Range) -> tuple[Body, ...]:
    """The target, and the hull to which it clings where that counts as well (see ``measure.ranges_to``)."""
    host = None if target.host is None else state.asset(target.host)
    counts = host is not None and host.ship and at is (Range.POINT if asset.ship else Range.DOGFIGHT)
    return tuple(measure.base(state, goal) for goal in (target, host if counts else None) if goal is not None)


def _flown(state: State, ship: Asset, goals: tuple[Body, ...], at: Range, most: int) -> tuple[float, int] | None:
    """The speed of a course, and what it costs."""
    course = cheapest_into(flight_of(state, Steer(ship.id, ship.owner, most)), goals, at)
    return None if course is None else (float(course.speed), cost(state.profile, course))


def _straight(state: State, company: Asset, goals: tuple[Body, ...], at: Range, most: int) -> tuple[float, int] | None:
    """How far a company flies, and the pips that it takes."""
    (least, end), here = span(state.profile, at), measure.base(state, company)
    way = min(max(0.0, apart - end, least - apart) for apart in (gap(here, goal) for goal in goals))
    pips = math.ceil(way - state.profile.close_call)
    return (way, pips) if pips <= most else None
