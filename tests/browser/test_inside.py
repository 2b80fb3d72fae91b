"""The board inside Discord: its SDK, a client and a proxy at Discord's addresses, in a real browser."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.board import AXE, PATIENCE_MS, Board, barriers
from tests.browser.conftest import _ARGUMENTS, CHROMIUM
from tests.browser.inside import Client, Proxy, launched, with_proxy
from tests.browser.page import Sandbox, Tab, sandbox
from tests.browser.test_board import SPOTS, demo, free_ports, played, until_a_move
from text import error_line

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def discord(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, Proxy]]:
    if CHROMIUM is None or shutil.which("openssl") is None:
        pytest.skip("no chromium, or no openssl")
    with (
        sync_playwright() as playwright,
        with_proxy(playwright, CHROMIUM, _ARGUMENTS, tmp_path_factory.mktemp("tls")) as both,
    ):
        yield both


@pytest.fixture(autouse=True)
def closed(discord: tuple[Browser, Proxy]) -> Iterator[None]:
    """What a test has opened is closed after it: pages that are left behind go on asking a bot that is gone."""
    yield
    for context in discord[0].contexts:
        context.close()


@pytest.fixture
def table(tmp_path: Path, discord: tuple[Browser, Proxy]) -> Iterator[Sandbox]:
    """The bot in its sandbox, whose boards open inside Discord."""
    proxy = discord[1]
    proxy.holds, proxy.sockets, proxy.strict = False, True, False
    with sandbox(tmp_path / "games.db", activity=True) as running:
        yield running


def moved(client: Client, act: Board) -> None:
    """Play one answer on another board, and see it on this one."""
    seq = client.frame.evaluate("window.board.game.seq")
    act.answer((r"^[AB]\d", r"^Move with", r"^Pass"), SPOTS[0])
    client.frame.wait_for_function(f"() => window.board.game.seq > {seq}", timeout=30_000)


def asked(*clients: Client) -> Board:
    """The board of the one whom the game asks."""
    clients[0].frame.wait_for_function("() => window.board.game.waiting?.length")
    for _ in range(100):
        for client in clients:
            if client.board.asked:
                return client.board
        clients[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


@pytest.mark.long
def test_a_whole_game_in_two_clients(table: Sandbox, discord: tuple[Browser, Proxy], pictures: Path) -> None:
    browser, proxy = discord
    ana, ben = demo(table, browser)
    desk = launched(browser, proxy, ana).shown()
    phone = launched(browser, proxy, ben, width=390, height=844, touch=True).shown()
    done = played([desk.board, phone.board])
    for client in (desk, phone):
        expect(client.board.outcome).to_be_visible(timeout=PATIENCE_MS)
    assert any(step.startswith("pointed") for step in done), done
    desk.page.screenshot(path=pictures / "inside-desk-over.png")
    desk.frame.locator("[data-key=play-replay]").click()
    expect(desk.frame.locator(".player")).to_be_visible(timeout=60_000)
    desk.page.screenshot(path=pictures / "inside-replay.png")
    desk.frame.locator("[data-key=leave]").click()
    desk.frame.locator("[data-key=analyse]").click()
    expect(desk.frame.locator(".chart .chances")).to_be_visible(timeout=180_000)
    desk.page.wait_for_timeout(500)
    desk.page.screenshot(path=pictures / "inside-analysis.png")
    desk.frame.locator("[data-key=leave]").click()
    desk.frame.locator("[data-key=save-log]").click()
    desk.page.wait_for_function("() => client.opened.length")
    (address,) = desk.page.evaluate("client.opened")
    outside = browser.new_context().new_page()
    with outside.expect_download(timeout=60_000) as saving:
        outside.goto(address)
    assert re.fullmatch(r"game-\w+\.json", saving.value.suggested_filename)
    assert desk.board.errors == phone.board.errors == []


@pytest.mark.long
def test_players_play_and_a_watcher_sees_no_secret(
    table: Sandbox, discord: tuple[Browser, Proxy], pictures: Path
) -> None:
    browser, proxy = discord
    ana, ben = demo(table, browser)
    chloe = table.tab(browser, "Chloé")
    one, two = launched(browser, proxy, ana).shown(), launched(browser, proxy, ben).shown()
    watching = launched(browser, proxy, chloe, locale="fr").shown()
    assert [client.frame.evaluate("window.board.game.me ?? null") for client in (one, two, watching)] == [0, 1, None]
    assert '"asked"' not in watching.frame.evaluate("JSON.stringify(window.board.game)")
    assert watching.frame.locator(".choice").count() == 0
    assert watching.frame.evaluate("document.documentElement.lang") == "fr"
    expect(one.frame.locator(".here")).to_have_text("Ana, Ben, and Chloé are here", timeout=15_000)
    expect(watching.frame.locator(".here")).to_have_text("Ana, Ben et Chloé sont là", timeout=15_000)
    moved(watching, asked(one, two))
    one.frame.evaluate(
        "import('./words.js').then(({ inline }) => document.body.append(...inline('[rules](https://example.org/)')))"
    )
    one.frame.get_by_role("link", name="rules").click()
    one.page.wait_for_function("() => client.opened[0] === 'https://example.org/'")
    assert {client.way for client in (one, two, watching)} == {"stream"}
    one.page.screenshot(path=pictures / "inside-desk.png")
    assert not [said for said in one.board.errors if "Content Security Policy" not in said]
    assert not one.frame.evaluate("location.hash")
    for names, said in ((["Ana"], "Ana is here"), ([*"AnBen"], "A, n, and 3 others are here")):
        one.frame.evaluate("names => window.board.here(names)", names)
        expect(one.frame.locator(".here")).to_have_text(said)


@pytest.mark.long
def test_who_refuses_is_told_and_may_try_again(table: Sandbox, discord: tuple[Browser, Proxy]) -> None:
    browser, proxy = discord
    ana, _ = demo(table, browser)
    client = launched(browser, proxy, ana)
    client.shown()
    client.page.evaluate("client.refuses = true")
    client.frame.evaluate("window.board = null; location.reload()")
    client.page.wait_for_timeout(500)
    expect(client.frame.get_by_role("alert")).to_contain_text("Discord didn't say who you are", timeout=15_000)
    assert client.frame.evaluate("window.board ?? null") is None
    client.page.evaluate("client.refuses = false")
    client.frame.locator("[data-key=again]").click()
    client.shown()


@pytest.mark.long
def test_each_refusal_of_the_bot_is_one_sentence(table: Sandbox, discord: tuple[Browser, Proxy]) -> None:
    browser, proxy = discord
    ana, _ = demo(table, browser)
    client = launched(browser, proxy, ana, locale="fr").shown()
    wrong: dict[str, str] = {}
    client.page.route(
        "**/api/enter?*", lambda route: route.continue_(post_data=json.dumps(route.request.post_data_json | wrong))
    )
    for change, code in (({"code": "x"}, "entry-code"), ({"instance": "i-0-gc-1"}, "entry-gone")):
        wrong.update(change)
        client.frame.evaluate("window.board = null; location.reload()")
        expect(client.frame.get_by_role("alert")).to_have_text(error_line("fr", code, {}), timeout=15_000)
        assert client.frame.locator("button").count() == 1, "nothing but another try"
        assert client.frame.evaluate("window.board ?? null") is None
        wrong.clear()
        client.frame.locator("[data-key=again]").click()
        client.shown()


@pytest.mark.long
def test_rules_and_companies_open_within(table: Sandbox, discord: tuple[Browser, Proxy], pictures: Path) -> None:
    browser, proxy = discord
    ana, ben = demo(table, browser)
    ana.slash("company generate", name="Owls")
    one = launched(browser, proxy, ana, width=390, height=844, touch=True).shown()
    two = launched(browser, proxy, ben, locale="fr").shown()
    one.frame.locator("[data-key=rules]").click()
    shelf = one.frame.get_by_role("dialog", name="Rules")
    expect(shelf.locator("h3").first).to_be_visible()
    one.page.screenshot(path=pictures / "inside-rules.png")
    shelf.get_by_label("Find a rule").fill("cover")
    shelf.locator("[data-key=search]").click()
    expect(shelf.locator(".told .h").first).to_contain_text("Cover")
    expect(shelf.locator(".rule-chart")).to_be_visible()
    one.page.screenshot(path=pictures / "inside-rule.png")
    if AXE.exists():
        assert barriers(one.frame) == []
    one.page.keyboard.press("Escape")
    expect(shelf).to_have_count(0)
    one.frame.locator("[data-key=companies]").click()
    company = one.frame.get_by_role("dialog", name="My companies").locator("details")
    company.locator("summary").click()
    expect(company.locator(".share-code")).to_be_visible()
    one.page.screenshot(path=pictures / "inside-companies.png")
    one.frame.locator("[data-key=close-shelf]").click()
    two.frame.locator("[data-key=companies]").click()
    expect(two.frame.get_by_role("dialog", name="Mes équipes")).to_contain_text("/équipe")
    assert [client.page.context.pages for client in (one, two)] == [[one.page], [two.page]], "no new tab"
    assert one.board.errors == two.board.errors == []


@pytest.mark.long
@pytest.mark.parametrize(("holds", "sockets", "way"), [(True, True, "socket"), (True, False, "asking")])
def test_what_the_proxy_holds_back_comes_another_way(
    table: Sandbox, discord: tuple[Browser, Proxy], holds: bool, sockets: bool, way: str
) -> None:
    browser, proxy = discord
    ana, ben = demo(table, browser)
    proxy.holds, proxy.sockets = holds, sockets
    one, two = launched(browser, proxy, ana).shown(), launched(browser, proxy, ben).shown()
    ways = {way, "asking"}  # a busy machine may open a socket too late
    assert one.way in ways
    moved(one, asked(one, two))
    proxy.cut()
    moved(two, asked(one, two))
    assert {one.way, two.way} <= ways


@pytest.mark.long
def test_a_stream_that_is_cut_comes_back(table: Sandbox, discord: tuple[Browser, Proxy]) -> None:
    browser, proxy = discord
    ana, ben = demo(table, browser)
    one, two = launched(browser, proxy, ana).shown(), launched(browser, proxy, ben).shown()
    for _ in range(2):
        proxy.cut()
        moved(two, asked(one, two))
        moved(one, asked(one, two))
    assert {one.way, two.way} <= {"stream", "socket"}  # a busy machine may bring the first board too late for a stream


@pytest.mark.long
def test_a_frame_without_an_origin_has_the_board_too(table: Sandbox, discord: tuple[Browser, Proxy]) -> None:
    browser, proxy = discord
    ana, _ = demo(table, browser)
    proxy.strict = True
    client = launched(browser, proxy, ana, sandbox="allow-scripts").shown()
    assert client.frame.evaluate("self.origin") == "null"
    client.board.answer((r"^[AB]\d",), SPOTS[0])
    client.frame.locator("[data-key=rules]").click()
    expect(client.frame.get_by_role("dialog", name="Rules")).to_be_visible()


@pytest.mark.long
def test_a_restart_in_mid_plan_loses_no_press(tmp_path: Path, discord: tuple[Browser, Proxy]) -> None:
    browser, proxy = discord
    port = free_ports()
    settings: dict[str, Any] = {"port": port, "activity": True, "HTTP_PORT": str(free_ports())}
    with sandbox(tmp_path / "games.db", **settings) as table:
        ana, ben = demo(table, browser)
        one, two = launched(browser, proxy, ana).shown(), launched(browser, proxy, ben).shown()
        board = until_a_move([one.board, two.board])
        board.point(*SPOTS[0])
        seq = board.page.evaluate("window.board.game.seq")
        table.stop()
    board.page.locator("[data-key=go]").click()  # nobody is there
    board.page.wait_for_timeout(1500)
    with sandbox(tmp_path / "games.db", **settings):
        board.page.wait_for_function(f"() => window.board.game.seq > {seq}", timeout=60_000)
        assert not board.page.evaluate("window.board.planner.active")
        other = two if board is one.board else one
        other.frame.wait_for_function(f"() => window.board.game.seq > {seq}", timeout=60_000)


@pytest.mark.long
def test_without_a_game_one_is_opened_there_with_those_who_are_here(
    table: Sandbox, discord: tuple[Browser, Proxy], pictures: Path
) -> None:
    browser, proxy = discord
    ana, ben = table.tab(browser, "Ana"), table.tab(browser, "Ben")
    one, two = launched(browser, proxy, ana), launched(browser, proxy, ben)
    for client in (one, two):
        expect(client.frame.locator("[data-key=open]")).to_be_visible()
    expect(one.frame.locator(".here")).to_have_text("Ana and Ben are here", timeout=15_000)
    one.frame.locator("[data-key=size]").select_option("demo")
    one.page.screenshot(path=pictures / "inside-hall.png")
    one.frame.locator("[data-key=open]").click()
    one.shown()
    ana.sees("Join")
    two.shown()  # by itself
    two.frame.locator("[data-key=join]").click()
    expect(one.frame.locator(".seats li")).to_have_count(2)
    one.page.screenshot(path=pictures / "inside-lobby.png")
    one.frame.locator("[data-key=start]").click()
    for client in (one, two):
        client.frame.wait_for_function("() => window.board.game.board")
    ana.sees(re.compile("decides|chooses|puts down|deploys"))
    one.frame.locator("[data-key=hall]").click()
    expect(one.frame.locator(".hall .choice")).to_have_count(1)
    one.frame.locator(".hall .choice").click()
    one.shown()
    one.frame.locator("[data-key=compare]").click()  # the real table, in place of the board
    one.frame.wait_for_function("() => window.comparing?.map.view")
    one.page.screenshot(path=pictures / "inside-compare.png")
    one.frame.locator("[data-key=leave]").click()
    one.shown()


@pytest.mark.long
def test_a_battlefield_is_drawn_there_and_played_on(
    table: Sandbox, discord: tuple[Browser, Proxy], pictures: Path
) -> None:
    """In a frame without an origin, and on a phone: what works there works everywhere."""
    browser, proxy = discord
    ana = table.tab(browser, "Ana")
    proxy.strict = True
    client = launched(browser, proxy, ana, width=390, height=844, touch=True, sandbox="allow-scripts")
    frame = client.frame
    frame.locator("[data-key=draw]").click()
    expect(frame.locator("[data-key=add]")).to_be_visible()
    expect(frame.locator("[data-key=use]")).to_have_count(0)
    frame.locator("[data-key=leave]").click()
    frame.locator("[data-key=open]").click()
    client.shown()
    frame.locator("[data-key=draw]").click()
    frame.locator("[data-key=clear]").click()
    for _ in range(3):
        frame.locator("[data-key=add]").click()
    frame.locator("[data-key=language]").click()
    frame.wait_for_function("() => window.drawing.checked === window.drawing.now")
    assert frame.evaluate("window.drawing.now.pieces.length") == 3
    client.page.screenshot(path=pictures / "inside-draw.png")
    if AXE.exists():
        assert barriers(frame) == []
    frame.locator("[data-key=use]:not([disabled])").click()
    expect(frame.locator(".status.shown")).to_contain_text("se joue")
    frame.locator("[data-key=leave]").click()
    expect(frame.locator(".seats li")).to_have_count(1)
    ana.sees("3 pieces")


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "width", "height", "scheme", "locale", "layout"),
    [
        ("upright", 390, 844, "dark", "en-US", 0),
        ("lying", 844, 390, "light", "fr", 0),
        ("small", 320, 200, "dark", "fr", 1),
        ("tile", 400, 300, "light", "en-US", 2),
        ("desk", 1280, 800, "light", "fr", 0),
    ],
)
def test_sizes_languages_and_colors(
    table: Sandbox,
    discord: tuple[Browser, Proxy],
    pictures: Path,
    name: str,
    width: int,
    height: int,
    scheme: str,
    locale: str,
    layout: int,
) -> None:
    browser, proxy = discord
    ana, _ = demo(table, browser)
    client = launched(browser, proxy, ana, width=width, height=height, scheme=scheme, locale=locale, touch=True).shown()
    expect(client.frame.locator(".here")).to_have_count(1)
    if layout:
        client.layout(layout)
        client.frame.wait_for_function("() => document.documentElement.dataset.layout !== 'focused'")
    client.page.wait_for_timeout(300)
    client.page.screenshot(path=pictures / f"inside-{name}.png")
    wide = client.frame.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing stands beyond the side"
    small = client.frame.evaluate(
        "[...document.querySelectorAll('button')].filter(one => one.offsetParent)"
        ".map(one => one.getBoundingClientRect()).filter(box => box.width < 44 || box.height < 44).length"
    )
    assert small == 0
    if layout:
        for hidden in (".beside", ".units", ".scores", ".lang", ".here"):
            expect(client.frame.locator(hidden).first).to_be_hidden()
        expect(client.frame.locator(".turn")).to_contain_text("Ana")
        assert client.frame.locator(".stage").bounding_box()["height"] > height * 0.6
    if AXE.exists():
        assert barriers(client.frame) == []


@pytest.mark.long
def test_the_sandbox_opens_the_board_beside_its_channel(
    table: Sandbox, discord: tuple[Browser, Proxy], pictures: Path
) -> None:
    ana, _ = demo(table, discord[0])
    ana.click("🗺️ Open the board")
    frame = ana.page.frame_locator("#sandbox-activity iframe").frame_locator("iframe")
    expect(frame.locator(".panel")).to_be_visible(timeout=20_000)
    ana.page.screenshot(path=pictures / "inside-sandbox.png")
    ana.page.get_by_role("button", name="Small window").click()
    expect(frame.locator(".panel")).to_be_hidden()
    ana.page.screenshot(path=pictures / "inside-sandbox-small.png")
    ana.page.get_by_role("button", name="Close").click()
    expect(ana.page.locator("#sandbox-activity")).to_be_hidden()
    assert isinstance(ana, Tab)
