"""Four large fleets: every panel still fits into what Discord takes."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ComponentType

from cogs.views.game.panel import panel_view
from storage import Storage
from table import Game, Opened, Person, Table
from table.game import Seat
from tests.e2e.limits import faults, kinds_checked, walk
from tests.rules.intercept_orbit.battles import Game as Battle
from tests.rules.intercept_orbit.battles import battle, company, ship

LONG = ("W" * 32, "`*_~|" * 6, "Ωmega" * 6, "Z̴̡̧" * 8)
SIZE: dict[str, Any] = {"id": "custom", "frames": 12, "stations": 4}
RIDERS: tuple[tuple[str, str | None, tuple[float, float]], ...] = (
    ("Ac1", "G", (8.0, 17.51)),
    ("Ac2", None, (8.0, 14.49)),
)
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


def test_a_green_ace_at_its_own_carrier_leaves_the_panel_room() -> None:
    """Before the move and after it: what does not fit into six buttons is a menu, the ace's moves among it."""
    company_one, company_two = (company(name, ace=ace, host="A1", at=at) for name, ace, at in RIDERS)
    carrier = ship("A1", "Ra Y K K", at=(8.0, 16.0), heading=90.0)
    space = battle(carrier, company_one, company_two, ship("B1", at=(20.0, 16.0), gone=True), table="map")
    played = Battle(space, *[3] * 20).say("A1", "B1", "assault", "none")
    for moved in (False, True):
        if moved:
            played.say("straight")
        assert len(played.choices) > 10
        seats = tuple(Seat(user, name) for user, name in ((1, "Ana"), (2, "Ben")))
        game = Game("g1", 1, 1, 1, "T", "intercept-orbit", SIZE, "map", {}, seats=seats, state=played.state)
        panel = panel_view(game, 1, "en")
        assert faults(panel) == []
        menus = [part for part in walk(panel.to_components()) if part["type"] == ComponentType.select.value]
        (menu,) = menus
        assert "nudge" in {item["value"].partition(":")[0] for item in menu["options"]}
