"""Fold possession, fuel, scores, the clock, and the host's corrections."""

from __future__ import annotations

from msgspec import structs

from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.state.state import Asset, Phase, StandingOrder, State

__all__: list[str] = []

_set = structs.replace


# -- possession, fuel, scores -------------------------------------------------------------------------------------


def _held(state: State, ship: str) -> State:
    """Make the companies aboard a ship captive, or free them, by its present owner."""
    owner = state.asset(ship).owner
    for company in state.touching(ship):
        if not company.flying:
            state = state.with_asset(company.id, captive=company.owner != owner)
    return state


@on(ev.ShipCaptured, ev.ShipReturned, ev.HvaTaken, ev.OwnerSet)
def _owner_changed(state: State, event: ev.ShipCaptured | ev.ShipReturned | ev.HvaTaken | ev.OwnerSet) -> State:
    return _held(state.with_asset(event.asset, owner=event.player), event.asset)


@on(ev.FuelBurned)
def _fuel_burned(state: State, event: ev.FuelBurned) -> State:
    for company, fuel in zip(event.companies, event.fuel, strict=True):
        state = state.with_asset(company, fuel=fuel)
    return state


@on(ev.Drifted)
def _drifted(state: State, event: ev.Drifted) -> State:
    """A drifting company has no turn, no defense and no spots."""
    state = state.with_asset(event.asset, fuel=0, captive=event.captive, defense=None, spots=())
    state = state.without_turn(event.asset)
    return state if event.hits else state.without_hits(event.asset)


@on(ev.ScoresChanged)
def _scores_changed(state: State, event: ev.ScoresChanged) -> State:
    players = tuple(_set(item, score=score) for item, score in zip(state.players, event.scores, strict=True))
    return _set(state, players=players, order=event.order)


@on(ev.OrdersSet)
def _orders_set(state: State, event: ev.OrdersSet) -> State:
    others = tuple(item for item in state.orders if item.player != event.player)
    mine = StandingOrder(event.player, event.losses, event.defend, event.screen, event.ride)
    return _set(state, orders=others if mine == StandingOrder(event.player) else (*others, mine))


@on(ev.RoundEnded)
def _round_ended(state: State, event: ev.RoundEnded) -> State:
    assets = tuple(_unmarked(asset) for asset in state.assets)
    return _set(state, assets=assets, phase=Phase.BOARDING, passed=())


def _unmarked(asset: Asset) -> Asset:
    return _set(asset, defense=None, defense_die=None, spots=())


@on(ev.ClockTicked, ev.ClockSet)
def _clock_set(state: State, event: ev.ClockTicked | ev.ClockSet) -> State:
    return _set(state, clock=event.clock)


@on(ev.GameEnded)
def _game_ended(state: State, event: ev.GameEnded) -> State:
    return _set(
        state,
        phase=Phase.OVER,
        outcome=event.outcome,
        stack=(),
        pending_hits=(),
        collision=None,
        journey=None,
        boarding=None,
        setup=None,
        tie=None,
    )


# -- the host -----------------------------------------------------------------------------------------------------


@on(ev.ScoreAdjusted)
def _score_adjusted(state: State, event: ev.ScoreAdjusted) -> State:
    return state.with_player(event.player, adjust=state.players[event.player].adjust + event.points)


@on(ev.PlayerRenamed)
def _player_renamed(state: State, event: ev.PlayerRenamed) -> State:
    return state.with_player(event.player, name=event.name)


@on(ev.FuelSet)
def _fuel_set(state: State, event: ev.FuelSet) -> State:
    state, host = state.with_asset(event.asset, fuel=event.fuel, captive=False), state.asset(event.asset).host
    return state if host is None else _held(state, host)


@on(ev.AssetPut)
def _asset_put(state: State, event: ev.AssetPut) -> State:
    state = state.with_asset(event.asset, host=event.host, at=event.at, heading=event.heading)
    return state if event.host is None else _held(state, event.host)
