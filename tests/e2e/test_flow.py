"""Fewer presses, as players see it: joined questions, *More*, and the setting that asks everything."""

from __future__ import annotations

import random

import simcord

from table import Game, log
from table.flow import paths
from tests.e2e.players import ButtonPlayer, game_here, open_panel, play, start_game, turn_of
from tests.e2e.world import Control, World


def joined(game: Game) -> bool:
    """Whether one press may answer target and range."""
    return any("|range=" in path.argument for path in paths(game.played, game.requests[0]))


def choices(controls: list[Control]) -> list[str]:
    """All that the buttons and menus would answer."""
    return [choice for control in controls for choice in control.options.values() or [control.custom_id]]


async def press_way(world: World, member: simcord.MemberActor, part: str) -> None:
    """Open the panel and press the first choice with that part."""
    for control in await open_panel(world, member):
        values = [value for value in control.options.values() if part in value]
        if values:
            await member.select(control.message, values[:1], custom_id=control.custom_id)
            return
        if part in control.custom_id:
            await member.click(control.message, custom_id=control.custom_id)
            return
    raise AssertionError(f"nothing with {part}")


async def test_target_and_range_are_one_choice(world: World) -> None:
    await start_game(world, "skirmish")
    game = await play(
        world, ButtonPlayer(world, random.Random(3)), until=lambda game: game.requests[0].kind == "target"
    )
    member = turn_of(world, game)
    await press_way(world, member, "|range=")
    after = await game_here(world)
    assert after.seq == game.seq + 1
    entry = (await world.bot.table.entries(game.id))[-1][1]
    assert [event.kind for event in entry.table if isinstance(event, log.Answered)] == ["target", "range"]


async def test_the_setting_asks_one_question_at_a_time(world: World) -> None:
    await start_game(world, "skirmish")
    game = await play(
        world, ButtonPlayer(world, random.Random(3)), until=lambda game: game.requests[0].kind == "target"
    )
    member = turn_of(world, game)
    shown = await world.slash(member, "settings me", ask="everything")
    assert "Everything, one question at a time" in world.reply(shown)
    assert not any("|" in choice for choice in choices(await open_panel(world, member)))
    await world.choose(member, "Less: joined questions, nothing with one option", custom_id="*setme:ask")
    assert any("|range=" in choice for choice in choices(await open_panel(world, member)))
