"""A whole battle in orbit between two people in a real browser, flown by buttons alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from tests.browser.page import Sandbox
from tests.browser.playing import played

pytestmark = [pytest.mark.browser, pytest.mark.long]

FLEETS = (
    "Capital Kestrel: Ra Ra B B; Frigate Wasp: Ra Ra B; HVA Plum",
    "Capital Heron: Ra Ra B Y; Frigate Moth: Ra Ra Y; HVA Fig",
)
ORDER = (
    r"^(Go|Put it here)$",
    r"^No more debris",
    r"^Attack with",
    r"^B1 Heron",
    r"^A1 Kestrel",
    r"^[AB]\d",
    r"^Assault",
    r"^Move with",
    r"^(To .* range of|Toward|Straight)",
    r"^Suggestion",
    r"^Defend with",
    r"^(No|Nothing|Nobody|Done|Let it pass)",
)


def test_a_whole_battle_by_buttons_alone(table: Sandbox, browser: Browser, pictures: Path) -> None:
    ana, ben = table.tab(browser, "Ana"), table.tab(browser, "Ben", width=420, height=900)
    ana.slash(
        "game new",
        ruleset="Intercept Orbit",
        size="Custom",
        table="A map",
        frames="2",
        stations="1",
        clock="1",
    )
    ben.sees("Ana")
    ben.click("Join")
    ana.sees("2 players")
    for who, fleet in zip((ana, ben), FLEETS, strict=True):
        who.slash("game join", company=fleet)
    ana.click("Start")
    ana.sees(re.compile("sets up"))

    def watch(number: int) -> None:
        if number in (8, 30, 60):
            ana.screenshot(pictures / f"orbit-{number}.png")
            ben.screenshot(pictures / f"orbit-{number}-420.png")

    counted = played([ben, ana], ORDER, watch)
    assert counted["Go"] >= 1
    assert counted["Attack"] >= 1
    ana.close()
    ben.close()
