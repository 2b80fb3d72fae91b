"""A demo activation to learn from: the real rules, dice that are known beforehand, and a partner who plays by script.

A lesson is nothing but the choices made so far: their places, one digit each. The same path gives the same lesson.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from rules import (
    RULESETS,
    Answer,
    DiceNeeded,
    Event,
    Option,
    Request,
    RulesError,
    ScriptedDice,
    State,
    decide,
    evolve,
    requests,
)

__all__ = ["LEARNER", "PATH_MAX", "STEPS", "Choice", "Lesson", "Step", "attempt", "lesson", "shown_options"]

LEARNER = 0
RULESET = "rapid-attack"
COMPANIES = ("Kestrel: B G Y Rd; Badger: B Y Rh Rh", "Jackal: B G Y Rd; Heron: B Y Ra Ra")
ANYTHING = (1,) * 24

Script = tuple[tuple[str, tuple[int, ...]], ...]
"""Answers, whoever's they are, each with the faces that it makes fall."""


class Choice(Struct, frozen=True):
    """Something to press: its name, the answers it stands for, and whether the lesson goes on with it."""

    name: str
    answers: tuple[str, ...]
    right: bool = False


class Step(Struct, frozen=True):
    """One decision of the learner's: its name, the topic behind it, the choices, the faces they make fall, and what
    the partner does afterwards."""

    name: str
    topic: str
    choices: tuple[Choice, ...]
    faces: tuple[int, ...] = ()
    then: Script = ()


class Told(Struct, frozen=True):
    """An event and the state after it."""

    event: Event
    state: State


class Lesson(Struct, frozen=True):
    """Where a learner stands. ``step`` is None at the end; ``told`` is what has happened since the last choice."""

    path: str
    step: Step | None
    state: State
    told: tuple[Told, ...]

    @property
    def request(self) -> Request:
        """The question that the game really asks."""
        return requests(self.state)[0]


def _step(name: str, topic: str, *choices: str, faces: tuple[int, ...] = (), then: Script = ()) -> Step:
    """Choices are written ``name = answer + answer``, those that are right with a star before them."""
    read = []
    for text in choices:
        key, _, answers = text.partition(" = ")
        read.append(Choice(key.lstrip("*"), tuple(answers.split(" + ")), right=key.startswith("*")))
    return Step(name, topic, tuple(read), faces, then)


_BEFORE: Script = (
    ("A2", ()),
    ("none", (2, 1, 4, 6, 3)),
    ("defend:2", ()),
    ("spot:4", ()),
    ("B1", ()),
    ("A1", ()),
)

STEPS: tuple[Step, ...] = (
    _step(
        "aim",
        "target",
        "*direct = B1 + direct-fire",
        "close = B1 + hand-to-hand",
        "artillery = B1 + artillery",
        "other = B2 + direct-fire",
        "nobody = none",
        faces=(4, 2, 4, 3, 5, 6, 2),
    ),
    _step(
        "defend",
        "defense",
        "*blue = defend:2",
        "white = defend:0",
        "red = defend:5",
        "yellow = defend:4",
        "open = none",
    ),
    _step(
        "move",
        "movement",
        "*green = move:3 + S1",
        "white = move:1 + none",
        "attack = attack:5",
        "spot = spot:4 + B1",
        "done = done",
    ),
    _step(
        "attack",
        "combat-order",
        "*red = attack:5",
        "white = attack:0",
        "yellow = attack:4",
        "spot = spot:4 + B1",
        "done = done",
    ),
    _step(
        "cover",
        "cover",
        "open = none",
        "*wall = terrain:1",
        "solid = terrain:3",
        "frame = frame:B2",
        then=(("A1", ()), ("direct-fire", (3, 1, 5, 2, 3, 6, 4)), ("defend:2", ())),
    ),
    _step("use-spot", "damage-dice", "*use = yes", "keep = no", faces=(5, 2, 6, 4), then=(("Y", ()), ("G", ()))),
    _step(
        "spot",
        "spotting",
        "*near = spot:4 + B1",
        "far = spot:4 + B2",
        "white = spot:0 + B1",
        "move = move:0",
        "done = done",
        then=(("attack:5", ()), ("none", (5, 3))),
    ),
    _step("ground", "giving-ground", "*hold = no", "give = yes"),
    _step(
        "loss",
        "losses",
        "*B = B",
        "*G = G",
        "*Y = Y",
        "*Rd = Rd",
        "white = white",
        then=(("done", ()), ("B2", ()), ("none", (2, 3, 4, 1)), ("defend:2", ()), ("done", ())),
    ),
    _step("doomsday", "doomsday", "*advance = advance", "*hold = hold", then=(("hold", ()),)),
)
PATH_MAX = len(STEPS)


