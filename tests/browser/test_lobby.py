"""The sandbox's first minutes: a greeting, a game by one command, and a page that survives a restart of the bot."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, expect

from tests.browser.page import ROOT, sandbox

pytestmark = pytest.mark.browser


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.mark.long
def test_an_open_tab_lives_on_after_a_restart(tmp_path: Path, browser: Browser, pictures: Path) -> None:
    port, database = _free_port(), tmp_path / "games.db"
    key = ROOT / "data" / "sandbox.key"
    with sandbox(database, port=port) as first:
        address = first.url
        tab = first.tab(browser, "Ana")
        tab.sees("No game is here yet")
        tab.slash("game new")
        tab.sees("on a map")
        tab.screenshot(pictures / "lobby.png")
    expect(tab.page.locator("#sandbox-notice")).to_be_visible(timeout=15_000)
    with sandbox(database, port=port) as second:
        assert second.url == address
        assert key.stat().st_mode & 0o077 == 0
        expect(tab.page.locator("#sandbox-notice")).to_be_hidden(timeout=15_000)
        tab.page.wait_for_function("() => window.simcordPreview && window.simcordPreview.ready", timeout=15_000)
        tab.sit("Ana")
        tab.slash("game board")
        tab.sees("on a map")
    tab.close()


@pytest.mark.long
def test_the_channel_follows_a_light_system(tmp_path: Path, browser: Browser) -> None:
    with sandbox(tmp_path / "games.db") as running:
        grounds = []
        for scheme in ("light", "dark"):
            page = browser.new_context(color_scheme=scheme).new_page()
            page.goto(running.url)
            stage = page.locator("#preview-stage")
            grounds.append(stage.evaluate("e => getComputedStyle(e).getPropertyValue('--discord-bg')"))
            page.context.close()
    assert grounds == ["#fff", "#323339"]
