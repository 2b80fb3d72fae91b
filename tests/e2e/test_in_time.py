"""Discord hears within three seconds that an answer will come, and people read a sentence whatever it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import simcord
from discord import InteractionResponseType

from cogs.kit import drawing, reply
from tests.e2e.players import game_here, settled, start_game
from tests.e2e.world import World
from text.fluent.catalogue import say

DEFERRED = {
    InteractionResponseType.deferred_channel_message.value,
    InteractionResponseType.deferred_message_update.value,
}
REFUSED = say("en", "error-discord-refused", code="")[:30]


def slowly(call: Callable[..., Awaitable[Any]], seconds: float) -> Callable[..., Awaitable[Any]]:
    """The same after a while."""

    async def slow(*args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(seconds)
        return await call(*args, **kwargs)

    return slow


def deferred(world: World) -> bool:
    """Whether the bot has acknowledged the newest interaction before it answered."""
    newest = f"/interactions/{world.delivered[-1]['id']}/"
    (callback,) = (request for request in world.env.http_requests if request.path.startswith(newest))
    return callback.json["type"] in DEFERRED


async def test_all_the_work_for_an_answer_shares_one_deadline(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reply, "ACKNOWLEDGE_AFTER", 0.15)
    storage = world.bot.storage
    for there, name in ((storage.games, "unfinished_of"), (storage.marks, "named"), (storage.follows, "of_user")):
        monkeypatch.setattr(there, name, slowly(getattr(there, name), 0.1))
    result = await world.slash(world.ana, "game mine")
    assert deferred(world)
    assert say("en", "mine-none-waits") in world.reply(result)


@pytest.fixture
def slow_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each picture takes longer than an answer may."""
    monkeypatch.setattr(reply, "ACKNOWLEDGE_AFTER", 0.1)
    draw = drawing._Lane.draw

    async def slow(*args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(0.3)
        return await draw(*args, **kwargs)

    monkeypatch.setattr(drawing._Lane, "draw", slow)


async def opened(world: World) -> simcord.InteractionResult:
    return await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="map")


async def opened_in_a_thread(world: World) -> simcord.InteractionResult:
    return await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="map", thread=True)


async def opened_by_a_button(world: World) -> simcord.InteractionResult:
    await world.slash(world.ana, "help")
    return await world.press(world.ana, say("en", "button-play-now"))


async def drawn_at_random(world: World) -> simcord.InteractionResult:
    return await world.slash(world.ana, "company generate")


async def the_season(world: World) -> simcord.InteractionResult:
    await start_game(world)
    await world.slash(world.ben, "game resign", sure=True)
    await world.bot.boards.settle()
    return await world.slash(world.ana, "season")


@pytest.mark.usefixtures("slow_pictures")
@pytest.mark.parametrize("asked", [opened, opened_in_a_thread, opened_by_a_button, drawn_at_random, the_season])
async def test_a_picture_that_takes_its_time(
    world: World, asked: Callable[[World], Awaitable[simcord.InteractionResult]]
) -> None:
    result = await asked(world)
    assert deferred(world)
    assert world.reply(result)


@pytest.mark.usefixtures("slow_pictures")
async def test_a_rematch_is_answered_before_its_lobby_has_a_picture(world: World) -> None:
    await start_game(world, table="map")
    await world.slash(world.ana, "game end", sure=True)
    await world.bot.boards.settle()
    result = await world.slash(world.ana, "game rematch")
    assert not deferred(world)
    assert world.reply(result)


async def test_somebody_who_did_not_play_reads_the_report_when_the_database_is_slow(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_game(world)
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    monkeypatch.setattr(reply, "ACKNOWLEDGE_AFTER", 0.0)
    marks = world.bot.storage.marks
    monkeypatch.setattr(marks, "of_game", slowly(marks.of_game, 0.1))
    result = await world.press(world.chloe, say("en", "button-report"))
    assert deferred(world)
    assert world.reply(result)


@pytest.mark.alone
async def test_a_refusal_of_discord_is_told(world: World) -> None:
    world.fail(f"/channels/{world.channel.id}/threads", status=400, method="POST")
    assert REFUSED in world.reply(await world.slash(world.ana, "game new", thread=True))


@pytest.mark.alone
async def test_play_now_where_the_bot_may_not_post(world: World) -> None:
    await world.slash(world.ana, "help")
    world.fail(f"/channels/{world.channel.id}/messages", status=403, times=None, method="POST")
    told = world.reply(await world.press(world.ana, say("en", "button-play-now")))
    game = await game_here(world)
    assert game.host == world.ana.id
    assert str(world.channel.id) in told


@pytest.mark.parametrize("title", [" ", "\u2028\n", ""])
async def test_a_game_of_no_title_has_the_usual_one(world: World, title: str) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", title=title)
    game = await game_here(world)
    assert game.title == say("en", "game-title", ruleset=say("en", "ruleset-rapid-attack"), name="Ana")
