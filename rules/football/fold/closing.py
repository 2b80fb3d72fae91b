"""Reducers of the end of a match and of its host's corrections."""

from __future__ import annotations

from msgspec import structs

from rules.football import events as ev
from rules.football.fold.registry import FOLD
from rules.football.state import Ball, Orders, Phase, State

__all__: list[str] = []


@FOLD.on(ev.GoalsSet)
def _goals_set(state: State, event: ev.GoalsSet) -> State:
    return state.with_player(event.player, score=max(0, state.players[event.player].score + event.points))


@FOLD.on(ev.PlayerRenamed)
def _player_renamed(state: State, event: ev.PlayerRenamed) -> State:
    return state.with_player(event.player, name=event.name)


@FOLD.on(ev.BallGiven)
def _ball_given(state: State, event: ev.BallGiven) -> State:
    if event.unit is None:
        return structs.replace(state, ball=Ball(None, event.at))
    unit = state.unit(event.unit)
    return structs.replace(state, ball=Ball(unit.id, unit.at), had=unit.owner)


@FOLD.on(ev.MatchEnded)
def _match_ended(state: State, event: ev.MatchEnded) -> State:
    return structs.replace(state, phase=Phase.OVER, outcome=event.outcome, stack=(), primed=(), restart=None, heat=None)


@FOLD.on(ev.OrdersSet)
def _orders_set(state: State, event: ev.OrdersSet) -> State:
    given = Orders(event.player, event.target, event.defend, event.mark, event.hotrod)
    others = tuple(item for item in state.orders if item.player != event.player)
    return structs.replace(state, orders=others if given == Orders(event.player) else (*others, given))
