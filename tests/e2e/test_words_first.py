"""Where pictures take long, words are there first: a lobby, a join, the start, the finale."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest

from cogs.channel import board, ending, story
from cogs.channel.marks import BOARD, FINALE
from cogs.kit import drawing
from tests.e2e.maps import MAP
from tests.e2e.players import game_here, settled
from tests.e2e.world import World, controls_of, text_of
from text.fluent.catalogue import say


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """No picture is drawn before this is set."""
    gate, drawn = asyncio.Event(), drawing._Lane._drawn

    async def later(lane: drawing._Lane, work: Callable[[], Any]) -> Any:
        await gate.wait()
        return await drawn(lane, work)

    monkeypatch.setattr(drawing._Lane, "_drawn", later)
    for where in (board, ending, story):
        monkeypatch.setattr(where, "soon", not_soon)
    return gate


async def not_soon(drawing: asyncio.Future[object], _spent: float = 0.0) -> bool:
    """Instead of the wait for a quarter of a second, which simcord's clock would not let pass."""
    return drawing.done()


async def marked(world: World, name: str) -> discord.Message:
    """The message of the game here that a mark names."""
    number = int((await world.bot.storage.marks.of_game((await game_here(world)).id))[name])
    return next(message for message in world.messages() if message.id == number)


async def until(world: World, key: str, told: str = "") -> None:
    """Wait until somebody can press a button, and read something."""
    while not any(  # noqa: ASYNC110 (what Discord shows tells nobody)
        say("en", key) in (control.label for control in controls_of(message)) and told in text_of(message)
        for message in world.messages()
    ):
        await asyncio.sleep(0.002)


async def started(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", **MAP)
    await until(world, "button-join", "Ana")
    await world.press(world.ben, "Join")
    await until(world, "button-start", "Ben")
    await world.press(world.ana, "Start")
    await until(world, "button-your-move")


@pytest.mark.long
async def test_a_lobby_its_joins_and_its_start_wait_for_no_picture(world: World, held: asyncio.Event) -> None:
    async with world.at_once():
        await started(world)
        assert not any(message.attachments for message in world.messages())
        held.set()
    await settled(world)
    assert (await marked(world, BOARD)).attachments


@pytest.mark.long
async def test_a_finale_waits_for_no_picture(world: World, held: asyncio.Event) -> None:
    async with world.at_once():
        await started(world)
        await world.slash(world.ana, "game end", sure=True)
        await until(world, "button-rematch")
        assert not any(message.attachments for message in world.messages())
        held.set()
    await settled(world)
    assert (await marked(world, FINALE)).attachments
    assert (await marked(world, BOARD)).attachments
