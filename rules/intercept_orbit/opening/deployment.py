"""Set-up in the book's order, and debris (RULINGS 2.2; rulebook: "Placing Assets Into the Battlespace").

The defender's HVAs and its first ship; a ship of the primary attacker, then of each secondary attacker; all attackers
in turns (ships, then companies, then HVAs); the rest of the defender; debris.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.collections import present
from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.setup_order import Due, debris_laid, due
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.state import (
    COMPANY,
    DEBRIS,
    NOBODY,
    Asset,
    Point,
    SetupStep,
    State,
)

__all__ = ["answer", "ask", "set_down", "step"]

DEBRIS_SCHEMA: Facts = {"type": "string", "pattern": "^debris:", "maxLength": 60}
SINGLE = (SetupStep.FIRST_HVA, SetupStep.DEFENDER_SHIP, SetupStep.PRIMARY_SHIP, SetupStep.SECONDARY_SHIPS)
"""The steps in which one asset is placed."""
AT_ONCE = (3, 4, 5)
"""Numbers of pieces of debris that are laid in one answer."""


def _carriers(state: State, player: int) -> tuple[Asset, ...]:
    """The ships that have a catapult without a company; any ship where there is none."""
    ships = [a for a in state.assets_of(player) if a.ship and a.placed]
    free = [ship for ship in ships if ship.systems.count("K") > len(state.touching(ship.id))]
    return tuple(free or ships)


# -- the question -----------------------------------------------------------------------------------------------------


def ask(state: State) -> Request:
    """The item put down next."""
    now = present(due(state))
    debris = now.step is SetupStep.DEBRIS
    role = "defender" if now.player == state.defender else "primary" if now.player == state.primary else "secondary"
    why = "debris" if debris else "orbit-setup"
    facts = {"step": int(now.step), "role": role, "laid": debris_laid(state), "why": why}
    free = dict(DEBRIS_SCHEMA) if debris else None
    return Request(f"deploy-{state.serial}", now.player, "deploy", _options(state, now), free, facts)


def _options(state: State, now: Due) -> tuple[Option, ...]:
    if now.step is SetupStep.DEBRIS:
        return (option("enough", "debris-enough"), option("debris", "lay-debris"), *_scattered(state))
    found = [_offer(asset, host) for asset in now.assets for host in _hosts(state, asset)]
    if len(now.assets) > 1 and now.step not in SINGLE and not state.mapped:
        found.append(option("all", "place-all"))
    return (option("ready", "set-up-ready", mapped=state.mapped), *found)


def _scattered(state: State) -> Iterator[Option]:
    """How many pieces lie there in the end: at a declared table as they lie, on a map where all players leave their own
    places to suggestions too."""
    if not state.mapped or set(state.setup_now.ready) == set(state.order):
        for count in AT_ONCE:
            if debris_laid(state) < count <= state.profile.debris_max:
                yield option(f"pieces:{count}", "debris-pieces", count=count, mapped=state.mapped)


def _hosts(state: State, asset: Asset) -> tuple[Asset | None, ...]:
    return _carriers(state, asset.owner) if asset.kind == COMPANY else (None,)


def _offer(asset: Asset, host: Asset | None) -> Option:
    if host is None:
        return option(asset.id, "place", asset=asset.id)
    return option(f"{asset.id}>{host.id}", "place-company", asset=asset.id, host=host.id)


# -- steps and answers ------------------------------------------------------------------------------------------------


def step(draft: Draft) -> bool:
    """Set up what its player leaves to suggestions; begin the first round when everything is placed."""
    now = due(draft.state)
    if now is None:
        draft.emit(ev.RoundBegan(1, draft.state.clock))
        return True
    if now.player not in draft.state.setup_now.ready or not now.assets:
        return False
    _place_suggested(draft, now)
    return True


def _place_suggested(draft: Draft, now: Due) -> None:
    """Put down the next asset where it is suggested."""
    asset = now.assets[0]
    if draft.state.mapped and asset.kind != COMPANY:
        at, heading = _suggested(draft.state, now, asset.id)
        draft.emit(ev.Placed(asset.id, now.step, None, at, heading))
    else:
        _place(draft, now, asset, next(iter(_hosts(draft.state, asset)), None))


def _suggested(state: State, now: Due, item: str) -> tuple[Point, float]:
    """The first place that is suggested, and the heading there."""
    asked = zones.terms(state, item, now.step, now.player)
    at = zones.places(asked, 1)[0]
    return at, zones.facing(asked, at)


def answer(draft: Draft, request: Request, chosen: Option) -> None:
    """Put down the chosen item; on a map its place is the next question."""
    state, now = draft.state, present(due(draft.state))
    match chosen.label:
        case "debris-enough":
            draft.emit(ev.DebrisEnded(request.player))
        case "debris-pieces":
            _scatter(draft, request.player, chosen.facts["count"])
        case "set-up-ready":
            draft.emit(ev.SetUpReady(request.player))
        case "lay-debris":
            _lay(draft, now, chosen.facts.get("name", ""))
        case "place-all":
            for asset in now.assets:
                _place(draft, now, asset, next(iter(_hosts(draft.state, asset)), None))
        case "place":
            _place(draft, now, state.asset(chosen.facts["asset"]), None)
        case "place-company":
            _place(draft, now, state.asset(chosen.facts["asset"]), state.asset(chosen.facts["host"]))


def _place(draft: Draft, now: Due, asset: Asset, host: Asset | None) -> None:
    if host is not None:
        draft.emit(ev.Placed(asset.id, now.step, host.id, measure.beside(draft.state, host)))
    elif draft.state.mapped and asset.kind != COMPANY:
        draft.emit(ev.PlacingBegan(asset.id, now.step))
    else:
        draft.emit(ev.Placed(asset.id, now.step))


def _lay(draft: Draft, now: Due, name: str) -> None:
    asset_id = f"X{1 + debris_laid(draft.state)}"
    if draft.state.mapped:
        draft.emit(ev.PlacingBegan(asset_id, now.step, name or asset_id))
    else:
        piece = Asset(asset_id, NOBODY, DEBRIS, name or asset_id, placed=True)
        draft.emit(ev.DebrisPlaced(now.player, piece))


def _scatter(draft: Draft, player: int, count: int) -> None:
    """Lay debris in turns, up to so many pieces, and no more."""
    while (laid := debris_laid(draft.state)) < count and (now := due(draft.state)) is not None:
        name = f"X{1 + laid}"
        at = _suggested(draft.state, now, name)[0] if draft.state.mapped else None
        draft.emit(ev.DebrisPlaced(now.player, Asset(name, NOBODY, DEBRIS, name, placed=True, at=at)))
    if due(draft.state) is not None:
        draft.emit(ev.DebrisEnded(player))


def set_down(draft: Draft, at: Point, heading: float) -> None:
    """Put the pending item down on the map."""
    setup, now = draft.state.setup_now, present(due(draft.state))
    item = present(setup.placing)
    if setup.name is not None:
        piece = Asset(item, NOBODY, DEBRIS, setup.name, placed=True, at=at, heading=heading)
        draft.emit(ev.DebrisPlaced(now.player, piece))
    else:
        draft.emit(ev.Placed(item, now.step, None, at, heading))
