"""What an asset rolls, the ranges that it has weapons for, and the faces that hit (RULINGS 2.1, 2.3; rulebook: "Build
Your Fleet", "Ranges", "Damage")."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.dice import Die, in_order
from rules.frames.loadout import count, halves
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, FRIGATE, Asset

__all__ = ["absorbs", "faces_that_hit", "pool", "ranges", "reds", "ship_pool", "shown_range"]

WEAPON = {Range.POINT: "Rp", Range.ASSAULT: "Ra", Range.SUPPORT: "Rs"}


def reds(systems: Sequence[str], at: Range | None) -> list[Die]:
    """A ship's red dice at a range: two for a weapon of that range alone, a d8 for a second, one for each of two
    ranges."""
    kind = WEAPON.get(at) if at is not None else None
    if kind is None:
        return []
    whole = count(systems, kind)
    return [*["R6"] * (2 if whole else 0), *["R8"] * (1 if whole > 1 else 0), *["R6"] * halves(systems, kind)]


def ship_pool(kind: str, systems: Sequence[str], white: int, at: Range | None) -> tuple[Die, ...]:
    """A ship's pool; a frigate has a green die that is no system."""
    dice = ["W6"] * white + ["B6"] * min(2, count(systems, "B")) + ["Y6"] * min(1, count(systems, "Y"))
    dice += ["G6"] * (kind == FRIGATE) + ["K6"] * (0, 1, 3)[min(2, count(systems, "K"))]
    return in_order((*dice, *reds(systems, at)))


def pool(asset: Asset, at: Range | None) -> tuple[Die, ...]:
    """What an asset rolls when it attacks at that range, or without a target (None)."""
    if asset.kind != COMPANY:
        return ship_pool(asset.kind, asset.systems, asset.white, at)
    dice = ["W6"] * asset.white
    dice += [f"{system}6" for system in asset.systems if system != "R" or at is not None]
    if asset.ace is not None and (asset.ace != "R" or at is not None):
        dice.append(f"{asset.ace}8")
    return in_order(dice)


def ranges(asset: Asset) -> tuple[Range, ...]:
    """The ranges at which it may attack: dogfight always, a ship's others with a weapon, the red ace's two more."""
    if asset.kind == COMPANY:
        return (Range.DOGFIGHT, Range.POINT, Range.ASSAULT) if asset.ace == "R" else (Range.DOGFIGHT,)
    return (Range.DOGFIGHT, *(at for at in WEAPON if reds(asset.systems, at)))


def shown_range(company: bool, at: Range) -> Range:
    """The range in whose row of the chart an attack is read: companies, the red ace's too, fight as in a dogfight."""
    return Range.DOGFIGHT if company else at


def faces_that_hit(at: Range, target: str) -> tuple[int, ...]:
    """The faces that hit a target (``company``, or ``ship`` for all else) at a range of the chart."""
    if target == COMPANY:
        return {Range.DOGFIGHT: (4, 5, 6), Range.POINT: (5, 6)}.get(at, ())
    return (4, 5, 6) if at is Range.ASSAULT else (5, 6)


def absorbs(at: Range, target: str) -> int | None:
    """The face that cover absorbs: the lowest that hits."""
    return next(iter(faces_that_hit(at, target)), None)
