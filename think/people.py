"""Levels and styles as people: what a choice is worth to somebody who overlooks some things and fancies others."""

import math
import random
from collections.abc import Mapping, Sequence

from rules import Choice, Request, State, Worth, blind, ruleset_of
from rules.contract.capabilities import BEGINNER, Reason
from think.levels import SLIPS, TEMPER, Level

VARIED = 0.5
"""The temper with which a style sets up, so that no two of its games begin alike."""
SLIPS_AT = frozenset({"act", "activate", "defend", "harm", "loss", "spot-target", "use-spot"})
"""Questions that nobody weighs and at which a slip looks like a beginner's."""
CHANCE = Reason("at-random")


def as_person(view: State, request: Request, own: Choice, level: Level, style: str, luck: random.Random) -> Choice:
    """What somebody of that level and style takes where the policy would take its ``own``."""
    beginner = level.beginner.get((view.ruleset, view.table), 0.0)
    policy = ruleset_of(view).policy
    if policy is None:
        return own
    blinded = luck.random() < beginner
    tastes = {**policy.manners.get(style, {}), **(policy.manners.get(BEGINNER, {}) if blinded else {})}
    temper = max(TEMPER * beginner, VARIED if style and ruleset_of(view).round_of(view) == 0 else 0.0)
    slips = luck.random() < SLIPS * beginner
    found = policy.weighs(view, request) if tastes or temper else ()
    if found:
        return _taken(found, tastes, math.inf if slips else temper, luck)
    if slips and request.kind in SLIPS_AT and (choices := blind(view, request)):
        return Choice(luck.choice(choices), CHANCE)
    return own


def _taken(found: Sequence[Worth], tastes: Mapping[str, float], temper: float, luck: random.Random) -> Choice:
    """The choice that is worth most; with a temper a random one, the likelier the more it is worth.

    Nobody takes one of the worse half: a beginner errs, but doesn't ram its own ship."""
    worths = sorted(((one.to(tastes), -place, one.choice) for place, one in enumerate(found)), reverse=True)
    sensible = worths[: len(worths) // 2 + 1]
    most, spread = sensible[0][0], sensible[0][0] - sensible[-1][0]
    if not temper or not spread:
        return sensible[0][2]
    odds = [math.exp((worth - most) / (temper * spread)) for worth, _, _ in sensible]
    return luck.choices(sensible, odds)[0][2]
