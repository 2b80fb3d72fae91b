"""The units of a fleet: ships, mobile frame companies and high value assets (RULINGS 2.1; rulebook: "Build Your
Fleet")."""

from enum import StrEnum

from msgspec import Struct

RED, BLUE, GREEN, YELLOW, BLACK = "R", "B", "G", "Y", "K"
"""The colours of systems, aces and their dice, as loadouts have them: attack, defense, movement, comms, catapults."""

WEAPONS = ("Rp", "Ra", "Rs")
"""Of one range each: point defense, assault, support. Weapons of two ranges are written ``Rp/Ra``."""

SYSTEMS = (*WEAPONS, "Rp/Ra", "Ra/Rs", "Rp/Rs", BLUE, YELLOW, BLACK)
COMPANY_SYSTEMS = (RED, BLUE, YELLOW, GREEN)
# Share codes know these by their place: append only.
ACES = (RED, BLUE, GREEN, YELLOW)

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
# Share codes know these by their place: never add to the three above; new names follow here, 254 at the most.
NAMES = (*SHIP_NAMES, *WING_NAMES, *HVA_NAMES)


class Kind(StrEnum):
    """The kinds of asset: ships of two classes, mobile frame companies, high value assets; and debris."""

    CAPITAL = "capital"
    FRIGATE = "frigate"
    COMPANY = "company"
    HVA = "hva"
    DEBRIS = "debris"


SHIPS: dict[Kind, int] = {Kind.CAPITAL: 4, Kind.FRIGATE: 3}
"""The number of systems of a ship, by its class."""


class UnitDesign(Struct, frozen=True):
    """One asset as it is built. ``systems`` of a ship; a company's are always ``COMPANY_SYSTEMS`` and left out.

    ``ace``: the colour of a company's ace (R B G Y). ``lost``: those of a ship's systems that lie at the side of the
    table when the game begins (in campaigns).
    """

    kind: Kind
    name: str = ""
    systems: tuple[str, ...] = ()
    ace: str | None = None
    lost: tuple[str, ...] = ()


class Fleet(Struct, frozen=True):
    """The assets that one player brings, in the order in which they were written."""

    units: tuple[UnitDesign, ...]


def is_ship(kind: Kind) -> bool:
    """Whether an asset of that kind is a ship."""
    return kind in SHIPS


def kept(unit: UnitDesign) -> tuple[str, ...]:
    """What an asset takes from one game to the next: its kind (or ``ace R``), and a ship's whole systems."""
    return (f"ace {unit.ace}" if unit.ace else str(unit.kind), *without(unit.systems, unit.lost))


def without(systems: tuple[str, ...], lost: tuple[str, ...]) -> tuple[str, ...]:
    """The systems without the lost ones, each taken out once."""
    left = list(systems)
    for system in lost:
        if system in left:
            left.remove(system)
    return tuple(left)


def less_one(systems: tuple[str, ...], system: str) -> tuple[str, ...]:
    """The systems without one of that type. Raises ``ValueError`` if there is none."""
    at = systems.index(system)
    return systems[:at] + systems[at + 1 :]


def tas(fleet: Fleet) -> int:
    """The tactical assets of a fleet: ships and companies."""
    return sum(1 for unit in fleet.units if unit.kind is not Kind.HVA)


def catapults(fleet: Fleet) -> int:
    """The catapults on all ships of a fleet: it has as many companies."""
    return sum(unit.systems.count("K") for unit in fleet.units if is_ship(unit.kind))
