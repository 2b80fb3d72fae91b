"""Drives the sandbox's page as its players do: with a pointer and a keyboard."""

from __future__ import annotations

import contextlib
import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

ROOT = Path(__file__).resolve().parents[2]
_ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")
_PATIENCE_MS = 15_000


class Sandbox:
    """The bot as a process of its own, without a token."""

    def __init__(self, command: list[str], env: Mapping[str, str]) -> None:
        self.began = time.monotonic()
        self.output: list[str] = []
        self._lines: queue.Queue[str | None] = queue.Queue()
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **env},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        threading.Thread(target=self._read, daemon=True).start()
        self.url = self._address(180)
        self.ready_after = time.monotonic() - self.began
        """Seconds from the start of the process to the page's address."""

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.output.append(line)
            self._lines.put(line)
        self._lines.put(None)

    def _address(self, seconds: float) -> str:
        deadline = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                line = None
            if line is None:
                self.process.kill()
                raise AssertionError("the sandbox gave no address:\n" + "".join(self.output))
            if found := _ADDRESS.search(line):
                return found.group()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the process as an operator would; returns its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def tab(self, browser: Browser, name: str, *, width: int = 1100, height: int = 900) -> Tab:
        """A new tab in which ``name`` sits at the table."""
        context = browser.new_context(viewport={"width": width, "height": height})
        context.set_default_timeout(_PATIENCE_MS)
        page = context.new_page()
        page.goto(self.url)
        tab = Tab(page, name)
        tab.sit(name)
        return tab


@contextlib.contextmanager
def sandbox(
    database: Path, *, command: list[str] | None = None, port: int = 0, activity: bool = False, **more: str
) -> Iterator[Sandbox]:
    """The bot in its sandbox with games in ``database``; ended with SIGTERM.

    ``activity``: boards open beside the channel, not by links; ``more`` of the environment.
    """
    env = {
        "DISCORD_TOKEN": "",
        "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
        "SANDBOX_PORT": str(port),
        "SANDBOX_OPEN": "0",
        "SANDBOX_ACTIVITY": "1" if activity else "0",
        "PYTHONUNBUFFERED": "1",
        **more,
    }
    running = Sandbox(command or [sys.executable, "bot.py"], env)
    try:
        yield running
    finally:
        running.stop()


class Tab:
    """One player's tab of the page. Messages are read as their author's Discord would show them."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    # ------------------------------------------------------------- reading

    @property
    def messages(self) -> Locator:
        """Every message this player sees, oldest first, private ones included."""
        return self.page.locator("#channel-message-list [data-message-id]")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.messages.last

    def texts(self) -> list[str]:
        """The text of every message, oldest first."""
        self.settle()
        return [text.strip() for text in self.messages.all_inner_texts()]

    def buttons(self) -> list[str]:
        """Labels of the buttons that can be pressed, in all messages, oldest first."""
        self.settle()
        found = self.page.locator("#channel-message-list .component-button:not([disabled])")
        return [label.strip() for label in found.all_inner_texts()]

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until some message says ``text``."""
        expect(self.messages.filter(has_text=text).last).to_be_visible(timeout=_PATIENCE_MS)

    def pictures(self, message: Locator | None = None) -> Locator:
        """The pictures of a message (of all of them by default)."""
        return (message or self.page.locator("#channel-message-list")).locator("img:not([class*=avatar])")

    def screenshot(self, path: Path) -> None:
        """What this player sees, with every picture loaded."""
        self.settle()
        self.page.screenshot(path=path)

    # -------------------------------------------------------------- acting

    def sit(self, name: str) -> None:
        """Become ``name``."""
        self.settle()
        picker = self.page.get_by_label("Viewing as")
        option = picker.locator("option").filter(has_text=name).first
        value = option.get_attribute("value")
        if value != picker.input_value():
            picker.select_option(value)
        self.name = name
        self.settle()

    def click(self, label: str, *, within: Locator | None = None) -> None:
        """Press the newest button called ``label``; again if the page did not pass the press on to the bot."""
        scope = within or self.page.locator("#channel-message-list")
        for attempt in range(4):
            button = scope.get_by_role("button", name=label, exact=True).last
            if attempt and not button.count():
                return  # it was pressed after all: what it did has taken it away
            expect(button).to_be_enabled(timeout=_PATIENCE_MS)
            before = self._last_action()
            button.dispatch_event("click")  # not by its place: a picture that arrives moves another button there
            self.settle()
            if self._last_action() != before and not self.was_late():
                return
        raise AssertionError(f"{label!r} was pressed four times by {self.name}, and none reached the bot")

    def _last_action(self) -> str | None:
        """What the page calls the last press it sent."""
        return self.page.evaluate("window.simcordPreview.lastAction?.requestId ?? null")

    def was_late(self) -> bool:
        """The page refused the last action: it was redrawn under the pointer, or another player's was under way."""
        action = self.page.evaluate("window.simcordPreview.lastAction")
        return bool(action) and action["dispatch"] == "not_dispatched"

    def slash(self, command: str, **options: str) -> None:
        """Run ``command`` ("game new") through the picker, filling ``options`` as a player types them."""
        box = self.page.locator("#channel-composer-input")
        box.click()
        box.fill(f"/{command}")
        entry = self.page.locator(".command-entry").filter(
            has=self.page.get_by_text(re.compile(rf"^/{re.escape(command)}$"))
        )
        entry.first.click()
        for name, value in options.items():
            self._fill(name, value)
        self.page.locator("#send-message").click()
        self.settle()

    def _fill(self, name: str, value: str) -> None:
        field = self.page.locator(f'.command-option-input[data-option="{name}"]')
        if not field.count():
            self.page.locator(".command-ghost").click()
            self.page.locator(f'.command-suggestion[data-value="{name}"]').click()
        field.click()
        field.fill(value)
        self.page.wait_for_timeout(400)
        self.settle()
        offered = self.page.locator(".command-suggestion").filter(has_text=re.compile(re.escape(value), re.IGNORECASE))
        if offered.count():
            offered.first.click()

    def submit(self, **fields: str) -> None:
        """Fill the dialog that is open, by the labels of its fields, and send it."""
        dialog = self.page.get_by_role("dialog")
        for label, value in fields.items():
            dialog.get_by_label(label).fill(value)
        dialog.get_by_role("button", name="Submit").click()
        self.settle()

    def settle(self) -> None:
        """Wait until the page has drawn what it knows and nothing is under way."""
        self.page.wait_for_function("() => window.simcordPreview && window.simcordPreview.ready", timeout=_PATIENCE_MS)

    def notice(self) -> str:
        """What the page says of the last action ("Callback completed", "Action was not completed.")."""
        return self.page.locator("#action-status").inner_text()

    def close(self) -> None:
        """Close the tab."""
        self.page.context.close()
