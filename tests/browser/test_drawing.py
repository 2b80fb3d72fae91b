"""A battlefield is drawn in a real browser: by mouse, touch and keys; screens, and what keeps people out."""

from __future__ import annotations

import base64
import io
import itertools
import json
import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, expect

from tests.browser.board import PATIENCE_MS, barriers, opened
from tests.browser.page import Sandbox, Tab, sandbox
from tests.browser.test_board import played
from tests.render.brick_table import ACROSS, ANGLES, PIECES, TALL, WIDE, photographed
from tests.web.test_replay import data_of

pytestmark = pytest.mark.browser

SCREENS = ((1280, 900, False), (390, 844, True), (844, 390, True))


def link(tab: Tab) -> str:
    """The link to the page, as the command gives it."""
    tab.slash("field draw")
    found = tab.page.locator("#channel-message-list a", has_text=re.compile("Draw a battlefield|Dessiner")).last
    expect(found).to_be_visible(timeout=PATIENCE_MS)
    address = found.get_attribute("href")
    assert address is not None
    return address


@pytest.fixture(scope="module")
def address(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page in a channel without a game, for tests that keep nothing: a sandbox takes longer than they do."""
    with sandbox(tmp_path_factory.mktemp("empty") / "games.db") as table:
        yield link(table.tab(chromium, "Ana"))


@pytest.fixture(scope="module")
def lobby(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page of a game that has not begun."""
    with sandbox(tmp_path_factory.mktemp("lobby") / "games.db") as table:
        ana = table.tab(chromium, "Ana")
        ana.slash("game new")
        ana.sees("Rapid Attack with Ana")
        yield link(ana)


SCALE = 46 / math.sqrt(2) / ACROSS
"""Units of a field that is 46 across for each of the photographed table."""


def bricks_on(picture: bytes) -> set[tuple[int, int, int]]:
    """The colors of the table's bricks that a picture of the field shows, each on half of its brick's area at least."""
    with Image.open(io.BytesIO(picture)) as opened_:
        pixels = opened_.convert("RGB")
    unit, found = 900 / ACROSS, set()
    for color, (a, b, c, d) in PIECES.items():
        near = ImageChops.difference(pixels, Image.new("RGB", pixels.size, color)).split()
        worst = ImageChops.lighter(ImageChops.lighter(near[0], near[1]), near[2])
        if sum(worst.histogram()[:40]) > 0.5 * (c - a) * (d - b) * unit**2:
            found.add(color)
    return found


WIDE_PICTURES = "[...document.querySelectorAll('#channel-message-list img')].filter((one) => one.naturalWidth > 300)"


@contextmanager
def drawing(
    browser: Browser, address: str, width: int = 1280, height: int = 900, *, touch: bool = False, scheme: str = "dark"
) -> Iterator[Page]:
    """The page at an address; nothing goes wrong in it."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        color_scheme="light" if scheme == "light" else "dark",
    )
    context.set_default_timeout(PATIENCE_MS)
    page, errors = context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.wait_for_function("() => window.drawing")
    yield page
    assert errors == []
    context.close()


def count(page: Page) -> int:
    """Pieces on the drawing."""
    return int(page.evaluate("window.drawing.now.pieces.length"))


COVERED = """() => {
    const told = document.querySelector(".status").getBoundingClientRect();
    const meets = (box) => box.width && box.left < told.right && box.right > told.left && box.top < told.bottom;
    const all = [...document.querySelectorAll("button, input, select, a")];
    return all.filter((one) => { const box = one.getBoundingClientRect(); return meets(box) && box.bottom > told.top; })
        .map((one) => one.outerHTML);
}"""
"""What can be pressed and lies under what is told."""


def box_of(page: Page, n: int) -> tuple[float, float, float, float]:
    """A piece on the screen."""
    x, y, wide, tall = page.evaluate(
        """(n) => { const box = document.querySelector(`.draw-map [data-n="${n}"] path`).getBoundingClientRect();
            return [box.x, box.y, box.width, box.height]; }""",
        n,
    )
    return x, y, wide, tall


@pytest.mark.long
def test_a_field_of_ten_pieces_is_drawn_and_played_on(table: Sandbox, browser: Browser, pictures: Path) -> None:
    ana, ben = table.tab(browser, "Ana"), table.tab(browser, "Ben")
    ana.slash("game new")
    ana.sees("Rapid Attack with Ana")
    with drawing(browser, link(ana)) as page:
        page.locator("a.to-board").click()
        page.locator("a", has_text="Draw a battlefield").click()
        page.wait_for_function("() => window.drawing")
        page.locator("[data-key=clear]").click()
        assert count(page) == 0
        kinds = ("house", "wood", "wall", "tower")
        for kind in kinds:
            page.locator("[data-key=new-kind]").select_option(kind)
            page.locator("[data-key=add]").click()
        x, y, wide, tall = box_of(page, 3)
        page.mouse.move(x + wide / 2, y + tall / 2)
        page.mouse.down()
        page.mouse.move(x + wide / 2 + 40, y + tall / 2 - 130, steps=4)
        page.mouse.up()
        assert box_of(page, 3)[1] < y - 100
        turn = page.locator(".handle[data-part=turn]").bounding_box()
        assert turn is not None
        before = page.evaluate("JSON.stringify(window.drawing.now.pieces[3].outline)")
        page.mouse.move(turn["x"] + turn["width"] / 2, turn["y"] + turn["height"] / 2)
        page.mouse.down()
        page.mouse.move(turn["x"] + turn["width"] / 2 + 60, turn["y"] + turn["height"] / 2 + 30, steps=4)
        page.mouse.up()
        turned = page.evaluate("JSON.stringify(window.drawing.now.pieces[3].outline)")
        assert turned != before
        page.keyboard.press("Control+z")
        assert page.evaluate("JSON.stringify(window.drawing.now.pieces[3].outline)") == before
        page.keyboard.press("Control+y")
        assert page.evaluate("JSON.stringify(window.drawing.now.pieces[3].outline)") == turned
        page.locator("[data-key=trace]").click()
        area = page.locator(".draw-map").bounding_box()
        assert area is not None
        left, top = area["x"] + area["width"] * 0.2, area["y"] + area["height"] * 0.15
        for dx, dy in ((0, 0), (60, 0), (60, 40), (0, 40), (0, 0)):
            page.mouse.click(left + dx, top + dy)
        assert count(page) == 5
        page.locator(".draw-map .piece[data-n='0']").focus()
        at = page.evaluate("window.drawing.now.pieces[0].outline[0][0]")
        page.keyboard.press("ArrowRight")
        assert page.evaluate("window.drawing.now.pieces[0].outline[0][0]") == pytest.approx(at + 0.5)
        page.keyboard.press("r")
        page.keyboard.press("Control+d")
        assert count(page) == 6
        page.locator("[data-key=bricks]").fill("9")
        page.locator("[data-key=bricks]").press("Enter")
        assert page.evaluate("window.drawing.now.pieces[5].bricks") == 9
        page.locator("[data-key=bricks]").fill("2")
        page.locator("[data-key=bricks]").press("Enter")
        expect(page.locator(".status.shown")).to_contain_text("Bricks high: from 3 to 12")
        assert page.evaluate("window.drawing.now.pieces[5].bricks") == 3
        page.locator("[data-key=called]").fill("Keep")
        page.locator("[data-key=called]").press("Enter")
        expect(page.locator(".draw-map .piece[data-n='5']")).to_have_attribute("aria-label", re.compile("T6 Keep, "))
        while count(page) < 10:
            page.locator("[data-key=add]").click()
        page.locator("[data-key=name]").fill("Ten")
        for _ in range(20):
            page.wait_for_function("() => window.drawing.checked === window.drawing.now")
            if not page.evaluate("window.drawing.found.faults.length"):
                break
            page.evaluate("""() => { const d = window.drawing, n = Number(d.found.faults[0].pieces[0].slice(1)) - 1;
                d.chosen = n; d._remove(); d._add(null); }""")
        page.locator("[data-key=save]:not([disabled])").click()
        expect(page.locator(".kept", has_text="Ten")).to_be_visible()
        page.screenshot(path=pictures / "draw-ten.png")
        page.locator("[data-key=opening]").click()
        expect(page.locator(".set-up [data-station]").first).to_be_visible()
        page.locator("[data-key=opening]").click()
        page.locator("[data-key=use]:not([disabled])").click()
        expect(page.locator(".status.shown")).to_contain_text("is played on this field")
        assert barriers(page) == []
        ana.sees("10 pieces")
        ben.click("Join")
        ana.sees("2 players")
        ana.click("Start")
        ana.sees(re.compile("decides|chooses|puts down|deploys"))
        page.locator(".kept button", has_text="Delete").click()
        page.locator(".sure button", has_text="Cancel").click()
        expect(page.locator(".kept", has_text="Ten")).to_be_visible()
        page.locator(".kept button", has_text="Delete").click()
        page.locator(".sure button", has_text="Delete").click()
        expect(page.locator(".kept")).to_have_count(0)
        page.locator("[data-key=use]:not([disabled])").click()
        expect(page.locator(".status.lost")).to_contain_text("can't change once the game has started")
        expect(page.locator("[data-key=use]")).to_have_count(0)


def on_screen(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a point of the field is on the screen."""
    left, top = page.evaluate(
        """([x, y]) => { const { view, root } = window.drawing.map, box = root.getBoundingClientRect();
            return [box.left + view.x + x * view.k, box.top + view.y + y * view.k]; }""",
        [x, y],
    )
    return left, top


def touched(page: Page, *ways: Sequence[tuple[float, float]]) -> None:
    """Fingers that go down together, each along its way, and up again."""
    hand = page.context.new_cdp_session(page)
    for step, points in enumerate(zip(*ways, strict=True)):
        there = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": there})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.detach()


@pytest.mark.long
def test_ten_pieces_by_finger_on_a_phone(table: Sandbox, browser: Browser, pictures: Path) -> None:
    ana = table.tab(browser, "Ana")
    with drawing(browser, link(ana), 390, 844, touch=True) as page:
        page.locator("[data-key=opening]").tap()
        expect(page.locator(".set-up [data-station]")).to_have_count(6)
        page.screenshot(path=pictures / "draw-set-up.png")
        page.locator("[data-key=opening]").tap()
        expect(page.locator(".set-up")).to_have_count(0)
        for kind in ("house", "wood", "wall", "tower"):
            page.locator("[data-key=new-kind]").select_option(kind)
            page.locator("[data-key=add]").tap()
        page.locator("[data-key=copy]").tap()
        assert count(page) == 5
        x, y, wide, tall = box_of(page, 4)
        middle = x + wide / 2, y + tall / 2
        before = page.evaluate("window.drawing.now.pieces[4].outline")
        touched(page, [middle, (middle[0] + 20, middle[1] + 30), (middle[0] + 60, middle[1] + 90)])
        outline = page.evaluate("window.drawing.now.pieces[4].outline")
        assert outline != before
        scale = page.evaluate("window.drawing.map.view.k")
        assert outline[0] == pytest.approx([before[0][0] + 60 / scale, before[0][1] + 90 / scale], abs=0.2)
        for part in ("turn", "stretch"):
            box = page.locator(f".handle[data-part={part}] .reach").bounding_box()
            assert box is not None
            grip = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            touched(page, [grip, (grip[0] + 12, grip[1] + 8), (grip[0] + 24, grip[1] + 16)])
            assert page.evaluate("window.drawing.now.pieces[4].outline") != outline
            outline = page.evaluate("window.drawing.now.pieces[4].outline")
        area = page.locator(".draw-map").bounding_box()
        assert area is not None
        touched(
            page, *([(area["x"] + 200 + side * (20 + 10 * n), area["y"] + 200) for n in range(3)] for side in (-1, 1))
        )
        assert page.evaluate("window.drawing.map.view.k") > scale * 1.5
        page.locator(".tools button", has_text="⤢").tap()
        page.locator("[data-key=trace]").tap()
        area = page.locator(".draw-map").bounding_box()
        assert area is not None
        left, top = area["x"] + 40, area["y"] + 40
        for dx, dy in ((0, 0), (40, 0), (40, 8), (0, 8), (1, 1)):
            page.touchscreen.tap(left + dx, top + dy)
        assert page.evaluate("window.drawing.now.pieces.at(-1).outline.length") == 4, "a thin wall has all its corners"
        page.touchscreen.tap(area["x"] + 4, area["y"] + 4)
        assert page.evaluate("window.drawing.chosen") is None
        page.touchscreen.tap(left + 20, top - 7)
        assert page.evaluate("window.drawing.chosen") == 5, "it is thinner than a finger"
        page.locator("[data-key=twin]").tap()
        page.locator("[data-key=align]").tap()
        assert count(page) == 7
        while count(page) < 10:
            page.locator("[data-key=add]").tap()
        page.wait_for_function("() => window.drawing.checked === window.drawing.now")
        expect(page.locator(".map-scale")).to_have_text("N ↑ · units: 8")
        box = page.locator(".map-scale i").bounding_box()
        assert box is not None
        assert box["width"] == pytest.approx(8 * page.evaluate("window.drawing.map.view.k"), abs=1)
        page.screenshot(path=pictures / "draw-by-finger.png")
        page.evaluate("window.scrollTo(0, 0)")
        page.locator("[data-key=bricks]").fill("2")
        page.locator("[data-key=bricks]").press("Enter")
        expect(page.locator(".status.shown")).to_be_visible()
        assert page.evaluate(COVERED) == []
        page.screenshot(path=pictures / "draw-told.png")
        assert barriers(page) == []


def straightened(page: Page, folder: Path, pictures: Path) -> None:
    """The table's photograph is chosen, its corners are tapped, and it lies under an empty field of 46 units."""
    corners = ANGLES["corner"]  # the blue marks are nearer to the first than any yellow one
    (folder / "table.jpg").write_bytes(photographed(corners))
    page.locator("[data-key=photo]").set_input_files(folder / "table.jpg")
    page.locator(".photo-corner").first.wait_for()
    box = page.locator("svg.photo").bounding_box()
    assert box is not None
    scale = min(box["width"] / WIDE, box["height"] / TALL)
    left, top = box["x"] + (box["width"] - WIDE * scale) / 2, box["y"] + (box["height"] - TALL * scale) / 2
    for x, y in corners:
        page.mouse.click(left + x * scale, top + y * scale)
    page.screenshot(path=pictures / "draw-photo.png")
    assert barriers(page) == []
    page.locator("[data-key=photo-across]").fill("46")
    page.locator("[data-key=photo-across]").press("Tab")
    page.locator("[data-key=straighten]").click()
    page.locator("[data-key=empty]").click()
    page.locator(".draw-map image").wait_for()


def test_a_photograph_is_straightened_and_traced(
    table: Sandbox, browser: Browser, pictures: Path, tmp_path: Path
) -> None:
    ana = table.tab(browser, "Ana")
    ana.slash("game new")
    ana.sees("Rapid Attack with Ana")
    with drawing(browser, link(ana)) as page:
        page.locator("[data-key=name]").fill("Old Mill")
        straightened(page, tmp_path, pictures)
        expect(page.locator("[data-key=name]")).to_have_value("")
        page.locator("[data-key=add]").click()
        page.reload()
        page.locator(".draw-map image").wait_for()
        page.locator("[data-key=use]:not([disabled])").click()
        expect(page.locator(".status.shown")).to_contain_text("Give the field a name")
        expect(page.locator("[data-key=name]")).to_be_focused()
        page.keyboard.type("Kitchen")
        page.screenshot(path=pictures / "draw-name-first.png")
        page.locator("[data-key=use]:not([disabled])").click()
        expect(page.locator(".status.shown")).to_contain_text("is played on this field")
        expect(page.locator(".kept", has_text="Kitchen")).to_contain_text("📷")
        page.screenshot(path=pictures / "draw-traced.png")
        page.goto("about:blank")
        page.goto(link(ana))
        page.locator(".draw-map image").wait_for()
        expect(page.locator("[data-key=name]")).to_have_value("Kitchen")
        page.locator(".kept button", has_text="Delete the photograph").click()
        expect(page.locator(".sure")).to_contain_text("Delete the photograph of “Kitchen” for good? The drawing stays")
        page.screenshot(path=pictures / "draw-sure-picture.png")
        page.locator(".sure button", has_text="Delete the photograph").click()
        page.locator(".draw-map image").wait_for(state="detached")
    ana.sees("1 piece")


@pytest.mark.long
def test_a_name_that_is_taken_replaces_nothing_unasked(table: Sandbox, browser: Browser) -> None:
    ana = table.tab(browser, "Ana")
    ana.slash("game new")
    ana.sees("Rapid Attack with Ana")
    with drawing(browser, link(ana)) as page:
        page.locator("[data-key=clear]").click()
        name, keep = page.locator("[data-key=name]"), page.locator("[data-key=save]:not([disabled])")

        def kept(called: str, pieces: int) -> None:
            name.fill(called)
            page.locator("[data-key=add]").click()
            keep.click()
            expect(page.locator(".kept", has_text=called)).to_contain_text(f"{pieces} piece")

        kept("One", 1)
        kept("One", 2)  # as it was kept here: nobody asks
        kept("Two", 3)
        name.fill("one")
        keep.click()
        expect(page.locator(".sure")).to_contain_text("You already keep a field named “one”")
        page.locator("[data-key=replace]").click()
        expect(page.locator(".kept", has_text="One")).to_contain_text("2 pieces")
        page.locator(".kept", has_text="One").locator("button", has_text="Open").click()
        expect(name).to_have_value("One")
        page.keyboard.press("Control+z")
        expect(name).to_have_value("one")
        keep.click()
        page.locator("[data-key='sure replace']").click()
        expect(page.locator(".kept", has_text="one")).to_contain_text("3 pieces")


@pytest.mark.long
def test_a_kept_field_is_renamed_and_what_is_told_follows_the_language(
    table: Sandbox, browser: Browser, pictures: Path
) -> None:
    ana = table.tab(browser, "Ana")
    with drawing(browser, link(ana), 390, 844, touch=True) as page:
        name, keep = page.locator("[data-key=name]"), page.locator("[data-key=save]:not([disabled])")
        for called in ("Zone", "Étang", "Eau"):
            name.fill(called)
            keep.tap()
            expect(page.locator(".kept", has_text=called)).to_be_visible()
        assert page.locator(".kept b").all_text_contents() == ["Eau", "Étang", "Zone"]
        row = page.locator(".kept").first
        row.locator("button", has_text="Rename").tap()
        typed = row.get_by_label("Another name for “Eau”")
        expect(typed).to_be_focused()
        typed.fill("zone")
        page.evaluate("window.drawing._check()")
        expect(typed).to_have_value("zone")
        typed.press("Enter")
        expect(page.locator(".status.lost")).to_contain_text("There is already a kept field named “zone”")
        page.screenshot(path=pictures / "draw-rename.png")
        assert barriers(page) == []
        typed.fill("Water")
        row.locator("button.primary").tap()
        expect(page.locator(".status.shown")).to_have_text("“Eau” is called “Water” from now on.")
        page.locator("[data-key=language]").tap()
        expect(page.locator(".status.shown")).to_have_text(re.compile("Eau.*appelle désormais.*Water"))
        assert page.locator(".kept b").all_text_contents() == ["Étang", "Water", "Zone"]
        expect(name).to_have_value("Water")
        assert page.evaluate("document.querySelector('h1').getClientRects().length") == 1
        assert page.evaluate("document.querySelector('h1').offsetHeight") < 30, "the title takes one line"


@pytest.mark.long
def test_a_label_leads_to_its_piece(address: str, browser: Browser) -> None:
    ell = [[8, 8], [14, 8], [14, 9], [9, 9], [9, 14], [8, 14]]
    with drawing(browser, address) as page:
        page.evaluate(
            """(outline) => { const d = window.drawing;
                d._put({ ...d.now, pieces: [{ kind: "house", outline, hits: 2, bricks: 6 }] }); }""",
            ell,
        )
        x, y = on_screen(page, 11, 11)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 40, y + 30, steps=4)
        page.mouse.up()
        assert page.evaluate("window.drawing.chosen") == 0
        moved = page.evaluate("[window.drawing.now.pieces[0].outline[0], window.drawing.map.view.k]")
        assert moved[0] == pytest.approx([8 + 40 / moved[1], 8 + 30 / moved[1]], abs=0.2)
        page.evaluate(
            """() => { const d = window.drawing, kept = d.now.pieces[0], [x, y] = kept.outline[0];
                const outline = [[x + 2, y + 2], [x + 4, y + 2], [x + 4, y + 4], [x + 2, y + 4]];
                d._put({ ...d.now, pieces: [{ ...kept, kind: "shed", outline }, kept] }); d._choose(null); }"""
        )
        page.mouse.click(x + 40, y + 30)
        assert page.evaluate("window.drawing.chosen") == 0, "a piece that stands there goes before another's label"


