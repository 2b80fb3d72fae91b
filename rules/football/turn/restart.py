"""Kick-offs and dead balls: who is placed where, and in which order (rulebook: "Deployment", "After a dead ball")."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.request import Request, option
from rules.field import EDGE, Point, distance
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.map import pitch
from rules.football.state import Break, Restart, State, Unit

__all__ = ["answer", "ask", "begin", "finish", "placer", "put"]


def begin(draft: Draft, kind: Break, side: int) -> None:
    """Stops play. On a drawn pitch the ball is put where it belongs."""
    at = _spot(draft.state, kind, side) if draft.state.mapped else None
    draft.emit(ev.RestartBegan(kind, side, at))


def _spot(state: State, kind: Break, side: int) -> Point | None:
    """The centre spot, the corner next to where it went out, before the goal; else where the ball is."""
    profile, at = state.profile, pitch.ball_at(state)
    if kind is Break.KICK_OFF or at is None:
        return pitch.centre(profile)
    if kind is Break.CORNER:
        return (0.0 if at[0] < profile.length / 2 else profile.length), (
            0.0 if at[1] < profile.width / 2 else profile.width
        )
    if kind is Break.GOAL_KICK:
        away = profile.goal
        return (profile.length - away if state.players[side].east else away), profile.width / 2
    return pitch.inside(profile, at)


def placer(state: State) -> int | None:
    """Who places next: in turn, at a kick-off the side with the ball first, else the other. None: everybody stands."""
    restart = state.restart
    assert restart is not None
    first = restart.side if restart.kind is Break.KICK_OFF else 1 - restart.side
    left = {player: _left(state, player) for player in (first, 1 - first)}
    with_any = [player for player in left if left[player]]
    if not with_any:
        return None
    return max(with_any, key=lambda player: (len(left[player]), player == first))


def _left(state: State, player: int) -> tuple[Unit, ...]:
    assert state.restart is not None
    return tuple(unit for unit in state.units_of(player) if unit.id not in state.restart.done)


def _takes(restart: Restart, player: int) -> bool:
    """Whether the next unit that a side puts down is the one at the ball."""
    return player == restart.side and restart.taker is None


def ask(state: State) -> Request:
    """Which unit is put down next; in a redeployment the rest may stay where they are."""
    player, restart = placer(state), state.restart
    assert player is not None
    assert restart is not None
    takes = _takes(restart, player)
    label = "take-ball" if takes else "place-unit"
    options = [option(unit.id, label, unit=unit.id) for unit in _left(state, player)]
    if not takes and _may_stay(state, restart, _left(state, player)):
        options.append(option("rest", "place-rest", count=len(options)))
    facts = {"restart": str(restart.kind), "side": restart.side, "takes": takes, "why": "redeployment"}
    return Request(f"deploy-{state.serial}", player, "deploy", tuple(options), None, facts)


def _may_stay(state: State, restart: Restart, units: Sequence[Unit]) -> bool:
    """Whether all of these may stay where they are: not before a kick-off on a drawn pitch, nor in somebody's place."""
    if not state.mapped:
        return True
    return restart.kind is not Break.KICK_OFF and not any(_crowded(state, restart, unit) for unit in units)


def _crowded(state: State, restart: Restart, unit: Unit) -> bool:
    """Whether somebody has been placed where a unit still stands, or it takes the place of whoever is at the ball."""
    placed = [state.unit(other).at for other in restart.done if other != unit.id]
    if restart.taker is None:
        placed.append(state.ball.at)
    near = 2 * state.profile.radius - EDGE
    return any(unit.at is not None and at is not None and distance(unit.at, at) < near for at in placed)


def answer(draft: Draft, request: Request, choice: str) -> None:
    """Puts one unit down, or leaves all the rest where they stand."""
    if choice == "rest":
        left = _left(draft.state, request.player)
        draft.emit(ev.Stayed(request.player, tuple(unit.id for unit in left)))
    elif draft.state.mapped:
        _last_stays(draft, request.player, choice)
        draft.emit(ev.PlacingBegan(choice))
    else:
        draft.emit(ev.Placed(choice, taker=request.facts["takes"]))


def _last_stays(draft: Draft, player: int, choice: str) -> None:
    """The defence's unit nearest its goal stays if another is placed before it (book)."""
    state = draft.state
    restart = state.restart
    assert restart is not None
    if restart.kind is Break.KICK_OFF or player == restart.side:
        return
    (x, _), _ = pitch.goal_of(state, player)
    units = [unit for unit in state.units_of(player) if unit.at is not None]
    if any(unit.id in restart.done for unit in units):
        return
    last = min(units, key=lambda unit: abs((unit.at or (x, 0.0))[0] - x))
    if last.id != choice and not _crowded(state, restart, last):
        draft.emit(ev.Stayed(player, (last.id,)))


def put(draft: Draft, at: Point) -> None:
    """The unit that was taken up stands there now."""
    restart = draft.state.restart
    assert restart is not None
    assert restart.placing is not None
    takes = _takes(restart, draft.state.unit(restart.placing).owner)
    draft.emit(ev.Placed(restart.placing, taker=takes, at=at))


def finish(draft: Draft) -> None:
    """Play goes on; at a dead ball the unit at the ball has its turn at once, an extra one if it has had its own."""
    restart = draft.state.restart
    assert restart is not None
    assert restart.taker is not None
    draft.emit(ev.RestartEnded(restart.kind, restart.taker))
    if restart.kind is not Break.KICK_OFF:
        free = draft.state.unit(restart.taker).gone
        draft.emit(ev.Activated(restart.taker, free=free, why="dead-ball"))
