"""A whole game on a map between two people in a real browser, moved from their panels alone."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from tests.browser.page import Sandbox, Tab, sandbox
from tests.browser.playing import MENU, offered, panel, played

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
HARD_HITS = """
import sys, types
import bot, table.lobby, table.table
same = types.SimpleNamespace(token_hex=lambda size: f"{11:0{2 * size}x}", token_bytes=bytes)
table.lobby.secrets = table.table.secrets = same
sys.exit(bot.main())
"""
"""The sandbox with dice that hit so hard that a player must choose what to lose."""


def look(tab: Tab, pictures: Path) -> None:
    """The planning panel in both themes, once for each who sees it."""
    if "Go" not in offered(tab) or (pictures / f"map-plan-{tab.name}-dark.png").exists():
        return
    for scheme in ("light", "dark"):
        tab.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        tab.settle()
        panel(tab).screenshot(path=pictures / f"map-plan-{tab.name}-{scheme}.png")


@pytest.fixture
def hard_hits(tmp_path: Path) -> Iterator[Sandbox]:
    """A sandbox with such dice."""
    with sandbox(tmp_path / "games.db", command=[sys.executable, "-c", HARD_HITS]) as running:
        yield running


def test_a_whole_game_moved_from_the_panels_alone(hard_hits: Sandbox, browser: Browser, pictures: Path) -> None:
    table = hard_hits
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
    assert counted[MENU] >= 1
    for tab in (ana, ben):
        tab.screenshot(pictures / f"map-end-{tab.name}.png")
        tab.close()
