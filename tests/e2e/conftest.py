"""The real bot in simcord's Discord.

``world`` is all that a test needs: a guild and four people of its own. The tests of a module share a running bot and
its database; a test that is marked as ``alone`` has both to itself. Whatever the bot raised or logged as an error fails
the test, refusals by the rules apart, unless ``world.troubled``; so does whatever it sent that Discord would refuse and
simcord takes. A failed test shows the transcript of its events and requests.
"""

from __future__ import annotations

import functools
import json
import logging
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock
from weakref import WeakKeyDictionary

import discord
import pytest
import pytest_asyncio
import simcord
from discord import app_commands
from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router

import bot
from cogs.channel import board, next_look, panels, turns
from cogs.kit import drawing
from cogs.opponents import analyst, thinking
from table.time.clock import HOUR, MINUTE
from tests.conftest import copied_database, shares_a_bot
from tests.e2e.limits import request_faults
from tests.e2e.world import IDLE, PATIENCE, World, copied
from tests.table import people

NONCES_KEPT = 180.0
"""Seconds for which Discord knows a nonce."""
EPOCH = datetime(2026, 1, 1, tzinfo=UTC).timestamp()


@pytest.fixture(scope="module", autouse=True)
def patched() -> Iterator[pytest.MonkeyPatch]:
    """Takes back at the end of a module what the bot and simcord do otherwise in tests; the bot outlives a test."""
    with pytest.MonkeyPatch.context() as changes:
        yield changes


@pytest.fixture(scope="module", autouse=True)
def without_pauses(patched: pytest.MonkeyPatch) -> None:
    """Refreshes private panels and notes what is shown at once, and waits for pictures however slow the machine is.

    What failed is tried again so late that simcord waits for a test to let that time pass. What is due is looked for
    when it is, and not every ten minutes besides: tests let weeks pass.
    """
    patched.setattr(panels, "SOON", 0.0)
    patched.setattr(drawing, "SOON", 60.0)
    patched.setattr(panels, "PAUSE", 0.0)
    patched.setattr(turns, "FLUSH_AFTER", 0.0)
    patched.setattr(board, "AGAIN_FIRST", 2 * MINUTE)
    patched.setattr(board, "AGAIN_MOST", 2 * MINUTE)
    patched.setattr(next_look, "MOST", 6 * HOUR)


@pytest.fixture(scope="module", autouse=True)
def quick_thoughts(patched: pytest.MonkeyPatch) -> None:
    """Gives a bot that looks ahead a quarter of its time, and equal thoughts in equal games."""
    patched.setattr(thinking, "LIMIT", 0.3)
    patched.setattr(thinking, "ADVICE", 1)
    patched.setattr(thinking, "SEED", b"tests")


@pytest.fixture(scope="module", autouse=True)
def plain_copies(patched: pytest.MonkeyPatch) -> None:
    """Lets simcord copy what is sent in a tenth of the time: ``deepcopy`` looks for circles, which JSON has not."""
    for module in (components, results, serializers):
        patched.setattr(module, "deepcopy", copied)
    for module in (gateway, router):
        patched.setattr(module, "copy", SimpleNamespace(deepcopy=copied))


@pytest.fixture(scope="module", autouse=True)
def nonces_count(patched: pytest.MonkeyPatch) -> None:
    """Lets simcord post a message once, however often it is sent with a nonce within minutes, as Discord does."""
    posted: WeakKeyDictionary[Any, dict[tuple[str, str], tuple[float, Any]]] = WeakKeyDictionary()
    dispatch = router.dispatch

    def once(backend: Any, method: str, path: str, **details: Any) -> Any:
        sent = details.get("json")
        nonce = sent.get("nonce") if isinstance(sent, dict) and sent.get("enforce_nonce") else None
        if method != "POST" or nonce is None:
            return dispatch(backend, method, path, **details)
        known, at, now = posted.setdefault(backend, {}), (path, nonce), backend.clock.elapsed
        if at not in known or now - known[at][0] > NONCES_KEPT:
            known[at] = now, dispatch(backend, method, path, **details)
        return copied(known[at][1])

    patched.setattr(router, "dispatch", once)


@pytest.fixture(scope="session")
def translated() -> dict[str, Any]:
    """What Discord is told of each command, by its name; the same for every bot of a run."""
    return {}


