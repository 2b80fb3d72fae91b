"""States on a map for tests of placing: two sides, the assets on the table, and whose turn it is."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from rules.intercept_orbit.state.pending import Activation, Setup, SetupStep, Step
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import Asset, Phase, Player, State

SYSTEMS = {"capital": ("Rp", "Ra", "B", "K"), "frigate": ("Ra", "Y", "K"), "company": ("R", "B", "Y", "G"), "hva": ()}


def thing(asset_id: str, kind: str, at: tuple[float, float] | None, heading: float = 0.0, **more: Any) -> Asset:
    """An asset; whose it is, its id tells."""
    owner = -1 if kind == "debris" else "ABCD".index(asset_id[0])
    fields: dict[str, Any] = {
        "builder": owner,
        "systems": SYSTEMS.get(kind, ()),
        "white": 0 if kind in ("hva", "debris") else 2,
        "fuel": 4 if kind == "company" else None,
        "placed": at is not None,
        "at": at,
        "heading": heading,
    }
    return Asset(asset_id, owner, kind, asset_id.lower() + " the ship", **(fields | more))


def space(*assets: Asset, players: int = 2, **more: Any) -> State:
    sides = tuple(Player(f"P{n}", "ABCD"[n]) for n in range(players))
    fields: dict[str, Any] = {"table": "map", "phase": Phase.ORDER, "order": tuple(range(players)), "primary": 1}
    return State(sides, assets, **(fields | more))


def acting(state: State, asset: str, step: Step, **more: Any) -> State:
    return structs.replace(state, stack=(Activation(asset, step=step, **more),))


def steering(state: State, ship: str, pips: int, target: str = "none", span: Range | None = None) -> State:
    return acting(state, ship, Step.COURSE, pips=pips, target=target, range=span)


def flying(state: State, company: str, most: int, *, over: bool = False, target: str = "none") -> State:
    span = None if target == "none" else Range.DOGFIGHT
    return acting(state, company, Step.WHERE, pips=most, over=over, target=target, range=span)


def setting_up(state: State, item: str, step: int, **more: Any) -> State:
    """Set-up under way; the first HVA is AV1."""
    setup = Setup(**{"step": SetupStep(step), "placing": item, "first": "AV1", **more})
    return structs.replace(state, phase=Phase.SETUP, setup=setup)