@lru_cache(maxsize=256)
def lesson(path: str, names: tuple[str, str]) -> Lesson:
    """The lesson after these choices, between two players of these names. Raises ``ValueError`` for a path that it
    cannot have taken."""
    if len(path) > PATH_MAX or not all(place in "0123456789" for place in path):
        raise ValueError(path)
    if not path:
        return _first(names)
    before = lesson(path[:-1], names)
    place = int(path[-1])
    if before.step is None or place >= len(before.step.choices) or not before.step.choices[place].right:
        raise ValueError(path)
    step = before.step
    *first, last = step.choices[place].answers
    told = _played(before.state, (*((answer, ()) for answer in first), (last, step.faces), *step.then))
    return _stand(path, told)


def _first(names: tuple[str, str]) -> Lesson:
    players = tuple(zip(names, COMPANIES, strict=True))
    events = RULESETS[RULESET].new_game(players, "demo", "declared", {}, ScriptedDice(ANYTHING))
    begun = _follow(None, events)
    return _stand("", (*begun, *_played(begun[-1].state, _BEFORE)))


def _stand(path: str, told: tuple[Told, ...]) -> Lesson:
    step = STEPS[len(path)] if len(path) < len(STEPS) else None
    return Lesson(path, step, told[-1].state, told)


def _follow(state: State | None, events: Sequence[Event]) -> tuple[Told, ...]:
    told = []
    for event in events:
        state = evolve(state, event)
        told.append(Told(event, state))
    return tuple(told)


def _played(state: State, script: Script) -> tuple[Told, ...]:
    """Whoever is asked gives the next answer of the script."""
    told: list[Told] = []
    for choice, faces in script:
        dice = ScriptedDice(faces)
        told += _follow(state, _decided(state, choice, dice))
        dice.finish()
        state = told[-1].state
    return tuple(told)


def _decided(state: State, choice: str, dice: ScriptedDice) -> tuple[Event, ...]:
    asked = requests(state)[0]
    return decide(state, Answer(asked.player, asked.id, choice), dice)


def attempt(now: Lesson, place: int) -> RulesError | None:
    """Why the rules do not allow a choice; None if they do, be it wise or not."""
    if now.step is None or place >= len(now.step.choices):
        return None
    state = now.state
    try:
        for answer in now.step.choices[place].answers:
            state = _follow(state, _decided(state, answer, ScriptedDice(ANYTHING)))[-1].state
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
        shown.append((found[0] if found else _not_offered(state, answer), state))
        if found and answer != choice.answers[-1]:
            state = _follow(state, _decided(state, answer, ScriptedDice(ANYTHING)))[-1].state
    return tuple(shown)


def _not_offered(state: Any, answer: str) -> Option:
    """What the rules do not offer, as they would if they did."""
    verb, _, place = answer.partition(":")
    if place:
        act = state.stack[-1]
        return Option(answer, verb, {"die": act.dice[int(place)], "face": act.faces[int(place)]})
    if answer == "white":
        return Option(answer, "lose-white")
    return Option(answer, "range", {"range": answer, "rockets": 0})
