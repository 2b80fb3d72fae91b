"""Futures of a position: the policy in every seat and dice of the opponent's own, to the end of a round."""

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from statistics import fmean

from rules import Answer, Dice, Request, State, decide, default, requests, ruleset_of
from rules import choose as policy_choice
from rules.contract.stakes import Changed
from rules.core.dice import Die, sides_of
from rules.core.memo import memo_on_state
from think.levels import Outcome, Term

PLIES_MAX = 400
TERMS_SHOWN = 3
SMALL, PART = 0.04, 0.25
"""The least weight of a term that is worth a word: about a point of the chance, and a part of the weightiest."""
COUNTED = tuple((f"{side}-late", f"{side}-{what}") for side in ("own", "their") for what in ("score", "goals"))
"""What counts the same thing twice, the second time by how late it is: named as points, or goals."""
TOLD = 0.05
"""The least difference that counts as points, or goals."""


class OwnDice:
    """The opponent's own dice: nothing to do with those of a game."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed).random

    def roll(self, dice: Sequence[Die]) -> tuple[int, ...]:
        """A face of each die."""
        return tuple(int(self._luck() * sides_of(die)) + 1 for die in dice)


def answered(state: State, request: Request, choice: object, dice: Dice) -> State:
    """The state after a choice."""
    return decide(state, Answer(request.player, request.id, choice), dice).state


def played(state: State, request: Request, dice: Dice) -> State:
    """The state after the policy's choice, or after the default where the policy cannot know the answer."""
    chosen = policy_choice(state, request)
    return answered(state, request, default(state, request) if chosen is None else chosen.choice, dice)


class OutOfTime(Exception):
    """A future was not played to its end."""


def future(state: State, last: int, dice: Dice, ends: float = math.inf) -> State:
    """The state after round ``last``, or at the end. Raises ``OutOfTime`` at the process time ``ends``."""
    round_of: Callable[[State], int] = ruleset_of(state).round_of
    for _ in range(PLIES_MAX):
        if time.process_time() > ends:
            raise OutOfTime
        asked = requests(state)
        if not asked or round_of(state) > last:
            break
        state = played(state, asked[0], dice)
    return state


def small_of(state: State) -> int:
    """The most steps of a game that is judged by futures to its end, by a hint and by the analysis alike."""
    appraisal = ruleset_of(state).appraisal
    return 0 if appraisal is None else appraisal.small


def ends_soon(state: State) -> bool:
    """Whether the policy plays a state to the end of such a small game."""
    dice = OwnDice(0)
    for _ in range(small_of(state)):
        if not (asked := requests(state)):
            return True
        state = played(state, asked[0], dice)
    return False


# -- what a state is worth ----------------------------------------------------------------------------------------


def weights_of(state: State) -> Mapping[str, float]:
    """The weights of the family's appraisal in a position; of the score alone in a game without one."""
    appraisal = ruleset_of(state).appraisal
    if appraisal is None:
        return {"score": 0.1}
    return {name: weight / scale_of(state) for name, weight in appraisal.weights.items()}


def scale_of(state: State) -> float:
    """What the family's appraisal measures points by."""
    appraisal = ruleset_of(state).appraisal
    if appraisal is None or not appraisal.by_score:
        return 1.0
    return max(1.0, fmean(player.score for player in state.players))


@memo_on_state
def _terms(state: State) -> Sequence[Mapping[str, float]]:
    appraisal = ruleset_of(state).appraisal
    return [{"score": float(p.score)} for p in state.players] if appraisal is None else appraisal.terms(state)


def chances(state: State) -> list[float]:
    """Each player's chance of winning: certain when the game is over, shared in a draw."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return [(number in winners) / len(winners) for number in range(len(state.players))]
    weights = weights_of(state)
    found = [sum(weights[name] * term for name, term in own.items()) for own in _terms(state)]
    powers = [math.exp(value - max(found)) for value in found]
    return [power / sum(powers) for power in powers]


def margins(state: State, player: int) -> dict[str, float]:
    """A player's terms, ``own-<name>``, and ``their-<name>``: the mean of the others', which counts against them."""
    terms = _terms(state)
    own, others = terms[player], [*terms[:player], *terms[player + 1 :]]
    mean = {name: sum(other[name] for other in others) / max(1, len(others)) for name in own}
    return {f"own-{name}": own[name] for name in own} | {f"their-{name}": -mean[name] for name in own}


# -- what futures bring -------------------------------------------------------------------------------------------


def happened(before: State, after: State) -> Collection[Changed]:
    """What has changed hands or been lost from one state to a later one; in games without things, who has scored."""
    found = ruleset_of(after).changes(before, after)
    return found.things or [Changed("scored", "", "", player) for player, won in enumerate(found.points) if won > 0]


def outlook(found: Sequence[Collection[Changed]]) -> tuple[Outcome, ...]:
    """The share of futures that bring each thing, the likeliest first."""
    counted = Counter(changed for one in found for changed in set(one))
    return tuple(Outcome(changed, round(times / len(found), 3)) for changed, times in counted.most_common())


# -- figures of several futures -----------------------------------------------------------------------------------


def standard_error(found: Sequence[float]) -> float:
    """The standard error of the mean; for fewer than two figures 0.5, the most that it can be."""
    number = len(found)
    if number < 2:
        return 0.5
    mean = fmean(found)
    return math.sqrt(sum((value - mean) ** 2 for value in found) / (number - 1) / number)


def weightiest(weights: Mapping[str, float], points: Mapping[str, float]) -> tuple[Term, ...]:
    """The terms that make the difference, the weightiest first, with their points: those that speak the other way, as a
    station that is near no more because it is taken, explain nothing."""
    effects = {name: weights[name.partition("-")[2]] * points[name] for name in points}
    for name, scored in COUNTED:
        if scored in effects and abs(points[scored]) > TOLD:
            effects[scored] += effects.pop(name)
    way = sum(effects.values())
    names = sorted((name for name in effects if effects[name] * way > 0), key=lambda name: -abs(effects[name]))
    least = max([SMALL, *(PART * abs(effects[name]) for name in names[:1])])
    return tuple(Term(name, round(points[name], 2)) for name in names[:TERMS_SHOWN] if abs(effects[name]) >= least)
