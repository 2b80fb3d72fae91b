"""Deployment on a map, constraint by constraint, for all three profiles (RULINGS 1.8, 1.9)."""

from __future__ import annotations

import pytest

from rules import Illegal
from rules.rapid_attack.map.sights import ranges
from rules.rapid_attack.profile import Range
from tests.rules.rapid_attack.map import naive
from tests.rules.rapid_attack.map.deploying import PROFILES, accepted, deploying, items, until
from tests.rules.rapid_attack.map.maps import MapTable, box
from tests.rules.rapid_attack.positions import names
from tests.verbs import preview


def test_a_short_ruler_measures_the_whole_game() -> None:
    table = deploying(2, 3, pieces=[], stations=1, options={"ruler": "short"})
    assert table.state.profile.ruler == 6
    for item, at in (("SA1", (5, 18)), ("A1", (10, 18)), ("A2", (5, 12))):
        table.answer(item)
        table.answer(list(at))
    table.answer("B1")
    assert accepted(table, (17.0, 18.0))
    assert not accepted(table, (19.0, 18.0))


@pytest.mark.parametrize("ruleset", PROFILES)
def test_the_point_frame_keeps_its_distance(ruleset: str) -> None:
    table = deploying(2, 3, ruleset=ruleset, pieces=[], stations=1)
    for item, at in (("SA1", (5, 18)), ("A1", (12, 18)), ("A2", (5, 12))):
        table.answer(item)
        table.answer(list(at))
    table.answer("B1")
    exactly = ruleset != "mez"
    cases = {
        (21.0, 18.0): True,
        (21.1, 18.0): True,
        (21.15, 18.0): False,
        (20.8, 18.0): True,
        (20.7, 18.0): not exactly,
        (17.0, 18.0): not exactly,
    }
    assert {at: accepted(table, at) for at in cases} == cases
    assert not accepted(table, (8.0, 20.0))


@pytest.mark.long
def test_the_point_frame_never_stands_beyond_direct_fire() -> None:
    """At exactly one ruler it is in range (rulebook: "Point Frame")."""
    table = until(deploying(3, 4, pieces=[], stations=1), "point-frame")
    for at in ((x / 20, y / 2) for x in range(10, 710) for y in (20, 36, 52)):
        if accepted(table, at):
            far = min(naive.frames_gap(at, frame.at) for frame in table.state.frames_of(0) if frame.at)
            assert Range.DIRECT_FIRE in ranges(table.state.profile, far)


def test_the_point_frame_may_be_open_to_another_frame_than_the_one_a_ruler_away() -> None:
    """Each of the two is asked of one frame of the defender, of any (rulebook: "Point Frame")."""
    table = deploying(2, 3, pieces=[box(19, 17.8, 20, 18.2)], stations=1)
    for item, at in (("SA1", (5, 18)), ("A1", (12, 18)), ("A2", (11, 13))):
        table.answer(item)
        table.answer(list(at))
    table.answer("B1")
    assert naive.frames_gap((21.0, 18.0), (11, 13)) > 9
    assert accepted(table, (21.0, 18.0))


def test_the_point_frame_is_out_of_cover_to_some_frame() -> None:
    table = deploying(2, 3, pieces=[box(19, 17, 20, 19)], stations=1)
    for item, at in (("SA1", (5, 18)), ("A1", (12, 18)), ("A2", (10, 18))):
        table.answer(item)
        table.answer(list(at))
    table.answer("B1")
    assert not accepted(table, (21.0, 18.0))
    assert accepted(table, (20.0, 22.12))


def test_a_third_of_the_field_stays_outside_the_perimeter() -> None:
    table = deploying(2, 3, pieces=[], stations=5, across=32)
    for item, at in (("SA1", (8.5, 8.5)), ("SA2", (16.5, 8.5)), ("SA3", (23.5, 8.5)), ("SA4", (23.5, 16.5))):
        table.answer(item)
        assert accepted(table, at)
        table.answer(list(at))
    table.answer("SA5")
    with pytest.raises(Illegal) as refused:
        preview(table.state, table.request, [16, 23.5])
    assert refused.value.code == "not-legal-ground"
    preview(table.state, table.request, refused.value.facts["nearest"])
    assert accepted(table, (12.0, 13.0))


def test_the_second_frame_leaves_the_point_frame_a_place() -> None:
    """The first one stands walled in at the edge: nobody could face it."""
    cell = [box(1, 4.4, 5, 5), box(4.4, 0.6, 5, 4), box(0.1, 3, 0.9, 5)]
    table = deploying(2, 3, pieces=cell, stations=1)
    for item, at in (("SA1", (1, 1)), ("A1", (2.5, 2.5))):
        table.answer(item)
        table.answer(list(at))
    table.answer("A2")
    assert accepted(table, (8.0, 4.0))
    table.answer([8, 4])
    table.answer("B1")
    assert any(accepted(table, tuple(option.facts["at"])) for option in table.request.options)


