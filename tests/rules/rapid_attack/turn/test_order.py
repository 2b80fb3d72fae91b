"""Whose turn it is: tactical order with passing, and combat order (RULINGS 1.4)."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import AdjustScore, Illegal, ScriptedDice, correct
from rules.rapid_attack.round.order import why_chooser
from tests.rules.rapid_attack.map.maps import MapTable
from tests.rules.rapid_attack.positions import Table, names

THREE = ("Rd; Rd", "Rd; Rd", "Rd; Rd")


def idle(table: Table, *frames: str) -> None:
    """Frames take turns in which they do nothing."""
    for frame in frames:
        table.play(frame, "none = 1 1", "none", "done")


def test_the_highest_score_chooses_first_and_after_every_chain() -> None:
    table = Table(*THREE)
    assert (table.order, table.asked) == ("ABC", "activate A")
    idle(table, "A1")
    assert table.asked == "activate A"
    idle(table, "A2")
    assert table.asked == "activate B"


def test_passing_goes_down_the_line_and_the_last_may_not() -> None:
    table = Table(*THREE)
    assert why_chooser(table.state) == "level"
    table.play("pass")
    assert (table.asked, why_chooser(table.state)) == ("activate B", "passed")
    table.play("pass")
    assert table.asked == "activate C"
    assert table.choices == ["C1", "C2"]
    with pytest.raises(Illegal):
        table.answer("pass")
    idle(table, "C1")
    assert table.asked == "activate A"


def test_nobody_below_with_frames_left_no_passing() -> None:
    table = Table(*THREE)
    table.play("pass", "pass")
    idle(table, "C1")
    table.play("pass")
    idle(table, "B1")
    table.play("pass", "pass")
    idle(table, "C2")
    table.play("pass")
    assert table.choices == ["B2"]


def test_who_has_nobody_left_passes_by_itself() -> None:
    table = Table("Rd", "Rd", "Rd")
    idle(table, "A1")
    assert (table.asked, why_chooser(table.state)) == ("activate B", "acted")
    idle(table, "B1")
    assert (table.choices, why_chooser(table.state)) == (["C1"], "last")


def test_mez_has_no_passing() -> None:
    table = Table(*THREE, ruleset="mez")
    assert table.choices == ["A1", "A2"]
    idle(table, "A1")
    assert why_chooser(table.state) == "turn"
    idle(table, "A2")
    assert table.choices == ["B1", "B2"]


def test_order_changed_by_the_host_between_two_passes_leaves_somebody_to_choose() -> None:
    table = Table("Rd; Rd", "Rd; Rd")
    table.play("pass")
    table.happen(*correct(table.state, AdjustScore(1, 50), "host", ScriptedDice([])).events)
    assert (table.order, table.asked, table.choices) == ("BA", "activate B", ["B1", "B2"])
    assert why_chooser(table.state) == "leads"


ATTACK = ("A1", "B1", "direct-fire = 1 1 4 1", "none", "attack:2", "none")


def test_an_attack_calls_up_its_target() -> None:
    table = Table(*THREE)
    table.play(*ATTACK)
    assert names(table.last) == ["CoverDeclared", "Activated"]
    assert table.asked == "target B"


def test_the_defender_defends_then_the_attacker_finishes_then_the_defender_goes_on() -> None:
    table = Table(*THREE)
    table.play(*ATTACK, "C1", "direct-fire = 2 2 5 1", "defend:0 = 1 1")
    assert names(table.last) == ["Defended", "AttackResolved"]
    assert (table.asked, table.request.facts["frame"]) == ("act A", "A1")
    table.play("move:0")
    assert table.asked == "act A"
    table.play("spot:1", "none")
    assert (table.asked, table.request.facts["frame"]) == ("act B", "B1")


def test_a_chain_of_three() -> None:
    table = Table(*THREE)
    table.play(*ATTACK, "C1", "direct-fire = 2 2 5 1", "none = 1 1 1 1", "done")
    assert table.asked == "act B"
    table.play("attack:2", "none")
    assert table.asked == "target C"
    table.play("A2", "direct-fire = 3 3 6 1", "none = 1 1 1 1 1", "done")
    assert table.asked == "act C"
    table.play("attack:2", "none")
    assert table.asked == "target A"
    table.play("none = 2 2", "none = 1 1 1 1 1 1", "done")
    assert (table.asked, table.request.facts["frame"]) == ("act A", "A2")
    table.play("done")
    assert (table.asked, table.choices) == ("activate B", ["B2", "pass"])


def test_a_destroyed_defender_does_not_go_on() -> None:
    table = Table(*THREE)
    table.set("B1", systems=(), white=1)
    table.play(*ATTACK, "none = 2 6", "none = 6 6 6 6")
    assert "FrameDestroyed" in names(table.last)
    assert not table.frame("B1").alive
    table.play("done")
    assert table.asked.startswith("activate")
    assert table.state.stack == ()


def test_the_scores_follow_at_once_and_with_them_the_order() -> None:
    table = Table(*THREE)
    table.play("pass")
    table.set("A1", systems=(), white=1)
    table.play("B1", "A1", "direct-fire = 1 1 4 1", "none", "attack:2", "none", "none = 2 3", "none = 6 6 6 6")
    assert (table.scores, table.order) == ([5, 10, 10], "BCA")


def test_a_target_that_has_acted_is_not_called_up_again() -> None:
    table = Table(*THREE)
    table.play("pass")
    table.play("B1", "none = 5 1", "defend:0", "done")
    table.play("A1", "B1", "direct-fire = 1 1 4 1", "none", "attack:2")
    assert names(table.last) == ["AttackDeclared", "CoverDeclared", "AttackResolved"]
    assert table.asked == "act A"


def test_a_suspended_defender_may_be_attacked_with_its_defense_as_it_is() -> None:
    table = Table("Rd; Rd", "Rd; Rd")
    table.play(*ATTACK, "A1", "direct-fire = 2 2 5 1", "defend:0 = 1 1", "done")
    table.play("attack:2", "none = 1 1 1 1 1")
    assert names(table.last) == ["CoverDeclared", "AttackResolved"]
    assert table.asked == "act B"


def test_terrain_is_not_called_up() -> None:
    table = Table(*THREE)
    table.play("A1", "terrain", "direct-fire = 1 1 4 1", "none", "attack:2 = 1 2 4 6")
    assert table.asked == "act A"


def test_a_target_destroyed_meanwhile_cannot_be_attacked() -> None:
    table = Table("Rd; Rd", "Rd; Rd", "Rd; Rd")
    table.set("C1", systems=(), white=1)
    table.play("A1", "B1", "direct-fire = 1 1 4 1", "none", "attack:2", "none")
    table.play("C1", "direct-fire = 2 2 5 1", "none = 1 1 1 1", "done")
    table.set("C1", white=0)
    assert table.asked == "act B"
    assert not any(choice.startswith("attack") for choice in table.choices)


def test_a_frame_hit_in_its_own_turn_keeps_its_dice() -> None:
    table = Table("Rd; Rd", "Rd; Rd")
    table.play(*ATTACK, "A2", "direct-fire = 2 2 5 1", "none = 1 1 1 6")
    assert table.frame("B1").systems == ()
    table.play("done")
    assert "attack:2" in table.choices


def test_who_has_lost_its_ranged_weapons_sprints_from_its_next_turn() -> None:
    """B1 loses its weapon in the middle of its turn: no green die then, one in the next round."""
    table = Table("Rd; Rd", "Rd; Rd")
    table.play(*ATTACK, "none = 1 1", "none = 1 1 1 6", "done")
    assert [choice for choice in table.choices if choice.startswith("move")] == ["move:0"]
    table.play("done")
    idle(table, "A2", "B2")
    table.play("hold", "hold", "pass")
    table.play("B1", "none = 1 1 8", "none")
    assert "move:2" in table.choices


def test_a_lost_spotting_system_still_spots_this_turn() -> None:
    table = Table("Rd; Rd", "Y; Rd")
    table.play(*ATTACK, "none = 1 2 3 6", "none = 1 1 1 6", "done")
    assert table.frame("B1").systems == ()
    table.play("spot:3")
    assert table.request.facts["reach"] == 1


def test_a_new_round_clears_defense_and_spots() -> None:
    table = Table("Rd", "Rd")
    table.play("A1", "none = 6 5", "defend:0", "spot:1", "B1", "B1", "none = 1 1", "none", "done")
    assert (table.frame("A1").defense, table.frame("B1").spot) == (6, 5)
    table.play("hold", "hold")
    assert (table.frame("A1").defense, table.frame("B1").spot) == (None, None)
    assert (table.state.round, table.asked) == (2, "activate A")


def test_a_round_ends_only_when_the_last_frame_has_acted() -> None:
    table = Table("Rd", "Rd")
    idle(table, "A1")
    assert table.asked == "activate B"
    idle(table, "B1")
    assert table.asked == "doomsday A"


# --- the demo ---------------------------------------------------------------------------------------------------------


def demo(kind: type[Table] = Table, ruleset: str = "rapid-attack") -> Table:
    companies = ["B G Y Rd; B G Y Ra"] * 3
    table = kind(*companies, ruleset=ruleset, size="demo", options={})
    assert table.scores == [10, 10, 10]
    return table


def chosen(table: Table, turns: int) -> str:
    """The frames that act when each player takes the first one offered."""
    frames = []
    for _ in range(turns):
        frames.append(table.choices[0])
        table.play(f"{frames[-1]}", "none = 1 1 1 1 1", "none", "done")
    return " ".join(frames)


@pytest.mark.parametrize("kind", [Table, MapTable])
@pytest.mark.parametrize("ruleset", ["rapid-attack", "unofficial"])
def test_in_a_demo_the_choice_goes_around_the_table_while_scores_are_equal(kind: type[Table], ruleset: str) -> None:
    assert chosen(demo(kind, ruleset), 6) == "A1 B1 C1 A2 B2 C2"


def test_in_a_demo_a_pass_goes_on_around_and_the_last_without_one_acts() -> None:
    table = demo()
    chosen(table, 1)
    assert why_chooser(table.state) == "around"
    table.play("pass")
    assert table.asked == "activate C"
    assert chosen(table, 1) == "C1"
    assert table.asked == "activate A"


def test_in_a_demo_the_highest_score_chooses_once_scores_differ() -> None:
    table = demo()
    chosen(table, 1)
    table.happen(*correct(table.state, AdjustScore(2, 5), "Ana", ScriptedDice([])).events)
    assert table.asked == "activate C"
    assert chosen(table, 2) == "C1 C2"


def test_a_demo_begun_before_goes_on_by_its_own_order() -> None:
    table = demo()
    whole = table.state.profile
    table.state = structs.replace(
        table.state, profile=structs.replace(whole, demo=structs.replace(whole.demo, around=False))
    )
    assert chosen(table, 3) == "A1 A2 B1"
