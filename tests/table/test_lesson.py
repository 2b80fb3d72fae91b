"""The lesson: real rules, known dice, and nowhere a choice without an answer."""

from __future__ import annotations

import pytest

from render import draw_plan
from rules import RULESETS, Answer, Event, ScriptedDice, decide, replay, requests
from rules.football.activation import Resumed, Rolled
from rules.football.ball import BallTaken, Scored
from rules.football.fumble import Fumbled
from rules.football.hot_rod import Hotrodded
from rules.football.kick import Kicked, LineDeclared
from rules.football.run import Moved
from rules.football.steal import Tackled
from rules.football.turn import InitiativeRolled, TurnBegan
from rules.intercept_orbit.activation import Activated
from rules.intercept_orbit.combat.attack import AttackResolved, SpotDecided
from rules.intercept_orbit.combat.boarding import BoardingRolled, HarmSpent, ShipCaptured
from rules.intercept_orbit.combat.cover import CoverDeclared
from rules.intercept_orbit.combat.losses import DebrisRemoved, SystemLost
from rules.intercept_orbit.movement.collisions import Collided
from rules.intercept_orbit.movement.journey import CourseSet
from rules.intercept_orbit.movement.steering import Boosted
from rules.intercept_orbit.possession import HvaTaken, ScoresChanged, ShipReturned
from rules.intercept_orbit.turn.launch import Fuelled, Launched
from rules.intercept_orbit.turn.repair import Repaired
from rules.intercept_orbit.turn.round_end import FuelBurned
from rules.intercept_orbit.turn.spotting import Spotted
from table.lessons import first_course
from table.lessons.lesson import COURSES, LEARNER, Lesson, attempt, lesson, planned, shown_options, struck
from tests.rules.rapid_attack import events as ra
from text import LOCALES, narrator
from text.fluent.catalogue import FOLDER, has
from text.fluent.language import Language
from text.rulebook import TOPICS

NAMES = ("Ana", "Mira")


def right(name: str, step: int) -> list[str]:
    """The digits with which a step is passed."""
    return [str(place) for place, choice in enumerate(COURSES[name].steps[step].choices) if choice.right]


def paths(name: str) -> list[str]:
    """Every path through a lesson, unfinished ones included."""
    found = [""]
    for step in range(len(COURSES[name].steps)):
        found += [path + digit for path in found if len(path) == step for digit in right(name, step)]
    return found


def finished(name: str) -> list[str]:
    """Every whole path."""
    return [path for path in paths(name) if len(path) == len(COURSES[name].steps)]


PATHS = [(name, path) for name in COURSES for path in paths(name)]
ENDS = [(name, path) for name in COURSES for path in finished(name)]
STEPS = [(name, step) for name, course in COURSES.items() for step in range(len(course.steps))]


@pytest.mark.long(after=44)
@pytest.mark.parametrize(("name", "path"), PATHS)
def test_every_step_asks_the_learner(name: str, path: str) -> None:
    now = lesson(name, path, NAMES)
    assert now.path == path
    if now.step is not None:
        assert now.request.player == LEARNER
        assert [str(place) for place, choice in enumerate(now.step.choices) if choice.right]
        assert len(now.step.choices) <= 5


@pytest.mark.parametrize("path", finished("rapid-attack"))
def test_rapid_attack_ends_with_a_new_round(path: str) -> None:
    now = lesson("rapid-attack", path, NAMES)
    assert now.step is None
    assert now.state.round == 2
    assert [player.score for player in now.state.players] == [15, 10]
    assert requests(now.state)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_holds_ground_on_a_map_holds_it_at_a_station(locale: str) -> None:
    told = lesson("rapid-attack", finished("rapid-attack")[0][:8], NAMES).happened
    held = next(item for item in told if isinstance(item.event, ra.GroundHeld))
    assert "S1" in (narrator(held.state).event_line(locale, held.event, held.state) or "")


@pytest.mark.parametrize("path", finished("football"))
def test_football_ends_with_a_goal(path: str) -> None:
    now = lesson("football", path, NAMES)
    assert now.step is None
    assert [player.score for player in now.state.players] == [1, 0]
    assert (now.state.turn, now.state.restart.side) == (2, 1)


@pytest.mark.parametrize("path", finished("intercept-orbit"))
def test_intercept_orbit_ends_with_a_ship_and_an_hva(path: str) -> None:
    now = lesson("intercept-orbit", path, NAMES)
    state = now.state
    assert now.step is None
    assert (state.round, state.clock) == (2, 10)
    assert [player.score for player in state.players] == [35, 3]
    assert {name for name in ("B1", "BV1", "Bc1") if state.asset(name).owner == LEARNER} == {"B1", "BV1"}
    assert (state.asset("Ac1").fuel, state.asset("Ac1").host, state.asset("Bc1").host) == (5, "B1", "B1")


