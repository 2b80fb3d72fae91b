"""Per-frame initiative, a switch of the game (RULINGS 1.10; rulebook: "Advanced Rules")."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from rules import AdjustScore, ScriptedDice, correct
from rules.rapid_attack.round.initiative import InitiativeRolled, InitiativeWaited, RolledOff
from rules.rapid_attack.state import Initiative
from rules.rapid_attack.turn.activation import Activated
from tests.rules.rapid_attack.positions import Table, fall
from tests.rules.rapid_attack.turn.test_advanced import refused

# --- per-frame initiative ---------------------------------------------------------------------------------------------

FULL = "B G Y Rd"


def initiative(*companies: str, begin: str, **more: Any) -> Table:
    return Table(*companies, begin=begin, options={"deployment": "free", "initiative": True, **more})


def order_of(table: Table) -> list[str]:
    """The frames in the order in which their initiative came up, all idle."""
    order = []
    while table.asked.split()[0] not in ("doomsday", "over"):
        if table.request.kind == "initiative":
            table.play("now")
            continue
        if table.request.kind == "target":
            frame = table.request.facts["frame"]
            order.append(frame)
            whites = "1 " * table.frame(frame).white
            colours = "".join("1 " for kind in table.frame(frame).systems if kind in "BGY")
            table.play(f"none = {whites}{colours}".strip(), "none", "done")
    return order


def test_a_die_for_each_frame_and_two_with_fewer_than_four_systems() -> None:
    table = initiative(f"{FULL}; Rd Rd B", f"{FULL}; {FULL}", begin="9 20 3 15 1")
    (event,) = [event for event in table.log if isinstance(event, InitiativeRolled)]
    assert event.frames == ("A1", "A2", "B1", "B2")
    assert event.values == ((9,), (3, 20), (15,), (1,))
    assert table.request.facts["frame"] == "B2"


def test_the_lowest_comes_up_and_nobody_chooses_or_passes() -> None:
    table = initiative(f"{FULL}; {FULL}; {FULL}", f"{FULL}; {FULL}", begin="15 4 8 11 2")
    assert (table.asked, "pass" in table.choices) == ("target B", False)
    assert order_of(table) == ["B2", "A2", "A3", "B1", "A1"]


def test_every_round_is_rolled_anew() -> None:
    table = initiative(f"{FULL}; {FULL}", FULL, begin="1 2 3")
    assert order_of(table) == ["A1", "A2", "B1"]
    table.play("hold", "hold = 3 2 1")
    assert order_of(table) == ["B1", "A2", "A1"]


def test_ties_are_rolled_off_as_often_as_it_takes() -> None:
    table = initiative(f"{FULL}; {FULL}", FULL, begin="5 5 5 7 7 9 12 3")
    rolls = [(event.frames, event.faces) for event in table.log if isinstance(event, RolledOff)]
    assert rolls == [(("A1", "A2", "B1"), (7, 7, 9)), (("A1", "A2"), (12, 3))]
    assert table.request.facts["frame"] == "A2"


def test_those_who_tied_behind_it_roll_off_next() -> None:
    table = initiative(f"{FULL}; {FULL}", FULL, begin="5 5 9 2 8")
    table.play("none = 1 1 1 1 1", "none")
    table.play("done")
    assert table.request.facts["frame"] == "A2"


def test_two_dice_and_it_may_wait_for_the_higher() -> None:
    table = initiative("Rd; Rd", FULL, begin="1 9 4 20 6")
    assert (table.asked, table.choices) == ("initiative A", ["now", "wait"])
    assert table.request.facts == {"frame": "A1", "values": [1, 9]}
    table.play("wait")
    assert (table.asked, table.request.facts["frame"]) == ("initiative A", "A2")
    table.play("now", "none = 1 1", "none", "done")
    assert (table.asked, table.request.facts["frame"]) == ("target B", "B1")
    table.play("none = 1 1 1 1 1", "none", "done")
    assert (table.asked, table.request.facts["frame"]) == ("target A", "A1")


def test_nobody_waits_for_the_value_that_is_due() -> None:
    table = initiative("Rd; Rd", FULL, begin="5 5 7 20 6")
    assert (table.asked, table.request.facts["frame"]) == ("target A", "A1")
    assert not any(isinstance(event, InitiativeWaited) for event in table.log)


def test_a_game_that_waits_with_equal_dice_since_before_that_goes_on() -> None:
    table = initiative("Rd; Rd", FULL, begin="5 6 7 20 9")
    table.state = structs.replace(table.state, initiative=(Initiative("A1", (5, 5)), *table.state.initiative[1:]))
    assert (table.asked, table.choices) == ("initiative A", ["now"])
    table.play("now")
    assert (table.asked, table.request.facts["frame"]) == ("target A", "A1")


def test_equal_dice_tie_and_roll_off_as_one() -> None:
    table = initiative("Rd; Rd", FULL, begin="5 5 5 20 6 9 3")
    assert (table.asked, table.request.facts) == ("initiative A", {"frame": "A2", "values": [5, 20]})
    table.play("wait")
    assert (table.asked, table.request.facts["frame"]) == ("target A", "A1")


def test_what_cannot_be_said_then() -> None:
    table = initiative("Rd; Rd", FULL, begin="1 9 4 20 6")
    assert [refused(table, choice) for choice in ("pass", "A2", "B1", "later")] == ["not-an-option"] * 4


def test_a_frame_called_up_by_an_attack_is_taken_out_of_line() -> None:
    table = initiative(f"{FULL}; {FULL}", FULL, begin="1 9 4")
    table.play("B1", "direct-fire = 1 1 1 1 1 2 1", "none", "attack:5", "none")
    assert [event.why for event in table.last if isinstance(event, Activated)] == ["combat-order"]
    table.play("none = 1 1 1 1 1", "none = 1 1", "done", "done")
    assert (table.asked, table.request.facts["frame"]) == ("target A", "A2")


def test_scores_play_no_part_in_the_order() -> None:
    table = initiative(f"{FULL}; {FULL}", FULL, begin="1 2 3")
    table.happen(*correct(table.state, AdjustScore(1, 100), "host", ScriptedDice([])).events)
    assert order_of(table) == ["A1", "A2", "B1"]


def test_a_frame_that_falls_when_it_is_called_up_does_not_act() -> None:
    table = initiative("Rd; Rd", FULL, begin="1 9 4 20 6", elevation=True)
    assert table.request.facts["frame"] == "A1"
    table.set("A1", systems=(), white=1)
    fall(table, "A1", 3, "6")
    assert (table.asked, table.request.facts["frame"]) == ("initiative A", "A2")


def kept(*companies: str, begin: str) -> Table:
    return Table(*companies, begin=begin, options={"deployment": "free", "initiative-kept": True})


def test_numbers_stay_for_the_whole_game_where_the_players_want_it() -> None:
    table = kept(f"{FULL}; {FULL}", FULL, begin="1 2 3")
    assert order_of(table) == ["A1", "A2", "B1"]
    table.play("hold", "hold")
    assert order_of(table) == ["A1", "A2", "B1"]
    assert len([event for event in table.log if isinstance(event, InitiativeRolled)]) == 1


def test_a_frame_keeps_the_number_that_it_has_chosen() -> None:
    table = kept(f"{FULL}; Rd", FULL, begin="5 2 9 7")
    assert (table.asked, table.choices) == ("initiative A", ["now", "wait"])
    table.play("wait")
    assert order_of(table) == ["A1", "B1", "A2"]
    table.play("hold", "hold")
    assert order_of(table) == ["A1", "B1", "A2"]
    other = kept(f"{FULL}; Rd", FULL, begin="5 2 9 7")
    assert order_of(other) == ["A2", "A1", "B1"]
    other.play("hold", "hold")
    assert other.asked == "target A"
    assert other.request.facts["frame"] == "A2"


def test_equal_numbers_roll_off_in_each_round() -> None:
    table = kept(f"{FULL}; {FULL}", FULL, begin="4 9 4 8 3")
    assert order_of(table) == ["B1", "A1", "A2"]
    table.play("hold", "hold = 2 6")
    assert order_of(table) == ["A1", "B1", "A2"]
