"""The pitch as a map: what is measured, where units go, and where a ball comes back (RULINGS 3)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules import FairDice, RulesError, choose, correct
from rules.field import EDGE, distance
from rules.football import sights
from rules.football.host import GiveBall
from rules.football.profile import FOOTBALL, Range
from rules.football.state import Ball, Break, Step
from rules.football.validate import validate
from tests.rules.football.pitches import Pitch, acting, drawn, fumbling, names, refused

HAND, DIRECT, ARTILLERY = Range.HAND_TO_HAND, Range.DIRECT_FIRE, Range.ARTILLERY
# -- ranges and lines ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("far", "found"),
    [
        (0, (HAND,)),
        (0.9, (HAND,)),
        (0.95, (HAND, DIRECT)),
        (1.1, (HAND, DIRECT)),
        (1.11, (DIRECT,)),
        (7.9, (DIRECT,)),
        (7.95, (DIRECT, ARTILLERY)),
        (8.1, (DIRECT, ARTILLERY)),
        (8.11, (ARTILLERY,)),
        (30, (ARTILLERY,)),
    ],
)
def test_ranges_are_exclusive_and_a_close_call_is_both(far: float, found: tuple[Range, ...]) -> None:
    assert sights.ranges(FOOTBALL, far) == found


def test_distances_are_from_edge_to_edge_and_to_the_goal_from_the_base() -> None:
    pitch = drawn(A1=(18, 12), A2=(18, 6), B1=(30, 12))
    assert sights.distance_to(pitch.state, pitch.unit("A1"), "A2") == pytest.approx(5)
    assert sights.distance_to(pitch.state, pitch.unit("A1"), "B1") == pytest.approx(11)
    assert sights.distance_to(pitch.state, pitch.unit("A1"), "goal") == pytest.approx(17.5)
    # from the side the nearer post counts
    pitch.stand(A1=(36, 5))
    assert sights.distance_to(pitch.state, pitch.unit("A1"), "goal") == pytest.approx(5.5)


@pytest.mark.parametrize(
    ("at", "span", "reached"),
    [((28, 12), DIRECT, True), ((27, 12), DIRECT, False), ((27, 12), ARTILLERY, True), ((30, 12), ARTILLERY, False)],
)
def test_a_shot_is_only_on_in_the_range_that_was_declared(at: tuple[float, float], span: Range, reached: bool) -> None:
    pitch = acting(drawn(A1=at), "A1", Step.ACT, target="goal", range=span, dice=("R6",), faces=(6,))
    assert sights.in_range(pitch.state, pitch.state.stack[-1]) is reached
    assert "attack:0" in pitch.choices if reached else pitch.asked != "act A A1" or "attack:0" not in pitch.choices


def test_who_stands_between_a_unit_and_its_mate_is_in_the_line_the_nearest_first() -> None:
    pitch = drawn(A1=(10, 12), A2=(20, 12), B1=(17, 12.4), B2=(14, 11.6))
    assert sights.in_line(pitch.state, "A1", "A2") == ("B2", "B1")
    pitch.stand(B1=(17, 12.6), B2=(14, 11.49))
    assert sights.in_line(pitch.state, "A1", "A2") == ()
    # behind the mate, or behind the kicker, nobody is in the way
    pitch.stand(B1=(22, 12), B2=(8, 12))
    assert sights.in_line(pitch.state, "A1", "A2") == ()


def test_a_team_mate_before_the_goal_is_in_the_line_too() -> None:
    pitch = drawn(A1=(30, 12), A2=(31.1, 12), B1=(3, 3), B2=(3, 20))
    assert sights.in_line(pitch.state, "A1", "goal") == ("A2",)


def test_a_shot_goes_where_fewest_stand_in_the_mouth_of_the_goal() -> None:
    pitch = drawn(A1=(30, 12), A2=(4, 4), B1=(34.5, 12), B2=(10, 18))
    assert sights.in_line(pitch.state, "A1", "goal") == ()
    x, y = sights.aim(pitch.state, "A1", "goal")
    assert x == 36
    assert 11 < y < 13
    assert abs(y - 12) > 0.5
    # close to the goal one unit hides all of it
    pitch.stand(B1=(34.9, 12), A1=(33.9, 12))
    assert sights.in_line(pitch.state, "A1", "goal") == ("B1",)


def test_the_line_is_measured_by_the_referee() -> None:
    pitch = acting(
        drawn(A1=(10, 12), A2=(16, 12), B1=(13, 12), B2=(30, 2)),
        "A1",
        Step.ACT,
        target="A2",
        range=DIRECT,
        dice=("R6",),
        faces=(6,),
    )
    pitch.set("A2", gone=True)
    pitch.set("B1", gone=True, defense=4)
    pitch.answer("attack:0", [6, 1])
    assert pitch.ball == "A2"
    assert next(event.line for event in pitch.last if type(event).__name__ == "LineDeclared") == ("B1",)


@pytest.mark.parametrize(
    ("x", "dice", "faces", "kept"),
    [
        (20.0, ("W6", "W6", "R6"), (5, 3, 6), "defend:1"),  # 15.5 away: only the 5 runs far enough for direct fire
        (20.0, ("W6", "G6", "R6"), (5, 5, 6), "defend:0"),
        (30.0, ("W6", "W6", "R6"), (5, 3, 6), "defend:0"),
    ],
)
def test_the_die_that_runs_into_range_does_not_defend(
    x: float, dice: tuple[str, ...], faces: tuple[int, ...], kept: str
) -> None:
    pitch = drawn(A1=(x, 12), A2=(3, 3), B1=(34, 3))
    pitch = acting(pitch, "A1", Step.DEFEND, target="goal", range=DIRECT, dice=dice, faces=faces)
    own = choose(pitch.state, pitch.request)
    assert own is not None
    assert own.choice == kept
    given_up = {item.choice: item.facts for item in pitch.request.options if "needed" in item.facts}
    assert {choice: (facts["needed"], facts["longest"]) for choice, facts in given_up.items()} == (
        {"defend:0": (7.5, 6)} if kept == "defend:1" else {}
    )


# -- kick-off -----------------------------------------------------------------------------------------------------


def test_at_kick_off_each_side_stands_in_its_own_half_and_the_first_unit_at_the_ball() -> None:
    pitch = Pitch(table="map")
    pitch.play("offence", "east")
    assert pitch.state.ball.at == (18, 12)
    pitch.answer("A1")
    assert pitch.request.kind == "where"
    assert pitch.request.facts["verb"] == "place"
    refused(pitch, [18, 12])
    refused(pitch, [17.4, 14])
    pitch.answer([17.5, 12])
    pitch.answer("B1")
    near = refused(pitch, [5, 5])["nearest"]
    assert near == pytest.approx([18.5, 5], abs=0.02)
    pitch.answer(near)
    assert pitch.unit("B1").at == tuple(near)
    assert "rest" not in pitch.choices


@pytest.mark.parametrize("place", [[9, 15], "E8", "9,15", "9.0, 15"])
def test_a_place_is_a_point_a_cell_or_two_numbers(place: Any) -> None:
    pitch = Pitch(table="map")
    pitch.play("offence", "east", "A1", "spot:1", "B1", "spot:1", "A2")
    pitch.answer(place)
    assert pitch.unit("A2").at == (9, 15)


# -- running ------------------------------------------------------------------------------------------------------


def test_a_run_goes_around_units_and_with_a_green_system_past_them() -> None:
    places = {"A1": (10, 12), "B1": (12, 12), "B2": (30, 3), "A2": (3, 3)}
    pitch = acting(drawn(**places), "A1", Step.WHERE, stride=4)
    refused(pitch, [14, 12])
    refused(pitch, [12.5, 12])
    pitch.answer([13.3, 12])
    went = next(event for event in pitch.last if type(event).__name__ == "Went")
    assert 3.6 < went.length <= 4.1
    assert len(went.way) > 2
    flying = acting(drawn(**places), "A1", Step.WHERE, stride=4, over=True)
    assert refused(flying, [12.5, 12])["nearest"] is not None
    flying.answer([14, 12])
    assert next(event for event in flying.last if type(event).__name__ == "Went").length == 4


@pytest.mark.parametrize("over", [False, True])
def test_who_overlaps_another_by_a_rounding_runs_around_it_and_never_into_it(over: bool) -> None:
    pitch = acting(drawn(A1=(3, 3), B1=(19.35, 17.66), A2=(20.33, 17.51)), "B1", Step.WHERE, stride=4, over=over)
    assert distance((19.35, 17.66), (20.33, 17.51)) < 2 * pitch.state.profile.radius - EDGE
    refused(pitch, [20.33, 17.51])
    refused(pitch, [20.2, 17.6])
    for item in pitch.request.options:
        assert distance(item.facts["at"], (20.33, 17.51)) > 0.97
    pitch.answer([21.8, 17.4])
    went = next(event for event in pitch.last if type(event).__name__ == "Went")
    assert (len(went.way) > 2) != over
    assert validate(pitch.state)


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("N 2.5", (10, 9.5)),
        ("ne 2", (11.41, 10.59)),
        ("O 3", (7, 12)),
        ("E", (14, 12)),
        ("toward B2 3", (13, 12)),
        ("vers ben's 2 3", (13, 12)),
        ("toward goal 2", (12, 12)),
        ("toward b2", (14, 12)),
        ("12,5;12", (12.5, 12)),
        ("GOAL", (14, 12)),
    ],
)
def test_a_run_is_written_as_on_any_map(text: str, at: tuple[float, float]) -> None:
    pitch = acting(drawn(A1=(10, 12), B1=(30, 2), B2=(20, 12)), "A1", Step.WHERE, stride=4)
    pitch.set("B2", name="Ben's 2")
    pitch.answer(text)
    assert pitch.unit("A1").at == pytest.approx(at, abs=0.02)


@pytest.mark.parametrize("text", ["toward nobody", "toward A1", "behind B1 from A1", "toward B1 xx"])
def test_a_run_to_what_is_not_there_is_refused(text: str) -> None:
    pitch = acting(drawn(A1=(10, 12)), "A1", Step.WHERE, stride=4)
    with pytest.raises(RulesError) as caught:
        pitch.answer(text)
    assert caught.value.code in ("place-unreadable", "place-unknown")


def test_a_run_ends_on_the_pitch_and_no_farther_than_the_die_goes() -> None:
    pitch = acting(drawn(A1=(2, 2)), "A1", Step.WHERE, stride=6)
    refused(pitch, [0.3, 2])
    assert distance(refused(pitch, [30, 2])["nearest"], (2, 2)) == pytest.approx(6, abs=0.05)
    pitch.answer([8, 2])
    assert pitch.unit("A1").at == (8, 2)
    assert pitch.state.ball == Ball("A1", (8.0, 2.0))


def test_who_stands_outside_the_pitch_can_run_back_on_to_it() -> None:
    pitch = acting(drawn(A1=(10, -0.5)), "A1", Step.WHERE, stride=4)
    assert set(pitch.choices) == {"goal", "stay"}
    refused(pitch, [12, -0.5])
    refused(pitch, [10, 4])
    pitch.answer([10, 3])
    assert pitch.unit("A1").at == (10, 3)
    # around whoever stands in the way, too
    blocked = acting(drawn(A1=(10, -0.5), B1=(10, 1)), "A1", Step.WHERE, stride=4)
    blocked.answer([10, 2.2])
    assert len(next(event.way for event in blocked.last if type(event).__name__ == "Went")) > 2


def test_a_ball_played_from_outside_is_out_where_it_lies_beside_the_line_again() -> None:
    pitch = fumbling(A1=(20, -0.6))
    pitch.answer([24, -0.5])
    assert pitch.state.restart is not None
    assert (pitch.state.restart.kind, pitch.state.ball.at) == (Break.THROW_IN, (20, 0))
    foul = acting(
        drawn(A1=(20, -0.6), B2=(21, -0.6)), "B2", Step.ACT, target="A1", range=HAND, dice=("R6",), faces=(2,)
    )
    foul.set("A1", defense=0)
    foul.answer("attack:0", [1, 2])
    assert foul.state.ball.at == (20, 0)


def test_a_loose_ball_is_fetched_by_touching_it() -> None:
    pitch = acting(drawn(A1=(10, 12)), "A1", Step.WHERE, stride=6)
    pitch.stand(ball=(14, 12))
    pitch.answer([13, 12])
    assert pitch.ball is None
    other = acting(drawn(A1=(10, 12)), "A1", Step.WHERE, stride=6)
    other.stand(ball=(14, 12))
    other.answer("ball")
    assert other.ball == "A1"
    assert "BallTaken" in names(other.last)


@pytest.mark.parametrize("unit", ["B1", "A2"])
def test_a_ball_stays_with_who_had_it_first_whoever_comes_to_touch_it(unit: str) -> None:
    pitch = acting(drawn(A1=(10, 12), A2=(10, 16), B1=(14, 12)), unit, Step.WHERE, stride=6)
    pitch.state = structs.replace(pitch.state, ball=Ball("A1", (10.5, 12.0)))
    pitch.answer([11, 12])
    assert (pitch.unit(unit).at, pitch.ball, "BallTaken" in names(pitch.last)) == ((11, 12), "A1", False)


@pytest.mark.parametrize(
    ("at", "span", "target", "far"),
    [
        ((24, 12), DIRECT, "goal", 1),
        ((24, 12), HAND, "goal", 0),
        ((20, 12), ARTILLERY, "goal", 8),
        ((24, 12), DIRECT, "B1", 1),
    ],
)
def test_a_run_toward_the_target_stops_in_the_range_that_was_declared(
    at: Any, span: Range, target: str, far: float
) -> None:
    pitch = acting(
        drawn(A1=at, B1=(34, 5), B2=(3, 22)), "A1", Step.WHERE, stride=12, over=True, target=target, range=span
    )
    if target == "B1":
        pitch.state = structs.replace(pitch.state, ball=Ball("B1", pitch.unit("B1").at))
    pitch.answer("goal" if target == "goal" else "ball")
    found = sights.distance_to(pitch.state, pitch.unit("A1"), target)
    assert found == pytest.approx(far, abs=0.15)
    assert span in sights.ranges(FOOTBALL, found)


def test_a_tap_in_is_a_kick_from_hand_to_hand_range() -> None:
    pitch = drawn(A1=(34.8, 12), B1=(3, 3), B2=(3, 8))
    pitch.play("goal", "hand-to-hand = 3 1", "none")
    assert "attack:0" in pitch.choices
    pitch.play("attack:0 = 5 1 1")
    assert pitch.goals == [1, 0]
    shot = {"target": "goal", "range": DIRECT, "dice": ("R6", "W6"), "faces": (6, 6)}
    direct = acting(drawn(A1=(34.8, 12)), "A1", Step.ACT, **shot)
    assert {"attack:0", "attack:1"} & set(direct.choices) == set()


# -- spotting -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("yellow", "at", "seen"),
    [
        (0, (18, 12), True),
        (0, (20, 12), False),
        (1, (20, 12), False),
        (2, (20, 12), True),
        (0, (10, 20), True),
        (0, (10, 18.2), True),
        (0, (10, 18), False),
        (1, (10, 18), True),
    ],
)
def test_how_far_and_in_what_cover_a_unit_is_marked(yellow: int, at: tuple[float, float], seen: bool) -> None:
    pitch = drawn(A1=(10, 12), B1=at, B2=(10, 16), A2=(3, 3))
    assert sights.may_spot(pitch.state, "A1", "B1", yellow) is seen


# -- the host, soundness, speed -----------------------------------------------------------------------------------


def test_a_ball_that_the_host_sets_loose_lies_where_it_was() -> None:
    pitch = drawn(A1=(9, 9))
    events = correct(pitch.state, GiveBall(None), "Host", FairDice(b"x")).events
    assert events[0].at == (9, 9)  # type: ignore[attr-defined]


@pytest.mark.parametrize("places", [{"A1": (60, 3)}, {"A1": (10, 10), "A2": (10.2, 10)}, {"A1": (10, 26)}])
def test_a_state_from_outside_has_everybody_on_the_pitch_and_apart(places: Any) -> None:
    pitch = drawn()
    assert validate(pitch.state)
    pitch.stand(**places)
    assert not validate(pitch.state)


def test_a_place_that_nobody_can_read_is_refused_with_the_ways_to_write_one() -> None:
    pitch = acting(drawn(A1=(10, 12)), "A1", Step.WHERE, stride=4)
    with pytest.raises(RulesError) as caught:
        pitch.answer("behind the ball")
    assert (caught.value.code, caught.value.facts["ways"]) == ("place-unreadable", "run")