@pytest.mark.parametrize("name", COURSES)
def test_both_sides_are_what_their_size_allows(name: str) -> None:
    course = COURSES[name]
    for side in course.sides:
        assert RULESETS[course.ruleset].company(side, course.size, 2)


def chosen(now: Lesson, choice: str) -> list[type[Event]]:
    """What would happen if the rules were let to take a choice, with nothing but ones on the dice."""
    assert now.step is not None
    state, seen = now.state, []
    for answer in next(item.answers for item in now.step.choices if item.name == choice):
        asked = requests(state)[0]
        made = decide(state, Answer(asked.player, asked.id, answer), ScriptedDice((1,) * 40)).events
        state = replay(made, state)
        seen += [type(event) for event in made]
    return seen


CONSEQUENCES = [
    (10, "osprey", ShipReturned, True),
    (10, "thorn", ShipReturned, True),
    (10, "white", ShipReturned, False),
    (9, "seven", Collided, True),
    (9, "four", HvaTaken, False),
    (9, "six", HvaTaken, True),
    (3, "straight", Collided, True),
    (3, "ahead", Collided, False),
    (3, "bend", Collided, False),
]


@pytest.mark.parametrize(("step", "choice", "event", "follows"), CONSEQUENCES)
def test_what_is_said_of_a_choice_in_space_is_so(step: int, choice: str, event: type[Event], follows: bool) -> None:
    now = lesson("intercept-orbit", finished("intercept-orbit")[0][:step], NAMES)
    assert (event in chosen(now, choice)) is follows


SHOWN = {
    "rapid-attack": (
        ra.AttackResolved,
        ra.GroundHeld,
        ra.RoundBegan,
        ra.Spotted,
        ra.StationChanged,
        ra.SystemLost,
    ),
    "football": (
        InitiativeRolled,
        Rolled,
        Moved,
        LineDeclared,
        Kicked,
        Fumbled,
        Tackled,
        BallTaken,
        Resumed,
        TurnBegan,
        Hotrodded,
        Scored,
    ),
    "intercept-orbit": (
        Activated,
        AttackResolved,
        SystemLost,
        Repaired,
        Boosted,
        CourseSet,
        CoverDeclared,
        DebrisRemoved,
        Fuelled,
        Launched,
        Spotted,
        SpotDecided,
        BoardingRolled,
        HarmSpent,
        ShipCaptured,
        FuelBurned,
        HvaTaken,
        ScoresChanged,
    ),
}


@pytest.mark.parametrize("name", COURSES)
def test_it_shows_everything_once(name: str) -> None:
    path = finished(name)[0]
    told = [told.event for end in range(len(path) + 1) for told in lesson(name, path[:end], NAMES).happened]
    missing = [kind for kind in SHOWN[name] if not any(isinstance(event, kind) for event in told)]
    assert not missing


def test_the_first_attack_of_rapid_attack() -> None:
    told = lesson("rapid-attack", finished("rapid-attack")[0][:6], NAMES).happened
    first = next(told.event for told in told if isinstance(told.event, ra.AttackResolved))
    assert (first.attack, first.spot, first.defense, first.dice) == (6, 3, 5, (2, 4, 5, 6))
    assert first.strikes == (None, "cover 0", "target", "target")
    assert first.cover_gone == (True,)


THROWN = {
    ("rapid-attack", 6): ((2, 4, 5, 6), (0,), 2),
    ("rapid-attack", 7): ((3, 5), (0,), 1),
    ("football", 7): ((3,), (0,), 0),
    ("football", 9): ((3, 5), (0, 1), 0),
    ("football", 11): ((2, 6), (0,), 1),
    ("football", 12): ((2, 3, 4, 5, 6), (0, 1, 2), 2),
    ("intercept-orbit", 2): ((2, 4), (0,), 1),
    ("intercept-orbit", 5): ((2, 4, 5), (0, 1), 1),
    ("intercept-orbit", 7): ((1, 3, 4, 5), (0, 1, 2), 1),
}


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_the_dice_of_an_attack_are_shown_where_one_fell(name: str, step: int) -> None:
    """Faces, the places of those that hit nothing, and hits."""
    thrown = struck(lesson(name, finished(name)[0][: step + 1], NAMES))
    found = None if thrown is None else (thrown.faces, thrown.idle, thrown.hits)
    assert found == THROWN.get((name, step + 1))


