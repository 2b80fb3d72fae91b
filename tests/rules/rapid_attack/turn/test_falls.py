"""Elevation and falling at a declared table, as the host says (RULINGS 1.10; rulebook: "Advanced Rules")."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RulesError, ScriptedDice, correct
from rules.rapid_attack.corrections import Fall
from rules.rapid_attack.turn.falls import Fell
from tests.rules.rapid_attack.positions import Table, fall

# --- elevation and falling --------------------------------------------------------------------------------------------


def high(*companies: str, **more: Any) -> Table:
    return Table(*(companies or ("Rd B; Rd B", "Rd B; Rd B")), options=["elevation"], **more)


@pytest.mark.parametrize(
    ("bricks", "faces", "hits"),
    [
        (1, "", 0),
        (2, "", 0),
        (3, "4", 1),
        (5, "3", 0),
        (6, "3 4", 1),
        (8, "5 6", 2),
        (9, "1 2 3", 0),
        (12, "6 6 1 5", 3),
    ],
)
def test_a_die_for_every_three_bricks_and_a_hit_on_four_and_more(bricks: int, faces: str, hits: int) -> None:
    table = high()
    fall(table, "A1", bricks, faces)
    (event,) = [event for event in table.log if isinstance(event, Fell)]
    assert (event.bricks, event.hits, len(event.dice), event.by) == (bricks, hits, bricks // 3, "Ana")
    assert table.asked == ("loss A" if hits else "activate A")
    if hits:
        assert table.request.facts == {"frame": "A1", "hits": hits, "several": hits}


def test_the_owner_chooses_what_the_fall_costs_and_the_game_goes_on() -> None:
    table = high()
    fall(table, "B1", 3, "6")
    assert (table.asked, table.choices) == ("loss B", ["Rd", "B"])
    table.play("B")
    assert (table.frame("B1").systems, table.asked) == (("Rd",), "activate A")


def test_no_ground_is_given_in_a_fall() -> None:
    table = high(stations=1)
    table.set("B1", near="SB1")
    fall(table, "B1", 3, "6")
    assert table.asked == "loss B"


def test_a_fall_that_destroys_counts_at_once() -> None:
    table = high()
    table.set("B1", systems=(), white=1)
    assert fall(table, "B1", 3, "4")[:3] == ["Fell", "WhiteLost", "FrameDestroyed"]
    assert table.scores == [10, 5]


def test_a_fall_in_ones_own_turn_keeps_the_dice() -> None:
    table = high()
    table.play("A1", "none = 1 2 3", "none")
    before = table.choices
    fall(table, "A1", 3, "6")
    table.play("B")
    assert (table.asked, table.choices) == ("act A", before)


MOMENTS: list[tuple[str, tuple[str, ...]]] = [
    ("target", ("A1",)),
    ("range", ("A1", "B1")),
    ("defend", ("A1", "B1", "direct-fire = 1 2 3 4 5")),
    ("act", ("A1", "B1", "direct-fire = 1 2 3 4 5", "none")),
    ("cover", ("A1", "B1", "direct-fire = 1 2 3 4 5", "none", "attack:3")),
    ("spot-target", ("A1", "B1", "direct-fire = 1 2 3 4 5", "none", "spot:0")),
    ("station", ("A1", "B1", "direct-fire = 1 2 3 4 5", "none", "move:0")),
]


@pytest.mark.parametrize(("kind", "moment"), MOMENTS)
def test_the_acting_frame_is_destroyed(kind: str, moment: tuple[str, ...]) -> None:
    table = high(stations=1)
    table.play(*moment)
    assert table.request.kind == kind
    table.set("A1", systems=(), white=1)
    fall(table, "A1", 6, "6 6")
    assert (table.state.stack, table.state.owed) == ((), ())
    assert (table.asked, table.choices) == ("activate B", ["B1", "B2", "pass"])


CALLED_UP = ("A1", "B1", "direct-fire = 1 1 1 4 1", "none", "attack:3", "none")


def test_an_attacker_is_destroyed_while_the_defender_defends() -> None:
    table = high()
    table.play(*CALLED_UP)
    table.set("A1", systems=(), white=1)
    fall(table, "A1", 3, "6")
    assert (table.asked, table.request.facts["frame"]) == ("target B", "B1")
    table.play("none = 1 1 6", "defend:2")
    assert (table.asked, table.request.facts["frame"]) == ("act B", "B1")
    assert table.frame("B1").systems == ("Rd", "B")
    table.play("done")
    assert table.state.stack == ()


@pytest.mark.parametrize("moment", [(), ("none = 1 1 1",)])
def test_a_defender_is_destroyed_before_it_has_defended(moment: tuple[str, ...]) -> None:
    """The attack is spent, and nothing is left to hit: the attacker goes on."""
    table = high()
    table.play(*CALLED_UP, *moment)
    table.set("B1", systems=(), white=1)
    done = fall(table, "B1", 3, "6")
    assert done[:3] == ["Fell", "WhiteLost", "FrameDestroyed"]
    assert (table.asked, table.request.facts["frame"]) == ("act A", "A1")
    assert (table.frame("B1").white, table.state.owed) == (0, ())
    assert not any(choice.startswith("attack") for choice in table.choices)


def test_a_target_that_falls_while_its_cover_is_asked_for() -> None:
    table = high()
    table.play(*CALLED_UP[:-1])
    assert table.asked == "cover A"
    table.set("B1", systems=(), white=1)
    fall(table, "B1", 3, "6")
    assert (table.asked, table.state.owed) == ("act A", ())


def test_a_target_that_falls_while_its_owner_chooses_what_is_lost() -> None:
    """Three hits: the attack's first, then those of the fall."""
    table = high()
    table.set("B1", activated=True, defense=0)
    table.play(*CALLED_UP[:-1], "none = 1 1 1 6")
    assert table.asked == "loss B"
    fall(table, "B1", 9, "6 6 1")
    table.play("B")
    assert (table.frame("B1").systems, table.frame("B1").white) == ((), 1)
    assert table.asked == "act A"


def test_two_fall_at_once() -> None:
    table = high()
    fall(table, "A1", 3, "6")
    fall(table, "B1", 3, "6")
    table.play("B")
    assert table.asked == "loss B"
    table.play("Rd")
    assert table.asked == "activate A"


@pytest.mark.parametrize(
    ("frame", "bricks", "options", "code"),
    [
        ("A1", 6, [], "option-off"),
        ("Z9", 6, ["elevation"], "no-such-frame"),
        ("A2", 6, ["elevation"], "no-such-frame"),
        ("A1", 0, ["elevation"], "bricks"),
        ("A1", -3, ["elevation"], "bricks"),
        ("A1", 61, ["elevation"], "bricks"),
    ],
)
def test_a_fall_that_cannot_be(frame: str, bricks: int, options: list[str], code: str) -> None:
    table = Table("Rd; Rd", "Rd; Rd", options=options)
    table.set("A2", white=0)
    with pytest.raises(RulesError) as error:
        correct(table.state, Fall(frame, bricks), "Ana", ScriptedDice([6] * 99))
    assert error.value.code == code
