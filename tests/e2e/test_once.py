"""The story is as sure as the log: after a crash or a lost reply each chapter, board, ping and finale stands once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace
from typing import Any
from unittest import mock

import discord
import pytest

from cogs.channel.board import About, shown_board
from cogs.channel.marks import BOARD, CLAIM, FINALE, SHOWN
from cogs.channel.story import chapter_text, chapters_of
from cogs.channel.turns import Turns
from storage import Unavailable
from storage.marks import Marks
from table import Game
from table.time.clock import MINUTE
from tests.e2e.players import ButtonPlayer, game_here, play, settled, start_game
from tests.e2e.world import FOLLOWUP, World, controls_of, text_of
from tests.long import first

pytestmark = pytest.mark.alone

MESSAGES = "/channels/*/messages"


def shown_texts(world: World) -> list[str]:
    """The texts of all messages that are no answers to an interaction, oldest first."""
    return [text_of(message) for message in world.messages() if not message.interaction_metadata]


async def stands_once(world: World) -> Game:
    """The channel shows what the log says: each chapter once and in order, one board that can be used, one finale."""
    game = await settled(world)
    entries = await world.bot.table.entries(game.id)
    told = [text for chapter in chapters_of(entries) if (text := chapter_text(chapter, game.locale, short=True))]
    texts = shown_texts(world)
    assert [text for text in texts if text in told] == told
    pictured = [m for m in world.messages() if any(file.filename.startswith("board-") for file in m.attachments)]
    boards = [m for m in pictured if any(":open:" in control.custom_id for control in controls_of(m))]
    marks = await world.bot.storage.marks.of_game(game.id)
    assert [str(message.id) for message in boards] == ([marks[BOARD]] if game.status == "running" else [])
    ends = [m for m in world.messages() if any(f":{game.id}:" in control.custom_id for control in controls_of(m))]
    finales = [m for m in ends if any(":rematch:" in control.custom_id for control in controls_of(m))]
    assert [str(message.id) for message in finales] == ([marks[FINALE]] if game.status == "ended" else [])
    assert not [name for name in marks if name.startswith(CLAIM)], "nothing is left in doubt"
    assert marks[SHOWN] == str(game.seq)
    return game


@asynccontextmanager
async def noted_never(world: World, name: str) -> AsyncIterator[None]:
    """A crash after a message was posted, and before its mark was set."""
    world.troubled = True
    change = Marks.change

    async def refuse(marks: Marks, game: str, values: Any) -> None:
        if name in values:
            raise Unavailable("killed")
        await change(marks, game, values)

    with mock.patch.object(Marks, "change", refuse):
        yield


async def play_on(world: World, steps: int, seed: int = 3) -> Game:
    return await play(world, ButtonPlayer(world, random.Random(seed)), steps=steps)


@pytest.mark.parametrize("minutes", [0, 10], ids=["at once", "when Discord has forgotten the nonce"])
@pytest.mark.parametrize("name", first(["story", "board"]))
async def test_what_was_posted_and_not_noted_is_found(world: World, name: str, minutes: int) -> None:
    await start_game(world)
    await play_on(world, 4)
    async with noted_never(world, name):
        await play_on(world, 12)
        await settled(world)
        await world.restart(clean=False)
    await world.wait(minutes * MINUTE)
    await play_on(world, 1)
    await stands_once(world)


@pytest.mark.parametrize("arrives", first([True, False]))
async def test_lost_replies_of_posts_and_edits(world: World, arrives: bool) -> None:
    await start_game(world)
    player = ButtonPlayer(world, random.Random(5))
    for path, method in ((MESSAGES, "POST"), (f"{MESSAGES}/*", "PATCH")) * 3:
        with world.lost(path, arrives=arrives, method=method):
            await play(world, player, steps=3)
            await settled(world)
        await world.wait(5 * MINUTE)
    await stands_once(world)


async def test_a_finale_that_was_posted_and_not_noted(world: World) -> None:
    await start_game(world)
    await play_on(world, 3)
    async with noted_never(world, FINALE):
        await world.slash(world.ana, "game end", sure=True)
        await settled(world)
        await world.restart(clean=False)
    await world.wait(10 * MINUTE)
    await settled(world)
    assert (await stands_once(world)).status == "ended"


async def test_what_a_crash_kept_back_is_shown_at_the_next_start(world: World) -> None:
    await start_game(world)
    await play_on(world, 4)
    world.fail("/channels/*", status=500, times=None)
    await play_on(world, 8)
    await world.restart(clean=False)
    world.env.backend.faults.clear()
    await world.restart()
    await world.wait(1)
    await stands_once(world)


async def test_what_an_undo_struck_out_is_struck_out_after_a_crash(world: World) -> None:
    await start_game(world)
    await play_on(world, 10)
    game = await settled(world)
    world.fail("/channels/*", status=500, times=None)
    await world.slash(world.ana, "game undo")
    for member in (world.ana, world.ben):
        for control in world.controls(member):
            if ":agree:" in control.custom_id and (await game_here(world)).seq == game.seq + 1:
                await member.click(control.message, custom_id=control.custom_id)
    await world.restart(clean=False)
    world.env.backend.faults.clear()
    await world.restart()
    await world.wait(1)
    await stands_once(world)


async def test_what_is_shown_while_marks_are_saved_is_saved_too() -> None:
    saved, going_on = [], asyncio.Event()

    async def set_each(_name: str, values: dict[str, str]) -> None:
        saved.append(values)
        await going_on.wait()

    table: Any = SimpleNamespace(storage=SimpleNamespace(marks=SimpleNamespace(set_each=set_each)))
    turns = Turns(table)
    turns.note("one", 1)
    while not saved:  # noqa: ASYNC110
        await asyncio.sleep(0)
    turns.note("two", 2)
    going_on.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert saved == [{"one": "1"}, {"two": "2"}]


async def test_a_board_that_is_gone_is_posted_again_once(world: World) -> None:
    await start_game(world)
    game = await play_on(world, 4)
    marks = await world.bot.storage.marks.of_game(game.id)
    board: discord.Message = next(message for message in world.messages() if message.id == int(marks[BOARD]))
    await board.delete()
    await play_on(world, 3)
    await stands_once(world)


async def test_the_reply_that_was_to_be_the_board_is_lost(world: World) -> None:
    with world.lost(arrives=False), world.lost(FOLLOWUP, arrives=False):
        await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo")
    game = await settled(world)
    boards = [m for m in world.messages() if any(":join:" in control.custom_id for control in controls_of(m))]
    marks = await world.bot.storage.marks.of_game(game.id)
    assert [str(message.id) for message in boards] == [marks[BOARD]]


async def test_boards_asked_for_at_once_leave_the_newest(world: World) -> None:
    game = await start_game(world)
    boards, channel = world.bot.boards, world.bot.get_channel(world.channel.id)
    async with AsyncExitStack() as both:
        asked = []
        for _ in range(2):
            view, files = await shown_board(game, About(), await boards.channels.reading(game))
            asked.append((view, files, await both.enter_async_context(boards.posting(game, view))))
        for view, files, posted in asked:
            await posted((await channel.send(view=view, files=files)).id)
    assert (await stands_once(world)).seq == game.seq
