"""The real bot in simcord's Discord, with a database of its own for each test.

``world`` is all that a test needs. Whatever the bot raised or logged as an error fails the test,
refusals by the rules apart, unless ``world.troubled``; so does whatever it sent that Discord would
refuse and simcord takes. A failed test shows the transcript of every event and request.
"""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from discord import app_commands
from discord.ext import commands
from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router

import bot
from cogs.channel import board, panels, reminders, turns
from table.time.clock import HOUR, MINUTE
from tests.e2e.limits import request_faults
from tests.e2e.world import World, copied
from tests.table import people

NONCES_KEPT = 180.0
"""Seconds for which Discord knows a nonce."""
EPOCH = datetime(2026, 1, 1, tzinfo=UTC).timestamp()


@pytest.fixture(autouse=True)
def panels_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refreshes private panels without a pause, which a test would wait for after each press."""
    monkeypatch.setattr(panels, "SOON", 0.0)
    monkeypatch.setattr(panels, "PAUSE", 0.0)


@pytest.fixture(autouse=True)
def boards_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notes at once what is shown, and tries again so late that simcord waits for a test to let that time pass."""
    monkeypatch.setattr(turns, "FLUSH_AFTER", 0.0)
    monkeypatch.setattr(board, "AGAIN_FIRST", 2 * MINUTE)
    monkeypatch.setattr(board, "AGAIN_MOST", 2 * MINUTE)


@pytest.fixture(autouse=True)
def looks_when_due(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks for what is due when it is, and not every ten minutes besides: tests let weeks pass."""
    monkeypatch.setattr(reminders, "MOST", 6 * HOUR)


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games whose dice fall in every run as in the last."""
    people.same_dice(monkeypatch)


@pytest.fixture(autouse=True)
def plain_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets simcord copy what is sent in a tenth of the time: ``deepcopy`` looks for circles, which JSON has not."""
    for module in (components, results, serializers):
        monkeypatch.setattr(module, "deepcopy", copied)
    for module in (gateway, router):
        monkeypatch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))


@pytest.fixture(autouse=True)
def nonces_count(monkeypatch: pytest.MonkeyPatch, clock: WorldClock) -> None:
    """Lets simcord post a message once, however often it is sent with a nonce within minutes, as Discord does."""
    posted: dict[tuple[str, str], tuple[float, Any]] = {}
    dispatch = router.dispatch

    def once(backend: Any, method: str, path: str, **details: Any) -> Any:
        sent = details.get("json")
        nonce = sent.get("nonce") if isinstance(sent, dict) and sent.get("enforce_nonce") else None
        if method != "POST" or nonce is None:
            return dispatch(backend, method, path, **details)
        at, now = (path, nonce), clock.now()
        if at not in posted or now - posted[at][0] > NONCES_KEPT:
            posted[at] = now, dispatch(backend, method, path, **details)
        return copied(posted[at][1])

    monkeypatch.setattr(router, "dispatch", once)


@pytest.fixture(scope="session")
def translated() -> dict[str, Any]:
    """What Discord is told of each command, by its name; the same for every bot of a run."""
    return {}


@pytest.fixture(autouse=True)
def translated_once(translated: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Translates the commands for the first bot of a run only: a quarter of a second for each further one."""

    for kind in (app_commands.Command, app_commands.Group):
        monkeypatch.setattr(kind, "get_translated_payload", _remembering(kind.get_translated_payload, translated))


def _remembering(translate: Any, remembered: dict[str, Any]) -> Any:
    async def payload(command: Any, tree: Any, translator: Any) -> Any:
        name = command.qualified_name
        if name not in remembered:
            # As plain JSON, which is copied fast: discord.py leaves some of its own kinds of numbers and text in it.
            remembered[name] = json.loads(json.dumps(await translate(command, tree, translator)))
        return remembered[name]

    return payload


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
    return lambda: bot.make_bot(bot.Settings(database_url=database_url, shard_count=1, emojis=False), clock)


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
    assert not [fault for request in simcord_env.http_requests for fault in request_faults(request.json)]
