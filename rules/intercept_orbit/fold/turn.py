"""Fold rounds, turns, repairs, launches and spotting."""

from __future__ import annotations

from msgspec import structs

from rules.core import stack
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.state.state import COMPANY, HVA, NOTHING, Activation, Phase, State, Step
from rules.intercept_orbit.state.units import less_one

__all__: list[str] = []

_set = structs.replace


# -- rounds and turns ---------------------------------------------------------------------------------------------


@on(ev.RoundBegan)
def _round_began(state: State, event: ev.RoundBegan) -> State:
    assets = tuple(_set(asset, gone=False) for asset in state.assets)
    return _set(state, assets=assets, round=event.round, phase=Phase.ORDER, passed=(), boarding=None)


@on(ev.Activated)
def _activated(state: State, event: ev.Activated) -> State:
    step = Step.COURSE if state.asset(event.asset).kind == HVA else Step.TARGET
    act = Activation(event.asset, step=step, under=event.under)
    return _set(state, stack=stack.push(state.stack, act), passed=(), opened=True)


@on(ev.Passed)
def _passed(state: State, event: ev.Passed) -> State:
    return _set(state, passed=(*state.passed, event.player))


@on(ev.Targeted)
def _targeted(state: State, event: ev.Targeted) -> State:
    return state.with_top(target=event.target, step=Step.ROLL if event.target == NOTHING else Step.RANGE)


@on(ev.RangeDeclared)
def _range_declared(state: State, event: ev.RangeDeclared) -> State:
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
    act = state.act
    die = None if event.die is None else act.dice[event.die]
    state = state.with_asset(event.asset, defense=event.value, defense_die=die)
    step = Step.ACT if state.asset(event.asset).kind == COMPANY else Step.REPAIR
    state = state.with_top(used=act.used_with(event.die), step=step, under=None)
    if act.under is None:
        return state
    return _set(state, stack=stack.under(state.stack, lambda item: item.asset == act.under))


@on(ev.Repaired)
def _repaired(state: State, event: ev.Repaired) -> State:
    state = state.with_top(used=state.act.used_with(event.die))
    return _restored(state, event.asset, event.system)


def _restored(state: State, asset_id: str, system: str) -> State:
    asset = state.asset(asset_id)
    left = less_one(asset.lost, system)
    if system == "white":
        return state.with_asset(asset_id, white=asset.white + 1, lost=left)
    return state.with_asset(asset_id, systems=(*asset.systems, system), lost=left)


@on(ev.RepairEnded)
def _repair_ended(state: State, event: ev.RepairEnded) -> State:
    return state.with_top(step=Step.ACT)


@on(ev.ActivationEnded)
def _activation_ended(state: State, event: ev.ActivationEnded) -> State:
    asset = state.asset(event.asset)
    vacated = tuple(player for player in state.vacated if not asset.tactical or player != asset.owner)
    return _set(state.with_asset(asset.id, gone=True).without_turn(asset.id), vacated=vacated)


# -- companies served, assets spotted -----------------------------------------------------------------------------


def _set_aside(state: State, die: int, step: Step, **more: object) -> State:
    """Set a die aside until one more question is answered."""
    return state.with_top(used=state.act.used_with(die), die=die, step=step, **more)


@on(ev.MendAimed)
def _mend_aimed(state: State, event: ev.MendAimed) -> State:
    return _set_aside(state, event.die, Step.MEND, served=True)


@on(ev.MendingBegan)
def _mending_began(state: State, event: ev.MendingBegan) -> State:
    return state.with_top(company=event.company, mend=event.value)


@on(ev.Mended)
def _mended(state: State, event: ev.Mended) -> State:
    for system in event.systems:
        state = _restored(state, event.company, system)
    return state.with_top(step=Step.ACT, company=None, mend=0, die=None) if event.done else state


@on(ev.FuelAimed)
def _fuel_aimed(state: State, event: ev.FuelAimed) -> State:
    return _set_aside(state, event.die, Step.FUEL, served=True)


@on(ev.Fuelled)
def _fuelled(state: State, event: ev.Fuelled) -> State:
    launched = state.act.launched + 1
    state = state.with_asset(event.company, fuel=event.value, captive=False)
    return state.with_top(company=event.company, launched=launched, step=Step.LAUNCH)


@on(ev.Launched)
def _launched(state: State, event: ev.Launched) -> State:
    state = state.with_asset(event.company, host=event.host, at=event.at).moved(event.company)
    return state.with_top(step=Step.ACT, company=None, die=None)


@on(ev.Released)
def _released(state: State, event: ev.Released) -> State:
    return state.with_asset(event.company, host=None, captive=False, fuel=0)


@on(ev.SpotAimed)
def _spot_aimed(state: State, event: ev.SpotAimed) -> State:
    return _set_aside(state, event.die, Step.SPOT_TARGET)


@on(ev.Spotted)
def _spotted(state: State, event: ev.Spotted) -> State:
    return state.with_asset(event.target, spots=event.spots)
