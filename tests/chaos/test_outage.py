"""A database that refuses, drops or keeps connections, or is locked, while people play: seen from Discord's side.

Each press is acknowledged in time and answered in one sentence; afterwards the game goes on, and the channel catches
up by itself. The outage lasts 10 s in the long form.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from table import Game
from tests.chaos.test_real_kills import Chaos, chaos
from tests.e2e.players import ButtonPlayer, turn_of
from tests.e2e.test_limits_of_ours import BROKEN
from tests.e2e.test_once import stands_once
from tests.long import LONG
from tests.processes.test_outage import Line, line
from tests.storage.conftest import postgresql
from text.fluent.catalogue import say

__all__ = ["line", "postgresql"]

LASTS, PATIENCE = (10.0, 2.0) if LONG else (2.5, 0.5)
IN_TIME = 3.0
SHOWN_WITHIN = 6.0 if LONG else 15.0
"""Seconds after the database is back within which the channel shows everything."""
TOLD_WITHIN = 45.0
"""Seconds within which an answer comes: a silent server is given up after 30."""


async def begun(made: Chaos) -> Game:
    """A game of the first table, some decisions old."""
    await made.begin_all()
    await made.connected(1)
    world, table = made.world, made.tables[0]
    while (await table.sit_down()) is None:
        pass
    for _ in range(4):
        game = await eventually(made)
        await ButtonPlayer(world, made.chance).decide(turn_of(world, game), game)
    return await eventually(made)


async def eventually(made: Chaos, within: float = 20.0) -> Game:
    """The game, once its channel shows what its log says."""
    until = time.monotonic() + within
    while True:
        try:
            return await stands_once(made.world)
        except AssertionError:
            if time.monotonic() > until:
                raise
        await asyncio.sleep(0.2)


async def told(made: Chaos, result: Any) -> str:
    """The answer, once it is there."""
    until = time.monotonic() + TOLD_WITHIN
    while not (text := made.world.reply(result)) and time.monotonic() < until:  # noqa: ASYNC110
        await asyncio.sleep(0.1)
    return text


async def plays_through(made: Chaos, gone: Callable[[], object], back: Callable[[], object]) -> None:
    """A decision whose board the outage keeps back; what people try meanwhile; and how all goes on afterwards."""
    world, before = made.world, await begun(made)
    member = turn_of(world, before)
    choice = made.chance.choice(list((await world.offered(member, "choose", "choice")).values()))
    made.there.answered = lambda path: gone() if path.startswith("/interactions/") else None
    await world.slash(member, "choose", choice=choice)
    made.there.answered = lambda _path: None
    results, began = [], time.monotonic()
    while time.monotonic() - began < LASTS:
        for command in ("company generate", "game board"):
            pressed = time.monotonic()
            results.append(await world.slash(world.dmitri, command))
            assert results[-1].acknowledged, "no answer in time"
            assert time.monotonic() - pressed < IN_TIME
        await asyncio.sleep(LASTS / 4)
    back()
    texts = [await told(made, result) for result in (*results[::2], results[-1])]  # a new board removes those before it
    assert all(texts), "somebody got no answer"
    assert BROKEN not in "".join(texts)
    assert say("en", "error-storage-busy") in texts
    after = await eventually(made, SHOWN_WITHIN)
    assert after.seq == before.seq + 1
    await ButtonPlayer(world, made.chance).decide(turn_of(world, after), after)
    assert (await eventually(made)).seq == after.seq + 1


@pytest.mark.parametrize("how", ["cut", pytest.param("stop", marks=pytest.mark.long)])
@pytest.mark.postgres
async def test_a_server_that_is_gone_for_a_while(
    line: tuple[Line, str], postgresql: Any, how: str, tmp_path: Path, clock: Any
) -> None:
    there, url = line
    seen = postgresql.render_as_string(hide_password=False)
    async with chaos(url, 1, tmp_path, clock, seen=seen, patience=PATIENCE) as made:
        await plays_through(made, getattr(there, how), there.go_on)


@contextlib.asynccontextmanager
async def _file(tmp_path: Path, clock: Any) -> AsyncIterator[tuple[Chaos, Path]]:
    file = tmp_path / "games.db"
    async with chaos(f"sqlite+aiosqlite:///{file}", 1, tmp_path, clock, patience=PATIENCE) as made:
        yield made, file


@pytest.mark.long
async def test_a_file_that_somebody_else_holds(tmp_path: Path, clock: Any) -> None:
    async with _file(tmp_path, clock) as (made, file):
        other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        await plays_through(made, lambda: _hold(other), lambda: other.execute("ROLLBACK"))
        other.close()


def _hold(other: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.OperationalError):
        other.execute("BEGIN EXCLUSIVE")
