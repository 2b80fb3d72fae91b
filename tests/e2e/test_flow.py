"""Fewer presses, as players see it: joined questions, *More*, and the setting that asks everything."""

from __future__ import annotations

import random
import re

import pytest
import simcord

from table import Game, log
from table.flow import Path, paths
from tests.e2e.players import ButtonPlayer, game_here, open_panel, play, start_game, turn_of
from tests.e2e.world import Control, World


def usual(game: Game) -> list[Path]:
    """What one press may answer, but for what folds."""
    return [path for path in paths(game.played, game.requests[0]) if not path.folds and not path.offered]


def joined(game: Game) -> bool:
    """Whether one press may answer target and range."""
    return game.requests[0].kind == "target" and any("|range=" in path.argument for path in usual(game))


async def panel_of(world: World, member: simcord.MemberActor) -> list[Control]:
    """Open the panel; all that it offers for the question of now."""
    await open_panel(world, member)
    now = f":{(await game_here(world)).seq}:"
    return [one for one in world.controls(member) if one.message.flags.ephemeral and now in one.custom_id]


def choices(controls: list[Control]) -> list[str]:
    """All that the buttons and menus would answer."""
    return [choice for control in controls for choice in control.options.values() or [control.custom_id]]


async def press_way(world: World, member: simcord.MemberActor, part: str) -> None:
    """Open the panel and press the first choice with that part."""
    for control in await panel_of(world, member):
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
    game = await play(world, ButtonPlayer(world, random.Random(3)), until=joined)
    member = turn_of(world, game)
    await press_way(world, member, "|range=")
    after = await game_here(world)
    assert after.seq == game.seq + 1
    entry = (await world.bot.table.entries(game.id))[-1][1]
    assert [event.kind for event in entry.table if isinstance(event, log.Answered)] == ["target", "range"]


async def test_the_setting_asks_one_question_at_a_time(world: World) -> None:
    await start_game(world, "skirmish")
    game = await play(world, ButtonPlayer(world, random.Random(3)), until=joined)
    member = turn_of(world, game)
    shown = await world.slash(member, "settings me", ask="everything")
    assert "Everything, one question at a time" in world.reply(shown)
    assert not any("|" in choice for choice in choices(await panel_of(world, member)))
    await world.choose(member, "Several answers in one press", custom_id="*setme:ask")
    assert any("|range=" in choice for choice in choices(await panel_of(world, member)))


def in_the_open(game: Game) -> bool:
    """Whether one press may attack in the open."""
    return any("|cover=none" in path.argument for path in usual(game))


async def test_cover_is_one_press_further(world: World) -> None:
    await start_game(world, "skirmish")
    game = await play(world, ButtonPlayer(world, random.Random(5)), until=in_the_open)
    member = turn_of(world, game)
    await open_panel(world, member)
    assert any("|cover=none" in control.custom_id for control in world.controls(member))
    await world.press(member, "More options…")
    await world.press(member, "Back")
    assert any("|cover=none" in control.custom_id for control in world.controls(member))
    assert "Back" not in world.buttons(member)
    await world.press(member, "More options…")
    shown = reversed(world.controls(member))
    attack = next(control for control in shown if re.match("Attack with .*…$", control.label))
    await member.click(attack.message, custom_id=attack.custom_id)
    after = await game_here(world)
    assert (after.seq, after.requests[0].kind) == (game.seq + 1, "cover")


@pytest.mark.long
async def test_a_cover_that_is_none_is_refused_where_no_cover_counts(world: World) -> None:
    def brawls(game: Game) -> bool:
        act = game.played.stack[-1] if game.played.stack else None
        return (
            act is not None
            and act.range == "hand-to-hand"
            and any(item.label == "attack" for item in game.requests[0].options)
        )

    await start_game(world, "skirmish")
    game = await play(world, ButtonPlayer(world, random.Random(4)), until=brawls)
    member = turn_of(world, game)
    die = next(item.choice for item in game.requests[0].options if item.label == "attack")
    refused = await world.slash(member, "choose", choice=f"{die}|cover=banana")
    told = world.reply(refused)
    assert "wait for your turn" in told or "Answer this first" in told, "no cover is asked for, but something else"
    assert (await game_here(world)).seq == game.seq
    await world.slash(member, "choose", choice=die)
    assert (await game_here(world)).seq == game.seq + 1


async def test_done_after_the_turn_has_ended_gets_a_true_sentence(world: World) -> None:
    await start_game(world, "skirmish")
    player = ButtonPlayer(world, random.Random(3))
    game = await play(world, player, until=lambda game: game.requests[0].kind == "act")
    member = turn_of(world, game)
    await world.slash(member, "choose", choice="done")
    after = await game_here(world)
    refused = await world.slash(member, "choose", choice="done")
    assert (await game_here(world)).seq == after.seq
    assert world.reply(refused)


@pytest.mark.long
async def test_several_losses_are_typed_in_one_command(world: World) -> None:
    def several(game: Game) -> bool:
        asked = game.requests[0]
        return asked.kind == "loss" and asked.facts.get("several", 1) > 1 and len(asked.options) > 1

    await start_game(world, "skirmish")
    game = await play(world, ButtonPlayer(world, random.Random(4)), until=several)
    first, second, *_ = (option.choice for option in game.requests[0].options)
    await world.slash(turn_of(world, game), "choose", choice=f"{first}, {second}")
    after = await game_here(world)
    entry = (await world.bot.table.entries(game.id))[-1][1]
    assert after.seq == game.seq + 1
    assert [event.choice for event in entry.table if isinstance(event, log.Answered)] == [f"{first}, {second}"]


async def test_help_asks_the_question_and_names_the_command_that_answers_it(world: World) -> None:
    await start_game(world, "skirmish")
    game = await play(world, ButtonPlayer(world, random.Random(3)), until=lambda game: game.requests[0].kind == "agree")
    told = world.reply(await world.slash(turn_of(world, game), "help"))
    assert "`/choose`" in told
    assert "Do you agree?" in told
