"""The Unofficial rules where they differ from Rapid Attack beyond sizes: only movement systems lead over cover."""

from __future__ import annotations

import pytest

from rules import Illegal
from rules.field import Point
from rules.rapid_attack.map.where import asked_item
from rules.rapid_attack.turn.movement import Moved
from tests.rules.rapid_attack.map.maps import MapTable, box
from tests.rules.rapid_attack.positions import Table

ROLLS = {
    "Rh": "none = 6 6 6",
    "B": "none = 6 6 6 6",
    "Rh G": "none = 6 6 6 6",
    "Rd G": "none = 6 6 6",
    "Rd": "none = 6 6",
}
MOVERS: list[tuple[str, str, bool]] = [
    # ruleset, systems, whether the frame moves over cover
    ("rapid-attack", "Rh", True),
    ("mez", "Rh", True),
    ("unofficial", "Rh", False),
    ("unofficial", "B", False),
    ("unofficial", "Rh G", True),
    ("unofficial", "Rd G", True),
    ("unofficial", "Rd", False),
]


@pytest.mark.parametrize(("ruleset", "systems", "over"), MOVERS)
def test_a_frame_moves_over_cover_with_a_movement_system_and_not_with_its_d8(
    ruleset: str, systems: str, over: bool
) -> None:
    table = Table(systems, systems, ruleset=ruleset)
    table.play("A1", ROLLS[systems], "none", "move:0")
    (moved,) = [event for event in table.last if isinstance(event, Moved)]
    assert moved.over is over


@pytest.mark.parametrize(("ruleset", "systems", "over"), MOVERS)
def test_on_a_map_it_goes_around(ruleset: str, systems: str, over: bool) -> None:
    """Straight over the wall it is 4 units, around it more than 6."""
    at: dict[str, Point] = {"A1": (10, 10), "B1": (30, 30)}
    table = MapTable(systems, systems, ruleset=ruleset, at=at, pieces=[box(11, 4, 13, 16)])
    table.play("A1", ROLLS[systems], "none", "move:0")
    if over:
        table.answer([14, 10])
        assert table.frame("A1").at == (14, 10)
    else:
        with pytest.raises(Illegal):
            table.answer([14, 10])


@pytest.mark.parametrize(("ruleset", "systems", "over"), MOVERS)
def test_only_a_frame_that_moves_over_cover_is_deployed_on_top_of_it(ruleset: str, systems: str, over: bool) -> None:
    company = f"{systems}; Rd"
    table = MapTable(company, "Rd; Rd; Rd; Rd", ruleset=ruleset, begin=True, stations=0)
    table.play("A1")
    assert asked_item(table.state).over is over


def test_a_battle_that_one_player_hurries_on_lasts_six_turns() -> None:
    table = Table("Rd", "Rd", ruleset="unofficial")
    while table.asked != "over":
        kind, player = table.asked.split()
        if kind == "doomsday":
            table.play("advance" if player == "A" else "hold")
        else:
            table.play(table.choices[0], "none = 1 1", "none", "done")
    assert table.state.round == 6
