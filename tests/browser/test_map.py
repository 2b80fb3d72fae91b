"""A whole game on a map between two people in a real browser, moved by buttons alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from tests.browser.page import Sandbox, Tab
from tests.browser.playing import offered, panel, played

pytestmark = [pytest.mark.browser, pytest.mark.long]

ORDER = (
    r"^(Go|Put it here)$",
    r"^Move with",
    r"^Attack with",
    r"^Defend with",
    r"^(Into|Toward|Suggestion)",
    r"^On the map",
    r"^One more$",
    r"^(Hand-to-hand|Direct fire|Artillery)",
    r"^[AB]1",
    r"^Station",
    r"^(Done|Nobody|Pass|No )",
)


def look(tab: Tab, pictures: Path) -> None:
    """The planning panel in both themes, once for each who sees it."""
    if "Go" not in offered(tab) or (pictures / f"map-plan-{tab.name}-dark.png").exists():
        return
    for scheme in ("light", "dark"):
        tab.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        tab.settle()
        panel(tab).screenshot(path=pictures / f"map-plan-{tab.name}-{scheme}.png")


def test_a_whole_game_moved_by_buttons_alone(table: Sandbox, browser: Browser, pictures: Path) -> None:
    ana, ben = table.tab(browser, "Ana"), table.tab(browser, "Ben", width=420, height=900)
    ana.slash(
        "game new", ruleset="Rapid Attack", size="Custom", table="A map", across="32", frames="1", stations="1",
        rockets="0", clock="2",
    )  # fmt: skip
    ben.sees("Ana")
    ana.screenshot(pictures / "map-lobby.png")
    ben.screenshot(pictures / "map-lobby-420.png")
    ben.click("Join")
    ana.sees("2 players")
    ana.click("Start")
    ana.sees(re.compile("puts down|deploys|decides where|to cover"))
    tabs = [ben, ana]

    def watch(number: int) -> None:
        look(tabs[0], pictures)
        if number in (1, 21):
            ana.screenshot(pictures / f"map-{number}.png")
            ben.screenshot(pictures / f"map-{number}-420.png")

    counted = played(tabs, ORDER, watch)
    assert counted["Go"] >= 1
    assert counted["Put"] == 4
    for tab in (ana, ben):
        tab.screenshot(pictures / f"map-end-{tab.name}.png")
        tab.close()
