"""Random games by the referee, read by a second adjudicator that was written from the rulebooks alone."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests.independent.games import play
from tests.independent.reading import RULESETS, TABLES, differences
from tests.long import LONG, first

HERE = Path(__file__).parent
GAMES = {"declared": 50 if LONG else 10, "map": 8 if LONG else 3}
CUT = None if LONG else 150
"""The short form leaves a game on a map after so many decisions."""


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("ruleset", first(RULESETS, 2))
def test_the_referee_plays_by_the_books(ruleset: str, table: str) -> None:
    cut = CUT if table == "map" else None
    found = differences(play(ruleset, table, seed, cut) for seed in range(1, GAMES[table] + 1))
    assert [str(difference) for difference in found] == []


def test_the_adjudicator_knows_nothing_of_the_rules_code() -> None:
    """Only ``games`` meets the referee, through the tests' own program on its JSON lines."""
    for file in HERE.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        names |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        foreign = {name for name in names if name.partition(".")[0] not in {*sys.stdlib_module_names, "pytest"}}
        allowed = {"tests.referee"} if file.name == "games.py" else {"tests.long"}
        assert {name for name in foreign if not name.startswith("tests.independent")} <= allowed, file.name


def test_its_modules_are_short() -> None:
    for file in HERE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= 400, file.name
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                assert (node.end_lineno or 0) - node.lineno < 40, f"{file.name}: {node.name}"
