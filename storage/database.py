"""Connections: their settings, the order of writers, and cancelled callers.

All work on a database is a plain function of a connection: a whole transaction. On SQLite it is one visit to a thread,
on PostgreSQL it runs on the event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from storage.errors import OtherVersion, StorageError, Unavailable, translated
from storage.migrations import HEAD, make_private, migrate, must_be_current
from storage.texts import storable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Value: TypeAlias = str | int | float | bytes | list[str] | list[int] | None
Values: TypeAlias = Mapping[str, Value]
"""A statement's parameters by name."""
Where: TypeAlias = sa.ColumnElement[bool]
Work = Callable[[sa.Connection], T]
Connect: TypeAlias = "Callable[[], AbstractAsyncContextManager[AsyncConnection]]"

_DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "sqlite+aiosqlite": "sqlite+pysqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}

TOGETHER = 64
"""Transactions on SQLite that are committed together at the most."""


class _Dropped(Unavailable):
    """The connection turned out to be dead before anything was committed."""


def parse(url: str) -> sa.URL:
    """The URL with our drivers filled in. Raises StorageError for anything but SQLite and PostgreSQL."""
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StorageError("not a database URL") from error  # without the URL: it may hold a password
    parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.drivername not in _DRIVERS.values():
        raise StorageError(f"unknown kind of database: {parsed.drivername}")
    return parsed


def shown_url(url: str) -> str:
    """The URL without its password."""
    return parse(url).render_as_string(hide_password=True)


