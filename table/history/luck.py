"""The luck of each player's dice over the effective log of a game."""

from collections.abc import Iterable
from math import erf, sqrt

from msgspec import Struct

from rules import Throw, ruleset_for
from rules.core.dice import sides_of
from table.history.effective_log import folded_events
from table.log import Entry


class DiceTotal(Struct, frozen=True):
    """The dice of one size that a player rolled: how many, and the sum of their faces."""

    sides: int
    dice: int
    total: int

    @property
    def mean(self) -> float:
        """Mean of their faces."""
        return self.total / self.dice

    @property
    def expected(self) -> float:
        """The mean to expect from fair dice of this size."""
        return (self.sides + 1) / 2


class Luck(Struct, frozen=True):
    """A player's dice by size, and their attacks: hits made, and hits expected of the same damage dice."""

    by_size: tuple[DiceTotal, ...] = ()
    attacks: int = 0
    hits: int = 0
    hits_expected: float = 0.0

    @property
    def dice(self) -> int:
        """Number of dice in all."""
        return sum(part.dice for part in self.by_size)

    @property
    def score(self) -> float:
        """Standard deviations of the sum of all faces above (or below) the expected one; 0 without dice."""
        variance = sum(part.dice * (part.sides**2 - 1) / 12 for part in self.by_size)
        surplus = sum(part.total - part.dice * part.expected for part in self.by_size)
        return surplus / sqrt(variance) if variance else 0.0

    @property
    def luckier_than(self) -> int:
        """Of a hundred players with these dice, how many would have rolled less: 1 to 99."""
        return luckier_than(self.score)


def luckier_than(score: float) -> int:
    """A score, in standard deviations, as a percentile: how many of a hundred players score lower, 1 to 99."""
    return min(99, max(1, round(50 * (1 + erf(score / sqrt(2))))))


def luck_of(entries: Iterable[tuple[int, Entry]], players: int) -> tuple[Luck, ...]:
    """Each player's luck. Undone rolls count once, when they come again; lots and initiative do not count."""
    found = (throw for before, event, _ in folded_events(entries) for throw in ruleset_for(event).throws(before, event))
    return luck_of_throws(found, players)


def luck_of_throws(found: Iterable[Throw], players: int) -> tuple[Luck, ...]:
    """Each player's luck from throws."""
    own: list[list[Throw]] = [[] for _ in range(players)]
    for throw in found:
        if throw.player is not None:
            own[throw.player].append(throw)
    return tuple(map(_luck, own))


def _luck(own: list[Throw]) -> Luck:
    pairs = [(sides_of(die), face) for throw in own for die, face in zip(throw.dice, throw.faces, strict=True)]
    by_size = tuple(
        DiceTotal(sides, len(faces), sum(faces))
        for sides in sorted({sides for sides, _ in pairs})
        if (faces := [face for size, face in pairs if size == sides])
    )
    attacks = [throw for throw in own if throw.hits is not None]
    hits, expected = sum(throw.hits or 0 for throw in attacks), sum(throw.expected for throw in attacks)
    return Luck(by_size, len(attacks), hits, expected)
