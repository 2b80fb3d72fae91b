"""The advanced rules, each a switch of the game (RULINGS 1.10; rulebook: "Advanced Rules")."""

from __future__ import annotations

from typing import Any

import pytest

from rules import AdjustScore, Fall, RulesError, ScriptedDice, correct
from rules.rapid_attack.events import Activated, Fell, InitiativeRolled, Rolled, RolledOff
from rules.rapid_attack.setup import ADVANCED
from tests.rules.positions import Table, names


def rolled(table: Table) -> str:
    """The pool that was rolled by the last answer."""
    (event,) = [event for event in table.last if isinstance(event, Rolled)]
    return " ".join(event.dice)


def refused(table: Table, choice: Any) -> str:
    """Why an answer is not taken; nothing has happened."""
    before = table.state
    with pytest.raises(RulesError) as error:
        table.answer(choice)
    assert table.state == before
    return error.value.code


def test_all_are_off_by_default() -> None:
    table = Table("Rd; Rd", "Rd; Rd")
    assert not any(table.state.on(name) for name in ADVANCED)
    table.play("A1", "none = 1 1", "none")
    assert table.asked == "act A"


# --- split-range ------------------------------------------------------------------------------------------------------

SPLIT = ["split-range"]
BUILT: list[tuple[str, str | None]] = [
    ("Rd/Ra", None),
    ("Rd Rd/Ra", None),
    ("Rd Rd/Ra Rh/Rd", None),
    ("Rd/Ra Rd/Ra Rd/Ra Rd/Ra", None),
    ("Rd/Ra Rd/Ra Rh/Rd Rh/Rd", None),
    ("Rd Rd Rh/Ra", None),
    ("Rd Rd Rd/Ra", "too-many-of-a-type"),
    ("Rd Rd/Ra Rd/Ra Rh/Rd", "too-many-of-a-type"),
    ("Ra Ra Rh/Ra", "too-many-of-a-type"),
    ("Rd/Ra Rd/Ra Rd/Ra B G", "too-many-systems"),
]


@pytest.mark.parametrize(("systems", "code"), BUILT)
def test_a_split_counts_half_of_each_type_and_one_of_the_four(systems: str, code: str | None) -> None:
    if code is None:
        assert Table(systems, "Rd Rd", options=SPLIT).frame("A1").systems == tuple(systems.split())
        return
    with pytest.raises(RulesError) as error:
        Table(systems, "Rd", options=SPLIT)
    assert error.value.code == code


def test_no_splits_where_it_is_off() -> None:
    with pytest.raises(RulesError) as error:
        Table("Rd/Ra", "Rd")
    assert (error.value.code, error.value.facts["player"]) == ("split-not-allowed", "Ana")


@pytest.mark.parametrize(
    ("systems", "attack_range", "pool"),
    [
        ("Rd/Ra", "direct-fire", "W6 W6 R6"),
        ("Rd/Ra", "artillery", "W6 W6 R6"),
        ("Rd/Ra", "hand-to-hand", "W6 W6"),
        ("Rh/Rd", "hand-to-hand", "W6 W6 R6"),
        ("Rd/Ra Rh/Rd", "direct-fire", "W6 W6 R6 R6"),
        ("Rd Rd/Ra", "direct-fire", "W6 W6 R6 R6 R6"),
        ("Rd Rd Rh/Ra", "direct-fire", "W6 W6 R6 R6 R8"),
        ("Rd Rd Rh/Ra", "artillery", "W6 W6 R6"),
    ],
)
def test_each_half_rolls_one_red_die(systems: str, attack_range: str, pool: str) -> None:
    table = Table(systems, "Rd", options=SPLIT)
    if table.asked != "activate A":
        table.play("pass")
    table.play("A1", "B1", f"{attack_range} = {' '.join('1' for _ in pool.split())}")
    assert rolled(table) == pool


def test_a_split_is_lost_whole() -> None:
    table = Table("Rd; Rd", "Rd/Ra B; Rd B", options=SPLIT)
    table.set("B1", activated=True, defense=0)
    table.play("A1", "B1", "direct-fire = 1 1 4 1", "none", "attack:2", "none = 1 1 1 5")
    assert table.choices == ["Rd/Ra", "B"]
    table.play("Rd/Ra")
    assert (table.frame("B1").systems, table.frame("B1").lost) == (("B",), ("Rd/Ra",))


# --- hazards ----------------------------------------------------------------------------------------------------------


def hazardous(systems: str = "Rd") -> Table:
    return Table(f"{systems}; Rd Rd", "Rd", options=["hazards"])


def test_no_environmental_system_where_it_is_off() -> None:
    with pytest.raises(RulesError) as error:
        Table("E", "Rd")
    assert error.value.code == "environmental-not-allowed"


