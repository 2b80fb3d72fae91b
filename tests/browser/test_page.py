"""The sandbox as it starts: what a newcomer sees after `make play`."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from tests.browser.page import Sandbox

pytestmark = pytest.mark.browser


def test_the_page_answers_and_says_goodbye(table: Sandbox) -> None:
    assert table.stop(signal.SIGINT) == 0


def test_two_players_see_what_one_of_them_asked(table: Sandbox, browser: Browser, pictures: Path) -> None:
    ana = table.tab(browser, "Ana")
    ben = table.tab(browser, "Ben")
    ana.slash("roll", dice="2W 2Rd B")
    ben.sees("Ana used /roll")
    ana.slash("roll", dice="4d6kh3", private="True")
    ana.sees("Only you can see this")
    assert len(ben.texts()) == 1
    ana.screenshot(pictures / "roll.png")
    ana.close()
    ben.close()
