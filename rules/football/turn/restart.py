"""Kick-offs and dead balls: the order and the places of units (rulebook: "Deployment", "After a dead ball")."""

from __future__ import annotations

from rules.core.collections import present
from rules.core.request import Option, Request, option
from rules.field import Point
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.map import pitch
from rules.football.map.lineup import crowded, line_up, must_move, place_near, unplaced
from rules.football.map.place import Placing
from rules.football.state import Break, Spot, State

__all__ = ["ask", "begin", "choose", "finish", "place", "place_planned", "players_to_place"]


def begin(draft: Draft, kind: Break, side: int) -> None:
    """Stop play for a restart by a side. On a drawn pitch the ball is put in its place."""
    at = _ball_place(draft.state, kind, side) if draft.state.mapped else None
    draft.emit(ev.RestartBegan(kind, side, at))


def _ball_place(state: State, kind: Break, side: int) -> Point:
    """The centre spot, the nearest corner, before the goal; else the place of the ball, or the nearest on the pitch."""
    profile, at = state.profile, pitch.ball_at(state)
    if kind is Break.KICK_OFF or at is None:
        return pitch.centre(profile)
    if kind is Break.CORNER:
        return _nearer_end(at[0], profile.length), _nearer_end(at[1], profile.width)
    if kind is Break.GOAL_KICK:
        away = profile.goal_kick
        return (profile.length - away if state.players[side].east else away), profile.width / 2
    return pitch.inside(profile, at)


def _nearer_end(at: float, length: float) -> float:
    return 0.0 if at < length / 2 else length


# -- the order of placing -----------------------------------------------------------------------------------------


def players_to_place(state: State) -> list[int]:
    """The sides with units to place, the next first: in turn, the side with the ball first at a kick-off, else last."""
    restart = state.current_restart
    first = restart.side if restart.kind is Break.KICK_OFF else 1 - restart.side
    turn = first if restart.last is None else 1 - restart.last
    return [player for player in (turn, 1 - turn) if unplaced(state, player)]


def ask(state: State) -> Request:
    """The request for the unit that is placed next; at a dead ball the rest may stay in their places."""
    player = players_to_place(state)[0]
    restart, left = state.current_restart, unplaced(state, player)
    takes = restart.takes(player)
    label = "take-ball" if takes else "place-unit"
    options = [option(unit.id, label, unit=unit.id) for unit in left]
    must = must_move(state, left) if state.mapped else ()
    if not takes and not must:
        rest = option("rest", "place-rest" if state.mapped else "in-place", count=len(options))
        options.insert(len(options) if state.mapped else 0, rest)
    if state.mapped and (spots := line_up(state, player)):
        options.insert(0, option("all", "line-up", places=spots))
    facts = {"restart": str(restart.kind), "side": restart.side, "takes": takes, "must": must, "why": "redeployment"}
    return Request(f"deploy-{state.serial}", player, "deploy", tuple(options), None, facts)


# -- placing ------------------------------------------------------------------------------------------------------


def choose(draft: Draft, request: Request, chosen: Option) -> None:
    """Place the chosen unit (on a drawn pitch: ask for its place), or take all the rest as placed."""
    state, player = draft.state, request.player
    if chosen.label == "line-up":
        draft.emit(ev.LinedUp(player, chosen.facts["places"]))
        return
    if chosen.label in ("place-rest", "in-place"):
        draft.emit(ev.Stayed(player, tuple(unit.id for unit in unplaced(state, player))))
        return
    unit: str = chosen.facts["unit"]
    if state.mapped:
        _keep_last_defender(draft, player, unit)
        draft.emit(ev.PlacingBegan(unit))
    else:
        draft.emit(ev.Placed(unit, taker=state.current_restart.takes(player)))


def _keep_last_defender(draft: Draft, player: int, unit_id: str) -> None:
    """Leave the defence's unit nearest its goal in its place if another one is placed first (book)."""
    state, restart = draft.state, draft.state.current_restart
    if restart.kind is Break.KICK_OFF or player == restart.side:
        return
    if any(unit.id in restart.done for unit in state.units_of(player)):
        return
    last = pitch.last_defender(state, player)
    if last is not None and last.id != unit_id and not crowded(state, last):
        draft.emit(ev.Stayed(player, (last.id,)))


def place(draft: Draft, placing: Placing, at: Point) -> None:
    """Place the chosen unit at a point of the pitch."""
    draft.emit(ev.Placed(placing.unit, taker=placing.takes, at=at))


def place_planned(draft: Draft, player: int) -> bool:
    """Place the next unit of a side that has lined up, and let the rest stay. False if the side has not.

    Who would stay where the taker has come since then makes room.
    """
    restart, units = draft.state.current_restart, unplaced(draft.state, player)
    if player not in restart.lined_up:
        return False
    left, must = [unit.id for unit in units], must_move(draft.state, units)
    spots = (*restart.spots, *(Spot(unit.id, unit.at) for unit in units if unit.id in must and unit.at is not None))
    spot = next((spot for spot in spots if spot.unit in left), None)
    if spot is None:
        draft.emit(ev.Stayed(player, tuple(left)))
        return True
    _keep_last_defender(draft, player, spot.unit)
    draft.emit(ev.PlacingBegan(spot.unit))
    placing = Placing(spot.unit, player, restart.takes(player))
    place(draft, placing, present(place_near(draft.state, placing, spot.at)))
    return True


def finish(draft: Draft) -> None:
    """Play on. At a dead ball the taker has its turn at once, an extra one if it has had its own."""
    restart = draft.state.current_restart
    taker = present(restart.taker)
    draft.emit(ev.RestartEnded(restart.kind, taker))
    if restart.kind is not Break.KICK_OFF:
        draft.emit(ev.Activated(taker, free=draft.state.unit(taker).gone, why="dead-ball"))
