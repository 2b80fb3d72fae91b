"""The pitch as a map: ranges, who stands in the line, the goals and the lines (rulebook: "Field of Play", "Red dice").

Units are shooting units; the origin is the north-west corner, x goes east, y south. A unit has the ball at its feet:
where it stands itself.
"""

from __future__ import annotations

from shapely import LineString
from shapely.geometry import Point as _Spot

from rules.field import Disc, Ground, Point, between, distance, gap, rounded
from rules.football.profile import Profile, Range
from rules.football.state import GOAL, Activation, State, Unit

__all__ = [
    "MARGIN",
    "aim",
    "ball_at",
    "base",
    "centre",
    "goal_of",
    "ground",
    "in_line",
    "inside",
    "leaves",
    "nearest_touching",
    "others",
    "ranges",
    "reaches",
    "seen",
    "shot_range",
    "touches",
]

MARGIN = 1.5
"""How far beyond the lines a unit may stand to bring the ball back."""
CLOSE_CALL = 0.1
AIMS = 9


def ground(profile: Profile) -> Ground:
    """The pitch."""
    return Ground("square", profile.length, profile.width)


def centre(profile: Profile) -> Point:
    """The centre spot."""
    return profile.length / 2, profile.width / 2


def inside(profile: Profile, at: Point) -> Point:
    """The point of the pitch that is nearest: who brings a ball back may stand beside it."""
    return rounded((min(max(at[0], 0.0), profile.length), min(max(at[1], 0.0), profile.width)))


def base(profile: Profile, at: Point) -> Disc:
    """A unit's base."""
    return Disc(at, profile.radius)


def others(state: State, unit: str) -> tuple[Unit, ...]:
    """All other units that stand on the pitch."""
    return tuple(other for other in state.units if other.id != unit and other.at is not None)


def goal_of(state: State, player: int) -> tuple[Point, Point]:
    """The posts of the goal that a side defends."""
    profile = state.profile
    x = profile.length if state.players[player].east else 0.0
    middle, half = profile.width / 2, profile.goal / 2
    return (x, middle - half), (x, middle + half)


def ball_at(state: State) -> Point | None:
    """Where the ball is: at its holder's feet, or where it lies."""
    return state.ball.at if state.ball.holder is None else state.unit(state.ball.holder).at


def touches(profile: Profile, at: Point, ball: Point) -> bool:
    """Whether a unit at a point has the ball at its feet."""
    return distance(at, ball) <= profile.radius + profile.ball + profile.touch


def nearest_touching(state: State, but: str, ball: Point) -> Unit | None:
    """Who has a ball that comes to lie there, but for who played it: the nearest of those that touch it."""
    near = [unit for unit in others(state, but) if unit.at is not None and touches(state.profile, unit.at, ball)]
    return min(near, key=lambda unit: distance(unit.at or ball, ball), default=None)


# -- ranges and lines ---------------------------------------------------------------------------------------------


def _far(state: State, unit: Unit, target: str) -> float:
    """From a unit's edge to its target: another unit, or the goal of the other side."""
    assert unit.at is not None
    here = base(state.profile, unit.at)
    if target == GOAL:
        mouth = LineString(goal_of(state, 1 - unit.owner))
        return max(0.0, float(mouth.distance(_Spot(unit.at))) - state.profile.radius)
    there = state.unit(target).at
    assert there is not None
    return gap(here, base(state.profile, there))


def shot_range(state: State, unit: Unit, target: str) -> float:
    """The distance that counts, nearest edges."""
    return _far(state, unit, target)


def ranges(profile: Profile, far: float) -> tuple[Range, ...]:
    """The ranges at which something so far away may be attacked: two of them in a close call."""
    found = []
    if far <= profile.reach + CLOSE_CALL:
        found.append(Range.HAND_TO_HAND)
    if profile.reach - CLOSE_CALL < far <= profile.ruler + CLOSE_CALL:
        found.append(Range.DIRECT_FIRE)
    if far > profile.ruler - CLOSE_CALL:
        found.append(Range.ARTILLERY)
    return tuple(found)


