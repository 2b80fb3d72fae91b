"""The board in a real browser: played by pointing, by keyboard, watched; links that end, a bot that is gone a while."""

from __future__ import annotations

import itertools
import re
import socket
import time
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Route, expect

from tests.browser.board import AXE, STEPS_MAX, Board, barriers, opened, visited
from tests.browser.page import Sandbox, Tab, sandbox

pytestmark = pytest.mark.browser

ORDER = (r"^Attack with", r"^Move with", r"^Run with", r"^[AB]\d", r"^Defend with", r"^Pass$", r"^Done")
GONE_MS, BACK_AFTER = 10_000, 6.0
"""Milliseconds without a bot, and seconds after which a page has found it again."""
PANELS_AFTER = 4000.0
"""Milliseconds after which an open panel shows what was played on the board."""
SPOTS = ((0.5, 0.5), (0.45, 0.6), (0.6, 0.4), (0.55, 0.5), (0.4, 0.45))


def demo(table: Sandbox, browser: Browser, **options: str) -> tuple[Tab, Tab]:
    """A game that has begun, by default the demo on a map."""
    ana, ben = table.tab(browser, "Ana"), table.tab(browser, "Ben")
    ana.slash("game new", **options)
    ben.sees("Ana")
    ben.click("Join")
    ana.sees("2 players")
    ana.click("Start")
    ana.sees(re.compile("decides|chooses|puts down|deploys"))
    return ana, ben


def played(boards: list[Board], most: int = STEPS_MAX) -> list[str]:
    """Answers on the boards until the game is over, or so many; what was done."""
    done: list[str] = []
    spots = itertools.cycle(SPOTS)
    for _ in range(most):
        boards[0].page.wait_for_function(
            "() => window.board.game.status === 'ended' || window.board.game.waiting?.length"
        )
        if boards[0].page.evaluate("window.board.game.status") == "ended":
            break
        asked = [board for board in boards if board.asked]
        if asked:
            done.append(asked[0].answer(ORDER, next(spots)))
        else:
            boards[0].page.wait_for_timeout(100)
    return done


def held(board: Board) -> None:
    """Press the first choice while the board is drawn again, as when somebody else has just acted: it counts."""
    page, seq = board.page, board.page.evaluate("window.board.game.seq")
    page.locator(".panel:not([hidden]) > .choices .choice").first.hover()
    page.mouse.down()
    page.evaluate("window.board._draw()")
    page.mouse.up()
    page.wait_for_function(f"() => window.board.planner.plan || window.board.game.seq > {seq}")
    if page.evaluate("Boolean(window.board.planner.plan)"):
        board.point(*SPOTS[0])
        board.press("[data-key=go]")
    page.wait_for_function(f"() => window.board.game.seq > {seq}")


def shot(board: Board, pictures: Path, name: str) -> None:
    board.page.wait_for_timeout(200)
    board.page.screenshot(path=pictures / f"board-{name}.png")


@pytest.mark.long
def test_a_skirmish_is_played_by_pointing_on_two_boards(table: Sandbox, browser: Browser, pictures: Path) -> None:
    ana, ben = demo(table, browser)
    desk = opened(browser, ana)
    phone = opened(browser, ben, width=360, height=740, touch=True)
    shot(desk, pictures, "desk")
    shot(phone, pictures, "phone")
    done = played([desk, phone])
    desk.ends()
    assert any(step.startswith("pointed") for step in done), done
    ana.sees(re.compile("attacks|moves|runs|stays"))
    shot(desk, pictures, "desk-later")
    shot(phone, pictures, "phone-later")
    for board in (desk, phone):
        board.close()


