"""``python -m tests.coverage.mutants``: breaks one rule of docs/coverage.md after the other; its tests must notice.

``mutants.toml`` names for a row (``book``, ``rule``) the ``file``, the text ``old`` that stands there once, and the
``new`` one that breaks just that rule. Each is broken in a copy of the tree, in which the tests of the row alone run:
the row is held if one of them fails. With words as arguments only the mutants whose rule has one of them.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_suffix(".toml")
FAILED = 1
"""What pytest says when a test has failed; anything else that is not 0 is a mutant that breaks more than a rule."""


class Mutant(NamedTuple):
    """A row, what breaks its rule, and the tests that the row names."""

    book: str
    rule: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


def mutants() -> Iterator[Mutant]:
    """The mutants of the list. Raises ``KeyError`` for a rule that has no row."""
    rows = tests_by_rule()
    for item in tomllib.loads(LIST.read_text(encoding="utf-8"))["mutant"]:
        yield Mutant(**item, tests=rows[item["book"], item["rule"]])


def tests_by_rule() -> dict[tuple[str, str], tuple[str, ...]]:
    """The tests of each row of the coverage, by book and rule."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for part in (ROOT / "docs" / "coverage.md").read_text(encoding="utf-8").split("\n## ")[1:]:
        for line in part.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if line.startswith("|") and len(cells) == 5:
                key = part.partition("\n")[0], cells[1]
                found[key] = (*found.get(key, ()), *re.findall(r"`([^`]+)`", cells[3]))
    return found


def held(tree: Path, mutant: Mutant) -> bool:
    """Whether one of the row's tests fails in a tree where the rule is broken; the tree is mended afterwards."""
    file = tree / mutant.file
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace(mutant.old, mutant.new, 1), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *mutant.tests]
    try:
        done = subprocess.run(command, cwd=tree, capture_output=True, check=False)
    finally:
        file.write_text(whole, encoding="utf-8")
    return done.returncode == FAILED


def copied(to: Path) -> Path:
    """The files that Git tracks, in a folder."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in filter(None, names.split("\0")):
        target = to / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    return to


def main(words: list[str]) -> int:
    """Print each row that is not held, and how many of how many are."""
    chosen = [mutant for mutant in mutants() if not words or any(word in mutant.rule for word in words)]
    with tempfile.TemporaryDirectory() as folder:
        tree = copied(Path(folder))
        loose = [mutant for mutant in chosen if not held(tree, mutant)]
    for mutant in loose:
        print(f"{mutant.book}: {mutant.rule} ({mutant.file})")
    print(f"{len(chosen) - len(loose)} of {len(chosen)} rows are held by their tests")
    return 1 if loose else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
