"""Suggestions on a pitch keep their word: over random matches, what a label says is what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rules import Answer, FairDice, Option, Request, decide, replay, requests
from rules import choose as choice_of
from rules.field import distance, has, without
from rules.football import pitch, sights
from rules.football.profile import Range
from rules.football.run import Run, RunTo
from rules.football.state import GOAL, Break, State, Step
from rules.football.validate import validate
from tests.long import many
from tests.rules.football.pitches import Pitch, acting, dead, drawn
from tests.rules.football.test_random_matches import begin, choose
from tests.verbs import preview

MATCHES, STEPS = 8, 250


def asked(number: int) -> Iterator[tuple[State, Request]]:
    """The questions of random matches on a pitch, each with its state."""
    for match in range(number):
        state, _, dice, luck = begin(match, "map")
        for _ in range(STEPS):
            if not requests(state):
                break
            request, choice = choose(state, luck)
            yield state, request
            state = decide(state, Answer(request.player, request.id, choice), dice).state


def taken(state: State, request: Request, item: Option) -> State:
    """The state after an option: up to the first die, if any falls."""
    done = decide(state, Answer(request.player, request.id, item.choice), FairDice(b"?"))
    return done.states[0]


def check_run(state: State, request: Request, item: Option) -> None:
    """A run ends where it says, nearer to what it says, and in the declared range wherever that can be reached."""
    run = RunTo().place(state)
    after, here, there = taken(state, request, item), run.start, tuple(item.facts["at"])
    assert after.unit(run.unit).at == there
    if item.label == "stay":
        assert there == here
        return
    aim = {"toward-ball": pitch.ball_at, "toward-goal": _goal(run), "toward-own-goal": _own(run)}.get(item.label)
    if aim is not None:
        to = aim(state)
        assert to is not None
        assert distance(there, to) < distance(here, to), item
    if item.facts["target"] == state.act.target != "none" and _could_be_in_range(state, run):
        assert preview(state, request, item.choice).reach == "yes", item
    if item.label == "into-range":
        assert preview(state, request, item.choice).reach == "yes"


def _goal(run: Run) -> Callable[[State], Any]:
    return lambda state: sights.aim(state, run.unit, GOAL)


def _own(run: Run) -> Callable[[State], Any]:
    def middle(state: State) -> Any:
        (x, north), (_, south) = pitch.goal_of(state, run.player)
        return x, (north + south) / 2

    return middle


def _could_be_in_range(state: State, run: Run) -> bool:
    """Whether some point of a coarse grid is open and in the declared range, and the ball is where it is needed."""
    if state.act.range is None or state.act.attacked or not state.has_ball(state.act):
        return False
    zone = without(run.zone(state), sights.too_near(state, state.act)).buffer(-0.1)
    points = [(x / 2, y / 2) for x in range(73) for y in range(49)]
    inside = (point for point in points if distance(point, run.start) <= run.most and has(zone, point))
    return any(sights.in_range(state.with_unit(run.unit, at=point), state.act) for point in inside)


def check_fumble(state: State, request: Request, item: Option) -> None:
    """The ball is where its label says."""
    found = preview(state, request, item.choice)
    match item.label:
        case "ball-to":
            assert found.taker == item.facts["unit"]
        case "ball-out":
            assert found.out != "none"
        case _:
            assert (found.out, found.at) == ("none", tuple(item.facts["at"]))


def check_line_up(state: State, request: Request, item: Option) -> None:
    """Every unit that is named stands where it was said, unless the other side came there first; the others stay."""
    said = {spot.unit: spot.at for spot in item.facts["places"]}
    player, others = request.player, state.units_of(request.player)
    while state.restart is not None:
        request = requests(state)[0]
        mine = request.player == player
        choice = item.choice if mine else request.options[0].choice
        state = _until_play(state, request, choice)
    for unit in others:
        at = state.unit(unit.id).at
        if unit.id in said:
            assert at is not None
            assert distance(at, said[unit.id]) < 1.2
        else:
            assert at == unit.at


def _until_play(state: State, request: Request, choice: str) -> State:
    done = decide(state, Answer(request.player, request.id, choice), FairDice(b"?"))
    return next((after for after in done.states if after.restart is None), done.state)


CHECKS: dict[str, Callable[[State, Request, Option], None]] = {"move": check_run, "fumble": check_fumble}


@pytest.mark.long
def test_suggested_places_keep_their_word() -> None:
    seen = set[str]()
    for state, request in asked(max(MATCHES, many(24))):
        check = CHECKS.get(str(request.facts.get("verb"))) if request.kind == "where" else None
        for item in request.options:
            if check is not None:
                check(state, request, item)
            if item.label == "line-up":
                check_line_up(state, request, item)
            seen.add(item.label)
    assert {"toward-ball", "toward-goal", "toward", "toward-own-goal", "stay", "ball-to", "line-up"} <= seen


@pytest.mark.parametrize(("declared", "start"), [(Range.DIRECT_FIRE, 20), (Range.ARTILLERY, 20), (Range.ARTILLERY, 30)])
def test_a_run_toward_the_goal_stops_in_the_declared_range(declared: Range, start: float) -> None:
    pitch = drawn(A1=(start, 12), B1=(2, 2), A2=(2, 20), B2=(2, 6))
    acting(pitch, "A1", Step.WHERE, target="goal", range=declared, stride=12, over=True)
    first = pitch.request.options[0]
    assert first.choice == "goal"
    assert first.label == ("into-range" if start == 30 else "toward-goal")
    assert preview(pitch.state, pitch.request, "goal").reach == "yes"


@pytest.mark.parametrize(
    ("keeper", "ball", "target", "first"),
    [
        ((32, 12), "A1", "none", "home"),
        ((35.5, 12), "A1", "none", "stay"),
        ((32, 12), "B2", "none", "stay"),
        ((32, 12), (30, 11), "none", "ball"),
        ((32, 12), (20, 11), "none", "home"),
        ((32, 12), "A1", "A1", "ball"),
        ((32, 12), "B1", "none", "goal"),
        ((20, 12), "A1", "none", "ball"),
    ],
)
def test_a_keeper_stays_before_its_goal(keeper: Any, ball: Any, target: str, first: str) -> None:
    pitch = drawn(A1=(18, 8), A2=(10, 4), B1=keeper, B2=(12, 20))
    acting(pitch, "B1", Step.WHERE, target=target, range=Range.DIRECT_FIRE, stride=10)
    if isinstance(ball, str):
        pitch.give(ball)
    else:
        pitch.stand(ball=ball)
    own = choice_of(pitch.state, pitch.request)
    assert own is not None
    assert pitch.request.options[0].choice == own.choice == first


def test_one_press_places_a_whole_side() -> None:
    pitch = Pitch("Rd Rd B G; Rd B G Y; B B G Y", "Rh Rd B G; Rd B G Y; B B G Y", table="map")
    pitch.play("offence", "east", "all")
    assert pitch.asked == "deploy B"
    pitch.answer("all", [1, 2, 3, 4, 5, 6, 0])
    assert pitch.state.turn == 1
    assert pitch.ball == "A1"
    order = [event.unit for event in pitch.log if type(event).__name__ == "Placed"]  # type: ignore[attr-defined]
    assert order == ["A1", "B1", "A2", "B2", "A3", "B3"]
    assert replay(tuple(pitch.log)) == pitch.state


def test_who_would_stay_after_lining_up_makes_room_for_a_taker_that_came_there() -> None:
    pitch = drawn(A1=(10, 12), A2=(5, 5), B1=(20.4, 12), B2=(18.5, 12))
    dead(pitch, Break.THROW_IN, 0, (20, 12))
    assert pitch.asked == "deploy B"
    pitch.play("all", "A1")
    pitch.answer([19.25, 12])
    pitch.play("rest")
    assert pitch.state.restart is None
    assert pitch.unit("A1").at == (19.25, 12)
    assert validate(pitch.state)