def test_a_press_fades_the_question_until_the_board_shows_what_came_of_it(table: Sandbox, browser: Browser) -> None:
    boards = [opened(browser, tab) for tab in demo(table, browser)]
    page = next(board for board in boards if board.asked).page
    pressed: list[Route] = []

    def hold(route: Route) -> None:
        pressed.append(route)

    page.route("**/api/answer*", hold)
    choice = page.locator(".panel > .choices .choice").first
    seq = page.evaluate("window.board.game.seq")
    page.evaluate("void window.board._answer(window.board._choices()[0].way)")
    expect(choice).to_have_css("pointer-events", "none")
    pressed[0].fulfill(json={"seq": seq + 1})
    page.wait_for_timeout(300)
    expect(choice).to_have_css("pointer-events", "none")
    page.evaluate("window.board.game.seq += 1")
    expect(choice).to_have_css("pointer-events", "auto")


def test_a_lobby_is_set_up_on_the_page_and_a_line_written_to_the_channel(table: Sandbox, browser: Browser) -> None:
    ana = table.tab(browser, "Ana")
    ana.slash("company generate", name="Owls")
    ana.sees("Owls")
    ana.slash("game new", size="demo")
    ana.sees("on a map")
    board = opened(browser, ana)
    page = board.page
    page.locator("[data-key=size]").select_option("skirmish")
    expect(page.locator("[data-key=size]")).to_have_value("skirmish")
    for company, line in (("Owls", "sealed"), ("Drawn at the start", "drawn")):
        board.press("[data-key=company]")
        page.locator(".choices .choice", has_text=company).click()
        expect(page.locator(".seats li").first).to_contain_text(line)
    board.press("[data-key=bot-recruit]")
    board.press("[data-key=drop-1]")
    expect(page.locator(".seats li")).to_have_count(1)
    board.press("[data-key=bot-pilot]")
    board.press("[data-key=talk]")
    page.locator("[data-key=line]").fill("Good luck, *Pilot*!")
    page.keyboard.press("Enter")
    ana.sees("Good luck, *Pilot*!")
    board.press("[data-key=start]")
    expect(page.locator(".panel [data-key=talk]")).to_be_visible()
    board.press("[data-key=sound]")
    expect(page.locator("[data-key=sound]")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("[data-key=sound]")).to_have_attribute("aria-pressed", "true")
    board.close()


def test_a_watcher_sees_the_board_and_nothing_to_press(table: Sandbox, browser: Browser) -> None:
    ana, _ = demo(table, browser)
    watching = opened(browser, table.tab(browser, "Dmitri"))
    expect(watching.page.locator(".panel")).to_contain_text("You're watching.")
    assert watching.page.locator(".choice, [data-key=talk]").count() == 0
    shown = watching.page.evaluate("JSON.stringify(window.board.game)")
    assert '"asked"' not in shown
    before = watching.page.evaluate("window.board.game.seq")
    playing = opened(browser, ana)
    held(playing)
    watching.page.wait_for_function(f"() => window.board.game.seq > {before}")
    watching.page.evaluate("address => location.assign(address)", playing.page.url)  # another link in the same tab
    watching.page.wait_for_function("() => window.board?.game?.me === 0")
    watching.close()
    playing.close()
    ana.page.wait_for_timeout(PANELS_AFTER)
    assert not [line for line in table.output if "ERROR" in line], "a panel could not be edited"


@pytest.mark.long
def test_a_whole_activation_by_keyboard_alone(table: Sandbox, browser: Browser) -> None:
    ana, _ = demo(table, browser)
    board, moved = opened(browser, ana), False
    page = board.page
    for _ in range(24):
        if moved and not board.asked:
            break
        seq = page.evaluate("window.board.game.seq")
        if page.evaluate("window.board.game.asked[0].beforehand === undefined"):  # else a move is tried out by itself
            moves = page.locator(".panel > .choices .choice.go")
            first = moves.first if moves.count() else page.locator(".panel > .choices .choice").first
            first.focus()
            page.keyboard.press("Enter")
        page.wait_for_function(f"() => window.board.planner.plan || window.board.game.seq > {seq}")
        if page.evaluate("Boolean(window.board.planner.plan)"):
            expect(page.locator("svg.map")).to_be_focused()
            with page.expect_response(lambda answer: "/api/plan" in answer.url):
                page.keyboard.press("ArrowUp")
            page.wait_for_function("() => !window.board.planner.waiting")
            page.keyboard.press("Enter")
            moved = True
        page.wait_for_function(f"() => window.board.game.seq > {seq}")
    assert moved, "nothing moved"
    assert not board.asked, "the activation is not over"
    assert page.locator(".spoken p").count() > 0
    board.close()


