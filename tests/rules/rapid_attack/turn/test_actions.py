"""The steps of an activation and what a die may do (RULINGS 1.2–1.4, 1.6)."""

from __future__ import annotations

import pytest

from rules import Illegal, Malformed, RulesError, Stale
from rules.rapid_attack.turn.movement import Moved
from rules.rapid_attack.turn.pool import Rolled
from rules.rapid_attack.turn.spot import Spotted
from rules.rapid_attack.variants import PROFILES
from tests.rules.rapid_attack.positions import Table, names

EXAMPLE = ("Rd B G", "Rd B G")
ROLLED = "direct-fire = 3 5 4 2 3 5"
"""The book's example: whites 3 5, blue 4, green 2, reds 3 5."""


def example() -> Table:
    table = Table(*EXAMPLE)
    table.play("A1", "B1", ROLLED)
    return table


def offered(table: Table, verb: str) -> list[str]:
    return [f"{o.facts['die']} {o.facts['face']}" for o in table.request.options if o.choice.startswith(f"{verb}:")]


def test_the_books_example_of_assigning_dice() -> None:
    table = example()
    assert offered(table, "defend") == ["W6 5", "B6 4", "W6 3"]
    table.play("defend:2")
    assert offered(table, "move") == ["W6 5", "W6 3", "G6 2"]
    table.play("move:1")
    assert offered(table, "move") == []
    assert offered(table, "attack") == ["R6 5", "R6 3", "W6 3"]
    table.play("attack:5", "none", "none = 1 1 1 1", "none = 1 1 1 1 1")
    assert table.asked == "act A"
    assert offered(table, "spot") == ["W6 3"]
    table.play("done")
    assert table.frame("A1").defense == 4
    assert table.asked == "act B"


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        ("move:2", "wrong-colour"),
        ("move:4", "wrong-colour"),
        ("attack:2", "wrong-colour"),
        ("attack:3", "wrong-colour"),
        ("spot:3", "wrong-colour"),
        ("spot:4", "wrong-colour"),
        ("move:0", "die-used"),
        ("move:W6 3", "die-used"),
        ("attack:W 3", "die-used"),
        ("move:9", "die-not-rolled"),
        ("move:G6 6", "die-not-rolled"),
        ("move:²", "die-not-rolled"),
        ("move:-1", "die-not-rolled"),
        ("defend:1", "action-used"),
        ("fly:1", "not-an-option"),
        ("", "not-an-option"),
        ("move:" + "9" * 5000, "choice-malformed"),
        (None, "choice-malformed"),
        (3, "choice-malformed"),
        ({"die": 1}, "choice-malformed"),
    ],
)
def test_a_die_that_may_not_do_it(choice: object, code: str) -> None:
    table = example()
    table.play("defend:0")
    before = table.state
    with pytest.raises(RulesError) as refused:
        table.answer(choice)
    assert refused.value.code == code
    assert table.state == before


@pytest.mark.parametrize("verb", ["move", "attack"])
def test_each_action_once(verb: str) -> None:
    table = Table("Rd G; Rd", "Rd G; Rd")
    table.play("A1", "terrain", "direct-fire = 6 6 6 6 6", "none", "move:0", "attack:3 = 1 1 1 1 1 1")
    with pytest.raises(Illegal) as refused:
        table.answer(f"{verb}:1")
    assert refused.value.code == "action-used"


@pytest.mark.parametrize("choice", ["move:G6 2", "move:g2", "MOVE:3", "move:3", " move:3 "])
def test_a_die_may_be_named_by_place_or_by_face(choice: str) -> None:
    table = example()
    table.play("none")
    table.answer(choice)
    assert [(event.die, event.value) for event in table.last if isinstance(event, Moved)] == [(3, 2)]


def test_of_two_equal_dice_either_may_be_named() -> None:
    table = Table("Rd; Rd", "Rd; Rd")
    table.play("A1", "none = 4 4", "defend:1")
    assert table.frame("A1").defense == 4


def test_every_action_may_be_left_out() -> None:
    table = example()
    table.play("none", "done")
    assert table.frame("A1").defense == 0


def test_no_target_no_red_dice() -> None:
    table = Table(*EXAMPLE)
    table.play("A1", "none = 1 2 3 4")
    assert [event.dice for event in table.last if isinstance(event, Rolled)] == [("W6", "W6", "B6", "G6")]
    table.play("none")
    assert not any(choice.startswith("attack") for choice in table.choices)


