"""Fleets between the games of a campaign: muster as units, field as text.

A unit's first "system" is its kind: ``capital``, ``frigate``, ``company``, ``ace R`` or ``hva``. Companies are made
up to strength between two games, ships only where the campaign says so.
"""

from collections.abc import Sequence

from msgspec import structs

from rules.campaign.roster import Unit
from rules.intercept_orbit.fleet.text import parse, write
from rules.intercept_orbit.state.state import Asset, State
from rules.intercept_orbit.state.units import Fleet, Kind, UnitDesign, catapults, kept, without


def muster(text: str) -> tuple[Unit, ...]:
    """The assets of a fleet as units, each with a name of its own. Raises ``RulesError``."""
    units: list[Unit] = []
    taken: set[str] = set()
    for number, design in enumerate(parse(text).units, start=1):
        name = (
            design.name
            if design.name and design.name.casefold() not in taken
            else f"{design.name or design.kind} {number}"
        )
        taken.add(name.casefold())
        units.append(Unit(name, (*kept(design), *design.lost), design.lost))
    return tuple(units)


def fielded(units: Sequence[Unit]) -> str:
    """The units still there, as the text of a fleet; ships without their lost systems.

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
    companies = sorted((_design(unit) for unit in _companies(there)), key=lambda design: design.ace is None)[:room]
    ace = next((design.ace for design in map(_design, units) if design.ace), None)
    if companies and ace is not None and companies[0].ace is None:
        companies[0] = structs.replace(companies[0], ace=ace)
    others = [_design(unit) for unit in there if unit not in _companies(there)]
    return write(Fleet((*others, *companies)))


def _companies(units: Sequence[Unit]) -> list[Unit]:
    return [unit for unit in units if unit.systems and _design(unit).kind is Kind.COMPANY]


def _launchers(units: Sequence[Unit]) -> int:
    return catapults(Fleet(tuple(map(_design, units))))


def _design(unit: Unit) -> UnitDesign:
    sort, *systems = unit.systems or ("hva",)
    if sort.startswith("ace "):
        return UnitDesign(Kind.COMPANY, unit.name, ace=sort[-1])
    return UnitDesign(Kind(sort), unit.name, tuple(systems), lost=unit.lost)


def returned(state: State, player: int) -> tuple[Unit, ...]:
    """A player's units after a game; ``systems``: those at its start."""
    return tuple(_unit(asset) for asset in state.assets if asset.builder == player)


def _unit(asset: Asset) -> Unit:
    """An asset as a unit. Systems lost in earlier games are lost again, even if they were repaired in this one."""
    lost = without(asset.brought[1:], asset.systems) if asset.ship else ()
    return Unit(asset.name, asset.brought, lost, gone=asset.left not in (None, "withdrawn"))