def free_ports() -> int:
    """A port that is free, and the one after it."""
    while True:
        with socket.socket() as one, socket.socket() as two:
            one.bind(("127.0.0.1", 0))
            port: int = one.getsockname()[1]
            try:
                two.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


def until_a_move(boards: list[Board]) -> Board:
    """The board on which a move is tried out, after answers of both: whose turn it is depends on the dice."""
    for _ in range(60):
        board = next((board for board in boards if board.asked), None)
        if board is None:
            boards[0].page.wait_for_timeout(200)
            continue
        by_itself = board.page.evaluate("window.board.game.asked?.[0]?.beforehand !== undefined")
        move = board.page.locator(".panel:not([hidden]):not(.busy) > .choices .choice.go")
        if by_itself or move.count():
            if not by_itself:
                move.first.click()
            board.page.wait_for_function("() => window.board.planner.plan")
            return board
        board.answer(ORDER[2:], SPOTS[0])
    raise AssertionError("nobody may move")


@pytest.mark.long
def test_the_bot_is_gone_for_ten_seconds_in_mid_plan_on_two_devices(browser: Browser, tmp_path: Path) -> None:
    port = free_ports()
    with sandbox(tmp_path / "games.db", port=port) as table:
        ana, ben = demo(table, browser)
        boards = [opened(browser, tab) for tab in (ana, ben)]
        board = until_a_move(boards)
        two, page = visited(browser, board.page.url), board.page
        seq = page.evaluate("window.board.game.seq")
    expect(page.locator(".status.shown")).to_be_visible()
    page.wait_for_timeout(GONE_MS)
    with sandbox(tmp_path / "games.db", port=port):
        begun = time.monotonic()
        page.wait_for_function("() => !document.querySelector('.status.shown')", timeout=30_000)
        assert time.monotonic() - begun < BACK_AFTER
        board.point(0.5, 0.5)
        board.press("[data-key=go]")
        page.wait_for_function(f"() => window.board.game.seq > {seq}")
        two.page.wait_for_function(f"() => window.board.game.seq > {seq}", timeout=30_000)
    for one in (*boards, two):
        one.page.context.close()


@pytest.mark.long
def test_a_link_that_is_switched_off_ends(table: Sandbox, browser: Browser) -> None:
    ana, _ = demo(table, browser)
    board = opened(browser, ana)
    ana.slash("settings links", links="Off")
    board.page.reload()
    expect(board.page.get_by_role("alert")).to_contain_text("no longer valid")
    board.page.goto(board.page.url.partition("#")[0])
    expect(board.page.locator("#app")).to_contain_text("Open the board")
    board.page.context.close()


@pytest.mark.skipif(not AXE.exists(), reason="no axe-core here (npm ci --prefix tests/browser)")
@pytest.mark.long
def test_nothing_keeps_anybody_out(table: Sandbox, browser: Browser) -> None:
    ana, ben = demo(table, browser)
    for board in (opened(browser, ana), opened(browser, ben, width=360, height=740, touch=True)):
        for scheme in ("dark", "light"):
            board.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert barriers(board.page) == []
        board.page.context.close()
    boards = [opened(browser, tab) for tab in (ana, ben)]
    board = until_a_move(boards)
    assert barriers(board.page) == []
    for board in boards:
        board.close()
