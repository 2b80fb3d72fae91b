"""A forum for games: each has a post there, whose tag says how it stands; what fails costs no game anything."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from table import Game
from tests.e2e.world import World


async def forum_of(world: World) -> simcord.ChannelHandle:
    """The server's forum for games."""
    forum = world.guild.create_forum_channel("games")
    await world.slash(world.ana, "settings server", forum=forum)
    return forum


async def open_in(world: World) -> tuple[Game, Any]:
    """Ana opens a game; it and its post as the bot knows it."""
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared")
    await world.bot.boards.settle()
    rows = await world.bot.storage.games.going_on(world.guild.id, 9)
    game = await world.bot.table.game(rows[0].id)
    return game, world.bot.get_channel(game.channel)


def tags(world: World, game: Game) -> list[str]:
    """The tags of a game's post."""
    thread = world.bot.get_channel(game.channel)
    return sorted(tag.name for tag in thread.applied_tags)


@pytest.mark.alone
async def test_each_game_gets_a_post_whose_tag_stays_current(world: World) -> None:
    forum = await forum_of(world)
    game, post = await open_in(world)
    assert post.parent_id == forum.id
    assert post.name == game.title
    assert tags(world, game) == ["open"]
    assert f"<#{post.id}>" in world.text()
    handle = simcord.builders.ChannelHandle(world.env, world.guild, world.env.backend.get_channel(post.id))
    await world.press(world.ben, "Join", channel=handle)
    await world.bot.boards.settle()
    await world.press(world.ana, "Start", channel=handle)
    await world.bot.boards.settle()
    assert tags(world, game) == ["running"]
    await world.restart()
    await world.slash(world.ana, "game end", channel=handle, sure=True)
    await world.bot.boards.settle()
    assert tags(world, game) == ["over"]
    names = [tag.name for tag in world.bot.get_channel(forum.id).available_tags]
    assert names == ["open", "running", "over"]
    edits = [r for r in world.env.http_requests if r.method == "PATCH" and r.path == f"/channels/{forum.id}"]
    assert len(edits) == 1


async def test_in_a_post_that_somebody_has_written_the_game_is_there(world: World) -> None:
    forum = await forum_of(world)
    game, _ = await open_in(world)
    there = world.bot.get_channel(forum.id)
    own = (await there.create_thread(name="Anyone for MEZ?", content="Me!")).thread
    handle = simcord.builders.ChannelHandle(world.env, world.guild, world.env.backend.get_channel(own.id))
    await world.slash(world.ben, "game new", channel=handle, ruleset="mez", size="demo")
    await world.bot.boards.settle()
    game = await world.bot.table.game_in(own.id)
    assert game.ruleset == "mez"
    assert tags(world, game) == ["open"]


async def test_play_now_opens_a_post_too(world: World) -> None:
    forum = await forum_of(world)
    await world.slash(world.ben, "help")
    told = world.reply(await world.press(world.ben, "Play with friends"))
    rows = await world.bot.storage.games.going_on(world.guild.id, 9)
    assert world.bot.get_channel(rows[0].channel).parent_id == forum.id
    assert str(rows[0].channel) in told


@pytest.mark.alone
async def test_without_permissions_the_game_is_here_and_its_host_knows(world: World) -> None:
    forum = await forum_of(world)
    world.fail(f"/channels/{forum.id}/threads", status=403, times=None, method="POST")
    shown = await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo")
    await world.bot.boards.settle()
    assert (await world.bot.table.game_in(world.channel.id)).status == "lobby"
    assert "so the game is here" in world.reply(shown)


@pytest.mark.alone
async def test_a_tag_that_cannot_be_set_is_told_once_and_stops_nothing(world: World) -> None:
    await forum_of(world)
    game, post = await open_in(world)
    world.fail(f"/channels/{post.id}", status=403, times=None, method="PATCH")
    handle = simcord.builders.ChannelHandle(world.env, world.guild, world.env.backend.get_channel(post.id))
    await world.press(world.ben, "Join", channel=handle)
    await world.bot.boards.settle()
    await world.press(world.ana, "Start", channel=handle)
    await world.bot.boards.settle()
    await world.slash(world.ana, "game end", channel=handle, sure=True)
    await world.bot.boards.settle()
    assert (await world.bot.table.game(game.id)).status == "ended"
    told = [said for said, _ in world.mentions() if "keep the tag of" in said]
    assert len(told) == 1


@pytest.mark.alone
async def test_the_forum_is_named_and_taken_back_by_options_and_by_the_menu(world: World) -> None:
    forum = await forum_of(world)
    await world.restart()
    assert world.bot.table.preferences.guild(world.guild.id).forum == forum.id
    await world.slash(world.ana, "settings server", forum=forum)
    assert world.bot.table.preferences.guild(world.guild.id).forum is None
    game, there = await open_in(world)
    assert isinstance(there, discord.TextChannel)
    assert game.channel == world.channel.id
