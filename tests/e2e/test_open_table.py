"""The board as the table: who wants it so is asked there, and it stands at the end of the channel."""

from __future__ import annotations

import random

import pytest

from cogs.channel.marks import BOARD
from cogs.views.components import pictures_of
from table import Game
from tests.e2e.players import DECIDE, ButtonPlayer, game_here, settled, start_game, turn_of
from tests.e2e.test_panels import private
from tests.e2e.world import World, controls_of, text_of
from tests.long import first
from text.fluent.catalogue import say

MORE = say("en", "button-more")


async def sit_openly(world: World) -> None:
    """Ana and Ben want to be asked on the board."""
    for member in (world.ana, world.ben):
        await world.slash(member, "settings me", panel="channel")


async def board_of(world: World, game: Game) -> int:
    """The board's message."""
    return int((await world.bot.storage.marks.of_game(game.id))[BOARD])


@pytest.mark.parametrize(
    ("ruleset", "table"),
    first([("rapid-attack", "map"), ("football", "map"), ("intercept-orbit", "declared"), ("mez", "declared")]),
)
async def test_a_game_is_played_on_the_board_alone(world: World, ruleset: str, table: str) -> None:
    await sit_openly(world)
    sizes = {"football": "friendly", "intercept-orbit": "standard"}
    game = await start_game(world, sizes.get(ruleset, "demo"), ruleset=ruleset, table=table)
    player = ButtonPlayer(world, random.Random(5))
    for _ in range(60):
        game = await settled(world)
        if game.status != "running":
            break
        board, message = await board_of(world, game), world.messages()[-1]
        asking = [m for m in world.messages() if any(DECIDE.search(c.custom_id) for c in controls_of(m))]
        assert [m.id for m in asking] == [board] == [message.id], [text_of(m) for m in world.messages()[-4:]]
        await player.decide(turn_of(world, game), game)
    for member in (world.ana, world.ben):
        assert not [m for m in private(world, member) if any(DECIDE.search(c.custom_id) for c in controls_of(m))]


async def test_another_player_gets_one_private_sentence(world: World) -> None:
    await sit_openly(world)
    game = await start_game(world)
    mover = turn_of(world, game)
    other = world.ben if mover is world.ana else world.ana
    board = world.messages()[-1]
    pressed = next(c for c in controls_of(board) if DECIDE.search(c.custom_id))
    before = text_of(board)
    result = await other.click(board, custom_id=pressed.custom_id)
    assert result.ephemeral
    told = world.reply(result)
    assert mover.name.title() in told, told
    assert (await game_here(world)).seq == game.seq
    assert text_of(world.messages()[-1]) == before


async def test_who_is_asked_in_private_sits_beside_one_who_is_not(world: World) -> None:
    await world.slash(world.ana, "settings me", panel="channel")
    game = await start_game(world)
    seen = set()
    player = ButtonPlayer(world, random.Random(7))
    for _ in range(40):
        game = await settled(world)
        if game.status != "running":
            break
        mover = turn_of(world, game)
        (board,) = [m for m in world.messages() if m.id == await board_of(world, game)]
        asks = any(DECIDE.search(c.custom_id) for c in controls_of(board))
        assert asks == (mover is world.ana)
        assert asks != ("Your move" in str([c.label for c in controls_of(board)]))
        seen.add(asks)
        await player.decide(mover, game)
    assert seen == {True, False}


async def test_pages_and_what_folds_turn_on_the_board(world: World) -> None:
    await sit_openly(world)
    game = await start_game(world, table="map")
    player = ButtonPlayer(world, random.Random(3))
    for _ in range(60):
        board = world.messages()[-1]
        if any(c.label == MORE for c in controls_of(board)):
            break
        await player.decide(turn_of(world, game), game)
        game = await settled(world)
    mover, pictures = turn_of(world, game), pictures_of(board)
    await mover.click(board, label=MORE)
    more = world.messages()[-1]
    assert more.id == board.id
    assert pictures
    assert pictures_of(more) == pictures
    await mover.click(more, label=say("en", "button-fewer"))
    assert text_of(world.messages()[-1]) == text_of(board)


async def test_a_private_answer_goes_with_its_question_and_the_story_is_repeated(world: World) -> None:
    await sit_openly(world)
    game = await start_game(world)
    mover = turn_of(world, game)
    board = world.messages()[-1]
    await mover.click(board, label="Hint")
    await world.slash(mover, "choose", choice="nonsense")
    assert private(world, mover)
    before = len(private(world, mover))
    await ButtonPlayer(world, random.Random(1)).decide(mover, game)
    game = await settled(world)
    assert len(private(world, mover)) < before
    story, board = world.messages()[-2:]
    assert text_of(story).splitlines()[-1] in text_of(board)
    assert f"{turn_of(world, game).name.title()} " in text_of(board)
