"""The lesson: real rules, known dice, and nowhere a choice without an answer."""

from __future__ import annotations

import pytest

from rules import requests
from rules.rapid_attack.events import AttackResolved, GroundHeld, RoundBegan, Spotted, StationChanged, SystemLost
from table.lesson import LEARNER, PATH_MAX, STEPS, Lesson, attempt, lesson, shown_options
from text import LOCALES, event_line, option_label
from text.catalogue import has
from text.topics import TOPICS

NAMES = ("Ana", "Mira")


def right(step: int) -> list[str]:
    """The digits with which a step is passed."""
    return [str(place) for place, choice in enumerate(STEPS[step].choices) if choice.right]


def paths() -> list[str]:
    """Every path through the lesson, unfinished ones included."""
    found = [""]
    for step in range(PATH_MAX):
        found += [path + digit for path in found if len(path) == step for digit in right(step)]
    return found


def finished() -> list[str]:
    """Every whole path."""
    return [path for path in paths() if len(path) == PATH_MAX]


@pytest.mark.parametrize("path", paths())
def test_every_step_asks_the_learner(path: str) -> None:
    now = lesson(path, NAMES)
    assert now.path == path
    if now.step is not None:
        assert now.request.player == LEARNER
        assert [str(place) for place, choice in enumerate(now.step.choices) if choice.right]
        assert len(now.step.choices) <= 5


@pytest.mark.parametrize("path", finished())
def test_it_ends_with_a_new_round(path: str) -> None:
    now = lesson(path, NAMES)
    assert now.step is None
    assert now.state.round == 2
    assert [player.score for player in now.state.players] == [15, 10]
    assert requests(now.state)


def test_it_shows_everything_once() -> None:
    path = finished()[0]
    told = [told.event for end in range(PATH_MAX + 1) for told in lesson(path[:end], NAMES).told]
    for kind in (AttackResolved, GroundHeld, RoundBegan, Spotted, StationChanged, SystemLost):
        assert any(isinstance(event, kind) for event in told), kind
    first = next(event for event in told if isinstance(event, AttackResolved))
    assert (first.attack, first.spot, first.defense, first.dice) == (6, 3, 5, (2, 4, 5, 6))
    assert first.strikes == (None, "cover 0", "target", "target")
    assert first.cover_gone == (True,)


def test_it_takes_three_minutes() -> None:
    assert 8 <= PATH_MAX <= 10


@pytest.mark.parametrize("step", range(PATH_MAX))
def test_a_wrong_choice_is_explained(step: int) -> None:
    path = finished()[0][:step]
    now = lesson(path, NAMES)
    assert now.step is not None
    for place, choice in enumerate(now.step.choices):
        error = attempt(now, place)
        if choice.right:
            assert error is None
        else:
            assert error is not None or has("en", f"lesson-no-{now.step.name}-{choice.name}"), choice.name


def test_the_rules_themselves_refuse_what_is_illegal() -> None:
    refused: dict[str, str] = {}
    for end in range(PATH_MAX):
        now = lesson(finished()[0][:end], NAMES)
        assert now.step is not None
        for place, choice in enumerate(now.step.choices):
            if error := attempt(now, place):
                refused[f"{now.step.name}/{choice.name}"] = error.code
    assert refused == {
        "aim/artillery": "cannot-attack-at-range",
        "defend/red": "wrong-colour",
        "defend/yellow": "wrong-colour",
        "attack/yellow": "wrong-colour",
        "spot/move": "action-used",
        "loss/white": "not-an-option",
    }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", paths())
def test_every_choice_has_a_label_of_its_own(locale: str, path: str) -> None:
    now: Lesson = lesson(path, NAMES)
    if now.step is None:
        return
    labels = [
        " · ".join(option_label(locale, item, state) for item, state in shown_options(now, choice))
        for choice in now.step.choices
    ]
    assert len(set(labels)) == len(labels)
    assert all(0 < len(label) <= 80 for label in labels)
    for told in now.told:
        event_line(locale, told.event, told.state)


def test_every_step_has_its_sentences_and_a_topic() -> None:
    for step in STEPS:
        assert step.topic in TOPICS
        assert has("en", f"lesson-{step.name}")
        assert has("en", f"lesson-title-{step.name}")


@pytest.mark.parametrize("path", ["9", "1", "00000000000000", "abc", "-1", "0²", "٠"])
def test_a_path_that_nobody_can_have_taken(path: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        lesson(path, NAMES)
