"""What a fleet is made of: ships, mobile frame companies and high value assets (RULINGS 2.1; rulebook: "Build Your
Fleet")."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

__all__ = [
    "ACES",
    "COMPANY_SYSTEMS",
    "HVA_NAMES",
    "NAMES",
    "SAME_MAX",
    "SHIPS",
    "SHIP_NAMES",
    "SYSTEMS",
    "WEAPONS",
    "WING_NAMES",
    "Fleet",
    "Kind",
    "Plan",
    "catapults",
    "is_ship",
    "kept",
    "tas",
    "without",
]

WEAPONS = ("Rp", "Ra", "Rs")
"""Of one range each: point defense, assault, support. Weapons of two ranges are written ``Rp/Ra``."""

SYSTEMS = (*WEAPONS, "Rp/Ra", "Ra/Rs", "Rp/Rs", "B", "Y", "K")
COMPANY_SYSTEMS = ("R", "B", "Y", "G")
# Share codes know these by their place: append only.
ACES = ("R", "B", "G", "Y")
SAME_MAX = 2
"""So many systems of one type a ship carries at the most; a weapon of two ranges counts half for each [ruling: the book
says what a second one grants, and nothing of a third]."""

SHIP_NAMES = (
    *("Altair", "Vega", "Rigel", "Deneb", "Antares", "Mira", "Spica", "Procyon", "Sirius", "Castor", "Pollux", "Mizar"),
    *("Capella", "Regulus", "Arcturus", "Canopus", "Achernar", "Hadar", "Adhara", "Electra", "Maia", "Merope"),
)
WING_NAMES = (
    *("Kestrel", "Falcon", "Hornet", "Raven", "Osprey", "Condor", "Mantis", "Shrike", "Wasp", "Egret", "Gannet", "Jay"),
    *("Kite", "Lark", "Robin", "Swift", "Tern", "Moth", "Viper", "Magpie", "Heron", "Rook"),
)
HVA_NAMES = (
    "Ceres",
    "Pallas",
    "Juno",
    "Vesta",
    "Astraea",
    "Hebe",
    "Iris",
    "Flora",
    "Metis",
    "Hygiea",
    "Fortuna",
    "Egeria",
)
# Share codes know these by their place: nothing is ever added to the three above, new names follow them here, 254 at
# the most.
NAMES = (*SHIP_NAMES, *WING_NAMES, *HVA_NAMES)


class Kind(StrEnum):
    """What an asset is: a ship of one of two classes, a mobile frame company, or a high value asset."""

    CAPITAL = "capital"
    FRIGATE = "frigate"
    COMPANY = "company"
    HVA = "hva"


SHIPS: dict[Kind, int] = {Kind.CAPITAL: 4, Kind.FRIGATE: 3}
"""How many systems a ship has, by its class."""


class Plan(Struct, frozen=True):
    """One asset as it is built. ``systems`` are a ship's; a company's are always ``COMPANY_SYSTEMS`` and are left out.

    ``ace`` is the colour of the ace that leads a company: ``R``, ``B``, ``G`` or ``Y``. ``lost``: the systems among a
    ship's that lie at the side of the table when the game begins (in campaigns).
    """

    kind: Kind
    name: str = ""
    systems: tuple[str, ...] = ()
    ace: str | None = None
    lost: tuple[str, ...] = ()


class Fleet(Struct, frozen=True):
    """The assets that one player brings, in the order in which they were written."""

    units: tuple[Plan, ...]


def is_ship(kind: Kind) -> bool:
    """Whether an asset of that kind is a ship."""
    return kind in SHIPS


def kept(plan: Plan) -> tuple[str, ...]:
    """What of an asset goes from one game to the next: what it is, ``ace R`` and the like among them, and a ship's
    systems that are whole."""
    return (f"ace {plan.ace}" if plan.ace else str(plan.kind), *without(plan.systems, plan.lost))


def without(systems: tuple[str, ...], lost: tuple[str, ...]) -> tuple[str, ...]:
    """The systems without those, each taken out once."""
    left = list(systems)
    for system in lost:
        if system in left:
            left.remove(system)
    return tuple(left)


def tas(fleet: Fleet) -> int:
    """The tactical assets of a fleet: ships and companies."""
    return sum(1 for plan in fleet.units if plan.kind is not Kind.HVA)


def catapults(fleet: Fleet) -> int:
    """The catapults on all ships of a fleet: it has as many companies."""
    return sum(plan.systems.count("K") for plan in fleet.units if is_ship(plan.kind))