def _durable(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _sqlite(url: sa.URL, busy_timeout: float) -> sa.Engine:
    engine = sa.create_engine(
        url,
        connect_args={"timeout": busy_timeout, "check_same_thread": False},
        poolclass=QueuePool,
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,  # errors are logged, and a game's secret is a parameter
        # sqlite3 begins a transaction only when it writes and `write` always ends it: there is nothing to reset.
        pool_reset_on_return=None,
    )
    sa.event.listen(engine, "connect", _durable)
    return engine


def _in_memory(url: sa.URL) -> bool:
    return url.database in (None, "", ":memory:")


def _see_to_file(url: sa.URL, make: bool) -> None:
    """Make the file of a database if need be. Raises ``OtherVersion`` where there is none and none is to be made."""
    file = Path(url.database or "")
    if not make and not file.is_file():
        raise OtherVersion(None, HEAD)
    if not _in_memory(url):
        make_private(file)


def _postgresql(url: sa.URL, busy_timeout: float) -> AsyncEngine:
    from sqlalchemy.ext.asyncio import create_async_engine  # with all of the ORM: SQLite does without

    patience = str(max(1, round(busy_timeout * 1000)))
    return create_async_engine(
        url,
        connect_args={
            "timeout": 2 * busy_timeout,
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

    SQLAlchemy takes longer over it than SQLite does: ``run_together`` hands the same compiled statement to the driver.
    """

    def __init__(self, statement: sa.Insert | sa.Update | sa.Delete) -> None:
        self.core = statement
        self.sqlite = str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def run_together(connection: sa.Connection, *statements: tuple[Statement, Values]) -> list[int]:
    """Run statements in their order; the number of rows that each touched. Raises what the first that failed raised."""
    if connection.dialect.name != "sqlite":
        return [connection.execute(each.core, values).rowcount for each, values in statements]
    driver: Any = connection.connection.driver_connection
    return [driver.execute(each.sqlite, values).rowcount for each, values in statements]


def upsert(dialect: str, table: sa.Table, unique: Sequence[str], change: Sequence[str], *where: Where) -> sa.Executable:
    """An INSERT that changes these columns instead where such a row is there, if that row is as ``where`` says."""
    insert: sqlite.Insert = import_module(f"sqlalchemy.dialects.{dialect}").Insert(table)  # PostgreSQL's takes 40 ms
    changed = {name: insert.excluded[name] for name in change}
    return insert.on_conflict_do_update(index_elements=unique, set_=changed, where=sa.and_(sa.true(), *where))


class _Access(Protocol):
    """The way to one kind of database."""

    engine: sa.Engine

    async def open(self, prepare: Work[None]) -> None:
        """Connect, and see to the schema."""

    def read(self, work: Work[T]) -> Awaitable[T]:
        """Run lone SELECTs."""

    def write(self, work: Work[T]) -> Awaitable[T]:
        """Run one transaction."""

    async def close(self) -> None:
        """Disconnect."""


class _Write:
    """A transaction that waits for its turn, and what became of it."""

    def __init__(self, work: Work[Any]) -> None:
        self.work, self.handed, self.over = work, time.perf_counter(), False
        self.result: Any = None
        self.error: BaseException | None = None

    def ended(self, result: object = None, error: BaseException | None = None) -> None:
        """Note its result, or why it was not made."""
        self.result, self.error, self.over = result, error, True


class _Thread:
    """SQLite: one connection in a thread of its own, where transactions queue, each of them whole.

    Those that wait there are committed together, since the disk takes longer over a commit than over all that is in it.
    A read sees every earlier write, even one whose caller has gone.
    """

    def __init__(self, url: sa.URL, patience: float) -> None:
        self.engine = _sqlite(url, patience)
        self._patience = patience
        self._thread = ThreadPoolExecutor(1, "database")
        self._stuck = False
        self._writes: deque[_Write] = deque()

    async def open(self, prepare: Work[None]) -> None:
        def visit() -> None:
            with translated(), self.engine.connect() as connection:
                prepare(connection)

        await self._visit(visit)

    def read(self, work: Work[T]) -> Awaitable[T]:
        def visit() -> T:
            with translated(), self.engine.connect() as connection:
                return work(connection)

        return self._visit(visit)

    def write(self, work: Work[T]) -> Awaitable[T]:
        write = _Write(work)
        self._writes.append(write)

        def visit() -> T:
            if not write.over:
                self._commit(self._waiting())
            if write.error is not None:
                raise write.error
            return cast("T", write.result)

        return self._visit(visit)

    def _waiting(self) -> list[_Write]:
        """The next transactions to commit together. While commits fail, those that have waited too long fail too."""
        writes = [self._writes.popleft() for _ in range(min(TOGETHER, len(self._writes)))]
        late = [w for w in writes if self._stuck and time.perf_counter() - w.handed > self._patience]
        for write in late:
            write.ended(error=Unavailable("writers before this one are not getting through", "busy"))
        return [write for write in writes if not write.over]

    def _commit(self, writes: Sequence[_Write]) -> None:
        try:
            with translated(), self.engine.begin() as connection:
                self._make(connection, writes)
        except BaseException as error:
            for write in writes:
                write.ended(error=write.error or error)
        errors = [write.error for write in writes]
        if errors:
            self._stuck = any(isinstance(error, Unavailable) for error in errors)

    def _make(self, connection: sa.Connection, writes: Sequence[_Write]) -> None:
        if len(writes) == 1:
            writes[0].ended(writes[0].work(connection))
        elif writes:
            driver: Any = connection.connection.driver_connection
            driver.execute("BEGIN IMMEDIATE")
            for write in writes:
                self._make_apart(connection, driver, write)

    def _make_apart(self, connection: sa.Connection, driver: Any, write: _Write) -> None:
        """Make one of several transactions: if it fails, it alone is taken back."""
        driver.execute("SAVEPOINT one")
        try:
            with translated():
                result = write.work(connection)
        except Exception as error:
            driver.execute("ROLLBACK TO one")
            write.ended(error=error)
        else:
            write.ended(result)
        driver.execute("RELEASE one")

    async def close(self) -> None:
        def end() -> None:
            self._thread.shutdown()
            self.engine.dispose()

        await asyncio.to_thread(end)

    def _visit(self, work: Callable[[], T]) -> Awaitable[T]:
        try:
            return asyncio.get_running_loop().run_in_executor(self._thread, work)
        except RuntimeError as error:  # a page that asks while the bot ends
            raise Unavailable("the database is closed") from error


class _Server:
    """PostgreSQL."""

    def __init__(self, url: sa.URL, patience: float) -> None:
        self._engine = _postgresql(url, patience)
        self.engine = self._engine.sync_engine
        # A lone SELECT needs no transaction; this saves two round trips of three.
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def open(self, prepare: Work[None]) -> None:
        with translated():
            async with self._engine.connect() as connection:
                await connection.run_sync(prepare)

    async def read(self, work: Work[T]) -> T:
        return await self._twice(work, self._reader.connect)

    async def write(self, work: Work[T]) -> T:
        return await self._twice(work, self._engine.begin)

    async def close(self) -> None:
        await self._engine.dispose()

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
            return await connection.run_sync(work)
        except DBAPIError as error:
            if error.connection_invalidated:
                raise _Dropped(str(error.orig)) from error
            raise


class Database:
    """One database: transactions that are whole or not at all, whatever becomes of those who asked for them."""

    def __init__(self, access: _Access) -> None:
        self._access = access
        self.engine = access.engine
        self.dialect = access.engine.dialect.name
        self._running: set[asyncio.Future[Any]] = set()
        self.failing = False
        """Whether the last write has failed, and none has been made since."""
        self.on_failure: Callable[[Unavailable], object] = lambda _error: None
        self.on_time: Callable[[str, float], object] = lambda _do, _seconds: None

    @classmethod
    async def open(cls, url: str, busy_timeout: float, *, upgrade: bool = True) -> Database:
        """Connect; ``upgrade``: create what is missing and bring the schema up to date. Raises StorageError."""
        parsed = parse(url)
        access: _Access
        with translated():
            if parsed.get_backend_name() == "sqlite":
                _see_to_file(parsed, upgrade)
                access = _Thread(parsed, busy_timeout)
            else:
                access = _Server(parsed, busy_timeout)
        try:
            await access.open(partial(migrate, busy_timeout=busy_timeout) if upgrade else must_be_current)
        except BaseException as error:
            await access.close()
            if isinstance(error, TypeError):  # all that drivers say to `?option=value` that they do not know
                raise StorageError("the database URL has an option that its driver does not know") from error
            raise
        return cls(access)

    async def settle(self) -> None:
        """Wait until running operations have ended, those of cancelled callers too."""
        while self._running:
            await asyncio.wait(self._running)

    async def close(self) -> None:
        """Let running operations end, then disconnect."""
        await self.settle()
        await self._access.close()

    async def read(self, work: Work[T]) -> T:
        """Run lone SELECTs, each by itself: they are no transaction.

        Raises ``Unavailable`` (locked for too long, disk full, connection lost), ``Unstorable`` for values that no
        database holds, and whatever ``work`` raises.
        """
        begun = time.perf_counter()
        try:
            return await self._finish(self._access.read(work))
        finally:
            self.on_time("read", time.perf_counter() - begun)

    async def rows(self, statement: sa.Executable, **values: Value) -> Sequence[sa.RowMapping]:
        """Run one SELECT; its rows, each by column."""
        for value in values.values():
            if isinstance(value, str):
                storable(value)
        return await self.read(lambda connection: connection.execute(statement, values).mappings().all())

    async def change(self, statement: sa.Executable, **values: Value) -> int:
        """Run one statement that changes rows, as a transaction; the number of rows it touched."""
        return await self.write(lambda connection: connection.execute(statement, values).rowcount)

    async def write(self, work: Work[T], meanwhile: Callable[[], object] | None = None) -> T:
        """Run one transaction: all of `work`, or nothing if it raises; `meanwhile` is called once it is under way."""
        begun = time.perf_counter()
        running = asyncio.ensure_future(self._access.write(work))
        running.add_done_callback(self._written)
        try:
            return await self._finish(running, meanwhile)
        finally:
            self.on_time("write", time.perf_counter() - begun)

    async def _finish(self, operation: Awaitable[T], meanwhile: Callable[[], object] | None = None) -> T:
        # Shielded: a caller that is cancelled interrupts no driver in mid-command. Its work is done as a whole, or not.
        running = asyncio.ensure_future(operation)
        self._running.add(running)
        running.add_done_callback(self._ended)
        if meanwhile is not None:
            asyncio.get_running_loop().call_soon(meanwhile)
        return await asyncio.shield(running)

    def _ended(self, running: asyncio.Future[Any]) -> None:
        self._running.discard(running)
        # Asked for here too: a caller who has gone away is not told of it.
        if not running.cancelled() and isinstance(error := running.exception(), Unavailable):
            self.on_failure(error)

    def _written(self, running: asyncio.Future[Any]) -> None:
        if not running.cancelled() and (isinstance(error := running.exception(), Unavailable) or error is None):
            self.failing = error is not None
