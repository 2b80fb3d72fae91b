"""`/owner`, for the people who run the bot; and the breaker that stops changes when too much goes wrong."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.commands import owner
from cogs.gateway.asked import RECENT
from storage.database import Database
from table.records.breaker import MOST, REST
from tests.e2e.players import game_here, start_game
from tests.e2e.world import World
from text.fluent.catalogue import say

pytestmark = pytest.mark.alone


@pytest.fixture
async def owned(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """Ana owns the bot, and the server is hers."""
    bot = world.bot
    bot.owner_id = world.ana.id
    bot._owners = discord.Object(world.guild.id)
    await bot.add_cog(owner.OwnerCog(bot, bot.table, bot.boards), guild=bot._owners)
    await bot._register_commands()
    monkeypatch.setattr(owner, "BETWEEN", 0.0)
    return world


async def said(world: World, command: str, **options: Any) -> str:
    return world.reply(await world.slash(world.ana, f"owner {command}", **options))


async def test_it_is_registered_in_its_server_alone(owned: World) -> None:
    tree = owned.bot.tree
    assert tree.get_command("owner") is None
    group = tree.get_command("owner", guild=owned.bot.get_guild(owned.guild.id))
    assert group is not None
    assert {command.name for command in group.commands} == {"stats", "announce", "drain", "look", "retry"}  # type: ignore[union-attr]


@pytest.mark.parametrize("command", ["stats", "announce", "drain", "look", "retry"])
async def test_nobody_else_is_let_in(owned: World, command: str) -> None:
    game = await start_game(owned)
    options = {"announce": {"text": "x"}, "look": {"game": game.id}, "retry": {"game": game.id}}.get(command, {})
    refused = await owned.slash(owned.ben, f"owner {command}", **options)
    assert owned.reply(refused) == say("en", "error-not-owner")


async def test_stats(owned: World) -> None:
    await start_game(owned)
    told = await said(owned, "stats")
    assert "Unfinished games: 1 · servers: 1" in told
    assert "loop lag" in told


async def test_an_announcement_is_asked_once_and_sent_once(owned: World) -> None:
    await start_game(owned)
    assert "one channel" in await said(owned, "announce", text="Back at 9")
    assert "Back at 9" not in owned.text()
    await said(owned, "announce", text="Back at 9", sure=True)
    await owned.env.settle()
    assert owned.text().count("Back at 9") == 1
    assert "ten minutes" in await said(owned, "announce", text="Back at 10", sure=True)


async def test_a_look_at_a_game_tells_no_secret(owned: World) -> None:
    game = await start_game(owned)
    await owned.bot.boards.settle()
    told = await said(owned, "look", game=game.id)
    assert f"`{game.id}`" in told
    assert "`board`" in told
    assert game.seats[game.requests[0].player].name in told
    row = await owned.bot.storage.games.get(game.id)
    assert row is not None
    assert row.secret.hex() not in told
    assert say("en", "error-no-such-game")[:10] in await said(owned, "look", game="nothing")


async def test_what_is_missing_is_posted_again(owned: World) -> None:
    game = await start_game(owned)
    await owned.bot.boards.settle()
    marks = await owned.bot.storage.marks.of_game(game.id)
    owned.env.backend.messages[owned.channel.id].pop(int(marks["board"]))
    await said(owned, "retry", game=game.id)
    await owned.bot.boards.settle()
    again = await owned.bot.storage.marks.of_game(game.id)
    assert int(again["board"]) in owned.env.backend.messages[owned.channel.id]


async def test_a_drain_is_heard_by_every_process(owned: World) -> None:
    assert "stop" in await said(owned, "drain")
    assert "drain" in await owned.bot.storage.changes.since(0.0)


async def test_too_many_mistakes_stop_changes_for_a_while(owned: World, monkeypatch: pytest.MonkeyPatch) -> None:
    owned.troubled = True
    await start_game(owned)

    async def broken(*_: object, **__: object) -> Any:
        raise ZeroDivisionError

    with monkeypatch.context() as trouble:
        trouble.setattr(Database, "rows", broken)
        for _ in range(MOST):
            await owned.slash(owned.ben, "settings export")
    assert RECENT.kept
    assert "too-many-errors" in await owned.bot.faults()
    before = await game_here(owned)
    refused = await owned.slash(owned.ana, "game end", sure=True)
    assert owned.reply(refused) == say("en", "error-resting")
    assert (await game_here(owned)).seq == before.seq
    await owned.wait(REST + 1)
    assert "too-many-errors" not in await owned.bot.faults()
    await owned.slash(owned.ana, "game end", sure=True)
    assert (await game_here(owned)).seq > before.seq
