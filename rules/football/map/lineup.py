"""Where a side's units go at a restart on a drawn pitch: who must move, and the places that are suggested."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from rules.core.collections import present
from rules.field import EDGE, Point, distance
from rules.football.map import pitch
from rules.football.map.place import Placing
from rules.football.map.zones import nearest_legal, open_zone
from rules.football.state import Break, Spot, State, Unit

__all__ = ["crowded", "line_up", "must_move", "place_near", "suggested", "unplaced"]

_BEHIND = 0.6
"""How far behind the ball its taker stands."""
_APART = 2.0
_SHAPE = (
    *((0.08, 0.5), (0.84, 0.25), (0.84, 0.75), (0.5, 0.38), (0.5, 0.62), (0.6, 0.12)),
    *((0.6, 0.88), (0.28, 0.3), (0.28, 0.7), (0.72, 0.5), (0.4, 0.5)),
)
"""Places of a kick-off in their order, as shares of a side's half from its goal and of the pitch from north."""


def unplaced(state: State, player: int) -> tuple[Unit, ...]:
    """A side's units that wait for their places."""
    done = state.current_restart.done
    return tuple(unit for unit in state.units_of(player) if unit.id not in done)


def must_move(state: State, units: Sequence[Unit]) -> tuple[str, ...]:
    """The units that may not stay in their places: all at a kick-off; who is offside or in the way."""
    restart = state.current_restart
    kick_off = restart.kind is Break.KICK_OFF
    return tuple(
        unit.id
        for unit in units
        if kick_off or crowded(state, unit) or (unit.owner == restart.side and pitch.offside(state, unit))
    )


def crowded(state: State, unit: Unit) -> bool:
    """Whether a unit stands in the place of one that has been placed, or in that of the taker to come."""
    restart = state.current_restart
    taken = [state.unit(other).at for other in restart.done if other != unit.id]
    if restart.taker is None:
        taken.append(state.ball.at)
    near = 2 * state.profile.radius - EDGE
    return any(unit.at is not None and at is not None and distance(unit.at, at) < near for at in taken)


# -- suggested places -------------------------------------------------------------------------------------------------


def line_up(state: State, player: int) -> tuple[Spot, ...]:
    """Suggested places of a side's units, in the order of placing; units that are missing stay where they are."""
    return tuple(_spots(state, player))


def _spots(state: State, player: int) -> Iterator[Spot]:
    while left := _next(state, player):
        restart = state.current_restart
        at = suggested(state, Placing(left.id, player, restart.takes(player)))
        if at is None:
            return
        yield Spot(left.id, at)
        taker = left.id if restart.takes(player) else restart.taker
        restart = structs.replace(restart, done=(*restart.done, left.id), taker=taker)
        state = structs.replace(state.with_unit(left.id, at=at), restart=restart)


def _next(state: State, player: int) -> Unit | None:
    """The unit to place next: the taker first, then those that must move."""
    left = unplaced(state, player)
    if state.current_restart.takes(player):
        return min(left, key=lambda unit: _from_ball(state, unit), default=None)
    must = must_move(state, left)
    return next((unit for unit in left if unit.id in must), None)


def _from_ball(state: State, unit: Unit) -> float:
    """How far a unit stands from the ball; the best kicker first where nobody stands anywhere."""
    if unit.at is None or state.ball.at is None:
        return -sum(system in ("Rd", "Ra") for system in unit.systems)
    return distance(unit.at, state.ball.at)


def suggested(state: State, placing: Placing) -> Point | None:
    """The suggested place of a unit; None if it has none."""
    if placing.takes:
        return place_near(state, placing, _behind_ball(state, placing.player))
    here = state.unit(placing.unit).at
    wishes = _shape(state, placing.player) if here is None else iter((here,))
    return next((at for wish in wishes if (at := place_near(state, placing, wish)) is not None), None)


def place_near(state: State, placing: Placing, wish: Point) -> Point | None:
    """The legal place of a unit nearest to a point."""
    return nearest_legal(state, placing, open_zone(state, placing), wish)


def _behind_ball(state: State, player: int) -> Point:
    """A point beside the ball, on the side of the own goal."""
    x, y = present(state.ball.at)
    (end, north), (_, south) = pitch.goal_of(state, player)
    goal = end, (north + south) / 2
    share = _BEHIND / max(_BEHIND, distance((x, y), goal))
    return x + (goal[0] - x) * share, y + (goal[1] - y) * share


def _shape(state: State, player: int) -> Iterator[Point]:
    """The places of a kick-off that no unit of the side has yet."""
    profile, (goal, _) = state.profile, pitch.goal_of(state, player)
    taken = [unit.position for unit in state.units_of(player) if unit.at is not None]
    way = profile.length / 2 * (-1 if state.players[player].east else 1)
    points = ((goal[0] + way * share, profile.width * down) for share, down in _SHAPE)
    return (at for at in points if all(distance(at, other) > _APART for other in taken))
