"""Fold attacks, hits and losses."""

from __future__ import annotations

from msgspec import structs

from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.state.state import COMPANY, Attack, State, Step
from rules.intercept_orbit.state.units import less_one

__all__: list[str] = []

_set = structs.replace


@on(ev.AttackDeclared)
def _attack_declared(state: State, event: ev.AttackDeclared) -> State:
    spotted = bool(state.asset(event.target).spots)
    attack = Attack(event.target, event.value, event.die, spotted=spotted)
    return state.with_top(used=state.act.used_with(event.die), attack=attack, attacked=True, step=Step.COVER)


@on(ev.CoverDeclared)
def _cover_declared(state: State, event: ev.CoverDeclared) -> State:
    return _with_attack(state, Step.SCREEN, cover=event.cover)


@on(ev.Screened)
def _screened(state: State, event: ev.Screened) -> State:
    asked = (*state.act.attack_now.asked, event.player)
    if event.screen is None and not state.mapped:
        state = _set(state, unscreened=(*state.unscreened, (event.player, event.target)))
    return _with_attack(state, Step.SCREEN, screen=event.screen, asked=asked)


def _with_attack(state: State, step: Step, **changes: object) -> State:
    return state.with_top(attack=_set(state.act.attack_now, **changes), step=step)


@on(ev.SpotDecided)
def _spot_decided(state: State, event: ev.SpotDecided) -> State:
    return state.with_asset(event.target, spots=()) if event.used else state


@on(ev.AttackResolved)
def _attack_resolved(state: State, event: ev.AttackResolved) -> State:
    spotted = state.act.attack_now.spotted
    state = _set(state, drawn=state.drawn + len(event.dice))
    ship = event.cover is not None and state.asset(event.cover).ship
    if event.absorbed and spotted and ship:
        state = _with_attack(state, Step.COVER_HIT, absorbed=event.absorbed)
    else:
        state = state.with_top(attack=None, step=Step.ACT)
    target = state.asset(event.target)
    if not event.hits or not target.tactical:
        return state
    return state.with_hits(target.id, event.hits, dodge=target.kind == COMPANY)


@on(ev.CoverStruck)
def _cover_struck(state: State, event: ev.CoverStruck) -> State:
    return state.with_top(attack=None, step=Step.ACT).with_hits(event.cover, event.hits)


@on(ev.CoverSpared)
def _cover_spared(state: State, event: ev.CoverSpared) -> State:
    return state.with_top(attack=None, step=Step.ACT)


@on(ev.Dodged)
def _dodged(state: State, event: ev.Dodged) -> State:
    state = _paid(_declined(state), event.asset)
    return state.with_asset(event.asset, fuel=event.fuel, host=None, at=event.at).moved(event.asset)


@on(ev.DodgeDeclined)
def _dodge_declined(state: State, event: ev.DodgeDeclined) -> State:
    return _declined(state)


def _declined(state: State) -> State:
    first, *others = state.pending_hits
    return _set(state, pending_hits=(_set(first, dodge=False), *others))


@on(ev.SystemLost)
def _system_lost(state: State, event: ev.SystemLost) -> State:
    asset = state.asset(event.asset)
    systems = less_one(asset.systems, event.system)
    return _paid(state.with_asset(asset.id, systems=systems, lost=(*asset.lost, event.system)), asset.id)


@on(ev.WhiteLost)
def _white_lost(state: State, event: ev.WhiteLost) -> State:
    asset = state.asset(event.asset)
    lost = (*asset.lost, "white") if asset.kind == COMPANY else asset.lost
    return _paid(state.with_asset(asset.id, white=event.left, lost=lost), asset.id)


@on(ev.AceLost)
def _ace_lost(state: State, event: ev.AceLost) -> State:
    return _paid(state.with_asset(event.asset, ace=None), event.asset)


def _paid(state: State, asset_id: str) -> State:
    """Count one hit as taken; harm done in boarding has a count of its own."""
    if not state.pending_hits or state.pending_hits[0].asset != asset_id:
        return state
    first, *others = state.pending_hits
    left = () if first.hits <= 1 else (_set(first, hits=first.hits - 1),)
    return _set(state, pending_hits=(*left, *others))


@on(ev.Destroyed)
def _destroyed(state: State, event: ev.Destroyed) -> State:
    return _removed(state, event.asset, "destroyed")


@on(ev.DebrisRemoved)
def _debris_removed(state: State, event: ev.DebrisRemoved) -> State:
    state = _removed(state, event.asset, "destroyed")
    rammed = state.collision is not None and state.collision.target == event.asset
    return _set(state, collision=None) if rammed else state


@on(ev.LostInSpace)
def _lost_in_space(state: State, event: ev.LostInSpace) -> State:
    for company in event.companies:
        state = _removed(state, company, "lost-in-space")
    return _removed(state, event.asset, "lost-in-space")


def _removed(state: State, asset_id: str, reason: str) -> State:
    """Take an asset out of the game: no hits, no turn; what it held is let go."""
    for company in state.touching(asset_id):
        fuel = 0 if company.fuel is None else company.fuel
        state = state.with_asset(company.id, host=None, captive=False, fuel=fuel)
    state = state.with_asset(asset_id, left=reason, host=None, captive=False, defense=None, spots=())
    journey = None if state.journey is not None and state.journey.asset == asset_id else state.journey
    return _set(state.without_turn(asset_id).without_hits(asset_id), journey=journey)
