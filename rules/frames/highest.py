"""The highest of some dice: the one that an action takes."""

from collections.abc import Sequence
from functools import lru_cache

from rules.core.dice import Die, sides_of

Chances = tuple[tuple[int, float], ...]
"""Values, each with its chance."""


@lru_cache(maxsize=1024)
def best_die(dice: tuple[Die, ...]) -> tuple[float, ...]:
    """The chance of each value of the highest die, from 0 (no die at all)."""
    most = max((sides_of(die) for die in dice), default=0)
    below = [1.0] * (most + 1)
    for die in dice:
        sides = sides_of(die)
        below = [chance * min(value, sides) / sides for value, chance in enumerate(below)]
    return (below[0], *(below[value] - below[value - 1] for value in range(1, most + 1)))


@lru_cache(maxsize=4096)
def highest(dice: tuple[Die, ...], colours: str) -> Chances:
    """The values that the highest of the dice of these colours may show."""
    every = best_die(tuple(die for die in dice if die[0] in colours))
    return tuple((value, chance) for value, chance in enumerate(every) if chance)


def unused(dice: Sequence[Die], faces: Sequence[int], used: Sequence[int], colours: str) -> Chances:
    """The highest unused face of these colours among rolled dice, as the only chance; 0 if there is none."""
    rolled = zip(dice, faces, strict=True)
    left = [face for number, (die, face) in enumerate(rolled) if number not in used and die[0] in colours]
    return ((max(left, default=0), 1.0),)
