"""Moving on a map: the question where, what may be said, what is legal, giving ground (RULINGS 1.5, 1.6)."""

from __future__ import annotations

from typing import Any

import pytest
import shapely
from msgspec import structs

from rules import Answer, RulesError, ScriptedDice, Stale, correct, decide, default
from rules.field import Point
from rules.rapid_attack.corrections import PutAt, SetTerrain
from rules.rapid_attack.map.give_ground import place
from rules.rapid_attack.state import Attack, PendingHits, Step
from rules.rapid_attack.turn.movement import Went
from tests.rules.rapid_attack.map.maps import MapTable, box
from tests.rules.rapid_attack.positions import names
from tests.verbs import open_ground, preview

HOME: Point = (10, 10)
WALL = box(12, 7, 13, 13)


def mover(value: int = 4, *, over: bool = False, at: Point = HOME, **more: Any) -> MapTable:
    """A1 has assigned a die to move and is asked where."""
    there = {"A1": at, "B1": (20.0, 10.0), **more.pop("also", {})}
    table = MapTable("G Rd; Rd" if over else "B Rd; Rd", "B Rd; Rd", at=there, **more)
    table.play("A1", f"none = {'1 1 1' if not over else f'1 1 {value}'}", "none")
    white = [n for n, die in enumerate(table.state.stack[-1].dice) if die[0] == ("G" if over else "W")][-1]
    act = table.state.stack[-1]
    table.state = table.state.with_top(faces=tuple(value if n == white else 1 for n in range(len(act.faces))))
    table.answer(f"move:{white}")
    return table


def said(table: MapTable, text: Any) -> str:
    """Where a choice leads: the point, or the code of the refusal."""
    try:
        found = preview(table.state, table.request, text)
    except RulesError as error:
        with pytest.raises(RulesError):
            table.answer(text)
        return error.code
    return f"{found.at[0]:g},{found.at[1]:g}"


def test_the_question() -> None:
    table = mover(4, pieces=[WALL])
    request = table.request
    assert (request.kind, request.player) == ("where", 0)
    assert request.facts == {"item": "A1", "value": 4, "over": False, "part": None, "verb": "move"}
    assert request.free is not None
    assert request.free["prefixItems"] == [
        {"type": "number", "minimum": 6.0, "maximum": 14.0},
        {"type": "number", "minimum": 6.0, "maximum": 14.0},
    ]
    assert [option.choice for option in request.options] == ["toward:B1", "cover:T1", "away", "stay"]
    assert all(set(option.facts) >= {"at", "length"} for option in request.options)
    assert open_ground(table.state).polygons


def test_a_move_happens_where_it_was_said() -> None:
    table = mover(4)
    table.answer([12, 13])
    went = table.last[0]
    assert went == Went("A1", (12.0, 13.0), (HOME, (12.0, 13.0)), 3.61, None)
    assert table.frame("A1").at == (12.0, 13.0)
    assert table.asked == "act A"
    assert all(not choice.startswith("move:") for choice in table.choices)


