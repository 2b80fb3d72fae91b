"""Eleven a side on a map: every panel still fits into what Discord takes."""

from __future__ import annotations

import pytest

from storage import Storage
from table import Opened, Person, Table
from tests.e2e.limits import kinds_checked

LONG = ("W" * 32, "`*_~|" * 6)
SIZE = {"id": "custom", "frames": 11}
FIRST, STEPS = 70, 420
"""Decisions up to the first turns, and of a good part of a game."""


@pytest.mark.parametrize("steps", [FIRST, pytest.param(STEPS, marks=pytest.mark.long)])
async def test_eleven_a_side_on_a_pitch(steps: int) -> None:
    storage = await Storage.open("sqlite+aiosqlite:///:memory:")
    table = Table(storage)
    people = [Person(10**18 + number, name) for number, name in enumerate(LONG)]
    opened = Opened(people[0].user, "T" * 80, "football", SIZE, "map", {"coaching": True})  # type: ignore[arg-type]
    game = await table.open(people[0], channel=1, guild=1, opened=opened)
    game = await table.join(game.id, people[1], None)
    game = await table.start(game.id, people[0])
    kinds = await kinds_checked(table, game, steps, every=20)
    assert {"deploy", "where", "act"} | ({"coach", "target"} if steps == STEPS else set()) <= kinds
    await storage.close()
