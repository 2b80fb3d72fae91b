"""The schema's history, run when the storage opens.

Nobody needs to run anything: `migrate` compares the version in the database with `HEAD` and loads alembic only if they
differ. To change the schema, edit `storage/tables.py`, then write the next version by hand or let alembic draft it
against an up-to-date database:

    DATABASE_URL=sqlite+aiosqlite:///data/games.db \\
        alembic -c storage/migrations/alembic.ini revision --autogenerate --rev-id 0002 -m "what changes"

and set `HEAD` to the new id. Versions that were released are never edited.
"""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import OperationalError

from storage.errors import OtherVersion, StorageError

__all__ = ["HEAD", "make_private", "migrate", "must_be_current", "version_of"]

HEAD = "0019"

_LOCK = 0x7761726761  # PostgreSQL's advisory lock for migrating; any number that others don't use


def make_private(file: Path) -> None:
    """Make a file that is missing, and its folder: its owner's alone, since databases hold secrets of games."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)


def must_be_current(connection: Connection) -> None:
    """Raises ``OtherVersion`` for a schema that is older or newer than this program's; nothing is changed."""
    found = version_of(connection)
    if found != HEAD:
        raise OtherVersion(found, HEAD)


def migrate(connection: Connection, busy_timeout: float) -> None:
    """Bring the schema to `HEAD`, whatever other processes do at the same time.

    A SQLite file with an older schema is copied before, to ``games.db.before-0005``. Raises StorageError if the schema
    is newer than this program or a version fails, which then leaves nothing behind, and SQLAlchemy's errors if the
    database fails.
    """
    if connection.dialect.name == "sqlite":
        _write_ahead(connection, busy_timeout)
    if (before := version_of(connection)) == HEAD:
        return
    connection.rollback()
    copy = _copied(connection) if before and before < HEAD else None
    _alone(connection)
    try:
        if version_of(connection) != HEAD:
            _upgrade(connection, copy)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


def _copied(connection: Connection) -> Path | None:
    """Copy a SQLite file to one beside it, unless an earlier attempt has; where it is."""
    file = connection.engine.url.database
    if connection.dialect.name != "sqlite" or not file or file == ":memory:":
        return None
    copy = Path(f"{file}.before-{HEAD}")
    if not copy.exists():
        part = copy.with_name(f"{copy.name}.part")  # half a copy, after a power cut, must not pass for one
        part.unlink(missing_ok=True)
        make_private(part)
        connection.exec_driver_sql("VACUUM INTO ?", (str(part),))
        connection.commit()
        part.replace(copy)
    return copy


def _write_ahead(connection: Connection, busy_timeout: float) -> None:
    # SQLite does not wait for others when it changes this mode, so the waiting is ours.
    deadline = time.monotonic() + busy_timeout
    while True:
        try:
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            return
        except OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def _alone(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})


def version_of(connection: Connection) -> str | None:
    """The version of a database's schema; None: it has none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection, copy: Path | None) -> None:
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
    except Exception as error:
        kept = f"; a copy is {copy}" if copy else ""
        raise StorageError(f"the database could not be changed to version {HEAD}; it is as it was{kept}") from error
