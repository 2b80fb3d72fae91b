"""The numbers of a frame, which the three books share, in games of each."""

from __future__ import annotations

import pytest

from rules import RULESETS, Illegal
from rules.rapid_attack.variants import PROFILES
from tests.rules.rapid_attack.positions import Table

EACH = pytest.mark.parametrize("ruleset", list(PROFILES))


@EACH
def test_a_frame_has_two_white_dice(ruleset: str) -> None:
    table = Table("Rd; Rd", "Rd; Rd", ruleset=ruleset)
    assert {frame.white for frame in table.state.frames} == {2}


@EACH
@pytest.mark.parametrize(
    ("systems", "code"),
    [
        ("B B G G", None),
        ("B G Y Rh", None),
        ("Y Y Rd Ra", None),
        ("B G Y Rh Rd", "too-many-systems"),
        ("B B B", "too-many-of-a-type"),
        ("Ra Ra Ra", "too-many-of-a-type"),
    ],
)
def test_a_frame_carries_four_systems_and_two_of_a_type(ruleset: str, systems: str, code: str | None) -> None:
    if code is None:
        assert RULESETS[ruleset].read_company(systems) == systems
        return
    with pytest.raises(Illegal) as refused:
        RULESETS[ruleset].read_company(systems)
    assert refused.value.code == code


@EACH
def test_every_asset_is_worth_five_points_at_first(ruleset: str) -> None:
    table = Table("Rd; Rd", "Rd; Rd", ruleset=ruleset, stations=1)
    assert ([player.ppa for player in table.state.players], table.scores) == ([5, 5], [15, 15])


def rolled(ruleset: str) -> Table:
    """A frame with a system of each kind has rolled, and defends next."""
    table = Table("B G Y Rd; Rd Rd Ra", "B G Y Rd; Rd Rd Ra", ruleset=ruleset)
    table.play("A1", "B1", "direct-fire = 1 2 3 4 5 6 6")
    return table


def offered(table: Table, verb: str) -> list[str]:
    return [f"{o.facts['die']} {o.facts['face']}" for o in table.request.options if o.choice.startswith(f"{verb}:")]


@EACH
def test_a_game_rolls_for_each_system_and_weapons_of_the_range_alone(ruleset: str) -> None:
    assert rolled(ruleset).state.act.dice == ("W6", "W6", "B6", "G6", "Y6", "R6", "R6")


@EACH
def test_each_color_serves_its_own_action_and_white_dice_any(ruleset: str) -> None:
    table = rolled(ruleset)
    assert offered(table, "defend") == ["B6 3", "W6 2", "W6 1"]
    table.play("none")
    found = {verb: offered(table, verb) for verb in ("move", "attack", "spot", "defend")}
    assert found == {
        "move": ["G6 4", "W6 2", "W6 1"],
        "attack": ["R6 6", "W6 2", "W6 1"],
        "spot": ["Y6 5", "W6 2", "W6 1"],
        "defend": [],
    }
