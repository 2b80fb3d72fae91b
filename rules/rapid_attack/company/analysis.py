"""What a frame and a company can be expected to do: exact, nothing is simulated.

Definitions, the same wherever a figure is shown:

- **attack, defense, movement, spotting**: the mean of the highest die that may be used for it (its colour or white),
  as if both white dice were free for it. So the figures of one frame cannot all be had in one activation.
- **attack at a range**: None where the frame cannot attack. Rockets are left out of it; ``rocket`` is the attack at
  direct fire with one rocket used.
- **hits**: the mean number of hits of an attack at a range on a frame that assigns the better of one blue and one
  white die (``TARGET``): in the open, and behind terrain that absorbs three hits. No spot is used.
- **endurance**: the mean number of spotted attacks until the frame is destroyed, the last one included. Each attack is
  the best of two red dice and one white (``ATTACKER``) with a spot of one yellow die (``SPOT``), at direct fire in the
  open; the frame defends each time with the best of its blue dice and one white, and loses its other systems first,
  then those of defense, and its whites last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

from msgspec import Struct

from rules.core.dice import Die, sides_of
from rules.frames.hits import Barrier, damage_dice
from rules.frames.loadout import RANGE_OF, can_attack, count, pool
from rules.frames.odds import attack_odds
from rules.rapid_attack.company.company import Company, Plan

__all__ = [
    "ATTACKER",
    "CHANCES_MAX",
    "COVER",
    "RANGES",
    "SPOT",
    "TARGET",
    "CompanyAnalysis",
    "FrameAnalysis",
    "Strength",
    "analyse",
    "analyse_company",
    "best_die",
    "mean_hits",
]

RANGES = tuple(RANGE_OF)
ATTACKER: tuple[Die, ...] = ("W6", "R6", "R6")
SPOT: tuple[Die, ...] = ("Y6",)
TARGET: tuple[Die, ...] = ("W6", "B6")
COVER = Barrier("terrain", 3)
CHANCES_MAX = 8
SPAN = "direct-fire"
WHITE = 2


class Strength(Struct, frozen=True):
    """What a frame does at one range: its attack, and its hits in the open and in cover."""

    attack: float
    open_hits: float
    cover_hits: float


class FrameAnalysis(Struct, frozen=True):
    """One frame. ``ranges`` runs parallel to ``RANGES``; ``pools`` too, with the dice of each and none where it cannot
    attack; ``calm`` is the pool without a target."""

    calm: tuple[Die, ...]
    pools: tuple[tuple[Die, ...], ...]
    ranges: tuple[Strength | None, ...]
    rocket: Strength | None
    defense: float
    movement: float
    spotting: float
    hits: int
    endurance: float


class CompanyAnalysis(Struct, frozen=True):
    """All frames, and what they come to together.

    ``open_hits`` and ``cover_hits`` add up the frames that can attack at each of ``RANGES``, ``shooters`` counts them.
    ``defense``, ``movement`` and ``spotting`` are means over the frames, ``hits`` and ``endurance`` sums.
    """

    frames: tuple[FrameAnalysis, ...]
    systems: int
    rockets: int
    shooters: tuple[int, ...]
    open_hits: tuple[float, ...]
    cover_hits: tuple[float, ...]
    defense: float
    movement: float
    spotting: float
    hits: int
    endurance: float


@lru_cache(maxsize=512)
def best_die(dice: tuple[Die, ...]) -> tuple[float, ...]:
    """The chance of each value of the highest die, from 0 (there is none) to 8."""
    below = [1.0] * (CHANCES_MAX + 1)
    for die in dice:
        sides = sides_of(die)
        below = [chance * min(value, sides) / sides for value, chance in enumerate(below)]
    return (below[0], *(below[value] - below[value - 1] for value in range(1, CHANCES_MAX + 1)))


def _mean(chances: Sequence[float]) -> float:
    return sum(value * chance for value, chance in enumerate(chances))


def _usable(dice: Iterable[Die], colours: str) -> tuple[Die, ...]:
    return tuple(die for die in dice if die[0] in colours)


@lru_cache(maxsize=1024)
def mean_hits(attack: tuple[Die, ...], defense: tuple[Die, ...], attack_range: str, covered: bool = False) -> float:
    """The mean number of hits when the highest of some dice attacks and the highest of others defends."""
    covers = [COVER] if covered else []
    spread = [0.0] * (CHANCES_MAX + 1)
    for value, chance in enumerate(best_die(attack)):
        for other, against in enumerate(best_die(defense)):
            spread[damage_dice(value, 0, other)] += chance * against
    return sum(chance * attack_odds(dice, attack_range, "frame", covers).mean for dice, chance in enumerate(spread))


def _strength(dice: tuple[Die, ...], attack_range: str) -> Strength:
    reds = _usable(dice, "RW")
    # Cover is ignored hand-to-hand, so both figures are the same there.
    return Strength(
        _mean(best_die(reds)), mean_hits(reds, TARGET, attack_range), mean_hits(reds, TARGET, attack_range, True)
    )


def analyse(plan: Plan, white: int = WHITE) -> FrameAnalysis:
    """One frame as it is built."""
    return _analyse(plan.systems, plan.rockets > 0, white)


@lru_cache(maxsize=256)
def _analyse(systems: tuple[str, ...], rockets: bool, white: int) -> FrameAnalysis:
    calm = pool(systems, white=white)
    pools = tuple(pool(systems, attack_range=span, white=white) if can_attack(systems, span) else () for span in RANGES)
    rocket = pool(systems, attack_range=SPAN, rockets=1, white=white) if rockets else ()
    return FrameAnalysis(
        calm=calm,
        pools=pools,
        ranges=tuple(_strength(dice, span) if dice else None for dice, span in zip(pools, RANGES, strict=True)),
        rocket=_strength(rocket, SPAN) if rocket else None,
        defense=_mean(best_die(_usable(calm, "BW"))),
        movement=_mean(best_die(_usable(calm, "GW"))),
        spotting=_mean(best_die(_usable(calm, "YW"))),
        hits=len(systems) + white,
        endurance=_endurance(count(systems, "B"), len(systems) - count(systems, "B"), white),
    )


def _endurance(blue: int, others: int, white: int) -> float:
    """The mean number of attacks until nothing is left, by the number of hits that are left."""
    needed = [0.0]
    for left in range(1, blue + others + white + 1):
        chances = _hit_chances(min(blue, max(0, left - white)))
        later = sum(chance * needed[max(0, left - hits)] for hits, chance in enumerate(chances) if hits)
        needed.append((1 + later) / (1 - chances[0]))
    return needed[-1]


@lru_cache(maxsize=64)
def _hit_chances(blue: int) -> tuple[float, ...]:
    """The chance of each number of hits of one spotted attack on a frame with so many blue dice and a white one."""
    spread = [0.0] * (2 * CHANCES_MAX + 1)
    defense = best_die(("W6",) + ("B6",) * blue)
    for (value, chance), (spot, seen) in product(enumerate(best_die(ATTACKER)), enumerate(best_die(SPOT))):
        for other, against in enumerate(defense):
            for hits, more in enumerate(attack_odds(damage_dice(value, spot, other), SPAN, "frame").target_hits):
                spread[hits] += chance * seen * against * more
    return tuple(spread)


def analyse_company(company: Company, white: int = WHITE) -> CompanyAnalysis:
    """All frames of a company and their totals."""
    frames = tuple(analyse(plan, white) for plan in company.frames)
    number = max(1, len(frames))
    able = [[frame.ranges[place] for frame in frames] for place in range(len(RANGES))]
    return CompanyAnalysis(
        frames=frames,
        systems=sum(len(plan.systems) for plan in company.frames),
        rockets=sum(plan.rockets for plan in company.frames),
        shooters=tuple(sum(1 for strength in row if strength) for row in able),
        open_hits=tuple(sum(strength.open_hits for strength in row if strength) for row in able),
        cover_hits=tuple(sum(strength.cover_hits for strength in row if strength) for row in able),
        defense=sum(frame.defense for frame in frames) / number,
        movement=sum(frame.movement for frame in frames) / number,
        spotting=sum(frame.spotting for frame in frames) / number,
        hits=sum(frame.hits for frame in frames),
        endurance=sum(frame.endurance for frame in frames),
    )
