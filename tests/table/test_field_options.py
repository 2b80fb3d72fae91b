"""Hazardous areas switched on in the lobby of a game on a map: the field follows, unless somebody has made it."""

from __future__ import annotations

from typing import Any

import pytest

from rules.field import STYLES, read_field, remove, write_field
from table import Game, Opened, Table
from tests.table.people import ANA, BEN

pytestmark = pytest.mark.long

OFF: dict[str, Any] = {"style": "woods", "across": 32}


async def opened(table: Table, **options: Any) -> Game:
    lobby = Opened(ANA.user, "A game", "rapid-attack", "demo", "map", OFF | options)
    game = await table.open(ANA, channel=1, guild=1, opened=lobby)
    return await table.join(game.id, BEN, None)


def hazardous(game: Game) -> int:
    """How many hazardous areas the field has."""
    return sum(piece.hazard for piece in read_field(game.options["field"]).pieces)


async def switched(table: Table, game: Game, **options: Any) -> Game:
    return await table.set_options(game.id, ANA, game.options | options)


@pytest.mark.parametrize("style", [*STYLES[:2], *(pytest.param(name, marks=pytest.mark.long) for name in STYLES[2:])])
async def test_the_field_follows_the_switch_and_comes_back(table: Table, style: str) -> None:
    plain = await opened(table, style=style)
    assert hazardous(plain) == 0
    on = await switched(table, plain, hazards=True)
    assert hazardous(on) > 0
    assert (on.options["hazards"], on.options["style"]) == (True, style)
    before, after = (read_field(game.options["field"]) for game in (plain, on))
    assert (after.style, after.ground, after.seed) == (before.style, before.ground, before.seed)
    off = await switched(table, on, hazards=False)
    assert off.options["field"] == plain.options["field"]


async def test_other_switches_leave_the_field_alone(table: Table) -> None:
    plain = await opened(table)
    assert (await switched(table, plain, elevation=True)).options["field"] == plain.options["field"]


async def test_a_field_that_somebody_has_changed_stays(table: Table) -> None:
    plain = await opened(table)
    field = read_field(plain.options["field"])
    first = next(iter(field.pieces))
    made = write_field(remove(field, first.id))
    changed = await switched(table, plain, field=made)
    assert (await switched(table, changed, hazards=True)).options["field"] == made


async def test_a_field_that_is_given_with_the_switch_is_taken_as_it_is(table: Table) -> None:
    plain, other = await opened(table), read_field((await opened_elsewhere(table)).options["field"])
    code = write_field(other)
    assert (await switched(table, plain, hazards=True, field=code)).options["field"] == code


async def opened_elsewhere(table: Table) -> Game:
    lobby = Opened(ANA.user, "Another", "rapid-attack", "demo", "map", OFF)
    return await table.open(ANA, channel=2, guild=1, opened=lobby)


async def test_at_a_declared_table_nothing_follows(table: Table) -> None:
    lobby = Opened(ANA.user, "A game", "rapid-attack", "demo", "declared", {})
    game = await table.open(ANA, channel=3, guild=1, opened=lobby)
    after = await table.set_options(game.id, ANA, {"hazards": True})
    assert after.options == {"hazards": True}
