"""A ball that comes loose or goes out on a drawn pitch, and where everybody stands then (RULINGS 3)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RULESETS, RulesError
from rules.football.profile import Range
from rules.football.state import Ball, Break, Restart, Step
from rules.football.validate import validate
from tests.rules.football.pitches import Pitch, acting, dead, drawn, fumbling, initiative, refused
from tests.verbs import preview

HAND, DIRECT, ARTILLERY = Range.HAND_TO_HAND, Range.DIRECT_FIRE, Range.ARTILLERY

# -- fumbles ------------------------------------------------------------------------------------------------------


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


def test_a_fumbled_ball_that_touches_its_kicker_is_its_ball_again() -> None:
    pitch = fumbling()
    assert preview(pitch.state, pitch.request, [28.6, 12]).taker == "A1"
    pitch.answer([28.6, 12])
    assert pitch.ball == "A1"


@pytest.mark.parametrize("span", [DIRECT, ARTILLERY])
def test_a_shot_at_the_far_goal_never_comes_nearer_to_the_own_goal_line(span: Range) -> None:
    pitch = fumbling(span, A1=(2, 22))
    for point in ([-0.5, 16], [-0.5, 12], [1.6, 20]):
        refused(pitch, point)
    pitch.answer([2, 15])
    assert pitch.state.ball.at == (2, 15)


def test_a_forward_pass_never_comes_nearer_to_the_own_goal_line_and_a_back_pass_may_be_an_own_goal() -> None:
    forward = acting(drawn(A1=(4, 20), A2=(6, 6)), "A1", Step.FUMBLE, target="A2", range=ARTILLERY)
    refused(forward, [3, 12])
    forward.answer([5, 12])
    assert forward.ball is None
    back = acting(drawn(A1=(4, 12), A2=(1, 14)), "A1", Step.FUMBLE, target="A2", range=DIRECT)
    refused(back, [6, 12])
    assert preview(back.state, back.request, [-0.5, 12.2]).out == "in"
    back.answer([-0.5, 12.2])
    assert (back.goals, back.last[0].own) == ([0, 1], True)  # type: ignore[attr-defined]


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


def test_the_unit_nearest_its_goal_is_so_by_distance_not_by_its_line() -> None:
    pitch = dead(drawn(B1=(33, 12), B2=(35, 1)), Break.THROW_IN, 0, (20, 0))
    pitch.answer("B2")
    assert pitch.state.restart is not None
    assert pitch.state.restart.done == ("B1",)


def test_attackers_stand_no_farther_than_the_defender_nearest_its_goal_by_distance() -> None:
    pitch = dead(drawn(A2=(34, 20), B1=(33, 12), B2=(35, 1)), Break.FOUL, 0, (20, 12))
    pitch.play("rest", "A1")
    pitch.answer([20, 12])
    pitch.answer("A2")
    assert "stay" not in pitch.choices
    assert refused(pitch, [34, 20])["nearest"] == pytest.approx([33, 20], abs=0.02)
    pitch.answer([33, 20])
    assert pitch.state.restart is None


def test_the_rest_stay_is_refused_to_who_is_offside() -> None:
    pitch = dead(drawn(A2=(34, 20), B1=(30, 12), B2=(26, 18)), Break.FOUL, 0, (20, 12))
    pitch.play("rest", "A1")
    pitch.answer([20, 12])
    assert (pitch.choices, pitch.request.facts["must"]) == (["all", "A2"], ("A2",))
    with pytest.raises(RulesError) as caught:
        pitch.answer("rest")
    assert (caught.value.code, caught.value.facts["must"]) == ("must-be-placed", ("A2",))
    pitch.stand(A2=(29, 20))
    assert pitch.choices == ["A2", "rest"]


def test_sides_place_in_turn_even_where_a_unit_stays() -> None:
    pitch = dead(drawn(), Break.THROW_IN, 0, (20, 0))
    pitch.answer("B2")
    pitch.answer("spot:1")
    assert pitch.state.restart is not None
    assert pitch.state.restart.done == ("B1", "B2")
    assert pitch.asked == "deploy A"
    three = Pitch(ana="Rd; B; G", ben="B; B; B", table="map")
    three.play("offence", "east")
    for unit in ("A1", "B1", "A2", "B2", "A3", "B3"):
        three.answer(unit)
        three.answer("spot:1", [*initiative(three.state), 0] if unit == "B3" else [])
    dead(three, Break.THROW_IN, 0, (20, 0))
    three.stand(B1=(34, 12), B2=(26, 18), B3=(22, 3), A1=(3, 3), A2=(6, 6), A3=(9, 9))
    asked = []
    for _ in range(5):
        asked.append(three.asked)
        three.answer("B2" if not asked[1:] else next(c for c in three.choices if c not in ("all", "rest")))
        three.answer("stay" if "stay" in three.choices else "spot:1", [0])
    assert asked == ["deploy B", "deploy A", "deploy B", "deploy A", "deploy A"]


def test_a_unit_is_only_told_to_stay_where_it_may() -> None:
    pitch = dead(drawn(A2=(30.015, 20), B1=(30, 12), B2=(26, 18)), Break.FOUL, 0, (20, 12))
    pitch.play("rest", "A1")
    pitch.answer([20, 12])
    pitch.answer("A2")
    for choice in pitch.choices:
        preview(pitch.state, pitch.request, choice)


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


def test_whoever_takes_a_throw_in_may_stand_outside_and_nobody_else() -> None:
    pitch = dead(drawn(), Break.THROW_IN, 0, (20, 0))
    pitch.answer("B1")
    refused(pitch, [22, -0.5])
    pitch.play("spot:1")
    pitch.answer("A1")
    pitch.answer([20, -0.6])
    assert pitch.unit("A1").at == (20, -0.6)
    assert validate(pitch.state)


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
    assert pitch.choices == ["all", "A2"]
    pitch.answer("A2")
    assert "stay" not in pitch.choices


def test_a_taker_who_is_hemmed_in_stands_on_the_spot_of_the_ball() -> None:
    pitch = Pitch(ana="Rd; B; G", ben="B; B; B", table="map")
    around = {"B1": (20.98, 12), "B2": (19.5, 12.86), "B3": (19.5, 11.14)}
    pitch.stand(**around, A1=(3, 3), A2=(6, 6), A3=(9, 9))
    dead(pitch, Break.FOUL, 0, (20, 12), done=tuple(around), last=1, placing="A1")
    assert pitch.choices
    pitch.answer(RULESETS["football"].default(pitch.state, pitch.request))
    assert pitch.unit("A1").at == pytest.approx((20, 12), abs=0.05)


def test_a_free_kick_is_taken_at_once_from_where_the_possessor_stood() -> None:
    pitch = acting(drawn(A1=(20, 12), B2=(21, 12)), "B2", Step.ACT, target="A1", range=HAND, dice=("R6",), faces=(2,))
    pitch.set("A1", defense=0)
    pitch.answer("attack:0", [1, 2])
    assert pitch.state.restart == Restart(Break.FOUL, 0)
    assert pitch.state.ball.at == (20, 12)


@pytest.mark.parametrize(("side", "x"), [(0, -0.6), (0, 0.5), (1, 36.6), (1, 35.5)])
def test_offence_has_room_even_where_the_last_defender_stands_at_the_other_end(side: int, x: float) -> None:
    units = ("A1", "A2") if side else ("B1", "B2")
    pitch = dead(drawn(**dict(zip(units, [(x, 3), (x, 20)], strict=True))), Break.FOUL, side, (20, 12))
    pitch.play("rest", "B1" if side else "A1")
    pitch.answer([20, 12])
    pitch.answer("B2" if side else "A2")
    pitch.answer("spot:1")
    assert pitch.state.restart is None
