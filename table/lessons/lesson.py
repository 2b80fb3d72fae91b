"""Lessons to learn from: the real rules, dice that are known beforehand, and a partner who plays by script.

Where a learner stands is nothing but the lesson's name and the choices made so far: their places, one digit each. The
same path gives the same lesson. What is taught is data (``table.lessons``).
"""

from functools import lru_cache
from typing import Any

from msgspec import Struct

from rules import (
    RULESETS,
    Adjudicated,
    Answer,
    DiceNeeded,
    Event,
    Option,
    Preview,
    Request,
    RulesError,
    ScriptedDice,
    State,
    Throw,
    decide,
    requests,
    ruleset_for,
    ruleset_of,
)
from table.lessons import COURSES
from table.lessons.course import Choice, Course, Script, Step

__all__ = ["COURSES", "LEARNER", "Course", "Lesson", "attempt", "lesson", "planned", "shown_options", "struck"]

LEARNER = 0
ANYTHING = (1,) * 40


class Happened(Struct, frozen=True):
    """An event and the state after it. ``thrown``: the dice that fell in it."""

    event: Event
    state: State
    thrown: tuple[Throw, ...] = ()


class Lesson(Struct, frozen=True):
    """Where a learner stands. ``step`` is None at the end; ``happened`` is what has happened since the last choice."""

    course: Course
    path: str
    step: Step | None
    state: State
    happened: tuple[Happened, ...]

    @property
    def request(self) -> Request:
        """The question that the game really asks."""
        return requests(self.state)[0]


@lru_cache(maxsize=256)
def lesson(name: str, path: str, names: tuple[str, str]) -> Lesson:
    """The lesson of that name after these choices, between two players of these names.

    Raises ``ValueError`` for a lesson that there is not, or a path that it cannot have taken.
    """
    course = COURSES.get(name)
    if course is None or len(path) > len(course.steps) or not all(place in "0123456789" for place in path):
        raise ValueError(path)
    if not path:
        return _first(course, names)
    before = lesson(name, path[:-1], names)
    place = int(path[-1])
    if before.step is None or place >= len(before.step.choices) or not before.step.choices[place].right:
        raise ValueError(path)
    step = before.step
    *first, last = step.choices[place].answers
    told = _played(before.state, (*((answer, ()) for answer in first), (last, step.faces), *step.then))
    return _stand(course, path, told)


def _first(course: Course, names: tuple[str, str]) -> Lesson:
    players = tuple(zip(names, course.sides, strict=True))
    game = RULESETS[course.ruleset]
    begun = _told(None, game.new_game(players, course.size, course.table, course.options, ScriptedDice(ANYTHING)))
    if course.set_up:
        begun = _played(begun[-1].state, course.set_up)[-1:]
    return _stand(course, "", (*begun, *_played(begun[-1].state, course.before)))


def _stand(course: Course, path: str, told: tuple[Happened, ...]) -> Lesson:
    step = course.steps[len(path)] if len(path) < len(course.steps) else None
    return Lesson(course, path, step, told[-1].state, told)


def _told(before: State | None, done: Adjudicated[State]) -> tuple[Happened, ...]:
    """Events with their states and dice; ``before`` is the state before the first."""
    told = []
    for event, state in done.moments:
        told.append(Happened(event, state, ruleset_for(event).throws(before, event)))
        before = state
    return tuple(told)


def _played(state: State, script: Script) -> tuple[Happened, ...]:
    """The script's answers, given by the players who are asked."""
    told: list[Happened] = []
    for choice, faces in script:
        dice = ScriptedDice(faces)
        done = _decided(state, choice, dice)
        dice.finish()
        told += _told(state, done)
        state = done.state
    return tuple(told)


def _decided(state: State, choice: str, dice: ScriptedDice) -> Adjudicated[State]:
    asked = requests(state)[0]
    return decide(state, Answer(asked.player, asked.id, choice), dice)


def struck(now: Lesson) -> Throw | None:
    """The throw of the newest attack since the learner's last choice; None where there was no attack."""
    return next((throw for told in reversed(now.happened) for throw in told.thrown if throw.hits is not None), None)


def planned(now: Lesson) -> tuple[State, Preview] | None:
    """What the step draws before it is asked, with the state in which it would be; None where it draws no plan."""
    if now.step is None or not now.step.plan:
        return None
    *first, last = now.step.plan
    state = now.state
    for answer in first:
        state = _decided(state, answer, ScriptedDice(ANYTHING)).state
    maps = ruleset_of(state).maps
    return None if maps is None else (state, maps.preview(state, requests(state)[0], last))


def attempt(now: Lesson, place: int) -> RulesError | None:
    """Why the rules do not allow a choice; None if they do, be it wise or not."""
    if now.step is None or place >= len(now.step.choices):
        return None
    state = now.state
    try:
        for answer in now.step.choices[place].answers:
            state = _decided(state, answer, ScriptedDice(ANYTHING)).state
    except DiceNeeded:
        return None
    except RulesError as error:
        return error
    return None


def shown_options(now: Lesson, choice: Choice) -> tuple[tuple[Option, State], ...]:
    """The options that a choice stands for, each with the state in which it is offered; also those that are not."""
    shown, state = [], now.state
    for answer in choice.answers:
        found = [item for item in requests(state)[0].options if item.choice == answer]
        shown.append((found[0] if found else _not_offered(now.course, state, answer), state))
        if found and answer != choice.answers[-1]:
            state = _decided(state, answer, ScriptedDice(ANYTHING)).state
    return tuple(shown)


def _not_offered(course: Course, state: Any, answer: str) -> Option:
    """An option for an answer that the rules don't offer, worded like the ones that they do."""
    if answer in course.barred:
        return course.barred[answer]
    verb, _, place = answer.partition(":")
    act = state.stack[-1]
    like = next((item.facts for item in requests(state)[0].options if item.label == verb), {})
    return Option(answer, verb, {**like, "die": act.dice[int(place)], "face": act.faces[int(place)]})
