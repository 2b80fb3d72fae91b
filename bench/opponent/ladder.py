"""The opponent's ladder in brief: the policy against chance, and what a decision of the strongest level costs."""

from __future__ import annotations

import time

from bench.figures import Row, p
from rules import RULESETS, FairDice, State, default, requests, ruleset_of
from think import LEVELS, choose
from think.futures import answered
from think.ladder import pair
from think.match import POLICY, RANDOM, begun
from think.standings import Task

__all__ = ["ladder"]

SHARE, DECISION_MS = 0.95, 1500.0
LIMIT = 1.5
EVERY = 12
"""One decision in so many is measured."""


def ladder(pairs: int) -> list[Row]:
    """So many pairs of games on maps in each ruleset; see ``make ladder`` for all levels."""
    return [row for ruleset in RULESETS for row in (_won(ruleset, pairs), _cost(ruleset, 3 * pairs))]


def _won(ruleset: str, pairs: int) -> Row:
    found = [pair(Task(ruleset, "map", POLICY, RANDOM, 1, number, 0)) for number in range(pairs)]
    share = sum(record.won for record in found) / (2 * pairs)
    return Row(f"{ruleset}: games won by the policy against chance", share, "", target=SHARE, least=True,
               note=f"{2 * pairs} games")  # fmt: skip


def _cost(ruleset: str, decisions: int) -> Row:
    """Milliseconds of CPU that the strongest level takes for decisions that are worth a comparison."""
    state, dice, level, taken, number = begun(ruleset, "map", "cost"), FairDice(b"cost"), [*LEVELS][-1], [0.0], 0
    while requests(state) and len(taken) <= decisions:
        request, number = requests(state)[0], number + 1
        if number % EVERY == 0 and _weighed(state):
            started = time.process_time()
            choose(ruleset, state, request.player, level, number, LIMIT)
            taken.append((time.process_time() - started) * 1000)
        chosen = choose(ruleset, state, request.player, "veteran", number, LIMIT)
        state = answered(state, request, default(state, request) if chosen.asks else chosen.answer, dice)
    return Row(f"{ruleset}: CPU of a decision of {level}, p95", p(taken[1:], 95), "ms", target=DECISION_MS,
               note=f"p50 {p(taken[1:], 50):.0f}; {len(taken) - 1} decisions")  # fmt: skip


def _weighed(state: State) -> bool:
    policy = ruleset_of(state).policy
    return policy is not None and bool(policy.others(state, requests(state)[0]))
