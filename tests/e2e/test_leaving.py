"""The bot leaves: what has come is answered first. It starts although Discord does not take its commands."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from cogs.channel import board
from cogs.kit import interaction as kit
from tests.e2e.world import World


async def test_who_pressed_before_the_end_is_answered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    async def answering() -> None:
        await asyncio.sleep(0.2)
        await world.bot.storage.ping()  # the database is still there
        told.append("answered")

    pressed = asyncio.create_task(answering(), name="discord-ui-dynamic-item-GamePress-mf:1")
    await world.bot.close()
    assert (told, pressed.done()) == (["answered"], True)
    assert await world.bot.faults() == ["draining"]


async def test_an_answer_that_never_ends_does_not_keep_the_bot(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "LAST_ANSWERS", 0.1)
    stuck = asyncio.create_task(asyncio.sleep(60), name="CommandTree-invoker")
    await asyncio.wait_for(world.bot.close(), 10)
    assert not stuck.done()
    stuck.cancel()


@pytest.mark.alone
async def test_a_board_that_takes_too_long_is_left_for_the_next_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board, "LAST_BOARDS", 0.1)
    stuck = asyncio.create_task(asyncio.sleep(3600))
    world.bot.boards._tasks["other"] = stuck
    await asyncio.wait_for(world.bot.close(), 60)
    assert stuck.cancelled()


@pytest.mark.alone
async def test_commands_that_discord_refuses_are_no_reason_not_to_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.troubled = True

    async def refused(*_: Any, **__: Any) -> Any:
        raise discord.app_commands.AppCommandError("too many today")

    with monkeypatch.context() as broken:
        broken.setattr("cogs.client.CommandTree.sync", refused)
        broken.setattr("cogs.client.fingerprint", lambda: b"others")
        await world.restart()
    await world.slash(world.ana, "game new", size="demo")
    assert "Rapid Attack with Ana" in world.text()