@pytest.mark.parametrize("name", COURSES)
def test_it_takes_some_minutes(name: str) -> None:
    assert 8 <= len(COURSES[name].steps) <= 12


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_a_wrong_choice_is_explained(name: str, step: int) -> None:
    now = lesson(name, finished(name)[0][:step], NAMES)
    assert now.step is not None
    for place, choice in enumerate(now.step.choices):
        error = attempt(now, place)
        if choice.right:
            assert error is None
        else:
            key = f"{now.course.words}-no-{now.step.name}-{choice.name}"
            assert error is not None or has("en", key), choice.name


REFUSED = {
    "rapid-attack": {
        "aim/artillery": "cannot-attack-at-range",
        "defend/red": "wrong-colour",
        "defend/yellow": "wrong-colour",
        "attack/yellow": "wrong-colour",
        "move/attack": "out-of-range",
        "loss/white": "cannot-lose",
    },
    "football": {
        "guard/green": "wrong-colour",
        "guard/red": "wrong-colour",
        "pass/blue": "wrong-colour",
        "hold/red": "wrong-colour",
        "steal/far": "artillery-is-for-kicks",
        "win/green": "wrong-colour",
    },
    "intercept-orbit": {
        "aim/support": "asset-cannot-at-range",
        "guard/red": "wrong-colour",
        "repair/white": "not-an-option",
        "course/double": "hinge-clicked-twice",
        "course/dear": "course-too-dear",
        "fire/yellow": "wrong-colour",
    },
}


@pytest.mark.parametrize("name", COURSES)
def test_the_rules_themselves_refuse_what_is_illegal(name: str) -> None:
    refused: dict[str, str] = {}
    for end in range(len(COURSES[name].steps)):
        now = lesson(name, finished(name)[0][:end], NAMES)
        assert now.step is not None
        for place, choice in enumerate(now.step.choices):
            if error := attempt(now, place):
                refused[f"{now.step.name}/{choice.name}"] = error.code
    assert refused == REFUSED[name]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "path"), PATHS)
def test_every_choice_has_a_label_of_its_own(locale: str, name: str, path: str) -> None:
    now: Lesson = lesson(name, path, NAMES)
    if now.step is None:
        return
    labels = [
        " · ".join(narrator(state).option_label(locale, item, state) for item, state in shown_options(now, choice))
        for choice in now.step.choices
    ]
    assert len(set(labels)) == len(labels)
    assert all(0 < len(label) <= 80 for label in labels)
    for told in now.happened:
        narrator(told.state).event_line(locale, told.event, told.state)


@pytest.mark.parametrize("name", COURSES)
def test_every_step_has_its_sentences_and_a_topic(name: str) -> None:
    course = COURSES[name]
    keys = {step.name for step in course.steps} | {"end"}
    for key in (*keys, *(f"title-{key}" for key in keys), "intro", "dice"):
        assert has("en", f"{course.words}-{key}"), key
    assert {step.topic for step in course.steps} | set(course.topics) <= set(TOPICS)
    assert has("en", "button-learn" if name == first_course() else f"button-learn-{name}")


@pytest.mark.parametrize("name", COURSES)
def test_no_sentence_is_left_over(name: str) -> None:
    """Each refusal belongs to a wrong choice that the rules allow, or adds to what they say."""
    course = COURSES[name]
    wrong = {f"{course.words}-no-{s.name}-{c.name}" for s in course.steps for c in s.choices if not c.right}
    assert {key for key in Language([FOLDER / "en"], "en").keys if key.startswith(f"{course.words}-no-")} <= wrong


@pytest.mark.parametrize("path", ["9", "1", "00000000000000", "abc", "-1", "0²", "٠"])
@pytest.mark.parametrize("name", COURSES)
def test_a_path_that_nobody_can_have_taken(name: str, path: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        lesson(name, path, NAMES)


def test_a_lesson_that_there_is_not() -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        lesson("chess", "", NAMES)


def test_the_right_answer_of_orbit_is_not_always_the_first() -> None:
    firsts = [step.choices[0].right for step in COURSES["intercept-orbit"].steps]
    assert firsts.count(True) <= len(firsts) // 4


def test_the_ruler_is_drawn_where_a_course_is_asked() -> None:
    assert [step.name for step in COURSES["intercept-orbit"].steps if step.chart] == ["course"]


@pytest.mark.parametrize("place", range(len(COURSES["intercept-orbit"].steps)))
def test_orbit_is_learned_on_a_map_and_a_course_is_drawn_before_it_is_asked(place: int) -> None:
    now = lesson("intercept-orbit", finished("intercept-orbit")[0][:place], NAMES)
    assert now.step is not None
    assert now.state.table == "map"
    plan = planned(now)
    assert (plan is not None) == (now.step.name == "course")
    if plan is not None:
        state, drawn = plan
        assert draw_plan(state, narrator(state).board_labels("en", state), drawn).data.startswith(b"\x89PNG")
