"""``python -m tests.independent 2000 football declared``: so many random games, read by the second adjudicator.

Without a ruleset all five are played, without a table both. Prints each kind of difference with its number and the
first of its kind.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product

from tests.independent.adjudicator import OPEN
from tests.independent.games import play
from tests.independent.reading import RULESETS, TABLES, differences

Found = list[tuple[str, str]]


def found(ruleset: str, table: str, seed: int) -> tuple[Found, Counter[str]]:
    """Kind and text of the difference in one game, if there is one, and the open ones in it."""
    noted: Counter[str] = Counter()
    return [(one.key, str(one)) for one in differences([play(ruleset, table, seed)], noted)], noted


def report(ruleset: str, table: str, number: int, pool: ProcessPoolExecutor) -> Iterator[str]:
    """What differs in so many games, in lines."""
    begun = time.monotonic()
    results = list(pool.map(partial(found, ruleset, table), range(1, number + 1), chunksize=5))
    every = [pair for pairs, _ in results for pair in pairs]
    yield f"{ruleset}, {table}: {number} games, {len(every)} differ, {time.monotonic() - begun:.0f} s"
    first = dict(reversed(every))
    for key, times in Counter(key for key, _ in every).most_common():
        yield f"  {times} × {first[key]}"
    for key, times in sum((noted for _, noted in results), Counter[str]()).items():
        yield f"  open, {times} × {key}: {OPEN[key]}"


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    with ProcessPoolExecutor() as pool:
        rulesets, tables = ([name for name in every if name in sys.argv] or every for every in (RULESETS, TABLES))
        for ruleset, table in product(rulesets, tables):
            print(*report(ruleset, table, number, pool), sep="\n", flush=True)


if __name__ == "__main__":
    main()
