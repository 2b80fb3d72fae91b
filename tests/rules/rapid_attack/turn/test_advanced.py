"""The advanced rules, each a switch of the game (RULINGS 1.10; rulebook: "Advanced Rules")."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RulesError
from rules.rapid_attack.setup.start import ADVANCED
from rules.rapid_attack.turn.pool import Rolled
from tests.rules.rapid_attack.positions import Table, fall, names


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
        ("Rd Rd Rh/Ra", "direct-fire", "W6 W6 R6 R6"),
        ("Rd Rd Rh/Ra", "artillery", "W6 W6 R6"),
    ],
)
def test_each_half_rolls_one_red_die(systems: str, attack_range: str, pool: str) -> None:
    table = Table(systems, "Rd", options=SPLIT)
    if table.asked != "activate A":
        table.play("pass")
    table.play("A1", "B1", f"{attack_range} = {' '.join('1' for _ in pool.split())}")
    assert rolled(table) == pool


def test_without_its_split_a_frame_has_the_d8_of_two_full_systems_again() -> None:
    table = Table("Rd Rd Rh/Ra", "Rd", options=SPLIT)
    table.set("A1", systems=("Rd", "Rd"), lost=("Rh/Ra",))
    while "A1" not in table.choices:
        table.play("pass")
    table.play("A1", "B1", "direct-fire = 1 1 1 1 1")
    assert rolled(table) == "W6 W6 R6 R6 R8"


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


@pytest.mark.parametrize(
    ("systems", "code"), [("E E", None), ("E E E", "too-many-of-a-type"), ("E B G Y Rd", "too-many-systems")]
)
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
    codes = ["cannot-lose", "cannot-lose", "cannot-lose", "not-an-option"]
    assert [refused(table, choice) for choice in ("white", "W", "B", "A1")] == codes


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


def hit(
    systems: tuple[str, ...],
    white: int,
    faces: str,
    *,
    options: Any = ("drop-whites",),
    stations: int = 0,
    **frame: Any,
) -> Table:
    """B1 is hit by so many dice."""
    table = Table("Rd; Rd", "Rd B; Rd B", options=options, stations=stations)
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


def test_after_a_dropped_white_hits_go_to_systems_and_only_then_to_the_frame() -> None:
    table = hit(("B", "Rd"), 2, "5 6 6 6")
    table.play("white")
    assert (table.asked, table.choices) == ("loss B", ["B", "Rd"])
    table.play("B")
    assert names(table.last) == ["SystemLost", "SystemLost", "WhiteLost", "FrameDestroyed", "ScoresChanged"]
    assert (table.frame("B1").alive, table.frame("B1").lost) == (False, ("B", "Rd"))


def test_a_dropped_frame_loses_a_system_at_the_next_attack() -> None:
    table = hit(("B", "Rd"), 2, "1 6")
    table.play("white", "done", "A2", "B1", "direct-fire = 1 1 1 1", "none", "attack:2", "none = 6")
    assert (table.asked, table.choices) == ("loss B", ["B", "Rd"])
    table.play("Rd")
    assert (table.frame("B1").white, table.frame("B1").systems) == (1, ("B",))


def test_a_dropped_frame_may_give_ground() -> None:
    table = hit(("B",), 1, "6", stations=1, near="SB1")
    assert (table.asked, table.choices) == ("ground B", ["no", "yes", "yes:SA1"])
    table.play("no")
    assert (table.frame("B1").white, table.frame("B1").systems) == (1, ())


def test_systems_first_and_a_white_die_at_the_second_hit() -> None:
    table = hit(("B", "Rd"), 2, "1 6 6")
    table.play("B", "white")
    assert (table.frame("B1").systems, table.frame("B1").white, table.asked) == (("Rd",), 1, "act A")


def test_a_dropped_frame_covers_until_its_systems_and_its_last_white_are_gone() -> None:
    table = Table("Rd; Rd", "Rd B; Rd B", options=["drop-whites"])
    table.set("B1", activated=True, defense=0)
    table.set("B2", white=1, dropped=True)
    while "A1" not in table.choices:
        table.play("pass")
    table.play("A1", "B1", "direct-fire = 1 1 5 1", "none", "attack:2", "frame:B2 = 5 5 5 5 6")
    assert table.request.facts == {"frame": "B2", "hits": 3, "several": 3}
    table.play("B")
    assert not table.frame("B2").alive
    assert (table.asked, table.request.facts) == ("loss B", {"frame": "B1", "hits": 2, "several": 2})


def test_a_frame_destroyed_after_the_cover_was_declared_covers_nobody() -> None:
    table = Table("Rd; Rd", "Rd; B B", options=["elevation", "drop-whites"])
    table.set("B2", white=1, dropped=True)
    while "A1" not in table.choices:
        table.play("pass")
    table.play("A1", "B1", "direct-fire = 1 1 3 1", "none", "attack:2", "frame:B2")
    assert table.asked == "target B"
    fall(table, "B2", 9, "6 6 6")
    table.play("none = 1 1", "none = 1 1 5")
    assert (table.asked, table.request.facts) == ("loss B", {"frame": "B1", "hits": 1, "several": 1})
