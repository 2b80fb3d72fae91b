"""The floor of storage: a database with one plain table."""

from __future__ import annotations

import time

from sqlalchemy import Column, Integer, LargeBinary, MetaData, Table, event, insert, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

__all__ = ["BareDatabase"]

_DATA = MetaData()
_TABLE = Table("bare", _DATA, Column("id", Integer, primary_key=True), Column("payload", LargeBinary))
_INSERT = insert(_TABLE)
_SELECT = select(_TABLE).where(_TABLE.c.id == 1)


class BareDatabase:
    """SQLAlchemy's async Core, as durable as the product: on SQLite (aiosqlite) write-ahead log, synchronous FULL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.close = engine.dispose

    @classmethod
    async def open(cls, url: str) -> BareDatabase:
        """Connect, and make the table where it is missing."""
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _durable)
        async with engine.begin() as connection:
            await connection.run_sync(_DATA.create_all)
        return cls(engine)

    async def commit(self) -> float:
        """Milliseconds for one durable row."""
        begun = time.perf_counter()
        async with self._engine.begin() as connection:
            await connection.execute(_INSERT, {"payload": b"p" * 400})
        return (time.perf_counter() - begun) * 1000

    async def read(self) -> float:
        """Milliseconds for one row by its key."""
        begun = time.perf_counter()
        async with self._engine.connect() as connection:
            (await connection.execute(_SELECT)).all()
        return (time.perf_counter() - begun) * 1000


def _durable(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()
