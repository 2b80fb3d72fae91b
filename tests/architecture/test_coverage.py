"""docs/coverage.md: every place, test and ruling that it names exists.

A row of its tables is chapter, rule, code (``module.py:name``, several with commas, or *physical*), test
(``test_module.py::test_name``), ruling (a name of docs/rulings.md, or a dash).
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.coverage.breaking import mutants, rows_of_code, unbroken

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "coverage.md").read_text()
BOOKS = ("Rapid Attack", "MEZ", "Unofficial", "Intercept Orbit", "Football")
PHYSICAL = "*physical*"


def rows(book: str) -> list[list[str]]:
    """The rows of a book's tables: five cells each."""
    part = PAGE.split(f"\n## {book}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] not in ("chapter", "---")]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@cache
def names_in(module: str) -> frozenset[str]:
    """Functions, classes and assigned names of a module, those of its classes too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / module).read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return frozenset(found)


@cache
def rulings() -> frozenset[str]:
    text = (ROOT / "docs" / "rulings.md").read_text()
    return frozenset(re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE))


@pytest.mark.long(after=1)
@pytest.mark.parametrize("book", BOOKS)
def test_every_place_and_test_of_the_coverage_exists(book: str) -> None:
    wrong = []
    for row in rows(book):
        assert len(row) == 5, row
        chapter, rule, code, test, ruling = row
        assert chapter, row
        assert rule, row
        places = named(code)
        if not places and code != PHYSICAL:
            wrong.append(f"{rule}: no code")
        for place, mark in [*((one, ":") for one in places), *((one, "::") for one in named(test))]:
            module, _, name = place.partition(mark)
            if not (ROOT / module).is_file() or (name and name not in names_in(module)):
                wrong.append(f"{rule}: {place}")
        if code != PHYSICAL and not named(test):
            wrong.append(f"{rule}: no test")
        wrong += [f"{rule}: ruling {name}" for name in named(ruling) if name not in rulings()]
    assert wrong == []


def test_the_coverage_is_of_whole_books() -> None:
    least = {"Rapid Attack": 150, "MEZ": 60, "Unofficial": 80, "Intercept Orbit": 150, "Football": 70}
    assert {book: len(rows(book)) for book in BOOKS if len(rows(book)) < least[book]} == {}


def test_every_mutant_breaks_a_text_that_stands_once_and_has_tests_to_notice() -> None:
    found = list(mutants())
    assert [one.rule for one in found if (ROOT / one.file).read_text().count(one.old) != 1 or one.old == one.new] == []
    assert [one.rule for one in found if not one.tests] == []
    assert len({(one.book, one.rule) for one in found}) == len(found)
    assert [
        row for row in unbroken() if row not in rows_of_code() or row in {(one.book, one.rule) for one in found}
    ] == []
