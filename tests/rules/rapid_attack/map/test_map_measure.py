"""Ranges, cover, sight, stations and hazards on a map, as tables (RULINGS 1.3, 1.5, 1.7, 1.10)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Illegal, ScriptedDice, correct, ruleset_of
from rules.contract.correcting import read_correction
from rules.field import Point
from rules.rapid_attack.corrections import PlaceFrame, PutAll, PutAt, SetTerrain
from rules.rapid_attack.map.preview import measure
from rules.rapid_attack.map.sights import can_spot, covers, sights, stations_at
from tests.rules.rapid_attack.map.maps import MapTable, box
from tests.rules.rapid_attack.positions import names

GUNS = ("Rh Rd Ra", "Rh Rd Ra B")
HOME: Point = (10, 10)


def duel(at: Point, *pieces: dict[str, Any], **more: Any) -> MapTable:
    """A1 at (10, 10), B1 somewhere else."""
    return MapTable(*GUNS, at={"A1": HOME, "B1": at, **more.pop("also", {})}, pieces=list(pieces), **more)


def may_attack(table: MapTable, attack_range: str) -> bool:
    """Whether A1 may attack B1 at a range, before it moves."""
    table.play("A1", "B1", f"{attack_range} = 6 6 6 6", "none")
    return any(choice.startswith("attack:") for choice in table.choices)


RANGES: list[tuple[float, str, str]] = [
    (0.0, "hand-to-hand", "hand-to-hand"),
    (0.89, "hand-to-hand", "hand-to-hand"),
    (0.95, "hand-to-hand", "hand-to-hand direct-fire"),
    (1.0, "hand-to-hand", "hand-to-hand direct-fire"),
    (1.05, "direct-fire", "hand-to-hand direct-fire"),
    (1.12, "direct-fire", "direct-fire"),
    (7.85, "direct-fire", "direct-fire"),
    (7.95, "direct-fire", "direct-fire artillery"),
    (8.0, "direct-fire", "direct-fire artillery"),
    (8.05, "artillery", "direct-fire artillery"),
    (8.15, "artillery", "artillery"),
    (20.0, "artillery", "artillery"),
]


@pytest.mark.parametrize(("gap", "called", "legal"), RANGES)
def test_ranges_are_measured_between_edges_and_close_calls_are_the_attackers(
    gap: float, called: str, legal: str
) -> None:
    table = duel((11 + gap, 10))
    (sight,) = sights(table.state, "A1")
    assert (sight.frame, sight.distance, sight.range) == ("B1", pytest.approx(gap), called)
    for name in ("hand-to-hand", "direct-fire", "artillery"):
        assert may_attack(duel((11 + gap, 10)), name) == (name in legal.split())


def test_out_of_range_there_is_a_reason() -> None:
    table = duel((25, 10))
    table.play("A1", "B1", "direct-fire = 6 6 6 6", "none")
    with pytest.raises(Illegal) as refused:
        table.answer("attack:2")
    assert refused.value.code == "out-of-range"
    where = {"frame": "A1", "target": "B1", "range": "direct-fire", "distance": 14.0}
    assert refused.value.facts == {**where, "why": "too-far"}


def test_terrain_is_a_target_where_it_stands() -> None:
    table = duel((30, 30), box(14, 9, 16, 11))
    table.play("A1")
    assert table.choices == ["B1", "T1", "none"]
    assert [may_attack(duel((30, 30), box(x, 9, x + 2, 11)), "direct-fire") for x in (14, 18, 19)] == [False] * 3
    for left, expected in ((11.3, False), (11.7, True), (18.4, True), (18.8, False)):
        table = duel((30, 30), box(left, 9, left + 2, 11))
        table.play("A1", "T1", "direct-fire = 6 6 6 6", "none")
        assert any(choice.startswith("attack:") for choice in table.choices) == expected, left


def test_terrain_that_has_fallen_is_no_target() -> None:
    table = duel((30, 30), box(14, 9, 16, 11), box(5, 20, 8, 23))
    table.play("A1", "T1", "direct-fire = 6 6 6 6", "none")
    for piece in ("T1", "T2"):
        table.happen(*correct(table.state, SetTerrain(piece, "", 0), "Ana", ScriptedDice([])).events)
    assert not any(choice.startswith("attack:") for choice in table.choices)
    table.play("done", "B1")
    assert table.choices == ["A1", "none"]
    with pytest.raises(Illegal) as refused:
        table.answer("T2")
    assert (refused.value.code, refused.value.facts) == ("terrain-gone", {"piece": "T2", "why": "destroyed"})


WALL = box(14, 9, 15, 11)
COVERS: list[tuple[str, Point, list[dict[str, Any]], dict[str, Point], str]] = [
    ("nothing there", (20, 10), [], {}, ""),
    ("right behind it", (15.6, 10), [WALL], {}, "T1"),
    ("one unit behind it", (16.5, 10), [WALL], {}, "T1"),
    ("a close call is cover", (16.6, 10), [WALL], {}, "T1"),
    ("too far behind it", (16.7, 10), [WALL], {}, ""),
    ("in front of it", (13, 10), [WALL], {}, ""),
    ("beside the line", (16, 10), [box(14, 11, 15, 12)], {}, ""),
    ("the line just passes: a close call is cover", (16, 10), [box(14, 10.1, 15, 12)], {}, "T1"),
    ("nearest first", (17, 10), [box(14, 9, 15.6, 11), box(15.7, 9.8, 16.1, 10.2)], {}, "T2 T1"),
    ("no hits left", (15.6, 10), [box(14, 9, 15, 11, hits=1)], {}, ""),
    ("a hazard covers nobody", (15.6, 10), [box(14, 9, 15, 11, hazard=True)], {}, ""),
    ("a frame", (16, 10), [], {"A2": (14.5, 10)}, "A2"),
    ("a frame too far away", (18, 10), [], {"B2": (14.5, 10)}, ""),
    ("terrain before frames, though farther", (17, 10), [box(14, 9, 15.6, 11)], {"B2": (15.9, 10)}, "T1 B2"),
    ("stations cover nobody", (16, 10), [], {"SA1": (14.8, 10)}, ""),
]


@pytest.mark.parametrize(("at", "pieces", "also", "found"), [row[1:] for row in COVERS], ids=[row[0] for row in COVERS])
def test_cover(at: Point, pieces: list[dict[str, Any]], also: dict[str, Point], found: str) -> None:
    table = MapTable("Rd; Rd", "Rd; Rd", at={"A1": HOME, "B1": at, **also}, pieces=pieces, stations=1)
    if pieces and pieces[0].get("hits") == 1:
        table.state = table.state if found else without_hits(table)
    names_ = [cover.piece or cover.frame for cover in covers(table.state, "A1", "B1")]
    assert " ".join(str(name) for name in names_) == found
    assert " ".join(sights(table.state, "A1")[0].cover) == found


def without_hits(table: MapTable) -> Any:
    events = correct(table.state, SetTerrain("T1", "", 0), "host", ScriptedDice(())).events
    table.happen(*events)
    return table.state


def test_what_covers_me_is_told_as_well() -> None:
    table = duel((16, 10), box(10.7, 9, 11.2, 11))
    (sight,) = sights(table.state, "A1")
    assert (sight.cover, sight.exposed) == ((), ("T1",))
    (elsewhere,) = sights(table.state, "A1", at=(12, 10))
    assert (elsewhere.distance, elsewhere.exposed) == (3.0, ())


def test_an_attack_takes_the_measured_covers_and_nobody_is_asked() -> None:
    table = duel((15.6, 10), box(14, 9, 15, 11, hits=2))
    table.play("A1", "B1", "direct-fire = 1 1 6 6", "none", "attack:2", "none = 1 1 1", "none = 4 4 4 5 6 6")
    resolved = next(event for event in table.last if type(event).__name__ == "AttackResolved")
    assert (resolved.strikes, resolved.cover_gone) == (
        ("cover 0", "cover 0", None, "target", "target", "target"),
        (True,),
    )
    assert table.state.piece("T1").hits == 0
    assert covers(table.state, "A1", "B1") == ()


SPOTS: list[tuple[str, Point, int, bool]] = [
    ("within a ruler, open", (18, 10), 0, True),
    ("a close call is the spotter's", (19.1, 10), 0, True),
    ("too far", (19.2, 10), 0, False),
    ("in cover", (15.6, 10), 0, False),
    ("in cover, one system", (15.6, 10), 1, True),
    ("too far, one system", (19.2, 10), 1, False),
    ("too far, two systems", (30, 30), 2, True),
]


@pytest.mark.parametrize(("at", "yellow", "seen"), [row[1:] for row in SPOTS], ids=[row[0] for row in SPOTS])
def test_spotting_limits(at: Point, yellow: int, seen: bool) -> None:
    table = MapTable(
        " ".join(["Rd", *["Y"] * yellow]),
        " ".join(["Rd", *["B"] * yellow]),
        at={"A1": HOME, "B1": at},
        pieces=[box(14, 9, 15, 11)],
    )
    assert can_spot(table.state, "A1", "B1", yellow) == seen
    table.play("A1", f"none = {' '.join('6' * (2 + yellow))}", "none")
    assert any(choice.startswith("spot:") for choice in table.choices) == seen


def test_the_line_of_attack_is_no_line_of_sight() -> None:
    table = duel((22, 10), box(14, 6, 15, 14))
    assert covers(table.state, "A1", "B1") == ()
    assert may_attack(table, "artillery")


def test_stations_are_taken_and_contested_by_measure() -> None:
    table = MapTable(
        "Rd; Rd", "Rd; Rd", "Rd; Rd", at={"SA1": (20, 20), "A1": (22, 20), "B1": (5, 5), "C1": (6, 9)}, stations=1
    )
    assert stations_at(table.state, table.frame("A1")) == ("SA1",)
    steps: list[tuple[str, Point, str]] = [
        ("B1", (18, 20), "A"),
        ("A1", (22.1, 20), "B"),
        ("C1", (20, 22), "B"),
        ("B1", (17.9, 20), "C"),
        ("B1", (18, 20), "C"),
        ("A1", (22, 20), "C"),
        ("C1", (20, 23), "-"),
        ("B1", (10, 20), "A"),
    ]
    for frame, at, holder in steps:
        events = correct(table.state, PutAt(frame, list(at)), "host", ScriptedDice(())).events
        table.happen(*events)
        assert table.holders[0] == holder, (frame, at)


def test_a_hazard_costs_a_white_die_and_nobody_is_asked() -> None:
    pool = {}
    for systems in ("Rd", "Rd E"):
        for at in ((10.0, 10.0), (12.5, 10.0)):
            hazards = {"hazards": True}
            there = {"A1": at, "B1": (30.0, 30.0)}
            table = MapTable(systems, "Rd B", at=there, pieces=[box(8, 8, 12, 12, hazard=True)], options=hazards)
            table.play("A1", f"none = {'1' if (systems, at[0]) == ('Rd', 10.0) else '1 1'}")
            pool[systems, at[0]] = "HazardDeclared" in names(table.last)
    assert pool == {("Rd", 10.0): True, ("Rd", 12.5): False, ("Rd E", 10.0): False, ("Rd E", 12.5): False}


MEASURED: list[tuple[str, str, str, float, str, tuple[str, ...] | None, tuple[str, ...]]] = [
    ("two frames", "A1", "B1", 6.0, "direct-fire", ("T1",), ()),
    ("two frames, the other way", "B1", "A1", 6.0, "direct-fire", (), ("T1",)),
    ("a frame and a piece", "a1", "t1", 4.5, "direct-fire", None, ()),
    ("two pieces", "T1", "T2", 4.0, "direct-fire", None, ()),
    ("a station and a frame", "SA1", "A1", 1.1, "direct-fire", (), ()),
    ("a point and a frame", "10,13", "A1", 2.5, "direct-fire", (), ()),
    ("a cell and a point", "F6", "11,20", 9.0, "artillery", None, ()),
]


@pytest.mark.parametrize(
    ("one", "other", "far", "span", "cover", "beyond"), [row[1:] for row in MEASURED], ids=[row[0] for row in MEASURED]
)
def test_anything_may_be_measured_at_any_time(
    one: str, other: str, far: float, span: str, cover: Any, beyond: Any
) -> None:
    """Edge to edge between any two things and points (rulebook: "Ruler, Units, and Measuring")."""
    table = MapTable(
        "Rd; Rd",
        "Rd",
        at={"A1": (10, 10), "B1": (17, 10), "SA1": (12, 10), "A2": (30, 30)},
        pieces=[box(15, 9, 16, 11), box(20, 9, 21, 11)],
        stations=1,
    )
    found = measure(table.state, one, other)
    assert (found.distance, found.range) == (pytest.approx(far, abs=0.01), span)
    assert (found.cover, found.beyond) == (cover, beyond)


# -- elevation --------------------------------------------------------------------------------------------------------

TOWER = box(14, 9, 17, 11, bricks=9)
HIGH: list[tuple[str, Point, Point, list[dict[str, Any]], bool, str]] = [
    ("on a tower: the tower is its cover", HOME, (15.5, 10), [TOWER], True, "T1"),
    ("from the tower: nothing covers those below", (15.5, 10), (10, 13), [TOWER, box(11, 11.5, 12, 12.6)], True, ""),
    ("five bricks are not enough", (12, 10), (15.5, 9.4), [box(14, 9, 17, 11, bricks=5)], True, "T1"),
    ("the rule is off: measured flat", (15.5, 10), (10, 13), [TOWER, box(10.7, 11.8, 11.2, 12.8)], False, "T2"),
]


@pytest.mark.parametrize(
    ("one", "other", "pieces", "on", "found"), [row[1:] for row in HIGH], ids=[row[0] for row in HIGH]
)
def test_elevation(one: Point, other: Point, pieces: list[dict[str, Any]], on: bool, found: str) -> None:
    table = MapTable("Rd", "Rd", at={"A1": one, "B1": other}, pieces=pieces, options={"elevation": on})
    assert " ".join(sights(table.state, "A1")[0].cover) == found


def test_who_stands_on_what_gives_way_falls() -> None:
    tower = box(14, 9, 17, 11, hits=1, bricks=7)
    for on, fell in ((True, ["AttackResolved", "Fell"]), (False, ["AttackResolved"])):
        table = MapTable("Rd Rd", "Rd B", at={"A1": HOME, "B1": (15.5, 10)}, pieces=[tower], options={"elevation": on})
        assert table.frame("B1").on == "T1"
        table.play("A1", "T1", "direct-fire = 1 1 2 2 2", "none")
        table.answer("attack:2", [4, 4] + [5, 2] * on)
        assert [name for name in names(table.last) if name in ("AttackResolved", "Fell")] == fell
        assert table.frame("B1").on is None
        assert table.asked == ("loss B" if on else "act A")


def test_the_hosts_word_brings_a_tower_down_as_well() -> None:
    tower = box(14, 9, 17, 11, hits=3, bricks=6)
    table = MapTable("Rd", "Rd B", at={"A1": HOME, "B1": (15.5, 10)}, pieces=[tower], options={"elevation": True})
    events = correct(table.state, SetTerrain("T1", "", 0), "host", ScriptedDice([4, 1])).events
    table.happen(*events)
    assert names(events) == ["TerrainSet", "Fell"]
    assert (table.frame("B1").on, table.asked, table.state.piece("T1").outline) == (None, "loss B", tower["outline"])


# -- the host ---------------------------------------------------------------------------------------------------------


def test_the_host_moves_things_and_cannot_declare_what_is_measured() -> None:
    table = MapTable("Rd", "Rd", at={"A1": HOME, "B1": (20, 20), "SA1": (5, 5)}, pieces=[TOWER], stations=1)
    nothing = ScriptedDice(())
    for correction, code in (
        (PlaceFrame("A1", ("SA1",)), "measured"),
        (SetTerrain(None, "Wall", 2), "terrain-fixed"),
        (PutAt("A1", [0.2, 5]), "off-the-field"),
        (PutAt("Z1", [5, 5]), "no-such-frame"),
        (PutAt("A1", "nowhere"), "place-unreadable"),
        (PutAll((("A1", "H5"), ("B1", "0,0"))), "item-off-the-field"),
    ):
        with pytest.raises(Exception, match=code):
            correct(table.state, correction, "host", nothing)
    table.happen(*correct(table.state, PutAt("A1", "H5"), "host", nothing).events)
    assert (table.frame("A1").at, table.frame("A1").on) == ((15.0, 9.0), "T1")
    table.happen(*correct(table.state, PutAt("SA1", "12.5,8"), "host", nothing).events)
    assert table.state.station("SA1").at == (12.5, 8.0)
    rules = ruleset_of(table.state)
    swapped = read_correction(rules, table.state, "places", None, "b1 15,9; A1 20,20;")
    table.happen(*correct(table.state, swapped, "host", nothing).events)
    assert (table.frame("A1").at, table.frame("B1").at, table.frame("B1").on) == ((20.0, 20.0), (15.0, 9.0), "T1")
    for text, code in ((" ; ", "no-such-frame"), ("A1", "place-unreadable"), ("A1 5,5; ; B1 6,6", "no-such-frame")):
        with pytest.raises(Exception, match=code):
            correct(table.state, read_correction(rules, table.state, "places", None, text), "host", nothing)


def test_at_a_declared_table_nothing_can_be_put_anywhere() -> None:
    from tests.rules.rapid_attack.positions import Table

    table = Table("Rd", "Rd")
    with pytest.raises(Illegal, match="no-map"):
        correct(table.state, PutAt("A1", [5, 5]), "host", ScriptedDice(()))
