"""The board in a real browser, game by game: a course in orbit, a run in football, and a replay without a network."""

from __future__ import annotations

import asyncio
import random
import re
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page, expect

from rules import RULESETS, Request, default
from rules.core.choices import is_worse
from storage import Storage
from table import Game, Move, Table
from table.history.transfer import export_game
from table.time.clock import ManualClock
from table.votes.seating import abandon
from tests.browser.board import AXE, Board, barriers, visited
from tests.table.people import ANA, BEN, lobby, person_of, play, started
from web.replay import replay_page
from web.routes import BASE, board_routes
from web.server import serving

pytestmark = pytest.mark.browser

PATIENCE = 60
T = TypeVar("T")


class Served:
    """Boards served in a thread of their own."""

    def __init__(self, database: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.table = self.run(self._open(database))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    async def _open(self, database: str) -> Table:
        self._storage = await Storage.open(database)
        table = Table(self._storage)
        await table.links.load()
        self._serving = serving(0, board_routes(lambda: table))
        table.links.base = f"http://127.0.0.1:{await self._serving.__aenter__()}{BASE}"
        return table

    async def _close(self) -> None:
        await self._serving.__aexit__(None, None, None)
        await self._storage.close()

    def close(self) -> None:
        self.run(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()


@pytest.fixture
def served(database_url: str) -> Iterator[Served]:
    """Boards on a database of this test's own."""
    boards = Served(database_url)
    yield boards
    boards.close()


async def until(table: Table, ruleset: str, ready: Callable[[Request], bool]) -> str:
    """The link of the player who is asked something, in a game played at random up to there."""
    game: Game = await started(table, ruleset=ruleset, size=RULESETS[ruleset].sizes[0], kind="map")
    chance = random.Random(3)
    while not ready(game.requests[0]):
        request = game.requests[0]
        choice = default(game.played, request)
        if request.options and request.kind != "where" and chance.random() < 0.85:
            choice = chance.choice(request.options).choice
        try:
            game = await table.answer(game.id, person_of(game), [Move(choice, request.kind)])
        except Exception:
            game = await table.answer(game.id, person_of(game), [Move(default(game.played, request), request.kind)])
    return table.links.address(game.id, person_of(game).user)


def settled(page: Page) -> None:
    page.wait_for_function("() => window.board.planner.plan && !window.board.planner.waiting")


def test_a_course_is_bent_hinge_by_hinge(served: Served, browser: Browser, pictures: Path) -> None:
    steered = until(
        served.table, "intercept-orbit", lambda one: one.kind == "where" and (one.free or {}).get("type") == "string"
    )
    board = visited(browser, served.run(steered))
    page = board.page
    settled(page)
    straight = page.evaluate("window.board.planner.plan.place")
    page.locator("svg.map").focus()
    with page.expect_response(lambda answer: "/api/plan" in answer.url):
        page.keyboard.press("ArrowLeft")
    settled(page)
    page.wait_for_function(f"() => window.board.planner.plan.place !== '{straight}'")
    assert page.locator(".hinge").count() > 0
    page.screenshot(path=pictures / "board-course.png")
    seq = page.evaluate("window.board.game.seq")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => window.board.game.seq > {seq}")
    board.close()


AT = """id => {
    const { map, game } = window.board, box = map.root.getBoundingClientRect();
    const [x, y] = map.toScreen(game.board.map.tokens.find((one) => one.id === id).at);
    return [x + box.left, y + box.top];
}"""
COVERED = """([x, y]) => {
    const box = window.board.info.getBoundingClientRect();
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_a_tap_on_the_ground_takes_a_die_and_another_one_may_be_taken(
    served: Served, browser: Browser, pictures: Path, width: int
) -> None:
    def several(one: Request) -> bool:
        moves = [option for option in one.options if option.label == "move" and not is_worse(one, option)]
        return one.kind == "act" and len(moves) > 1

    link = served.run(until(served.table, "rapid-attack", several))
    board = visited(browser, link, width=width, height=900 if width > 1000 else 844, touch=width < 1000)
    page = board.page
    page.wait_for_function("() => !window.board.seen.shown")
    page.evaluate("window.board._pressed([15, 15], null)")
    settled(page)
    dice = page.locator(".plan .takes button")
    taken = page.locator(".plan .takes [aria-pressed=true]")
    assert dice.count() > 1
    first = taken.get_attribute("aria-label") or ""
    page.screenshot(path=pictures / f"board-plan-{width}.png")
    map_box, tools = page.locator(".map-frame").bounding_box(), page.locator(".tools").bounding_box()
    assert map_box
    assert tools
    assert (tools["y"] >= map_box["y"] + map_box["height"]) == (width < 680), "on a phone they hide nothing of the map"
    board.press(".plan .takes [aria-pressed=false]")
    expect(taken).not_to_have_attribute("aria-label", first)
    settled(page)
    seq = page.evaluate("window.board.game.seq")
    board.press("[data-key=go]")
    page.wait_for_function(f"() => window.board.game.seq > {seq}")
    board.close()


CLOSE_TOGETHER = """() => {
    const { map, game } = window.board, [one, other] = game.board.map.tokens;
    other.at = [one.at[0] + 1.1, one.at[1] + 0.3];
    map.tags.remove();
    map.whole();
    map.on.pressed = (at, id) => { window.pressed = id; };
    return [one.id, other.id];
}"""


def test_of_two_frames_under_a_finger_the_nearer_one_is_pressed(served: Served, browser: Browser) -> None:
    link = served.run(until(served.table, "rapid-attack", lambda one: one.kind == "target"))
    board = visited(browser, link, width=390, height=844)
    page = board.page
    page.wait_for_function("() => !window.board.seen.shown")
    for unit in page.evaluate(CLOSE_TOGETHER):
        page.wait_for_function("() => !window.board.map.placing")
        page.mouse.click(*page.evaluate(AT, unit))  # of a tap, Chromium itself may find the nearer one
        assert page.evaluate("window.pressed") == unit
    board.close()


@pytest.mark.parametrize("width", [1280, 390])
def test_a_tapped_target_says_what_my_attack_would_do(served: Served, browser: Browser, width: int) -> None:
    link = served.run(until(served.table, "rapid-attack", lambda one: one.kind == "target"))
    board = visited(browser, link, width=width, height=900 if width > 1000 else 844, touch=width < 1000)
    page = board.page
    target = page.evaluate("window.board.game.asked[0].choices[0].items[0]")
    tap = f"window.board._pressed([0, 0], '{target}')"  # units may stand closer than a finger is wide
    page.evaluate(tap)
    expect(page.locator(".info .aim-odds").first).to_be_visible()
    expect(page.locator(".info .aim .danger").first).to_have_text("Attack")
    assert not page.evaluate(COVERED, page.evaluate(AT, target))
    sole = page.locator(".info .aim .danger").count() == 1
    page.evaluate(tap) if sole else board.press(".info .aim .danger")
    page.wait_for_function("() => window.board.game.asked?.[0]?.kind !== 'target'")
    board.close()


PIECE = """() => {
    const tagged = document.querySelector(".map .tag[data-id^=T]").dataset.id;
    return window.board.game.board.map.pieces.find((one) => one.id === tagged);
}"""
NEAR = """piece => {
    const { map } = window.board;
    map.zoom(2.8, map.toScreen(piece.outline[0]));
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_a_piece_shows_its_height_and_says_what_it_is(
    served: Served, browser: Browser, pictures: Path, width: int
) -> None:
    game: Game = served.run(started(served.table, kind="map"))
    link, size = served.table.links.address(game.id, ANA.user, "en"), (width, 900 if width > 1000 else 844)
    board = visited(browser, link, width=size[0], height=size[1], touch=width < 1000)
    page = board.page
    expect(page.locator(".map .tag[data-id^=T]").first).to_be_visible()
    shape = page.evaluate(PIECE)
    piece, bricks = shape["id"], shape["bricks"]
    expect(page.locator(f".map .tag[data-id={piece}]")).to_contain_text(f"{piece} ▲{bricks}")
    expect(page.locator(f".map g[data-id={piece}]:not(.tag)")).to_have_count(1)
    page.evaluate(f"window.board._pressed([0, 0], '{piece}')")  # a unit may stand over it
    expect(page.locator(".info")).to_contain_text(re.compile(rf"{piece} [a-z]+.*Bricks high: {bricks}", re.DOTALL))
    page.screenshot(path=pictures / f"board-piece-{width}.png")
    page.locator(".info [data-key=close]").click()
    page.evaluate(NEAR, shape)
    expect(page.locator(f".map .tag[data-id={piece}]")).to_contain_text(re.compile(rf"{piece} ▲{bricks} [a-z]+"))
    page.screenshot(path=pictures / f"board-piece-near-{width}.png")
    assert barriers(page) == []
    board.close()


def test_without_the_bot_the_page_says_so_in_its_readers_language(served: Served, browser: Browser) -> None:
    game: Game = served.run(started(served.table, kind="map"))
    board = visited(browser, served.table.links.address(game.id, ANA.user, "fr"))
    board.page.route("**/api/look*", lambda route: route.abort())
    board.page.evaluate("window.board._select(window.board.game.board.cards[0].id)")
    expect(board.page.locator(".info")).to_contain_text("Le bot est absent")
    board.errors.clear()  # the browser's own word of the request that failed
    board.close()


NEWEST = """() => {
    const list = document.querySelector(".chapters");
    const line = list.lastElementChild.lastElementChild.getBoundingClientRect();
    return line.bottom <= innerHeight && line.bottom <= list.getBoundingClientRect().bottom + 1;
}"""


async def _onward(table: Table, answers: int) -> Game:
    return await play(table, await table.game_in(1), random.Random(5), answers)


@pytest.mark.long
@pytest.mark.parametrize("ruleset", ["rapid-attack", "football", "intercept-orbit"])
@pytest.mark.parametrize("width", [1280, 390])
def test_questions_stand_beside_the_map(served: Served, browser: Browser, width: int, ruleset: str) -> None:
    size = RULESETS[ruleset].sizes[0]
    game: Game = served.run(started(served.table, ruleset=ruleset, size=size, kind="map"))
    addresses = [served.table.links.address(game.id, person.user) for person in (ANA, BEN)]
    tall = 900 if width > 1000 else 844
    boards = [visited(browser, address, width=width, height=tall, touch=width < 1000) for address in addresses]
    for _ in range(6):
        game = served.run(_onward(served.table, 5))
        for board in boards:
            board.page.wait_for_function(f"() => window.board.game.seq >= {game.seq}")
            if board.asked:
                board.beside_the_map()
                if width > 1000:
                    board.page.wait_for_function(NEWEST)
    for board in boards:
        # A place that is tried out while the game goes on comes too late, which the browser tells by itself.
        board.errors[:] = [told for told in board.errors if "409" not in told]
        board.close()


async def _others(table: Table, ready: bool) -> tuple[Game, list[str]]:
    """A game in which Ben is asked, and the link of Ana who watches him; ``ready``: he has answered a few times."""
    if not ready:
        game = await started(table, kind="map")
        chance = random.Random(3)
        while game.requests[0].kind == "where" or person_of(game) != BEN:
            game = await play(table, game, chance, 1)
        return game, [table.links.address(game.id, ANA.user)]
    game = await table.game_in(1)
    return await play(table, game, random.Random(3), 3), []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_the_other_side_does_is_played_on_the_board(served: Served, browser: Browser, motion: Any) -> None:
    _, (link,) = served.run(_others(served.table, ready=False))
    board = visited(browser, link)
    page = board.page
    page.emulate_media(reduced_motion=motion)
    page.evaluate("""() => { window.said = new Set();
        new MutationObserver(() => window.said.add(window.board.seen.element.innerText)).observe(
            window.board.seen.element, { childList: true, subtree: true }); }""")
    game, _ = served.run(_others(served.table, ready=True))
    page.wait_for_function(f"() => window.board.game.seq === {game.seq} && window.said.size")
    if motion == "reduce":  # it may be skipped
        page.evaluate("window.board.seen.skip()")
    page.wait_for_function("() => window.board.seen.shown === null")
    expect(page.locator(".seen")).to_be_hidden()
    board.close()


IN_VIEW = """() => {
    const { map, planner, game } = window.board, [wide, tall] = map.size;
    return window.board._around(planner.plan).map((at) => map.toScreen(at)).every(
        ([x, y]) => x >= 0 && x <= wide && y >= 0 && y <= tall) && window.board._around(planner.plan).length > 3;
}"""


@pytest.mark.long
@pytest.mark.parametrize("width", [1280, 390])
def test_a_run_and_what_it_aims_at(served: Served, browser: Browser, pictures: Path, width: int) -> None:
    running = until(
        served.table, "football", lambda one: one.kind == "where" and any(o.choice == "goal" for o in one.options)
    )
    board = visited(browser, served.run(running), width=width)
    page = board.page
    settled(page)
    page.locator("[data-key=cancel]").click()
    before = page.evaluate("window.board.map.view")
    page.locator("[data-key=place]").click()
    settled(page)
    page.wait_for_function(IN_VIEW)
    page.locator("[data-key=cancel]").click()
    assert page.evaluate("window.board.map.view") == before
    page.locator("[data-key=place]").click()
    settled(page)
    board.point(0.5, 0.5)
    settled(page)
    expect(page.locator(".plan .go")).to_be_visible()
    page.screenshot(path=pictures / f"board-football-{width}.png")
    seq = page.evaluate("window.board.game.seq")
    board.press("[data-key=go]")
    page.wait_for_function(f"() => window.board.game.seq > {seq}")
    board.close()


async def _replay(table: Table) -> bytes:
    game = await started(table, kind="map")
    for _ in range(40):
        request = game.requests[0]
        game = await table.answer(game.id, person_of(game), [Move(default(game.played, request), request.kind)])
    return replay_page(await export_game(table, await table.end(game.id, ANA)))


def test_a_replay_plays_and_proves_without_a_network(
    served: Served, browser: Browser, tmp_path: Path, pictures: Path
) -> None:
    data = served.run(_replay(served.table))
    (tmp_path / "replay.html").write_bytes(data)
    context = browser.new_context(offline=True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"file://{tmp_path}/replay.html")
    expect(page.locator(".player")).to_be_visible()
    steps = int(page.locator("[data-key=scrub]").get_attribute("max") or 0)
    assert steps > 10
    chapters = page.locator("[data-key=chapter] option").all_text_contents()
    assert chapters
    assert all(re.search(r"\w", chapter) for chapter in chapters), chapters
    page.keyboard.press("End")
    expect(page.locator(".player .small").last).to_contain_text(f"{steps + 1}")
    page.keyboard.press("ArrowLeft")
    page.locator("[data-key=check]").click()
    expect(page.locator(".proof.right")).to_contain_text("Every roll was recomputed")
    page.locator("[data-key=language]").click()
    expect(page.locator(".proof.right")).to_contain_text("Chaque jet")
    page.screenshot(path=pictures / "board-replay.png")
    assert all(url.startswith("file:") for url in asked)
    at = data.index(b'id="data">') + 400
    changed = data[:at] + (b"A" if data[at : at + 1] != b"A" else b"B") + data[at + 1 :]
    (tmp_path / "changed.html").write_bytes(changed)
    page.goto(f"file://{tmp_path}/changed.html")
    expect(page.get_by_role("alert")).to_contain_text("changed after it was made")
    assert page.locator(".player").count() == 0
    forged = data.replace(b'<div id="app">', b'<script>document.title = "forged"</script><div id="app">')
    (tmp_path / "forged.html").write_bytes(forged)
    page.goto(f"file://{tmp_path}/forged.html")
    expect(page.locator(".player")).to_be_visible()
    assert page.title() != "forged"
    context.close()


GOAL = "⚽ **Goal for Ana**, by **Egret**! 1–0"
SHOT = (
    r"^Shoot with",
    r"^Shoot at goal",
    r"^(Direct fire|Artillery|Hand-to-hand)",
    r"^Defend with",
    r"^(Done|Nobody|No )",
)


async def _shooting(table: Table) -> list[str]:
    """The links of both sides of a match at its first question of what to aim at."""
    await until(table, "football", lambda one: one.kind == "target" and any(o.choice == "goal" for o in one.options))
    game = await table.game_in(1)
    return [table.links.address(game.id, person.user) for person in (ANA, BEN)]


@pytest.mark.long
def test_a_shot_at_goal(served: Served, browser: Browser) -> None:
    boards = [visited(browser, link) for link in served.run(_shooting(served.table))]
    for _ in range(30):
        if "Shoot" in (done := _answered(boards)) and "with" in done:
            break
    for board in boards:
        expect(board.page.locator(".chapters")).to_contain_text(re.compile("shoot|goal", re.IGNORECASE))
        board.close()


@pytest.mark.parametrize("width", [1280, 390])
def test_a_goal_is_held_for_a_moment_and_may_be_skipped(
    served: Served, browser: Browser, pictures: Path, width: int
) -> None:
    link, _ = served.run(_shooting(served.table))
    board = visited(browser, link, width=width)
    page = board.page
    shown = page.evaluate("window.board.game.board")
    page.route(
        re.compile("/api/steps"),
        lambda route: route.fulfill(json=[{"seq": 1000, "by": 0, "lines": [], "board": shown, "great": GOAL}]),
    )
    page.evaluate("({ seen, game }) => seen.since(game.seq, 0, game.board, true)", page.evaluate_handle("window.board"))
    expect(page.locator(".seen.great")).to_contain_text("Goal for Ana")
    expect(page.locator(".panel .choice")).to_have_count(0)
    page.screenshot(path=pictures / f"board-goal-{width}.png")
    page.locator("[data-key=skip]").click()
    expect(page.locator(".seen")).to_be_hidden()
    expect(page.locator(".panel .choice").first).to_be_visible()
    page.locator("[data-key=key]").click()
    expect(page.locator(".key dd", has_text="Initiative")).to_be_visible()
    assert page.locator(".key dd").count() == 14
    board.close()


def _answered(boards: list[Board]) -> str:
    """One answer by the board that is asked."""
    boards[0].page.wait_for_timeout(100)
    asked = next((board for board in boards if board.asked), None)
    return "" if asked is None else asked.answer(SHOT, (0.5, 0.5))


def test_a_link_that_has_expired_says_so(served: Served, browser: Browser) -> None:
    game, links = served.run(started(served.table)), served.table.links
    with mock.patch.object(links, "_clock", ManualClock(0.0)):
        address = links.address(game.id, ANA.user)
    page = browser.new_context().new_page()
    page.goto(address)
    expect(page.get_by_role("alert")).to_contain_text("expired")
    assert page.locator(".panel").count() == 0
    page.goto(f"{address.partition('#')[0]}#%")
    expect(page.get_by_role("alert")).to_contain_text("incomplete")
    page.context.close()


async def _every_view(table: Table) -> list[str]:
    """Links to a lobby, a game of each family and table, one with a wish, and one that is over."""
    waiting = await lobby(table, BEN, channel=20)
    found = [(waiting, ANA.user)]
    for channel, (ruleset, kind) in enumerate(
        (("rapid-attack", "declared"), ("intercept-orbit", "map"), ("football", "map"), ("mez", "map"))
    ):
        size = RULESETS[ruleset].sizes[0]
        game = await started(table, ruleset=ruleset, size=size, kind=kind, channel=channel)
        game = await play(table, game, random.Random(4), 20)
        found += [(game, person_of(game).user), (game, 0)]
    await abandon(table, game.id, person_of(game))
    await table.end(found[1][0].id, ANA)
    return [table.links.address(game.id, user) for game, user in found]


@pytest.mark.skipif(not AXE.exists(), reason="no axe-core here (npm ci --prefix tests/browser)")
@pytest.mark.long
def test_nothing_keeps_anybody_out_of_any_view(served: Served, browser: Browser) -> None:
    for number, address in enumerate(served.run(_every_view(served.table))):
        board = visited(browser, address, width=1280 if number % 2 else 360, height=800)
        page = board.page
        page.emulate_media(color_scheme="light" if number % 3 else "dark")
        if page.locator(".card").count():
            page.locator(".card").first.click()
            page.wait_for_function("() => window.board.info.querySelector('p, table')")
        assert barriers(page) == [], address
        if page.locator("[data-key=play-replay]").count():
            page.locator("[data-key=play-replay]").click()
            page.locator(".player").first.wait_for()
            assert barriers(page) == []
        board.close()