OVER = [box(12, 9, 13, 11)]
MOVES: list[tuple[str, dict[str, Any], Any, str]] = [
    ("a point", {}, [12, 12], "12,12"),
    ("as far as the die goes", {}, [14, 10], "14,10"),
    ("a close call is the mover's", {}, [14.1, 10], "14.1,10"),
    ("too far", {}, [14.2, 10], "out-of-reach"),
    ("a cell", {}, "F6", "11,11"),
    ("a point as text", {}, "12.5,8", "12.5,8"),
    ("a point with decimal commas", {}, "12,5;8", "12.5,8"),
    ("around a wall is longer", {"pieces": [WALL]}, [13.9, 10], "out-of-reach"),
    ("on a wall", {"pieces": [WALL]}, [12.5, 10], "blocked"),
    ("on a frame", {"also": {"A2": (12, 10)}}, [12.5, 10], "blocked"),
    ("around a frame", {"also": {"A2": (12, 10)}}, [13.2, 10], "13.2,10"),
    ("over the wall with green", {"pieces": OVER, "over": True}, [14, 10], "14,10"),
    ("on top with green", {"pieces": OVER, "over": True}, [12.5, 10], "12.5,10"),
    ("on a frame with green", {"also": {"A2": (12, 10)}, "over": True}, [12.2, 10], "12.2,10"),
    ("stations never block", {"also": {"SA1": (12, 10)}, "stations": 1}, [12, 10], "12,10"),
    ("hazards never block", {"pieces": [box(11, 8, 13, 12, hazard=True)]}, [12, 10], "12,10"),
    ("off the field", {"at": (2, 2)}, [0.2, 2], "off-the-field"),
    ("to stay", {}, "stay", "10,10"),
    ("north", {}, "N 2.5", "10,7.5"),
    ("a diagonal", {}, "NE 2", "11.41,8.59"),
    ("west in French", {}, "O 2", "8,10"),
    ("as far as it goes", {}, "S", "10,14"),
    ("a direction too far", {}, "W 5", "out-of-reach"),
    ("N2 is a cell", {}, "N2", "out-of-reach"),
    ("toward a frame", {}, "toward B1 3", "13,10"),
    ("toward a frame in French", {}, "vers b1 2,5", "12.5,10"),
    ("toward, as far as it goes", {}, "toward B1", "14,10"),
    ("toward a name", {"named": "Big Kestrel 7"}, "toward big kestrel 7 2", "12,10"),
    ("toward nobody", {}, "toward Z9 2", "place-unknown"),
    ("toward nobody at all", {}, "toward nobody", "place-unknown"),
    ("behind a piece", {"pieces": [box(10, 6, 12, 7)], "also": {"B1": (10, 1)}}, "behind T1 from B1", "*"),
    ("behind it in French", {"pieces": [box(10, 6, 12, 7)], "also": {"B1": (10, 1)}}, "derrière T1 de B1", "*"),
    ("behind what is too far", {"pieces": [box(30, 6, 32, 7)]}, "behind T1 from B1", "nowhere-behind"),
    ("behind what is not there", {}, "behind T9 from B1", "place-unknown"),
    ("nonsense", {}, "somewhere", "place-unreadable"),
    ("a number", {}, 7, "place-unreadable"),
    ("three numbers", {}, [1, 2, 3], "place-unreadable"),
    ("no number", {}, [float("nan"), 2], "place-unreadable"),
    ("booleans", {}, [True, False], "place-unreadable"),
    ("far beyond", {}, [900, 900], "off-the-field"),
    ("beyond reason", {}, [1e300, 2], "place-unreadable"),
    ("endless text", {}, "N" * 5000, "place-unreadable"),
    ("nothing", {}, None, "place-unreadable"),
]


@pytest.mark.parametrize(("setting", "choice", "found"), [row[1:] for row in MOVES], ids=[row[0] for row in MOVES])
def test_where(setting: dict[str, Any], choice: Any, found: str) -> None:
    more = dict(setting)
    name = more.pop("named", None)
    table = mover(4, **more)
    if name:
        table.set("B1", name=name)
    where = said(table, choice)
    if found == "*":
        (sight,) = preview(table.state, table.request, choice).sights
        assert sight.exposed == ("T1",)
        return
    assert where == found


@pytest.mark.parametrize("setting", [row[1] for row in MOVES if "named" not in row[1]])
def test_what_is_refused_names_a_place_that_is_not(setting: dict[str, Any]) -> None:
    for over in (False, True):
        table = mover(4, **{**setting, "over": over})
        for point in ([30, 30], [12.5, 10], [0, 0], [36, 0]):
            try:
                preview(table.state, table.request, point)
            except RulesError as error:
                preview(table.state, table.request, error.facts["nearest"])


