"""The pool of an asset, the ranges of its weapons, and the faces that hit (RULINGS 2.1, 2.3; rulebook: "Build Your
Fleet", "Ranges", "Damage")."""

from collections.abc import Sequence
from typing import TypeVar

from rules.core.dice import Die, in_order
from rules.frames.loadout import count, halves
from rules.intercept_orbit.state.profile import Profile, Range
from rules.intercept_orbit.state.state import COMPANY, FRIGATE, Asset
from rules.intercept_orbit.state.units import BLACK, BLUE, RED, YELLOW, Kind

T = TypeVar("T")

WEAPON = {Range.POINT: "Rp", Range.ASSAULT: "Ra", Range.SUPPORT: "Rs"}
RED_ACE = (Range.DOGFIGHT, Range.POINT, Range.ASSAULT)
"""The ranges at which a red ace attacks."""


def reds(profile: Profile, systems: Sequence[str], at: Range | None) -> list[Die]:
    """A ship's red dice at a range: of its weapons of that range alone, and one for each weapon of two ranges."""
    kind = WEAPON.get(at) if at is not None else None
    if kind is None:
        return []
    return [*_of(profile.weapon, count(systems, kind)), *[profile.split] * halves(systems, kind)]


def _of(by_number: tuple[T, ...], number: int) -> T:
    """The entry for a number of systems; the last one for more."""
    return by_number[min(number, len(by_number) - 1)]


def ship_pool(profile: Profile, kind: Kind, systems: Sequence[str], white: int, at: Range | None) -> tuple[Die, ...]:
    """A ship's pool; a frigate has dice that are no system."""
    dice = ["W6"] * white
    for colour, by_number in ((BLUE, profile.blue), (YELLOW, profile.yellow), (BLACK, profile.black)):
        dice += [f"{colour}6"] * _of(by_number, count(systems, colour))
    return in_order((*dice, *(profile.hull if kind == FRIGATE else ()), *reds(profile, systems, at)))


def ace_die(ace: str) -> Die:
    """The die of an ace."""
    return f"{ace}8"


def pool(profile: Profile, asset: Asset, at: Range | None) -> tuple[Die, ...]:
    """The dice that an asset rolls when it attacks at that range, or without a target (None)."""
    if asset.kind != COMPANY:
        return ship_pool(profile, asset.kind, asset.systems, asset.white, at)
    dice = ["W6"] * asset.white
    dice += [f"{system}6" for system in asset.systems if system != RED or at is not None]
    if asset.ace is not None and (asset.ace != RED or at is not None):
        dice.append(ace_die(asset.ace))
    return in_order(dice)


def ranges(profile: Profile, asset: Asset) -> tuple[Range, ...]:
    """The ranges at which it may attack: dogfight always, a ship's others with a weapon, those of a red ace."""
    if asset.kind == COMPANY:
        return RED_ACE if asset.ace == RED else (Range.DOGFIGHT,)
    return (Range.DOGFIGHT, *(at for at in WEAPON if reds(profile, asset.systems, at)))


def chart_range(company: bool, at: Range) -> Range:
    """The row of the hit chart for an attack: companies, a red ace's too, attack as in a dogfight."""
    return Range.DOGFIGHT if company else at


def faces_that_hit(profile: Profile, at: Range, target: str) -> tuple[int, ...]:
    """The faces that hit a target (``company``, or ``ship`` for all else) in a row of the hit chart."""
    return (profile.on_companies if target == COMPANY else profile.on_ships).at(at)


def absorbs(profile: Profile, at: Range, target: str) -> int | None:
    """The face that cover absorbs: the lowest that hits."""
    return next(iter(faces_that_hit(profile, at, target)), None)