@pytest.fixture(scope="module", autouse=True)
def translated_once(translated: dict[str, Any], patched: pytest.MonkeyPatch) -> None:
    """Translates the commands for the first bot of a run only: a quarter of a second for each further one."""

    for kind in (app_commands.Command, app_commands.Group):
        patched.setattr(kind, "get_translated_payload", _remembering(kind.get_translated_payload, translated))


def _remembering(translate: Any, remembered: dict[str, Any]) -> Any:
    async def payload(command: Any, tree: Any, translator: Any) -> Any:
        name = command.qualified_name
        if name not in remembered:
            # As plain JSON, which is copied fast: discord.py leaves some of its own kinds of numbers and text in it.
            remembered[name] = json.loads(json.dumps(await translate(command, tree, translator)))
        return remembered[name]

    return payload


@pytest.fixture(scope="module", autouse=True)
def unread_translations(patched: pytest.MonkeyPatch) -> None:
    """Lets discord.py keep the translations of Discord's answer as they are, which nobody reads: 0.1 s for each bot."""
    patched.setattr(discord.app_commands.models, "_to_locale_dict", dict)


@pytest.fixture(autouse=True)
def unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is analysed before somebody asks: the clock would turn to its end, and each test would wait for it."""
    monkeypatch.setattr(analyst.Analyst, "_begin", AsyncMock())


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games whose dice fall in every run as in the last; no two of a shared database have the same id."""
    shared = shares_a_bot(request.node)
    people.same_dice(monkeypatch, sha256(request.node.nodeid.encode()).hexdigest()[:7] if shared else "")


class WorldClock:
    """The clock of simcord's Discord, which stands still until a test lets time pass.

    ``behind``: how many seconds a test has put it back.
    """

    env: simcord.Env | None = None
    behind: float = 0.0

    def now(self) -> float:
        """Seconds since 1970; before there is a Discord, the moment at which its clock begins."""
        return (self.env.now().timestamp() if self.env else EPOCH) - self.behind


@pytest.fixture
def clock() -> WorldClock:
    """What a bot that a test makes by itself takes the time from."""
    return WorldClock()


class Server:
    """A Discord in which the bot runs, and what makes the bot again after a death."""

    def __init__(self, database_url: str) -> None:
        clock = WorldClock()
        # simcord wants to be told how many shards; Discord would tell the bot.
        settings = bot.Settings(database_url=database_url, shard_count=1, emojis=False)
        self.make_bot = lambda: bot.make_bot(settings, clock)
        self.env = clock.env = simcord.Env(self.make_bot(), settle_timeout=PATIENCE)
        # simcord waits 50 ms more after most clicks, for callbacks of its own that are done long before.
        self.env._settle_internal = functools.partial(self.env._settle_internal, idle=IDLE)  # type: ignore[method-assign]

    async def __aenter__(self) -> Server:
        await self.env.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.env.bot.close()
        await self.env.shutdown()


@pytest.fixture
async def own_world(database_url: str, caplog: pytest.LogCaptureFixture) -> AsyncIterator[World]:
    """The world of a test that is marked as alone: it restarts the bot, lets Discord fail, or turns the clock."""
    async with Server(database_url) as server:
        there = World(server.env, server.make_bot, alone=True)
        yield there
        await there.bot.close()
        _check(there, caplog)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory, empty_database: Path) -> AsyncIterator[Server]:
    """The bot of all tests of a module that are not alone."""
    async with Server(copied_database(empty_database, tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def common_world(server: Server, caplog: pytest.LogCaptureFixture) -> AsyncIterator[World]:
    """A guild of this test's own, with people of its own, beside those of the tests before."""
    backend = server.env.backend
    for what_was in (backend.http_requests, backend.transcript):
        what_was.clear()
    listeners = list(backend.subscribers)
    there = World(server.env, server.make_bot, alone=False)
    await server.env.settle()
    yield there
    await server.env.settle()
    backend.subscribers[:] = listeners
    _check(there, caplog)


def _check(there: World, caplog: pytest.LogCaptureFixture) -> None:
    # discord.py only logs what a DynamicItem raises: simcord does not see it.
    logged = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    surprises = there.surprises()
    if not there.troubled:
        assert not surprises
        assert not logged
    assert not [fault for request in there.env.http_requests for fault in request_faults(request.json)]


@pytest.fixture
def world(request: pytest.FixtureRequest) -> World:
    """Four people at a table, and the bot."""
    found: World = request.getfixturevalue("common_world" if shares_a_bot(request.node) else "own_world")
    request.node.funcargs["simcord_env"] = found.env  # where simcord's plugin looks for clock and transcript
    return found