@pytest.mark.parametrize("setting", [row[1] for row in MOVES if "named" not in row[1]])
def test_whatever_is_offered_is_accepted(setting: dict[str, Any]) -> None:
    for over in (False, True):
        table = mover(5, **{**setting, "over": over})
        for option in table.request.options:
            found = preview(table.state, table.request, option.choice)
            assert list(found.at) == option.facts["at"]
            assert found.length == option.facts["length"]
            events = decide(table.state, Answer(0, table.request.id, option.choice), ScriptedDice(())).events
            went = events[0]
            assert isinstance(went, Went)
            assert (went.to, went.way, went.length, went.on) == (found.at, found.way, found.length, found.on)


def test_a_way_goes_through_a_gap_that_is_wide_enough() -> None:
    wide, narrow = ([box(12, 2, 13, 9.4), box(12, far, 13, 18)] for far in (10.6, 9.8))
    assert said(mover(4, pieces=wide), [13.9, 10]) == "13.9,10"
    assert said(mover(4, pieces=narrow), [13.9, 10]) == "out-of-reach"


def test_what_is_left_of_terrain_is_in_nobodys_way() -> None:
    table = mover(4, pieces=[WALL])
    assert said(table, [13.9, 10]) == "out-of-reach"
    table.happen(*correct(table.state, SetTerrain("T1", "", 0), "host", ScriptedDice(())).events)
    assert said(table, [13.9, 10]) == "13.9,10"


def test_into_range_is_the_shortest_move_into_it() -> None:
    cases = [("direct-fire", (20.0, 10.0), 1.0), ("hand-to-hand", (13.5, 10.0), 1.5), ("artillery", (17.5, 10.0), 1.5)]
    for attack_range, enemy, length in cases:
        table = MapTable("Rd Ra", "B Rd", at={"A1": HOME, "B1": enemy})
        table.play("A1", "B1", f"{attack_range} = {'4 4 6 6' if attack_range != 'hand-to-hand' else '4 4'}", "none")
        table.play("move:1")
        option = next(o for o in table.request.options if o.label == "into-range")
        assert option.facts["range"] == attack_range
        assert option.facts["length"] == pytest.approx(length, abs=0.26)
        table.answer("into-range")
        assert any(choice.startswith("attack:") for choice in table.choices), attack_range


def test_to_a_station_and_seizing_it() -> None:
    table = mover(6, also={"SB1": (10, 14)}, stations=1)
    found = preview(table.state, table.request, "station:SB1")
    assert (found.stations, found.seizes) == (("SB1",), ("SB1",))
    table.answer("station:SB1")
    assert names(table.last)[:2] == ["Went", "StationChanged"]
    assert table.holders == "AA"


@pytest.mark.parametrize(("to", "holders"), [((14, 10), "AB"), ((12, 10), "AA")])
def test_passing_by_a_station_does_not_take_it(to: Point, holders: str) -> None:
    """The way leads past it, 0.6 units away."""
    table = mover(4, also={"SB1": (12, 11.5)}, stations=1)
    table.answer([*to])
    assert table.holders == holders


def test_a_preview_tells_what_would_be_seen() -> None:
    table = mover(4, pieces=[box(18, 9, 19, 11)])
    found = preview(table.state, table.request, [12, 10])
    assert (found.item, found.length, found.most, found.over, found.problem) == ("A1", 2.0, 4, False, None)
    (sight,) = found.sights
    assert (sight.frame, sight.distance, sight.range, sight.cover) == ("B1", 7.0, "direct-fire", ("T1",))


def test_a_preview_is_of_the_question_that_is_asked() -> None:
    table = MapTable("Rd", "Rd", at={"A1": HOME, "B1": (20, 20)})
    with pytest.raises(Stale):
        preview(table.state, table.request, "stay")
    assert open_ground(table.state).polygons == ()


# -- elevation --------------------------------------------------------------------------------------------------------

