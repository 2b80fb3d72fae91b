"""The board in the browser: who may see and do what, what is sent, and that a press there is one of a button."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import pytest

from rules import RULESETS, choose, default
from rules.field.coordinates import cell
from storage import Storage, Unavailable
from table import Game, Move, Table
from table.log import Answered, decode
from table.planning import first_choices, own_request, place_answer, place_moves
from table.time.clock import DAY, ManualClock
from table.votes import seating
from tests.table.people import ANA, BEN, CHLOE, person_of, play, started
from tests.web.boards import Client
from web.feed import TOGETHER, Feed
from web.guard import BODY_MAX, HEADERS, Guard
from web.shown import seen_by

ROUTES = (
    "api/game",
    "api/story",
    "api/steps",
    "api/stream",
    "api/plan",
    "api/look",
    "api/answer",
    "api/undo",
    "api/vote",
    "api/abandon",
    "api/say",
)


async def refused(page: Client, token: str) -> set[str]:
    """The codes with which every route refuses a token."""
    found = set()
    for path in ROUTES:
        status, answer = await page.ask(path, token, {} if path in ROUTES[4:] else None)
        assert status in (401, 403, 409), (path, answer)
        assert answer["text"]
        assert "{" not in answer["text"]
        found.add(answer["error"])
    return found


async def test_a_player_sees_their_question_and_a_watcher_none(table: Table, page: Client) -> None:
    game = await started(table)
    user = person_of(game).user
    status, mine = await page.ask("api/game", page.token(game, user))
    assert (status, mine["game"], mine["seq"]) == (200, game.id, game.seq)
    assert [asked["kind"] for asked in mine["asked"]] == [game.requests[0].kind]
    _, watched = await page.ask("api/game", page.token(game, 0))
    assert "asked" not in watched
    assert watched["me"] is None
    assert watched["board"]["sides"] == mine["board"]["sides"]


async def test_forged_and_incomplete_tokens_open_nothing(table: Table, page: Client) -> None:
    game = await started(table)
    token = page.token(game, ANA.user)
    assert await refused(page, "") == {"link-unreadable"}
    assert await refused(page, token[:-1] + ("A" if token[-1] != "A" else "B")) == {"link-void"}
    other = token.replace(str(ANA.user), str(BEN.user), 1)
    assert await refused(page, other) == {"link-void"}


async def test_a_link_of_another_game_shows_that_game_alone(table: Table, page: Client) -> None:
    one, two = await started(table, channel=1), await started(table, channel=2)
    assert (await page.ask("api/game", page.token(one, ANA.user)))[1]["game"] == one.id
    assert (await page.ask("api/game", page.token(two, ANA.user)))[1]["game"] == two.id


async def test_links_expire(table: Table, page: Client, clock: ManualClock) -> None:
    game = await started(table)
    token = page.token(game, ANA.user)
    clock.advance(7 * DAY)
    assert (await page.ask("api/game", token))[0] == 200
    clock.advance(2 * DAY)
    assert await refused(page, token) == {"link-expired"}


async def test_links_are_void_when_switched_off_and_when_the_key_is_rolled(table: Table, page: Client) -> None:
    game = await started(table)
    token, watching = page.token(game, ANA.user), page.token(game, 0)
    await table.preferences.set_user(ANA.user, links=1)
    assert table.links.address(game.id, ANA.user) == ""
    assert await refused(page, token) == {"link-void"}
    await table.preferences.set_user(ANA.user, links=2)
    assert await refused(page, token) == {"link-void"}
    assert (await page.ask("api/game", page.token(game, ANA.user)))[0] == 200
    await table.links.roll()
    assert await refused(page, watching) == {"link-void"}


async def test_a_server_makes_the_links_of_its_games_void(
    table: Table, page: Client, storage: Storage, clock: ManualClock
) -> None:
    game = await started(table)
    every = [page.token(game, user) for user in (0, ANA.user)]
    await table.preferences.set_guild(2, links=1)
    assert (await page.ask("api/game", every[0]))[0] == 200
    await table.preferences.set_guild(1, links=1)
    assert [await refused(page, token) for token in every] == [{"link-void"}, {"link-void"}]
    after = Table(storage, clock=clock)
    await after.preferences.load()
    await after.links.load()
    assert (await after.links.read(page.token(game, ANA.user))).user == ANA.user


async def test_a_link_is_void_without_its_seat(table: Table, page: Client) -> None:
    game = await started(table)
    assert await refused(page, page.token(game, CHLOE.user)) == {"link-left"}


async def test_who_has_resigned_sees_how_it_ended(table: Table, page: Client) -> None:
    game = await started(table)
    token = page.token(game, ANA.user)
    await seating.resign(table, game.id, ANA)
    status, seen = await page.ask("api/game", token)
    assert (status, seen["status"], seen.get("me")) == (200, "ended", None)


async def test_a_watcher_decides_nothing(table: Table, page: Client) -> None:
    game = await started(table)
    press = {"seq": game.seq, "press": "1", "way": game.requests[0].options[0].choice}
    for path, body in (("api/answer", press), ("api/undo", {"seq": game.seq, "press": "2"}), ("api/plan", {})):
        status, answer = await page.ask(path, page.token(game, 0), body)
        assert (status, answer["error"]) == (409, "watching-only")
    assert (await table.game(game.id)).seq == game.seq


async def test_nobody_sees_the_orders_of_others(table: Table, page: Client) -> None:
    game = await started(table)
    game = await table.order(game.id, BEN, {"defend": "none"})
    game = await table.order(game.id, ANA, {"defend": "none"})
    assert {order.player for order in seen_by(game.played, 0).orders} == {0}  # type: ignore[attr-defined]
    assert seen_by(game.played, None).orders == ()  # type: ignore[attr-defined]
    for user in (0, ANA.user):
        _, shown = await page.ask("api/game", page.token(game, user))
        assert "orders" not in json.dumps(shown["board"])
        assert str(BEN.user) not in json.dumps(shown)


async def test_a_press_is_that_of_a_button(table: Table, page: Client, storage: Storage) -> None:
    game = await started(table)
    person = person_of(game)
    _, shown = await page.ask("api/game", page.token(game, person.user))
    choice = shown["asked"][0]["choices"][0]
    press = {"seq": game.seq, "press": "once", "way": choice["way"]}
    status, answer = await page.ask("api/answer", page.token(game, person.user), press)
    assert (status, answer) == (200, {"seq": game.seq + 1})
    again = await page.ask("api/answer", page.token(game, person.user), press)
    assert again[1].get("error") in ("duplicate", "stale")
    assert (await table.game(game.id)).seq == game.seq + 1
    rows = await storage.games.entries(game.id)
    assert rows[-1].interaction is not None
    assert rows[-1].interaction < 0


async def test_an_old_question_is_not_answered(table: Table, page: Client) -> None:
    game = await started(table)
    person, option = person_of(game), game.requests[0].options[0].choice
    await table.answer(game.id, person, [Move(option)])
    status, answer = await page.ask(
        "api/answer", page.token(game, person.user), {"seq": game.seq, "press": "late", "way": option}
    )
    assert (status, answer["error"]) in ((409, "stale"), (409, "not-your-decision"))


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[1]", b'"x"', b"{}", b'{"seq":"x"}', b'{"seq":1,"press":"a","x":1}', b"\xff"]
)
async def test_nonsense_is_one_sentence(table: Table, page: Client, body: bytes) -> None:
    game = await started(table)
    status, answer = await page.ask("api/answer", page.token(game, ANA.user), body)
    assert status in (400, 409, 413)
    assert answer["text"]
    assert (await table.game(game.id)).seq == game.seq


@pytest.mark.long
async def test_a_long_request_is_not_read(table: Table, page: Client) -> None:
    game = await started(table)
    status, answer = await page.ask("api/plan", page.token(game, ANA.user), b"x" * 10_000_000)
    assert (status, answer["error"]) == (413, "page-too-big")
    assert str(BODY_MAX) in answer["text"].replace("\u202f", "").replace(",", "").replace("\xa0", "")


async def test_other_sites_are_refused(table: Table, page: Client) -> None:
    game = await started(table)
    status, answer = await page.ask("api/game", page.token(game, 0), Origin="https://evil.example")
    assert (status, answer["error"]) == (409, "page-foreign")


async def test_who_asks_too_often_waits(table: Table, page: Client) -> None:
    game = await started(table)
    token = page.token(game, ANA.user)
    found = [(await page.ask("api/game", token))[0] for _ in range(90)]
    assert found[0] == 200
    assert 429 in found
    assert (await page.ask("api/game", page.token(game, BEN.user)))[0] == 200


async def test_headers_and_files(table: Table, page: Client) -> None:
    there = ("", "style.css", "main.js", "art.json", "words.fr.json")
    for name in (*there, "api/game", "nowhere/at/all", "%2e%2e%2froutes.py"):
        async with page.session.get(f"{page.base}{name}") as answer:
            assert {key: answer.headers.get(key) for key in HEADERS} == HEADERS, name
            assert "Set-Cookie" not in answer.headers
            assert answer.status == (200 if name in there else 401 if name == "api/game" else 404), name


@pytest.mark.long
async def test_a_stream_follows_the_game(table: Table, page: Client) -> None:
    game = await started(table)
    headers = {"Authorization": f"Bearer {page.token(game, 0)}"}
    async with page.session.get(f"{page.base}api/stream", headers=headers) as stream:
        assert json.loads((await _event(stream))["game"])["seq"] == game.seq
        await table.answer(game.id, person_of(game), [Move(game.requests[0].options[0].choice)])
        assert json.loads((await _event(stream))["game"])["seq"] == game.seq + 1


@pytest.mark.long
async def test_watchers_shut_no_player_out(table: Table, page: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await started(table)
    monkeypatch.setattr("web.feed.WATCHERS", 2)
    monkeypatch.setattr("web.feed.OF_ONE", 1)
    async with AsyncExitStack() as streams:
        found = []
        for user in (0, 0, 0, ANA.user, ANA.user, BEN.user):
            headers = {"Authorization": f"Bearer {page.token(game, user)}"}
            asked = page.session.get(f"{page.base}api/stream", headers=headers)
            found.append((await streams.enter_async_context(asked)).status)
    assert found == [200, 200, 429, 200, 429, 200]


async def test_a_stream_ends_in_order_while_the_database_does_not_answer(
    table: Table, page: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await started(table)

    async def fails(_token: str) -> None:
        raise Unavailable("gone")

    headers = {"Authorization": f"Bearer {page.token(game, 0)}"}
    async with page.session.get(f"{page.base}api/stream", headers=headers) as stream:
        await _event(stream)
        monkeypatch.setattr(table.links, "read", fails)
        await table.answer(game.id, person_of(game), [Move(game.requests[0].options[0].choice)])
        assert await stream.content.read() == b""


async def _event(stream: Any) -> dict[str, str]:
    kind = (await stream.content.readuntil(b"\n")).decode().strip().partition(": ")[2]
    data = (await stream.content.readuntil(b"\n\n")).decode().strip().partition(": ")[2]
    return {kind: data}


@pytest.mark.long(after=2)
@pytest.mark.parametrize("ruleset", ["football", "intercept-orbit", "mez", "rapid-attack", "unofficial"])
async def test_a_plan_from_the_page_plays_the_same_events_as_by_buttons(
    table: Table, page: Client, storage: Storage, ruleset: str
) -> None:
    """The same place from the same state, pointed at, taken back, and then chosen by buttons."""
    game = await to_a_move(table, channel=1, ruleset=ruleset)
    person, lead = person_of(game), first_choices(game, game.requests[0])[0].choice
    token = page.token(game, person.user)
    _, plan = await page.ask("api/plan", token, {"first": lead, "begin": True})
    press = {"seq": game.seq, "press": "go", "way": lead, "place": plan["place"]}
    assert (await page.ask("api/answer", token, press))[0] == 200
    pointed = decode((await storage.games.entries(game.id))[-1].payload)
    assert (await page.ask("api/undo", token, {"seq": game.seq + 1, "press": "back"}))[0] == 200
    moves = place_moves(game, person.user, lead, place_answer(plan["place"]))
    await table.answer(game.id, person, moves)
    assert decode((await storage.games.entries(game.id))[-1].payload) == pointed


async def to_a_move(table: Table, channel: int, ruleset: str = "rapid-attack") -> Game:
    """A game on a map in which a unit may move."""
    game = await started(table, channel=channel, kind="map", ruleset=ruleset, size=RULESETS[ruleset].sizes[0])
    chance = random.Random(4)
    for _ in range(200):
        if first_choices(game, game.requests[0]):
            return game
        game = await play(table, game, chance, 1)
    raise AssertionError("nobody moves")


@pytest.mark.long
async def test_a_place_is_tried_out_and_nothing_happens(table: Table, page: Client) -> None:
    game = await to_a_move(table, 1)
    person, lead = person_of(game), first_choices(game, game.requests[0])[0].choice
    token = page.token(game, person.user)
    _, first = await page.ask("api/plan", token, {"first": lead, "begin": True})
    assert first["map"]["open_ground"]["polygons"]
    assert first["suggestions"]
    _, far = await page.ask("api/plan", token, {"first": lead, "place": [-9.0, -9.0], "before": first["place"]})
    assert far["problem"]
    assert far["go"].endswith(cell(tuple(far["at"]))), "the button names where it goes instead"
    assert "pieces" not in far["map"] or not far["map"]["pieces"]
    assert (await table.game(game.id)).seq == game.seq


@pytest.mark.long(after=1)
@pytest.mark.parametrize("ruleset", ["intercept-orbit", "rapid-attack"])
async def test_a_unit_goes_and_acts_with_one_press(table: Table, page: Client, storage: Storage, ruleset: str) -> None:
    game, chance = await to_a_move(table, 1, ruleset), random.Random(7)
    plan: dict[str, Any] = {}
    while not plan.get("then"):
        game = await play(table, game, chance, 1)
        person, request = person_of(game), game.requests[0]
        token, leads = page.token(game, person.user), first_choices(game, request)
        if leads:
            _, plan = await page.ask("api/plan", token, {"first": leads[0].choice, "begin": True})
    then = plan["then"][0]["way"]
    press = {"seq": game.seq, "press": "1", "way": plan["first"], "place": plan["place"], "then": then}
    status, _ = await page.ask("api/answer", token, {**press, "then": "attack:99"})
    assert (status, (await table.game(game.id)).seq) == (409, game.seq), "nothing is played of what can't be whole"
    assert (await page.ask("api/answer", token, press))[0] == 200
    answered = decode((await storage.games.entries(game.id))[-1].payload).table
    kinds = [event.kind for event in answered if isinstance(event, Answered)]
    assert "where" in kinds[1:-1], kinds


@pytest.mark.parametrize("ruleset", ["intercept-orbit", pytest.param("rapid-attack", marks=pytest.mark.long)])
async def test_losses_are_ticked_so_that_one_press_sends_them(table: Table, page: Client, ruleset: str) -> None:
    chance, asked = random.Random(3), None
    while asked is None or asked.kind != "loss" or asked.facts["several"] < 2:
        if asked is None:
            game = await started(table, ruleset=ruleset, size=RULESETS[ruleset].sizes[0], kind="map")
        game = await play(table, game, chance, 1)
        asked = next(iter(game.requests), None)
    token = page.token(game, person_of(game).user)
    shown = (await page.ask("api/game", token))[1]["asked"][0]
    listed = Counter(choice["way"] for choice in shown["choices"])
    assert listed == Counter({option.choice: option.facts["number"] for option in asked.options})
    assert shown["ticked"][0] == default(game.played, asked)
    assert 1 < len(shown["ticked"]) <= min(shown["several"], listed.total()), "the last ones may go by themselves"
    assert Counter(shown["ticked"]) <= listed
    press = {"seq": game.seq, "press": "1", "way": ", ".join(shown["ticked"])}
    assert (await page.ask("api/answer", token, press))[0] == 200
    (left,) = (await table.game(game.id)).requests or (None,)
    assert left is None or left.kind != "loss" or left.facts != asked.facts


@pytest.mark.long(after=1)
@pytest.mark.parametrize("ruleset", ["intercept-orbit", "rapid-attack"])
async def test_below_a_choice_stands_one_way_on_that_gives_nothing_up(table: Table, page: Client, ruleset: str) -> None:
    game, chance, below = await to_a_move(table, 1, ruleset), random.Random(7), list[dict[str, Any]]()
    while not below:
        game = await play(table, game, chance, 1)
        token = page.token(game, person_of(game).user)
        every = (await page.ask("api/game", token))[1]["asked"][0].get("choices", ())
        below = [choice for choice in every if choice.get("group") == "below"]
    main = [choice["way"] for choice in every if "group" not in choice]
    under = [next(way for way in main if choice["way"].startswith(f"{way}|")) for choice in below]
    assert len(set(under)) == len(under)
    assert all(choice["label"].endswith(choice["short"]) for choice in below), below
    assert not {"none", "done"} & {choice["way"].rpartition("=")[2] for choice in below}
    press = {"seq": game.seq, "press": "1", "way": below[0]["way"]}
    assert (await page.ask("api/answer", token, press))[0] == 200


@pytest.mark.long
async def test_the_first_of_several_dice_that_reaches_a_place_is_taken(table: Table, page: Client) -> None:
    game, chance, taken = await to_a_move(table, 1), random.Random(7), set[int]()
    while taken != {0, 1}:
        game = await play(table, game, chance, 1)
        token = page.token(game, person_of(game).user)
        ways = (await page.ask("api/game", token))[1]["asked"][0].get("ground", [])
        if len(ways) != 2:
            continue
        _, far = await page.ask("api/plan", token, {"first": ways[1], "begin": True})
        for place in [one["at"] for one in far["suggestions"] if one.get("at")]:
            tried = {"place": place, "begin": True}
            _, alone = await page.ask("api/plan", token, {"first": ways[0], **tried})
            _, either = await page.ask("api/plan", token, {"first": ways[0], "instead": ways[1:], **tried})
            _, other = await page.ask("api/plan", token, {"first": ways[1], **tried})
            reaches = 0 if "problem" not in alone or "problem" in other else 1
            assert either["first"] == ways[reaches]
            taken.add(reaches)


@pytest.mark.long
async def test_a_move_is_tried_out_beforehand_where_it_is_next(table: Table, page: Client) -> None:
    game, chance, seen = await to_a_move(table, 1), random.Random(7), set[tuple[bool, bool]]()
    while not {(True, True), (False, True), (False, False)} <= seen:
        game = await play(table, game, chance, 1)
        asked = (await page.ask("api/game", page.token(game, person_of(game).user)))[1]["asked"][0]
        main = [choice for choice in asked.get("choices", ()) if "group" not in choice]
        if asked["kind"] != "act" or not any(choice.get("places") for choice in main):
            continue
        alone = not any("die" in choice for choice in main if not choice.get("places"))
        own = choose(game.played, own_request(game, person_of(game).user))
        moves = own is not None and own.choice in asked["ground"]
        assert asked.get("beforehand") in (asked["ground"] if alone or moves else [None])
        seen.add((alone, moves))


@pytest.mark.long
async def test_a_defense_goes_along_with_the_move_that_a_bot_would_make_after_it(table: Table, page: Client) -> None:
    game, chance, way = await to_a_move(table, 1), random.Random(7), ""
    while not way.count("|"):
        game = await play(table, game, chance, 1)
        token = page.token(game, person_of(game).user)
        asked = (await page.ask("api/game", token))[1]["asked"][0]
        several = sum(choice["name"] == "defend" and "group" not in choice for choice in asked.get("choices", ())) > 1
        way = asked.get("beforehand", "") if several else ""
    _, plan = await page.ask("api/plan", token, {"first": way, "begin": True})
    assert plan["text"].startswith("🛡️ Included: ")
    done = [Move(move.choice, move.kind) for move in place_moves(game, person_of(game).user, way, plan["place"])]
    after = await table.answer(game.id, person_of(game), done)
    assert (await page.ask("api/plan", token, {"first": way, "begin": True}))[0] == 409
    assert after.seq > game.seq


async def test_things_are_looked_at_and_measured(table: Table, page: Client) -> None:
    game = await started(table, kind="map")
    token = page.token(game, 0)
    assert "A1" in (await page.ask("api/look", token, {"one": "A1"}))[1]["text"]
    assert (await page.ask("api/look", token, {"one": "A1", "other": "3,4"}))[1]["text"]
    status, answer = await page.ask("api/look", token, {"one": "nothing at all"})
    assert (status, bool(answer["text"])) == (409, True)


async def test_players_hear_of_a_change_before_a_crowd_of_watchers(table: Table) -> None:
    game, feed = await started(table), Feed(Guard(lambda: table))
    crowd, player = [asyncio.Event() for _ in range(5 * TOGETHER)], asyncio.Event()
    feed._followers[game.id] = {**dict.fromkeys(crowd, (0, "")), player: (ANA.user, "")}
    feed._listen(table)
    await table.answer(game.id, person_of(game), [Move(game.requests[0].options[0].choice)])
    await asyncio.sleep(0)
    assert player.is_set()
    assert sum(one.is_set() for one in crowd) <= TOGETHER
    async with asyncio.timeout(5):
        await asyncio.gather(*(one.wait() for one in crowd))
