"""Votes on the page: what the private panel offers, the page offers, through the same door."""

from __future__ import annotations

import random
from typing import Any

from table import Game, Table
from table.votes.seating import add_bot
from table.votes.undo import undo_for
from tests.table.people import ANA, BEN, lobby, play, started
from tests.web.boards import Client
from text import say


async def seen(page: Client, game: Game, user: int) -> Any:
    return (await page.ask("api/game", page.token(game, user)))[1]


async def test_an_undo_is_asked_for_and_agreed_to(table: Table, page: Client) -> None:
    game = await play(table, await started(table), random.Random(3), 12)
    asker, other = (ANA, BEN) if (await seen(page, game, ANA.user)).get("ask_undo") else (BEN, ANA)
    assert "agree" in " ".join((await seen(page, game, asker.user))["ask_undo"])
    press = {"seq": game.seq, "press": "1"}
    status, refused = await page.ask("api/undo", page.token(game, asker.user), press)
    assert (status, refused["error"]) == (409, "undo-needs-consent")
    assert (await page.ask("api/undo", page.token(game, asker.user), {**press, "press": "2", "ask": True}))[0] == 200
    mine, theirs, watching = [await seen(page, game, user) for user in (asker.user, other.user, 0)]
    assert asker.name in theirs["wish"]["lines"][0]
    assert [one["wish"].get("votes", False) for one in (mine, theirs, watching)] == [False, True, False]
    assert [one["wish"].get("own", False) for one in (mine, theirs, watching)] == [True, False, False]
    vote = {"wish": theirs["wish"]["seq"], "press": "3", "agree": True}
    assert (await page.ask("api/vote", page.token(game, 0), vote))[1]["error"] == "watching-only"
    old = await page.ask("api/vote", page.token(game, other.user), {**vote, "wish": 1})
    assert old[1]["error"] == "stale-vote"
    assert (await page.ask("api/vote", page.token(game, other.user), vote))[0] == 200
    after = await table.game(game.id)
    assert after.wish is None
    assert len(after.decisions) < len(game.decisions)


async def test_a_wish_is_withdrawn_or_refused(table: Table, page: Client) -> None:
    game = await started(table)
    for number, user in enumerate((ANA.user, BEN.user)):
        assert (
            await page.ask(
                "api/abandon", page.token(game, ANA.user), {"seq": game.seq, "press": f"ask {number}", "ask": True}
            )
        )[0] == 200
        wish = (await seen(page, game, user))["wish"]
        refusal = {"wish": wish["seq"], "press": f"no {number}", "agree": False}
        assert (await page.ask("api/vote", page.token(game, user), refusal))[0] == 200
        assert "wish" not in await seen(page, game, user)
    assert (await table.game(game.id)).status == "running"


async def test_the_game_ends_when_all_agree(table: Table, page: Client) -> None:
    game = await started(table)
    assert (await page.ask("api/abandon", page.token(game, 0), {"seq": game.seq, "press": "1", "ask": True}))[1][
        "error"
    ] == "watching-only"
    await page.ask("api/abandon", page.token(game, BEN.user), {"seq": game.seq, "press": "1", "ask": True})
    wish = (await seen(page, game, ANA.user))["wish"]
    await page.ask("api/vote", page.token(game, ANA.user), {"wish": wish["seq"], "press": "2", "agree": True})
    assert (await table.game(game.id)).status == "ended"
    assert (await seen(page, game, 0))["waiting"]


async def test_who_plays_a_bot_ends_the_game_alone(table: Table, page: Client) -> None:
    with_friend = await started(table)
    assert "alone" not in await seen(page, with_friend, ANA.user)
    game = await lobby(table, channel=2)
    await add_bot(table, game.id, ANA, "Bot", "rookie")
    game = await table.start(game.id, ANA)
    assert (await seen(page, game, ANA.user))["alone"] is True
    end = {"seq": game.seq, "press": "1", "ask": True}
    assert (await page.ask("api/abandon", page.token(game, ANA.user), end))[0] == 200
    assert (await table.game(game.id)).status == "ended"


async def test_who_undoes_a_roll_against_a_bot_is_told_that_it_counts_as_hindsight(table: Table, page: Client) -> None:
    game = await lobby(table, channel=2)
    await add_bot(table, game.id, ANA, "Bot", "rookie")
    game, chance = await table.start(game.id, ANA), random.Random(4)
    while not undo_for_ana(game):
        game = await play(table, game, chance, 1)
    asked = await seen(page, game, ANA.user)
    assert asked["undo"] is True
    assert asked["ask_undo"] == [say("en", "undo-hindsight")]
    assert (await page.ask("api/undo", page.token(game, ANA.user), {"seq": game.seq, "press": "1", "ask": True}))[
        0
    ] == 200
    assert (await table.game(game.id)).hindsight


def undo_for_ana(game: Game) -> bool:
    """Whether Ana may undo a roll."""
    return any(made.user == ANA.user for made in game.decisions) and undo_for(game, ANA.user).hindsight
