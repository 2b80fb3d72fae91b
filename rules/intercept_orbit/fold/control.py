"""What events do to possession, fuel, scores and the clock; and what the host does."""

from __future__ import annotations

from msgspec import structs

from rules.core import stack as combat
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.state.state import Asset, Phase, State

__all__ = ["held"]

_set = structs.replace


# -- possession, fuel, scores -------------------------------------------------------------------------------------


def held(state: State, ship: str) -> State:
    """The state with the companies aboard a ship captive or not, after who controls it now."""
    owner = state.asset(ship).owner
    for company in state.touching(ship):
        if not company.flying:
            state = state.with_asset(company.id, captive=company.owner != owner)
    return state


@on(ev.ShipCaptured, ev.ShipReturned, ev.HvaTaken, ev.OwnerSet)
def _owned(state: State, event: ev.ShipCaptured | ev.ShipReturned | ev.HvaTaken | ev.OwnerSet) -> State:
    return held(state.with_asset(event.asset, owner=event.player), event.asset)


@on(ev.FuelBurned)
def _burned(state: State, event: ev.FuelBurned) -> State:
    for company, fuel in zip(event.companies, event.fuel, strict=True):
        state = state.with_asset(company, fuel=fuel)
    return state


@on(ev.Drifted)
def _drifted(state: State, event: ev.Drifted) -> State:
    """Its engines are cold: it takes no more part in anything."""
    state = state.with_asset(event.asset, fuel=0, captive=event.captive, defense=None, spots=())
    stack = combat.pop(state.stack, lambda item: item.asset == event.asset)
    owed = tuple(item for item in state.owed if item.asset != event.asset)
    return _set(state, stack=stack, owed=owed)


@on(ev.ScoresChanged)
def _scores(state: State, event: ev.ScoresChanged) -> State:
    players = tuple(_set(item, score=score) for item, score in zip(state.players, event.scores, strict=True))
    return _set(state, players=players, order=event.order)


@on(ev.RoundEnded)
def _round_ended(state: State, event: ev.RoundEnded) -> State:
    assets = tuple(_unmarked(asset) for asset in state.assets)
    return _set(state, assets=assets, phase=Phase.BOARDING, passed=())


def _unmarked(asset: Asset) -> Asset:
    return _set(asset, defense=None, defense_die=None, spots=())


@on(ev.ClockTicked, ev.ClockSet)
def _clock(state: State, event: ev.ClockTicked | ev.ClockSet) -> State:
    return _set(state, clock=event.clock)


@on(ev.GameEnded)
def _over(state: State, event: ev.GameEnded) -> State:
    return _set(
        state,
        phase=Phase.OVER,
        outcome=event.outcome,
        stack=(),
        owed=(),
        crash=None,
        journey=None,
        boarding=None,
        setup=None,
        tie=None,
    )


# -- the host -----------------------------------------------------------------------------------------------------


@on(ev.ScoreAdjusted)
def _adjusted(state: State, event: ev.ScoreAdjusted) -> State:
    players = list(state.players)
    players[event.player] = _set(players[event.player], adjust=players[event.player].adjust + event.points)
    return _set(state, players=tuple(players))


@on(ev.PlayerRenamed)
def _renamed(state: State, event: ev.PlayerRenamed) -> State:
    players = list(state.players)
    players[event.player] = _set(players[event.player], name=event.name)
    return _set(state, players=tuple(players))


@on(ev.FuelSet)
def _fuel_set(state: State, event: ev.FuelSet) -> State:
    state, host = state.with_asset(event.asset, fuel=event.fuel, captive=False), state.asset(event.asset).host
    return state if host is None else held(state, host)


@on(ev.AssetPut)
def _asset_put(state: State, event: ev.AssetPut) -> State:
    state = state.with_asset(event.asset, host=event.host, at=event.at, heading=event.heading)
    return state if event.host is None else held(state, event.host)