@pytest.mark.parametrize(
    ("mine", "ranges"),
    [
        ("Rd", ["hand-to-hand", "direct-fire"]),
        ("Ra", ["hand-to-hand", "artillery"]),
        ("Rh +2 rockets", ["hand-to-hand", "direct-fire+1", "direct-fire+2"]),
        ("Rd +1 rocket", ["hand-to-hand", "direct-fire", "direct-fire+1"]),
    ],
)
def test_ranges_that_may_be_declared(mine: str, ranges: list[str]) -> None:
    table = Table(mine, "Rd +1 rocket" if "1 rocket" in mine else "Rd +2 rockets" if "rocket" in mine else "Rd")
    table.play("A1", "B1")
    assert table.choices == ranges


def test_a_single_range_is_not_asked_for() -> None:
    table = Table("Rh", "Rd")
    table.play("A1", "B1 = 1 2 3 4 5")
    assert table.asked == "defend A"


def test_a_rocket_is_gone_when_it_is_rolled() -> None:
    table = Table("Rh +2 rockets", "Rd +2 rockets")
    table.play("A1", "B1", "direct-fire+2 = 1 2 3 7 8", "none")
    assert table.frame("A1").rockets == 0
    assert offered(table, "attack") == ["R8 8", "R8 7", "W6 2", "W6 1"]


def test_range_out_of_reach_is_refused() -> None:
    table = Table("Rd", "Rd")
    table.play("A1", "B1")
    with pytest.raises(Illegal) as refused:
        table.answer("artillery")
    assert refused.value.code == "cannot-attack-at-range"


@pytest.mark.parametrize("target", ["A1", "A2", "S1", "SA1", "C1"])
def test_neither_own_frames_nor_stations_are_targets(target: str) -> None:
    table = Table("Rd; Rd", "Rd; Rd", stations=1, neutral=1)
    table.play("A1")
    assert table.choices == ["B1", "B2", "terrain", "none"]
    with pytest.raises(Illegal):
        table.answer(target)


@pytest.mark.parametrize(("systems", "over"), [("Rd", False), ("G Rd", True), ("Rh", True)])
def test_a_green_die_in_the_roll_carries_over_cover(systems: str, over: bool) -> None:
    table = Table(systems, "Rd G")
    table.play("A1", f"none = {' '.join('3' for _ in range(2 if systems == 'Rd' else 3))}", "none", "move:0")
    assert [event.over for event in table.last if isinstance(event, Moved)] == [over]


@pytest.mark.parametrize("ruleset", PROFILES)
def test_what_a_frame_without_systems_may_do(ruleset: str) -> None:
    """Everything with a white die; it attacks hand-to-hand only, so that no range is asked for."""
    table = Table(":; Rd", "Rd; Rd; Rd", ruleset=ruleset)
    table.play("A1", "B1 = 5 4 8")
    assert offered(table, "defend") == ["W6 5", "W6 4"]
    table.play("none")
    assert offered(table, "move") == ["G8 8", "W6 5", "W6 4"]
    assert offered(table, "attack") == offered(table, "spot") == ["W6 5", "W6 4"]


def test_spotting_is_the_last_step() -> None:
    table = Table("Y; Rd", "Rd; Rd")
    table.play("A1", "none = 6 6 6 4", "none", "spot:3", "B2")
    assert [(event.target, event.value) for event in table.last if isinstance(event, Spotted)] == [("B2", 4)]
    assert names(table.last) == ["Spotted", "ActivationEnded"]
    assert table.frame("B2").spot == 4


def test_a_spot_is_replaced_by_a_greater_one_only() -> None:
    table = Table("Y Y; Rd", "Rd Y; Rd")
    table.set("B1", spot=4)
    table.set("B2", spot=6)
    table.play("A1", "none = 3 4 5 6 1", "none")
    assert offered(table, "spot") == ["Y6 6"]
    table.play("spot:Y6 6")
    assert table.choices == ["B1", "none"]


def test_not_your_decision() -> None:
    table = Table(*EXAMPLE)
    before = table.state
    with pytest.raises(Illegal) as refused:
        table.answer("A1", player=1)
    assert (refused.value.code, refused.value.facts) == ("not-your-decision", {"player": "Ana"})
    assert table.state == before


def test_an_old_question_is_stale() -> None:
    from rules import Answer, ScriptedDice, decide

    table = Table(*EXAMPLE)
    old = table.request.id
    table.play("A1")
    with pytest.raises(Stale):
        decide(table.state, Answer(0, old, "A1"), ScriptedDice([]))


def test_too_few_dice_and_nothing_happened() -> None:
    table = Table(*EXAMPLE)
    table.play("A1", "B1")
    before = table.state
    with pytest.raises(Malformed) as refused:
        table.answer("direct-fire", [1, 2])
    assert refused.value.facts["dice"] == ["W6", "W6", "B6", "G6", "R6", "R6"]
    assert table.state == before
