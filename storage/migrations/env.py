"""Alembic's entry: with the connection that `migrate` hands over, or, for developers, with `DATABASE_URL`."""

from __future__ import annotations

import asyncio
import os

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from storage.tables import metadata


def _run(connection: Connection) -> None:
    # One transaction on SQLite as well: `migrate` began it, so that a failing version leaves nothing behind.
    context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


async def _connect_and_run() -> None:
    engine = create_async_engine(os.environ.get("DATABASE_URL", "sqlite+aiosqlite://"))
    async with engine.begin() as connection:
        await connection.run_sync(_run)
    await engine.dispose()


def _as_on_postgresql() -> None:
    """Let drafts say of PostgreSQL what the schema says of SQLite alone."""
    for index in (index for table in metadata.sorted_tables for index in table.indexes):
        index.dialect_options["postgresql"]["where"] = index.dialect_options["sqlite"]["where"]


given = context.config.attributes.get("connection")
if given is None:
    _as_on_postgresql()
    asyncio.run(_connect_and_run())
else:
    _run(given)
