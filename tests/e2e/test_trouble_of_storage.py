"""A database that is locked, slow, full or broken while people play: one clear sentence, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.kit import metrics
from cogs.kit.host import HOST
from storage import Storage, StorageError, Unavailable
from tests.e2e.players import ButtonPlayer, game_here, open_panel, play, settled, start_game, turn_of
from tests.e2e.test_trouble import BUSY, in_an_activation, log_is_whole, one_more, press
from tests.e2e.world import World
from text.fluent.catalogue import say

pytestmark = pytest.mark.alone


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that waits for a locked database for a second: simcord waits for the bot for five."""
    monkeypatch.setitem(Storage.open.__func__.__kwdefaults__, "busy_timeout", 1.0)  # type: ignore[attr-defined]


@contextlib.contextmanager
def locked(database_url: str) -> Iterator[None]:
    """Another process has the database to itself."""
    other = sqlite3.connect(database_url.partition("///")[2], isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.mark.usefixtures("impatient")
async def test_a_locked_database_costs_a_sentence(world: World, database_url: str) -> None:
    before, member, panel = await in_an_activation(world)
    world.troubled = True
    with locked(database_url):
        await press(member, panel[0])
        assert BUSY in world.text(member)
        assert BUSY in world.reply(await world.slash(member, "choose", choice="done"))
        french = await world.slash(world.chloe, "company generate")
        assert say("fr", "error-storage-busy") in world.reply(french)
    assert (await game_here(world)).seq == before.seq
    await press(member, (await open_panel(world, member))[0])
    await one_more(world, before)


class Slow:
    """A storage whose writes take as long as the test says."""

    def __init__(self, world: World) -> None:
        self.gate = asyncio.Event()
        self.outcome: Exception | None = None
        self._env = world.env
        self._append = world.bot.storage.games.append
        world.bot.storage.games.append = self.append

    async def append(self, *arguments: Any) -> None:
        await self._env.external_wait(self.gate.wait(), reason="a slow disk")
        if self.outcome is not None:
            raise self.outcome
        await self._append(*arguments)

    async def go_on(self) -> None:
        self.gate.set()
        await asyncio.sleep(0)
        await self._env.settle()


@pytest.mark.parametrize("by", ["button", "command"])
async def test_discord_hears_in_time_that_an_answer_will_come(world: World, by: str) -> None:
    before, member, panel = await in_an_activation(world)
    disk = Slow(world)
    result = await press(member, panel[0]) if by == "button" else await world.slash(member, "choose", choice="done")
    assert result.deferred, "within the three seconds that Discord gives"
    await disk.go_on()
    game = await one_more(world, before)
    if by == "command":
        assert say("en", "done-note") in world.reply(result)
    assert await open_panel(world, turn_of(world, game))


@pytest.mark.parametrize("by", ["button", pytest.param("command", marks=pytest.mark.long)])
async def test_a_database_locked_for_ten_seconds(world: World, by: str) -> None:
    before, member, panel = await in_an_activation(world)
    world.troubled = True
    disk = Slow(world)
    disk.outcome = Unavailable("database is locked")
    result = await press(member, panel[0]) if by == "button" else await world.slash(member, "choose", choice="done")
    assert result.deferred
    await world.wait(8)
    await disk.go_on()
    assert BUSY in world.text(member)
    assert (await game_here(world)).seq == before.seq


def counted(kind: str) -> float:
    return metrics.REGISTRY.get_sample_value("referee_storage_failures_total", {"kind": kind}) or 0.0


@pytest.mark.parametrize("hosted", [True, False])
async def test_a_full_disk_costs_a_sentence(world: World, caplog: pytest.LogCaptureFixture, hosted: bool) -> None:
    HOST.open(world.bot, world.guild.id if hosted else None)
    before = counted("full")
    await start_game(world)
    game = await settled(world)
    world.troubled = True
    limited = _limit_pages(world, 1)
    player = ButtonPlayer(world, random.Random(8))
    for _ in range(60):
        member = turn_of(world, game)
        result = await player.decide(member, game)
        after = await game_here(world)
        if after.seq == game.seq:
            break
        game = after
    told = "Those who run it have been told." if hosted else "Please tell those who run it."
    assert f"The bot's disk is full; nothing was saved. {told}" in world.text(member) + world.reply(result)
    assert world.text().count(say("en", "host-disk-full")) == hosted
    assert await world.bot.faults() == ["database"]
    assert counted("full") > before
    assert [record.levelname for record in caplog.records if "disk-full" in record.getMessage()] == ["ERROR"]
    await log_is_whole(world, game)
    limited.clear()
    _limit_pages(world, 1_000_000)
    await world.bot.boards.settle()
    await log_is_whole(world, await play(world, player, steps=10))
    assert await world.bot.faults() == []


def _limit_pages(world: World, pages: int) -> list[int]:
    """Lets the database file grow no further than so many pages, or than it has."""
    from sqlalchemy import event

    limit = [pages]
    engine = world.bot.storage._database.engine

    def checkout(connection: sqlite3.Connection, _record: object, _proxy: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count = {limit[0] if limit else 1_000_000}")
        cursor.close()

    event.listen(engine, "checkout", checkout)
    return limit


async def test_a_new_bot_on_a_broken_file_says_so_at_once(tmp_path: Path) -> None:
    broken = tmp_path / "games.db"
    broken.write_bytes(b"no database at all" * 1000)
    with pytest.raises(StorageError):
        await Storage.open(f"sqlite+aiosqlite:///{broken}")