@pytest.mark.long
def test_all_comes_into_view_with_what_lies_off_the_field(address: str, browser: Browser, pictures: Path) -> None:
    with drawing(browser, address.rsplit(":", 1)[0] + ":fr", 390, 844, touch=True) as page:
        page.evaluate(
            """() => { const d = window.drawing, outline = [[-9, 4], [2, 4], [2, 6], [-9, 6]];
                d._put({ ...d.now, pieces: [{ kind: "house", outline, hits: 2, bricks: 6 }] }); }"""
        )
        page.locator(".tools button", has_text="⤢").tap()
        x, _, wide, _ = box_of(page, 0)
        assert 0 < x < x + wide < 390
        bar, told = (page.locator(f".map-scale {part}").bounding_box() for part in ("i", "span"))
        assert bar is not None
        assert told is not None
        assert bar["x"] + bar["width"] < told["x"] < told["x"] + told["width"] < 390, (
            "the scale's words stand beside it"
        )
        page.screenshot(path=pictures / "draw-off-field.png")


@pytest.mark.long
def test_undo_takes_back_the_last_corner_of_a_trace(address: str, browser: Browser, pictures: Path) -> None:
    with drawing(browser, address) as page:
        page.locator("[data-key=add]").click()
        page.locator("[data-key=trace]").click()
        expect(page.locator(".panel", has_text="removes the last corner")).to_be_visible()
        expect(page.locator(".panel", has_text="Tap a piece to change it")).to_have_count(0)
        for x, y in ((4, 4), (8, 4), (8, 8), (4, 8)):
            page.mouse.click(*on_screen(page, x, y))
        page.screenshot(path=pictures / "draw-trace.png")

        def corners() -> int:
            return int(page.evaluate("window.drawing.trace.length"))

        page.keyboard.press("Control+z")
        page.keyboard.press("Backspace")
        assert corners() == 2
        page.keyboard.press("Control+y")
        assert corners() == 3
        page.locator(".tools button", has_text="↶").click()
        page.mouse.click(*on_screen(page, 4, 9))
        page.keyboard.press("Control+y")
        assert corners() == 3, "a new corner ends what can be brought again"
        assert count(page) == 1
        for _ in range(4):
            page.keyboard.press("Backspace")
        assert (corners(), count(page)) == (0, 1)
        page.keyboard.press("Control+z")
        assert count(page) == 0, "without corners it takes back what was done before"


