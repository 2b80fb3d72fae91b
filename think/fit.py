"""Fit an appraisal's weights to self-play: ``python -m think.fit rapid-attack --games 60``.

The policy plays itself, with slips, many of one player and none of another, so that positions differ; each end of a
round, and some decisions within it, is a sample: the difference of the terms, and who won. A logistic without a
constant, with a little shrinkage, is fitted by Newton's method.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from rules import RULESETS, FairDice, State, requests, ruleset_of
from rules import choose as policy_choice
from rules.core.json_input import Size
from think.futures import answered, scale_of
from think.match import begun

SLIPS = (0.0, 0.1, 0.3)
"""The shares of choices by lot, of which chance gives one to each player."""
WITHIN = 0.03
"""The share of decisions within a round that are samples."""
SHRINKAGE = 3.0
Numbers = np.ndarray[Any, np.dtype[np.float64]]
Sample = tuple[list[float], float]
"""The differences of the terms, first player less second, and the first player's share of the win."""


def samples(ruleset: str, size: Size, games: int, seed: int) -> Iterator[Sample]:
    """The ends of rounds of ``games`` games on maps."""
    for number in range(games):
        luck = random.Random(seed * 1_000_003 + number)
        yield from _of_game(begun(ruleset, "map", f"fit {seed} {number}", size), luck)


def _of_game(state: State, luck: random.Random) -> list[Sample]:
    rules, dice, found = ruleset_of(state), FairDice(luck.randbytes(16)), list[list[float]]()
    appraisal, slips = rules.appraisal, [luck.choice(SLIPS) for _ in state.players]
    while asked := requests(state):
        request, before = asked[0], rules.round_of(state)
        chosen = policy_choice(state, request)
        slip = luck.random() < slips[request.player] and request.options
        choice = luck.choice(request.options).choice if slip or chosen is None else chosen.choice
        state = answered(state, request, choice, dice)
        if appraisal is None or not before or state.outcome is not None:
            continue
        if rules.round_of(state) != before or luck.random() < WITHIN:
            one, other = appraisal.terms(state)[:2]
            found.append([(one[name] - other[name]) / scale_of(state) for name in appraisal.weights])
    winners = state.outcome.winners if state.outcome is not None else ()
    return [(row, (0 in winners) / max(1, len(winners))) for row in found]


def fitted(found: Sequence[Sample]) -> tuple[list[float], float]:
    """The weights, and the mean logarithmic loss with them. A term that would count against its owner is left out."""
    rows, wins = np.array([row for row, _ in found]), np.array([win for _, win in found])
    kept = np.ones(rows.shape[1], dtype=bool)
    while True:
        weights = np.zeros(rows.shape[1])
        weights[kept] = _newton(rows[:, kept], wins)
        if (weights >= 0).all():
            break
        kept &= weights > 0
    chance = np.clip(1 / (1 + np.exp(-rows @ weights)), 1e-6, 1 - 1e-6)
    loss = -(wins * np.log(chance) + (1 - wins) * np.log(1 - chance)).mean()
    return [float(weight) for weight in weights], float(loss)


def _newton(rows: Numbers, wins: Numbers) -> Numbers:
    """The weights of a logistic without a constant."""
    scale = rows.std(axis=0) + 1e-9
    rows, weights = rows / scale, np.zeros(rows.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (wins - chance) - SHRINKAGE * weights
        bend = (rows.T * (chance * (1 - chance))) @ rows + SHRINKAGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    found: Numbers = weights / scale
    return found


def main() -> None:
    """Print the weights for ``rules/<family>/opponent/appraisal.py``."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("rulesets", nargs="+", choices=list(RULESETS))
    reader.add_argument("--sizes", nargs="+", default=[""])
    reader.add_argument("--games", type=int, default=60)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    kinds = [(name, size) for name in asked.rulesets for size in asked.sizes]
    found = [sample for name, size in kinds for sample in samples(name, size, asked.games, asked.seed)]
    weights, loss = fitted(found)
    appraisal = RULESETS[asked.rulesets[0]].appraisal
    names = appraisal.weights if appraisal is not None else ()
    print({name: round(weight, 4) for name, weight in zip(names, weights, strict=True)})
    print(f"{len(found)} positions, loss {loss:.3f}")


if __name__ == "__main__":
    main()
