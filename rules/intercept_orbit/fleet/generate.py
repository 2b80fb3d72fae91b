"""Fleets drawn by lot: legal ones, of one style or a mix of several."""

from collections.abc import Sequence

from rules.core.dice import Dice
from rules.core.errors import Malformed, shown
from rules.intercept_orbit.state.units import ACES, HVA_NAMES, SHIP_NAMES, SHIPS, WING_NAMES, Fleet, Kind, UnitDesign

DESIGNS: dict[str, tuple[str, ...]] = {
    "flagship": ("Rp", "Ra", "B", "K"),
    "hangar": ("Rp", "B", "K", "K"),
    "battleship": ("Ra", "Ra", "B", "B"),
    "bombard": ("Rs", "Rs", "B", "Y"),
    "bulwark": ("Rp", "Rp", "B", "B"),
    "escort": ("Rp", "B", "Y"),
    "tender": ("Rp", "B", "K"),
    "lancer": ("Ra", "Ra", "B"),
    "corsair": ("Rp/Ra", "Rp/Ra", "B"),
    "picket": ("B", "Y", "Y"),
    "howitzer": ("Rs", "Rs", "Y"),
}
"""Ships that work: a capital ship has four systems, a frigate three."""

STYLES: dict[str, tuple[str, ...]] = {
    "balanced": ("flagship", "escort", "lancer", "tender", "corsair", "battleship"),
    "carrier": ("hangar", "tender", "escort", "flagship", "bulwark"),
    "gunline": ("battleship", "bombard", "lancer", "flagship", "picket", "bulwark"),
    "swift": ("tender", "corsair", "lancer", "escort", "howitzer", "picket"),
}
"""The designs of a fleet: the first one first, if there is room for its companies, then others by lot."""

_DESIGN_OF = {tuple(sorted(systems)): name for name, systems in DESIGNS.items()}
_CLASS_OF = {number: kind for kind, number in SHIPS.items()}


def design_of(unit: UnitDesign) -> str | None:
    """The design of a ship that carries just these systems, in any order."""
    return _DESIGN_OF.get(tuple(sorted(unit.systems))) if unit.kind in SHIPS else None


def drawn(tas: tuple[int, int], hvas: int, dice: Dice, styles: Sequence[str] = ()) -> Fleet:
    """A fleet by lot: between the two numbers of ``tas``, and ``hvas``. Raises ``Malformed("archetype-unknown")``."""
    unknown = [style for style in styles if style not in STYLES]
    if unknown:
        raise Malformed("archetype-unknown", text=shown(unknown[0]), known=list(STYLES))
    number = tas[0] + _draw(dice, tas[1] - tas[0] + 1)
    mixed = styles or [list(STYLES)[_draw(dice, len(STYLES))]]
    ships = [_ship(name) for name in _chosen(mixed, number, dice)]
    wings = [UnitDesign(Kind.COMPANY)] * sum(ship.systems.count("K") for ship in ships)
    if wings:
        wings[_draw(dice, len(wings))] = UnitDesign(Kind.COMPANY, ace=ACES[_draw(dice, len(ACES))])
    prizes = [UnitDesign(Kind.HVA)] * hvas
    named = (*_named(ships, SHIP_NAMES, dice), *_named(wings, WING_NAMES, dice), *_named(prizes, HVA_NAMES, dice))
    return Fleet(named)


def _ship(design: str) -> UnitDesign:
    systems = DESIGNS[design]
    return UnitDesign(_CLASS_OF[len(systems)], systems=systems)


def _cost(design: str) -> int:
    """The TAs that a ship brings: itself and a company for each catapult."""
    return 1 + DESIGNS[design].count("K")


def _chosen(styles: Sequence[str], number: int, dice: Dice) -> list[str]:
    """Designs with that number of TAs in all, none more often than necessary."""
    chosen: list[str] = []
    left = number
    while left:
        style = STYLES[styles[len(chosen) % len(styles)]]
        fitting = [design for design in style if _cost(design) <= left]
        fewest = min(chosen.count(design) for design in fitting)
        rare = [design for design in fitting if chosen.count(design) == fewest]
        pick = rare[0] if not chosen else rare[_draw(dice, len(rare))]
        chosen.append(pick)
        left -= _cost(pick)
    return chosen


def _named(units: Sequence[UnitDesign], names: Sequence[str], dice: Dice) -> list[UnitDesign]:
    left = list(names)
    return [UnitDesign(unit.kind, left.pop(_draw(dice, len(left))), unit.systems, unit.ace) for unit in units]


def _draw(dice: Dice, number: int) -> int:
    return dice.roll((f"K{number}",))[0] - 1
