"""Drives the board in the browser: a whole game by pointing, pressing and typing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.page import Tab

PATIENCE_MS = 60_000
"""Milliseconds for what comes at once, but on a busy machine."""
AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
_RUN = "axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations)"
STEPS_MAX = 500
MAP_LEAST = 200
"""Pixels of a map that must be in view beside a question."""
_BESIDE = f"""() => {{
    const box = (part) => part.getBoundingClientRect(), map = document.querySelector(".map-frame");
    const question = box(document.querySelector(".panel .question, .plan .told"));
    const above = innerWidth < 680 ? box(map).bottom : 0;
    const seen = Math.min(innerHeight, box(map).bottom) - Math.max(0, box(map).top);
    return question.top >= above - 1 && question.bottom <= innerHeight && seen >= {MAP_LEAST};
}}"""


class Board:
    """A player's board, or a watcher's."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page, self.touch = page, touch
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(error.stack or str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    @property
    def asked(self) -> bool:
        """Whether something is asked here."""
        return self.page.locator("#app.mine").count() > 0

    def ends(self) -> None:
        """Wait until somebody has won, and the last activation has been played."""
        self.page.wait_for_function(
            "() => window.board.game.status === 'ended' && !window.board.seen.shown", timeout=PATIENCE_MS
        )

    @property
    def outcome(self) -> Locator:
        """The question's line once the game is over, which stands there when the last activation has been played."""
        return self.page.locator(".panel .question", has_text=re.compile("wins|draw|Final whistle|gagne"))

    def beside_the_map(self) -> bool:
        """Wait until the open question can be read without scrolling, with the map beside or above it."""
        return bool(self.page.wait_for_function(_BESIDE, timeout=PATIENCE_MS))

    def choices(self) -> list[str]:
        """The labels of the ways to answer that are not folded."""
        return self.page.locator(".panel:not([hidden]) > .choices .choice b").all_inner_texts()

    def press(self, selector: str) -> None:
        """Press something and wait for its answer."""
        target = self.page.locator(selector).first
        target.tap() if self.touch else target.click()

    def point(self, x: float, y: float) -> None:
        """Point at a share of the map's width and height, and wait for what it brings."""
        self.page.wait_for_function("() => !window.board.map.moving", timeout=PATIENCE_MS)
        box = self.page.locator("svg.map").bounding_box()
        assert box is not None
        at = box["x"] + box["width"] * x, box["y"] + box["height"] * y
        with self.page.expect_response(lambda answer: answer.url.find("/api/plan") > 0, timeout=PATIENCE_MS):
            self.page.touchscreen.tap(*at) if self.touch else self.page.mouse.click(*at)

    def answer(self, order: Sequence[str], spot: tuple[float, float]) -> str:
        """Answer the open question: the choice that fits first; a place by pointing. Returns what was done."""
        self.page.wait_for_function("() => !window.board.seen.loading", timeout=PATIENCE_MS)
        self.page.evaluate("window.board.seen.skip()")
        seq = self.page.evaluate("window.board.game.seq")
        if self.page.evaluate("window.board.game.asked?.[0].beforehand !== undefined"):  # it is tried out by itself
            done = "place"
        else:
            labels = self.choices()
            wanted = next((n for rule in order for n, label in enumerate(labels) if re.search(rule, label)), 0)
            self.press(f".panel > .choices .choice >> nth={wanted}")
            done = labels[wanted] if labels else ""
            if self.page.locator(".panel .choices input").count():  # one of several, which are sent together
                if not self.page.locator(".panel .choices input:checked").count():  # it was ticked, the only one
                    self.press(f".panel > .choices .choice >> nth={wanted}")
                self.press("[data-key=send]")
        self.page.wait_for_function(
            f"() => window.board.planner.plan || window.board.game.seq > {seq}", timeout=PATIENCE_MS
        )
        if self.page.evaluate("Boolean(window.board.planner.plan)"):
            self.point(*spot)
            self.press("[data-key=go]")
            done = f"pointed {done}"
        self.page.wait_for_function(f"() => window.board.game.seq > {seq}", timeout=PATIENCE_MS)
        return done

    def close(self) -> None:
        """Close it, and see that nothing went wrong in it."""
        assert not self.errors, self.errors
        self.page.context.close()


def opened(browser: Browser, tab: Tab, *, width: int = 1280, height: int = 900, touch: bool = False) -> Board:
    """The board behind the link that *Open the board* under the game brings: one's own, or one to watch."""
    tab.click("🗺️ Open the board")
    link = tab.page.locator("#channel-message-list a", has_text="Open the board")
    expect(link.last).to_be_visible(timeout=PATIENCE_MS)
    address = link.last.get_attribute("href")
    assert address is not None
    return visited(browser, address, width=width, height=height, touch=touch)


def visited(browser: Browser, address: str, *, width: int = 1280, height: int = 900, touch: bool = False) -> Board:
    """The board at an address, in a context of its own."""
    context: BrowserContext = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    board = Board(page, touch=touch)
    page.goto(address)
    page.wait_for_function("() => window.board?.game", timeout=PATIENCE_MS)
    return board


def barriers(page: Page) -> list[str]:
    """What axe-core finds on a page that keeps people out: serious and critical. Nothing where there is no axe-core."""
    if not AXE.exists():
        return []
    page.evaluate(AXE.read_text())
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}"
        for one in page.evaluate(_RUN)
        if one["impact"] in ("serious", "critical")
    ]
