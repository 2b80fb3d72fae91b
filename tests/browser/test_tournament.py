"""A tournament in the sandbox: a match is played in its thread, which the page shows beside the channel."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Locator, expect

from tests.browser.page import Tab, sandbox
from tests.browser.playing import press, step

pytestmark = [pytest.mark.browser, pytest.mark.long]


def place(tab: Tab, name: str) -> Locator:
    """A button of the line of places."""
    return tab.page.locator("#sandbox-places button").filter(has_text=name)


def test_a_match_is_reached_and_played_in_its_thread(tmp_path: Path, browser: Browser, pictures: Path) -> None:
    database = tmp_path / "games.db"
    with sandbox(database) as table:
        ana, ben = table.tab(browser, "Ana"), table.tab(browser, "Ben", width=390)
        ana.slash("campaign new", name="Iron Cup", size="Demo", table="Your own table", format="Knockout")
        for tab in (ana, ben):
            tab.click("Join")
        expect(place(ana, "Iron Cup")).to_have_count(0)
        ana.click("Draw the first round")
        expect(place(ana, "Iron Cup")).to_be_visible()
        ana.screenshot(pictures / "tournament-channel.png")
        ben.click("Play my match")
        ben.sees("Your match is open in")
        ben.page.locator(".mention", has_text="Iron Cup").last.click()
        expect(ben.page.locator("#channel-name")).to_contain_text("Iron Cup")
        ben.click("Play my match")
        ben.sees("chooses a frame")
        ben.screenshot(pictures / "tournament-thread-phone.png")
        place(ana, "Iron Cup").click()
        ana.sees("chooses a frame")
        ana.page.reload()
        expect(ana.page.locator("#channel-name")).to_contain_text("Iron Cup")
        ana.screenshot(pictures / "tournament-thread.png")
        for tab in (ana, ben):
            tab.close()
    with sandbox(database) as table:
        ana, ben = table.tab(browser, "Ana", width=1280), table.tab(browser, "Ben", width=1280)
        for tab in (ana, ben):
            tab.page.emulate_media(color_scheme="dark")
            place(tab, "Iron Cup").click()
            tab.sees("chooses a frame")
        counted = Counter[str]()
        while not counted["Attack"]:
            assert step([ana, ben], counted, ("^Agreed", "^Attack with", "^Defend with", "^[AB]1"))
        ben.screenshot(pictures / "tournament-again.png")
        ben.slash("game resign")
        press(ben, "Resign")
        ben.sees("You have resigned")
        place(ben, "table-1").click()
        ben.sees("Ana wins the tournament")
        ben.screenshot(pictures / "tournament-over.png")
        for tab in (ana, ben):
            tab.close()
