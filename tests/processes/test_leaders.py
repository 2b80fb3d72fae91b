"""Processes that serve what is due and are killed: others take over, and nobody is called or timed out twice."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.channel import next_look
from storage import Storage
from table import Game, Opened, Table
from table.time.clock import DAY, ManualClock
from table.time.controls import TimeControl, TimeLimit
from tests.table.people import ANA, BEN

ROOT = Path(__file__).parents[2]
GAMES = 8
PATIENCE = 30.0
"""Seconds, with a busy machine, until everything due has been served."""


class Loops:
    """Some processes, one shard each, and what they have sent."""

    def __init__(self) -> None:
        self.processes: list[asyncio.subprocess.Process] = []
        self.sent = Counter[str]()
        self._hearing: list[asyncio.Task[None]] = []

    async def begin(self, url: str, number: int, most: float = 0.05) -> None:
        """Begin so many, with so many seconds at most between two looks of each."""
        for shard in range(number):
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.processes.loops", url, str(shard), str(number), str(most),
                cwd=ROOT, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
            assert process.stdout is not None
            assert (await process.stdout.readline()) == b"ready\n"
            self.processes.append(process)
            self._hearing.append(asyncio.create_task(self._hear(process.stdout)))

    async def _hear(self, said: asyncio.StreamReader) -> None:
        while line := await said.readline():
            _, channel, *_users = line.decode().split()
            self.sent[channel] += 1

    async def kill(self, shard: int) -> None:
        """SIGKILL."""
        self.processes[shard].kill()
        await self.processes[shard].wait()

    async def close(self) -> None:
        """End all of them."""
        for process in self.processes:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


@pytest.fixture
async def loops() -> AsyncIterator[Loops]:
    made = Loops()
    yield made
    await made.close()


def long_ago() -> ManualClock:
    """Two days ago: a user who has just played is not called for a day."""
    return ManualClock(time.time() - 2 * DAY)


async def begun(table: Table, number: int, of: int, seconds: float = 0.0) -> Game:
    """A game on a server of each shard in turn; ``seconds``: for a decision."""
    clock = table.clock
    assert isinstance(clock, ManualClock)
    limit = TimeControl(TimeLimit.DECISION, seconds) if seconds else TimeControl()
    opened = Opened(ANA.user, "The game", "rapid-attack", "demo", "declared", {}, time=limit)
    clock.advance(2 * DAY)  # nobody is called to the lobby, which waits for Ana until the game begins
    lobby = await table.open(ANA, channel=number, guild=((number % of) + of) << 22, opened=opened)
    await table.join(lobby.id, BEN, None)
    clock.advance(-2 * DAY)
    return await table.start(lobby.id, ANA)


async def eventually(loops: Loops, number: int) -> None:
    """Wait until so many games have been pinged."""
    until = time.monotonic() + PATIENCE
    while len(loops.sent) < number:
        assert time.monotonic() < until, f"{number - len(loops.sent)} of {number} are not pinged"
        await asyncio.sleep(0.05)


@pytest.mark.long
@pytest.mark.parametrize("number", [2, 4])
async def test_what_is_due_is_served_once_though_a_process_is_killed(url: str, number: int, loops: Loops) -> None:
    storage = await Storage.open(url)
    table = Table(storage, clock=long_ago())
    await loops.begin(url, number)
    for channel in range(1, GAMES + 1):
        await begun(table, channel, number)
    await eventually(loops, GAMES)
    await loops.kill(0)
    for channel in range(GAMES + 1, 2 * GAMES + 1):
        await begun(table, channel, number)
    await eventually(loops, 2 * GAMES)
    await asyncio.sleep(1)
    assert set(loops.sent.values()) == {1}, "called twice"
    await storage.close()


async def test_the_pings_of_a_killed_process_are_taken_over_at_once(url: str, loops: Loops) -> None:
    storage = await Storage.open(url)
    table = Table(storage, clock=long_ago())
    await loops.begin(url, 2, next_look.MOST)
    await asyncio.sleep(2.5)  # each has looked, and knows that the other is there
    await loops.kill(0)
    await begun(table, 2, 2)
    await eventually(loops, 1)
    await storage.close()


@pytest.mark.parametrize("number", [2, pytest.param(4, marks=pytest.mark.long)])
async def test_clocks_run_out_once_though_a_process_is_killed(url: str, number: int, loops: Loops) -> None:
    storage = await Storage.open(url)
    past = ManualClock(time.time() - 500)
    table = Table(storage, clock=past)
    games = [await begun(table, channel, number, seconds=400) for channel in range(1, GAMES + 1)]
    await loops.begin(url, number)
    await loops.kill(0)
    until = time.monotonic() + PATIENCE
    while any([(await storage.games.get(game.id)).seq == game.seq for game in games]):  # type: ignore[union-attr]
        assert time.monotonic() < until, "a clock does not run out"
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    table.drop_cache()
    after = [await table.game_in(game.channel) for game in games]
    assert [game.seq for game in after] == [game.seq + 1 for game in games], "a clock ran out twice"
    await storage.close()
