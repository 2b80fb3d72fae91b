"""Expected values of a frame and of a company: exact, nothing is simulated.

Definitions, the same wherever a figure is shown:

- **attack, defense, movement, spotting**: the mean of the highest die that may be used for it (its colour or white),
  as if all white dice were free for it. So the figures of one frame cannot all be had in one activation.
- **attack at a range**: None where the frame cannot attack. Rockets are left out of it; ``rocket`` is the attack at
  direct fire with one rocket used.
- **hits**: the mean number of hits of an attack at a range on a frame that assigns the better of one blue and one
  white die: in the open, and behind the strongest terrain. No spot is used.
- **endurance**: the mean number of spotted attacks until the frame is destroyed, the last one included. Each attack is
  the best of one weapon's red dice and one white, with a spot of one yellow die, at direct fire in the open; the frame
  defends each time with the best of its blue dice and one white, and loses its other systems first, then those of
  defense, and its whites last.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

from msgspec import Struct

from rules.companies.company import Company, FrameDesign, Numbers
from rules.core.dice import Die
from rules.frames.highest import best_die
from rules.frames.hits import Barrier, damage_dice
from rules.frames.loadout import RANGE_OF, can_attack, count, pool
from rules.frames.odds import attack_odds

RANGES = tuple(RANGE_OF)
SPAN = "direct-fire"


class Strength(Struct, frozen=True):
    """A frame at one range: its attack, and its hits in the open and in cover."""

    attack: float
    open_hits: float
    cover_hits: float


class FrameAnalysis(Struct, frozen=True):
    """One frame. ``ranges`` and ``pools`` run parallel to ``RANGES``; a pool is empty where it cannot attack. ``calm``
    is the pool without a target."""

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
    """All frames, the spare one too, and the totals of those that play.

    ``shooters``: the number of frames that can attack at each of ``RANGES``; ``open_hits`` and ``cover_hits`` add up
    theirs. ``defense``, ``movement`` and ``spotting`` are means over the frames, ``hits`` and ``endurance`` sums.
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


def attacker(profile: Numbers) -> tuple[Die, ...]:
    """The dice that an attack is chosen from, for ``endurance``."""
    return (profile.dice.white, *(profile.dice.red,) * profile.dice.weapon)


def defender(profile: Numbers) -> tuple[Die, ...]:
    """The dice that a defense is chosen from, for ``hits``."""
    return (profile.dice.white, profile.dice.blue)


def strongest_cover(profile: Numbers) -> Barrier:
    """Terrain that absorbs as many hits as terrain can."""
    return Barrier("terrain", profile.cover_hits)


def _mean(chances: Sequence[float]) -> float:
    return sum(value * chance for value, chance in enumerate(chances))


def _usable(dice: Iterable[Die], colours: str) -> tuple[Die, ...]:
    return tuple(die for die in dice if die[0] in colours)


@lru_cache(maxsize=1024)
def mean_hits(profile: Numbers, attack: tuple[Die, ...], attack_range: str, covered: bool = False) -> float:
    """The mean number of hits when the highest of these dice attacks and the highest of the ``defender``'s defends."""
    covers = [strongest_cover(profile)] if covered else []
    attacks, defenses = best_die(attack), best_die(defender(profile))
    spread = [0.0] * len(attacks)
    for value, chance in enumerate(attacks):
        for other, against in enumerate(defenses):
            spread[damage_dice(value, 0, other)] += chance * against
    return sum(
        chance * attack_odds(profile.chart, dice, attack_range, "frame", covers).mean
        for dice, chance in enumerate(spread)
    )


def _strength(profile: Numbers, dice: tuple[Die, ...], attack_range: str) -> Strength:
    reds = _usable(dice, "RW")
    # Cover is ignored hand-to-hand, so both figures are the same there.
    in_open, covered = (mean_hits(profile, reds, attack_range, covered) for covered in (False, True))
    return Strength(_mean(best_die(reds)), in_open, covered)


def analyse(design: FrameDesign, profile: Numbers) -> FrameAnalysis:
    """One frame as it is built."""
    return _analyse(design.systems, design.rockets > 0, profile)


@lru_cache(maxsize=256)
def _analyse(systems: tuple[str, ...], rockets: bool, profile: Numbers) -> FrameAnalysis:
    dice, white = profile.dice, profile.white
    calm = pool(dice, systems, white=white)
    pools = tuple(
        pool(dice, systems, white=white, attack_range=span) if can_attack(systems, span) else () for span in RANGES
    )
    rocket = pool(dice, systems, white=white, attack_range=SPAN, rockets=1) if rockets else ()
    return FrameAnalysis(
        calm=calm,
        pools=pools,
        ranges=tuple(
            _strength(profile, dice, span) if dice else None for dice, span in zip(pools, RANGES, strict=True)
        ),
        rocket=_strength(profile, rocket, SPAN) if rocket else None,
        defense=_mean(best_die(_usable(calm, "BW"))),
        movement=_mean(best_die(_usable(calm, "GW"))),
        spotting=_mean(best_die(_usable(calm, "YW"))),
        hits=len(systems) + white,
        endurance=_endurance(count(systems, "B"), len(systems) - count(systems, "B"), profile),
    )


def _endurance(blue: int, others: int, profile: Numbers) -> float:
    """The mean number of attacks until no hit is left to take, by the number of those that are left."""
    needed = [0.0]
    for left in range(1, blue + others + profile.white + 1):
        chances = _hit_chances(min(blue, max(0, left - profile.white)), profile)
        later = sum(chance * needed[max(0, left - hits)] for hits, chance in enumerate(chances) if hits)
        needed.append((1 + later) / (1 - chances[0]))
    return needed[-1]


@lru_cache(maxsize=64)
def _hit_chances(blue: int, profile: Numbers) -> tuple[float, ...]:
    """The chance of each number of hits of one spotted attack on a frame with ``blue`` blue dice and a white one."""
    attacks, spots = best_die(attacker(profile)), best_die((profile.dice.yellow,))
    defenses = best_die((profile.dice.white,) + (profile.dice.blue,) * blue)
    spread = [0.0] * (len(attacks) + len(spots))
    for (value, chance), (spot, seen) in product(enumerate(attacks), enumerate(spots)):
        for other, against in enumerate(defenses):
            odds = attack_odds(profile.chart, damage_dice(value, spot, other), SPAN, "frame")
            for hits, more in enumerate(odds.target_hits):
                spread[hits] += chance * seen * against * more
    return tuple(spread)


def analyse_company(company: Company, profile: Numbers) -> CompanyAnalysis:
    """All frames of a company and their totals."""
    frames = [analyse(design, profile) for design in company.frames]
    number = max(1, len(frames))
    able = [[frame.ranges[place] for frame in frames] for place in range(len(RANGES))]
    return CompanyAnalysis(
        frames=tuple(analyse(design, profile) for design in company.units),
        systems=sum(len(design.systems) for design in company.frames),
        rockets=sum(design.rockets for design in company.frames),
        shooters=tuple(sum(1 for strength in row if strength) for row in able),
        open_hits=tuple(sum(strength.open_hits for strength in row if strength) for row in able),
        cover_hits=tuple(sum(strength.cover_hits for strength in row if strength) for row in able),
        defense=sum(frame.defense for frame in frames) / number,
        movement=sum(frame.movement for frame in frames) / number,
        spotting=sum(frame.spotting for frame in frames) / number,
        hits=sum(frame.hits for frame in frames),
        endurance=sum(frame.endurance for frame in frames),
    )
