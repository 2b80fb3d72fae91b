"""Exact chances of shots, passes, steals and tackles, as a unit may expect them before it rolls."""

from __future__ import annotations

from functools import lru_cache

from rules.core.dice import Die, sides_of
from rules.core.once import each_once_a_state
from rules.football.map import sights
from rules.football.profile import Profile, Range
from rules.football.state import Activation, State, Unit
from rules.football.turn.targets import dice_of
from rules.frames.loadout import can_attack, pool

__all__ = ["attack_of", "best_span", "chance_of", "expected", "guard_of", "line_of", "may_reach", "success"]

UNSEEN = 0.5
"""The chance that a target is in range where nothing is measured."""


@lru_cache(maxsize=1024)
def expected(dice: tuple[Die, ...], colours: str) -> float:
    """The mean of the highest of the dice of these colours."""
    sides = [sides_of(die) for die in dice if die[0] in colours]
    below = [_below(sides, value) for value in range(1, max(sides, default=0) + 1)]
    return sum(1 - chance for chance in below)


def _below(sides: list[int], value: int) -> float:
    """The chance that every die shows less than a value."""
    chance = 1.0
    for number in sides:
        chance *= min(1.0, (value - 1) / number)
    return chance


@lru_cache(maxsize=1024)
def success(profile: Profile, dice: float, screened: bool) -> float:
    """The chance that one of so many damage dice hits; parts of a die count in proportion."""
    share = len(profile.good_faces(screened=screened)) / sides_of(profile.damage)
    return float(1 - (1 - share) ** max(0.0, dice))


def guard_of(state: State, unit: Unit) -> float:
    """The defense to be expected of a unit: what it has, else the mean of what it may still roll."""
    if unit.defense is not None or unit.gone:
        return float(unit.defense or 0)
    return expected(pool(state.profile.dice, unit.systems, white=state.profile.white), "BW")


def line_of(state: State, unit: Unit, target: str) -> tuple[str, ...]:
    """The units in the line of a kick; unknown where nothing is measured."""
    return _line(state, (unit.id, target)) if state.mapped and unit.at is not None else ()


@each_once_a_state
def _line(state: State, ends: tuple[str, str]) -> tuple[str, ...]:
    return sights.in_line(state, *ends)


def attack_of(state: State, unit: Unit, target: str, span: Range) -> float:
    """The mean of the die with which a unit attacks, before its roll."""
    return expected(dice_of(state, Activation(unit.id, target=target), span), "RW")


def chance_of(state: State, unit: Unit, target: str, span: Range, value: float | None = None) -> float:
    """The chance that a shot, pass, steal or tackle succeeds in range; ``value``: of its die, once that is rolled."""
    attack = attack_of(state, unit, target, span) if value is None else value
    kick = state.kicks(unit.id, target)
    line = line_of(state, unit, target) if kick else ()
    against = line if kick else (target,)
    foes = [state.unit(name) for name in against]
    guard = sum(guard_of(state, foe) for foe in foes)
    mark = max((foe.spot or 0 for foe in foes if foe.owner != unit.owner), default=0)
    return success(state.profile, attack + mark - guard, bool(line))


def may_reach(state: State, unit: Unit, target: str, span: Range) -> float:
    """The chance that a run brings a target into a range: 1 if it is there now."""
    if not state.mapped or unit.at is None:
        return UNSEEN
    profile, far = state.profile, sights.distance_to(state, unit, target)
    if span in sights.ranges(profile, far):
        return 1.0
    run = profile.stride * expected(pool(profile.dice, unit.systems, white=profile.white), "GW")
    ends = {Range.HAND_TO_HAND: profile.reach, Range.DIRECT_FIRE: profile.ruler}
    short = profile.ruler - far if span is Range.ARTILLERY else far - ends[span]
    if short < 0:  # too near for direct fire
        return 0.7
    return max(0.0, min(0.9, 1.2 - short / max(run, 0.1)))


def best_span(state: State, unit: Unit, target: str) -> tuple[float, Range]:
    """The best chance of a unit against a target, a run before it included, and the range of it."""
    kick = state.kicks(unit.id, target)
    spans = [span for span in Range if can_attack(unit.systems, span) and (kick or span is not Range.ARTILLERY)]
    found = ((may_reach(state, unit, target, span), span) for span in spans)
    return max((near * chance_of(state, unit, target, span) if near else 0.0, span) for near, span in found)
