"""Fixtures for tests that look at the sandbox through a real browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
_ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

try:
    from playwright.sync_api import Browser, expect, sync_playwright

    from tests.browser.board import PATIENCE_MS
    from tests.browser.page import Sandbox, sandbox

    expect.set_options(timeout=PATIENCE_MS)  # five seconds were too few on a busy machine
except ImportError:
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A headless chromium; tests are skipped where there is none.

    Not for the whole session: playwright keeps an event loop running, which asyncio's own tests would trip over.
    """
    if CHROMIUM is None:
        pytest.skip("no chromium here (apt-get install chromium, or name one in CHROMIUM)")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=_ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """The browser; what a test leaves open is closed after it, for pages whose sandbox has gone keep two cores busy."""
    yield chromium
    for context in chromium.contexts:
        context.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Sandbox]:
    """The bot in its sandbox, with an empty database."""
    with sandbox(tmp_path / "games.db") as running:
        yield running


@pytest.fixture
def pictures() -> Path:
    """Where screenshots go, to be looked at (SCREENSHOTS names another folder)."""
    folder = Path(os.environ.get("SCREENSHOTS") or "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
