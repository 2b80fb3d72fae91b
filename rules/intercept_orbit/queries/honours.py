"""What a game is remembered by: ships and HVAs that changed hands."""

from __future__ import annotations

from rules.contract.capabilities import Honours, Taken
from rules.core.event import Event
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.state.state import State

__all__ = ["HONOURS"]


def _taken(before: State, event: Event) -> Taken | None:
    match event:
        case ev.ShipCaptured(asset, owner, player):
            return Taken("ship", player, asset, owner)
        case ev.HvaTaken(asset, owner, player):
            return Taken("hva", player, asset, owner)
    return None


HONOURS: Honours[State] = Honours(_taken)
