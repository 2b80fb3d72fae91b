"""Damage dice against the hit chart, with cover that gives way in mid-attack.

RULINGS 1.5; rulebook: "Resolving Attacks".

Dice are resolved one at a time, lowest first, against the first cover that still stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

__all__ = ["Barrier", "Resolution", "Strike", "damage_dice", "resolve"]

COVER = {"terrain": (4, 5), "frame": (5,)}
COVERED_TARGET = (6,)
OPEN_TARGET = (5, 6)
CLOSE_TARGET = (4, 5, 6)


class Barrier(Struct, frozen=True):
    """One cover: its kind (``terrain`` or ``frame``) and the hits until it is gone. ``immune``: it takes none."""

    kind: str
    hits: int
    immune: bool = False


class Strike(Struct, frozen=True):
    """One damage die and what it hit: ``target``, the number of a cover in the list, or nothing."""

    die: int
    target: bool = False
    cover: int | None = None


class Resolution(Struct, frozen=True):
    """What a handful of damage dice did. ``cover_hits`` runs parallel to the covers."""

    target_hits: int
    cover_hits: tuple[int, ...]
    strikes: tuple[Strike, ...]


def damage_dice(attack: int, spot: int, defense: int) -> int:
    """How many dice are rolled: attack + spot − defense, never below 0."""
    return max(0, attack + spot - defense)


def resolve(faces: Sequence[int], attack_range: str, target: str, covers: Sequence[Barrier] = ()) -> Resolution:
    """Reads the dice against the chart. ``target`` is ``frame`` or ``terrain``; cover is ignored hand-to-hand."""
    if target == "terrain" or attack_range == "hand-to-hand":
        return _plain(faces, len(covers))
    strikes: list[Strike] = []
    taken = [0] * len(covers)
    front = _next_cover(covers, taken, 0)
    for die in sorted(faces):
        strike = _strike(die, covers, front)
        if strike.cover is not None and front is not None:
            taken[front] += 1
            front = _next_cover(covers, taken, front)
        strikes.append(strike)
    hits = sum(1 for strike in strikes if strike.target)
    return Resolution(hits, tuple(taken), tuple(strikes))


def _plain(faces: Sequence[int], covers: int) -> Resolution:
    strikes = tuple(Strike(die, target=die in CLOSE_TARGET) for die in sorted(faces))
    return Resolution(sum(1 for strike in strikes if strike.target), (0,) * covers, strikes)


def _next_cover(covers: Sequence[Barrier], taken: Sequence[int], start: int) -> int | None:
    for index in range(start, len(covers)):
        if covers[index].immune or taken[index] < covers[index].hits:
            return index
    return None


def _strike(die: int, covers: Sequence[Barrier], front: int | None) -> Strike:
    if front is None:
        return Strike(die, target=die in OPEN_TARGET)
    if die in COVERED_TARGET:
        return Strike(die, target=True)
    if die in COVER[covers[front].kind] and not covers[front].immune:
        return Strike(die, cover=front)
    return Strike(die)