TOWER = box(12, 9, 14, 11, bricks=12)
CLIMBS: list[tuple[str, dict[str, Any], Point, str]] = [
    ("up costs a unit for six bricks", {"over": True}, (13, 10), "13,10 5"),
    ("over is free", {"over": True}, (15, 10), "15,10 5"),
    ("the die must do", {"over": True, "value": 4}, (13, 10), "out-of-reach"),
    ("down costs as much", {"over": True, "at": (13, 10)}, (10, 10), "10,10 5"),
    ("without green nobody climbs", {}, (13, 10), "sheer"),
    ("without green nobody gets down a sheer face", {"at": (13, 10)}, (13, 12), "sheer"),
    ("along the top is free", {"at": (12.6, 10)}, (13.4, 10), "13.4,10 0.8"),
    ("a ladder leads up, a unit for six bricks", {"tower": {"name": "tower"}}, (13, 10), "13,10 5"),
    ("a ladder leads down", {"tower": {"name": "tower"}, "at": (13, 10)}, (13, 12), "13,12 4"),
    ("stairs cost nothing", {"tower": {"name": "house"}, "value": 3}, (13, 10), "13,10 3"),
    ("stairs cost nothing with green either", {"tower": {"name": "house"}, "over": True}, (13, 10), "13,10 3"),
    ("stairs lead down", {"tower": {"name": "house"}, "at": (13, 10), "value": 2}, (13, 12), "13,12 2"),
    ("less than six bricks are not sheer", {"tower": {"bricks": 5}, "at": (13, 10)}, (13, 12), "13,12 2"),
]


@pytest.mark.parametrize(("setting", "to", "found"), [row[1:] for row in CLIMBS], ids=[row[0] for row in CLIMBS])
def test_climbing(setting: dict[str, Any], to: Point, found: str) -> None:
    more = {"value": 5, **setting}
    tower = TOWER | more.pop("tower", {})
    table = mover(more.pop("value"), pieces=[tower], options={"elevation": True}, **more)
    where = said(table, list(to))
    if found not in ("sheer", "out-of-reach"):
        where = f"{where} {preview(table.state, table.request, list(to)).length:g}"
    assert where == found


@pytest.mark.parametrize(
    ("name", "at", "open_to", "shut"),
    [
        ("shed", (13, 10), (13.4, 10.4), (13, 12)),
        ("shed", (10, 10), (12, 12), (13, 10)),
        ("house", (10, 10), (13, 10), None),
        ("house", (13, 10), (13, 12), None),
        ("tower", (13, 10), (13, 12), (13, 14)),
    ],
)
def test_the_shaded_ground_keeps_to_sheer_faces(name: str, at: Point, open_to: Point, shut: Point | None) -> None:
    table = mover(4, pieces=[TOWER | {"name": name}], options={"elevation": True}, at=at)
    zone = shapely.union_all([shapely.Polygon(part) for part in open_ground(table.state).polygons])
    assert zone.covers(shapely.Point(open_to))
    assert shut is None or not zone.covers(shapely.Point(shut))
    for option in table.request.options:
        assert preview(table.state, table.request, option.choice).problem is None


def test_without_the_rule_climbing_costs_nothing() -> None:
    table = mover(4, over=True, pieces=[TOWER])
    table.answer([13, 10])
    assert (table.frame("A1").on, table.last[0]) == (
        "T1",
        Went("A1", (13.0, 10.0), (HOME, (13.0, 10.0)), 3.0, "T1"),
    )


def test_a_frame_may_always_stay_even_where_the_host_builds_a_tower_beneath_it() -> None:
    table = mover(1, pieces=[TOWER], options={"elevation": True})
    for correction in (SetTerrain("T1", "", 0), PutAt("A1", [13, 10]), SetTerrain("T1", "", 3)):
        table.happen(*correct(table.state, correction, "host", ScriptedDice(())).events)
    assert default(table.state, table.request) == "stay"
    table.answer("stay")
    assert table.frame("A1").at == (13.0, 10.0)


