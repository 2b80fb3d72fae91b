"""Exact chances of an attack, by the same chart that resolves it (RULINGS 1.5).

The outcome depends only on how many fours, fives and sixes fall, because dice are read lowest first: so the sum over
those counts is exact, and small.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb

from msgspec import Struct

from rules.frames.hits import COVER, Barrier, damage_dice

__all__ = ["Odds", "Shot", "attack_odds"]


class Odds(Struct, frozen=True):
    """``target_hits[n]`` is the chance of exactly n hits; ``cover_gone`` the chance that each cover gives way."""

    dice: int
    target_hits: tuple[float, ...]
    mean: float
    cover_gone: tuple[float, ...]

    def at_least(self, hits: int) -> float:
        """The chance of that many hits or more."""
        return sum(self.target_hits[hits:])


class Shot(Struct, frozen=True):
    """An attack that might be made. Terrain neither defends nor is spotted."""

    attack: int
    spot: int = 0
    defense: int = 0
    range: str = "direct-fire"
    target: str = "frame"
    covers: tuple[Barrier, ...] = ()

    @property
    def dice(self) -> int:
        """How many damage dice are rolled."""
        return self.attack if self.target == "terrain" else damage_dice(self.attack, self.spot, self.defense)

    @property
    def odds(self) -> Odds:
        """What they do."""
        return attack_odds(self.dice, self.range, self.target, self.covers)


def attack_odds(dice: int, attack_range: str, target: str, covers: Sequence[Barrier] = ()) -> Odds:
    """The odds of that many damage dice. ``target`` is ``frame`` or ``terrain``."""
    if target == "terrain" or attack_range == "hand-to-hand":
        chances = tuple(comb(dice, n) / 2**dice for n in range(dice + 1))
        return Odds(dice, chances, dice / 2, (0.0,) * len(covers))
    return _covered(dice, tuple(covers))


@lru_cache(maxsize=512)
def _covered(dice: int, covers: tuple[Barrier, ...]) -> Odds:
    if not covers:
        return Odds(dice, tuple(comb(dice, n) * 2 ** (dice - n) / 3**dice for n in range(dice + 1)), dice / 3, ())
    ways = [0] * (dice + 1)
    gone = [0] * len(covers)
    sixes = [[comb(rest, n) * 3 ** (rest - n) for n in range(rest + 1)] for rest in range(dice + 1)]
    for fours, fives, weight in _counts(dice):
        spare, standing = _outcome(fours, fives, covers)
        rest = dice - fours - fives
        for number, more in enumerate(sixes[rest]):
            ways[spare + number] += weight * more
        for index in range(standing):
            gone[index] += 0 if covers[index].immune else weight * 4**rest
    total = 6**dice
    mean = sum(hits * way for hits, way in enumerate(ways)) / total
    return Odds(dice, tuple(way / total for way in ways), mean, tuple(way / total for way in gone))


def _counts(dice: int) -> Iterator[tuple[int, int, int]]:
    """Each number of fours and of fives with the number of ways to choose the dice that show them."""
    for fours in range(dice + 1):
        for fives in range(dice - fours + 1):
            yield fours, fives, comb(dice, fours) * comb(dice - fours, fives)


def _outcome(fours: int, fives: int, covers: tuple[Barrier, ...]) -> tuple[int, int]:
    """Fives that hit the target, and how many of the covers from the front on are gone."""
    front, taken, _ = _wear(covers, (0, 0), 4, fours)
    front, taken, left = _wear(covers, (front, taken), 5, fives)
    return (left if front == len(covers) else 0), front


def _wear(covers: tuple[Barrier, ...], at: tuple[int, int], face: int, count: int) -> tuple[int, int, int]:
    """Puts ``count`` dice of one face into the covers from ``at`` (front, its hits); returns the dice left over too."""
    front, taken = at
    while front < len(covers):
        cover = covers[front]
        if cover.immune:
            return front, taken, count
        if cover.hits <= taken:
            front, taken = front + 1, 0
            continue
        if face not in COVER[cover.kind] or count == 0:
            return front, taken, count
        used = min(count, cover.hits - taken)
        taken, count = taken + used, count - used
    return front, taken, count
