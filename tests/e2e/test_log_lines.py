"""A player's complaint can be followed: one line an interaction, and the number of an error that they have read."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.commands import owner
from cogs.kit import metrics
from cogs.kit.reply import _log_if_lost
from tests.e2e.players import start_game
from tests.e2e.world import World


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """What the log says of each answered interaction."""
    return [record.fields for record in caplog.records if record.getMessage() == "answered"]  # type: ignore[attr-defined]


async def test_each_interaction_has_one_line(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    await start_game(world)
    before = len(lines(caplog))
    await world.slash(world.ana, "game start")
    await world.press(world.dmitri, "Your move")
    refused, pressed = lines(caplog)[before:]
    place = {"guild": world.guild.id, "channel": world.channel.id}
    assert refused == {**place, "command": "game start", "ms": refused["ms"], "outcome": "already-started"}
    assert pressed == {**place, "command": "press open_panel", "ms": pressed["ms"], "outcome": "ok"}
    assert 0 <= refused["ms"] < 60_000


async def test_the_number_of_an_error_is_found(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO")
    world.troubled = True
    bot = world.bot
    bot.owner_id, bot._owners = world.ana.id, discord.Object(world.guild.id)
    await bot.add_cog(owner.OwnerCog(bot, bot.table, bot.boards), guild=bot._owners)
    await bot._register_commands()

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a mistake of ours")

    with monkeypatch.context() as trouble:
        trouble.setattr(bot.table, "game_in", broken)
        told = world.reply(await world.slash(world.ben, "game board"))
    number = re.search(r"[0-9a-f]{6}$", told.strip(". "))
    assert number, told
    assert lines(caplog)[-1]["outcome"] == f"error-{number[0]}"
    assert f"unforeseen id={number[0]}" in caplog.text
    found = world.reply(await world.slash(world.ana, "owner look", game=number[0]))
    assert f"unforeseen id={number[0]}" in found.replace("\\", "")
    assert "RuntimeError" in found


async def test_a_panel_that_is_gone_is_no_lost_answer(caplog: pytest.LogCaptureFixture) -> None:
    async def edit(code: int) -> None:
        said = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(said, {"code": code, "message": "Unknown"})  # type: ignore[arg-type]

    def counted(name: str) -> float:
        return metrics.REGISTRY.get_sample_value(f"referee_replies_{name}_total") or 0.0

    caplog.set_level("INFO")
    gone, lost = counted("gone"), counted("lost")
    for code in (10008, 10062):
        await _log_if_lost(edit(code))
    assert (counted("gone") - gone, counted("lost") - lost) == (1, 1)
    assert [record.levelname for record in caplog.records] == ["INFO", "WARNING"]
