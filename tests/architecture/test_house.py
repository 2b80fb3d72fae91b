"""How the program is built: which room may know which, no circles, few ``Any``."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from rules import RULESETS
from tests.architecture.source import (
    ROOMS,
    ROOT,
    Function,
    functions,
    imports,
    module_of,
    product,
    top_level,
    tree_of,
)

SPEECHLESS = ("cogs", "table", "rules", "render")
"""Rooms that say nothing to players in words of their own: sentences live in the catalogues."""
ANY_MOST = 60


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Imports for type checking and within functions count like any other."""
    try:
        TopologicalSorter(imports()).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_no_folders_import_each_other_in_a_circle() -> None:
    """Neither do the modules of a folder and the folders in it."""
    among: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for module, imported in imports().items():
        for other in imported:
            parts, others = module.split("."), other.split(".")
            depth = next((at for at, (a, b) in enumerate(zip(parts, others, strict=False)) if a != b), None)
            if depth is not None:  # not a module and its own package
                among[".".join(parts[:depth])][parts[depth]].add(others[depth])
    for folder, graph in among.items():
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            pytest.fail(f"{folder}: {' -> '.join(error.args[1])}")


def test_every_folder_stands_in_an_import_contract() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    named = {
        f"{container}.{name.strip()}"
        for contract in contracts
        for container in contract.get("containers", ())
        for layer in contract["layers"]
        for name in layer.split("|")
    }
    folders = {module_of(file) for file in product() if file.name == "__init__.py"} - set(ROOMS)
    assert folders - named == set()


def test_no_code_asks_which_ruleset_it_is() -> None:
    ids = {repr(name) for name in RULESETS}
    for file in product():
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.Compare):
                sides = {ast.unparse(side) for side in (node.left, *node.comparators)}
                assert not ids & sides, f"{name_of(file)}:{node.lineno}: {ast.unparse(node)}"


def any_in(function: Function) -> int:
    """How often ``Any`` stands in a signature."""
    given = function.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    written = [argument.annotation for argument in every if argument is not None] + [function.returns]
    names = (node for part in written if part is not None for node in ast.walk(part))
    return sum(isinstance(node, ast.Name) and node.id == "Any" for node in names)


def test_any_stands_only_where_json_enters_or_leaves() -> None:
    """The list of what is left is printed when it is too long."""
    found = [
        f"{name_of(file)}:{function.name}" for file in product() for function in functions(file) if any_in(function)
    ]
    assert len(found) <= ANY_MOST, "\n".join(found)


def test_discord_is_known_to_the_cogs_alone() -> None:
    for file in product("table", "rules", "text", "render", "storage"):
        assert not top_level(file) & {"discord", "simcord", "aiohttp"}, name_of(file)


def test_the_rules_need_little() -> None:
    for file in product("rules"):
        assert top_level(file) <= {*sys.stdlib_module_names, "rules", "msgspec", "shapely"}, name_of(file)


def test_the_rules_touch_nothing() -> None:
    outside = {"asyncio", "io", "os", "pathlib", "random", "socket", "sqlite3", "subprocess", "threading", "time"}
    for file in product("rules"):
        assert not top_level(file) & outside, name_of(file)
        assert file.name == "dice.py" or "secrets" not in top_level(file), f"{name_of(file)}: chance comes in as dice"


def test_only_the_bot_knows_the_sandbox() -> None:
    for file in product("cogs", "table", "text", "render", "storage", "rules"):
        assert not top_level(file) & {"sandbox", "simcord", "bot", "bench"}, name_of(file)


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


def test_no_sentence_stands_in_the_code() -> None:
    sentence = re.compile(r"(?:[A-Za-zÀ-ÿ']{2,}[,:]? ){3,}[A-Za-zÀ-ÿ']{2,}")
    for file in product(*SPEECHLESS):
        if file.name == "metrics.py":  # what it says of its figures is for hosts, in English
            continue
        found = {node.lineno: node.value for node in spoken(tree_of(file)) if sentence.search(node.value)}
        assert found == {}, name_of(file)


def test_every_folder_says_what_it_holds() -> None:
    folders = {file.parent for room in ROOMS if room not in ("bench", "storage") for file in product(room)}
    for folder in sorted(folders):
        assert ast.get_docstring(tree_of(folder / "__init__.py")), name_of(folder)


def test_a_package_that_offers_something_lists_it() -> None:
    for room in ROOMS:
        face = ROOT / room / "__init__.py"
        if "import" in face.read_text():
            assert "__all__" in face.read_text(), name_of(face)