def test_when_the_lower_frame_goes_the_upper_keeps_its_place() -> None:
    table = mover(4, at=(10, 10), also={"B1": (10.3, 10)})
    table.answer([10, 13])
    assert (table.frame("A1").at, table.frame("B1").at) == ((10.0, 13.0), (10.3, 10.0))


# -- giving ground ----------------------------------------------------------------------------------------------------


def test_giving_ground_goes_straight_away_to_just_outside_one_unit() -> None:
    table = MapTable("Rd Rd", "Rd B", at={"A1": (20, 13), "SB1": (20, 20), "B1": (20, 21)}, stations=1)
    table.play("A1", "B1", "direct-fire = 1 1 6 6 6", "none", "attack:2", "none = 1 1 1")
    table.answer("none", [1, 1, 1, 1, 1, 6])
    assert table.asked == "ground B", table.asked
    assert table.choices == ["no", "yes"]
    table.answer("yes")
    assert names(table.last)[0] == "GaveGround"
    assert table.frame("B1").at == (20.0, 22.02)


def test_beside_two_own_stations_ground_is_given_away_from_the_one_that_is_named() -> None:
    there = {"A1": (20, 13), "SB1": (20, 20.2), "SB2": (20, 22.4), "B1": (20, 21.2)}
    table = MapTable("Rd Rd", "Rd B", at=there, stations=2)
    table.play("A1", "B1", "direct-fire = 1 1 6 6 6", "none", "attack:2", "none = 1 1 1")
    table.answer("none", [1, 1, 1, 1, 1, 6])
    assert (table.request.facts["station"], table.choices) == ("SB1", ["no", "yes", "from:SB2"])
    table.answer("from:SB2")
    assert table.frame("B1").at == (20.0, 20.38)


WALLED = [box(17, 21.6, 23, 23), box(18.2, 18.9, 19.2, 21.5), box(20.8, 18.9, 21.8, 21.5)]
GROUND: list[tuple[str, Point, dict[str, Any], Point | None]] = [
    ("straight away", (20.0, 21.0), {}, (20.0, 22.02)),
    ("a wall in the way: aside", (20.0, 21.0), {"pieces": [box(19, 21.6, 21, 23)]}, (18.25, 21.01)),
    ("a frame in the way: aside", (20.0, 21.0), {"also": {"A2": (20.0, 22.5)}}, (18.99, 21.75)),
    ("at the edge of the field: aside", (20.0, 35.2), {"post": (20.0, 34.2)}, (18.25, 35.21)),
    ("walled in: not at all", (20.0, 21.0), {"pieces": WALLED}, None),
]


@pytest.mark.parametrize(("at", "setting", "to"), [row[1:] for row in GROUND], ids=[row[0] for row in GROUND])
def test_where_ground_is_given_to(at: Point, setting: dict[str, Any], to: Point | None) -> None:
    more = dict(setting)
    there = {"A1": (5.0, 5.0), "SB1": more.pop("post", (20.0, 20.0)), "B1": at, **more.pop("also", {})}
    table = MapTable("Rd; Rd", "Rd B", at=there, stations=1, **more)
    assert place(table.state, table.frame("B1"), "SB1") == to


def test_who_cannot_give_ground_is_not_asked() -> None:
    table = MapTable(
        "Rd Rd",
        "Rd B",
        at={"A1": (20, 14), "SB1": (20, 20), "B1": (20, 21)},
        stations=1,
        pieces=WALLED,
    )
    table.play("A1", "none = 1 1")
    table.state = table.state.with_top(step=Step.LOSSES)
    act = structs.replace(table.state.stack[-1], attack=Attack("B1", 6, 0))
    table.state = structs.replace(table.state, stack=(act,), owed=(PendingHits("B1", 1, may_give_ground=True),))
    assert table.asked == "loss B"
