"""What the events of rounds, turns and attacks do to the state."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from rules.core import stack as combat
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.state.state import COMPANY, HVA, Activation, Attack, Owed, Phase, State, Step

__all__ = ["put_aside"]

_set = structs.replace


# -- rounds and turns ---------------------------------------------------------------------------------------------


@on(ev.RoundBegan)
def _round(state: State, event: ev.RoundBegan) -> State:
    assets = tuple(_set(asset, gone=False) for asset in state.assets)
    return _set(state, assets=assets, round=event.round, phase=Phase.ORDER, passed=(), boarding=None)


@on(ev.Activated)
def _activated(state: State, event: ev.Activated) -> State:
    step = Step.COURSE if state.asset(event.asset).kind == HVA else Step.TARGET
    act = Activation(event.asset, step=step, under=event.under)
    return _set(state, stack=combat.push(state.stack, act), passed=())


@on(ev.Passed)
def _passed(state: State, event: ev.Passed) -> State:
    return _set(state, passed=(*state.passed, event.player))


@on(ev.Targeted)
def _targeted(state: State, event: ev.Targeted) -> State:
    return state.with_top(target=event.target, step=Step.ROLL if event.target == "none" else Step.RANGE)


@on(ev.RangeDeclared)
def _range(state: State, event: ev.RangeDeclared) -> State:
    return state.with_top(range=event.range, step=Step.ROLL)


@on(ev.Rolled)
def _rolled(state: State, event: ev.Rolled) -> State:
    state = _set(state, drawn=state.drawn + len(event.faces))
    over = any(die[0] == "G" for die in event.dice)
    return state.with_top(
        dice=event.dice,
        faces=event.faces,
        comms=event.comms,
        catapults=event.catapults,
        over=over,
        step=Step.DEFEND,
    )


@on(ev.Defended)
def _defended(state: State, event: ev.Defended) -> State:
    act = state.stack[-1]
    die = None if event.die is None else act.dice[event.die]
    state = state.with_asset(event.asset, defense=event.value, defense_die=die)
    step = Step.ACT if state.asset(event.asset).kind == COMPANY else Step.REPAIR
    state = state.with_top(used=_use(act, event.die), step=step, under=None)
    if act.under is None:
        return state
    return _set(state, stack=combat.under(state.stack, lambda item: item.asset == act.under))


def _use(act: Activation, die: int | None) -> tuple[int, ...]:
    return act.used if die is None else (*act.used, die)


@on(ev.Repaired)
def _repaired(state: State, event: ev.Repaired) -> State:
    state = state.with_top(used=_use(state.stack[-1], event.die))
    return _restored(state, event.asset, event.system)


def _restored(state: State, asset_id: str, system: str) -> State:
    asset = state.asset(asset_id)
    at = asset.lost.index(system)
    left = asset.lost[:at] + asset.lost[at + 1 :]
    if system == "white":
        return state.with_asset(asset_id, white=asset.white + 1, lost=left)
    return state.with_asset(asset_id, systems=(*asset.systems, system), lost=left)


@on(ev.RepairEnded)
def _repair_ended(state: State, event: ev.RepairEnded) -> State:
    return state.with_top(step=Step.ACT)


@on(ev.ActivationEnded)
def _ended(state: State, event: ev.ActivationEnded) -> State:
    stack = combat.pop(state.stack, lambda item: item.asset == event.asset)
    return _set(state.with_asset(event.asset, gone=True), stack=stack)


# -- companies are served, assets are spotted ---------------------------------------------------------------------


def put_aside(state: State, die: int, step: Step, **more: Any) -> State:
    """The state after a die was put to something that needs one more answer."""
    return state.with_top(used=_use(state.stack[-1], die), die=die, step=step, **more)


@on(ev.MendAimed)
def _mend_aimed(state: State, event: ev.MendAimed) -> State:
    return put_aside(state, event.die, Step.MEND, served=True)


@on(ev.MendingBegan)
def _mending(state: State, event: ev.MendingBegan) -> State:
    return state.with_top(company=event.company, mend=event.value)


@on(ev.Mended)
def _mended(state: State, event: ev.Mended) -> State:
    for system in event.systems:
        state = _restored(state, event.company, system)
    return state.with_top(step=Step.ACT, company=None, mend=0, die=None) if event.done else state


@on(ev.FuelAimed)
def _fuel_aimed(state: State, event: ev.FuelAimed) -> State:
    return put_aside(state, event.die, Step.FUEL, served=True)


@on(ev.Fuelled)
def _fuelled(state: State, event: ev.Fuelled) -> State:
    launched = state.stack[-1].launched + 1
    state = state.with_asset(event.company, fuel=event.value, captive=False)
    return state.with_top(company=event.company, launched=launched, step=Step.LAUNCH)


@on(ev.Launched)
def _launched(state: State, event: ev.Launched) -> State:
    state = state.with_asset(event.company, host=event.host, at=event.at)
    return state.with_top(step=Step.ACT, company=None, die=None)


@on(ev.Released)
def _released(state: State, event: ev.Released) -> State:
    return state.with_asset(event.company, host=None, captive=False, fuel=0)


@on(ev.SpotAimed)
def _aimed(state: State, event: ev.SpotAimed) -> State:
    return put_aside(state, event.die, Step.SPOT_TARGET)


@on(ev.Spotted)
def _spotted(state: State, event: ev.Spotted) -> State:
    return state.with_asset(event.target, spots=event.spots)


# -- attacks ------------------------------------------------------------------------------------------------------


@on(ev.AttackDeclared)
def _attack(state: State, event: ev.AttackDeclared) -> State:
    act = state.stack[-1]
    spotted = bool(state.asset(event.target).spots)
    attack = Attack(event.target, event.value, event.die, spotted=spotted)
    return state.with_top(used=_use(act, event.die), attack=attack, attacked=True, step=Step.COVER)


@on(ev.CoverDeclared)
def _cover(state: State, event: ev.CoverDeclared) -> State:
    return _with_attack(state, Step.SCREEN, cover=event.cover)


@on(ev.Screened)
def _screened(state: State, event: ev.Screened) -> State:
    attack = state.stack[-1].attack
    assert attack is not None
    return _with_attack(state, Step.SCREEN, screen=event.screen, asked=(*attack.asked, event.player))


def _with_attack(state: State, step: Step, **changes: Any) -> State:
    attack = state.stack[-1].attack
    assert attack is not None
    return state.with_top(attack=_set(attack, **changes), step=step)


@on(ev.SpotDecided)
def _spot_decided(state: State, event: ev.SpotDecided) -> State:
    return state.with_asset(event.target, spots=()) if event.used else state


@on(ev.AttackResolved)
def _resolved(state: State, event: ev.AttackResolved) -> State:
    attack = state.stack[-1].attack
    assert attack is not None
    state = _set(state, drawn=state.drawn + len(event.dice))
    ship = event.cover is not None and state.asset(event.cover).ship
    if event.absorbed and attack.spotted and ship:
        state = _with_attack(state, Step.COVER_HIT, absorbed=event.absorbed)
    else:
        state = state.with_top(attack=None, step=Step.ACT)
    target = state.asset(event.target)
    if not event.hits or not target.tactical:
        return state
    return _set(state, owed=(*state.owed, Owed(target.id, event.hits, dodge=target.kind == COMPANY)))


@on(ev.CoverStruck)
def _cover_struck(state: State, event: ev.CoverStruck) -> State:
    state = state.with_top(attack=None, step=Step.ACT)
    return _set(state, owed=(*state.owed, Owed(event.cover, event.hits)))


@on(ev.CoverSpared)
def _cover_spared(state: State, event: ev.CoverSpared) -> State:
    return state.with_top(attack=None, step=Step.ACT)


@on(ev.Dodged)
def _dodged(state: State, event: ev.Dodged) -> State:
    state = _paid(_declined(state), event.asset)
    return state.with_asset(event.asset, fuel=event.fuel, host=None, at=event.at)


@on(ev.DodgeDeclined)
def _dodge_declined(state: State, event: ev.DodgeDeclined) -> State:
    return _declined(state)


def _declined(state: State) -> State:
    return _set(state, owed=(_set(state.owed[0], dodge=False), *state.owed[1:]))


@on(ev.SystemLost)
def _system_lost(state: State, event: ev.SystemLost) -> State:
    asset = state.asset(event.asset)
    at = asset.systems.index(event.system)
    systems = asset.systems[:at] + asset.systems[at + 1 :]
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
    """One hit less that is owed; boarding has its own count."""
    if not state.owed or state.owed[0].asset != asset_id:
        return state
    owed = state.owed[0]
    rest = () if owed.hits <= 1 else (_set(owed, hits=owed.hits - 1),)
    return _set(state, owed=(*rest, *state.owed[1:]))


@on(ev.Destroyed)
def _destroyed(state: State, event: ev.Destroyed) -> State:
    return _removed(state, event.asset, "destroyed")


@on(ev.DebrisRemoved)
def _debris_removed(state: State, event: ev.DebrisRemoved) -> State:
    state = _removed(state, event.asset, "destroyed")
    crash = state.crash
    return _set(state, crash=None) if crash is not None and crash.target == event.asset else state


@on(ev.LostInSpace)
def _lost_in_space(state: State, event: ev.LostInSpace) -> State:
    for company in event.companies:
        state = _removed(state, company, "lost-in-space")
    return _removed(state, event.asset, "lost-in-space")


def _removed(state: State, asset_id: str, reason: str) -> State:
    """The state without an asset: it takes no more hits, has no turn, and what it held is let go."""
    for company in state.touching(asset_id):
        fuel = 0 if company.fuel is None else company.fuel
        state = state.with_asset(company.id, host=None, captive=False, fuel=fuel)
    state = state.with_asset(asset_id, left=reason, host=None, captive=False, defense=None, spots=())
    stack = combat.pop(state.stack, lambda item: item.asset == asset_id)
    owed = tuple(item for item in state.owed if item.asset != asset_id)
    journey = None if state.journey is not None and state.journey.asset == asset_id else state.journey
    return _set(state, stack=stack, owed=owed, journey=journey)
