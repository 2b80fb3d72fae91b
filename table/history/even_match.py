"""The level of the bot against which a person wins about half of their games."""

import math
from collections.abc import Iterable

from storage.rows import ResultRow
from think import LEVELS

STEP = 200.0
"""Elo between two levels, to which they are fitted."""
ENOUGH, NEWEST = 3, 12
"""The fewest games against a bot that tell something, and the most that count: people learn."""
SPREAD = 200.0
"""How far people are from a recruit who have not played yet, in Elo: a standard deviation."""


def even_level(results: Iterable[ResultRow], user: int, ruleset: str) -> str | None:
    """The level by a user's newest ``results`` (the newest first) in a ruleset, against one bot each; None while they
    are too few. A draw tells nothing."""
    strengths = {level: STEP * number for number, level in enumerate(LEVELS)}
    played = [found for row in results if row.ruleset == ruleset for found in _played(row, user)][:NEWEST]
    if len(played) < ENOUGH:
        return None
    likely = {
        elo: _likelihood(elo, [(strengths[level], won) for level, won in played]) for elo in range(-600, 1201, 25)
    }
    own = sum(elo * share for elo, share in likely.items()) / sum(likely.values())
    return min(strengths, key=lambda level: abs(strengths[level] - own))


def _played(row: ResultRow, user: int) -> list[tuple[str, bool]]:
    """The level that a user played against in a game of two, and whether they won."""
    if len(row.seats) != 2 or row.seats[0].won == row.seats[1].won:
        return []
    return [(bot.level, me.won) for me, bot in (row.seats, row.seats[::-1]) if me.user == user and bot.level in LEVELS]


def _likelihood(elo: float, played: Iterable[tuple[float, bool]]) -> float:
    found = math.exp(-((elo / SPREAD) ** 2) / 2)
    for other, won in played:
        chance = 1 / (1 + 10 ** ((other - elo) / 400))
        found *= chance if won else 1 - chance
    return found
