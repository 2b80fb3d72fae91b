"""Fleets that go from one game to the next: as units that are kept, and back as text.

A unit's first "system" is what it is: ``capital``, ``frigate``, ``company``, ``ace R`` or ``hva``. Companies are made
up to strength between two games, ships only where the campaign says so.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from rules.campaign.roster import Unit
from rules.intercept_orbit.fleet.text import parse, write
from rules.intercept_orbit.state.state import Asset, State
from rules.intercept_orbit.state.units import Fleet, Kind, Plan, catapults, kept, without

__all__ = ["fielded", "muster", "returned"]


def muster(text: str) -> tuple[Unit, ...]:
    """The assets of a fleet as units, each with a name of its own. Raises ``RulesError``."""
    units: list[Unit] = []
    taken: set[str] = set()
    for number, plan in enumerate(parse(text).units, start=1):
        name = plan.name if plan.name and plan.name.casefold() not in taken else f"{plan.name or plan.kind} {number}"
        taken.add(name.casefold())
        units.append(Unit(name, (*kept(plan), *plan.lost), plan.lost))
    return tuple(units)


def fielded(units: Sequence[Unit]) -> str:
    """Those that are still there as the text of a fleet, ships without what they have lost.

    Where there are more companies than catapults, or fewer, others that are gone are replaced for this game alone: a
    fleet that was legal once stays so.
    """
    there, gone = [unit for unit in units if not unit.gone], [unit for unit in units if unit.gone]
    for unit in gone:
        if _launchers(there) < len(_companies(there)) and _launchers([unit]):
            there.append(unit)
    fresh = _companies(gone)
    there += fresh[: max(0, _launchers(there) - len(_companies(there)))]
    room = _launchers(there)
    companies = sorted((_plan(unit) for unit in _companies(there)), key=lambda plan: plan.ace is None)[:room]
    ace = next((plan.ace for plan in map(_plan, units) if plan.ace), None)
    if companies and ace is not None and companies[0].ace is None:
        companies[0] = structs.replace(companies[0], ace=ace)
    others = [_plan(unit) for unit in there if unit not in _companies(there)]
    return write(Fleet((*others, *companies)))


def _companies(units: Sequence[Unit]) -> list[Unit]:
    return [unit for unit in units if unit.systems and _plan(unit).kind is Kind.COMPANY]


def _launchers(units: Sequence[Unit]) -> int:
    return catapults(Fleet(tuple(map(_plan, units))))


def _plan(unit: Unit) -> Plan:
    sort, *systems = unit.systems or ("hva",)
    if sort.startswith("ace "):
        return Plan(Kind.COMPANY, unit.name, ace=sort[-1])
    return Plan(Kind(sort), unit.name, tuple(systems), lost=unit.lost)


def returned(state: State, player: int) -> tuple[Unit, ...]:
    """What a player brought, as the game leaves it: ``systems`` are those that it began with."""
    return tuple(_unit(asset) for asset in state.assets if asset.builder == player)


def _unit(asset: Asset) -> Unit:
    """What was lost before and repaired in the game is lost again when it is over."""
    lost = without(asset.brought[1:], asset.systems) if asset.ship else ()
    return Unit(asset.name, asset.brought, lost, gone=asset.left not in (None, "withdrawn"))
