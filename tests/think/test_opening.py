"""How a field is set up, as the rules suggest it to two equal forces."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import RulesError
from rules.field import Piece, distance, generate, write_field
from think.opening import opening

RULERS: tuple[dict[str, str], ...] = ({}, {"ruler": "short"})


def code(across: int = 44) -> str:
    return write_field(generate("town", "opening", across=across))


@pytest.mark.long
def test_stations_frames_and_the_ground_of_each_side() -> None:
    found = opening("rapid-attack", "skirmish", {"field": code()})
    assert {name for name, _ in found.stations} == {f"S{side}{n}" for side in "AB" for n in (1, 2, 3)}
    assert all(len(camp.units) >= 4 for camp in found.camps)
    assert all(camp.ground.polygons for camp in found.camps)
    assert {unit[0] for camp in found.camps for unit, _ in camp.units} == {"A", "B"}
    assert found.outside is not None
    share, least = found.outside
    battle = opening("rapid-attack", "battle", {"field": code()})
    assert (found.defender, battle.defender) == ("A", "B"), "not the same side at every size"
    assert share >= least == pytest.approx(1 / 3)
    assert found == opening("rapid-attack", "skirmish", {"field": code()}), "the same each time"


@pytest.mark.long
def test_a_shorter_ruler_leaves_more_ground_outside() -> None:
    long, short = (opening("unofficial", "skirmish", {"field": code(32), **ruler}).outside for ruler in RULERS)
    assert long is not None
    assert short is not None
    assert short[0] > long[0]


def test_in_a_demo_the_referee_puts_everything_down() -> None:
    found = opening("rapid-attack", "demo", {"field": code()})
    assert found.outside is None
    assert not any(camp.ground.polygons for camp in found.camps)
    ((_, station),) = found.stations
    assert [camp.way for camp in found.camps] == pytest.approx([6.2, 6.2], abs=0.5)
    assert all(distance(station, at) < 16 for camp in found.camps for _, at in camp.units)


def test_a_station_beside_a_tower_is_reached_as_near_as_a_base_has_room() -> None:
    field = generate("town", "opening", across=44)
    middle = field.ground.size / 2
    around = tuple((middle + dx, middle + dy) for dx, dy in ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)))
    tower = Piece("T1", "tower", around, hits=2, bricks=10)
    found = opening("rapid-attack", "demo", {"field": write_field(structs.replace(field, pieces=(tower,)))})
    assert all(camp.way is not None and camp.way < 16 for camp in found.camps)


def test_a_field_on_which_the_game_cannot_begin() -> None:
    with pytest.raises(RulesError):
        opening("rapid-attack", "skirmish", {"field": "FLD1-NONSENSE"})
