"""Rounds begin; turns of assets begin, set dice aside and end (rulebook: "Tactical order", "Combat order")."""

from msgspec import structs

from rules.core import stack
from rules.intercept_orbit.rule import Event, on
from rules.intercept_orbit.state.pending import Activation, Step
from rules.intercept_orbit.state.state import HVA, Phase, State


class RoundBegan(Event, frozen=True):
    """A round begins: every asset may have its turn again."""

    round: int
    clock: int
    why: str = "orbit-round"


@on(RoundBegan)
def _round_began(state: State, event: RoundBegan) -> State:
    assets = tuple(structs.replace(asset, gone=False) for asset in state.assets)
    return structs.replace(state, assets=assets, round=event.round, phase=Phase.ORDER, passed=(), boarding=None)


class Activated(Event, frozen=True):
    """An asset begins its turn. ``under`` is the asset whose attack called it up (combat order)."""

    asset: str
    under: str | None = None
    why: str = "tactical-order"


@on(Activated)
def _activated(state: State, event: Activated) -> State:
    step = Step.COURSE if state.asset(event.asset).kind == HVA else Step.TARGET
    act = Activation(event.asset, step=step, under=event.under)
    return structs.replace(state, stack=stack.push(state.stack, act), passed=(), opened=True)


class ActivationEnded(Event, frozen=True):
    """The asset's turn is over; its unused dice are gone."""

    asset: str
    why: str = "activation"


@on(ActivationEnded)
def _activation_ended(state: State, event: ActivationEnded) -> State:
    asset = state.asset(event.asset)
    vacated = tuple(player for player in state.vacated if not asset.tactical or player != asset.owner)
    return structs.replace(state.with_asset(asset.id, gone=True).without_turn(asset.id), vacated=vacated)


def set_aside(state: State, die: int, step: Step, **more: object) -> State:
    """Set a die aside until one more question is answered."""
    return state.with_top(used=state.act.used_with(die), die=die, step=step, **more)
