"""Football on a pitch between two people in a real browser up to half-time, moved by buttons alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from tests.browser.page import Sandbox
from tests.browser.playing import played

pytestmark = [pytest.mark.browser, pytest.mark.long]

ORDER = (
    r"^(Go|Put it here)$",
    r"^Offense",
    r"^The western goal",
    r"^As suggested",
    r"^(Shoot|Pass|Steal|Slide tackle) with",
    r"^(Shoot at goal|Steal from|Slide tackle)",
    r"^Run with",
    r"^(Into range|Toward|To receive|To the ball)",
    r"^Defend with",
    r"^Mark ",
    r"^(Done, no hot-rod|Nobody|Done)",
)


def test_half_a_match_by_buttons_alone(table: Sandbox, browser: Browser, pictures: Path) -> None:
    ana, ben = table.tab(browser, "Ana"), table.tab(browser, "Ben", width=420, height=900)
    ana.slash("game new", ruleset="Mecha Football", size="Custom", table="A map", frames="1")
    ben.sees("Ana")
    ben.click("Join")
    ana.sees("2 players")
    ana.click("Start")
    ana.sees(re.compile("toss"))

    def watch(number: int) -> None:
        if number in (8, 30):
            ana.screenshot(pictures / f"football-{number}.png")
            ben.screenshot(pictures / f"football-{number}-420.png")

    counted = played([ben, ana], ORDER, watch, until=re.compile(r"Half time\."))
    assert counted["Go"] >= 1
    ana.close()
    ben.close()
