"""The drawn pitch: goals, lines, bases and the ball (rulebook: "Field of Play").

Lengths are in shooting units; the origin is the north-west corner, x goes east, y south. A unit's ball lies at the
centre of its base.
"""

from functools import lru_cache

from msgspec import Struct

from rules.field import EDGE, Disc, Ground, Point, Zone, disc_zone, distance, rounded, union
from rules.football.profile import Profile
from rules.football.state import State, Unit


def ground(profile: Profile) -> Ground:
    """The pitch."""
    return Ground("square", profile.length, profile.width)


def centre(profile: Profile) -> Point:
    """The centre spot."""
    return profile.length / 2, profile.width / 2


def inside(profile: Profile, at: Point) -> Point:
    """The point of the pitch nearest to a point."""
    return rounded((min(max(at[0], 0.0), profile.length), min(max(at[1], 0.0), profile.width)))


def base(profile: Profile, at: Point) -> Disc:
    """The base of a unit at a point."""
    return Disc(at, profile.radius)


def base_of(state: State, unit: Unit) -> Disc:
    """The base of a unit in its place."""
    return base(state.profile, unit.position)


def others(state: State, unit_id: str) -> tuple[Unit, ...]:
    """The other units that stand on the pitch."""
    return tuple(other for other in state.units if other.id != unit_id and other.at is not None)


def bodies(state: State, units: tuple[Unit, ...]) -> Zone:
    """The ground where a unit's centre would put its base into one of these units."""
    return _crowd(tuple(unit.position for unit in units), 2 * state.profile.radius - EDGE)


@lru_cache(maxsize=64)
def _crowd(points: tuple[Point, ...], far: float) -> Zone:
    """All that is within a distance of any of the points. Cached: every place that is tried asks for it."""
    return union(disc_zone(at, far) for at in points)


def goal_of(state: State, player: int) -> tuple[Point, Point]:
    """The posts of the goal that a side defends, the northern one first."""
    profile = state.profile
    x = profile.length if state.players[player].east else 0.0
    middle, half = profile.width / 2, profile.goal / 2
    return (x, middle - half), (x, middle + half)


def mouth(state: State, player: int) -> Point:
    """The middle of the goal that a side defends."""
    (x, north), (_, south) = goal_of(state, player)
    return x, (north + south) / 2


def to_goal(state: State, player: int, at: Point) -> float:
    """The distance from a point to the goal that a side defends."""
    (x, north), (_, south) = goal_of(state, player)
    return distance(at, (x, min(max(at[1], north), south)))


def last_defender(state: State, player: int) -> Unit | None:
    """A side's unit nearest its goal; None if it has none on the pitch."""
    units = [unit for unit in state.units_of(player) if unit.at is not None]
    return min(units, key=lambda unit: to_goal(state, player, unit.position), default=None)


def offside_line(state: State, side: int) -> float:
    """The x that the attackers of a side may not stand beyond: the last defender's, with room for a base."""
    length, room = state.profile.length, 2 * state.profile.radius
    last, east = last_defender(state, 1 - side), state.players[1 - side].east
    if last is None:
        return length if east else 0.0
    x = last.position[0]
    return max(room, x) if east else min(length - room, x)


def offside(state: State, unit: Unit) -> bool:
    """Whether a unit stands beyond the last defender of the other side."""
    line, (x, _) = offside_line(state, unit.owner), unit.position
    return x > line + EDGE if state.players[1 - unit.owner].east else x < line - EDGE


# -- the ball -----------------------------------------------------------------------------------------------------


def ball_at(state: State) -> Point | None:
    """The place of the ball: that of its holder, or its own if it is loose."""
    return state.ball.at if state.ball.holder is None else state.unit(state.ball.holder).at


def touches(profile: Profile, at: Point, ball: Point) -> bool:
    """Whether a unit at a point touches a ball."""
    return distance(at, ball) <= profile.radius + profile.ball + profile.touch


def nearest_touching(state: State, ball: Point) -> Unit | None:
    """The unit that takes a ball at a point: the nearest that touches it."""
    near = [unit for unit in state.units if unit.at is not None and touches(state.profile, unit.at, ball)]
    return min(near, key=lambda unit: distance(unit.position, ball), default=None)


class Exit(Struct, frozen=True):
    """The place where a ball leaves the pitch: over the goal line of the side ``over``, or (None) over a side line.

    ``goal``: between the posts.
    """

    at: Point
    over: int | None = None
    goal: bool = False


def exit_of(state: State, start: Point, end: Point) -> Exit | None:
    """Where a ball on its way from one point to another leaves the pitch; None if it stays in."""
    start = inside(state.profile, start)
    crossings = [(share, line) for line, share in _crossings(state.profile, start, end) if 0 <= share <= 1]
    if not crossings:
        return None
    share, line = min(crossings)
    x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    at = inside(state.profile, (x, y))
    if line == "side":
        return Exit(at)
    over = next(n for n, player in enumerate(state.players) if player.east == (line == "east"))
    (_, north), (_, south) = goal_of(state, over)
    return Exit(at, over, north <= at[1] <= south)


def _crossings(profile: Profile, start: Point, end: Point) -> list[tuple[str, float]]:
    """The lines that a ball crosses, each with the share of its way up to there."""
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
