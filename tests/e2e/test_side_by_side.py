"""Many at once: at one table only one is heard; at many tables nobody waits for another."""

from __future__ import annotations

import random

import pytest

from table import Game
from tests.e2e.players import ButtonPlayer, game_here, open_game, open_panel, play, settled, start_game, turn_of
from tests.e2e.world import World
from text.fluent.catalogue import say

CHANNELS = 50


async def test_two_clicks_at_once_and_one_counts(world: World) -> None:
    game = await start_game(world)
    member = turn_of(world, game)
    panel = await open_panel(world, member)
    async with world.at_once():
        for control in panel[:2]:
            await member.click(control.message, custom_id=control.custom_id)
    assert (await game_here(world)).seq == game.seq + 1
    assert say("en", "error-stale") in world.text(member) or len(panel) == 1


async def test_a_button_and_a_command_at_once(world: World) -> None:
    game = await start_game(world)
    member = turn_of(world, game)
    panel = await open_panel(world, member)
    async with world.at_once():
        await member.click(panel[0].message, custom_id=panel[0].custom_id)
        await world.slash(member, "choose", choice=game.requests[0].options[1].choice)
    assert (await game_here(world)).seq == game.seq + 1


async def test_everybody_joins_and_starts_at_once(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo")
    async with world.at_once():
        for member in (world.ben, world.chloe, world.dmitri, world.newcomer("Eva"), world.newcomer("Fay")):
            await world.press(member, "Join")
        await world.slash(world.ana, "game start")
    game = await settled(world)
    assert game.status == "running"
    assert len(game.seats) == 5


async def test_both_open_a_game_in_one_channel_at_once(world: World) -> None:
    async with world.at_once():
        for member in (world.ana, world.ben):
            await world.slash(member, "game new", table="declared", ruleset="rapid-attack")
    game = await settled(world)
    other = world.ben if game.host == world.ana.id else world.ana
    assert say("en", "error-game-here-already") in world.text(other)
    marks = await world.bot.storage.marks.of_game(game.id)
    assert int(marks["board"]) in {message.id for message in world.messages()}


@pytest.mark.long
async def test_fifty_channels_at_once(world: World) -> None:
    channels = [world.guild.create_text_channel(f"game-{number}") for number in range(CHANNELS)]
    async with world.at_once():
        for channel in channels:
            await world.slash(
                world.ana, "game new", channel=channel, table="declared", ruleset="rapid-attack", size="demo"
            )
    for command, member in (("game join", world.ben), ("game start", world.ana)):
        async with world.at_once():
            for channel in channels:
                await world.slash(member, command, channel=channel)
    for _ in range(2):
        games = [await world.bot.table.game_in(channel.id) for channel in channels]
        async with world.at_once():
            for channel, game in zip(channels, games, strict=True):
                await one_answer(world, channel, game)
        after = [await world.bot.table.game_in(channel.id) for channel in channels]
        assert [game.seq for game in after] == [game.seq + 1 for game in games]
    await world.bot.boards.settle()
    assert len({game.id for game in games}) == CHANNELS
    for channel, game in zip(channels, after, strict=True):
        shown = world.controls(world.dmitri, channel)
        assert any(f"mf:{game.id}:{game.seq}:open:" in control.custom_id for control in shown)


async def one_answer(world: World, channel: object, game: Game) -> None:
    """The player who must decide in that channel takes the first choice."""
    choice = game.requests[0].options[0].choice
    await world.slash(turn_of(world, game), "choose", channel=channel, choice=choice)  # type: ignore[arg-type]


@pytest.mark.long
async def test_an_evening_of_games_in_one_channel(world: World) -> None:
    for seed in range(3):
        await open_game(world)
        await world.press(world.ana, "Start")
        game = await play(world, ButtonPlayer(world, random.Random(seed)), steps=15)
        await world.slash(world.ana, "game end", sure=True)
        assert (await settled(world)).status == "ended"
        assert (await game_here(world)).id == game.id
