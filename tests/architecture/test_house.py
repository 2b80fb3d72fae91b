"""How the house is built: what may stand where, how long it may be, and who may know whom."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "table", "rules", "text", "render", "storage", "sandbox", "bench")
SPEECHLESS = ("cogs", "table", "rules", "render")
"""Rooms that say nothing to players in words of their own: sentences live in the catalogues."""
FILE_LINES = 400
FUNCTION_LINES = 40

Function = ast.FunctionDef | ast.AsyncFunctionDef


def product(*rooms: str) -> list[Path]:
    """The files that ship, migrations apart: those are never edited again."""
    found = [file for room in rooms or ROOMS for file in sorted((ROOT / room).rglob("*.py"))]
    found += [] if rooms else [ROOT / "bot.py"]
    return [file for file in found if "versions" not in file.parts]


def name_of(file: Path) -> str:
    """A file's name for a test's id."""
    return str(file.relative_to(ROOT))


def tree_of(file: Path) -> ast.Module:
    """A file as Python reads it."""
    return ast.parse(file.read_text())


def imported(file: Path) -> set[str]:
    """The top-level packages that a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("file", product(), ids=name_of)
def test_no_file_is_too_long(file: Path) -> None:
    assert len(file.read_text().splitlines()) <= FILE_LINES


def body_lines(function: Function) -> int:
    """The lines of a function, its docstring apart."""
    assert function.end_lineno is not None
    first, *others = function.body
    documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and others
    written = first.end_lineno - first.lineno + 1 if documented and first.end_lineno else 0
    return function.end_lineno - function.lineno + 1 - written


@pytest.mark.parametrize("file", product(), ids=name_of)
def test_no_function_is_too_long(file: Path) -> None:
    functions = [node for node in ast.walk(tree_of(file)) if isinstance(node, Function)]
    long = {function.name: body_lines(function) for function in functions if body_lines(function) > FUNCTION_LINES}
    assert not long


@pytest.mark.parametrize("file", product(), ids=name_of)
def test_nobody_asks_which_ruleset_it_is(file: Path) -> None:
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Compare):
            sides = [ast.unparse(side) for side in (node.left, *node.comparators)]
            ids = {"'rapid-attack'", "'mez'", "'unofficial'", "'intercept-orbit'", "'football'"}
            assert not ids & set(sides), f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("file", product("table", "rules", "text", "render", "storage"), ids=name_of)
def test_discord_is_known_to_the_cogs_alone(file: Path) -> None:
    assert not imported(file) & {"discord", "simcord", "aiohttp"}


@pytest.mark.parametrize("file", product("rules"), ids=name_of)
def test_the_rules_need_little(file: Path) -> None:
    assert imported(file) <= {*sys.stdlib_module_names, "rules", "msgspec", "shapely"}


@pytest.mark.parametrize("file", product("rules"), ids=name_of)
def test_the_rules_touch_nothing(file: Path) -> None:
    outside = {"asyncio", "io", "os", "pathlib", "random", "socket", "sqlite3", "subprocess", "threading", "time"}
    assert not imported(file) & outside
    if file.name != "dice.py":
        assert "secrets" not in imported(file), "chance comes in as dice"


@pytest.mark.parametrize("file", product("cogs", "table", "text", "render", "storage", "rules"), ids=name_of)
def test_only_the_bot_knows_the_sandbox(file: Path) -> None:
    assert not imported(file) & {"sandbox", "simcord", "bot", "bench"}


def spoken(tree: ast.Module) -> Iterator[ast.Constant]:
    """Every text in a file that is neither a docstring nor meant for a log, an assertion or an internal error."""
    silent: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr | ast.Assert):
            unheard = [node] if isinstance(node, ast.Assert) or isinstance(node.value, ast.Constant) else []
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            kind = ast.unparse(node.exc.func)
            unheard = [node] if kind.endswith("Error") or kind in ("ValueError", "LookupError") else []
        elif isinstance(node, ast.Call) and ast.unparse(node.func).startswith("log."):
            unheard = [node]
        else:
            continue
        silent |= {id(part) for spot in unheard for part in ast.walk(spot)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node


@pytest.mark.parametrize("file", product(*SPEECHLESS), ids=name_of)
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    sentence = re.compile(r"(?:[A-Za-zÀ-ÿ']{2,}[,:]? ){3,}[A-Za-zÀ-ÿ']{2,}")
    found = {node.lineno: node.value for node in spoken(tree_of(file)) if sentence.search(node.value)}
    assert not found


@pytest.mark.parametrize("room", [room for room in ROOMS if room != "bench"])
def test_a_package_says_what_it_offers(room: str) -> None:
    face = ROOT / room / "__init__.py"
    if face.exists() and face.read_text().strip():
        assert "__all__" in face.read_text()
        assert ast.get_docstring(tree_of(face))
