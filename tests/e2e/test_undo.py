"""Taking back: free while nothing followed from it, else with everybody's word; and the same dice fall again."""

from __future__ import annotations

import random

import simcord

from cogs.channel.story import chapters_of
from table import Game, Move, Person, log
from tests.e2e.players import ButtonPlayer, game_here, play, settled, start_game, turn_of
from tests.e2e.world import World
from text.fluent.catalogue import say
from text.problems import error_line


async def after_a_roll(world: World) -> Game:
    """A game in which dice have just fallen."""
    await start_game(world)
    return await play(
        world,
        ButtonPlayer(world, random.Random(4)),
        until=lambda game: game.decisions[-1:] != () and game.decisions[-1].rolled,
    )


def roller(world: World, game: Game) -> list[simcord.MemberActor]:
    """Who rolled, and the other one."""
    both = [world.ana, world.ben]
    return both if game.decisions[-1].user == world.ana.id else both[::-1]


async def test_nothing_to_undo(world: World) -> None:
    await start_game(world)
    for member, locale, code in ((world.ana, "en", "nothing-to-undo"), (world.chloe, "fr", "not-seated")):
        result = await world.slash(member, "game undo")
        assert error_line(locale, code, {}) in world.reply(result)
        assert result.ephemeral


async def test_ones_own_last_choice_is_free(world: World) -> None:
    game = await start_game(world)
    member = turn_of(world, game)
    await world.slash(member, "choose", choice=game.requests[0].options[0].choice)
    shown = await world.slash(member, "game undo")
    assert say("en", "undo-free") in world.reply(shown)
    await world.press(member, say("en", "button-undo-now"))
    after = await game_here(world)
    assert after.seq == game.seq + 2, "an undo is one more entry"
    assert after.state == game.state
    assert after.requests == game.requests


async def test_a_roll_is_taken_back_when_all_agree_and_falls_the_same_again(world: World) -> None:
    game = await after_a_roll(world)
    mine, other = roller(world, game)
    faces = game.state.stack[-1].faces
    shown = await world.slash(mine, "game undo")
    assert say("en", "undo-consent") in world.reply(shown)
    await world.press(mine, say("en", "button-undo-ask"))
    await settled(world)
    asked = await game_here(world)
    assert asked.wish is not None
    assert asked.state == game.state, "asking changes nothing"
    watcher = await world.press(world.dmitri, say("en", "button-agree"))
    assert error_line("en", "not-seated", {}) in world.reply(watcher)
    await world.press(other, say("en", "button-agree"))
    back = await settled(world)
    assert back.wish is None
    assert back.state.stack[-1].faces != faces or not back.state.stack[-1].faces
    assert say("en", "story-undone") in world.text()
    played = (await world.bot.table.entries(game.id))[game.seq - 1][1].table
    moves = [Move(event.choice, event.kind) for event in played if isinstance(event, log.Answered)]
    again = await world.bot.table.answer(game.id, Person(mine.id, ""), moves)
    assert again.state.stack[-1].faces == faces
    *_, before, newest = chapters_of(await world.bot.table.entries(game.id))
    assert before.undone
    assert newest.moments, "the story goes on in a message of its own, below the notice"
    assert not newest.undone


async def test_an_undo_that_is_refused(world: World) -> None:
    game = await after_a_roll(world)
    mine, other = roller(world, game)
    await world.slash(mine, "game undo")
    await world.press(mine, say("en", "button-undo-ask"))
    await settled(world)
    await world.press(other, say("en", "button-refuse"))
    after = await settled(world)
    assert after.state == game.state
    assert after.wish is None
    assert "declined the undo" in world.text()
    result = await world.forge(other, world.messages()[0], f"mf:{game.id}:{after.seq}:agree:")
    assert error_line("en", "no-wish", {}) in world.reply(result)


async def test_playing_on_withdraws_the_question(world: World) -> None:
    game = await after_a_roll(world)
    mine, _ = roller(world, game)
    await world.slash(mine, "game undo")
    await world.press(mine, say("en", "button-undo-ask"))
    after = await play(world, ButtonPlayer(world, random.Random(1)), steps=1)
    assert after.wish is None
    assert say("en", "button-agree") not in world.buttons(world.dmitri)
