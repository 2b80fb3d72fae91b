"""The documentation names what there is."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from rules import FAMILIES
from tests.architecture.source import ROOT, module_of, product, tree_of

PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
PLACE = re.compile(
    r"`((?:cogs|table|rules|text|render|storage|sandbox|bench|tests|locales|docs)/[^`\s:]*)(?::[^`\s]*)?`"
)
LINK = re.compile(r"\]\((?!https?:)([^)\s]+)\)")
SHAPES = ("^#+ ", r"^\| ---")

NAME = re.compile(r"``([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)``")


@pytest.mark.long
def test_the_picture_of_the_rooms_is_drawn_from_the_imports_of_now() -> None:
    spec = importlib.util.spec_from_file_location("rooms", ROOT / "docs" / "rooms.py")
    assert spec is not None
    assert spec.loader is not None
    rooms = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(rooms)
    drawn = (ROOT / "docs" / "rooms.svg").read_text(encoding="utf-8")
    assert drawn == rooms.picture(), "run: python docs/rooms.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_place_that_a_page_names_exists(page: Path) -> None:
    for place in PLACE.findall(page.read_text(encoding="utf-8")):
        names = [place.replace("<family>", name.replace("-", "_")).replace("<language>", "en") for name in FAMILIES]
        assert any(list(ROOT.glob(name.rstrip("/"))) for name in names), f"{page}: {place}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_to_a_file_and_a_heading(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        name, _, heading = link.partition("#")
        file = page.parent / name if name else page
        assert file.exists(), link
        titles = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE) if heading else []
        assert not heading or heading in [re.sub(r"[^\w\- ]", "", title).lower().replace(" ", "-") for title in titles]


def test_players_read_the_same_pages_in_both_languages() -> None:
    """Each page links to the one in the other language, which has as many headings and tables."""
    for page in (ROOT / "docs" / "players").glob("*.md"):
        other = page.parent / next(link for link in LINK.findall(page.read_text()) if link.startswith("../joueurs/"))
        assert f"(../players/{page.name})" in other.read_text()
        assert [len(re.findall(shape, page.read_text(), re.MULTILINE)) for shape in SHAPES] == [
            len(re.findall(shape, other.read_text(), re.MULTILINE)) for shape in SHAPES
        ], page.name


def _names(body: list[ast.stmt]) -> Iterator[str]:
    """What these lines of a module or a class name."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            yield from (part.id for part in ast.walk(node) if isinstance(part, ast.Name))


@pytest.mark.long
def test_every_dotted_name_in_a_docstring_exists() -> None:
    """Each part is in the one before it, a folder, a module or a class; names of libraries are not looked up."""
    known: dict[str, set[str]] = {}
    for file in product():
        parts, tree = module_of(file).split("."), tree_of(file)
        for outer, inner in pairwise(parts):
            known.setdefault(outer, set()).add(inner)
        known.setdefault(parts[-1], set()).update(_names(tree.body))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                known.setdefault(node.name, set()).update(_names(node.body))
    said = [
        (file, name)
        for file in product()
        for node in ast.walk(tree_of(file))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for name in NAME.findall(str(node.value.value))
        if not name.endswith((".py", ".gz"))
    ]
    lost = [
        f"{file.relative_to(ROOT)}: {name}"
        for file, name in said
        if any(inner not in known.get(outer, {inner}) for outer, inner in pairwise(name.split(".")))
    ]
    assert lost == [], "\n".join(lost)