@pytest.mark.long
def test_a_hazard_says_what_it_does(address: str, browser: Browser) -> None:
    with drawing(browser, address) as page:
        page.locator("[data-key=add]").click()
        page.locator("[data-key=bricks]").fill("9")
        page.locator("[data-key=bricks]").press("Enter")
        page.locator("[data-key=kind]").select_option("pond")
        expect(page.locator(".panel", has_text="one white die fewer")).to_be_visible()
        expect(page.locator("[data-key=bricks], [data-key=hits]")).to_have_count(0)
        assert page.evaluate("window.drawing.piece.bricks") == 3
        expect(page.locator(".draw-map .piece")).not_to_have_attribute("aria-label", re.compile("bricks"))
        page.locator("[data-key=kind]").select_option("house")
        assert page.evaluate("[window.drawing.piece.bricks, window.drawing.piece.hits]") == [6, 2]


@pytest.mark.long
def test_a_large_photograph_is_made_smaller_and_nonsense_refused_at_once(
    address: str, browser: Browser, tmp_path: Path
) -> None:
    large, none = tmp_path / "large.png", tmp_path / "none.png"
    Image.effect_noise((4200, 3100), 90).save(large)
    assert large.stat().st_size > 8 * 1024 * 1024
    none.write_bytes(b"GIF89a")
    with drawing(browser, address) as page:
        page.locator("[data-key=photo]").set_input_files(none)
        expect(page.locator(".photo-window [role=alert]")).to_contain_text("cannot read that picture")
        page.locator("[data-key=cancel-photo]").click()
        page.locator("[data-key=photo]").set_input_files(large)
        page.locator("[data-key=straighten]").click()
        page.locator(".draw-map image").wait_for()
        assert page.evaluate("window.drawing.fresh")


