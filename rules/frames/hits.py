"""Damage dice read against the hit chart, with cover that gives way in mid-attack.

RULINGS 1.5; rulebook: "Resolving Attacks".

Dice are read one at a time, lowest first, against the first cover that still stands.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from rules.core.dice import Die


class HitChart(Struct, frozen=True, cache_hash=True):
    """The damage die, and its faces that hit.

    A target is hit by ``close`` hand-to-hand, terrain by ``close`` at any range; a frame from afar by ``open``, past a
    cover by ``covered``. ``terrain`` and ``frame`` hit a cover of that kind. ``immune``: the defense systems with which
    a frame as cover takes no hit. ``next_covers``: when a cover is gone, the next one counts; else the rest is read as
    in the open.
    """

    die: Die = "R6"
    close: tuple[int, ...] = (4, 5, 6)
    open: tuple[int, ...] = (5, 6)
    covered: tuple[int, ...] = (6,)
    terrain: tuple[int, ...] = (4, 5)
    frame: tuple[int, ...] = (5,)
    immune: int = 2
    next_covers: bool = True


class Barrier(Struct, frozen=True):
    """One cover: its kind (``terrain`` or ``frame``) and the hits until it is gone. ``immune``: it takes none."""

    kind: str
    hits: int
    immune: bool = False


class Strike(Struct, frozen=True):
    """One damage die and what it hit: the target, the cover of that index, or nothing."""

    die: int
    target: bool = False
    cover: int | None = None

    @property
    def struck(self) -> str | None:
        """What was hit as logs name it: ``target``, ``cover N``, or None."""
        if self.target:
            return "target"
        return None if self.cover is None else f"cover {self.cover}"


class Resolution(Struct, frozen=True):
    """Result of a handful of damage dice. ``cover_hits`` runs parallel to the covers."""

    target_hits: int
    cover_hits: tuple[int, ...]
    strikes: tuple[Strike, ...]


Effect = Literal["target", "cover", "nothing"]


def damage_dice(attack: int, spot: int, defense: int) -> int:
    """Number of damage dice: attack + spot − defense, never below 0."""
    return max(0, attack + spot - defense)


def ignores_cover(attack_range: str, target: str) -> bool:
    """Whether covers do not matter: hand-to-hand, or against terrain."""
    return target == "terrain" or attack_range == "hand-to-hand"


def resolve(
    chart: HitChart, faces: Sequence[int], attack_range: str, target: str, covers: Sequence[Barrier] = ()
) -> Resolution:
    """Read the dice against the chart. ``target`` is ``frame`` or ``terrain``."""
    taken = [0] * len(covers)
    if ignores_cover(attack_range, target):
        strikes = [Strike(die, target=die in chart.close) for die in sorted(faces)]
    else:
        strikes = _past_covers(chart, faces, covers, taken)
    hits = sum(1 for strike in strikes if strike.target)
    return Resolution(hits, tuple(taken), tuple(strikes))


def _past_covers(chart: HitChart, faces: Sequence[int], covers: Sequence[Barrier], taken: list[int]) -> list[Strike]:
    """The strikes, lowest die first; their hits on covers are added to ``taken``."""
    strikes: list[Strike] = []
    front = standing_cover(chart, covers, 0)
    for die in sorted(faces):
        struck = effect(chart, die, covers[front] if front < len(covers) else None)
        if struck == "cover":
            strikes.append(Strike(die, cover=front))
            taken[front] += 1
            front = standing_cover(chart, covers, front, taken[front])
        else:
            strikes.append(Strike(die, target=struck == "target"))
    return strikes


def standing_cover(chart: HitChart, covers: Sequence[Barrier], front: int, taken: int = 0) -> int:
    """Index of the first cover from ``front`` on that counts, after ``taken`` hits on that one; else their number."""
    while front < len(covers) and not covers[front].immune and covers[front].hits <= taken:
        front, taken = front + 1 if chart.next_covers or not taken else len(covers), 0
    return front


def effect(chart: HitChart, die: int, cover: Barrier | None) -> Effect:
    """What a face hits, fired from afar at a frame behind a cover, or in the open."""
    if die in (chart.open if cover is None else chart.covered):
        return "target"
    if cover is None or cover.immune or die not in (chart.terrain if cover.kind == "terrain" else chart.frame):
        return "nothing"
    return "cover"
