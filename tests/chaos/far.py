"""A table at a Discord whose bots are other processes: what people see and do there, and how those bots die."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import simcord
from simcord._clock import Clock

from storage import Storage
from table import Table
from tests.chaos.bots import turn
from tests.chaos.discord_there import LocalDiscord
from tests.e2e.world import World

ROOT = Path(__file__).parents[2]
PATIENCE = 3.2
"""Seconds for which somebody waits for an answer: Discord waits for 3."""
NEWEST = 60
"""Messages of a channel that people look at."""
CALM = 0.35
"""Seconds without a request after which a bot is done."""


class RealClock(Clock):
    """simcord's clock as the bots' one: the real time, and as many seconds more as a file says."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file, self.ahead = file, 0.0
        turn(file, 0.0)

    def now(self) -> datetime:
        """The moment."""
        return datetime.fromtimestamp(time.time() + self.ahead, UTC)

    def advance(self, seconds: float) -> None:
        """Turn the clocks of everybody."""
        self.ahead += seconds
        turn(self.file, self.ahead)


class Bots:
    """A process that begins bots, one at a time, and the bot that lives now."""

    def __init__(self, process: asyncio.subprocess.Process, line: tuple[Any, ...]) -> None:
        self._process, self._line = process, line
        self.pid = 0
        self.gone = asyncio.Event()
        self.gone.set()

    @classmethod
    async def begun(cls, log: Path, *line: Any) -> Bots:
        """Begin the process. ``line``: the database's URL, Discord's address, the clock's file, patience."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        with log.open("ab") as errors:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.chaos.bots", cwd=ROOT, env=environment, stderr=errors,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
        made = cls(process, line)
        await made._said("ready")
        return made

    async def _said(self, word: str) -> str:
        assert self._process.stdout is not None
        words = (await self._process.stdout.readline()).decode().split()
        assert words[:1] == [word], words
        return words[-1]

    @property
    def alive(self) -> bool:
        """Whether a bot lives."""
        return not self.gone.is_set()

    async def begin(self, flush: float) -> None:
        """Begin a life."""
        assert self._process.stdin is not None
        self._process.stdin.write((" ".join(map(str, (*self._line, flush))) + "\n").encode())
        self.pid = int(await self._said("born"))
        self.gone.clear()
        self._waiting = asyncio.create_task(self._wait())

    async def _wait(self) -> None:
        status = await self._said("gone")
        self.gone.set()
        assert int(status) == -signal.SIGKILL, f"the bot ended by itself: {status}"

    async def kill(self) -> None:
        """SIGKILL."""
        os.kill(self.pid, signal.SIGKILL)
        await self._waiting

    async def close(self) -> None:
        """End the process and its bot."""
        if self.alive:
            await self.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


class FarWorld(World):
    """The same people, and bots elsewhere: what is known of those is what stands in Discord and in the database."""

    def __init__(self, env: simcord.Env, storage: Storage, there: LocalDiscord) -> None:
        super().__init__(env, lambda: discord.AutoShardedClient(intents=discord.Intents.none()))  # type: ignore[arg-type, return-value]
        self.there = there
        self.living: Callable[[], bool] = lambda: True
        self.newest: int | None = NEWEST
        env._settle_internal = self._answered  # type: ignore[method-assign]
        boards = SimpleNamespace(settle=self.quiet)
        self._bot = SimpleNamespace(table=Table(storage), storage=storage, boards=boards)

    @property
    def bot(self) -> Any:
        """What a test asks of a bot, from the database."""
        return self._bot

    async def _answered(self, **_options: Any) -> None:
        """Wait until the newest interaction has got its answer, or will get none."""
        newest, until = next(reversed(self.env.backend.interactions.values()), None), time.monotonic() + PATIENCE
        while newest is not None and not newest.responded and self.living() and time.monotonic() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.004)

    async def quiet(self) -> None:
        """Wait until the bots have nothing left to do."""
        while self.there.calm < CALM:  # noqa: ASYNC110
            await asyncio.sleep(0.05)

    def messages(
        self, viewer: simcord.MemberActor | None = None, channel: simcord.ChannelHandle | None = None
    ) -> list[discord.Message]:
        """The newest messages that ``viewer`` sees, or all of them."""
        place = channel or self.channel
        held = self.env.backend.messages.get(place.id, {})
        if self.newest is None or len(held) <= self.newest:
            return super().messages(viewer, channel)
        shown = sorted(number for number, message in held.items() if message.visible_to(viewer.id if viewer else None))
        self.env.backend.messages[place.id] = {number: held[number] for number in shown[-self.newest :]}
        try:
            return super().messages(viewer, channel)
        finally:
            self.env.backend.messages[place.id] = held

    async def deliver_again(self, number: int = -1) -> None:
        """Discord sends the same interaction once more."""
        delivered = self.delivered[number]
        self.env.backend.emit("INTERACTION_CREATE", delivered)

    async def wait(self, seconds: float) -> None:
        """Turn all clocks."""
        self.env.backend.clock.advance(seconds)
