"""Stations: taken, lost, contested (RULINGS 1.7; rulebook: "Capturing & contested stations")."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules import RulesError, ScriptedDice, default
from rules.codec import decode_events
from rules.rapid_attack.rule import Draft
from rules.rapid_attack.turn.stations import settle
from tests.rules.rapid_attack.positions import Table

STAND: list[tuple[str, str, str]] = [
    # who stood where, who held it before, who holds it then
    ("", "A", "A"),
    ("", "-", "-"),
    ("A", "A", "A"),
    ("A", "-", "A"),
    ("B", "A", "B"),
    ("AB", "A", "A"),
    ("AB", "B", "B"),
    ("AB", "-", "-"),
    ("BC", "A", "-"),
    ("BC", "B", "B"),
    ("BC", "-", "-"),
    ("BB", "A", "B"),
    ("ABC", "A", "A"),
    ("ABC", "-", "-"),
]


@pytest.mark.parametrize(("standing", "before", "after"), STAND)
def test_who_holds_a_station(standing: str, before: str, after: str) -> None:
    table = Table("Rd; Rd", "Rd; Rd", "Rd; Rd", neutral=1)
    holder = None if before == "-" else "ABC".index(before)
    table.state = structs.replace(table.state, stations=(structs.replace(table.state.stations[0], holder=holder),))
    for number, letter in enumerate(standing):
        table.set(f"{letter}{standing[:number].count(letter) + 1}", near="S1")
    draft = Draft(table.state, ScriptedDice([]))
    settle(draft)
    table.state = draft.state
    assert table.holders == after


def move(table: Table, frame: str, station: str) -> None:
    while frame not in table.choices:
        table.play("pass")
    table.play(frame, "none = 4 1", "none", "move:0", station, "done")


def test_a_neutral_station_is_taken_by_moving_to_it() -> None:
    table = Table("Rd", "Rd", neutral=1)
    move(table, "A1", "S1")
    assert (table.holders, table.scores) == ("A", [10, 5])


def test_a_frame_takes_every_station_within_one_unit() -> None:
    table = Table("Rd", "Rd", "Rd", stations=1)
    table.play("A1", "none = 4 1", "none", "move:0")
    table.answer(["SB1", "SC1"])
    assert (table.holders, table.scores) == ("AAA", [20, 5, 5])
    assert table.frame("A1").declared_near == ("SB1", "SC1")


@pytest.mark.parametrize("said", ["SB1, SC1", "sb1 sc1", "SB1,SC1, SB1"])
def test_several_stations_may_be_written_as_a_line(said: str) -> None:
    table = Table("Rd", "Rd", "Rd", stations=1)
    table.play("A1", "none = 4 1", "none", "move:0", said)
    assert table.frame("A1").declared_near == ("SB1", "SC1")


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("SX9", "not-an-option"),
        ("SB1, SX9", "no-such-station"),
        (["SX9"], "no-such-station"),
        ([[]], "no-such-station"),
        (["SB1"] * 61, "choice-malformed"),
        (7, "choice-malformed"),
    ],
)
def test_stations_that_are_not_there(said: Any, code: str) -> None:
    table = Table("Rd", "Rd", "Rd", stations=1)
    table.play("A1", "none = 4 1", "none", "move:0")
    with pytest.raises(RulesError, check=lambda error: error.code == code):
        table.answer(said)


def test_a_frame_that_guards_two_stations_stays_with_both_in_one_press_and_by_default() -> None:
    table = Table("Rd", "Rd", stations=2)
    table.set("A1", near="SA1", also_near=("SA2",))
    table.play("A1", "none = 4 1", "none", "move:0")
    assert table.choices == ["none", "SA1", "SA2", "SB1", "SB2", "SA1, SA2"]
    assert default(table.state, table.request) == "SA1, SA2"
    table.play("SA1, SA2")
    assert table.frame("A1").declared_near == ("SA1", "SA2")


def test_a_move_before_frames_could_stand_at_several_folds_as_it_did() -> None:
    table = Table("Rd", "Rd", stations=1)
    old = b'[{"type":"NearDeclared","frame":"A1","station":"SA1","by":1,"why":"declared"}]'
    table.happen(*decode_events(old))
    assert table.frame("A1").declared_near == ("SA1",)


def test_it_stays_taken_when_the_frame_moves_on() -> None:
    table = Table("Rd", "Rd", stations=1)
    table.set("A1", near="SA1")
    move(table, "A1", "none")
    assert table.holders == "AB"


def test_a_contested_station_falls_to_the_rival_when_its_holder_leaves() -> None:
    table = Table("Rd", "Rd", stations=1)
    table.set("A1", near="SA1")
    table.set("B1", near="SA1")
    move(table, "A1", "none")
    assert (table.holders, table.scores) == ("BB", [5, 15])


def test_with_two_rivals_it_belongs_to_nobody_until_one_is_alone() -> None:
    table = Table("Rd", "Rd", "Rd", stations=1)
    for frame in ("A1", "B1", "C1"):
        table.set(frame, near="SA1")
    move(table, "A1", "none")
    assert (table.holders, table.scores) == ("-BC", [5, 10, 10])
    move(table, "B1", "none")
    assert (table.holders, table.scores) == ("CBC", [5, 10, 15])


def test_a_holder_destroyed_at_its_contested_station_loses_it_at_once() -> None:
    table = Table("Rd; Rd", "Rd; Rd", stations=1)
    table.set("A1", near="SA1", systems=(), white=1, activated=True, defense=0)
    table.set("B1", near="SA1")
    table.play("pass", "B2", "A1", "direct-fire = 1 1 4 1", "none", "attack:2", "none = 1 1 1 6", "no")
    assert not table.frame("A1").alive
    assert (table.holders, table.scores) == ("BB", [5, 20])


def test_stations_count_for_a_player_without_frames() -> None:
    table = Table("Rd; Rd", "Rd; Rd", stations=2)
    for frame in ("A1", "A2"):
        table.set(frame, white=0)
    draft = Draft(table.state, ScriptedDice([]))
    settle(draft)
    table.state = draft.state
    assert table.scores == [10, 20]
