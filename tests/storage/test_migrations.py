"""Every version of the schema changes a database that is in use."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Column, Connection, MetaData, func, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Storage, migrations
from storage.tables import metadata

FOLDER = Path(migrations.__file__).parent
VERSIONS = sorted(file.name[:4] for file in (FOLDER / "versions").glob("0*.py"))
JSON = {"seats": "[1]", "waiting": "[[1,1.5]]"}


def _something(column: Column[object]) -> object:
    """A value for a column: the same in all, so that what refers to another row finds it."""
    kind = column.type.python_type
    return JSON.get(column.name, "1") if kind is str else b"1" if kind is bytes else kind(1)


def _filled(connection: Connection, version: str) -> None:
    """Change the schema to a version, and put a row into each table that has none."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
    there = MetaData()
    there.reflect(connection)
    for table in there.sorted_tables:
        if not connection.scalar(select(func.count()).select_from(table)):
            connection.execute(insert(table).values({column.name: _something(column) for column in table.c}))


def _counts(connection: Connection) -> dict[str, int]:
    return {
        table.name: connection.scalar(select(func.count()).select_from(table)) or 0 for table in metadata.sorted_tables
    }


@pytest.mark.long
async def test_every_version_changes_a_database_with_something_in_each_table(url: str, database: URL) -> None:
    if database.get_backend_name() == "sqlite":
        Path(database.database or "").parent.mkdir(parents=True)
    engine = create_async_engine(url)
    for version in VERSIONS:
        async with engine.begin() as connection:
            await connection.run_sync(_filled, version)
    await engine.dispose()
    opened = await Storage.open(url)
    kept = await opened._database.read(_counts)
    assert kept == {**dict.fromkeys(kept, 1), "marks": 2}  # the second says up to where the game is shown
    await opened.close()
