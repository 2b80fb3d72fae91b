"""Reducers of set-up, bidding and deployment."""

from __future__ import annotations

from msgspec import structs

from rules.core.collections import changed
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.registry import on
from rules.rapid_attack.map.battlefield import laid_out
from rules.rapid_attack.pending import Layout, Tie
from rules.rapid_attack.state import Frame, Phase, Piece, State

__all__ = ["started"]

_set = structs.replace


def started(event: ev.Started) -> State:
    """The first state of a game."""
    ground, terrain = laid_out(event)
    return State(
        ground=ground,
        terrain=terrain,
        profile=event.profile,
        size=event.size,
        table=event.table,
        players=event.players,
        frames=event.frames,
        stations=event.stations,
        order=event.order,
        clock=event.clock,
        clock_start=event.clock,
        limits=event.limits,
        phase=Phase.BIDDING,
        options=event.options,
        spares=event.spares,
    )


@on(ev.TieDrawn)
def _tie_drawn(state: State, event: ev.TieDrawn) -> State:
    tie = Tie(event.tied, event.player, () if state.tie is None else state.tie.deferred)
    rolled = 1 if len(event.among or tie.undeferred) > 1 else 0
    return _set(state, drawn=state.drawn + rolled, tie=tie)


@on(ev.TieDeferred)
def _tie_deferred(state: State, event: ev.TieDeferred) -> State:
    tie = state.open_tie
    return _set(state, tie=_set(tie, deferred=(*tie.deferred, event.player)))


@on(ev.FrameAdded)
def _frame_added(state: State, event: ev.FrameAdded) -> State:
    left = tuple(frame for frame in state.spares if frame.id != event.frame.id)
    return _set(state, frames=tuple(sorted((*state.frames, event.frame), key=_place)), spares=left)


def _place(frame: Frame) -> tuple[int, int]:
    return frame.owner, int(frame.id[1:])


@on(ev.FrameRemoved)
def _frame_removed(state: State, event: ev.FrameRemoved) -> State:
    """The frame's rockets go to the first frame left."""
    gone = state.frame(event.frame)
    left = tuple(frame for frame in state.frames if frame.id != event.frame)
    heir = next(frame for frame in left if frame.owner == gone.owner)
    return _set(state, frames=changed(left, heir.id, {"rockets": heir.rockets + gone.rockets}))


@on(ev.BidCounted)
def _bid_counted(state: State, event: ev.BidCounted) -> State:
    players = tuple(
        _set(player, ppa=ppa, score=score)
        for player, ppa, score in zip(state.players, event.ppa, event.scores, strict=True)
    )
    return _set(state, players=players, order=event.order, tie=None)


@on(ev.LotsDrawn)
def _lots_drawn(state: State, event: ev.LotsDrawn) -> State:
    lots = state.drawn_lots or event.first
    return _set(state, drawn=state.drawn + 1, order=event.order, tie=None, drawn_lots=lots)


@on(ev.PositionsTaken)
def _positions_taken(state: State, event: ev.PositionsTaken) -> State:
    phase = Phase.DEPLOYMENT if event.deploy else Phase.ORDER
    layout = Layout(state.order[0]) if event.deploy and state.mapped and state.on("terrain") else None
    return _set(state, defender=event.defender, point=event.point, phase=phase, layout=layout)


@on(ev.TerrainChosen)
def _terrain_chosen(state: State, event: ev.TerrainChosen) -> State:
    return _set(state, placing=event.piece, layout=_set(state.open_layout, kind=event.name))


@on(ev.TerrainPut)
def _terrain_put(state: State, event: ev.TerrainPut) -> State:
    piece = Piece(event.piece, event.name, event.hits, event.outline, event.bricks, event.hazard)
    terrain = sorted((*state.terrain, piece), key=lambda one: int(one.id[1:]))
    return _terrain_changed(_set(state, terrain=tuple(terrain), placing=None), event.player)


@on(ev.TerrainRemoved)
def _terrain_removed(state: State, event: ev.TerrainRemoved) -> State:
    terrain = tuple(piece for piece in state.terrain if piece.id != event.piece)
    return _terrain_changed(_set(state, terrain=terrain), event.player)


def _terrain_changed(state: State, player: int) -> State:
    """Everybody is asked again, the next player first."""
    return _set(state, layout=Layout(state.after(player), (), (*state.open_layout.changes, player)))


@on(ev.TerrainAgreed)
def _terrain_agreed(state: State, event: ev.TerrainAgreed) -> State:
    layout = state.open_layout
    content = (*layout.content, event.player)
    if len(content) == len(state.players):
        return _set(state, layout=None)
    return _set(state, layout=_set(layout, asked=state.after(event.player), content=content))


@on(ev.StationPlaced)
def _station_placed(state: State, event: ev.StationPlaced) -> State:
    placing = event.station if state.mapped else state.placing
    return _set(state, deployed=(*state.deployed, event.station), placing=placing)


@on(ev.FramePlaced)
def _frame_placed(state: State, event: ev.FramePlaced) -> State:
    return _set(state, deployed=(*state.deployed, event.frame), placing=event.frame)


@on(ev.PlacesInTurn)
def _places_in_turn(state: State, event: ev.PlacesInTurn) -> State:
    return _set(state, in_turn=(*state.in_turn, (event.player, event.kind)))


@on(ev.Put)
def _put(state: State, event: ev.Put) -> State:
    stations = changed(state.stations, event.item, {"at": event.at})
    state = _set(state.with_frame(event.item, at=event.at, on=event.on), stations=stations)
    return _set(state, placing=None) if state.placing == event.item else state
