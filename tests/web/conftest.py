"""A table on a database of each test's own, and its boards served on a port."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from table import Table
from tests.table.conftest import clock, same_dice, storage, table
from tests.web.boards import Client, boards

__all__ = ["clock", "same_dice", "storage", "table"]


@pytest.fixture
async def page(table: Table) -> AsyncIterator[Client]:
    """The boards of the table."""
    async with boards(table) as client:
        yield client
