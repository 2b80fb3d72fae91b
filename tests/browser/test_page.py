"""The sandbox as it starts: what a newcomer sees after `make play`."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from tests.browser.page import Sandbox, Tab

pytestmark = pytest.mark.browser
NEAR = 2


def test_the_page_answers_and_says_goodbye(table: Sandbox) -> None:
    assert table.stop(signal.SIGINT) == 0


@pytest.mark.long
def test_two_players_see_what_one_of_them_asked(table: Sandbox, browser: Browser, pictures: Path) -> None:
    ana = table.tab(browser, "Ana")
    ben = table.tab(browser, "Ben")
    ana.slash("roll", dice="2W 2Rd B")
    ben.sees("Ana used /roll")
    ana.slash("roll", dice="4d6kh3", private="True")
    ana.sees("Only you can see this")
    assert len(ben.texts()) == 2, "the greeting, and what everybody may see"
    ana.screenshot(pictures / "roll.png")
    ana.close()
    ben.close()


@pytest.mark.long
def test_a_menu_at_the_lower_edge_stays_open(table: Sandbox, browser: Browser) -> None:
    """Above it are pictures, which load anew each time that the page is drawn."""
    ana = table.tab(browser, "Ana", width=1280)
    for _ in range(4):
        ana.slash("roll", dice="2W 2Rd B")
    ana.slash("drill")
    menu = ana.page.locator("#channel-message-list").get_by_role("combobox").last
    menu.wait_for()
    ana.page.locator(".gallery-image[src]").last.wait_for()
    for _ in range(4):  # a message that is edited under the pointer closes its menu, as in Discord
        ana.page.wait_for_timeout(1000)
        ana.settle()
        menu.click()
        ana.page.wait_for_timeout(500)
        if menu.get_attribute("aria-expanded") == "true":
            break
    assert menu.get_attribute("aria-expanded") == "true"
    ana.page.locator(".select-option:visible").first.click()
    ana.sees("to win")
    ana.close()


@pytest.mark.long
def test_a_refused_command_leaves_the_line_empty(table: Sandbox, browser: Browser) -> None:
    ana = table.tab(browser, "Ana")
    ana.slash("game start")
    ana.sees("Only you can see this")
    assert ana.page.locator(".command-chip").count() == 0
    ana.slash("roll", dice="3R")
    ana.sees("Ana used /roll")
    ana.close()


@pytest.mark.long
def test_a_game_by_keyboard_stays_in_view(table: Sandbox, browser: Browser) -> None:
    ana = table.tab(browser, "Ana")
    keys = ana.page.keyboard
    ana.page.locator("#channel-composer-input").click()
    keys.type("/game new")
    keys.press("Enter")
    ana.page.locator(".command-chip").wait_for()
    keys.press("Enter")
    ana.sees("Ana, forces drawn at the start")
    ana.sit("Ben")
    ana.click("Join")
    ana.sit("Ana")
    ana.click("Start")
    ana.sees("Your move")
    assert _below(ana) < NEAR, "the newest message is in view"
    ana.page.mouse.move(700, 400)
    ana.page.mouse.wheel(0, -600)
    ana.page.wait_for_timeout(600)
    up = _below(ana)
    ben = table.tab(browser, "Ben")
    ben.slash("roll", dice="2W 2Rd B")
    ana.sees("Ben used /roll")
    assert _below(ana) > up, "who reads further up is left there"
    ana.click("Your move")
    ana.sees("Choose the frame")
    assert _below(ana) < NEAR, "the answer to a press comes into view"
    for tab in (ana, ben):
        tab.close()


def _below(tab: Tab) -> float:
    """How far the newest message ends below what is in view, in pixels."""
    tab.settle()
    tab.page.wait_for_timeout(1500)
    rest = "view => view.scrollHeight - view.scrollTop - view.clientHeight"
    return float(tab.page.locator("#channel-timeline").evaluate(rest))
