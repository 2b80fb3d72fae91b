"""What an attack is worth: exact chances of its hits, in points of the target's owner."""

import math
from functools import lru_cache

from msgspec import Struct

from rules.core.dice import Die
from rules.field import distance
from rules.frames.highest import best_die
from rules.frames.hits import Barrier, HitChart, damage_dice
from rules.frames.loadout import can_attack, is_armed, pool
from rules.frames.odds import attack_odds
from rules.rapid_attack.map.sights import barriers, covers
from rules.rapid_attack.profile import Profile, Range
from rules.rapid_attack.state import Frame, State

WOUND = 0.4
"""The share of a frame's points that all its losses but the last one cost."""


class Aim(Struct, frozen=True):
    """A target at a range, and what the attack is worth in points."""

    target: str
    range: Range
    worth: float


def gap_of(state: State, one: Frame, other: Frame) -> float:
    """The distance of two frames on the map, edge to edge; what direct fire reaches where it is not measured."""
    if one.at is None or other.at is None:
        return state.profile.ruler
    return distance(one.at, other.at) - 2 * state.profile.base


@lru_cache(maxsize=1024)
def points_of(hits: int, life: int) -> float:
    """The share of its points that a frame with ``life`` left loses by ``hits``."""
    return 1.0 if hits >= life else WOUND * hits / life


@lru_cache(maxsize=8192)
def blow(
    chart: HitChart, dice: int, span: str, life: int, walls: tuple[Barrier, ...] = ()
) -> tuple[float, float, float]:
    """The mean hits of ``dice`` damage dice, the share of points that the target loses, the chance to destroy it."""
    odds = attack_odds(chart, dice, span, "frame", walls)
    share = sum(chance * points_of(hits, life) for hits, chance in enumerate(odds.target_hits))
    return odds.mean, share, odds.at_least(life)


@lru_cache(maxsize=1024)
def expected(dice: tuple[Die, ...]) -> float:
    """The mean of the highest of these dice."""
    return sum(value * chance for value, chance in enumerate(best_die(dice)))


def usable(dice: tuple[Die, ...], colours: str) -> tuple[Die, ...]:
    """The dice of these colours."""
    return tuple(die for die in dice if die[0] in colours)


@lru_cache(maxsize=4096)
def _mean(
    profile: Profile, systems: tuple[str, ...], white: int, colours: str, span: Range | None, fired: int
) -> float:
    """The mean of the highest die of these colours in a frame's pool."""
    return expected(usable(pool(profile.dice, systems, white=white, attack_range=span, rockets=fired), colours))


@lru_cache(maxsize=4096)
def _strides(profile: Profile, systems: tuple[str, ...], white: int) -> tuple[float, ...]:
    """The chances of each value of the best die to move with."""
    return best_die(usable(pool(profile.dice, systems, white=white), "GW"))


def guard_of(state: State, target: Frame) -> float:
    """The defense to be expected of a frame: what it has assigned, or the mean of what it may still roll."""
    if target.defense is not None or not target.ready:
        return target.defense or 0
    return _mean(state.profile, target.systems, target.white, "BW", None, 0)


def best_aim(state: State, mine: Frame) -> Aim | None:
    """The most valuable target of a frame that may move before it attacks; None without an enemy."""
    enemies = [frame for frame in state.frames if frame.owner != mine.owner and frame.alive]
    aims = [aim for enemy in enemies if (aim := aim_at(state, mine, enemy)) is not None]
    return max(aims, key=lambda aim: aim.worth, default=None)


def is_with_fists(mine: Frame, aim: Aim) -> bool:
    """Whether a frame with a gun would strike without red dice. Then no target serves it as well."""
    armed = any(is_armed(mine.systems, span, mine.rockets) for span in Range)
    return armed and not is_armed(mine.systems, aim.range, mine.rockets)


def aim_at(state: State, mine: Frame, enemy: Frame) -> Aim | None:
    """A target at its most valuable range; None for a frame that can attack at none."""
    spans = (span for span in Range if can_attack(mine.systems, span, mine.rockets))
    return max((_aim(state, mine, enemy, span) for span in spans), key=lambda aim: aim.worth, default=None)


def _aim(state: State, mine: Frame, enemy: Frame, span: Range) -> Aim:
    far = gap_of(state, mine, enemy)
    profile = state.profile
    short = {
        Range.HAND_TO_HAND: far - profile.reach,
        Range.DIRECT_FIRE: far - profile.ruler if far > profile.reach else 0.1,
        Range.ARTILLERY: profile.ruler - far,
    }[span]
    near = 1.0 if short <= profile.slack else 0.9 * may_move(state, mine, short)
    if not near:
        return Aim(enemy.id, span, 0.0)
    spent = short > profile.slack and "G" not in mine.systems  # a white die goes to the move
    attack = _mean(state.profile, mine.systems, mine.white - spent, "RW", span, rockets_for(mine, span))
    number = damage_dice(round(attack), enemy.spot or 0, round(guard_of(state, enemy)))
    measured = state.mapped and mine.at and enemy.at and span is not Range.HAND_TO_HAND
    walls = barriers(state, covers(state, mine.id, enemy.id)) if measured else ()
    _, share, _ = blow(state.profile.chart, max(1, number), span, len(enemy.systems) + enemy.white, walls)
    return Aim(enemy.id, span, share * state.players[enemy.owner].ppa * near)


def rockets_for(mine: Frame, span: Range) -> int:
    """The rockets that an attack at a range is worth: one at direct fire."""
    return min(1, mine.rockets) if span is Range.DIRECT_FIRE else 0


def may_move(state: State, mine: Frame, far: float) -> float:
    """The chance that a frame's best die takes it so far."""
    return sum(_strides(state.profile, mine.systems, mine.white)[math.ceil(far - 0.001) :])
