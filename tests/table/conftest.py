"""A database of each test's own, and tables on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Storage
from table import Table


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database file of this test's own."""
    return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    """That file, open."""
    opened = await Storage.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def table(storage: Storage) -> Table:
    """A table, as one process has it."""
    return Table(storage)
