"""From nothing, again, at the same time, and from the future."""

from __future__ import annotations

import asyncio
import stat
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

import storage.migrations
from storage import Storage, StorageError
from storage.tables import metadata
from tests.storage.tools import Intruder, create, seqs

ROOT = Path(__file__).parents[2]
OPEN_IN_A_PROCESS = """
import asyncio, sys
from storage import Storage

async def main():
    storage = await Storage.open(sys.argv[1])
    await storage.settings.set("process", {sys.argv[2]: "was here"})
    await storage.close()

asyncio.run(main())
"""


async def test_opening_again_changes_nothing(url: str) -> None:
    for _ in range(3):
        opened = await Storage.open(url)
        await opened.ping()
        await opened.close()


async def test_opening_when_current_loads_no_alembic(url: str, storage: Storage) -> None:
    probe = OPEN_IN_A_PROCESS + "assert 'alembic' not in sys.modules"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", probe, url, "probe", cwd=ROOT)
    assert await process.wait() == 0


async def test_many_open_at_once(url: str) -> None:
    opened = await asyncio.gather(*(Storage.open(url) for _ in range(5)))
    await create(opened[0])
    assert await seqs(opened[4]) == [1]
    await asyncio.gather(*(one.close() for one in opened))


@pytest.mark.long(after=1)
async def test_two_processes_open_at_once(url: str) -> None:
    commands = [[sys.executable, "-c", OPEN_IN_A_PROCESS, url, str(number)] for number in range(2)]
    processes = [await asyncio.create_subprocess_exec(*command, cwd=ROOT) for command in commands]
    assert [await process.wait() for process in processes] == [0, 0]
    opened = await Storage.open(url)
    assert sorted(await opened.settings.of_scope("process")) == ["0", "1"]
    await opened.close()


async def test_a_schema_from_the_future_is_left_alone(url: str, storage: Storage) -> None:
    async with Intruder(url) as intruder:
        await intruder.run("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(StorageError, match="newer"):
            await Storage.open(url)


async def test_migrations_and_tables_agree(storage: Storage) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await storage._database.read(differences) == []


def test_head_is_the_last_version() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(storage.migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_heads() == [storage.migrations.HEAD]


async def test_sqlite_is_durable_and_strict(tmp_path: Path) -> None:
    opened = await Storage.open(f"sqlite:///{tmp_path}/games.db")
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

    def found(connection: Connection) -> list[object]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]

    assert await opened._database.write(found) == ["wal", 2, 1, 5000]
    await opened.close()


async def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    opened = await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/data/games.db")
    await create(opened)
    files = list((tmp_path / "data").iterdir())
    assert len(files) == 3
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    await opened.close()


async def test_sqlite_in_memory() -> None:
    opened = await Storage.open("sqlite+aiosqlite://")
    await asyncio.gather(*(create(opened, str(number), channel=number) for number in range(10)))
    assert await seqs(opened, "9") == [1]
    await opened.close()
