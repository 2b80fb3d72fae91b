"""``python -m tests.coverage.breaking``: breaks one rule of docs/coverage.md after the other; its tests must notice.

``mutants/BOOK.toml`` names for a row (``rule``) the ``file``, the text ``old`` that stands there once, and the ``new``
one that breaks just that rule; or, under ``unbroken``, the ``reason`` why no text breaks it. Each mutant is tried in a
copy of the tree, in which the tests of its row alone run, in their short form: the row is held if one of them fails.

With words as arguments only the mutants whose rule has one of them are tried, or with ``rapid_attack.toml`` a whole
book. A run of a whole book writes its result into the head of docs/coverage.md.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from compileall import compile_dir
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import cache
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "coverage.md"
LISTS = Path(__file__).parent / "mutants"
FAILED = 1
"""What pytest says when a test has failed; anything else that is not 0 is a mutant that breaks more than a rule."""
SECONDS_MOST = 120
"""For the tests of one row: a mutant whose game never ends breaks more than a rule, too."""
LIBRARIES = ["pytest", "simcord", "discord.ext.commands", "hypothesis", "sqlalchemy.ext.asyncio", "shapely", "msgspec"]
FIGURE = r"(\d+) of (\d+) \(\d{4}-\d\d-\d\d\)"
"""How many rows of a book are held, in the head of the page."""


class Mutant(NamedTuple):
    """A row, what breaks its rule, and the tests that the row names."""

    book: str
    rule: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


def mutants() -> Iterator[Mutant]:
    """The mutants of all books. Raises ``KeyError`` for a rule that has no row."""
    rows = rows_of_code()
    for book, listed in lists().items():
        for item in listed.get("mutant", []):
            yield Mutant(book, **item, tests=rows[book, item["rule"]])


def unbroken() -> dict[tuple[str, str], str]:
    """By book and rule, why no text breaks it."""
    return {
        (book, item["rule"]): item["reason"] for book, listed in lists().items() for item in listed.get("unbroken", [])
    }


@cache
def lists() -> dict[str, dict[str, list[dict[str, str]]]]:
    """What the files list, by the book that each is of."""
    names = {book.lower().replace(" ", "_"): book for book, _ in rows_of_code()}
    return {names[file.stem]: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(LISTS.glob("*.toml"))}


@cache
def rows_of_code() -> dict[tuple[str, str], tuple[str, ...]]:
    """The tests of each row that names code, by book and rule."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for part in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        for line in part.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if line.startswith("|") and len(cells) == 5 and "`" in cells[2]:
                key = part.partition("\n")[0], cells[1]
                found[key] = (*found.get(key, ()), *re.findall(r"`([^`]+)`", cells[3]))
    return found


def held(tree: Path, mutant: Mutant) -> bool:
    """Whether one of the row's tests fails in a tree where the rule is broken; the tree is mended afterwards."""
    file = tree / mutant.file
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace(mutant.old, mutant.new, 1), encoding="utf-8")
    process = _forks().Process(target=_test, args=(str(tree), mutant.tests))
    process.start()
    try:
        process.join(SECONDS_MOST)
        return process.exitcode == FAILED
    finally:
        process.kill()
        file.write_text(whole, encoding="utf-8")


@cache
def _forks() -> ForkServerContext:
    """Processes that have the libraries already, which take longer to load than most rows to test."""
    forks = get_context("forkserver")
    forks.set_forkserver_preload(LIBRARIES)
    return forks


def _test(tree: str, tests: tuple[str, ...]) -> None:
    """Run tests in a tree, and end the process with what pytest says. Runs in a process of its own."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "tests"]:
        del sys.modules[name]
    sys.path[:] = [tree, *(path for path in sys.path if path not in ("", str(ROOT)))]
    sys.dont_write_bytecode = True
    os.environ.pop("LONG", None)
    os.chdir(tree)
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    os._exit(pytest.main(["-q", "-x", "-n", "0", "-p", "no:cacheprovider", *tests]))


def copied(to: Path) -> Path:
    """The files that Git tracks, in a folder, compiled: what is broken there is compiled again, by its contents."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in filter(None, names.split("\0")):
        target = to / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    compile_dir(to, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return to


def sample(number: int) -> list[Mutant]:
    """So many of all mutants, others at each commit."""
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    every = list(mutants())
    return random.Random(commit).sample(every, min(number, len(every)))


def tried(chosen: list[Mutant]) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant and whether its row is held, as many at a time as there are cores."""
    cores = os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(cores) as pool:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(cores):
            trees.put(copied(Path(folder) / str(number)))

        def in_a_tree(mutant: Mutant) -> bool:
            tree = trees.get()
            try:
                return held(tree, mutant)
            finally:
                trees.put(tree)

        yield from zip(chosen, pool.map(in_a_tree, chosen), strict=True)


def main(words: list[str]) -> int:
    """Print each row that is not held, and how many of how many are."""
    every = list(mutants())
    books = {one.book for one in every if not words or _list(one) in words}
    chosen = [one for one in every if one.book in books or any(word in one.rule for word in words)]
    loose = []
    for mutant, is_held in tried(chosen):
        if not is_held:
            loose.append(mutant)
            print(f"{mutant.book}: {mutant.rule} ({mutant.file})", flush=True)
    print(f"{len(chosen) - len(loose)} of {len(chosen)} rows are held by their tests")
    page = PAGE.read_text(encoding="utf-8")
    for book in books:
        page = noted(page, book, sum(one.book == book for one in chosen) - sum(one.book == book for one in loose))
    PAGE.write_text(page, encoding="utf-8")
    return 1 if loose else 0


def noted(page: str, book: str, number: int) -> str:
    """The page whose head says how many rows of a book are held, and how many of all."""
    rows = sum(found == book for found, _ in rows_of_code())
    page = re.sub(rf"{book} {FIGURE}", f"{book} {number} of {rows} ({datetime.now(UTC).date()})", page, count=1)
    figures = re.findall(FIGURE, page)
    held_rows, all_rows = (sum(int(one[place]) for one in figures) for place in (0, 1))
    return re.sub(r"\d+ of \d+ rows are", f"{held_rows} of {all_rows} rows are", page, count=1)


def _list(mutant: Mutant) -> str:
    return f"{mutant.book.lower().replace(' ', '_')}.toml"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
