"""Reducers of events before play and at restarts."""

from __future__ import annotations

from msgspec import structs

from rules.football import events as ev
from rules.football.fold.registry import FOLD
from rules.football.state import Ball, Break, Phase, Restart, State

__all__: list[str] = []

_set = structs.replace


@FOLD.on(ev.Tossed)
def _tossed(state: State, event: ev.Tossed) -> State:
    return _set(state, tossed=event.player, drawn=state.drawn + 1)


@FOLD.on(ev.KickOffChosen)
def _kick_off_chosen(state: State, event: ev.KickOffChosen) -> State:
    return _set(state, first=event.side, phase=Phase.SIDE)


@FOLD.on(ev.SideChosen)
def _side_chosen(state: State, event: ev.SideChosen) -> State:
    players = (_set(item, east=(n == event.player) == event.east) for n, item in enumerate(state.players))
    return _set(state, players=tuple(players))


@FOLD.on(ev.RestartBegan)
def _restart_began(state: State, event: ev.RestartBegan) -> State:
    units = state.units
    if event.kind is Break.KICK_OFF:
        units = tuple(_set(unit, at=None) for unit in units)
    restart, ball = Restart(event.kind, event.side), Ball(None, event.at)
    state = _set(state, units=units, phase=Phase.PLACING, restart=restart, ball=ball, stack=(), heat=None)
    return _set(state, had=event.side)


@FOLD.on(ev.LinedUp)
def _lined_up(state: State, event: ev.LinedUp) -> State:
    restart = state.current_restart
    lined_up, spots = (*restart.lined_up, event.player), (*restart.spots, *event.places)
    return _set(state, restart=_set(restart, lined_up=lined_up, spots=spots))


@FOLD.on(ev.PlacingBegan)
def _placing_began(state: State, event: ev.PlacingBegan) -> State:
    return _set(state, restart=_set(state.current_restart, placing=event.unit))


@FOLD.on(ev.Placed)
def _placed(state: State, event: ev.Placed) -> State:
    restart = state.current_restart
    taker = event.unit if event.taker else restart.taker
    done, last = (*restart.done, event.unit), state.owner(event.unit)
    state = _set(state, restart=_set(restart, done=done, taker=taker, placing=None, last=last))
    return state if event.at is None else state.with_unit(event.unit, at=event.at)


@FOLD.on(ev.Stayed)
def _stayed(state: State, event: ev.Stayed) -> State:
    restart = state.current_restart
    return _set(state, restart=_set(restart, done=(*restart.done, *event.units), last=event.player))


@FOLD.on(ev.RestartEnded)
def _restart_ended(state: State, event: ev.RestartEnded) -> State:
    return _set(state, phase=Phase.PLAY, restart=None, ball=_set(state.ball, holder=event.taker))