def test_a_second_frame_in_the_corner_is_refused_where_nobody_could_face_it() -> None:
    """Around both all places a ruler away are inside the perimeter or off the field."""
    table = deploying(2, 3, pieces=[box(20, 20, 22, 22)], stations=1)
    for item, at in (("SA1", (5, 5)), ("A1", (4, 4))):
        table.answer(item)
        table.answer(list(at))
    table.answer("A2")
    assert [accepted(table, at) for at in ((3.0, 3.0), (6.0, 8.0))] == [False, True]


def test_with_green_for_sure_a_frame_may_be_deployed_on_top() -> None:
    for systems, allowed in (("G Rd", True), ("Rh Rh", True), ("Rd Rd", False)):
        table = MapTable(f"{systems}; {systems}", "Rd Rd; Rd; Rd", begin=True, pieces=[box(10, 10, 13, 13)], stations=1)
        for item, at in (("SA1", (8, 8)), ("A1", None)):
            table.answer(item)
            if at:
                table.answer(list(at))
        assert table.request.facts["over"] == allowed
        assert accepted(table, (11.5, 11.5)) == allowed
        if allowed:
            table.answer([11.5, 11.5])
            assert table.frame("A1").on == "T1"


def test_large_terrain_may_be_claimed_as_a_station() -> None:
    """Any player may claim it instead of placing a station, where the step allows it (rulebook: "Stations")."""
    town = [
        box(10, 10, 14, 13, name="house"),
        box(20, 10, 23, 13, name="house"),
        box(20.2, 9, 22.8, 9.8, name="wall"),
        box(15, 15, 18, 17),
        box(30, 30, 34, 33, name="tower"),
    ]
    for claims in (True, False):
        table = deploying(2, 3, pieces=town, stations=2, options={"claims": claims})
        table.answer("SA1")
        found = {option.choice for option in table.request.options if option.label == "claim"}
        assert found == ({"claim:T1", "claim:T5"} if claims else set())
        assert accepted(table, (12.0, 10.0)) == claims
        assert not accepted(table, (12.0, 11.5))
    table = deploying(2, 3, pieces=town, stations=2, options={"claims": True})
    table.answer("SA1")
    table.answer("claim:T1")
    assert next(s.at for s in table.state.stations if s.id == "SA1") == (12.0, 10.0)
    table.answer("SA2")
    assert [option.choice for option in table.request.options if option.label == "claim"] == []
    assert table.state.piece("T1").stands


def test_free_deployment_takes_the_same_steps_anywhere() -> None:
    table = deploying(3, 4, options={"deployment": "free"})
    table.answer(items(table)[0])
    assert (table.request.facts["part"], accepted(table, (35, 35)), accepted(table, (6, 7))) == (
        "defense-stations", True, False,
    )  # fmt: skip
    table.answer([35, 35])
    table.answer(items(table)[0])
    assert accepted(table, (1, 1))


def test_without_stations_there_is_no_perimeter() -> None:
    table = deploying(3, 4, stations=0)
    assert table.request.facts["step"] == "defense-frames"
    until(table, "other-frames")
    assert accepted(table, (33, 33))


def test_where_nothing_is_legal_any_free_place_will_do() -> None:
    """All of the field is within a ruler of the defender's frames."""
    table = deploying(2, 3, pieces=[], stations=0, across=32)
    for at in ((8, 16), (24, 16)):
        table.answer(items(table)[0])
        table.answer(list(at))
    table.answer(items(table)[0])
    table.answer("spot:1")
    table.answer(items(table)[0])
    assert accepted(table, tuple(table.request.options[0].facts["at"]))


def test_everything_left_goes_to_where_it_is_suggested() -> None:
    table = deploying(3, 5)
    table.answer("all")
    assert all(station.at for station in table.state.stations if station.home == 0)
    while table.state.round == 0:
        table.answer("all" if "all" in table.choices else table.choices[0])
    assert all(thing.at for thing in (*table.state.frames, *table.state.stations))


def test_the_rest_goes_down_in_turn_while_others_have_some_left() -> None:
    table = deploying(3, 4, 5)
    while table.request.facts.get("step") != "attack-frames":
        table.answer(table.choices[0])
    table.answer("all")
    assert [names(table.last)[0], names(table.last)[-1]] == ["PlacesInTurn", "Put"]
    assert sum(frame.at is not None for frame in table.state.frames if frame.owner == 1) == 1
    assert table.asked == "deploy C"
    table.answer("all")
    assert all(frame.at is not None for frame in table.state.frames if frame.owner > 0)


@pytest.mark.parametrize("number", [1, 3])
def test_neutral_stations_are_put_down_by_the_referee(number: int) -> None:
    table = deploying(3, 4, neutral=number)
    neutral = [station for station in table.state.stations if station.home is None]
    assert len(neutral) == number
    assert all(station.at is not None for station in neutral)
    if number == 1:
        assert neutral[0].at == (18.0, 18.0)