def reaches(state: State, act: Activation) -> bool:
    """Whether what the unit goes for is in the range that it declared."""
    far = _far(state, state.unit(act.unit), act.target)
    return act.range in ranges(state.profile, far)


def in_line(state: State, unit_id: str, target: str) -> tuple[str, ...]:
    """Who stands between a unit and its target, the nearest to it first; at the goal, where fewest stand in the way."""
    unit = state.unit(unit_id)
    assert unit.at is not None
    here = base(state.profile, unit.at)
    aims = [_there(state, target)] if target != GOAL else _mouth(state, 1 - unit.owner)
    found = [tuple(other for other in others(state, unit_id) if _crosses(state, here, there, other)) for there in aims]
    line = min((tuple(o for o in one if o.id != target) for one in found), key=lambda one: (len(one), _sum(one)))
    return tuple(other.id for other in sorted(line, key=lambda other: gap(here, _base_of(state, other))))


def aim(state: State, unit_id: str, target: str) -> Point:
    """The point that a kick goes to."""
    if target != GOAL:
        return _there(state, target).at
    line = in_line(state, unit_id, target)
    here = state.unit(unit_id).at
    assert here is not None
    start = base(state.profile, here)
    for there in _mouth(state, 1 - state.unit(unit_id).owner):
        if tuple(o.id for o in others(state, unit_id) if _crosses(state, start, there, o)) in (line, line[::-1]):
            return there.at
    return _mouth(state, 1 - state.unit(unit_id).owner)[0].at


def _sum(line: tuple[Unit, ...]) -> int:
    return sum(unit.defense or 0 for unit in line)


def _there(state: State, target: str) -> Disc:
    return _base_of(state, state.unit(target))


def _base_of(state: State, unit: Unit) -> Disc:
    assert unit.at is not None
    return base(state.profile, unit.at)


def _mouth(state: State, player: int) -> list[Disc]:
    """Points along the goal that a kick may go to, its middle first."""
    (x, top), (_, bottom) = goal_of(state, player)
    inset = state.profile.ball
    places = [top + inset + (bottom - top - 2 * inset) * n / (AIMS - 1) for n in range(AIMS)]
    middle = (top + bottom) / 2
    return [Disc((x, y), 0.0) for y in sorted(places, key=lambda y: abs(y - middle))]


def _crosses(state: State, here: Disc, there: Disc, other: Unit) -> bool:
    return between(here, there, _base_of(state, other))


def seen(state: State, unit_id: str, target: str, yellow: int) -> bool:
    """Whether a unit may be marked from here: anywhere with two spotting systems, else within one ruler."""
    if yellow >= 2:
        return True
    unit = state.unit(unit_id)
    if _far(state, unit, target) > state.profile.ruler + CLOSE_CALL:
        return False
    return yellow == 1 or not in_line(state, unit_id, target)


# -- where the ball leaves the pitch ------------------------------------------------------------------------------


def leaves(state: State, start: Point, end: Point) -> tuple[str, Point] | None:
    """Where a ball on its way from one point to another crosses a line: ``side``, ``west`` or ``east``, and the place.

    None while it stays in.
    """
    profile, start = state.profile, inside(state.profile, start)
    crossings = [(share, line) for line, share in _crossings(profile, start, end) if 0 <= share <= 1]
    if not crossings:
        return None
    share, line = min(crossings)
    x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    return line, inside(profile, (x, y))


def _crossings(profile: Profile, start: Point, end: Point) -> list[tuple[str, float]]:
    lines = []
    for axis, edge, name in (
        (0, 0.0, "west"),
        (0, profile.length, "east"),
        (1, 0.0, "side"),
        (1, profile.width, "side"),
    ):
        out = end[axis] < edge if edge == 0.0 else end[axis] > edge
        if out and end[axis] != start[axis]:
            lines.append((name, (edge - start[axis]) / (end[axis] - start[axis])))
    return lines
