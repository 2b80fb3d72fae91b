"""What a fleet has: its assets counted, and the dice of each (RULINGS 2.1)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rules.core.dice import Die, in_order
from rules.intercept_orbit.state.pools import reds, ship_pool
from rules.intercept_orbit.state.profile import ORBIT, Range
from rules.intercept_orbit.state.units import COMPANY_SYSTEMS, Fleet, Kind, Plan, catapults, is_ship, tas

__all__ = ["RANGES", "FleetAnalysis", "UnitAnalysis", "analyse_fleet", "analyse_unit"]

RANGES = tuple(Range)
WHITES: tuple[Die, ...] = ("W6",) * ORBIT.white
_RED_ACE_UP_TO = RANGES.index(Range.ASSAULT)


class UnitAnalysis(Struct, frozen=True):
    """One asset: the dice of every turn, and the red ones that it adds at each of ``RANGES``."""

    calm: tuple[Die, ...]
    reds: tuple[tuple[Die, ...], ...]


class FleetAnalysis(Struct, frozen=True):
    """All assets, and how many there are of what.

    ``systems`` are those on ships, by which PPA is reckoned. ``shooters`` counts the assets that have red dice at each
    of ``RANGES``, ``reds`` those dice.
    """

    units: tuple[UnitAnalysis, ...]
    tas: int
    ships: int
    companies: int
    hvas: int
    catapults: int
    systems: int
    shooters: tuple[int, ...]
    reds: tuple[int, ...]


def analyse_fleet(fleet: Fleet, lost: Sequence[Sequence[str]] = ()) -> FleetAnalysis:
    """A whole fleet; ``lost`` names for each asset the systems that it has lost in a game, ``R8`` for a red ace."""
    gone = [*lost, *[()] * (len(fleet.units) - len(lost))]
    units = tuple(analyse_unit(plan, missing) for plan, missing in zip(fleet.units, gone, strict=True))
    columns = [[unit.reds[place] for unit in units] for place in range(len(RANGES))]
    ships = [plan for plan in fleet.units if is_ship(plan.kind)]
    number = tas(fleet)
    return FleetAnalysis(
        units=units,
        tas=number,
        ships=len(ships),
        companies=number - len(ships),
        hvas=len(fleet.units) - number,
        catapults=catapults(fleet),
        systems=sum(len(plan.systems) for plan in ships),
        shooters=tuple(sum(1 for dice in column if dice) for column in columns),
        reds=tuple(sum(map(len, column)) for column in columns),
    )


def analyse_unit(plan: Plan, lost: Sequence[str] = ()) -> UnitAnalysis:
    """One asset with what it has left; an HVA has no dice."""
    if plan.kind is Kind.COMPANY:
        left = [system for system in COMPANY_SYSTEMS if system not in lost]
        return _company(left, None if plan.ace is None or f"{plan.ace}8" in lost else plan.ace)
    if not is_ship(plan.kind):
        return UnitAnalysis((), ((),) * len(RANGES))
    systems = list(plan.systems)
    for system in lost:
        if system in systems:
            systems.remove(system)
    calm = ship_pool(plan.kind.value, systems, ORBIT.white, None)
    return UnitAnalysis(calm, tuple(in_order(reds(systems, span)) for span in RANGES))


def _company(systems: Sequence[str], ace: str | None) -> UnitAnalysis:
    """An ace adds a d8 of its colour; a red one also attacks from as far as assault range."""
    extra = (f"{ace}8",) if ace else ()
    others = [f"{system}6" for system in systems if system != "R"]
    calm = in_order([*WHITES, *others, *(() if ace == "R" else extra)])
    red = (*(("R6",) if "R" in systems else ()), *(extra if ace == "R" else ()))
    most = _RED_ACE_UP_TO if ace == "R" else 0
    return UnitAnalysis(calm, tuple(red if place <= most else () for place in range(len(RANGES))))
