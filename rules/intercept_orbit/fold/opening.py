"""Fold points, positions and set-up."""

from __future__ import annotations

from msgspec import structs

from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.state.state import DEBRIS, Phase, Setup, SetupStep, State, Tie

__all__: list[str] = []

_set = structs.replace


# -- points and positions ---------------------------------------------------------------------------------------------


@on(ev.BidCounted)
def _bid_counted(state: State, event: ev.BidCounted) -> State:
    players = tuple(
        _set(player, ppa=ppa, score=score)
        for player, ppa, score in zip(state.players, event.ppa, event.scores, strict=True)
    )
    return _set(state, players=players, order=event.order)


@on(ev.RolledOff)
def _rolled_off(state: State, event: ev.RolledOff) -> State:
    tie = None if event.player is None else Tie(state.leaders, event.player)
    return _set(state, drawn=state.drawn + len(event.faces), tie=tie)


@on(ev.TieKept)
def _tie_kept(state: State, event: ev.TieKept) -> State:
    return _set(state, order=event.order, tie=None, tied=True)


@on(ev.Withdrawn)
def _withdrawn(state: State, event: ev.Withdrawn) -> State:
    for asset in event.assets:
        state = state.with_asset(asset, left="withdrawn", ace=None)
    return _set(state, tie=None)


@on(ev.AceMoved)
def _ace_moved(state: State, event: ev.AceMoved) -> State:
    return state.with_asset(event.company, ace=event.ace)


@on(ev.PositionsTaken)
def _positions_taken(state: State, event: ev.PositionsTaken) -> State:
    return _set(state, defender=event.defender, primary=event.primary, phase=Phase.SETUP, setup=Setup())


# -- set-up -----------------------------------------------------------------------------------------------------------


@on(ev.SetUpReady)
def _set_up_ready(state: State, event: ev.SetUpReady) -> State:
    return _setup(state, ready=(*state.setup_now.ready, event.player))


@on(ev.PlacingBegan)
def _placing_began(state: State, event: ev.PlacingBegan) -> State:
    """The first piece of debris begins a new order: its turns count from the first player."""
    first = event.debris is not None and not any(a.kind == DEBRIS for a in state.assets)
    last = None if first or state.setup is None else state.setup.last
    return _setup(state, placing=event.asset, name=event.debris, step=event.step, last=last)


@on(ev.Placed)
def _placed(state: State, event: ev.Placed) -> State:
    player = state.asset(event.asset).owner
    state = state.with_asset(event.asset, placed=True, host=event.host, at=event.at, heading=event.heading)
    state = _setup(state, placing=None, name=None, last=player, step=event.step)
    return _setup(state, first=event.asset) if event.step is SetupStep.FIRST_HVA else state


@on(ev.DebrisPlaced)
def _debris_placed(state: State, event: ev.DebrisPlaced) -> State:
    state = _set(state, assets=(*state.assets, event.asset))
    return _setup(state, placing=None, name=None, last=event.player, step=SetupStep.DEBRIS)


@on(ev.DebrisEnded)
def _debris_ended(state: State, event: ev.DebrisEnded) -> State:
    return _setup(state, over=True)


def _setup(state: State, **changes: object) -> State:
    return _set(state, setup=_set(state.setup or Setup(), **changes), phase=Phase.SETUP)
