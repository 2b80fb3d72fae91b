"""Games in threads, and boards that come back: the game goes on when something is deleted, archived or forbidden."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import discord
import pytest
import simcord
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from rules import requests
from table import Game, Move, Person
from tests.e2e.players import start_game
from tests.e2e.world import World, controls_of, text_of
from text.fluent.catalogue import say

PERMISSIONS = {
    "view_channel": "permission-view-channel",
    "send_messages": "permission-send-messages",
}


async def shown(world: World) -> None:
    """Everything about every game has been shown, or was tried."""
    await world.bot.boards.settle()
    await world.env.settle()


async def one_decision(world: World, channel: int) -> Game:
    """Somebody decides something in a channel that perhaps cannot be seen just now."""
    table = world.bot.table
    game = await table.game_in(channel)
    asked = requests(game.state)[0]
    seat = game.seats[asked.player]
    await table.answer(game.id, Person(seat.user, seat.name), [Move(asked.options[0].choice)])
    await shown(world)
    return await table.game_in(channel)


def boards(world: World, channel: simcord.ChannelHandle | None = None) -> list[discord.Message]:
    """The messages with "Your move" and a picture, oldest first."""
    found = [m for m in world.messages(channel=channel) if any(":open:" in c.custom_id for c in controls_of(m))]
    return [message for message in found if message.attachments]


def told(world: World, member: simcord.MemberActor) -> list[str]:
    """What the bot wrote to somebody alone."""
    return [text_of(message) for message in member.user.dm_channel.history()]


@contextlib.contextmanager
def without(world: World, permission: str, channel: simcord.ChannelHandle) -> Iterator[None]:
    """A permission is taken from the bot in a channel, and given back."""
    bot, backend = world.bot.user.id, world.env.backend
    denied = discord.Permissions(**{permission: True}).value
    backend.set_overwrite(channel.id, Overwrite(bot, OverwriteType.MEMBER, 0, denied))
    yield
    backend.delete_overwrite(channel.id, bot)


async def in_thread(world: World) -> tuple[Game, simcord.ChannelHandle]:
    """A game in a thread of its own, begun."""
    reply = world.reply(
        await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo", thread=True)
    )
    thread = world.channel.threads[0]
    assert f"<#{thread.id}>" in reply
    await world.press(world.ben, "Join", channel=thread)
    await shown(world)
    await world.press(world.ana, "Start", channel=thread)
    await shown(world)
    return await world.bot.table.game_in(thread.id), thread


async def test_a_game_in_a_thread_of_its_own(world: World) -> None:
    game, thread = await in_thread(world)
    assert game.status == "running"
    assert world.env.backend.channels[thread.id].thread_metadata.auto_archive_duration == 10080
    assert len(boards(world, thread)) == 1
    assert not boards(world)
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo")
    assert (await world.bot.table.game_in(world.channel.id)).id != game.id, "the channel itself is still free"


async def test_every_command_works_in_the_thread(world: World) -> None:
    game, thread = await in_thread(world)
    assert "Ana" in world.reply(await world.slash(world.ana, "score show", channel=thread))
    await world.slash(world.ana, "game board", channel=thread)
    await shown(world)
    assert len(boards(world, thread)) == 1
    assert (await one_decision(world, thread.id)).seq > game.seq


async def test_no_thread_is_left_behind_when_the_game_cannot_be_opened(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", options="nonsense", thread=True)
    assert not [thread for thread in world.channel.threads if thread.id in world.env.backend.channels]


async def test_no_thread_within_a_thread(world: World) -> None:
    _, thread = await in_thread(world)
    reply = await world.slash(
        world.ana, "game new", table="declared", ruleset="rapid-attack", thread=True, channel=thread
    )
    assert say("en", "error-no-thread-here") in world.reply(reply)


async def test_threads_are_not_allowed(world: World) -> None:
    with without(world, "create_public_threads", world.channel):
        reply = await world.slash(
            world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo", thread=True
        )
    assert say("en", "permission-create-public-threads") in world.reply(reply)


@pytest.mark.alone
async def test_an_archived_thread_is_woken_when_somebody_decides(world: World) -> None:
    game, thread = await in_thread(world)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    assert world.env.backend.channels[thread.id].thread_metadata.archived, "somebody closed it: it stays closed"
    world.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083, times=1)
    after = await one_decision(world, thread.id)
    assert not world.env.backend.channels[thread.id].thread_metadata.archived
    assert any(f":{after.seq}:" in control.custom_id for control in controls_of(boards(world, thread)[-1]))
    assert game.id not in world.bot.boards.channels.troubled


@pytest.mark.alone
async def test_a_thread_that_falls_asleep_is_woken_while_its_game_waits(world: World) -> None:
    _, thread = await in_thread(world)
    asleep = {"archived": True, "auto_archive_duration": 60}
    await world.wait(7200)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata=asleep)
    await world.env.settle()
    assert not world.env.backend.channels[thread.id].thread_metadata.archived
    await world.slash(world.ana, "game end", sure=True, channel=thread)
    await shown(world)
    await world.wait(7200)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata=asleep)
    await world.env.settle()
    assert world.env.backend.channels[thread.id].thread_metadata.archived, "it sleeps when the game is over"


@pytest.mark.alone
async def test_a_locked_thread_is_told_of_once(world: World) -> None:
    game, thread = await in_thread(world)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    world.env.inject_error("*", f"/channels/{thread.id}/messages*", status=400, code=50083, times=None)
    world.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013, times=None)
    for _ in range(2):
        await one_decision(world, thread.id)
    here = [text for text in told(world, world.ana) if "locked" in text]
    assert len(here) == 1
    assert game.title in here[0]


async def test_the_board_comes_back_after_it_was_deleted(world: World) -> None:
    game = await start_game(world)
    world.env.backend.delete_message(world.channel.id, boards(world)[0].id)
    await world.env.settle()
    assert not boards(world)
    await one_decision(world, world.channel.id)
    assert len(boards(world)) == 1
    world.env.backend.delete_message(world.channel.id, boards(world)[0].id)
    await world.slash(world.ben, "game board")
    await shown(world)
    assert len(boards(world)) == 1
    assert game.id not in world.bot.boards.channels.troubled


@pytest.mark.parametrize("permission", PERMISSIONS)
async def test_a_permission_is_taken_and_given_back(world: World, permission: str) -> None:
    game = await start_game(world)
    with without(world, permission, world.channel):
        world.env.backend.delete_message(world.channel.id, boards(world)[0].id)
        for _ in range(3):
            after = await one_decision(world, world.channel.id)
    assert after.seq == game.seq + 3, "the game went on in its log"
    sentences = [text for text in told(world, world.ana) if game.title in text and "board" in text]
    assert len(sentences) == 1, "the host is told once"
    assert say("en", PERMISSIONS[permission]) in sentences[0]
    await shown(world)
    newest = boards(world)[-1]
    assert any(f":{after.seq}:" in control.custom_id for control in controls_of(newest)), "it comes back by itself"
    assert "trouble" not in await world.bot.storage.marks.of_game(game.id)


@pytest.mark.alone
async def test_files_may_not_be_attached(world: World) -> None:
    game = await start_game(world)
    # simcord does not ask for this permission where Discord does.
    world.env.inject_error("*", f"/channels/{world.channel.id}/messages*", status=403, code=50013, times=None)
    with without(world, "attach_files", world.channel):
        await one_decision(world, world.channel.id)
        await one_decision(world, world.channel.id)
        sentences = [text for text in told(world, world.ana) if game.title in text and "board" in text]
        assert [say("en", "permission-attach-files") in text for text in sentences] == [True]
        world.env.backend.faults.clear()
    await shown(world)
    assert len(boards(world)) == 1


async def test_it_is_told_again_only_when_it_happens_again(world: World) -> None:
    game = await start_game(world)
    for _ in range(2):
        with without(world, "view_channel", world.channel):
            await one_decision(world, world.channel.id)
            world.bot.boards.channels.troubled.clear()  # as after a restart
            await one_decision(world, world.channel.id)
        await shown(world)
        await one_decision(world, world.channel.id)
    assert len([text for text in told(world, world.ana) if game.title in text and "board" in text]) == 2


@pytest.mark.alone
async def test_whose_direct_messages_are_closed_hears_it_with_the_next_answer(world: World) -> None:
    game = await start_game(world)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    with without(world, "view_channel", world.channel):
        await one_decision(world, world.channel.id)
    other = world.guild.create_text_channel("elsewhere")
    with without(world, "view_channel", world.channel):
        await one_decision(world, world.channel.id)
        first = world.reply(await world.slash(world.ana, "help", channel=other))
        second = world.reply(await world.slash(world.ana, "help", channel=other))
    assert say("en", "permission-view-channel") in first
    assert game.title in first
    assert game.title not in second


@pytest.mark.alone
async def test_kicked_and_invited_again(world: World) -> None:
    game = await start_game(world)
    backend, guild = world.env.backend, world.env.backend.guilds[world.guild.id]
    channels, messages = dict(backend.channels), dict(backend.messages)
    backend.remove_guild(world.guild.id)
    await world.env.settle()
    after = await one_decision_while_kicked(world)
    assert after.seq == game.seq + 2
    assert len([text for text in told(world, world.ana) if game.title in text and "board" in text]) == 1
    backend.guilds[guild.id] = guild
    backend.channels.update({number: channels[number] for number in guild.channel_ids})
    backend.messages.update({number: messages[number] for number in guild.channel_ids})
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await world.env.settle()
    await shown(world)
    assert any(f":{after.seq}:" in control.custom_id for control in controls_of(boards(world)[-1]))


async def one_decision_while_kicked(world: World) -> Game:
    """Two decisions: nothing can be shown of them."""
    await one_decision(world, world.channel.id)
    return await one_decision(world, world.channel.id)


@pytest.mark.alone
async def test_the_channel_is_deleted(world: World) -> None:
    game = await start_game(world)
    channel = world.env.backend.channels.pop(world.channel.id)
    for _ in range(2):
        await one_decision(world, channel.id)
    assert [text for text in told(world, world.ana) if game.title in text and "deleted" in text]
    world.env.backend.channels[channel.id] = channel
