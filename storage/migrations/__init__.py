"""The schema's history, run when the storage opens.

Nobody needs to run anything: `migrate` compares the version in the database with `HEAD` and loads alembic only if they
differ. To change the schema, edit `storage/tables.py`, then write the next version by hand or let alembic draft it
against an up-to-date database:

    DATABASE_URL=sqlite+aiosqlite:///data/games.db \\
        alembic -c storage/migrations/alembic.ini revision --autogenerate --rev-id 0002 -m "what changes"

and set `HEAD` to the new id. Versions that were released are never edited.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.errors import StorageError

__all__ = ["HEAD", "migrate"]

HEAD = "0005"

_LOCK = 0x7761726761  # PostgreSQL's advisory lock for migrating; any number that others don't use


async def migrate(engine: AsyncEngine, busy_timeout: float) -> None:
    """Bring the schema to `HEAD`, whatever other processes do at the same time.

    Raises StorageError if the schema is newer than this program, and SQLAlchemy's errors if the database fails.
    """
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await _write_ahead(connection, busy_timeout)
        if await connection.run_sync(_version) == HEAD:
            return
        await connection.rollback()
        await _alone(connection)
        if await connection.run_sync(_version) != HEAD:
            await connection.run_sync(_upgrade)
        await connection.commit()


async def _write_ahead(connection: AsyncConnection, busy_timeout: float) -> None:
    # SQLite does not wait for others when it changes this mode, so the waiting is ours.
    deadline = asyncio.get_running_loop().time() + busy_timeout
    while True:
        try:
            await connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            return
        except OperationalError:
            if asyncio.get_running_loop().time() > deadline:
                raise
            await asyncio.sleep(0.01)


async def _alone(connection: AsyncConnection) -> None:
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection) -> None:
    # Slow to load, and needed once in a schema's life.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StorageError("the database was written by a newer version of this program") from error
