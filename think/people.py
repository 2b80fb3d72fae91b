"""Levels and styles as people: what a choice is worth to somebody who overlooks some things and fancies others."""

import math
import random
from collections.abc import Mapping, Sequence

from rules import Choice, Request, State, Worth, blind, default, ruleset_of
from rules.contract.capabilities import BEGINNER, Reason
from think.levels import SLIPS, TEMPER, Level

VARIED = 0.5
"""The temper with which a style sets up, so that no two of its games begin alike."""
SLIPS_AT = frozenset({"activate", "defend", "harm", "loss", "spot-target"})
"""Questions that nobody weighs and at which a slip on a map looks like a beginner's; elsewhere it may be at any."""
SAME = 1e-9
"""What worths that are equal may differ by, since they are sums."""
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
    if slips and (view.table == "declared" or request.kind in SLIPS_AT):
        least = default(view, request)  # a beginner does something: nobody believes who doesn't defend
        choices = [choice for choice in blind(view, request) if choice != least]
        return Choice(luck.choice(choices), CHANCE) if choices else own
    return own


def _taken(found: Sequence[Worth], tastes: Mapping[str, float], temper: float, luck: random.Random) -> Choice:
    """The choice that is worth most; with a temper a random one, the likelier the more it is worth.

    Nobody takes what is worth less than the mean: a beginner errs, but neither rams its own ship nor stops with a good
    die left."""
    worths = [one.to(tastes) for one in found]
    mean = sum(worths) / len(worths)
    sensible = [(worth, one.choice) for worth, one in zip(worths, found, strict=True) if worth >= mean - SAME]
    most, least = max(worths), min(worth for worth, _ in sensible)
    if not temper or most == least:
        return found[worths.index(most)].choice
    odds = [math.exp((worth - most) / (temper * (most - least))) for worth, _ in sensible]
    return luck.choices(sensible, odds)[0][1]
