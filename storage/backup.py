"""Backups: a whole database as one SQLite file, of either kind, and back into either kind.

SQLite copies itself while it is written to; PostgreSQL is read in one snapshot. A backup holds the secrets of running
games: only its owner may read it.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite
from sqlalchemy import URL, Connection, create_engine, delete, func, insert, select, text

from storage.database import Database, parse
from storage.errors import StorageError, translated
from storage.marks import BACKED_UP, BACKUPS, Settings
from storage.migrations import HEAD, migrate, version_of
from storage.tables import companies, metadata

MATTER = ("games", "companies", "campaigns")
"""Without rows in these tables a database counts as empty."""
ROWS = 2000
"""Rows that are copied together."""
PATIENCE = 5.0

Counts = dict[str, int]


async def backup(url: str, path: Path) -> Counts:
    """Write a database to a file that is not there yet; the number of rows of each table.

    Raises ``StorageError``, and ``OSError`` where the file cannot be written.
    """
    source = parse(url)
    part = _begun(path)
    try:
        if source.get_backend_name() == "sqlite":
            await copy_file(Path(source.database or ""), part)
        else:
            await _from_server(source, part)
        with _file(part) as copy:
            counts = _counts(_current(copy))
        part.replace(path)
        await _note(url)
    finally:
        part.unlink(missing_ok=True)
    return counts


async def restore(url: str, path: Path, kept: Path | None = None) -> Counts:
    """Fill a database from a backup, of this version or an older one; the number of rows of each table.

    All of it is one transaction. ``kept``: a backup of what is there goes to this new file first, and the restored rows
    take its place; without it the database must be empty. Raises ``StorageError`` where it is not.
    """
    with TemporaryDirectory(dir=path.parent, prefix=".restore-") as folder:
        part = Path(folder) / "games.db"
        await copy_file(path, part)
        with _file(part) as source:
            migrate(source, PATIENCE)
            source.commit()  # what reading began
            database = await Database.open(url, PATIENCE)
            try:
                if kept is not None:
                    await backup(url, kept)
                return await database.write(lambda target: _fill(source, target, replace=kept is not None))
            finally:
                await database.close()


async def _note(url: str) -> None:
    """Note in a database that it has just been backed up; one that cannot be written is none the worse for it."""
    with suppress(StorageError):
        database = await Database.open(url, PATIENCE, upgrade=False)
        try:
            await Settings(database).set(BACKUPS, {BACKED_UP: f"{time.time():.0f}"})
        finally:
            await database.close()


def _begun(path: Path) -> Path:
    """A file for its owner alone, which takes the name of the backup once it is whole."""
    if path.exists():
        raise StorageError(f"{path} exists already")
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    return part


async def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database that may be in use to a file that is empty or not there. Raises ``StorageError``."""
    with translated():
        async with aiosqlite.connect(_existing(source), timeout=PATIENCE) as connection:
            await connection.execute("VACUUM INTO ?", (str(target),))


def _existing(file: Path) -> Path:
    if not file.is_file():
        raise StorageError(f"there is no file {file}")
    return file


@contextmanager
def _file(path: Path) -> Iterator[Connection]:
    """A SQLite file that nobody else knows."""
    engine = create_engine(f"sqlite+pysqlite:///{path}")
    try:
        with translated(), engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


async def _from_server(source: URL, part: Path) -> None:
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(source, isolation_level="REPEATABLE READ", hide_parameters=True)
    try:
        with translated(), _file(part) as target:
            migrate(target, PATIENCE)
            async with engine.connect() as connection:
                await connection.run_sync(lambda reader: _fill(_current(reader), target))
            target.commit()
            target.exec_driver_sql("PRAGMA journal_mode = DELETE")  # one file, without a second beside it
    finally:
        await engine.dispose()


def _current(source: Connection) -> Connection:
    if version_of(source) != HEAD:
        raise StorageError("the database is another version's: back it up with the program that wrote it")
    return source


def _fill(source: Connection, target: Connection, replace: bool = False) -> Counts:
    """Copy all rows into a database that has none that matter: what a bot that has only started has written goes.

    ``replace``: what matters goes too.
    """
    there = _counts(target)
    if not replace and any(there[name] for name in MATTER):
        raise StorageError(f"the database is not empty: it has {_told({name: there[name] for name in MATTER})}")
    with _without_triggers(target):
        for table in reversed(metadata.sorted_tables):
            if there[table.name]:
                target.execute(delete(table))
    for table in metadata.sorted_tables:
        found = source.execution_options(yield_per=ROWS).execute(select(table))
        for rows in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
    if target.dialect.name == "postgresql":
        newest = select(func.coalesce(func.max(companies.c.id), 0) + 1).scalar_subquery()
        target.execute(select(func.setval(text("pg_get_serial_sequence('companies', 'id')"), newest, False)))
    return _counts(target)


@contextmanager
def _without_triggers(target: Connection) -> Iterator[None]:
    """Let entries of logs go, which triggers refuse otherwise. All within the caller's transaction."""
    if target.dialect.name == "postgresql":
        target.execute(text("ALTER TABLE entries DISABLE TRIGGER USER"))
        yield
        target.execute(text("ALTER TABLE entries ENABLE TRIGGER USER"))
    else:
        known = text("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'entries'")
        triggers = target.execute(known).all()
        for name, _ in triggers:
            target.exec_driver_sql(f"DROP TRIGGER {name}")
        yield
        for _, made in triggers:
            target.exec_driver_sql(made)


def _told(counts: Counts) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts.items())


def _counts(connection: Connection) -> Counts:
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
    }
