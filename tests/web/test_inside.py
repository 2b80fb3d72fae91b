"""Boards inside Discord: who is let in, where, to which games; who may frame the page; three ways of the changes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from rules import RULESETS, SystemDice
from rules.field import read_field
from table import Game, Opened, Person, Table
from table.records.links import Place
from table.time.clock import DAY, ManualClock
from tests.table.people import ANA, BEN, CHLOE, answer, lobby, started
from tests.web.boards import Client
from tests.web.inside import APPLICATION, CHANNEL, GUILD, VERIFIER, Inside, inside
from tests.web.test_board import ROUTES
from text import error_line, say
from web.entrance import Activity
from web.guard import BODY_MAX, HEADERS
from web.services import NewLobby, Services

FRAMED = "board/?frame_id=f&instance_id=i&platform=desktop"
SITE = f"https://{APPLICATION}.discordsays.com"


@pytest.fixture
async def there(table: Table) -> AsyncIterator[Inside]:
    async with inside(table) as client:
        yield client


async def refused(there: Inside, body: dict[str, object]) -> str:
    """The code of the refusal, which is one sentence and nothing else."""
    status, said = await there.ask("api/enter", "", body)
    assert status in (401, 403, 409, 413, 503), said
    assert said == {"error": said["error"], "text": error_line("en", said["error"], {"most": BODY_MAX})}
    return str(said["error"])


async def test_a_player_plays_and_everybody_else_there_watches(table: Table, there: Inside) -> None:
    game = await started(table)
    for person in (ANA, BEN, CHLOE):
        token, first = await there.entered(person.user)
        assert first == game.id
        status, shown = await there.ask(f"api/game?game={game.id}", token)
        assert (status, shown["me"]) == (200, game.player_of(person.user))
        assert ("asked" in shown) == any(game.seats[one.player].user == person.user for one in game.requests)
    token, _ = await there.entered(CHLOE.user)
    status, said = await there.ask(f"api/answer?game={game.id}", token, {"seq": game.seq, "press": "x", "way": "1"})
    assert (status, said["error"]) == (409, "watching-only")


async def test_people_of_another_place_get_nothing(table: Table, there: Inside) -> None:
    game = await started(table)
    token, first = await there.entered(CHLOE.user, channel=2, guild=2)
    assert first == ""
    for path in ROUTES:
        body = {} if path in ROUTES[4:] else None
        status, said = await there.ask(f"{path}?game={game.id}", token, body)
        assert (status, said["error"]) == (403, "entry-elsewhere"), path
        status, said = await there.ask(path, token, body)
        assert said["error"] == "no-such-game", "a pass alone opens no game"
    own, _ = await there.entered(BEN.user, channel=2, guild=2)
    assert (await there.ask(f"api/game?game={game.id}", own))[1]["me"] == 1, "a seat opens its game anywhere"


async def test_codes_are_taken_once_from_whom_they_are_for(table: Table, there: Inside) -> None:
    await started(table)
    good = there.launched(ANA.user)
    assert await refused(there, good | {"verifier": "w" * 43}) == "entry-code", "stolen on its way"
    used = there.launched(ANA.user)
    assert (await there.ask("api/enter", "", used))[0] == 200
    assert await refused(there, used) == "entry-code", "replayed"
    assert await refused(there, good | {"code": "x"}) == "entry-code"
    fresh = there.launched(ANA.user)
    assert await refused(there, fresh | {"instance": "i-0-gc-1"}) == "entry-gone"
    for nonsense in ("", "../users/@me", "x" * 300, "💥"):
        assert await refused(there, there.launched(ANA.user) | {"instance": nonsense}) == "entry-gone"
    elsewhere = there.discord.launch(BEN.user, CHANNEL + 1, GUILD)
    assert await refused(there, there.launched(ANA.user) | {"instance": elsewhere}) == "entry-absent"
    assert await refused(there, {"code": 1}) == "page-unreadable"


async def test_an_expired_code_is_refused(there: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.discord_there.CODE_LASTS", -1.0)
    assert await refused(there, there.launched(ANA.user)) == "entry-code"


async def test_another_secret_opens_nothing(table: Table) -> None:
    async with inside(table, activity=Activity(lambda: APPLICATION, "guessed", "token")) as there:
        assert await refused(there, there.launched(ANA.user)) == "entry-code"
    async with inside(table, activity=Activity(lambda: APPLICATION, "secret", "another")) as there:
        assert await refused(there, there.launched(ANA.user)) == "entry-no-discord"


async def test_a_closed_instance_and_a_discord_in_trouble(there: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    entering = there.launched(ANA.user)
    there.discord.instances.clear()
    assert await refused(there, entering) == "entry-gone"
    monkeypatch.setattr(there.discord, "_application", None)  # it answers with an error of its own
    assert await refused(there, there.launched(ANA.user)) == "entry-no-discord"


async def test_a_pass_ends_after_a_day_with_links_and_for_another_place(
    table: Table, there: Inside, clock: ManualClock
) -> None:
    game = await started(table)
    token, _ = await there.entered(ANA.user)
    moved = token.replace(f"{GUILD}-{CHANNEL}", f"{GUILD}-{CHANNEL + 1}", 1)
    assert (await there.ask(f"api/game?game={game.id}", moved))[1]["error"] == "link-void"
    for change in ({"links": 2}, {"links": 0}):
        await table.preferences.set_guild(GUILD, **change)
        said = (await there.ask(f"api/game?game={game.id}", token))[1]
        assert said.get("error") == ("link-void" if change["links"] else None)
    await table.preferences.set_user(ANA.user, links=1)
    assert (await there.ask(f"api/game?game={game.id}", token))[1]["error"] == "link-void"
    again, _ = await there.entered(ANA.user)
    assert (await there.ask(f"api/game?game={game.id}", again))[0] == 200, "who wants no links may still enter"
    clock.advance(DAY)
    assert (await there.ask(f"api/game?game={game.id}", again))[1]["error"] == "link-expired"


async def test_the_language_that_somebody_has_chosen_comes_along(table: Table, there: Inside) -> None:
    for chosen in ("", "fr"):
        await table.preferences.set_user(ANA.user, language=chosen or None)
        assert (await there.ask("api/enter", "", there.launched(ANA.user)))[1]["lang"] == chosen


async def test_the_board_that_was_asked_for_comes_first(table: Table, there: Inside) -> None:
    here, other = await started(table), await started(table, channel=2)
    table.links.expect(ANA.user, other.id)
    assert (await there.entered(ANA.user))[1] == other.id, "her own game, wherever it is"
    table.links.expect(CHLOE.user, other.id)
    assert (await there.entered(CHLOE.user))[1] == here.id, "not one of another channel"


async def test_discord_alone_may_frame_the_page_and_that_page_alone(there: Inside) -> None:
    async with there.session.get(there.base.replace("board/", FRAMED)) as answer:
        policy, text = answer.headers["Content-Security-Policy"], await answer.text()
        assert "X-Frame-Options" not in answer.headers
    assert "frame-ancestors https://discord.com https://*.discordsays.com" in policy
    assert "'unsafe" not in policy
    assert re.search(rf'name="application" content="{APPLICATION}"', text)
    async with there.session.get(there.base.replace("board/", "?frame_id=f")) as answer:
        assert 'src="board/main.js"' in await answer.text()
    for address in (there.base, f"{there.base}main.js"):
        async with there.session.get(address) as answer:
            assert answer.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
            assert answer.headers["X-Frame-Options"] == "DENY"


async def test_links_have_no_way_in_from_discord(page: Client) -> None:
    async with page.session.get(f"{page.base}?frame_id=f") as answer:
        assert answer.headers["X-Frame-Options"] == "DENY"
    async with page.session.get(page.base.replace("board/", "")) as answer:
        assert answer.status == 404
    assert (await page.ask("api/enter", "", {"code": "x", "verifier": VERIFIER, "instance": "i"}))[0] == 404
    assert (await page.ask("api/game", "", Origin="null"))[1]["error"] == "page-foreign"


async def test_pages_of_discords_proxy_may_ask_and_those_of_a_frame_without_an_origin(
    table: Table, there: Inside
) -> None:
    game = await started(table)
    token, _ = await there.entered(ANA.user)
    path = f"api/game?game={game.id}"
    assert (await there.ask(path, token, Origin=SITE))[0] == 200
    assert (await there.ask(path, token, Origin="https://901.discordsays.com"))[1]["error"] == "page-foreign"
    async with there.session.options(f"{there.base}{path}", headers={"Origin": "null"}) as answer:
        assert answer.status == 204
        assert answer.headers["Access-Control-Allow-Origin"] == "null"
        assert "Authorization" in answer.headers["Access-Control-Allow-Headers"]
    async with there.session.options(f"{there.base}{path}", headers={"Origin": SITE}) as answer:
        assert "Access-Control-Allow-Origin" not in answer.headers


# -- changes as they come --------------------------------------------------------------------------------------------


async def test_a_socket_tells_what_a_stream_tells(table: Table, there: Inside) -> None:
    game = await started(table)
    token, _ = await there.entered(ANA.user)
    async with there.session.ws_connect(f"{there.base}api/socket?game={game.id}") as socket:
        await socket.send_str(token)
        kind, _, data = (await socket.receive_str(timeout=5)).partition("\n")
        assert (kind, json.loads(data)["seq"]) == ("game", game.seq)
        assert json.loads(data) == (await there.ask(f"api/game?game={game.id}", token))[1]
        after = await answer(table, game, game.requests[0].options[0].choice)
        assert json.loads((await socket.receive_str(timeout=5)).partition("\n")[2])["seq"] == after.seq
        await table.preferences.set_user(ANA.user, links=2)
        await answer(table, after, after.requests[0].options[0].choice)
        assert (await socket.receive_str(timeout=5)).startswith("over\n")


async def test_a_socket_refuses_in_one_sentence(table: Table, there: Inside) -> None:
    game = await started(table)
    for token in ("", "x", (await there.entered(CHLOE.user, channel=2))[0]):
        async with there.session.ws_connect(f"{there.base}api/socket?game={game.id}") as socket:
            await socket.send_str(token)
            kind, _, data = (await socket.receive_str(timeout=5)).partition("\n")
            assert kind == "refused"
            assert set(json.loads(data)) == {"error", "text"}
            assert (await socket.receive(timeout=5)).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)


async def test_a_socket_that_is_left_is_forgotten_at_once(table: Table, there: Inside) -> None:
    game = await started(table)
    token, _ = await there.entered(ANA.user)
    for _ in range(20):  # more than one player may have at once
        async with there.session.ws_connect(f"{there.base}api/socket?game={game.id}") as socket:
            await socket.send_str(token)
            assert (await socket.receive_str(timeout=5)).startswith("game\n")
        await asyncio.sleep(0.02)


async def test_who_asks_again_gets_what_is_new(table: Table, there: Inside) -> None:
    game = await started(table)
    token, _ = await there.entered(ANA.user)
    path = f"api/game?game={game.id}&seen={game.seq}"
    assert await there.ask(path, token) == (200, {})
    after = await answer(table, game, game.requests[0].options[0].choice)
    assert (await there.ask(path, token))[1]["seq"] == after.seq


async def test_who_takes_a_seat_goes_on_watching(table: Table, there: Inside) -> None:
    game = await lobby(table)
    token, first = await there.entered(BEN.user)
    assert first == game.id
    async with there.session.ws_connect(f"{there.base}api/socket?game={game.id}") as socket:
        await socket.send_str(token)
        assert json.loads((await socket.receive_str(timeout=5)).partition("\n")[2])["me"] is None
        await table.join(game.id, BEN, None)
        assert json.loads((await socket.receive_str(timeout=5)).partition("\n")[2])["me"] == 1


# -- before a game begins ----------------------------------------------------------------------------------------------


@pytest.fixture
async def hall(table: Table) -> AsyncIterator[Inside]:
    """The same, where the bot knows everybody and opens lobbies."""

    async def person(place: Place, user: int) -> Person:
        return next(one for one in (ANA, BEN, CHLOE) if one.user == user)

    async def open_lobby(place: Place, person: Person, new: NewLobby, number: int) -> Game:
        opened = Opened(person.user, "New", new.ruleset, new.size, new.table, {})
        return await table.open(person, channel=place.channel, guild=place.guild, opened=opened, interaction=number)

    async with inside(table, Services(person=person, open_lobby=open_lobby)) as client:
        yield client


async def test_a_game_is_opened_and_begun_from_the_page(table: Table, hall: Inside) -> None:
    (ana, first), (ben, _) = await hall.entered(ANA.user), await hall.entered(BEN.user)
    assert first == ""
    _, said = await hall.ask("api/hall", ana)
    assert (said["mine"], said["open"]) == ([], True)
    playable = next(one for one in said["games"] if one["id"] == "rapid-attack")
    assert {"demo", "battle"} <= {size["id"] for size in playable["sizes"]}
    assert {level["id"] for level in said["levels"]} >= {"recruit", "ace"}
    wanted = {"ruleset": "rapid-attack", "size": "demo", "table": "map", "press": "p"}
    status, opened = await hall.ask("api/open", ana, wanted)
    assert status == 200
    assert (await hall.ask("api/open", ana, wanted))[1] == opened, "the same press again"
    assert (await hall.ask("api/open", ana, wanted | {"press": "q"}))[1]["error"] == "game-here-already"
    _, said = await hall.ask("api/hall", ben)
    assert (said["mine"], said["open"]) == ([{"id": opened["game"], "title": "New", "waits": False}], False)
    lobby_of = f"api/lobby?game={opened['game']}"
    acts: tuple[tuple[str, dict[str, str], str | None], ...] = (
        (ben, {"do": "start"}, "not-host"),
        (ben, {"do": "join"}, None),
        (ben, {"do": "leave"}, None),
        (ben, {"do": "bot", "level": "recruit"}, "not-host"),
        (ana, {"do": "bot", "level": "queen"}, "page-unreadable"),
        (ana, {"do": "dance"}, "page-unreadable"),
        (ana, {"do": "bot", "level": "recruit"}, None),
        (ben, {"do": "join"}, None),
        (ana, {"do": "start"}, None),
        (ben, {"do": "leave"}, "already-started"),
    )
    for number, (token, what, error) in enumerate(acts):
        status, said = await hall.ask(lobby_of, token, what | {"press": str(number)})
        assert (said.get("error"), status == 200) == (error, error is None), (what, said)
    game = await table.game(opened["game"])
    assert (game.status, len(game.seats)) == ("running", 3)


async def test_a_lobby_is_set_up_from_the_page(table: Table, hall: Inside) -> None:
    """By a link as well as inside: each brings a company or has one drawn, the host chooses size, table and bots."""
    game = await lobby(table)
    token, (chloe, _) = hall.token(game, ANA.user), await hall.entered(CHLOE.user)
    size, players = "skirmish", 2
    for owner, kind in ((ANA.user, size), (ANA.user, "demo"), (CHLOE.user, size)):
        force = RULESETS["rapid-attack"].generate(kind, players, SystemDice())
        await table.storage.companies.save(owner, f"{kind} of {owner}", f"rapid-attack/{kind}/2", force)
    await table.storage.companies.save(ANA.user, "ships", "intercept-orbit/standard/2", "no frames at all")
    numbers = {row.name: str(row.id) for row in await table.storage.companies.of_owner(ANA.user)}
    own, press = numbers[f"{size} of {ANA.user}"], iter(range(100))

    async def do(token: str, **what: object) -> str:
        said = (await hall.ask(f"api/lobby?game={game.id}", token, what | {"press": str(next(press))}))[1]
        return said.get("error", "")

    async def listed(token: str) -> tuple[list[dict[str, Any]], str]:
        said = (await hall.ask(f"api/lobby?game={game.id}", token))[1]
        return said["companies"], said["none"]

    assert await do(token, do="set", size=size) == await do(token, do="set", table="declared") == ""
    drawn, demo, fits = (await listed(token))[0]
    assert (drawn["name"], drawn["brought"]) == (say("en", "lobby-drawn"), True)
    assert "fault" in demo
    assert fits == {"id": own, "name": f"{size} of {ANA.user}"}
    assert await do(token, do="bring", company=own) == ""
    assert [one.get("brought", False) for one in (await listed(token))[0]] == [False, False, True]
    _, shown = await hall.ask("api/game", token)
    assert (shown["seats"]["size"], shown["seats"]["table"]) == (size, "declared")
    assert await do(token, do="bring") == ""
    assert (await table.game(game.id)).seats[0].company is None
    for who, what, error in (
        (token, {"do": "bring", "company": numbers["ships"]}, "system-unknown"),
        (token, {"do": "bring", "company": "4711"}, "company-unknown"),
        (chloe, {"do": "bring", "company": own}, "company-unknown"),
        (chloe, {"do": "set", "size": "demo"}, "not-host"),
        (token, {"do": "set", "size": "huge"}, "size-unknown"),
        (token, {"do": "drop", "place": 0}, "no-such-bot"),
        (token, {"do": "drop", "place": 7}, "no-such-bot"),
        (token, {"do": "bot", "level": "recruit"}, ""),
        (chloe, {"do": "drop", "place": 1}, "not-host"),
        (token, {"do": "drop", "place": 1}, ""),
        (token, {"do": "bot", "level": "ace"}, ""),
    ):
        assert await do(who, **what) == error, what
    (bot,) = [seat for seat in (await table.game(game.id)).seats if seat.level]
    assert bot.level == "ace"
    assert (await hall.ask(f"api/lobby?game={game.id}", chloe))[1]["error"] == "watching-only"
    await table.start(game.id, ANA)
    assert (await hall.ask("api/lobby", token))[1]["error"] == "already-started"


async def test_a_battlefield_is_drawn_by_a_pass(table: Table, hall: Inside) -> None:
    game = await lobby(table, kind="map")
    (ana, _), (ben, _) = await hall.entered(ANA.user), await hall.entered(BEN.user)
    elsewhere, _ = await hall.entered(CHLOE.user, channel=2)
    assert (await hall.ask("api/fields", ana))[1]["game"] is None
    _, known = await hall.ask(f"api/fields?game={game.id}", ana)
    assert known["game"]["takes"]
    assert not (await hall.ask(f"api/fields?game={game.id}", ben))[1]["game"]["takes"]
    assert (await hall.ask(f"api/fields?game={game.id}", elsewhere))[1]["game"] is None
    body = {"drawing": known["game"]["drawing"] | {"pieces": []}, "press": "one"}
    assert (await hall.ask(f"api/fields/use?game={game.id}", ben, body))[1]["error"] == "not-host"
    assert (await hall.ask(f"api/fields/use?game={game.id}", elsewhere, body))[1]["error"] == "no-game-here"
    assert (await hall.ask(f"api/fields/use?game={game.id}", ana, body))[0] == 200
    assert read_field((await table.game(game.id)).options["field"]).pieces == ()


async def test_presses_before_a_game_count_once_and_links_open_none(table: Table, hall: Inside) -> None:
    game = await lobby(table)
    token, _ = await hall.entered(BEN.user)
    press = {"do": "join", "press": "same"}
    assert (await hall.ask(f"api/lobby?game={game.id}", token, press))[0] == 200
    assert (await hall.ask(f"api/lobby?game={game.id}", token, press))[1]["error"] == "duplicate"
    by_link = hall.token(game, ANA.user)
    for path, body in (("api/hall", None), ("api/open", {"ruleset": "", "size": "", "table": "", "press": ""})):
        assert (await hall.ask(path, by_link, body))[1]["error"] == "no-such-game"
    assert (await hall.ask("api/lobby", hall.token(game, 0), press))[1]["error"] == "watching-only"
    assert (await hall.ask("api/lobby", by_link, {"do": "start", "press": "begin"}))[0] == 200
    assert (await table.game(game.id)).status == "running"
    elsewhere, _ = await hall.entered(CHLOE.user, channel=2)
    assert (await hall.ask(f"api/lobby?game={game.id}", elsewhere, press))[1]["error"] == "entry-elsewhere"