@pytest.mark.long
def test_a_link_that_is_far_too_long_is_refused_with_one_sentence(address: str, browser: Browser) -> None:
    long = "n" * 10_000
    with drawing(browser, address + long) as page:
        page.goto("about:blank")
        page.goto(address.replace("#", "#" + long))
        expect(page.get_by_role("alert")).to_contain_text("incomplete")


@pytest.mark.long
def test_marks_are_set_with_a_loupe(address: str, browser: Browser, pictures: Path, tmp_path: Path) -> None:
    (tmp_path / "table.jpg").write_bytes(photographed(ANGLES["low"]))
    with drawing(browser, address, 390, 844, touch=True) as page:
        page.locator("[data-key=photo]").set_input_files(tmp_path / "table.jpg")
        loupe, mark = page.locator(".photo-loupe"), page.locator(".photo-corner [class=point]").first
        mark.wait_for()
        expect(loupe).to_be_hidden()

        def point() -> tuple[float, float]:
            box = mark.bounding_box()
            assert box is not None
            return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

        x, y = point()
        hand = page.context.new_cdp_session(page)

        def finger(kind: str, *at: float) -> None:
            points = [{"x": at[0], "y": at[1]}] if at else []
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        finger("touchStart", x + 12, y + 14)
        expect(loupe).to_be_visible()
        finger("touchMove", x + 30, y + 30)
        assert point() == pytest.approx((x + 18, y + 16), abs=0.5), "it moves as the finger does, beside it"
        view = loupe.get_attribute("viewBox")
        assert view is not None
        left, top, wide, tall = map(float, view.split())
        at = [float(mark.get_attribute(name) or 0) for name in ("cx", "cy")]
        assert [left + wide / 2, top + tall / 2] == pytest.approx(at)
        box = loupe.bounding_box()
        assert box is not None
        assert box["x"] > x + 30, "it does not lie under the finger"
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            page.screenshot(path=pictures / f"draw-loupe-{scheme}.png")
        finger("touchEnd")
        expect(loupe).to_be_hidden()
        page.locator(".photo-corner").first.focus()
        x, y = point()
        page.keyboard.press("ArrowRight")
        assert point() == pytest.approx((x + 1, y), abs=0.1)
        expect(loupe).to_be_visible()
        page.keyboard.press("Tab")
        expect(loupe).to_be_hidden()


