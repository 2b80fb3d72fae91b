"""The pitch as a map: what is measured, where units go, and where a ball comes back (RULINGS 3)."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import pytest
from msgspec import structs

from rules import (
    RULESETS,
    Answer,
    FairDice,
    Illegal,
    RulesError,
    ScriptedDice,
    Stale,
    correct,
    decide,
    preview,
    shaded,
    spot,
    standing,
)
from rules.field import distance
from rules.football import pitch as geometry
from rules.football.correct import GiveBall
from rules.football.profile import FOOTBALL, Range
from rules.football.sound import sound
from rules.football.state import Activation, Ball, Break, Restart, Step
from tests.rules.football.pitches import Pitch, names

HAND, DIRECT, ARTILLERY = Range.HAND_TO_HAND, Range.DIRECT_FIRE, Range.ARTILLERY
START = {"A1": (17.5, 12), "A2": (10, 6), "B1": (30, 12), "B2": (26, 18)}


def drawn(**places: Any) -> Pitch:
    """Ana attacks the eastern goal (Ben defends it) and has kicked off with A1, which is next."""
    pitch = Pitch(table="map")
    pitch.play("offence", "east")
    for unit in ("A1", "B1", "A2", "B2"):
        pitch.answer(unit)
        pitch.answer(list(START[unit]), [1, 2, 3, 4, 0] if unit == "B2" else [])
    pitch.stand(**places)
    if "A1" in places:
        pitch.state = structs.replace(pitch.state, ball=Ball("A1", pitch.unit("A1").at))
    return pitch


def acting(pitch: Pitch, unit: str, step: Step, **more: Any) -> Pitch:
    """A unit in the middle of its turn, without a log."""
    act = Activation(unit, step=step, **more)
    pitch.state = structs.replace(pitch.state, stack=(act,))
    return pitch


def dead(pitch: Pitch, kind: Break, side: int, ball: tuple[float, float], **more: Any) -> Pitch:
    """A dead ball, without a log."""
    restart = Restart(kind, side, **more)
    pitch.state = structs.replace(
        pitch.state, stack=(), phase="placing", restart=restart, ball=Ball(None, ball), heat=None
    )
    return pitch


def refused(pitch: Pitch, choice: Any) -> dict[str, Any]:
    with pytest.raises(RulesError) as caught:
        pitch.answer(choice)
    assert caught.value.code == "not-legal-place"
    return dict(caught.value.facts)


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
    assert geometry.ranges(FOOTBALL, far) == found


def test_distances_are_from_edge_to_edge_and_to_the_goal_from_the_base() -> None:
    pitch = drawn(A1=(18, 12), A2=(18, 6), B1=(30, 12))
    assert geometry.shot_range(pitch.state, pitch.unit("A1"), "A2") == pytest.approx(5)
    assert geometry.shot_range(pitch.state, pitch.unit("A1"), "B1") == pytest.approx(11)
    assert geometry.shot_range(pitch.state, pitch.unit("A1"), "goal") == pytest.approx(17.5)
    # from the side the nearer post counts
    pitch.stand(A1=(36, 5))
    assert geometry.shot_range(pitch.state, pitch.unit("A1"), "goal") == pytest.approx(5.5)


@pytest.mark.parametrize(
    ("at", "span", "reached"),
    [((28, 12), DIRECT, True), ((27, 12), DIRECT, False), ((27, 12), ARTILLERY, True), ((30, 12), ARTILLERY, False)],
)
def test_a_shot_is_only_on_in_the_range_that_was_declared(at: tuple[float, float], span: Range, reached: bool) -> None:
    pitch = acting(drawn(A1=at), "A1", Step.ACT, target="goal", range=span, dice=("R6",), faces=(6,))
    assert geometry.reaches(pitch.state, pitch.state.stack[-1]) is reached
    assert "attack:0" in pitch.choices if reached else pitch.asked != "act A A1" or "attack:0" not in pitch.choices


def test_who_stands_between_a_unit_and_its_mate_is_in_the_line_the_nearest_first() -> None:
    pitch = drawn(A1=(10, 12), A2=(20, 12), B1=(17, 12.4), B2=(14, 11.6))
    assert geometry.in_line(pitch.state, "A1", "A2") == ("B2", "B1")
    pitch.stand(B1=(17, 12.6), B2=(14, 11.49))
    assert geometry.in_line(pitch.state, "A1", "A2") == ()
    # behind the mate, or behind the kicker, nobody is in the way
    pitch.stand(B1=(22, 12), B2=(8, 12))
    assert geometry.in_line(pitch.state, "A1", "A2") == ()


def test_a_shot_goes_where_fewest_stand_in_the_mouth_of_the_goal() -> None:
    pitch = drawn(A1=(30, 12), A2=(4, 4), B1=(34.5, 12), B2=(10, 18))
    assert geometry.in_line(pitch.state, "A1", "goal") == ()
    x, y = geometry.aim(pitch.state, "A1", "goal")
    assert x == 36
    assert 11 < y < 13
    assert abs(y - 12) > 0.5
    # close to the goal one unit hides all of it
    pitch.stand(B1=(34.9, 12), A1=(33.9, 12))
    assert geometry.in_line(pitch.state, "A1", "goal") == ("B1",)


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
    pitch.set("B1", gone=True, defense=4)
    pitch.answer("attack:0", [6, 1])
    assert pitch.ball == "A2"
    assert next(event.line for event in pitch.last if type(event).__name__ == "LineDeclared") == ("B1",)


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


# -- fumbles ------------------------------------------------------------------------------------------------------


def fumbling(span: Range = DIRECT, **places: Any) -> Pitch:
    standing = {"A1": (28, 12), "A2": (3, 3), "B1": (33, 5), "B2": (31, 15)} | places
    pitch = acting(drawn(**standing), "A1", Step.FUMBLE, target="goal", range=span)
    assert (pitch.request.kind, pitch.request.player, pitch.request.facts["verb"]) == ("where", 1, "fumble")
    return pitch


def test_a_fumbled_ball_stays_in_range_and_goes_forwards() -> None:
    pitch = fumbling()
    refused(pitch, [25, 12])
    refused(pitch, [28, 21.5])
    pitch.answer([33, 12])
    assert pitch.state.ball == Ball(None, (33.0, 12.0))
    far = fumbling(ARTILLERY, A1=(18, 12))
    far.answer([35, 22])
    assert far.state.ball.at == (35, 22)


def test_a_fumble_that_nobody_decides_gives_the_ball_to_nobody() -> None:
    pitch = fumbling(A2=(33, 18))
    assert "unit:A2" in pitch.choices
    pitch.answer(RULESETS["football"].default(pitch.state, pitch.request))
    assert (pitch.ball, pitch.state.restart) == (None, None)


def test_a_fumbled_ball_that_touches_a_unit_is_its_ball() -> None:
    pitch = fumbling()
    pitch.answer([31, 15.8])
    assert pitch.ball == "B2"
    own = fumbling(A2=(33, 18))
    own.answer("unit:A2")
    assert own.ball == "A2"


@pytest.mark.parametrize(
    ("start", "to", "kind", "at"),
    [
        ((28, 20), (33, 24.5), Break.THROW_IN, (32.44, 24)),
        ((31, 8), (36.5, 4), Break.GOAL_KICK, (34, 12)),
    ],
)
def test_a_fumbled_ball_may_go_out(start: Any, to: Any, kind: Break, at: Any) -> None:
    pitch = fumbling(A1=start)
    pitch.answer(list(to))
    assert pitch.state.restart is not None
    assert (pitch.state.restart.kind, pitch.state.restart.side) == (kind, 1)
    assert pitch.state.ball.at == pytest.approx(at, abs=0.01)


def test_a_fumbled_ball_over_ones_own_goal_line_is_a_corner() -> None:
    pitch = acting(drawn(A1=(3, 20), A2=(1, 22), B1=(33, 5)), "A1", Step.FUMBLE, target="A2", range=DIRECT)
    pitch.answer([-0.5, 21])
    assert pitch.state.restart is not None
    assert (pitch.state.restart.kind, pitch.state.restart.side, pitch.state.ball.at) == (Break.CORNER, 1, (0, 24))


def test_the_other_side_may_have_to_let_it_in() -> None:
    pitch = fumbling()
    pitch.answer([36.5, 12.2])
    assert pitch.goals == [1, 0]
    assert pitch.state.restart is not None
    assert (pitch.state.restart.kind, pitch.state.restart.side) == (Break.KICK_OFF, 1)


# -- dead balls ---------------------------------------------------------------------------------------------------


def test_the_unit_nearest_its_goal_is_moved_first_or_stays() -> None:
    pitch = dead(drawn(), Break.THROW_IN, 0, (20, 0))
    assert pitch.asked == "deploy B"
    pitch.answer("B2")
    assert pitch.state.restart is not None
    assert pitch.state.restart.done == ("B1",)
    first = dead(drawn(), Break.THROW_IN, 0, (20, 0))
    first.answer("B1")
    assert first.state.restart is not None
    assert first.state.restart.done == ()


def test_offence_stays_behind_the_last_defender_and_the_taker_touches_the_ball() -> None:
    pitch = dead(drawn(B1=(30, 12), B2=(26, 18)), Break.FOUL, 0, (20, 12))
    pitch.play("rest")
    pitch.answer("A1")
    refused(pitch, [22, 12])
    pitch.answer([20, 12])
    pitch.answer("A2")
    assert refused(pitch, [33, 6])["nearest"] == pytest.approx([30, 6], abs=0.02)
    pitch.answer([30, 6])
    assert pitch.state.restart is None
    assert pitch.ball == "A1"


@pytest.mark.parametrize(("side", "x"), [(0, -0.6), (0, 0.5), (1, 36.6), (1, 35.5)])
def test_offence_has_room_even_where_the_last_defender_stands_at_the_other_end(side: int, x: float) -> None:
    units = ("A1", "A2") if side else ("B1", "B2")
    pitch = dead(drawn(**dict(zip(units, [(x, 3), (x, 20)], strict=True))), Break.FOUL, side, (20, 12))
    pitch.play("rest", "B1" if side else "A1")
    pitch.answer([20, 12])
    pitch.answer("B2" if side else "A2")
    pitch.answer("spot:1")
    assert pitch.state.restart is None


def test_whoever_takes_a_throw_in_may_stand_outside_and_nobody_else() -> None:
    pitch = dead(drawn(), Break.THROW_IN, 0, (20, 0))
    pitch.answer("B1")
    refused(pitch, [22, -0.5])
    pitch.play("spot:1")
    pitch.answer("A1")
    pitch.answer([20, -0.6])
    assert pitch.unit("A1").at == (20, -0.6)
    assert sound(pitch.state)


@pytest.mark.parametrize("kind", [Break.FOUL, Break.GOAL_KICK])
def test_nobody_takes_the_place_of_whoever_is_at_the_ball(kind: Break) -> None:
    pitch = dead(drawn(B1=(30, 12), B2=(20, 12)), kind, 0, (20, 12))
    assert "rest" not in pitch.choices
    pitch.answer("B2")
    refused(pitch, [20.5, 12])
    refused(pitch, "stay") if "stay" in pitch.choices else None
    pitch.answer([21, 12])
    pitch.answer("A1")
    assert pitch.choices
    pitch.answer([20, 12])


def test_a_unit_in_the_place_of_the_taker_moves() -> None:
    pitch = dead(drawn(A2=(20, 12)), Break.FOUL, 0, (20, 12))
    pitch.play("rest", "A1")
    pitch.answer([20, 12])
    assert pitch.choices == ["A2"]
    pitch.answer("A2")
    assert "stay" not in pitch.choices


def test_a_free_kick_is_taken_at_once_from_where_the_possessor_stood() -> None:
    pitch = acting(drawn(A1=(20, 12), B2=(21, 12)), "B2", Step.ACT, target="A1", range=HAND, dice=("R6",), faces=(2,))
    pitch.set("A1", defense=0)
    pitch.answer("attack:0", [1, 2])
    assert pitch.state.restart == Restart(Break.FOUL, 0)
    assert pitch.state.ball.at == (20, 12)


# -- spotting -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("yellow", "at", "seen"),
    [
        (0, (18, 12), True),
        (0, (20, 12), False),
        (1, (20, 12), False),
        (2, (20, 12), True),
        (0, (10, 20), False),
        (1, (10, 20), True),
    ],
)
def test_how_far_and_past_whom_a_unit_is_marked(yellow: int, at: tuple[float, float], seen: bool) -> None:
    pitch = drawn(A1=(10, 12), B1=at, B2=(10, 16), A2=(3, 3))
    assert geometry.seen(pitch.state, "A1", "B1", yellow) is seen


def test_hot_rodding_a_spotting_system_marks_whoever_is_in_the_line_too() -> None:
    pitch = drawn(A1=(10, 12), A2=(13, 12), B1=(16, 12), B2=(30, 2))
    pitch.set("A1", systems=("Y", "G"))
    pitch.state = structs.replace(pitch.state, stack=(), heat="A1")
    assert "G>Y" in pitch.choices
    pitch.answer("G>Y", [3])
    assert "spot:0" in pitch.choices


# -- what is foreseen ---------------------------------------------------------------------------------------------


def test_a_planned_run_tells_range_line_and_ball() -> None:
    pitch = acting(drawn(A1=(20, 12), B1=(33, 12)), "A1", Step.WHERE, stride=8, target="goal", range=DIRECT)
    found = preview(pitch.state, pitch.request, [28, 12])
    assert (found.verb, found.item, found.at, found.length, found.most) == ("move", "A1", (28, 12), 8, 8)
    assert (found.target, found.far, found.reach, found.ball) == ("goal", 7.5, "yes", "has")
    assert preview(pitch.state, pitch.request, [26, 12]).reach == "no"
    loose = acting(drawn(A1=(20, 12)), "A1", Step.WHERE, stride=8)
    loose.stand(ball=(24, 12))
    assert [preview(loose.state, loose.request, [x, 12]).ball for x in (22, 23.2)] == ["none", "takes"]
    mate = acting(drawn(A1=(10, 12), A2=(18, 12), B1=(15, 12)), "A1", Step.WHERE, stride=2, target="A2", range=DIRECT)
    assert preview(mate.state, mate.request, "stay").line == ("B1",)


@pytest.mark.parametrize(
    ("to", "taker", "out"),
    [
        ([31, 15.5], "B2", "none"),
        ([33, 10], "none", "none"),
        ([36.5, 12], "none", "in"),
        ([36.2, 10], "none", "goal-line"),
    ],
)
def test_a_planned_fumble_tells_whose_ball_it_is(to: Any, taker: str, out: str) -> None:
    pitch = fumbling()
    found = preview(pitch.state, pitch.request, to)
    assert (found.verb, found.taker, found.out, found.most) == ("fumble", taker, out, None)


def test_a_planned_place_is_of_the_question_that_is_asked() -> None:
    pitch = drawn()
    with pytest.raises(Stale):
        preview(pitch.state, pitch.request, [20, 12])
    assert shaded(pitch.state).polygons == ()
    dead(pitch, Break.FOUL, 0, (20, 12))
    pitch.play("rest", "A1")
    assert shaded(pitch.state).polygons
    assert preview(pitch.state, pitch.request, [20, 12]).ball == "takes"


@pytest.mark.parametrize(("unit", "at", "ball"), [("A1", [19.15, 12.01], "takes"), ("A2", [20.8, 12], "none")])
def test_a_planned_place_takes_the_ball_for_whoever_is_at_it_and_for_nobody_else(unit: str, at: Any, ball: str) -> None:
    pitch = dead(drawn(), Break.FOUL, 0, (20, 12))
    pitch.play("rest", "A1")
    if unit == "A2":
        pitch.answer([19.5, 12])
        pitch.answer("A2")
    assert preview(pitch.state, pitch.request, at).ball == ball


def test_what_is_named_is_found_on_the_pitch() -> None:
    pitch = drawn()
    assert standing(pitch.state)["B2"] == (26, 18)
    assert spot(pitch.state, "b2") == (26, 18)
    assert spot(pitch.state, "30,4") == (30, 4)
    assert spot(pitch.state, None) == pitch.unit("A1").at
    with pytest.raises(RulesError):
        spot(pitch.state, "50,4")


# -- the host, soundness, speed -----------------------------------------------------------------------------------


def test_a_ball_that_the_host_sets_loose_lies_where_it_was() -> None:
    pitch = drawn(A1=(9, 9))
    events = correct(pitch.state, GiveBall(None), "Host", FairDice(b"x"))
    assert events[0].at == (9, 9)  # type: ignore[attr-defined]


@pytest.mark.parametrize("places", [{"A1": (60, 3)}, {"A1": (10, 10), "A2": (10.2, 10)}, {"A1": (10, 26)}])
def test_a_state_from_outside_has_everybody_on_the_pitch_and_apart(places: Any) -> None:
    pitch = drawn()
    assert sound(pitch.state)
    pitch.stand(**places)
    assert not sound(pitch.state)


def test_a_place_is_judged_within_five_milliseconds() -> None:
    team = "; ".join(["Rd Rd B G"] * 5)
    pitch = Pitch(team, team, table="map")
    pitch.play("offence", "east")
    while pitch.state.restart is not None:
        last = len(pitch.state.restart.done) == 9
        pitch.answer(pitch.choices[0])
        pitch.answer("spot:1", *(([*range(1, 11), 0],) if last else ()))
    unit = pitch.state.stack[-1].unit
    acting(pitch, unit, Step.WHERE, stride=12)
    request, spent = pitch.request, []
    start = pitch.unit(unit).at
    assert start is not None
    for number in range(40):
        x = min(35.0, max(1.0, start[0] + (number % 9) - 4))
        y = min(23.0, max(1.0, start[1] + (number % 7) - 3))
        began = time.perf_counter()
        decide_quietly(pitch, request, [x, y])
        spent.append(time.perf_counter() - began)
    assert sorted(spent)[len(spent) // 4] < 0.005


def decide_quietly(pitch: Pitch, request: Any, point: list[float]) -> None:
    with contextlib.suppress(Illegal):
        decide(pitch.state, Answer(request.player, request.id, point), ScriptedDice([1] * 99))
