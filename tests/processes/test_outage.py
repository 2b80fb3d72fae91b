"""A PostgreSQL that refuses, drops or keeps connections for a while: told in time, nothing lost, and on by itself."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL, make_url

from storage import Storage, Unavailable
from table import Duplicate, Table
from table.waiting.elsewhere import Elsewhere
from tests.table.people import answer, any_choice, started, whole

pytestmark = pytest.mark.postgres
PATIENCE = 0.5


class Line:
    """The line to a server: it can be cut, and it can keep what is sent."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._open: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self.refusing = False

    async def serve(self) -> asyncio.Server:
        return await asyncio.start_server(self._joined, "127.0.0.1", 0)

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.close()
            return
        socket = f"{self._url.query['host']}/.s.PGSQL.5432"
        back, forth = await asyncio.open_unix_connection(socket)
        self._open |= {writer, forth}
        await asyncio.gather(self._carry(reader, forth), self._carry(back, writer), return_exceptions=True)
        self._open -= {writer, forth}

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self._flows.wait()
            writer.write(data)
            await writer.drain()
        writer.close()

    def cut(self) -> None:
        """Drop every connection and take no new one."""
        self.refusing = True
        for writer in self._open:
            writer.transport.abort()

    def stop(self) -> None:
        """Keep what is sent."""
        self._flows.clear()

    def go_on(self) -> None:
        self.refusing = False
        self._flows.set()


@pytest.fixture
async def line(postgresql: URL) -> AsyncIterator[tuple[Line, str]]:
    """A line, and the URL at its end, of an empty database."""
    if "host" not in postgresql.query:
        pytest.skip("needs a PostgreSQL on a Unix socket")
    from tests.storage.conftest import _run

    await _run(postgresql, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    line = Line(make_url(postgresql))
    server = await line.serve()
    there = postgresql.set(host="127.0.0.1", port=server.sockets[0].getsockname()[1], query={"ssl": "disable"})
    yield line, there.render_as_string(hide_password=False)
    line.cut()
    server.close()
    await asyncio.sleep(0.05)


@pytest.mark.parametrize("how", ["cut", "stop"])
async def test_an_outage_is_told_in_time_and_the_game_goes_on(line: tuple[Line, str], how: str) -> None:
    there, url = line
    storage = await Storage.open(url, busy_timeout=PATIENCE)
    table, chance = Table(storage), random.Random(3)
    watching = asyncio.create_task(Elsewhere(table).watch())
    game = await started(table)
    for number in range(5):
        game = await answer(table, game, any_choice(game, chance), interaction=5000 + number)
    choice = any_choice(game, chance)
    getattr(there, how)()
    for _ in range(2):
        began = time.monotonic()
        with pytest.raises(Unavailable):
            await answer(table, game, choice, interaction=6000)
        assert time.monotonic() - began < 12 * PATIENCE + 1
    there.go_on()
    for _ in range(20):
        try:
            game = await answer(table, await table.game_in(1), choice, interaction=6000)
            break
        except Unavailable:
            await asyncio.sleep(0.1)
        except Duplicate:  # it had arrived
            game = await table.game_in(1)
            break
    for number in range(5):
        game = await answer(table, game, any_choice(game, chance), interaction=7000 + number)
    assert not watching.done()
    watching.cancel()
    assert game.seq == 3 + 11
    assert await whole(storage, [game])
    await storage.close()