@pytest.mark.parametrize(("systems", "code"), [("E E", None), ("E E E", "too-many-of-a-type")])
def test_an_environmental_system_counts_like_any_other(systems: str, code: str | None) -> None:
    if code is None:
        assert hazardous(systems).frame("A1").systems == tuple(systems.split())
        return
    with pytest.raises(RulesError) as error:
        hazardous(systems)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("white", "inside", "pool"), [(2, "no", "W6 W6"), (2, "yes", "W6"), (1, "no", "W6"), (1, "yes", "")]
)
def test_a_hazard_takes_a_white_die(white: int, inside: str, pool: str) -> None:
    table = hazardous()
    table.set("A1", white=white)
    while "A1" not in table.choices:
        table.play("pass")
    table.play("A1", "none")
    assert (table.asked, table.choices) == ("hazard A", ["no", "yes"])
    faces = " ".join("1" for _ in pool.split())
    table.play(f"{inside} = {faces}" if faces else inside)
    assert rolled(table) == pool
    assert table.frame("A1").white == white


def test_the_white_die_is_back_at_the_next_activation() -> None:
    table = Table("Rd Rd", "Rd", options=["hazards"])
    table.play("B1", "none", "yes = 1", "none", "done", "A1", "none", "no = 1 1", "none", "done", "hold", "hold")
    table.play("B1", "none", "no = 1 1")
    assert rolled(table) == "W6 W6"


def test_nobody_is_asked_who_carries_an_environmental_system() -> None:
    table = hazardous("Rd E")
    while "A1" not in table.choices:
        table.play("pass")
    table.play("A1", "none = 1 1")
    assert table.asked == "defend A"


def test_a_frame_called_up_is_asked_too() -> None:
    table = Table("Rd; Rd", "Rd; Rd", options=["hazards"])
    table.play("A1", "B1", "direct-fire", "no = 1 1 4 1", "none", "attack:2", "none", "none")
    assert table.asked == "hazard B"
    table.play("yes = 6")
    assert (rolled(table), table.choices) == ("W6", ["defend:0", "none"])


# --- jettison ---------------------------------------------------------------------------------------------------------


def jettisoning(systems: str, *answers: str, options: tuple[str, ...] = ("jettison",)) -> Table:
    table = Table(f"{systems}; Rd", f"{systems}; Rd", options=options)
    table.play("A1", *answers)
    return table


def test_systems_are_thrown_off_for_good() -> None:
    table = jettisoning("Rd Rd B", "none")
    assert (table.asked, table.choices) == ("jettison A", ["none", "Rd", "B"])
    table.play("B")
    assert table.choices == ["none", "Rd"]
    table.play("Rd", "none = 1 1")
    assert (table.frame("A1").systems, table.frame("A1").lost) == (("Rd",), ("B", "Rd"))


def test_without_ranged_systems_it_sprints() -> None:
    table = jettisoning("Rd G", "none", "Rd", "none = 1 1 2 8")
    assert rolled(table) == "W6 W6 G6 G8"


def test_with_nothing_left_it_is_rolled_at_once() -> None:
    table = jettisoning("Rd", "none", "Rd = 1 1 8")
    assert rolled(table) == "W6 W6 G8"


def test_whites_are_never_thrown_off() -> None:
    table = jettisoning("Rd", "none")
    assert "white" not in table.choices
    assert [refused(table, choice) for choice in ("white", "W", "B", "A1")] == ["not-an-option"] * 4


def test_nothing_is_asked_of_a_frame_without_systems() -> None:
    table = Table(":; Rd", "Rd; Rd", options=["jettison"])
    while "A1" not in table.choices:
        table.play("pass")
    table.play("A1", "none = 1 1 1")
    assert table.asked == "defend A"


@pytest.mark.parametrize(
    ("systems", "attack_range", "thrown", "faces", "attacks"),
    [
        ("Rd G", "direct-fire", "Rd", "6 6 6 8", False),
        ("Ra G", "artillery", "Ra", "6 6 6 8", False),
        ("Rd Rd", "direct-fire", "Rd", "6 6 6 6", True),
        ("Rh G", "hand-to-hand", "Rh", "6 6 6 8", True),
    ],
)
def test_a_weapon_thrown_off_does_not_attack(
    systems: str, attack_range: str, thrown: str, faces: str, attacks: bool
) -> None:
    """Hand-to-hand a white die always attacks; at other ranges the weapon is needed (RULINGS 1.2)."""
    table = jettisoning(systems, "B1", *([attack_range] if systems != "Rh G" else []), thrown, f"none = {faces}")
    table.play("none")
    assert any(choice.startswith("attack") for choice in table.choices) is attacks
    if not attacks:
        assert refused(table, "attack:0") == "cannot-attack-at-range"


def test_a_rocket_still_attacks() -> None:
    company = "Rd +1 rocket; Rd"
    table = Table(company, company, options=["jettison"])
    table.play("A1", "B1", "direct-fire+1", "Rd = 1 1 1 5", "none")
    assert "attack:3" in table.choices


