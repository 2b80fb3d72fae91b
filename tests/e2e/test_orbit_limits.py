"""Four large fleets: every panel still fits into what Discord takes."""

from __future__ import annotations

from typing import Any

import pytest

from storage import Storage
from table import Opened, Person, Table
from tests.e2e.limits import kinds_checked

LONG = ("W" * 32, "`*_~|" * 6, "Ωmega" * 6, "Z̴̡̧" * 8)
SIZE: dict[str, Any] = {"id": "custom", "frames": 12, "stations": 4}
STEPS = {"declared": 500, "map": 220}


@pytest.mark.long
@pytest.mark.parametrize("where", STEPS)
async def test_four_fleets_of_twelve(where: str) -> None:
    storage = await Storage.open("sqlite+aiosqlite:///:memory:")
    table = Table(storage)
    people = [Person(10**18 + number, name) for number, name in enumerate(LONG)]
    opened = Opened(people[0].user, "T" * 80, "intercept-orbit", SIZE, where, {})  # type: ignore[arg-type]
    game = await table.open(people[0], channel=1, guild=1, opened=opened)
    for person in people[1:]:
        game = await table.join(game.id, person, None)
    game = await table.start(game.id, people[0])
    kinds = await kinds_checked(table, game, STEPS[where], every=25)
    assert {"deploy", "activate", "target", "act"} <= kinds
    await storage.close()
