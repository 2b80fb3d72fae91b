"""The documentation names what there is."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

from rules import FAMILIES
from tests.architecture.source import ROOT

PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
PLACE = re.compile(
    r"`((?:cogs|table|rules|text|render|storage|sandbox|bench|tests|locales|docs)/[^`\s:]*)(?::[^`\s]*)?`"
)


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