def photo_opened(page: Page, folder: Path, angle: str) -> None:
    (folder / "table.jpg").write_bytes(photographed(ANGLES[angle]))
    page.locator("[data-key=photo]").set_input_files(folder / "table.jpg")
    page.locator(".photo-corner").first.wait_for()


def mark(page: Page, number: int) -> tuple[float, float]:
    """Where a mark is, in the photograph's pixels."""
    found = page.locator(f"[data-point='{number}'] .point")
    return float(found.get_attribute("cx") or 0), float(found.get_attribute("cy") or 0)


@pytest.mark.long
def test_a_corner_is_placed_to_the_pixel_on_a_phone(
    address: str, browser: Browser, pictures: Path, tmp_path: Path
) -> None:
    page_of = address.rsplit(":", 1)[0]
    for locale, scheme, letters in (("en", "dark", "NWNESESW"), ("fr", "light", "NONESESO")):
        with drawing(browser, f"{page_of}:{locale}", 390, 844, touch=True, scheme=scheme) as page:
            photo_opened(page, tmp_path, "low")
            assert "".join(page.locator(".photo-corner text").all_text_contents()) == letters
            page.screenshot(path=pictures / f"draw-photo-phone-{scheme}-{locale}.png")
            page.locator(".photo-corner").nth(1).focus()
            for _ in range(4):
                page.locator("[data-key=zoom-in]").tap()
            x, y = mark(page, 1)
            box = page.locator("svg.photo").bounding_box()
            assert box is not None
            wide = float((page.locator("svg.photo").get_attribute("viewBox") or "").split()[2])
            assert wide / box["width"] < 1, "a pixel of the screen is less than one of the photograph"
            page.locator("[data-key=draw-photo-left]").tap()
            page.locator("[data-key=draw-photo-down]").tap()
            assert mark(page, 1) == pytest.approx((x - 1, y + 1))
            page.screenshot(path=pictures / f"draw-photo-close-{scheme}-{locale}.png")
            held = mark(page, 1)
            left, top = box["x"] + 30, box["y"] + 30
            touched(page, [(left, top), (left + 20, top + 20), (left + 60, top + 60)])
            assert mark(page, 1) == held, "the photograph moves, no mark does"
            page.locator("[data-key=draw-photo-whole]").tap()
            before = [mark(page, n) for n in range(6)]
            middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            touched(page, *([(middle[0] + side * (20 + 10 * n), middle[1]) for n in range(4)] for side in (-1, 1)))
            assert float((page.locator("svg.photo").get_attribute("viewBox") or "").split()[2]) < WIDE / 1.5
            assert [mark(page, n) for n in range(6)] == before, "two fingers place nothing"
            assert barriers(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.long
def test_a_photograph_is_turned_until_its_letters_fit(address: str, browser: Browser, tmp_path: Path) -> None:
    with drawing(browser, address) as page:
        photo_opened(page, tmp_path, "low")
        page.locator("[data-point='0']").focus()
        page.keyboard.press("ArrowRight")
        before = [mark(page, n) for n in range(6)]
        page.locator("[data-key=draw-photo-turn]").click()
        page.locator(f"svg.photo[viewBox='0 0 {TALL} {WIDE}']").wait_for()
        turned = [(TALL - y, x) for x, y in before]
        after = [mark(page, n) for n in range(6)]
        for found, wanted in zip(after, [turned[3], *turned[:3], *turned[4:]], strict=True):
            assert found == pytest.approx(wanted), "each mark stays on its corner of the table"
        expect(page.locator("[data-key=draw-photo-turn]")).to_be_focused()
        for wide, tall in ((WIDE, TALL), (TALL, WIDE), (WIDE, TALL)):
            page.locator("[data-key=draw-photo-turn]").click()
            page.locator(f"svg.photo[viewBox='0 0 {wide} {tall}']").wait_for()
        assert [mark(page, n) for n in range(6)] == [pytest.approx(at) for at in before]


@pytest.mark.long
def test_marks_stay_under_the_finger_and_are_adjusted_afterwards(
    address: str, browser: Browser, pictures: Path, tmp_path: Path
) -> None:
    with drawing(browser, address) as page:
        page.locator("[data-key=add]").click()
        photo_opened(page, tmp_path, "low")
        window = page.locator(".photo-window")
        expect(window).to_contain_text("Everyone who plays on the field sees the photograph")
        expect(window).to_contain_text("You can delete it at any time")

        def pulled(number: int, far: float) -> None:
            box = page.locator(f"[data-point='{number}'] .point").bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            there = page.locator("svg.photo").bounding_box()
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x + far / 2, y)
            assert page.locator("svg.photo").bounding_box() == there
            page.mouse.move(x + far, y)
            page.mouse.up()
            assert page.locator("svg.photo").bounding_box() == there
            box = page.locator(f"[data-point='{number}'] .point").bounding_box()
            assert box is not None
            assert box["x"] + box["width"] / 2 == pytest.approx(x + far, abs=1)

        across = page.evaluate(
            "[0, 1].map((n) => document.querySelector(`[data-point='${n}'] .point`).getBoundingClientRect().x)"
        )
        pulled(0, across[1] - across[0] + 60)
        page.locator("[data-key=straighten]").click()
        expect(window.locator(".note")).to_contain_text("cannot be the corners")
        page.screenshot(path=pictures / "draw-photo-corners.png")
        pulled(0, across[0] - across[1] - 60)
        expect(window.locator(".note")).to_be_hidden()
        before = [mark(page, n) for n in range(6)]
        page.locator("[data-key=straighten]").click()
        page.locator("[data-key=with]").click()
        page.locator(".draw-map image").wait_for()
        first = page.evaluate("window.drawing.fresh")
        page.screenshot(path=pictures / "draw-photo-again.png")
        page.locator("[data-key=corners]").click()
        page.locator(".photo-corner").first.wait_for()
        assert [mark(page, n) for n in range(6)] == before
        page.locator("[data-key=straighten]").click()
        page.wait_for_function("(first) => window.drawing.fresh !== first", arg=first)
        assert count(page) == 1, "the pieces stay"


