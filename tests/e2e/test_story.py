"""The story and the board in the channel: what was undone is struck out, a board a round, a picture an activation."""

from __future__ import annotations

import random

import pytest

from cogs.channel.marks import BOARD, StoryMark
from table import Game
from tests.e2e.players import ButtonPlayer, play, settled, start_game
from tests.e2e.test_undo import after_a_roll, roller
from tests.e2e.world import World, controls_of, text_of
from text.chapters import struck
from text.fluent.catalogue import say
from text.narration import narrator


async def told_of_newest(world: World, game: Game) -> list[str]:
    """The lines of the newest decision."""
    _, entry = (await world.bot.table.entries(game.id))[-1]
    return [line for event in entry.rules if (line := narrator(game.played).event_line("en", event, game.played))]


async def taken_back(world: World) -> list[str]:
    """A roll is taken back; returns what was told of it."""
    game = await after_a_roll(world)
    mine, other = roller(world, game)
    told = await told_of_newest(world, game)
    await world.slash(mine, "game undo")
    await world.press(mine, say("en", "button-undo-ask"))
    await settled(world)
    await world.press(other, say("en", "button-agree"))
    await settled(world)
    return told


@pytest.mark.alone
@pytest.mark.parametrize("restarts", [False, True])
async def test_what_was_undone_is_struck_out_in_channel_and_log(world: World, restarts: bool) -> None:
    told = await taken_back(world)
    if restarts:
        await world.restart()
        await play(world, ButtonPlayer(world, random.Random(1)), steps=1)
    shown = await world.slash(world.dmitri, "game log")
    story = "\n".join(text_of(message) for message in world.messages() if not message.interaction_metadata)
    for line in told:
        for place in (story, world.reply(shown)):
            lines = place.splitlines()
            assert all(part in lines for part in struck(line).splitlines())
            assert all(part not in lines for part in line.splitlines())


def test_a_line_is_struck_out_behind_its_heading() -> None:
    assert struck("### Round 2\n- **A1** moves\nplain") == "### ~~Round 2~~\n- ~~**A1** moves~~\n~~plain~~"


async def test_every_round_has_a_board_of_its_own_at_the_bottom(world: World) -> None:
    await start_game(world)
    game = await play(world, ButtonPlayer(world, random.Random(3)), until=lambda game: game.played.round == 1)
    await settled(world)
    first = await world.bot.storage.marks.of_game(game.id)
    await play(world, ButtonPlayer(world, random.Random(3)), until=lambda game: game.played.round == 2)
    await settled(world)
    second = await world.bot.storage.marks.of_game(game.id)
    assert int(second[BOARD]) > int(first[BOARD])
    old, new = (next(m for m in world.messages() if m.id == int(marks[BOARD])) for marks in (first, second))
    assert not controls_of(old)
    assert old.attachments, "the still keeps its picture"
    assert say("en", "button-your-move") in [control.label for control in controls_of(new)]
    public = [message for message in world.messages() if any(":open:" in c.custom_id for c in controls_of(message))]
    assert old not in public


@pytest.mark.alone
async def test_a_board_whose_post_failed_is_posted_with_the_next_change(world: World) -> None:
    await start_game(world)
    game = await play(world, ButtonPlayer(world, random.Random(3)), until=lambda game: game.played.round == 1)
    first = await world.bot.storage.marks.of_game(game.id)
    await before_round(world, 2)
    world.fail("/channels/*/messages", status=500, times=None, method="POST")
    await play(world, ButtonPlayer(world, random.Random(3)), steps=1)
    await settled(world)
    world.env.backend.faults.clear()
    await play(world, ButtonPlayer(world, random.Random(3)), steps=2)
    await settled(world)
    assert int((await world.bot.storage.marks.of_game(game.id))[BOARD]) > int(first[BOARD])


async def before_round(world: World, number: int) -> Game:
    """Play until the last question before that round."""
    player = ButtonPlayer(world, random.Random(3))
    return await play(
        world, player, until=lambda game: game.played.round == number - 1 and game.requests[0].kind == "doomsday"
    )


@pytest.mark.long
async def test_a_finished_activation_on_a_map_has_its_picture_and_no_button_but_for_all_of_it(world: World) -> None:
    await start_game(world, table="map")
    player = ButtonPlayer(world, random.Random(5))
    game = await play(world, player, until=lambda game: game.played.round == 2)
    await settled(world)
    mark = StoryMark.of(await world.bot.storage.marks.of_game(game.id))
    whys = {str(m.id): c.label for m in world.messages() for c in controls_of(m) if ":why:" in c.custom_id}
    assert mark.messages[-1] in whys
    assert {label for message, label in whys.items() if message != mark.messages[-1]} == {
        say("en", "button-whole-story")
    }
    pictured = [m for m in world.messages() if any(a.filename.startswith("chapter-") for a in m.attachments)]
    assert len(pictured) >= 4


def test_the_mark_knows_the_messages_of_the_last_chapters() -> None:
    mark = StoryMark.of({"story": "3:11"}).posted(3, "12").posted(5, "14")
    assert [mark.message_of(number) for number in range(2, 7)] == ["", "12", "", "14", ""]
    assert StoryMark.of({"story": str(mark)}) == mark
    assert StoryMark.of({}).message_of(0) == ""
