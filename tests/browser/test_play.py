"""Two people play an activation with an attack on the page, by buttons alone, and see the board change."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from tests.browser.page import Sandbox, Tab
from tests.browser.playing import PATIENCE_MS, press

pytestmark = [pytest.mark.browser, pytest.mark.long]

LINKS = ("Your move", "Refresh", "Undo", "Board as text", "Change my choice", "Something else…")
LOOKS = 40


def test_an_activation_with_an_attack(table: Sandbox, browser: Browser, pictures: Path) -> None:
    ana, ben = table.tab(browser, "Ana"), table.tab(browser, "Ben")
    ana.slash("game new", ruleset="Rapid Attack", size="Demo", table="Your own table")
    ben.sees("Ana")
    ben.click("Join")
    ana.sees("2 players")
    ana.screenshot(pictures / "lobby.png")
    ana.click("Start")
    ana.sees("Round 1")
    ana.screenshot(pictures / "board.png")
    before = _boards(ana)
    ana.click("Your move")
    ana.sees("activate")
    ana.screenshot(pictures / "your-move.png")
    ana.click(_first(ana, r"A1"))
    ana.click(_first(ana, r"B1"))
    ana.screenshot(pictures / "rolled.png")
    if defending := [label for label in ana.buttons() if "Defend with" in label]:
        press(ana, defending[-1])  # else the best die goes along with the attack
    press(ana, _first(ana, r"Attack with"))
    ana.screenshot(pictures / "attacked.png")
    ben.click("Your move")
    press(ben, _first(ben, r"^Agreed"))
    ben.sees("Which die defends")
    ben.screenshot(pictures / "forced.png")
    ana.settle()
    ana.page.wait_for_timeout(2000)
    assert _boards(ana) - before, "the board has changed"
    for tab in (ana, ben):
        tab.close()


def _first(tab: Tab, pattern: str) -> str:
    """The newest button like this, once it is there."""
    for _ in range(LOOKS):
        for label in reversed(tab.buttons()):
            if re.search(pattern, label) and label not in LINKS:
                return label
        tab.page.wait_for_timeout(PATIENCE_MS)
    raise AssertionError(f"no button like {pattern!r} in {tab.buttons()}")


def _boards(tab: Tab) -> set[str]:
    """The addresses of the pictures that are larger than an emoji."""
    wide = "[...document.querySelectorAll('#channel-message-list img')].filter(i => i.naturalWidth > 300)"
    return set(tab.page.evaluate(f"{wide}.map(i => i.src)"))
