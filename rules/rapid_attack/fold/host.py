"""Reducers of the host's corrections."""

from __future__ import annotations

from msgspec import structs

from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.changes import drop_from_ruins, hold_station
from rules.rapid_attack.fold.registry import on
from rules.rapid_attack.pending import PendingHits
from rules.rapid_attack.state import Activation, Piece, State

_set = structs.replace


@on(ev.StationSet)
def _station_set(state: State, event: ev.StationSet) -> State:
    return hold_station(state, event.station, event.holder)


@on(ev.TerrainSet)
def _terrain_set(state: State, event: ev.TerrainSet) -> State:
    others = tuple(piece for piece in state.terrain if piece.id != event.piece)
    known = next((piece for piece in state.terrain if piece.id == event.piece), Piece(event.piece, "", 0))
    terrain = sorted((*others, _set(known, name=event.name, hits=event.hits)), key=lambda piece: int(piece.id[1:]))
    return drop_from_ruins(_set(state, terrain=tuple(terrain)))


@on(ev.FrameSet)
def _frame_set(state: State, event: ev.FrameSet) -> State:
    has = {"systems": event.systems, "lost": event.lost, "white": event.white}
    return state.with_frame(event.frame, **has, dropped=event.dropped, activated=event.activated)


@on(ev.PoolSet)
def _pool_set(state: State, event: ev.PoolSet) -> State:
    return _set(state, stack=tuple(_with_dice(act, event) if act.frame == event.frame else act for act in state.stack))


def _with_dice(act: Activation, event: ev.PoolSet) -> Activation:
    """The activation with other dice; the used ones come first."""
    places = {old: new for new, old in enumerate(act.used)}
    attack = None if act.attack is None else _set(act.attack, die=places[act.attack.die])
    spot = None if act.spot_with is None else places[act.spot_with]
    return _set(act, dice=event.dice, faces=event.faces, used=tuple(range(event.used)), attack=attack, spot_with=spot)


@on(ev.Fell)
def _fell(state: State, event: ev.Fell) -> State:
    owed = (*state.owed, PendingHits(event.frame, event.hits)) if event.hits else state.owed
    return _set(state, drawn=state.drawn + len(event.dice), owed=owed)


@on(ev.ScoreAdjusted)
def _score_adjusted(state: State, event: ev.ScoreAdjusted) -> State:
    players = list(state.players)
    players[event.player] = _set(players[event.player], adjust=players[event.player].adjust + event.points)
    return _set(state, players=tuple(players))


@on(ev.PlayerRenamed)
def _player_renamed(state: State, event: ev.PlayerRenamed) -> State:
    players = list(state.players)
    players[event.player] = _set(players[event.player], name=event.name)
    return _set(state, players=tuple(players))


@on(ev.ClockSet)
def _clock_set(state: State, event: ev.ClockSet) -> State:
    return _set(state, clock=event.clock)