@pytest.mark.long
def test_a_short_ruler_is_doubted_until_it_is_placed_close_up(
    address: str, browser: Browser, pictures: Path, tmp_path: Path
) -> None:
    with drawing(browser, address, 390, 844, touch=True) as page:
        photo_opened(page, tmp_path, "low")
        for n in (4, 5):
            page.locator(f"[data-point='{n}']").focus()
            for _ in range(5):
                page.keyboard.press("Shift+ArrowLeft" if n == 5 else "Shift+ArrowRight")
        doubt = page.locator(".photo-window .note")
        expect(doubt).to_be_hidden()
        page.locator("[data-key=length]").fill("5")
        expect(doubt).to_contain_text("the scale may be off by")
        page.screenshot(path=pictures / "draw-photo-doubt.png")
        for nonsense in ("0", "-3", "e"):
            page.locator("[data-key=length]").fill("")
            page.locator("[data-key=length]").press_sequentially(nonsense)
            expect(doubt).to_have_text(re.compile("A length is a number above 0"))
            expect(page.locator("[data-key=straighten]")).to_be_disabled()
        page.screenshot(path=pictures / "draw-photo-no-length.png")
        page.locator("[data-key=length]").fill("")
        expect(doubt).to_have_text(re.compile("^Units at its widest: .* are allowed"))
        page.locator("[data-key=photo-across]").fill("46")
        page.locator("[data-key=photo-across]").press("Tab")
        expect(doubt).to_be_hidden()
        expect(page.locator("[data-key=straighten]")).to_be_enabled()


