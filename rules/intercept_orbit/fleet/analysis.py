"""A fleet's assets counted, and the dice of each (RULINGS 2.1)."""

from collections.abc import Sequence

from msgspec import Struct

from rules.core.dice import Die, in_order
from rules.intercept_orbit.state.pools import RED_ACE, ace_die, reds, ship_pool
from rules.intercept_orbit.state.profile import Profile, Range
from rules.intercept_orbit.state.units import (
    COMPANY_SYSTEMS,
    RED,
    Fleet,
    Kind,
    UnitDesign,
    catapults,
    is_ship,
    tas,
    without,
)

RANGES = tuple(Range)


class UnitAnalysis(Struct, frozen=True):
    """One asset: the dice of every turn, and its red ones at each of ``RANGES``."""

    calm: tuple[Die, ...]
    reds: tuple[tuple[Die, ...], ...]


class FleetAnalysis(Struct, frozen=True):
    """All assets, and the number of each sort.

    ``systems``: those on ships, on which PPA depends. ``shooters``: the assets that have red dice at each of
    ``RANGES``; ``reds``: those dice.
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


def analyse_fleet(profile: Profile, fleet: Fleet, lost: Sequence[Sequence[str]] = ()) -> FleetAnalysis:
    """A whole fleet; ``lost``: for each asset the systems that it has lost in a game, ``R8`` for a red ace."""
    gone = [*lost, *[()] * (len(fleet.units) - len(lost))]
    units = tuple(analyse_unit(profile, unit, missing) for unit, missing in zip(fleet.units, gone, strict=True))
    columns = [[unit.reds[place] for unit in units] for place in range(len(RANGES))]
    ships = [unit for unit in fleet.units if is_ship(unit.kind)]
    number = tas(fleet)
    return FleetAnalysis(
        units=units,
        tas=number,
        ships=len(ships),
        companies=number - len(ships),
        hvas=len(fleet.units) - number,
        catapults=catapults(fleet),
        systems=sum(len(unit.systems) for unit in ships),
        shooters=tuple(sum(1 for dice in column if dice) for column in columns),
        reds=tuple(sum(map(len, column)) for column in columns),
    )


def analyse_unit(profile: Profile, unit: UnitDesign, lost: Sequence[str] = ()) -> UnitAnalysis:
    """One asset with what it has left; an HVA has no dice."""
    if unit.kind is Kind.COMPANY:
        left = [system for system in COMPANY_SYSTEMS if system not in lost]
        ace = None if unit.ace is None or ace_die(unit.ace) in lost else unit.ace
        return _company(profile.white, left, ace)
    if not is_ship(unit.kind):
        return UnitAnalysis((), ((),) * len(RANGES))
    systems = without(unit.systems, tuple(lost))
    calm = ship_pool(profile, unit.kind, systems, profile.white, None)
    return UnitAnalysis(calm, tuple(in_order(reds(profile, systems, span)) for span in RANGES))


def _company(white: int, systems: Sequence[str], ace: str | None) -> UnitAnalysis:
    """An ace adds a d8 of its colour; a red one also attacks from farther away."""
    extra = (ace_die(ace),) if ace else ()
    others = [f"{system}6" for system in systems if system != RED]
    calm = in_order([*["W6"] * white, *others, *(() if ace == RED else extra)])
    red = (*(("R6",) if RED in systems else ()), *(extra if ace == RED else ()))
    spans = RED_ACE if ace == RED else (Range.DOGFIGHT,)
    return UnitAnalysis(calm, tuple(red if span in spans else () for span in RANGES))