def test_an_environmental_system_thrown_off_does_not_help() -> None:
    table = jettisoning("E", "none", "E", options=("jettison", "hazards"))
    assert table.asked == "hazard A"
    table.play("yes = 1 2")
    assert rolled(table) == "W6 G8"


# --- dropping whites --------------------------------------------------------------------------------------------------


def hit(systems: tuple[str, ...], white: int, faces: str, *, options: Any = ("drop-whites",), **frame: Any) -> Table:
    """B1 is hit by so many dice."""
    table = Table("Rd; Rd", "Rd B; Rd B", options=options)
    table.set("B1", systems=systems, white=white, activated=True, defense=0, **frame)
    while "A1" not in table.choices:
        table.play("pass")
    table.play("A1", "B1", f"direct-fire = 1 1 {len(faces.split())} 1", "none", "attack:2", f"none = {faces}")
    return table


@pytest.mark.parametrize(
    ("systems", "white", "options", "offered"),
    [
        (("B", "Rd"), 2, ["drop-whites"], ["B", "Rd", "white"]),
        (("B", "Rd"), 1, ["drop-whites"], ["B", "Rd"]),
        (("B", "Rd"), 2, [], ["B", "Rd"]),
    ],
)
def test_a_white_die_is_offered_while_both_are_there(
    systems: tuple[str, ...], white: int, options: list[str], offered: list[str]
) -> None:
    table = hit(systems, white, "1 6", options=options)
    assert (table.asked, table.choices) == ("loss B", offered)


def test_the_next_hit_destroys_it_whatever_it_still_carries() -> None:
    table = hit(("B", "Rd"), 2, "1 6 6")
    table.play("white")
    assert names(table.last) == ["WhiteLost", "WhiteLost", "FrameDestroyed", "ScoresChanged"]
    assert (table.frame("B1").alive, table.frame("B1").systems) == (False, ("B", "Rd"))


def test_the_next_hit_destroys_it_at_another_attack_too() -> None:
    table = hit(("B", "Rd"), 2, "1 6")
    table.play("white")
    assert (table.frame("B1").white, table.frame("B1").dropped) == (1, True)
    table.play("done", "A2", "B1", "direct-fire = 1 1 1 1", "none", "attack:2", "none = 6")
    assert not table.frame("B1").alive


def test_systems_first_and_a_white_die_at_the_second_hit() -> None:
    table = hit(("B", "Rd"), 2, "1 6 6")
    table.play("B", "white")
    assert (table.frame("B1").systems, table.frame("B1").white, table.asked) == (("Rd",), 1, "act A")


def test_a_dropped_frame_covers_one_hit_only() -> None:
    table = Table("Rd; Rd", "Rd B; Rd B", options=["drop-whites"])
    table.set("B1", activated=True, defense=0)
    table.set("B2", white=1, dropped=True)
    while "A1" not in table.choices:
        table.play("pass")
    table.play("A1", "B1", "direct-fire = 1 1 3 1", "none", "attack:2", "frame:B2 = 5 5 5")
    assert not table.frame("B2").alive
    assert (table.asked, table.request.facts) == ("loss B", {"frame": "B1", "hits": 2})


def test_a_frame_destroyed_with_armour_left_covers_nobody() -> None:
    """It falls after the cover was declared, and before the dice are thrown."""
    table = Table("Rd; Rd", "Rd; B B", options=["elevation", "drop-whites"])
    table.set("B2", white=1, dropped=True)
    while "A1" not in table.choices:
        table.play("pass")
    table.play("A1", "B1", "direct-fire = 1 1 3 1", "none", "attack:2", "frame:B2")
    assert table.asked == "target B"
    fall(table, "B2", 3, "6")
    table.play("none = 1 1", "none = 1 1 5")
    assert (table.asked, table.request.facts) == ("loss B", {"frame": "B1", "hits": 1})


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
    table.happen(*correct(table.state, AdjustScore(1, 100), "host", ScriptedDice([])))
    assert order_of(table) == ["A1", "A2", "B1"]


def test_a_frame_that_falls_when_it_is_called_up_does_not_act() -> None:
    table = initiative("Rd; Rd", FULL, begin="1 9 4 20 6", elevation=True)
    assert table.request.facts["frame"] == "A1"
    table.set("A1", systems=(), white=1)
    fall(table, "A1", 3, "6")
    assert (table.asked, table.request.facts["frame"]) == ("initiative A", "A2")


# --- elevation and falling --------------------------------------------------------------------------------------------


def fall(table: Table, frame: str, bricks: int, faces: str) -> list[str]:
    """The host says that a frame has fallen."""
    dice = ScriptedDice([int(face) for face in faces.split()])
    events = correct(table.state, Fall(frame, bricks), "Ana", dice)
    dice.finish()
    table.happen(*events)
    return names(events)


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
        assert table.request.facts == {"frame": "A1", "hits": hits}


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
