"""The real bot in simcord's Discord, with a database of its own for each test.

``world`` is all that a test needs. Whatever the bot raised or logged as an error fails the test,
refusals by the rules apart, unless ``world.troubled``; a failed test shows the transcript of every
event and request.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
import simcord
from discord.ext import commands

import bot
from tests.e2e.world import World

EPOCH = datetime(2026, 1, 1, tzinfo=UTC).timestamp()


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    """A database file of this test's own."""
    return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"


class WorldClock:
    """The clock of simcord's Discord, which stands still until a test lets time pass."""

    env: simcord.Env | None = None

    def now(self) -> float:
        """Seconds since 1970; before there is a Discord, the moment at which its clock begins."""
        return self.env.now().timestamp() if self.env else EPOCH


@pytest.fixture
def clock() -> WorldClock:
    """What the bot takes the time from."""
    return WorldClock()


@pytest.fixture
def make_bot(database_url: str, clock: WorldClock) -> Callable[[], commands.AutoShardedBot]:
    """Makes the bot, as ``bot.py`` would; again for each restart, on the same database."""
    # simcord wants to be told how many shards; Discord would tell the bot.
    return lambda: bot.make_bot(bot.Settings(database_url=database_url, shard_count=1), clock)


@pytest.fixture
def simcord_bot(make_bot: Callable[[], commands.AutoShardedBot]) -> commands.AutoShardedBot:
    """What simcord's own fixture starts."""
    return make_bot()


@pytest.fixture
async def world(
    simcord_env: simcord.Env,
    clock: WorldClock,
    make_bot: Callable[[], commands.AutoShardedBot],
    caplog: pytest.LogCaptureFixture,
) -> AsyncIterator[World]:
    """Four people at a table, and the bot."""
    clock.env = simcord_env
    there = World(simcord_env, make_bot)
    yield there
    await there.bot.close()
    # discord.py only logs what a DynamicItem raises: simcord does not see it.
    logged = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    surprises = there.surprises()
    if not there.troubled:
        assert not surprises
        assert not logged
