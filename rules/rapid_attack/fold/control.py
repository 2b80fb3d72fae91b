"""Reducers of stations, scores, the clock, standing orders and the end."""

from __future__ import annotations

from msgspec import structs

from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.changes import hold_station
from rules.rapid_attack.fold.registry import on
from rules.rapid_attack.orders import Orders
from rules.rapid_attack.state import Phase, State

_set = structs.replace


@on(ev.StationChanged)
def _station_changed(state: State, event: ev.StationChanged) -> State:
    return hold_station(state, event.station, event.holder)


@on(ev.ScoresChanged)
def _scores_changed(state: State, event: ev.ScoresChanged) -> State:
    players = tuple(_set(player, score=score) for player, score in zip(state.players, event.scores, strict=True))
    return _set(state, players=players, order=event.order)


@on(ev.RoundEnded)
def _round_ended(state: State, event: ev.RoundEnded) -> State:
    return _set(state, clock=event.clock, phase=Phase.DOOMSDAY, voted=())


@on(ev.ClockAdvanced)
def _clock_advanced(state: State, event: ev.ClockAdvanced) -> State:
    return _set(state, clock=event.clock, voted=(*state.voted, event.player))


@on(ev.ClockHeld)
def _clock_held(state: State, event: ev.ClockHeld) -> State:
    return _set(state, voted=(*state.voted, event.player))


@on(ev.OrdersSet)
def _orders_set(state: State, event: ev.OrdersSet) -> State:
    others = tuple(item for item in state.orders if item.player != event.player)
    mine = Orders(event.player, event.losses, event.give_ground, event.for_all, event.frames, event.agrees)
    kept = () if mine == Orders(event.player) else (mine,)
    return _set(state, orders=(*others, *kept))


@on(ev.GameEnded)
def _game_ended(state: State, event: ev.GameEnded) -> State:
    return _set(state, phase=Phase.OVER, outcome=event.outcome, stack=())
