"""Strengths from results: Bradley and Terry's model as Elo, with intervals from resampled games."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Mapping, Sequence

from msgspec import Struct

__all__ = ["Rated", "Result", "elo", "rated"]

STEPS = 200
PRIOR = 0.5
"""Drawn games that are added between players who met, so that nobody is infinitely strong."""
SAMPLES = 200


class Result(Struct, frozen=True):
    """A pair of games with seats exchanged: the players, and the share of the two wins of the first one."""

    one: str
    other: str
    share: float


class Rated(Struct, frozen=True):
    """A player's Elo against the anchor, and the interval that holds it in 95 of 100 samples."""

    player: str
    elo: float
    low: float
    high: float


def elo(results: Sequence[Result], anchor: str) -> dict[str, float]:
    """The Elo of each player; the anchor's is 0."""
    wins: dict[str, float] = defaultdict(float)
    games: dict[tuple[str, str], float] = defaultdict(float)
    for pair in {(result.one, result.other) for result in results}:
        _count(wins, games, Result(*pair, share=0.5), PRIOR)
    for result in results:
        _count(wins, games, result, 2.0)
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(STEPS):
        strength = {player: wins[player] / _met(player, games, strength) for player in strength}
    return {player: 400 * math.log10(found / strength[anchor]) for player, found in strength.items()}


def _count(wins: dict[str, float], games: dict[tuple[str, str], float], result: Result, number: float) -> None:
    wins[result.one] += number * result.share
    wins[result.other] += number * (1 - result.share)
    games[result.one, result.other] += number


def _met(player: str, games: Mapping[tuple[str, str], float], strength: Mapping[str, float]) -> float:
    return sum(
        number / (strength[one] + strength[other]) for (one, other), number in games.items() if player in (one, other)
    )


def rated(results: Sequence[Result], anchor: str, luck: random.Random) -> list[Rated]:
    """All players, the strongest first, with intervals from resampled pairs of games."""
    found, samples = elo(results, anchor), list[dict[str, float]]()
    by_pair: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for result in results:
        by_pair[result.one, result.other].append(result)
    for _ in range(SAMPLES):
        drawn = [one for met in by_pair.values() for one in luck.choices(met, k=len(met))]
        samples.append(elo(drawn, anchor))
    return [
        Rated(player, value, *_ends(sorted(sample[player] for sample in samples)))
        for player, value in sorted(found.items(), key=lambda item: -item[1])
    ]


def _ends(values: list[float]) -> tuple[float, float]:
    return values[int(0.025 * len(values))], values[int(0.975 * len(values)) - 1]
