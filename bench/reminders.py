"""The cost of reminders for a thousand waiting games: a day of rounds, on a manual clock."""

from __future__ import annotations

import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sqlalchemy import event

from bench.figures import Row
from cogs.channel.next_look import LEAST, MOST
from cogs.channel.pings import Pings
from storage import EntryRow, NewGame, Storage, Summary
from table import Table
from table.time.clock import DAY, ManualClock

GAMES = 1000
BUSIEST = 30.0
"""Seconds over which the cost of telling everybody at once is spread."""


class _Channel:
    """Takes messages and says nothing: what Discord does with them is no cost of ours."""

    sent = 0

    def get_partial_messageable(self, _channel: int) -> _Channel:
        return self

    def get_partial_message(self, _message: int) -> _Channel:
        return self

    async def send(self, **_message: object) -> SimpleNamespace:
        self.sent += 1
        return SimpleNamespace(id=self.sent)

    async def delete(self) -> None:
        return None


async def waiting(folder: Path) -> list[Row]:
    """A day of it, one look, and everybody at once."""
    storage = await Storage.open(f"sqlite+aiosqlite:///{folder}/waiting.db")
    clock, channel = ManualClock(1e9), _Channel()
    table = Table(storage, clock=clock)
    pings: Any = Pings(channel, table)  # type: ignore[arg-type]
    count = _counted(storage)
    try:
        begun = time.process_time()
        await _games(storage, clock.now())
        games = time.process_time() - begun
        crowd = 0.0
        while channel.sent < GAMES:
            crowd += await _cost(pings.round)
        day = await _day(pings, clock)
        await pings.round()
        queries = count()
        look = [await _cost(pings.round) for _ in range(50)]
        queries = count() - queries
    finally:
        await storage.close()
    return [
        Row(
            "a day with 1,000 games that wait", 100 * day / DAY, "% of a core", target=1.0, note=f"{channel.sent} told"
        ),
        Row("one look, nobody due", sum(look) / len(look) * 1000, "ms"),
        Row("queries a look", queries / len(look), "", target=1.0),
        Row("1,000 due at once, over 30 s", 100 * crowd / BUSIEST, "% of a core", note=f"made in {games:.1f} s"),
    ]


async def _games(storage: Storage, now: float) -> None:
    """Store games that wait for one user each."""
    for number in range(GAMES):
        new = NewGame(f"{number:08x}", 1, number, 1, "rapid-attack", b"", now)
        summary = Summary("running", "The game", (number, number + GAMES), (number,), "en")
        await storage.games.create(new, [EntryRow(1, now, None, None, b"{}")], summary)


async def _day(pings: Pings, clock: ManualClock) -> float:
    """Seconds of work in a day in which each user is reminded once, at random times."""
    luck, storage = random.Random(1), pings._table.storage
    now = clock.now()
    rows = [row for number in range(GAMES) for row in await storage.waiting.of_game(f"{number:08x}")]
    for row in rows:
        due = now + luck.random() * DAY
        await storage.waiting.claim([(row, due, 1)], due - DAY)
    spent = 0.0
    while clock.now() < now + DAY:
        begun = time.process_time()
        following = await pings.round()
        spent += time.process_time() - begun
        clock.advance(min(max((following or clock.now() + MOST) - clock.now(), LEAST), MOST))
    return spent


async def _cost(work: Callable[[], Awaitable[object]]) -> float:
    begun = time.process_time()
    await work()
    return time.process_time() - begun


def _counted(storage: Storage) -> Callable[[], int]:
    """A counter of the statements sent to the database."""
    said: list[int] = []
    engine = storage._database.engine
    event.listen(engine, "before_cursor_execute", lambda *_: said.append(1))
    return lambda: len(said)
