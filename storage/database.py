"""Connections: their settings, the order of writers, and cancelled callers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import URL, Delete, Executable, Insert, RowMapping, Table, Update, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry

from storage.errors import StorageError, Unavailable, translated
from storage.migrations import migrate
from storage.texts import storable

T = TypeVar("T")
Value: TypeAlias = str | int | float | bytes | list[str] | None
Values: TypeAlias = Mapping[str, Value]
"""A statement's parameters by name."""
Work = Callable[[AsyncConnection], Awaitable[T]]
Connect = Callable[[], AbstractAsyncContextManager[AsyncConnection]]

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class _Dropped(Unavailable):
    """The connection turned out to be dead before anything was committed."""


def parse(url: str) -> URL:
    """The URL with our drivers filled in. Raises StorageError for anything but SQLite and PostgreSQL."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StorageError("not a database URL") from error  # without the URL: it may hold a password
    parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.drivername not in _DRIVERS.values():
        raise StorageError(f"unknown kind of database: {parsed.drivername}")
    return parsed


def _durable(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _sqlite(url: URL, busy_timeout: float) -> AsyncEngine:
    memory = url.database in (None, "", ":memory:")
    engine = create_async_engine(
        url,
        connect_args={"timeout": busy_timeout},
        poolclass=AsyncAdaptedQueuePool,
        # In memory every connection would be a database of its own: one serves all.
        pool_size=1 if memory else 5,
        max_overflow=0,
        pool_timeout=busy_timeout,
        hide_parameters=True,  # errors are logged, and a game's secret is a parameter
        pool_use_lifo=True,
        # sqlite3 begins a transaction only when it writes and `write` always ends it: there is nothing to reset.
        pool_reset_on_return=None,
    )
    event.listen(engine.sync_engine, "connect", _durable)
    return engine


def _postgresql(url: URL, busy_timeout: float) -> AsyncEngine:
    patience = str(max(1, round(busy_timeout * 1000)))
    return create_async_engine(
        url,
        connect_args={
            "timeout": 10.0,
            "command_timeout": 6 * busy_timeout,
            "server_settings": {"lock_timeout": patience, "application_name": "wargame referee"},
        },
        pool_size=10,
        pool_timeout=busy_timeout,
        hide_parameters=True,  # errors are logged, and a game's secret is a parameter
        pool_use_lifo=True,
    )


class Statement:
    """A statement that changes rows, on the path of every answer.

    SQLAlchemy opens, runs and closes a cursor: three visits to the thread of an SQLite connection, which together take
    longer than the commit. ``run_together`` hands the same compiled statement to the driver.
    """

    def __init__(self, statement: Insert | Update | Delete) -> None:
        self.core = statement
        self.sqlite = str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


async def run_together(connection: AsyncConnection, *statements: tuple[Statement, Values]) -> list[int]:
    """Run statements in their order; the number of rows that each touched. Raises what the first that failed raised.

    On SQLite they are one visit to its thread: each visit costs more than a statement does.
    """
    if connection.dialect.name != "sqlite":
        return [(await connection.execute(each.core, values)).rowcount for each, values in statements]
    driver: Any = (await connection.get_raw_connection()).driver_connection

    def visit(database: sqlite3.Connection) -> list[int]:
        return [database.execute(each.sqlite, values).rowcount for each, values in statements]

    done: list[int] = await driver._execute(visit, driver._conn)
    return done


def upsert(dialect: str, table: Table, unique: Sequence[str], change: Sequence[str]) -> Executable:
    """An INSERT that changes these columns instead where a row has the same ``unique`` columns already."""
    insert = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    return insert.on_conflict_do_update(index_elements=unique, set_={name: insert.excluded[name] for name in change})


class Database:
    """An engine, one writer at a time where the database wants it so, and no operation left half done."""

    def __init__(self, engine: AsyncEngine, busy_timeout: float, *, one_writer: bool) -> None:
        self.engine = engine
        self.dialect = engine.dialect.name
        # A lone SELECT needs no transaction; on PostgreSQL this saves two round trips of three.
        self._reader = engine if one_writer else engine.execution_options(isolation_level="AUTOCOMMIT")
        self._patience = busy_timeout
        self._pen = asyncio.Lock() if one_writer else None
        self._running: set[asyncio.Task[object]] = set()

    @classmethod
    async def open(cls, url: str, busy_timeout: float) -> Database:
        """Connect, create what is missing, bring the schema up to date. Raises StorageError."""
        parsed = parse(url)
        with translated():
            if parsed.get_backend_name() == "sqlite":
                if parsed.database not in (None, "", ":memory:"):
                    Path(parsed.database or "").parent.mkdir(parents=True, exist_ok=True)
                engine = _sqlite(parsed, busy_timeout)
            else:
                engine = _postgresql(parsed, busy_timeout)
            try:
                await migrate(engine, busy_timeout)
            except TypeError as error:  # all that drivers say to `?option=value` that they do not know
                await engine.dispose()
                raise StorageError("the database URL has an option that its driver does not know") from error
            except BaseException:
                await engine.dispose()
                # A connection that fails leaves its thread a last word to say, which a closed loop would not hear.
                await asyncio.sleep(0.05)
                raise
        return cls(engine, busy_timeout, one_writer=engine.dialect.name == "sqlite")

    async def settle(self) -> None:
        """Wait until running operations have ended, those of cancelled callers too."""
        while self._running:
            await asyncio.wait(self._running)

    async def close(self) -> None:
        """Let running operations end, then disconnect."""
        await self.settle()
        await self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Run lone SELECTs."""
        return await self._finish(self._read(work))

    async def rows(self, statement: Executable, **values: Value) -> Sequence[RowMapping]:
        """Run one SELECT; its rows, each by column."""
        for value in values.values():
            if isinstance(value, str):
                storable(value)

        async def work(connection: AsyncConnection) -> Sequence[RowMapping]:
            return (await connection.execute(statement, values)).mappings().all()

        return await self.read(work)

    async def change(self, statement: Executable, **values: Value) -> int:
        """Run one statement that changes rows, as a transaction; the number of rows it touched."""

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(statement, values)).rowcount

        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        """Run one transaction: all of `work`, or nothing if it raises. Waits for its turn first."""
        if self._pen is None:
            return await self._finish(self._write(work))
        await self._take(self._pen)
        return await self._finish(self._write(work), self._pen.release)

    async def _take(self, pen: asyncio.Lock) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await pen.acquire()
        except TimeoutError as error:
            raise Unavailable("writers before this one are not getting through") from error

    async def _finish(self, operation: Coroutine[object, None, T], after: Callable[[], None] | None = None) -> T:
        # In a task of its own, shielded: a caller that is cancelled never interrupts a driver in mid-command. What it
        # asked for is then either done or not done, as a whole.
        task = asyncio.create_task(operation)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        if after is not None:
            task.add_done_callback(lambda _: after())
        return await asyncio.shield(task)

    async def _read(self, work: Work[T]) -> T:
        return await self._twice(work, self._reader.connect)

    async def _write(self, work: Work[T]) -> T:
        return await self._twice(work, self.engine.begin)

    async def _twice(self, work: Work[T], connect: Connect) -> T:
        # A server that was restarted must cost no one an answer. Asking it before each use whether it is still there
        # would cost everyone a round trip; the pool drops all its connections when the first proves dead.
        with translated():
            try:
                return await _once(work, connect)
            except _Dropped:
                return await _once(work, connect)


async def _once(work: Work[T], connect: Connect) -> T:
    async with connect() as connection:
        try:
            return await work(connection)
        except DBAPIError as error:
            if error.connection_invalidated:
                raise _Dropped(str(error.orig)) from error
            raise
