"""One empty database a test, of each kind."""

from __future__ import annotations

import asyncio
import os
import shutil
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Storage

WHY_SKIPPED = (
    "no PostgreSQL to test against: set TEST_DATABASE_URL=postgresql+asyncpg://user@host/name "
    '(a role that may create databases), or run: eval "$(.ci/postgres)"'
)


async def _run(url: URL, *commands: str) -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for command in commands:
            await connection.execute(text(command))
    await engine.dispose()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[URL]:
    """A database of this run's own, so that two runs on one server don't meet."""
    if not os.environ.get("TEST_DATABASE_URL"):
        pytest.skip(WHY_SKIPPED)
    server = make_url(os.environ["TEST_DATABASE_URL"])
    name = f"test_{uuid.uuid4().hex}"
    asyncio.run(_run(server, f"CREATE DATABASE {name}"))
    yield server.set(database=name)
    asyncio.run(_run(server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """Each kind of database in turn."""
    if request.param == "sqlite":
        return make_url(f"sqlite+aiosqlite:///{tmp_path}/data/games.db")
    server: URL = request.getfixturevalue("postgresql")
    return server


@pytest.fixture
async def url(database: URL) -> str:
    """The URL of a database that holds nothing yet."""
    if database.get_backend_name() == "postgresql":
        await _run(database, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    return database.render_as_string(hide_password=False)


@pytest.fixture
async def storage(url: str, database: URL, empty_database: Path) -> AsyncIterator[Storage]:
    """A storage on an empty database; on SQLite one that needs no migration."""
    if database.database and database.get_backend_name() == "sqlite":
        Path(database.database).parent.mkdir()
        shutil.copyfile(empty_database, database.database)
    opened = await Storage.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def hasty(url: str) -> AsyncIterator[Storage]:
    """A storage on an empty database that loses patience after 0.2 s."""
    opened = await Storage.open(url, busy_timeout=0.2)
    yield opened
    await opened.close()
