"""Stations: taken, lost, contested (RULINGS 1.7; rulebook: "Capturing & contested stations")."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import ScriptedDice
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.stations import settle
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
