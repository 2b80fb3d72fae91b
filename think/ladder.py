"""How strong each level is, measured: ``make ladder`` or ``python -m think.ladder --pairs 20 --seed 1``.

Each pair of games has the same field, forces and dice, seats exchanged. Prints a table for docs/opponent.md.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rules import RULESETS
from think.elo import Rated, Result, rated
from think.match import DEFAULT, RANDOM, Played, play_pair

__all__ = ["MEETINGS", "measured"]

ANCHOR = "veteran"
MEETINGS = (
    ("recruit", RANDOM),
    ("pilot", "recruit"),
    ("veteran", "pilot"),
    ("veteran", RANDOM),
    ("veteran", DEFAULT),
    ("ace", "veteran"),
)
"""Who meets whom: each level the one below, the policy those who have none."""
Pair = tuple[Played, Played]


def measured(
    ruleset: str, table: str, meetings: Sequence[tuple[str, str]], pairs: int, seed: int, jobs: int = 1
) -> dict[tuple[str, str], list[Pair]]:
    """So many pairs of games of each meeting. Equal seeds give equal games as long as no time runs out."""
    found = {}
    for one, other in meetings:
        play = partial(play_pair, ruleset, table, (one, other))
        seeds = [f"ladder {seed} {number}" for number in range(pairs)]
        if jobs == 1:
            found[one, other] = [play(name) for name in seeds]
        else:
            with ProcessPoolExecutor(jobs) as pool:
                found[one, other] = list(pool.map(play, seeds))
    return found


def results(found: dict[tuple[str, str], list[Pair]]) -> list[Result]:
    """The results of all pairs."""
    return [
        Result(one, other, (first.share + 1 - second.share) / 2)
        for (one, other), pairs in found.items()
        for first, second in pairs
    ]


def seconds(found: dict[tuple[str, str], list[Pair]], player: str) -> list[float]:
    """The seconds of CPU of each decision of a player, in order."""
    return sorted(
        taken
        for pairs in found.values()
        for pair in pairs
        for game in pair
        for number, name in enumerate(game.players)
        if name == player
        for taken in game.seconds[number]
    )


# -- the table ----------------------------------------------------------------------------------------------------


def lines(ruleset: str, table: str, found: dict[tuple[str, str], list[Pair]], seed: int) -> Iterator[str]:
    """The rows of one ruleset and table."""
    counted = results(found)
    for row in rated(counted, ANCHOR, random.Random(seed)):
        yield _line(f"{ruleset}, {table}", row, found)


def _line(where: str, row: Rated, found: dict[tuple[str, str], list[Pair]]) -> str:
    taken = seconds(found, row.player)
    met = "; ".join(_score(other, pairs) for (one, other), pairs in found.items() if one == row.player)
    times = f"{_at(taken, 0.5)} / {_at(taken, 0.95)}"
    span = f" ({row.low:+.0f} to {row.high:+.0f})" if row.low < row.high else ""
    return f"| {where} | {row.player} | {row.elo:+.0f}{span} | {met} | {times} |"


def _score(other: str, pairs: list[Pair]) -> str:
    won = sum(first.share + 1 - second.share for first, second in pairs)
    return f"{won:g} of {2 * len(pairs)} against {other}"


def _at(taken: list[float], share: float) -> str:
    return f"{taken[min(len(taken) - 1, int(share * len(taken)))] * 1000:.1f}" if taken else "–"


def main() -> None:
    """Print the table."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rulesets", nargs="+", default=list(RULESETS), choices=list(RULESETS))
    reader.add_argument("--tables", nargs="+", default=["map"], choices=["map", "declared"])
    reader.add_argument("--only", nargs="+", default=[], help="meetings of these levels alone")
    reader.add_argument("--pairs", type=int, default=20)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=1)
    asked = reader.parse_args()
    print("| ruleset, table | player | Elo (95 %) | won | ms of CPU a decision, p50 / p95 |")
    print("| --- | --- | --- | --- | --- |")
    meetings = [pair for pair in MEETINGS if not asked.only or pair[0] in asked.only]
    for ruleset in asked.rulesets:
        for table in asked.tables:
            found = measured(ruleset, table, meetings, asked.pairs, asked.seed, asked.jobs)
            print("\n".join(lines(ruleset, table, found, asked.seed)), flush=True)


if __name__ == "__main__":
    main()
