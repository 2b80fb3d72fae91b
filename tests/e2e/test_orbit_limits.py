"""Four large fleets: every panel still fits into what Discord takes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cogs.views import panel
from cogs.views.plan import plan_view
from storage import Storage
from table import Opened, Person, Table
from table.planning import WHERE, first_choices, imagine, look_ahead, own_request
from tests.e2e.limits import faults
from tests.table.people import answer

LONG = ("W" * 32, "`*_~|" * 6, "Ωmega" * 6, "Z̴̡̧" * 8)
SIZE: dict[str, Any] = {"id": "custom", "frames": 12, "stations": 4}
STEPS = {"declared": 500, "map": 220}


@pytest.mark.slow
@pytest.mark.parametrize("where", STEPS)
async def test_four_fleets_of_twelve(where: str) -> None:
    storage = await Storage.open("sqlite+aiosqlite:///:memory:")
    table, chance, seen = Table(storage), random.Random(5), set()
    people = [Person(10**18 + number, name) for number, name in enumerate(LONG)]
    opened = Opened(people[0].user, "T" * 80, "intercept-orbit", SIZE, where, {})  # type: ignore[arg-type]
    game = await table.open(people[0], channel=1, guild=1, opened=opened)
    for person in people[1:]:
        game = await table.join(game.id, person, None)
    game = await table.start(game.id, people[0])
    for step in range(STEPS[where]):
        if not game.requests:
            break
        request = game.requests[0]
        user = game.seats[request.player].user
        assert user is not None
        first = "" if request.kind == WHERE else next((o.choice for o in first_choices(game, request)), None)
        if (request.kind, first is None) not in seen or step % 25 == 0:
            seen.add((request.kind, first is None))
            for locale in ("en", "fr"):
                assert not faults(panel.panel_view(game, user, locale, note="n" * 300)), request.kind
                if first is not None:
                    imagined = imagine(game, user, first)
                    planned = look_ahead(imagined, imagined.request.options[0].choice)
                    assert not faults(plan_view(game, user, locale, planned, 1.0, "plan.png")), request.kind
        assert own_request(game, user) == request
        game = await answer(table, game, chance.choice(request.options).choice)
    assert {"deploy", "activate", "target", "act"} <= {kind for kind, _ in seen}
    await storage.close()
