"""A comparison of a few choices over futures with the same dice: sequential halving, the policy's own choice kept."""

import random
import sys
from collections.abc import Collection, Sequence
from statistics import fmean

from msgspec import Struct, field

from rules import Choice, Request, RulesError, State, ruleset_of
from rules.contract.stakes import Changed
from rules.core.choices import worse_of
from think.futures import (
    OutOfTime,
    OwnDice,
    answered,
    chances,
    ends_soon,
    future,
    happened,
    margins,
    standard_error,
    weightiest,
    weights_of,
)
from think.levels import Level, Term

STAGE = 2
"""Futures of each choice in a stage, after which the worse choices drop out."""
ENOUGH = 12
"""Futures of a choice after which it may be settled, and is known well enough to say what it brings."""
EQUAL, SURE = 0.005, 3.0
"""The standard error of a difference that is none, and by how many errors a choice must be worse to be settled."""

BETWEEN = ("doomsday",)
"""Questions between two rounds: the round that they are about is the next one."""


class Tried(Struct):
    """A choice, and of each future with it the chance of winning, the margins of the terms, and what it brought.
    ``drawn``: what a draw would bring: one more game, where futures go to the end of the game."""

    choice: Choice
    found: list[float] = field(default_factory=list)
    margins: list[dict[str, float]] = field(default_factory=list)
    outcomes: list[Collection[Changed]] = field(default_factory=list)
    drawn: tuple[float, ...] = ()

    @property
    def chance(self) -> float:
        """The mean chance."""
        return fmean([*self.found, *self.drawn]) if self.found else 0.0

    @property
    def error(self) -> float:
        """The standard error of that mean."""
        return standard_error(self.found)


class Search:
    """The comparison for one decision. ``ends``: the process time at which it stops. ``whole``: futures go to the end
    of the game, not of the round."""

    def __init__(self, view: State, request: Request, luck: random.Random, ends: float, *, whole: bool) -> None:
        self._view, self._request, self._ends = view, request, ends
        self._seeds = iter(lambda: luck.getrandbits(32), -1)
        self._last = sys.maxsize if whole else ruleset_of(view).round_of(view) + (request.kind in BETWEEN)

    def try_all(self, alive: Sequence[Tried], futures: int) -> bool:
        """Play out ``futures`` with each choice, of each with the same dice. False when the time is up."""
        for _, seed in zip(range(futures), self._seeds, strict=False):
            for one in alive:
                try:
                    self._try(one, seed)
                except OutOfTime:
                    return False
        return True

    def _try(self, one: Tried, seed: int) -> None:
        dice, player = OwnDice(seed), self._request.player
        try:
            after = future(answered(self._view, self._request, one.choice.choice, dice), self._last, dice, self._ends)
        except RulesError:  # what is refused is no choice
            one.found.append(0.0)
            return
        one.found.append(chances(after)[player])
        one.margins.append(margins(after, player))
        one.outcomes.append(happened(self._view, after))


def compare(view: State, request: Request, own: Choice, level: Level, luck: random.Random, ends: float) -> list[Tried]:
    """The choices that were compared, the one to take first; the policy's own alone where nothing is compared.

    All are tried in a few futures, the better half in a few more, and so on; the last three as long as there is time.
    """
    whole = level.advises and ends_soon(view)
    drawn = (1 / len(view.players),) if whole else ()
    others = _others(view, request, own, level)[: level.candidates - 1]
    mine, *rest = (Tried(choice, drawn=drawn) for choice in (own, *others))
    alive = [mine, *rest]
    tried, search, futures = list(alive), Search(view, request, luck, ends, whole=whole), 0
    while len(alive) > 1 and futures < level.rollouts and not _settled(alive) and search.try_all(alive, STAGE):
        futures += STAGE
        alive = _kept(alive, mine)
    return _ranked(tried, mine, level.clearly)


def _others(view: State, request: Request, own: Choice, level: Level) -> list[Choice]:
    """The other choices, those first that the policy weighs most; none where nothing is compared.

    A die that another one beats is none: in a few futures it may look better, and nobody would believe it.
    """
    policy = ruleset_of(view).policy
    if policy is None or not (level.advises or policy.looks_ahead(request)):
        return []
    worths = {str(one.choice.choice): one.to({}) for one in policy.weighs(view, request)}
    least = min(worths.values(), default=0.0)
    found = sorted(policy.others(view, request), key=lambda one: -worths.get(str(one.choice), least))
    left_out = [own.choice, *worse_of(request)]
    return [choice for choice in found if choice.choice not in left_out]


def _settled(alive: Sequence[Tried]) -> bool:
    """Whether more futures would hardly change the order of these choices; the best of several seems too good at first,
    so it takes twice as many to be sure of it."""
    least, best = min(len(one.found) for one in alive), max(alive, key=lambda one: one.chance)
    apart = [apart_from(best, one) for one in alive if one is not best]
    equal = (error < EQUAL or (least >= 2 * ENOUGH and mean > SURE * error) for mean, error in apart)
    return least >= ENOUGH and all(equal)


def _kept(alive: list[Tried], mine: Tried) -> list[Tried]:
    """The policy's own choice, and the better half of the others, at least two."""
    rivals = sorted((one for one in alive if one is not mine), key=lambda one: -one.chance)
    return [mine, *rivals[: max(2, len(alive) // 2)]]


def apart_from(one: Tried, other: Tried) -> tuple[float, float]:
    """By how much one choice beats another in the futures that both were played in, and the standard error of that."""
    pairs = [a - b for a, b in zip(one.found, other.found, strict=False)]
    return (fmean(pairs), standard_error(pairs)) if len(pairs) > 1 else (0.0, 1.0)


def _errors_better(one: Tried, mine: Tried) -> float:
    """By how many standard errors a choice beats the policy's own."""
    mean, error = apart_from(one, mine)
    return mean / max(error, 1e-9)


def _ranked(tried: list[Tried], mine: Tried, clearly: float) -> list[Tried]:
    """The choice to take, then the others, the best first."""
    rivals = sorted((one for one in tried if one is not mine and one.found), key=lambda one: -one.chance)
    longest = max((len(one.found) for one in rivals), default=0)
    lasting = (one for one in rivals if len(one.found) == longest)
    best = next((one for one in lasting if _errors_better(one, mine) > clearly), mine)
    return [best, *sorted((one for one in (mine, *rivals) if one is not best), key=lambda one: -one.chance)]


def differences(view: State, one: Tried, best: Tried) -> tuple[Term, ...]:
    """The terms in which a choice's futures differ from those of the best, the weightiest first."""
    weights, found = weights_of(view), min(len(one.margins), len(best.margins))
    if one is best or not found:
        return ()
    points = {
        name: fmean(one.margins[n][name] - best.margins[n][name] for n in range(found)) for name in one.margins[0]
    }
    return weightiest(weights, points)
