"""A version is named in one place, told everywhere, and packed whole."""

from __future__ import annotations

import fnmatch
import re
import tomllib
from typing import Any

import msgspec

from cogs.views.lesson import help_view, news_view
from release import NAME, VERSION
from table import Table
from table.history.archive import pack, unpack
from table.history.transfer import export_game
from tests.architecture.source import ROOT
from tests.table.people import started
from text.fluent.catalogue import say

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
CHANGES = (ROOT / "CHANGELOG.md").read_text()
ROOMS = [room.rstrip("*") for room in PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]]
FILES = [
    str(file.relative_to(ROOT))
    for file in [*ROOT.glob("*.py"), *(file for room in ROOMS for file in (ROOT / room).rglob("*"))]
    if file.is_file() and "__pycache__" not in file.parts and "node_modules" not in file.parts
]
"""All files of the program."""
NOT_INSTALLED = {"web/sdk/bundle.mjs"}
"""What only developers use."""


def test_one_place_names_the_version() -> None:
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "release.VERSION"}
    assert PROJECT["project"]["name"] == NAME
    written = [
        file for file in FILES if file.endswith((".py", ".toml")) and f'"{VERSION}"' in (ROOT / file).read_text()
    ]
    assert set(written) == {"release.py"}


def test_the_newest_changes_are_this_versions_or_the_next_ones() -> None:
    newest, note = re.findall(r"^## ([\d.]+)( \(not yet released\))?$", CHANGES, re.MULTILINE)[0]
    assert (newest == VERSION) is not bool(note)


def test_what_is_new_for_players_is_what_the_bot_says() -> None:
    part = CHANGES.partition("### For players\n\n")[2].partition("\n## ")[0]
    assert part.strip() == say("en", "news")


def test_help_says_which_version_runs_and_what_is_new() -> None:
    for locale in ("en", "fr"):
        assert VERSION in str(help_view("", locale, play=True).to_components())  # type: ignore[no-untyped-call]
        (told,) = news_view(locale).to_components()  # type: ignore[no-untyped-call]
        assert VERSION in told["content"]
        assert told["content"].endswith(say(locale, "news"))


async def test_an_export_says_what_wrote_it(table: Table) -> None:
    archive = await export_game(table, await started(table))
    data = pack(archive)
    assert msgspec.json.decode(data)["program"] == f"{NAME} {VERSION}"
    assert unpack(data) == archive


def test_what_is_installed_is_the_whole_program() -> None:
    packed = PROJECT["tool"]["setuptools"]
    patterns = packed["package-data"]["*"]
    assert {place.parent.name for place in ROOT.glob("*/__init__.py")} == set(ROOMS) - {"locales"}
    lost = [
        file
        for file in FILES
        if "/" in file
        and not file.endswith(".py")
        and not any(fnmatch.fnmatch(file.rpartition("/")[2], pattern) for pattern in patterns)
    ]
    assert set(lost) == NOT_INSTALLED
    assert {f"{name}.py" for name in packed["py-modules"]} == {
        file for file in FILES if "/" not in file and file.endswith(".py")
    }