@pytest.mark.long
def test_a_whole_game_on_a_photographed_table_to_its_replay_without_a_network(
    table: Sandbox, browser: Browser, pictures: Path, tmp_path: Path
) -> None:
    ana, ben = table.tab(browser, "Ana"), table.tab(browser, "Ben")
    small = {"frames": "1", "stations": "1", "rockets": "0", "clock": "2"}
    ana.slash("game new", ruleset="Rapid Attack", size="Custom", table="A map", **small)
    ben.sees("Ana")
    with drawing(browser, link(ana)) as page:
        straightened(page, tmp_path, pictures)
        for number, (a, b, c, d) in enumerate(PIECES.values(), start=1):
            page.locator("[data-key=trace]").click()
            for x, y in ((a, b), (c, b), (c, d), (a, d), (a, b)):
                page.mouse.click(*on_screen(page, x * SCALE, y * SCALE))
            assert count(page) == number
        page.locator("[data-key=name]").fill("Kitchen")
        page.wait_for_function("() => window.drawing.checked === window.drawing.now")
        page.locator("[data-key=save]:not([disabled])").click()
        expect(page.locator(".kept", has_text="Kitchen")).to_be_visible()
        page.screenshot(path=pictures / "photo-traced.png")
        page.locator("[data-key=use]:not([disabled])").click()
        expect(page.locator(".status.shown")).to_contain_text("is played on this field")
    ben.sees("5 pieces")
    ben.click("Join")
    ana.sees("2 players")
    ana.click("Start")
    ana.sees(re.compile("decides|chooses|puts down|deploys"))
    ana.page.wait_for_function(f"() => {WIDE_PICTURES}.length")
    data = ana.page.evaluate(
        f"""async () => {{ const reader = new FileReader();
            reader.readAsDataURL(await (await fetch({WIDE_PICTURES}.at(-1).src)).blob());
            await new Promise((done) => {{ reader.onload = done; }});
            return reader.result.split(",")[1]; }}"""
    )
    (pictures / "photo-discord.png").write_bytes(base64.b64decode(data))
    assert bricks_on(base64.b64decode(data)) == set(PIECES)
    desk, phone = opened(browser, ana), opened(browser, ben, width=390, height=844, touch=True)
    for board, name in ((desk, "desk"), (phone, "phone")):
        board.page.locator("svg.map image").wait_for()
        for scheme in ("light", "dark"):
            board.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            board.page.screenshot(path=pictures / f"photo-{name}-{scheme}.png")
    played([desk, phone])
    desk.ends()
    for board in (desk, phone):
        board.close()
    ana.slash("game replay", page="True")
    expect(ana.messages.filter(has_text=re.compile(r"replay-\w+\.html")).last).to_be_visible(timeout=PATIENCE_MS)
    with ana.page.expect_download() as saved:
        ana.messages.filter(has_text=".html").last.locator(".file-download").click()
    saved.value.save_as(tmp_path / "replay.html")
    asked: list[str] = []
    for (width, height), scheme in itertools.product(((1280, 900), (390, 844)), ("light", "dark")):
        context = browser.new_context(
            offline=True,
            viewport={"width": width, "height": height},
            color_scheme=scheme,  # type: ignore[arg-type]
        )
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"file://{tmp_path}/replay.html")
        expect(page.locator("svg.map image").first).to_be_visible()
        if width < 1280:
            page.locator("[data-key=language]").click()
        page.keyboard.press("End")
        page.screenshot(path=pictures / f"photo-replay-{width}-{scheme}.png")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert barriers(page) == []
        context.close()
    assert all(url.startswith(("file:", "data:")) for url in asked)
    data = data_of((tmp_path / "replay.html").read_bytes())
    assert data["portraits"]["ground"].startswith("data:image/webp;base64,")
    assert "//" not in json.dumps({**data, "portraits": {}, "log": ""}), "it names no address"


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: f"{screen[0]}x{screen[1]}")
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_screens(lobby: str, browser: Browser, pictures: Path, screen: tuple[int, int, bool], scheme: str) -> None:
    width, height, touch = screen
    for locale in ("en", "fr"):
        there = lobby.rsplit(":", 1)[0] + f":{locale}"
        with drawing(browser, there, width, height, touch=touch, scheme=scheme) as page:
            x, y, wide, tall = box_of(page, 0)
            (page.touchscreen.tap if touch else page.mouse.click)(x + wide / 2, y + tall / 2)
            expect(page.locator(".draw-map .chosen")).to_be_visible()
            page.wait_for_function("() => window.drawing.found.notes.length")
            page.locator("[data-key=opening]").click()
            expect(page.locator(".set-up [data-station]")).to_have_count(1)
            assert page.locator(".set-up [data-unit]").count() == 4
            page.screenshot(path=pictures / f"draw-{width}x{height}-{scheme}-{locale}.png")
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert barriers(page) == []
