"""Exact chances of an attack, by the chart that resolves it (RULINGS 1.5).

Dice are read lowest first, so the outcome depends only on how many dice show each face: the sum over those counts is
exact, and small.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from msgspec import Struct

from rules.core.dice import sides_of
from rules.core.errors import Malformed
from rules.frames.hits import Barrier, HitChart, damage_dice, effect, ignores_cover, standing_cover

DICE_MOST = 100
"""Far above any attack; with covers, the cost grows with the cube of the dice."""


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
    """A possible attack. Terrain neither defends nor is spotted."""

    chart: HitChart
    attack: int
    """The value of the attack."""
    spot: int = 0
    """The face of the die that spots the target; 0: none."""
    defense: int = 0
    """The face of the target's defense die."""
    range: str = "direct-fire"
    target: str = "frame"
    """``frame`` or ``terrain``."""
    covers: tuple[Barrier, ...] = ()
    """What the target is in cover of."""

    @property
    def dice(self) -> int:
        """Number of damage dice."""
        return self.attack if self.target == "terrain" else damage_dice(self.attack, self.spot, self.defense)

    @property
    def odds(self) -> Odds:
        """The chances of those dice."""
        return attack_odds(self.chart, self.dice, self.range, self.target, self.covers)


class _Line(Struct, frozen=True, cache_hash=True):
    """The dice counted so far, and their result: hits on the target, and the first cover that stands with its hits."""

    counted: int
    hits: int
    front: int
    taken: int = 0


def attack_odds(chart: HitChart, dice: int, attack_range: str, target: str, covers: Sequence[Barrier] = ()) -> Odds:
    """The odds of that many damage dice. ``target`` is ``frame`` or ``terrain``. Raises ``Malformed``."""
    if dice > DICE_MOST:
        raise Malformed("too-many-dice", count=dice, most=DICE_MOST)
    if ignores_cover(attack_range, target):
        return _uncovered(chart.die, chart.close, dice, len(covers))
    return _covered(chart, dice, tuple(covers)) if covers else _uncovered(chart.die, chart.open, dice, 0)


@lru_cache(maxsize=512)
def _uncovered(die: str, faces: tuple[int, ...], dice: int, covers: int) -> Odds:
    sides = sides_of(die)
    good = len(set(faces) & set(range(1, sides + 1)))
    chances = tuple(comb(dice, n) * good**n * (sides - good) ** (dice - n) / sides**dice for n in range(dice + 1))
    return Odds(dice, chances, dice * good / sides, (0.0,) * covers)


@lru_cache(maxsize=512)
def _covered(chart: HitChart, dice: int, covers: tuple[Barrier, ...]) -> Odds:
    faces = range(1, sides_of(chart.die) + 1)
    sure = sum(face in chart.open and face in chart.covered for face in faces)
    depends = [face for face in faces if _depends_on_cover(chart, face)]
    idle = len(faces) - sure - len(depends)
    rests = [[comb(rest, n) * sure**n * idle ** (rest - n) for n in range(rest + 1)] for rest in range(dice + 1)]
    ways, gone = [0] * (dice + 1), [0] * len(covers)
    most = len(covers) if chart.next_covers else standing_cover(chart, covers, 0) + 1
    for line, weight in _lines(chart, depends, dice, covers).items():
        rest = dice - line.counted
        for number, more in enumerate(rests[rest]):
            ways[line.hits + number] += weight * more
        for index in range(min(line.front, most)):
            gone[index] += weight * (sure + idle) ** rest
    total = len(faces) ** dice
    mean = sum(hits * way for hits, way in enumerate(ways)) / total
    return Odds(dice, tuple(way / total for way in ways), mean, tuple(way / total for way in gone))


def _depends_on_cover(chart: HitChart, face: int) -> bool:
    """Whether a face hits something, but not the target in every case."""
    hits = [face in faces for faces in (chart.open, chart.covered)]
    return any((*hits, face in chart.terrain, face in chart.frame)) and not all(hits)


def _lines(chart: HitChart, faces: list[int], dice: int, covers: tuple[Barrier, ...]) -> dict[_Line, int]:
    """Every result of the dice that show one of these faces, with the number of ways to it."""
    lines = {_Line(0, 0, standing_cover(chart, covers, 0)): 1}
    for face in faces:
        found: dict[_Line, int] = {}
        for line, weight in lines.items():
            left, after = dice - line.counted, line
            for number in range(left + 1):
                found[after] = found.get(after, 0) + weight * comb(left, number)
                after = _after(chart, after, face, covers)
        lines = found
    return lines


def _after(chart: HitChart, line: _Line, face: int, covers: tuple[Barrier, ...]) -> _Line:
    """The line after one more die with that face."""
    struck = effect(chart, face, covers[line.front] if line.front < len(covers) else None)
    if struck != "cover":
        return _Line(line.counted + 1, line.hits + (struck == "target"), line.front, line.taken)
    front = standing_cover(chart, covers, line.front, line.taken + 1)
    return _Line(line.counted + 1, line.hits, front, line.taken + 1 if front == line.front else 0)
