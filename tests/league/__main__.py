"""``make league``: a level against every script, in pairs of games with seats exchanged.

``python -m tests.league --rulesets rapid-attack --pairs 5 --level veteran`` prints a table with Wilson's intervals;
``--habits`` counts what the policy does for nothing.
"""

import argparse
from collections.abc import Iterator, Sequence

from rules import RULESETS
from tests.league import habits
from tests.league.scripts import SCRIPTS
from think.match import Player, begun, play
from think.standings import interval

HEAD = ("| ruleset, table | script | games that the level won (95 %) |", "| --- | --- | --- |")


def won(ruleset: str, table: str, level: Player, script: Player, seed: str) -> float:
    """The games of a pair that the level won."""
    first = play(begun(ruleset, table, seed), (level, script), seed)
    second = play(begun(ruleset, table, seed), (script, level), seed)
    return first.share + 1 - second.share


def lines(rulesets: Sequence[str], table: str, level: str, pairs: int, seed: int) -> Iterator[str]:
    """The table, a script a line, as they are played."""
    yield from HEAD
    for ruleset in rulesets:
        for name, script in SCRIPTS[ruleset].items():
            total = sum(won(ruleset, table, level, script, f"league {seed} {number}") for number in range(pairs))
            low, high = (round(100 * end) for end in interval(total / (2 * pairs), 2 * pairs))
            yield f"| {ruleset}, {table} | {name} | {total:g} of {2 * pairs} ({low} to {high} %) |"


def habit_lines(rulesets: Sequence[str], games: int, seed: int) -> Iterator[str]:
    """The table of bad habits of the policy."""
    yield from habits.HEAD
    for ruleset in rulesets:
        counted = habits.Habits()
        for number in range(games):
            counted.play(ruleset, f"habits {seed} {number}")
        yield counted.line(ruleset)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    reader = argparse.ArgumentParser(prog="make league", description=__doc__)
    reader.add_argument("--rulesets", nargs="+", default=list(RULESETS), choices=list(RULESETS))
    reader.add_argument("--table", default="map", choices=("map", "declared"))
    reader.add_argument("--level", default="veteran")
    reader.add_argument("--pairs", type=int, default=10)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--habits", action="store_true", help="bad habits of the policy in games against itself")
    asked = reader.parse_args(arguments)
    if asked.habits:
        table = habit_lines(asked.rulesets, 2 * asked.pairs, asked.seed)
    else:
        table = lines(asked.rulesets, asked.table, asked.level, asked.pairs, asked.seed)
    for line in table:
        print(line, flush=True)


if __name__ == "__main__":
    main()
