"""How strong each level is, measured: ``make ladder`` or ``python -m think.ladder --pairs 20 --seed 1``.

Each pair of games has the same field, forces and dice, seats exchanged. A result is kept in a file at once: a ladder
that was stopped goes on, one with more pairs adds them. Results with other levels, policies or weights do not count.
Prints a table for docs/opponent.md.
"""

import argparse
import inspect
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from itertools import product
from pathlib import Path
from zlib import crc32

from msgspec import json, structs

from rules import RULESETS
from think.levels import LEVELS, Level
from think.match import DEFAULT, NEWCOMER, POLICY, RANDOM, play_pair
from think.standings import Record, Task, lines, records, write

AHEAD = "ace"
MEETINGS = (
    (AHEAD, POLICY),
    (POLICY, RANDOM),
    (POLICY, DEFAULT),
    (POLICY, "pilot"),
    ("pilot", "recruit"),
    (NEWCOMER, "recruit"),
    ("recruit", RANDOM),
)
"""Who meets whom: each level the one below, the policy those who have none."""
TABLES = ("map", "declared")
VERSION = 1
"""Goes up when the search, or these games, go otherwise than before."""


def pair(task: Task) -> Record:
    """Play a pair of games. Equal tasks give equal games as long as no time runs out."""
    seed = f"ladder {task.seed} {task.number}"
    return Record(task, play_pair(task.ruleset, task.table, (task.one, task.other), seed, task.size))


def code_of(ruleset: str, table: str, *players: str) -> int:
    """A checksum of all that decides how these players play a ruleset at a table."""
    levels = [(_level_at(ruleset, table, player.partition(":")[0]), player) for player in players]
    return crc32(repr((VERSION, levels)).encode(), _policy_of(ruleset))


def _level_at(ruleset: str, table: str, name: str) -> Level | None:
    """A level without its numbers for other rulesets and tables, which may change."""
    level = LEVELS.get(name)
    own = {place: share for place, share in level.beginner.items() if place == (ruleset, table)} if level else {}
    return level and structs.replace(level, beginner=own)


@cache
def _policy_of(ruleset: str) -> int:
    files = Path(inspect.getfile(type(RULESETS[ruleset]))).parent.rglob("*.py")
    return crc32(b"".join(file.read_bytes() for file in sorted(files)))


# -- what is played, and kept -------------------------------------------------------------------------------------


def _tasks(asked: argparse.Namespace) -> Iterator[Task]:
    """All pairs, the first ones of all meetings before the second ones."""
    for number, (ruleset, size), table in product(range(max(asked.pairs, asked.ahead)), _games(asked), asked.tables):
        for one, other in (*MEETINGS, *(_styles(ruleset) if asked.styles else ())):
            most = asked.ahead if one == AHEAD else asked.pairs
            if number < most and (not asked.only or one in asked.only):
                code = code_of(ruleset, table, one, other)
                yield Task(ruleset, table, one, other, asked.seed, number, code, size)


def _games(asked: argparse.Namespace) -> list[tuple[str, str]]:
    """Each ruleset with those of its sizes that are asked for; an empty one is its first."""
    known = {ruleset: ("", *RULESETS[ruleset].sizes[1:]) for ruleset in asked.rulesets}
    return [(ruleset, size) for ruleset in asked.rulesets for size in asked.sizes if size in known[ruleset]]


def _styles(ruleset: str) -> Iterator[tuple[str, str]]:
    """Each style of a ruleset against the policy without one."""
    policy = RULESETS[ruleset].policy
    yield from ((f"{POLICY}:{style}", POLICY) for style in (() if policy is None else policy.styles))


def _played(tasks: Sequence[Task], processes: int, ends: float) -> Iterator[Record]:
    """Records as the games end, until the time ``ends``."""
    with ProcessPoolExecutor(processes) as pool:
        waiting = [pool.submit(_before, ends, task) for task in tasks]
        try:
            yield from (record for done in as_completed(waiting) if (record := done.result()) is not None)
        finally:
            pool.shutdown(cancel_futures=True)


def _before(ends: float, task: Task) -> Record | None:
    return pair(task) if time.time() < ends else None


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is not played yet, and print the table."""
    asked = _asked(arguments)
    tasks, kept = list(_tasks(asked)), {one.task: one for one in records(asked.results, Record)}
    left = [task for task in tasks if task not in kept]
    with asked.results.open("ab") as file:
        for record in _played(left, asked.processes, time.time() + 60 * asked.minutes):
            kept[record.task] = record
            file.write(b"\n" + json.encode(record))
            file.flush()
    table = list(lines([kept[task] for task in sorted(tasks, key=_place) if task in kept], asked.seed))
    print("\n".join(table))
    if asked.write is not None:
        write(asked.write, table)


def _place(task: Task) -> tuple[int, int, str]:
    return TABLES.index(task.table), [*RULESETS].index(task.ruleset), task.size


def _asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    reader = argparse.ArgumentParser(prog="make ladder", description=__doc__)
    reader.add_argument("--rulesets", nargs="+", default=list(RULESETS), choices=list(RULESETS))
    reader.add_argument("--tables", nargs="+", default=TABLES, choices=TABLES)
    reader.add_argument("--sizes", nargs="+", default=("",), help="sizes as demo or battle; an empty one is the first")
    reader.add_argument("--styles", action="store_true", help="each style against the policy too")
    reader.add_argument("--only", nargs="+", default=(), help="the meetings of these players alone")
    reader.add_argument("--pairs", type=int, default=30, help="pairs of games of each meeting")
    reader.add_argument("--ahead", type=int, default=10, help="pairs of games of the level that looks ahead")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--processes", type=int, default=1)
    reader.add_argument("--minutes", type=float, default=60 * 24, help="begin no game after so many")
    reader.add_argument("--results", type=Path, default=Path("ladder.jsonl"), help="the file that keeps each result")
    reader.add_argument("--write", type=Path, help="put the table into this page, docs/opponent.md")
    return reader.parse_args(arguments)


if __name__ == "__main__":
    main()
