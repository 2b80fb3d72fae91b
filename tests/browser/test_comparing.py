"""A second photograph in mid-game in a real browser: shifted frames are found, named and corrected in one press."""

from __future__ import annotations

import base64
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.browser.board import Board, barriers, opened
from tests.browser.page import Sandbox, sandbox
from tests.render.brick_table import ACROSS, ANGLES, TALL, WIDE, photographed

pytestmark = [pytest.mark.browser, pytest.mark.long]

COLORS = ((200, 40, 40), (40, 170, 60), (50, 70, 210))
SHIFTS = ((1.5, 0.0), (0.0, -1.5), (-1.5, 1.5))
NAMED = (" east of", " north of", " southwest of")
CORNERS = ANGLES["low"]


KNOWN = """
import sys, types
import bot, table.lobby, table.table
same = types.SimpleNamespace(token_hex=lambda size: f"{11:0{2 * size}x}", token_bytes=bytes)
table.lobby.secrets = table.table.secrets = same
sys.exit(bot.main())
"""
"""The sandbox with the same field and the same places each time."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Sandbox]:
    with sandbox(tmp_path / "games.db", command=[sys.executable, "-c", KNOWN]) as running:
        yield running


def compared(board: Board) -> Page:
    """The page on which a board's table is compared."""
    page = board.page
    board.press("[data-key=compare]")
    page.wait_for_function("() => window.comparing?.map.view")
    return page


def on_screen(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a point of the map is on the screen."""
    left, top = page.evaluate(
        """([x, y]) => { const { view, root } = window.comparing.map, box = root.getBoundingClientRect();
            return [box.left + view.x + x * view.k, box.top + view.y + y * view.k]; }""",
        [x, y],
    )
    return left, top


def straightened(page: Page, photo: Path) -> None:
    """A photograph is chosen, its four corners are tapped, and it lies over the map."""
    page.locator("[data-key=photo]").set_input_files(photo)
    page.locator(".photo-corner").first.wait_for()
    box = page.locator("svg.photo").bounding_box()
    assert box is not None
    scale = min(box["width"] / WIDE, box["height"] / TALL)
    left, top = box["x"] + (box["width"] - WIDE * scale) / 2, box["y"] + (box["height"] - TALL * scale) / 2
    for x, y in CORNERS:
        page.mouse.click(left + x * scale, top + y * scale)
    assert page.locator(".photo-ruler").count() == 0
    assert barriers(page) == []
    page.locator("[data-key=straighten]").click()
    page.locator(".draw-map image[opacity]").wait_for()


def test_three_shifted_frames_are_found_named_and_corrected_in_one_press(
    table: Sandbox, browser: Browser, pictures: Path, tmp_path: Path
) -> None:
    ana, ben = table.tab(browser, "Ana"), table.tab(browser, "Ben")
    ana.slash("game new", ruleset="Rapid Attack", size="Demo", table="A map")
    ben.sees("Ana")
    ben.click("Join")
    ana.sees("2 players")
    ana.click("Start")
    ana.sees(re.compile("decides|chooses|activate"))
    board = opened(browser, ana)
    page = compared(board)
    frames, size = page.evaluate("[window.comparing.known.frames, window.comparing.known.map.size]")
    page.evaluate("(() => { const one = window.comparing; one._know({ ...one.known, frames: [] }); one._draw(); })()")
    expect(page.locator(".beside .panel", has_text="There are no frames on the map yet")).to_be_visible()
    assert page.locator("[data-key=choose-photo]").count() == 0
    page.evaluate(
        "(frames) => { const one = window.comparing; one._know({ ...one.known, frames }); one._draw(); }", frames
    )
    shifted = [(one["at"][0] + dx, one["at"][1] + dy) for one, (dx, dy) in zip(frames, SHIFTS, strict=False)]
    unit = ACROSS / size
    bricks = {
        color: ((x - 0.5) * unit, (y - 0.5) * unit, (x + 0.5) * unit, (y + 0.5) * unit)
        for color, (x, y) in zip(COLORS, shifted, strict=True)
    }
    photo = tmp_path / "table.jpg"
    photo.write_bytes(photographed(CORNERS, pieces=bricks))
    straightened(page, photo)
    data = page.evaluate("window.comparing.ghost").partition(",")[2]
    with Image.open(io.BytesIO(base64.b64decode(data))) as ghost:
        for color, (x, y) in zip(COLORS, shifted, strict=True):
            pixel = ghost.convert("RGB").getpixel((round(x / size * ghost.width), round(y / size * ghost.height)))
            assert isinstance(pixel, tuple)
            assert max(abs(a - b) for a, b in zip(pixel, color, strict=True)) < 40, "it lies where the frame stands"
    first, second, third = shifted
    page.mouse.move(*on_screen(page, *frames[0]["at"]))
    page.mouse.down()
    page.mouse.move(*on_screen(page, *first), steps=3)
    page.mouse.up()
    page.locator(".frame[data-n='1']").focus()
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    page.mouse.click(*on_screen(page, *frames[2]["at"]))
    page.mouse.click(*on_screen(page, *third))
    lines = page.locator(".comparing .panel p:has(strong)")
    expect(lines).to_have_count(3)
    assert page.evaluate("getComputedStyle(document.querySelector('.frame .reach')).fillOpacity") == "0", (
        "it has a style"
    )
    for n, (frame, named) in enumerate(zip(frames, NAMED, strict=False)):
        expect(lines.nth(n)).to_contain_text(frame["id"])
        expect(lines.nth(n)).to_contain_text(named)
    for width, height in ((1280, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            for locale in ("fr", "en"):
                page.locator("[data-key=language]").click()
                expect(lines.first).to_contain_text("arbitre" if locale == "fr" else "referee")
                expect(page.locator("[data-key=correct]:not([disabled])")).to_be_visible()
                page.screenshot(path=pictures / f"compare-{width}-{scheme}-{locale}.png", full_page=True)
                assert page.evaluate("document.documentElement.scrollWidth") <= width
                assert barriers(page) == []
    page.set_viewport_size({"width": 1280, "height": 900})
    page.locator(f"[data-key='back {frames[1]['id']}']").click()
    expect(lines).to_have_count(2)
    assert page.evaluate("window.comparing.seen.get(window.comparing.known.frames[1].id)") == frames[1]["at"]
    page.locator(".frame[data-n='1']").focus()
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    expect(lines).to_have_count(3)
    page.locator("[data-key=correct]:not([disabled])").click()
    expect(page.locator(".status.shown")).to_contain_text("Corrected")
    expect(page.locator("[data-key=correct]")).to_have_count(0)
    now = page.evaluate("window.comparing.known.frames")
    for frame, there in zip(now, (first, second, third), strict=False):
        assert frame["at"] == pytest.approx(there, abs=0.5)
    page.locator("[data-key=leave]").click()
    page.wait_for_function("() => window.board?.game")
    expect(page.locator(".story")).to_contain_text("Ana")
    board.close()
    phone = opened(browser, ben, width=390, height=844, touch=True)
    page = compared(phone)
    (x, y), size = page.evaluate("[window.comparing.known.frames[3].at, window.comparing.known.map.size]")
    page.touchscreen.tap(*on_screen(page, x, y))
    page.touchscreen.tap(*on_screen(page, size / 2, 1))
    expect(page.locator(".comparing .panel p:has(strong)")).to_contain_text("B2")
    expect(page.locator(".comparing .panel")).to_contain_text(["or with /correct.", ""])
    assert page.locator("[data-key=correct]").count() == 0
    page.screenshot(path=pictures / "compare-phone.png")
    phone.close()
