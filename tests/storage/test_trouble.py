"""Databases that are locked, full, gone or left in the middle: one error, nothing half done, and on it goes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from storage import Storage, StorageError, Unavailable
from tests.storage.tools import RUNNING, Intruder, create, entry, seqs


async def test_locked_longer_than_patience(url: str, hasty: Storage) -> None:
    await create(hasty)
    async with Intruder(url) as intruder:
        await intruder.lock_all()
        for _ in range(2):
            with pytest.raises(Unavailable) as caught:
                await hasty.games.append("g", entry(2, interaction=12), RUNNING)
            assert caught.value.__cause__ is not None
            assert caught.value.kind == "busy"
        await intruder.let_go()
        assert await seqs(hasty) == [1]
        await hasty.games.append("g", entry(2, interaction=12), RUNNING)
    assert await seqs(hasty) == [1, 2]


async def test_locked_shorter_than_patience(url: str) -> None:
    storage = await Storage.open(url, busy_timeout=5)
    await create(storage)
    async with Intruder(url) as intruder:
        await intruder.lock_all()
        waiting = asyncio.create_task(storage.games.append("g", entry(2), RUNNING))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        await intruder.let_go()
        await waiting
    await storage.close()


async def test_many_wait_for_a_lock_no_longer_than_two_patiences(url: str, hasty: Storage) -> None:
    for number in range(8):
        await create(hasty, str(number), channel=number)
    async with Intruder(url) as intruder:
        await intruder.lock_all()
        async with asyncio.timeout(2 * 0.2 + 0.5):
            tries = [hasty.games.append(str(number), entry(2), RUNNING) for number in range(8)]
            results = await asyncio.gather(*tries, return_exceptions=True)
        assert all(isinstance(result, Unavailable) for result in results)
    for number in range(8):
        await hasty.games.append(str(number), entry(2), RUNNING)


@contextmanager
def full_disk(storage: Storage) -> Iterator[None]:
    """Let SQLite's file not grow."""

    def pages(number: int) -> Any:
        def limit(connection: Any, _record: Any, _proxy: Any) -> None:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA max_page_count = {number}")
            cursor.close()

        return limit

    engine = storage._database.engine
    tight, wide = pages(1), pages(1_000_000)
    event.listen(engine, "checkout", tight)
    try:
        yield
    finally:
        event.remove(engine, "checkout", tight)
        event.listen(engine, "checkout", wide)


async def test_disk_full(tmp_path: Path) -> None:
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/games.db", busy_timeout=0.2)
    await create(storage)
    told: list[str] = []
    storage.tell_failures(lambda error: told.append(error.kind))
    big = entry(2, interaction=12, payload=bytes(100_000))
    with full_disk(storage):
        for _ in range(2):
            with pytest.raises(Unavailable, match="full"):
                await storage.games.append("g", big, RUNNING)
        assert await seqs(storage) == [1]
        assert storage.failing
    await storage.games.append("g", big, RUNNING)
    assert not storage.failing
    assert told == ["full", "full"]
    assert await seqs(storage) == [1, 2]
    await storage.close()


async def test_the_server_drops_us(url: str, storage: Storage) -> None:
    if url.startswith("sqlite"):
        pytest.skip("SQLite has no server")
    await asyncio.gather(*(create(storage, str(number), channel=number) for number in range(5)))
    for seq in (2, 3):
        async with Intruder(url) as intruder:
            await intruder.run(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        if seq == 2:
            await asyncio.gather(*(storage.games.append(str(number), entry(seq), RUNNING) for number in range(5)))
        assert await seqs(storage, "4") == [1, 2]


@pytest.mark.parametrize(
    "url",
    ["postgresql+asyncpg://nobody@127.0.0.1:1/none", "sqlite+aiosqlite:////dev/null/games.db", "sqlite:////dev"],
)
async def test_nothing_there_to_open(url: str) -> None:
    with pytest.raises(Unavailable):
        await Storage.open(url, busy_timeout=0.2)


@pytest.mark.parametrize(
    "url",
    ["", "games.db", "mysql://host/name", "postgresql://host:port/name", "postgresql://host?a=b"],
)
async def test_not_a_database_of_ours(url: str) -> None:
    with pytest.raises(StorageError):
        await Storage.open(url)


@pytest.mark.long(after=1)
async def test_cancelled_at_any_moment(storage: Storage) -> None:
    """Whenever the caller goes away, the entry is whole or absent, and the next one is stored."""
    await create(storage)
    dice = random.Random(1)
    for _ in range(60):
        seq = len(await storage.games.entries("g")) + 1
        task = asyncio.create_task(storage.games.append("g", entry(seq, interaction=seq), RUNNING))
        await asyncio.sleep(dice.uniform(0, 0.002))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        reader = asyncio.create_task(storage.games.entries("g"))
        await asyncio.sleep(dice.uniform(0, 0.001))
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        await storage.settings.set("a", {"writer": "passes"})
        await storage.settle()
        row = await storage.games.get("g")
        assert row is not None
        assert row.seq == len(await seqs(storage))
    log = await seqs(storage)
    await storage.games.append("g", entry(len(log) + 1), RUNNING)
    assert await seqs(storage) == [*log, len(log) + 1]


async def test_cancelled_while_it_queues(storage: Storage) -> None:
    for number in range(20):
        await create(storage, str(number), channel=number)
    tasks = [asyncio.create_task(storage.games.append(str(number), entry(2), RUNNING)) for number in range(20)]
    await asyncio.sleep(0.001)
    for task in tasks[::2]:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(result is None for result in results[1::2])
    await storage.games.append("1", entry(3), RUNNING)


async def test_closing_lets_the_last_entry_in(url: str) -> None:
    storage = await Storage.open(url)
    await create(storage)
    task = asyncio.create_task(storage.games.append("g", entry(2), RUNNING))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    await storage.close()
    storage = await Storage.open(url)
    assert await seqs(storage) in ([1], [1, 2])
    await storage.games.append("g", entry(1 + len(await seqs(storage))), RUNNING)
    await storage.close()


async def test_ping(storage: Storage) -> None:
    await storage.ping()


async def test_a_closed_sqlite_database_answers_that_it_is_unavailable(tmp_path: Path) -> None:
    """A page may still ask while the bot ends: no error of the program."""
    closed = await Storage.open(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    await closed.close()
    with pytest.raises(Unavailable):
        await closed.ping()
