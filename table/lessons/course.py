"""What a lesson is made of: data, read by ``table.lessons.lesson``. One module beside this one holds each."""

from typing import Any

from msgspec import Struct, field

from rules import Option
from rules.core.json_input import Options

Script = tuple[tuple[str, tuple[int, ...]], ...]
"""Answers of any player, each with the faces of the dice that it rolls."""


class Choice(Struct, frozen=True):
    """A choice of the learner's: its name, the answers that it gives, and whether the lesson goes on with it."""

    name: str
    answers: tuple[str, ...]
    right: bool = False


class Step(Struct, frozen=True):
    """One decision of the learner's: its name, the topic behind it, the choices, the faces they make fall, what the
    partner does afterwards, and the page of the rulebook whose ``chart`` explains the choices. ``plan``: answers on a
    map, the last of which is drawn before it is given."""

    name: str
    topic: str
    choices: tuple[Choice, ...]
    faces: tuple[int, ...] = ()
    then: Script = ()
    chart: str = ""
    plan: tuple[str, ...] = ()


class Course(Struct, frozen=True):
    """A lesson as data. ``id`` is in custom ids, for ever; ``words`` begins the names of its sentences.

    It is a game of ``ruleset`` between the learner and a partner, with these ``sides`` and ``options`` at this
    ``table``; ``set_up``, which the lesson does not show, and ``before`` bring it to the first step. ``topics`` may be
    read at the end. ``measures``: distances in units, by the names that the sentences use. ``barred``: how an answer
    reads that the rules do not offer, where it names no die.
    """

    id: str
    ruleset: str
    size: str | dict[str, Any]
    sides: tuple[str, str]
    words: str
    steps: tuple[Step, ...]
    topics: tuple[str, ...]
    set_up: Script = ()
    before: Script = ()
    measures: dict[str, float] = field(default_factory=dict)
    barred: dict[str, Option] = field(default_factory=dict)
    table: str = "declared"
    options: Options = field(default_factory=dict)


def step(
    name: str,
    topic: str,
    *choices: str,
    faces: tuple[int, ...] = (),
    then: Script = (),
    chart: str = "",
    plan: str = "",
) -> Step:
    """A step. Choices are written ``name = answer + answer``, those that are right with a star before them."""
    read = []
    for text in choices:
        key, _, answers = text.partition(" = ")
        read.append(Choice(key.lstrip("*"), _answers(answers), right=key.startswith("*")))
    return Step(name, topic, tuple(read), faces, then, chart, _answers(plan) if plan else ())


def _answers(text: str) -> tuple[str, ...]:
    return tuple(text.split(" + "))
