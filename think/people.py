"""Levels and styles as people: what a choice is worth to somebody who overlooks some things and fancies others."""

import math
import random
from collections.abc import Mapping, Sequence

from rules import Choice, Request, State, Worth, blind, ruleset_of
from rules.contract.capabilities import BEGINNER, Reason
from think.levels import SLIPS, TEMPER, Level

VARIED = 0.5
"""The temper with which a style sets up, so that no two of its games begin alike."""
CHANCE = Reason("at-random")


def as_person(view: State, request: Request, own: Choice, level: Level, style: str, luck: random.Random) -> Choice:
    """What somebody of that level and style takes where the policy would take its ``own``."""
    beginner = level.beginner.get((view.ruleset, view.table), 0.0)
    if luck.random() < SLIPS * beginner and (choices := blind(view, request)):
        return Choice(luck.choice(choices), CHANCE)
    policy = ruleset_of(view).policy
    if policy is None:
        return own
    blinded = luck.random() < beginner
    tastes = {**policy.manners.get(style, {}), **(policy.manners.get(BEGINNER, {}) if blinded else {})}
    temper = max(TEMPER * beginner, VARIED if style and ruleset_of(view).round_of(view) == 0 else 0.0)
    found = policy.weighs(view, request) if tastes or temper else ()
    return _taken(found, tastes, temper, luck) if found else own


def _taken(found: Sequence[Worth], tastes: Mapping[str, float], temper: float, luck: random.Random) -> Choice:
    """The choice that is worth most; with a temper a random one, the likelier the more it is worth."""
    worths = [one.to(tastes) for one in found]
    most, spread = max(worths), max(worths) - min(worths)
    if not temper or not spread:
        return found[worths.index(most)].choice
    odds = [math.exp((worth - most) / (temper * spread)) for worth in worths]
    return luck.choices(found, odds)[0].choice
