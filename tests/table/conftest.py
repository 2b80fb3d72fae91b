"""A database of each test's own, tables on it, and a clock that is turned by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest

from storage import Storage
from table import Table
from table.time.clock import ManualClock
from tests.table import people


@pytest.fixture
async def storage(database_url: str) -> AsyncIterator[Storage]:
    """A database file of this test's own, open."""
    opened = await Storage.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> ManualClock:
    """A Monday at noon, standing still."""
    return ManualClock(datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp())


@pytest.fixture
def table(storage: Storage, clock: ManualClock) -> Table:
    """A table, as one process has it, with that clock."""
    return Table(storage, clock=clock)


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games whose dice fall in every run as in the last."""
    people.same_dice(monkeypatch)
