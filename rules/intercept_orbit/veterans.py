"""Fleets that go from one game to the next: as units that are kept, and back as text.

A unit's first "system" is what it is: ``capital``, ``frigate``, ``company``, ``ace R`` or ``hva``. Ships are refitted
between two games; what was destroyed or lost in space stays away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from rules.intercept_orbit.events import Event, PlayerRenamed, Started
from rules.intercept_orbit.fleet import Fleet, Kind, Plan, catapults, parse, write
from rules.intercept_orbit.state import COMPANY, Asset, State
from rules.roster import Unit

__all__ = ["fielded", "muster", "renamed", "returned"]


def muster(text: str) -> tuple[Unit, ...]:
    """The assets of a fleet as units, each with a name of its own. Raises ``RulesError``."""
    units: list[Unit] = []
    taken: set[str] = set()
    for number, plan in enumerate(parse(text).units, start=1):
        name = plan.name if plan.name and plan.name.casefold() not in taken else f"{plan.name or plan.kind} {number}"
        taken.add(name.casefold())
        units.append(Unit(name, (_sort(plan.kind, plan.ace), *plan.systems)))
    return tuple(units)


def _sort(kind: str, ace: str | None) -> str:
    return f"ace {ace}" if ace else str(kind)


def fielded(units: Sequence[Unit]) -> str:
    """Those that are still there as the text of a fleet: with as many companies as it has catapults, and its ace."""
    plans = [_plan(unit) for unit in units if not unit.gone]
    ace = next((_plan(unit).ace for unit in units if unit.systems and unit.systems[0].startswith("ace ")), None)
    room = catapults(Fleet(tuple(plans)))
    companies = sorted((p for p in plans if p.kind is Kind.COMPANY), key=lambda plan: plan.ace is None)[:room]
    if companies and ace is not None and companies[0].ace is None:
        companies[0] = structs.replace(companies[0], ace=ace)
    others = [plan for plan in plans if plan.kind is not Kind.COMPANY]
    return write(Fleet((*others, *companies)))


def _plan(unit: Unit) -> Plan:
    sort, *systems = unit.systems or ("hva",)
    if sort.startswith("ace "):
        return Plan(Kind.COMPANY, unit.name, ace=sort[-1])
    return Plan(Kind(sort), unit.name, tuple(systems))


def returned(state: State, player: int) -> tuple[Unit, ...]:
    """What a player brought, as the game leaves it: ``systems`` are those that it began with."""
    return tuple(_unit(asset) for asset in state.assets if asset.builder == player)


def _unit(asset: Asset) -> Unit:
    gone = asset.left not in (None, "withdrawn")
    if asset.kind == COMPANY:
        return Unit(asset.name, (_sort(COMPANY, asset.ace),), gone=gone)
    return Unit(asset.name, (asset.kind, *asset.systems, *asset.lost), asset.lost, gone=gone)


def renamed(event: Event, players: Mapping[int, str], names: Mapping[str, str]) -> Event:
    """The event with other names for some players, by number, and wherever else one of ``names`` is named."""
    changed: dict[str, Any] = {}
    if isinstance(event, Started):
        seats = enumerate(event.players)
        changed["players"] = tuple(structs.replace(seat, name=players.get(n, seat.name)) for n, seat in seats)
    for field in ("was", "name") if isinstance(event, PlayerRenamed) else ("by",):
        if getattr(event, field, None) in names:
            changed[field] = names[getattr(event, field)]
    return structs.replace(event, **changed) if changed else event
