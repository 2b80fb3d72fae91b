"""The checker checked: logs in which one thing is wrong, and what the adjudicator says to them."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tests.independent.adjudicator import Difference
from tests.independent.games import Transcript, play
from tests.independent.reading import differences, read

Event = dict[str, Any]
Change = Callable[[Event], Event | None]


@cache
def game_with(ruleset: str, name: str) -> Transcript:
    """The first game at a declared table that has such an event, and nothing to object to."""
    for seed in range(2, 60, 2):
        game = play(ruleset, "declared", seed)
        if any(event["type"].endswith(name) for event in events(game)) and not list(differences([game])):
            return game
    raise LookupError(name)


def events(game: Transcript) -> Iterator[Event]:
    yield from game.opening
    for step in game.steps:
        yield from step.events


def tampered(game: Transcript, name: str, change: Change) -> Transcript:
    """The game with the first event of that name that the change alters altered, or left out where it gives None."""
    done = False

    def altered(event: Event) -> list[Event]:
        nonlocal done
        if done or not event["type"].endswith(name):
            return [event]
        changed = change(copy.deepcopy(event))
        done = changed != event
        return [changed] if changed is not None else []

    opening = tuple(one for event in game.opening for one in altered(event))
    steps = [replace(step, events=tuple(one for event in step.events for one in altered(event))) for step in game.steps]
    assert done, name
    return replace(game, opening=opening, steps=tuple(steps))


def objection(game: Transcript) -> str:
    with pytest.raises(Difference) as found:
        read(game)
    return str(found.value)


def with_more(field: str) -> Change:
    """One more in a number, or in the first of several."""

    def change(event: Event) -> Event:
        value = event[field]
        return {**event, field: [value[0] + 1, *value[1:]] if isinstance(value, list) else value + 1}

    return change


def backwards(field: str) -> Change:
    """A list from its end."""
    return lambda event: {**event, field: event[field][::-1]}


CASES: list[tuple[str, str, str, Change, str]] = [
    ("a wrong score", "rapid-attack", "ScoresChanged", with_more("scores"), "scores"),
    ("a score that is not told", "mez", "ScoresChanged", lambda event: None, "scores"),
    ("a station that is not lost", "rapid-attack", "StationChanged", lambda event: None, "who controls"),
    ("a station of somebody else", "unofficial", "StationChanged", with_more("holder"), "who controls"),
    ("a clock that stands", "mez", "RoundEnded", with_more("clock"), "clock"),
    ("a defense of one more", "rapid-attack", "Defended", with_more("value"), "value"),
    ("a hit too many", "rapid-attack", "AttackResolved", with_more("target_hits"), "hits on the target"),
    ("a better attack", "unofficial", "AttackResolved", with_more("attack"), "attack, spot, defense"),
    (
        "a loss that is not taken",
        "rapid-attack",
        "SystemLost",
        lambda event: None,
        "Applying Hits|who decides|given up",
    ),
    ("a white too many", "mez", "WhiteLost", with_more("left"), "whites left"),
    ("points of one more", "intercept-orbit", "BidCounted", with_more("ppa"), "points"),
    ("a collision of no consequence", "intercept-orbit", "Collided", with_more("hits"), "rammer"),
    ("fuel that does not burn", "intercept-orbit", "FuelBurned", with_more("fuel"), "fuel die"),
    ("a ship in other hands", "intercept-orbit", "BoardingRolled", with_more("successes"), "yellow dice"),
    ("an HVA that was another's", "intercept-orbit", "HvaTaken", with_more("before"), "HVA of another"),
    ("a hit absorbed by nothing", "intercept-orbit", "AttackResolved", with_more("absorbed"), "absorbed"),
    ("a clock in space that stands", "intercept-orbit", "ClockTicked", with_more("clock"), "clock"),
    ("a pass that a hit too many lets through", "football", "Kicked", with_more("hits"), "hits"),
    ("a fumble that is none", "football", "Fumbled", lambda event: None, "what follows|who decides"),
    ("a tackle that hits more", "football", "Tackled", with_more("hits"), "hits"),
    ("a goal too many", "football", "Scored", with_more("goals"), "goals"),
    ("a run of three times the die", "football", "Moved", with_more("stride"), "twice the die"),
    ("numbers of others", "football", "InitiativeRolled", backwards("faces"), "the better counts"),
]


@pytest.mark.long(after=2)
@pytest.mark.parametrize(
    ("ruleset", "name", "change", "words"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_it_objects_to(ruleset: str, name: str, change: Change, words: str) -> None:
    game = game_with(ruleset, name)
    said = objection(tampered(game, name, change))
    assert any(word in said for word in words.split("|")), said


def test_a_skipped_player() -> None:
    """The passes of a player left out, the next one chooses."""
    game = game_with("rapid-attack", "Passed")
    assert "who" in objection(tampered(game, "Passed", lambda event: None))


@pytest.mark.parametrize("ruleset", ["rapid-attack", "intercept-orbit"])
def test_somebody_else_is_asked(ruleset: str) -> None:
    game = game_with(ruleset, "Activated")
    step = next(number for number, step in enumerate(game.steps) if step.asked[0]["kind"] == "activate")
    asked = tuple({**request, "player": (request["player"] + 1) % 2} for request in game.steps[step].asked)
    steps = (*game.steps[:step], replace(game.steps[step], asked=asked), *game.steps[step + 1 :])
    assert "who decides what" in objection(replace(game, steps=steps))


def test_the_words_say_game_event_chapter_book_and_referee() -> None:
    game = game_with("rapid-attack", "RoundEnded")
    said = objection(tampered(game, "RoundEnded", with_more("clock")))
    assert said.startswith(f"{game.name}, event ")
    assert said.endswith("Doomsday: the clock. By the book: 10. The referee: 11.")


def test_an_event_that_it_has_not_heard_of() -> None:
    game = game_with("football", "TurnEnded")
    renamed = tampered(game, "TurnEnded", lambda event: {**event, "type": "football.Rained"})
    assert "has not heard of Rained" in objection(renamed)
