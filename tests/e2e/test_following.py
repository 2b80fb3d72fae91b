"""Following a game: each activation once to everybody who follows, beside the game, which never waits for them."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands
from msgspec import structs

from cogs.channel.finding.followers import QUEUED_MOST, Followers
from cogs.channel.story import chapters_of, moment_of
from storage import FollowRow
from table import Game
from table.time.clock import DAY, HOUR
from tests.e2e.players import ButtonPlayer, ChoosePlayer, game_here, play, settled, start_game
from tests.e2e.test_data import exported
from tests.e2e.world import World, text_of
from text.fluent.catalogue import say


async def told(world: World) -> None:
    """Everything has been sent."""
    await world.bot.boards.settle()
    await world.bot.boards.following.settle()
    await world.env.settle()


async def activations(world: World, game: Game) -> int:
    """How many activations are over."""
    chapters = chapters_of(await world.bot.table.entries(game.id))
    return sum(1 for chapter in chapters if chapter.counting and moment_of(chapter) is not None)


async def go_on(world: World, number: int, seed: int = 1) -> Game:
    """Play until so many more activations are over."""
    game = await game_here(world)
    wanted = await activations(world, game) + number
    player = ChoosePlayer(world, random.Random(seed))
    while await activations(world, game) < wanted and game.status == "running":
        game = await play(world, player, steps=1)
    await told(world)
    return game


def sent_to(world: World, channel: object) -> list[str]:
    """The texts that were posted in a channel."""
    path = f"/channels/{channel}/messages"
    sent = [r for r in world.env.http_requests if r.path == path and r.method == "POST"]
    return [str(r.json) for r in sent]


async def direct(world: World, member: simcord.MemberActor) -> int:
    return int((await world.bot.create_dm(discord.Object(member.id))).id)


def webhook(world: World, channel: simcord.ChannelHandle) -> tuple[Any, str]:
    """A webhook of a channel as Discord makes it, and its address."""
    stored = world.env.backend.webhooks[world.guild.create_webhook(channel).id]
    stored.token = "s3cret-" * 9 + "token"
    world.env.backend.webhook_tokens[stored.token] = stored.id
    return stored, f"https://discord.com/api/webhooks/{stored.id}/{stored.token}"


@pytest.mark.alone
async def test_each_activation_comes_once_as_a_direct_message(world: World) -> None:
    game = await start_game(world)
    begun = world.reply(await world.slash(world.dmitri, "follow"))
    assert "each activation comes to you" in begun
    game = await go_on(world, 2)
    there = await direct(world, world.dmitri)
    assert len(sent_to(world, there)) == 2
    assert game.title in sent_to(world, there)[0]
    await world.restart()
    await go_on(world, 1)
    assert len(sent_to(world, there)) == 3
    assert "Stop following" in world.buttons(world.dmitri)
    assert game.title in world.reply(await world.slash(world.dmitri, "game mine"))
    await world.press(world.dmitri, f"Stop following {game.title}")
    await go_on(world, 1)
    assert len(sent_to(world, there)) == 3
    assert "don't follow" in world.reply(await world.slash(world.dmitri, "follow", stop=True))


@pytest.mark.long
async def test_on_a_map_with_its_picture(world: World) -> None:
    await start_game(world, table="map")
    stands = world.guild.create_text_channel("stands")
    await world.slash(world.ana, "follow", thread=stands)
    player = ButtonPlayer(world, random.Random(1))
    while not world.messages(channel=stands):
        await play(world, player, steps=5)
        await told(world)
    assert world.messages(channel=stands)[0].attachments


async def test_in_the_followers_language_and_to_the_end(world: World) -> None:
    await start_game(world)
    await world.slash(world.chloe, "follow")
    await go_on(world, 1)
    there = await direct(world, world.chloe)
    assert "Ne plus suivre" in sent_to(world, there)[0]
    await world.slash(world.ana, "game end", sure=True)
    await told(world)
    assert "La partie est finie" in sent_to(world, there)[-1]
    assert await world.bot.storage.follows.of_user(world.chloe.id) == []
    assert "over" in world.reply(await world.slash(world.dmitri, "follow"))


async def test_what_is_sealed_stays_sealed(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared")
    await world.slash(world.ana, "game join", company="Zebra: Rd Rd B G; Ra Ra Y B")
    await world.slash(world.dmitri, "follow")
    await world.press(world.ben, "Join")
    await told(world)
    there = await direct(world, world.dmitri)
    assert sent_to(world, there) == []


async def test_a_thread_that_is_out_of_reach_is_named_in_a_sentence(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.troubled = True  # simcord counts what discord.py raises of it
    await start_game(world)
    stands = world.guild.create_text_channel("stands")
    monkeypatch.setattr(app_commands.AppCommandChannel, "resolve", lambda _channel: None)
    assert say("en", "error-channel-unknown") in world.reply(await world.slash(world.ana, "follow", thread=stands))


async def test_the_host_has_it_posted_in_a_thread_or_by_a_webhook(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    game = await start_game(world)
    stands, hooked = (world.guild.create_text_channel(name) for name in ("stands", "hooked"))
    stored, address = webhook(world, hooked)
    for options in ({"thread": stands}, {"webhook": address}):
        assert "host" in world.reply(await world.slash(world.ben, "follow", **options))
    told_so = world.reply(await world.slash(world.ana, "follow", thread=stands))
    assert f"<#{stands.id}>" in told_so
    said = world.reply(await world.slash(world.ana, "follow", webhook=address))
    assert stored.token not in said
    await go_on(world, 2)
    assert len(sent_to(world, stands.id)) == 2
    posted = world.messages(channel=hooked)
    assert len(posted) == 2
    assert game.title in text_of(posted[0])
    mine = world.reply(await world.slash(world.ana, "game mine"))
    data = await exported(world, world.ana)
    for shown in (mine, str(data), caplog.text):
        assert stored.token not in shown
    assert {row["way"] for row in data["following"]} == {"thread", "webhook"}
    del world.env.backend.webhook_tokens[stored.token]
    await go_on(world, 1)
    rows = await world.bot.storage.follows.of_game(game.id)
    assert [row.way for row in rows] == ["thread"]
    await world.slash(world.ana, "follow", stop=True)
    assert await world.bot.storage.follows.of_game(game.id) == []


async def test_the_addresses_of_a_server_go_with_it(world: World) -> None:
    game = await start_game(world)
    _, address = webhook(world, world.guild.create_text_channel("hooked"))
    await world.slash(world.ana, "follow", webhook=address)
    assert len(await world.bot.storage.follows.of_game(game.id)) == 1
    world.bot.dispatch("guild_remove", world.bot.get_guild(world.guild.id))
    await world.env.settle()
    assert await world.bot.storage.follows.of_game(game.id) == []


@pytest.mark.alone
async def test_who_blocks_the_bot_is_dropped_after_one_failure(world: World) -> None:
    game = await start_game(world)
    for member in (world.dmitri, world.chloe):
        await world.slash(member, "follow")
    there = await direct(world, world.dmitri)
    world.fail(f"/channels/{there}/messages", status=403, times=None, method="POST")
    await go_on(world, 2)
    assert [row.user for row in await world.bot.storage.follows.of_game(game.id)] == [world.chloe.id]
    assert len(sent_to(world, there)) == 1
    assert len(sent_to(world, await direct(world, world.chloe))) == 2


@pytest.mark.alone
@pytest.mark.parametrize("arrives", [True, False])
async def test_a_crash_doubles_nothing(world: World, arrives: bool) -> None:
    game = await start_game(world)
    await world.slash(world.dmitri, "follow")
    there = await direct(world, world.dmitri)
    with world.lost(f"/channels/{there}/messages", arrives=arrives, method="POST", times=9):
        await go_on(world, 1)
    row = (await world.bot.storage.follows.of_game(game.id))[0]
    assert row.claimed > row.sent
    await world.restart(clean=False)
    await world.wait(30)
    await told(world)
    channel = world.bot.get_partial_messageable(there)
    assert len([message async for message in channel.history()]) == 1
    assert await world.bot.storage.follows.in_doubt() == []


async def test_private_games_are_followed_by_those_who_see_them(world: World) -> None:
    role = world.bot.get_guild(world.guild.id).default_role
    alone = discord.PermissionOverwrite(view_channel=False)
    hidden = world.guild.create_text_channel("hidden", overwrites={role: alone})
    await world.slash(world.ana, "game new", channel=hidden, title="Hush")
    await world.bot.boards.settle()
    game = await world.bot.table.game_in(hidden.id)
    link = f"https://discord.com/channels/{world.guild.id}/{hidden.id}"
    for asked in (link, f"{link}/123", game.id):
        assert "can't see" in world.reply(await world.slash(world.ben, "follow", game=asked))
    assert "Hush" not in await world.offered(world.ben, "follow", "game", "hu")
    assert "You follow" in world.reply(await world.slash(world.ana, "follow", game=link))
    assert "already" in world.reply(await world.slash(world.ana, "follow", game=game.id))


@pytest.mark.alone
async def test_who_sees_the_channel_no_more_gets_no_more(world: World) -> None:
    game = await start_game(world)
    await world.slash(world.dmitri, "follow")
    await world.wait(DAY + 60)
    world.env.backend.get_guild(world.guild.id).members.pop(world.dmitri.id)
    await go_on(world, 1)
    assert await world.bot.storage.follows.of_game(game.id) == []
    assert sent_to(world, await direct(world, world.dmitri)) == []


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "what?"}, "neither a game"),
        ({"game": "abc"}, "no longer exists"),
        ({"game": "https://discord.com/channels/1/99999999999999999999"}, "neither a game"),
        ({"game": "https://discord.com/channels/1/5"}, "no game"),
        ({"webhook": "https://example.org/x"}, "can't find that webhook"),
        ({"webhook": "https://discord.com/api/webhooks/1/x"}, "can't find that webhook"),
        ({"game": "https://discord.com/channels/1/5", "stop": True}, "no game"),
    ],
)
async def test_bad_input_is_one_sentence(world: World, given: dict[str, Any], said: str) -> None:
    world.troubled = True
    await start_game(world)
    told_so = world.reply(await world.slash(world.ana, "follow", **given))
    assert said in told_so.lower() or said in told_so
    assert "\n" not in told_so


async def test_nobody_stops_what_is_anothers(world: World) -> None:
    await start_game(world)
    shown = await world.slash(world.dmitri, "follow")
    row = (await world.bot.storage.follows.of_user(world.dmitri.id))[0]
    assert shown.response is not None
    refused = await world.forge(world.ben, shown.response.message, f"mq:unfollow:{row.id}")
    assert "Only the person" in world.reply(refused)
    await world.press(world.dmitri, "Stop following")
    again = await world.forge(world.dmitri, shown.response.message, f"mq:unfollow:{row.id}")
    assert "no longer follow" in world.reply(again)


async def crowd(world: World, game: Game, number: int) -> list[int]:
    """So many follow the game; the channels of their direct messages."""
    channels = []
    for place in range(number):
        user = world.env.create_user(f"fan{place}")
        channel = (await world.bot.create_dm(discord.Object(user.id))).id
        row = FollowRow(f"f{place}", game.id, user.id, None, "message", str(channel), "en", 0.0, -1, -1, 0.0)
        await world.bot.storage.follows.add(structs.replace(row, at=world.bot.table.clock.now()))
        channels.append(channel)
    world.bot.boards.following.follow(game.id)
    return channels


@pytest.mark.long
async def test_two_hundred_follow_and_get_one_message_each_an_activation(world: World) -> None:
    game = await start_game(world)
    channels = await crowd(world, game, 200)
    before, asked = len(world.env.http_requests), await activations(world, game)
    game = await go_on(world, 2)
    done = await activations(world, game) - asked
    counts = [len(sent_to(world, channel)) for channel in channels]
    assert counts == [done] * 200
    others = [r for r in world.env.http_requests[before:] if not any(f"/channels/{c}/" in r.path for c in channels)]
    assert len(others) < 100  # the game's own
    chapter, began = chapters_of(await world.bot.table.entries(game.id))[-1], time.process_time()
    world.bot.boards.following.send_chapter(game, 999, chapter, None, closed=True)
    assert time.process_time() - began < 0.005  # of the game's own time, however many follow
    await told(world)
    assert [len(sent_to(world, channel)) for channel in channels] == [done + 1] * 200


@pytest.mark.alone
@pytest.mark.long
async def test_the_game_never_waits_for_them(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await start_game(world)
    await crowd(world, game, 5)
    sent = Followers._sent

    async def slowly(self: Followers, message: Any) -> bool | None:
        await asyncio.sleep(HOUR)
        return await sent(self, message)

    monkeypatch.setattr(Followers, "_sent", slowly)
    player = ChoosePlayer(world, random.Random(3))
    after = await play(world, player, steps=60)
    assert after.seq > game.seq + 30
    following = world.bot.boards.following
    assert all(len(queue) <= QUEUED_MOST for queue in following._queues.values())
    assert following._tasks
    await world.wait((QUEUED_MOST + 2) * HOUR)
    await told(world)
    assert not following._tasks


async def test_it_is_deleted_with_the_rest(world: World) -> None:
    game = await start_game(world)
    await world.slash(world.dmitri, "follow")
    await world.slash(world.dmitri, "settings delete", sure=True)
    assert await world.bot.storage.follows.of_game(game.id) == []
    await settled(world)
