"""Ranges, lines of kicks and spotting on a drawn pitch (rulebook: "Red dice", "Passing and shooting")."""

from math import inf

from rules.field import Disc, Point, Zone, between, box, disc_zone, gap, nowhere, union
from rules.football.pitch import base_of, goal_of, others, to_goal
from rules.football.profile import Profile, Range
from rules.football.state import GOAL, Activation, State, Unit

_AIMS = 9
"""Points along a goal that a shot is tried at."""


# -- ranges -------------------------------------------------------------------------------------------------------


def distance_to(state: State, unit: Unit, target: str) -> float:
    """The distance from the edge of a unit's base to that of another unit, or to the goal of the other side."""
    if target != GOAL:
        return gap(base_of(state, unit), base_of(state, state.unit(target)))
    return max(0.0, to_goal(state, 1 - unit.owner, unit.position) - state.profile.radius)


def span(profile: Profile, at: Range | None) -> tuple[float, float]:
    """The distances, in the pitch's units, between which a range lies, close calls left out; of none (None): any."""
    match at:
        case Range.HAND_TO_HAND:
            return 0.0, profile.reach
        case Range.DIRECT_FIRE:
            return profile.reach, profile.ruler
        case Range.ARTILLERY:
            return profile.ruler, inf
        case None:
            return 0.0, inf


def ranges(profile: Profile, far: float) -> tuple[Range, ...]:
    """The ranges at a distance: two of them in a close call."""
    spans = ((at, *span(profile, at)) for at in Range)
    return tuple(at for at, low, high in spans if low - profile.close_call < far <= high + profile.close_call)


def in_range(state: State, act: Activation) -> bool:
    """Whether the acting unit's target is in the range that it has declared."""
    return act.range in ranges(state.profile, distance_to(state, state.unit(act.unit), act.target))


def too_near(state: State, act: Activation) -> Zone:
    """The ground from which the target is nearer than the range that the acting unit has declared for its attack."""
    profile = state.profile
    least, _ = span(profile, act.range)
    if not least or act.attacked:
        return nowhere()
    far = least + profile.radius
    if act.target != GOAL:
        return disc_zone(state.unit(act.target).position, far + profile.radius)
    posts = goal_of(state, 1 - state.owner(act.unit))
    (x, north), (_, south) = posts
    return union((*(disc_zone(post, far) for post in posts), box(x - far, north, x + far, south)))


# -- lines --------------------------------------------------------------------------------------------------------


def in_line(state: State, unit_id: str, target: str) -> tuple[str, ...]:
    """The units between a unit and its target, the nearest first; a shot goes where the fewest are in the way."""
    unit = state.unit(unit_id)
    aims = [base_of(state, state.unit(target))] if target != GOAL else _mouth(state, 1 - unit.owner)
    found = [[other for other in _between(state, unit, there) if other.id != target] for there in aims]
    line = min(found, key=lambda one: (len(one), state.defense_of(other.id for other in one)))
    here = base_of(state, unit)
    return tuple(other.id for other in sorted(line, key=lambda other: gap(here, base_of(state, other))))


def aim(state: State, unit_id: str, target: str) -> Point:
    """The point that a kick goes to."""
    if target != GOAL:
        return state.unit(target).position
    unit, line = state.unit(unit_id), in_line(state, unit_id, target)
    mouth = _mouth(state, 1 - unit.owner)
    for there in mouth:
        if tuple(other.id for other in _between(state, unit, there)) in (line, line[::-1]):
            return there.at
    return mouth[0].at


def _between(state: State, unit: Unit, there: Disc) -> list[Unit]:
    """The units that the straight line from a unit to a place crosses, in the order of the teams."""
    here = base_of(state, unit)
    return [other for other in others(state, unit.id) if between(here, there, base_of(state, other))]


def _mouth(state: State, player: int) -> list[Disc]:
    """Points along a side's goal where the ball goes in, the middle first."""
    (x, north), (_, south) = goal_of(state, player)
    inset = state.profile.ball
    places = [north + inset + (south - north - 2 * inset) * n / (_AIMS - 1) for n in range(_AIMS)]
    middle = (north + south) / 2
    return [Disc((x, y), 0.0) for y in sorted(places, key=lambda y: abs(y - middle))]


def may_spot(state: State, unit_id: str, target: str, yellow: int) -> bool:
    """Whether a unit with that many yellow dice may spot another: in cover, or at any range, with enough."""
    profile = state.profile
    if yellow >= profile.spot_anywhere:
        return True
    if distance_to(state, state.unit(unit_id), target) > profile.ruler + profile.close_call:
        return False
    return yellow >= profile.spot_past or not _covered(state, unit_id, target)


def _covered(state: State, unit_id: str, target: str) -> bool:
    """Whether a unit in the line covers a target near it. A close call goes to the target."""
    profile, there = state.profile, base_of(state, state.unit(target))
    line = (base_of(state, state.unit(other)) for other in in_line(state, unit_id, target))
    return any(gap(there, other) <= profile.cover + profile.close_call for other in line)
