"""The program's source files, each read and parsed once."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = (
    "cogs",
    "table",
    "rules",
    "text",
    "think",
    "render",
    "storage",
    "sandbox",
    "bench",
    "web",
    "workers",
    "hosting",
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def product(*rooms: str) -> tuple[Path, ...]:
    """The files that ship, all of them or those of some rooms; migrations apart, which are never edited again."""
    found = [file for room in rooms or ROOMS for file in sorted((ROOT / room).rglob("*.py"))]
    found += [] if rooms else [ROOT / "bot.py"]
    return tuple(file for file in found if "versions" not in file.parts)


@cache
def tree_of(file: Path) -> ast.Module:
    """A file as Python reads it."""
    return ast.parse(file.read_text(encoding="utf-8"))


def functions(file: Path) -> list[Function]:
    """Every function of a file, methods and inner ones included."""
    return [node for node in ast.walk(tree_of(file)) if isinstance(node, Function)]


def module_of(file: Path) -> str:
    """A file's name as a module."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports() -> dict[str, frozenset[str]]:
    """For each module, the modules of ours that it imports anywhere: at its top, in functions, for type checking."""
    known = {module_of(file): file for file in product()}
    found = {}
    for module, file in known.items():
        names: set[str] = set()
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                inner = {f"{node.module}.{alias.name}": alias for alias in node.names}
                names |= {name if name in known else str(node.module) for name in inner}
        found[module] = frozenset(names & known.keys() - {module})
    return found


def top_level(file: Path) -> set[str]:
    """The top-level packages that a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return {name.partition(".")[0] for name in names}
