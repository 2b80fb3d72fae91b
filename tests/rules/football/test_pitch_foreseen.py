"""What is foreseen on a drawn pitch: runs, fumbles, places, and chances (RULINGS 3)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules import RulesError, Stale, requests
from rules.football.profile import Range
from rules.football.state import Ball, Break, Step
from table.flow import paths
from tests.rules.football.pitches import Pitch, acting, dead, drawn, fumbling
from tests.verbs import locate, open_ground, positions, preview, prospect
from text import narrator

HAND, DIRECT, ARTILLERY = Range.HAND_TO_HAND, Range.DIRECT_FIRE, Range.ARTILLERY

# -- what is foreseen ---------------------------------------------------------------------------------------------


def test_a_planned_run_tells_range_line_and_ball() -> None:
    pitch = acting(drawn(A1=(20, 12), B1=(33, 12)), "A1", Step.WHERE, stride=8, target="goal", range=DIRECT)
    found = preview(pitch.state, pitch.request, [28, 12])
    assert (found.verb, found.item, found.at, found.length, found.most) == ("move", "A1", (28, 12), 8, 8)
    assert (found.target, found.far, found.reach, found.ball) == ("goal", 7.5, "yes", "has")
    assert preview(pitch.state, pitch.request, [26, 12]).reach == "no"
    assert [preview(pitch.state, pitch.request, [x, 12]).close for x in (28, 27.45, 27)] == [False, True, False]
    loose = acting(drawn(A1=(20, 12)), "A1", Step.WHERE, stride=8)
    loose.stand(ball=(24, 12))
    assert [preview(loose.state, loose.request, [x, 12]).ball for x in (22, 23.2)] == ["none", "takes"]
    lost = acting(drawn(A1=(20, 12), B1=(33, 12)), "A1", Step.WHERE, stride=8, target="goal", range=DIRECT)
    lost.give("B1")
    assert preview(lost.state, lost.request, [28, 12]).reach == "ball", "the shot has gone with it"
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
    assert open_ground(pitch.state).polygons == ()
    dead(pitch, Break.FOUL, 0, (20, 12))
    pitch.play("rest", "A1")
    assert open_ground(pitch.state).polygons
    assert preview(pitch.state, pitch.request, [20, 12]).ball == "takes"


def test_what_is_named_is_found_on_the_pitch() -> None:
    pitch = drawn()
    assert positions(pitch.state)["B2"] == (26, 18)
    assert locate(pitch.state, "b2") == (26, 18)
    assert locate(pitch.state, "30,4") == (30, 4)
    assert locate(pitch.state, None) == pitch.unit("A1").at
    with pytest.raises(RulesError):
        locate(pitch.state, "50,4")


# -- chances before the ball is played ----------------------------------------------------------------------------


def odds_answer(pitch: Pitch, value: int) -> dict[str, Any]:
    found = prospect(pitch.state, "A1", value)
    assert found is not None
    return {name: round(found[name], 3) if name == "success" else found[name] for name in FACTS}


FACTS = ("line", "waiting", "dice", "success")


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        # nobody in the line
        ({"B1": (30, 3)}, {"line": 0, "waiting": 0, "dice": 3, "success": 0.704}),
        # one that has defended, one that will, with the best of its dice, one that has gone without
        ({"defense": 2}, {"line": 1, "waiting": 0, "dice": 1, "success": 0.167}),
        ({}, {"line": 1, "waiting": 1, "dice": 3, "success": 0.002}),
        ({"gone": True}, {"line": 1, "waiting": 0, "dice": 3, "success": 0.421}),
        # an own unit counts as well
        ({"A2": (34.9, 12), "B1": (30, 3)}, {"line": 1, "waiting": 1, "dice": 3, "success": 0.002}),
    ],
)
def test_the_line_is_measured_before_the_kick(changes: dict[str, Any], found: dict[str, Any]) -> None:
    places = {"A1": (30, 12), "A2": (10, 6), "B1": (34.9, 12), "B2": (20, 3)}
    places |= {name: at for name, at in changes.items() if name in places}
    shot = {"target": "goal", "range": DIRECT, "dice": ("R6",), "faces": (3,)}
    pitch = acting(drawn(**places | {"A1": (33.9, 12)}), "A1", Step.ACT, **shot)
    pitch.set("B1", **{name: value for name, value in changes.items() if name not in places})
    assert odds_answer(pitch, 3) == found


def test_at_a_declared_table_nobody_knows_the_line_until_it_is_said() -> None:
    pitch = Pitch().kicked_off()
    acting(pitch, "A1", Step.ACT, target="goal", range=DIRECT, dice=("R6",), faces=(3,))
    assert odds_answer(pitch, 3) == {"line": None, "waiting": 0, "dice": 3, "success": 0.704}
    pitch.answer("attack:0")
    assert pitch.asked == "line A A1"
    assert odds_answer(pitch, 3)["line"] is None


def test_a_steal_is_foreseen_against_the_possessors_defense() -> None:
    pitch = drawn(A1=(20, 12), B1=(21.5, 12))
    pitch.state = structs.replace(pitch.state, ball=Ball("B1", pitch.unit("B1").at))
    acting(pitch, "A1", Step.ACT, target="B1", range=HAND, dice=("R6",), faces=(3,))
    assert odds_answer(pitch, 3) == {"line": 0, "waiting": 1, "dice": 3, "success": 0.004}
    pitch.set("B1", defense=2)
    assert odds_answer(pitch, 3) == {"line": 0, "waiting": 0, "dice": 1, "success": 0.333}


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Goal: <1% with 1 in the way, counting the defense still to come"),
        ("fr", "But\u202f: <1\u202f% avec un Frame sur la trajectoire, défense à venir comprise"),
    ],
)
def test_the_panel_says_so(locale: str, said: str) -> None:
    pitch = drawn(A1=(33.9, 12), B1=(34.9, 12), A2=(10, 6), B2=(20, 3))
    acting(pitch, "A1", Step.ACT, target="goal", range=DIRECT, dice=("R6",), faces=(3,))
    assert narrator(pitch.state).odds_line(locale, pitch.state, "A1", 3) == said


def test_hot_rodding_a_spotting_system_marks_whoever_is_in_the_line_too() -> None:
    pitch = drawn(A1=(10, 12), A2=(13, 12), B1=(16, 12), B2=(30, 2))
    pitch.set("A1", systems=("Y", "G"))
    pitch.state = structs.replace(pitch.state, stack=(), heat="A1")
    assert "G>Y" in pitch.choices
    pitch.answer("G>Y", [3])
    assert "spot:0" in pitch.choices


@pytest.mark.parametrize(("unit", "at", "ball"), [("A1", [19.15, 12.01], "takes"), ("A2", [20.8, 12], "none")])
def test_a_planned_place_takes_the_ball_for_whoever_is_at_it_and_for_nobody_else(unit: str, at: Any, ball: str) -> None:
    pitch = dead(drawn(), Break.FOUL, 0, (20, 12))
    pitch.play("rest", "A1")
    if unit == "A2":
        pitch.answer([19.5, 12])
        pitch.answer("A2")
    assert preview(pitch.state, pitch.request, at).ball == ball


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Pass to A2 · direct fire · 0.5 away · too close: needs more than 1 · 3 red dice"),
        ("fr", "Passe à A2 · tir direct · à 0,5 · trop près\u202f: il faut plus de 1 · 3 dés rouges"),
    ],
)
def test_a_mate_that_is_too_near_for_a_range_is_said_so(locale: str, said: str) -> None:
    pitch = drawn(A1=(20, 12), A2=(21.5, 12), B1=(34.9, 12), B2=(30, 3))
    pitch.state = structs.replace(pitch.state, ball=structs.replace(pitch.state.ball, holder="A1"))
    acting(pitch, "A1", Step.TARGET)
    (asked,) = requests(pitch.state)
    labels = [narrator(pitch.state).path_label(locale, way.chosen) for way in paths(pitch.state, asked)]
    assert said in labels, labels
