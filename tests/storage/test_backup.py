"""Backups of both kinds of databases into both kinds, and migrations that fail."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

import storage.migrations
from storage import Storage, StorageError
from storage.backup import backup, restore
from storage.marks import BACKUPS
from tests.storage.tools import ANA, Intruder, create, entry


async def filled(url: str) -> Storage:
    """A database with something in most tables."""
    opened = await Storage.open(url)
    for number in range(3):
        await create(opened, f"game{number}", channel=number + 1, entry=entry(1, payload=b"\0\xff raw"))
    await opened.companies.save(ANA, "Wölfe", "rapid_attack", "text")
    await opened.settings.set(f"user:{ANA}", {"language": "fr"})
    await opened.marks.set("game0", "board", "77")
    return opened


async def everything(url: str) -> list[Any]:
    opened = await Storage.open(url)
    games = [await opened.games.get(f"game{number}") for number in range(3)]
    logs = [await opened.games.entries(f"game{number}") for number in range(3)]
    companies = await opened.companies.of_owner(ANA)
    settings = {scope: known for scope, known in (await opened.settings.all()).items() if scope != BACKUPS}
    found = [games, logs, companies, settings, await opened.marks.of_game("game0")]
    await opened.close()
    return found


@pytest.mark.long(after=1)
async def test_a_backup_is_restored_into_either_kind(url: str, tmp_path: Path) -> None:
    await (await filled(url)).close()
    counts = await backup(url, tmp_path / "kept.db")
    assert (counts["games"], counts["entries"], counts["companies"]) == (3, 3, 1)
    assert stat.S_IMODE((tmp_path / "kept.db").stat().st_mode) == 0o600
    other = f"sqlite+aiosqlite:///{tmp_path}/other.db"
    assert await restore(other, tmp_path / "kept.db") == counts
    assert await everything(other) == await everything(url)
    assert not list(tmp_path.glob("*.part")) + list(tmp_path.glob(".restore-*"))


async def test_a_backup_of_sqlite_is_restored_into_either_kind(url: str, tmp_path: Path) -> None:
    """And what is added later gets new numbers."""
    first = f"sqlite+aiosqlite:///{tmp_path}/first.db"
    writing = await filled(first)
    await backup(first, tmp_path / "kept.db")  # while it is open
    await writing.close()
    await restore(url, tmp_path / "kept.db")
    assert await everything(url) == await everything(first)
    opened = await Storage.open(url)
    await opened.companies.save(ANA, "Others", "rapid_attack", "text")
    assert len(await opened.companies.of_owner(ANA)) == 2
    await create(opened, "new", channel=9)
    await opened.close()


@pytest.mark.long(after=1)
async def test_what_a_restore_replaces_is_kept_beside_it(url: str, tmp_path: Path) -> None:
    await (await filled(url)).close()
    await backup(url, tmp_path / "old.db")
    before = await everything(url)
    opened = await Storage.open(url)
    await create(opened, "new", channel=9)
    await opened.close()
    await restore(url, tmp_path / "old.db", tmp_path / "replaced.db")
    assert await everything(url) == before
    opened = await Storage.open(url)
    assert await opened.games.get("new") is None
    await opened.close()
    async with Intruder(url) as intruder:
        with pytest.raises(DBAPIError, match="append-only"):
            await intruder.run("DELETE FROM entries")
    await restore(url, tmp_path / "replaced.db", tmp_path / "again.db")
    opened = await Storage.open(url)
    assert await opened.games.get("new") is not None
    await opened.close()
    with pytest.raises(StorageError, match="exists already"):
        await restore(url, tmp_path / "old.db", tmp_path / "again.db")
    opened = await Storage.open(url)
    assert await opened.games.get("new") is not None, "nothing is replaced that was not kept"
    await opened.close()


async def test_a_backup_is_not_restored_over_anything(url: str, tmp_path: Path) -> None:
    await (await filled(url)).close()
    await backup(url, tmp_path / "kept.db")
    before = await everything(url)
    with pytest.raises(StorageError, match="not empty"):
        await restore(url, tmp_path / "kept.db")
    with pytest.raises(StorageError, match="exists already"):
        await backup(url, tmp_path / "kept.db")
    with pytest.raises(StorageError, match="no file"):
        await restore(url, tmp_path / "none.db")
    (tmp_path / "text.db").write_text("no database at all, and rather long" * 100)
    with pytest.raises(StorageError):
        await restore(f"sqlite+aiosqlite:///{tmp_path}/empty.db", tmp_path / "text.db")
    assert await everything(url) == before


async def test_a_database_of_another_version_is_not_backed_up(url: str, tmp_path: Path) -> None:
    await (await filled(url)).close()
    async with Intruder(url) as intruder:
        await intruder.run("DROP TABLE analyses")
        await intruder.run("UPDATE alembic_version SET version_num = '0010'")
    with pytest.raises(StorageError, match="another version's"):
        await backup(url, tmp_path / "kept.db")
    assert list(tmp_path.glob("kept.db*")) == []


def fails(config: Any, _to: str) -> None:
    """A version that fails after its first changes."""
    connection = config.attributes["connection"]
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    connection.exec_driver_sql("CREATE TABLE half (done INTEGER)")
    connection.exec_driver_sql("UPDATE nowhere SET nothing = 1")


async def test_a_migration_that_fails_leaves_all_as_it_was(
    url: str, database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await filled(url)).close()
    kept, copy = await everything(url), Path(f"{database.database}.before-9999")
    if database.get_backend_name() == "sqlite":
        Path(f"{copy}.part").write_text("half a copy, from before a power cut")
    with monkeypatch.context() as newer:
        newer.setattr(storage.migrations, "HEAD", "9999")
        newer.setattr(command, "upgrade", fails)
        for _ in range(2):
            with pytest.raises(StorageError, match="could not be changed to version 9999; it is as it was"):
                await Storage.open(url)
    assert await everything(url) == kept
    async with Intruder(url) as intruder:
        with pytest.raises(Exception, match="half"):
            await intruder.run("SELECT * FROM half")
    if database.get_backend_name() == "sqlite":
        assert await everything(f"sqlite+aiosqlite:///{copy}") == kept
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not Path(f"{copy}.part").exists()
    assert copy.exists() is (database.get_backend_name() == "sqlite")


async def test_a_schema_that_is_current_is_not_copied(url: str, database: URL) -> None:
    for _ in range(2):
        await (await Storage.open(url)).close()
    assert list(Path(database.database or "").parent.glob("*before*")) == []


async def test_a_backup_is_restored_where_a_bot_has_only_started(url: str, tmp_path: Path) -> None:
    first = f"sqlite+aiosqlite:///{tmp_path}/first.db"
    await (await filled(first)).close()
    counts = await backup(first, tmp_path / "kept.db")
    started = await Storage.open(url)
    await started.settings.set("bot:1", {"commands": "abc"})
    await started.changes.note("shard:0/1")
    await started.close()
    assert await restore(url, tmp_path / "kept.db") == counts
    assert await everything(url) == await everything(first)
