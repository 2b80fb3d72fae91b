"""The whole program at a Discord on this machine: how it identifies, and how it ends while the database is at work."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
import simcord
from aiohttp import ClientSession, web
from sqlalchemy import make_url

from release import VERSION
from storage import Storage
from table.waiting.elsewhere import DRAIN
from tests.chaos.discord_there import LocalDiscord, Session
from tests.storage.conftest import database, postgresql, url
from tests.storage.tools import Intruder

__all__ = ["database", "postgresql", "url"]

ROOT = Path(__file__).parents[2]
START_MAX = 180.0
READY_AFTER = 4.0
"""Seconds after identifying by which a bot is ready, and looks what other processes do."""


class Watched(LocalDiscord):
    """Notes when bots identify."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.identified: list[float] = []

    def _identified(self, socket: web.WebSocketResponse) -> Session:
        self.identified.append(time.monotonic())
        return super()._identified(socket)

    async def heard(self, number: int) -> None:
        """Wait until bots have identified so often."""
        async with asyncio.timeout(START_MAX):
            while len(self.identified) < number:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        await asyncio.sleep(READY_AFTER)


@asynccontextmanager
async def local_discord() -> AsyncIterator[Watched]:
    stub = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
    async with simcord.run(stub, check_errors=False) as env:
        made = Watched(env.backend, random.Random(1))
        runner = await made.serve()
        yield made
        await runner.cleanup()


@asynccontextmanager
async def running(there: Watched, url: str, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """``bot.py run``, with more settings."""
    if url.startswith("sqlite"):
        Path(make_url(url).database or "").parent.mkdir(exist_ok=True)
    more = {"DISCORD_TOKEN": "token", "DATABASE_URL": url, "SHARD_COUNT": "1", "SHARD_IDS": "0", "EMOJIS": "0"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.chaos.served", there.address, cwd=ROOT,
        env={**os.environ, **more, **settings, "PYTHONPATH": str(ROOT)}, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()


async def ended(process: asyncio.subprocess.Process) -> str:
    """What it says until it ends."""
    async with asyncio.timeout(120):
        return (await process.communicate())[1].decode()


@asynccontextmanager
async def held(url: str) -> AsyncIterator[None]:
    """Nobody else can write meanwhile."""
    async with Intruder(url) as intruder:
        await intruder.lock_all()
        yield


@pytest.mark.long
async def test_a_statement_under_way_is_no_trouble_at_the_end(url: str) -> None:
    async with local_discord() as there, running(there, url) as process:
        await there.heard(1)
        async with held(url):
            await asyncio.sleep(1.5)
            process.send_signal(signal.SIGTERM)
            await asyncio.sleep(0.5)
        said = await ended(process)
    assert process.returncode == 0, said
    assert "Traceback" not in said
    assert "CancelledError" not in said
    assert "never retrieved" not in said


@pytest.mark.parametrize("number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.long)])
async def test_a_second_signal_ends_it_at_once(url: str, number: signal.Signals) -> None:
    async with local_discord() as there, running(there, url) as process:
        await there.heard(1)
        async with held(url):
            await asyncio.sleep(1.5)
            process.send_signal(signal.SIGTERM)
            await asyncio.sleep(0.3)
            assert process.returncode is None, "it waits for its statement"
            began = time.monotonic()
            process.send_signal(number)
            said = await ended(process)
            assert time.monotonic() - began < 2.0
    assert process.returncode == 1
    assert "Traceback" not in said


@pytest.mark.long
async def test_a_drain_ends_processes_that_run_and_none_that_begins(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/data/games.db"
    async with local_discord() as there, running(there, url) as process:
        await there.heard(1)
        storage = await Storage.open(url)
        await storage.changes.note(DRAIN)
        await storage.close()
        said = await ended(process)
        assert (process.returncode, "Traceback" in said) == (0, False), said
        async with running(there, url) as later:
            await there.heard(2)
            assert later.returncode is None


@pytest.mark.long
async def test_two_starts_identify_five_seconds_apart(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/data/games.db"
    async with local_discord() as there:
        async with running(there, url) as first:
            await there.heard(1)
            first.kill()
            await first.wait()
        async with running(there, url) as second:
            await there.heard(2)
            second.send_signal(signal.SIGTERM)
            assert "Traceback" not in await ended(second)
    before, after = there.identified
    assert after - before >= 5.0


@pytest.mark.long
async def test_figures_and_probes_have_a_port_of_their_own(tmp_path: Path) -> None:
    boards, figures = free_port(), free_port()
    url = f"sqlite+aiosqlite:///{tmp_path}/games.db"
    ports = {"HTTP_PORT": str(boards), "METRICS_PORT": str(figures), "WEB_URL": "https://games.example.org"}
    async with local_discord() as there, running(there, url, **ports) as process, ClientSession() as session:
        await there.heard(1)

        async def asked(port: int, path: str) -> tuple[int, str]:
            async with session.get(f"http://127.0.0.1:{port}{path}") as answer:
                return answer.status, await answer.text()

        for path in ("/live", "/ready", "/metrics"):
            assert (await asked(figures, path))[0] == 200
            assert (await asked(boards, path))[0] == 404
        told = (await asked(figures, "/metrics"))[1]
        assert any(line.startswith("referee_build_info") and f'"{VERSION}"' in line for line in told.splitlines())
        assert (await asked(boards, "/board/"))[0] == 200
        assert (await asked(figures, "/board/"))[0] == 404
        process.send_signal(signal.SIGTERM)
        await ended(process)


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number: int = free.getsockname()[1]
        return number
