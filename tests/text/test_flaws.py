"""Whole games of every ruleset and all errors, as they are shown, have no flaw of ``flaws``; nor has any sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rules import RULESETS, Answer, FairDice, State, decide, evolve, requests
from tests.text.flaws import flaws
from tests.text.talk import IDLE, PEOPLE
from text import (
    LOCALES,
    alt_text,
    board_labels,
    error_line,
    event_line,
    odds_line,
    option_detail,
    option_label,
    outcome_line,
    question,
    state_text,
    waiting_line,
)
from text.fluent.catalogue import language, say, variables

SIZES: dict[str, Any] = {
    "rapid-attack": "skirmish",
    "mez": "skirmish",
    "unofficial": "skirmish",
    "football": "friendly",
    "intercept-orbit": {"id": "custom", "frames": [2, 3], "stations": 1, "clock": 3},
}
EVENTS_MAX = 260
STILL = (*IDLE, "straight", "clear")
NEVER_ONE = frozenset("most least length seats given days field_least field_most percent tied clock names".split())
"""Variables that are never 1, or not the number of what follows them."""


def game(ruleset: str, seed: int) -> Iterator[tuple[Any, State, bool]]:
    """A random game at a declared table: every event with the state after it, and whether somebody must decide now."""
    rules, chance, dice = RULESETS[ruleset], random.Random(seed), FairDice(bytes([seed]))
    people = ("Ana", "Émile")
    seats = [(name, rules.generate(SIZES[ruleset], len(people), dice)) for name in people]
    events = rules.new_game(seats, SIZES[ruleset], "declared", {}, dice).events
    state: Any = None
    told = 0
    while told < EVENTS_MAX:
        for event in events:
            state, told = evolve(state, event), told + 1
            yield event, state, event is events[-1]
        if not (asked := requests(state)):
            return
        weights = [0.1 if option.choice in STILL else 1 for option in asked[0].options]
        (choice,) = chance.choices(asked[0].options, weights)
        events = decide(state, Answer(asked[0].player, asked[0].id, choice.choice), dice).events


def shown(locale: str, event: Any, state: State, asked: bool) -> Iterator[str]:
    """All that a game shows after an event."""
    yield event_line(locale, event, state) or ""
    if state.outcome is not None:
        yield outcome_line(locale, state)
    if not asked:
        return
    yield state_text(locale, state)
    yield alt_text(locale, state)
    yield from map(str, board_labels(locale, state).values())
    for request in requests(state):
        yield question(locale, request, state)
        yield waiting_line(locale, request, state)
        for option in request.options:
            yield option_label(locale, option, state)
            yield option_detail(locale, request, option, state) or ""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("ruleset", SIZES)
def test_a_whole_game_is_shown_without_a_flaw(locale: str, ruleset: str) -> None:
    found = {
        flaw
        for seed in (1, 2)
        for event, state, asked in game(ruleset, seed)
        for text in shown(locale, event, state, asked)
        for flaw in flaws(locale, text)
    }
    assert sorted(found) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", [0, 1, 2, 21])
def test_no_sentence_has_a_flaw(locale: str, number: int) -> None:
    """Whatever number its variables have."""
    found = {}
    for key in sorted(language(locale).keys):
        args = {name: 5 if name in NEVER_ONE else number for name in variables(locale, key)}
        if bad := list(flaws(locale, say(locale, key, **args))):
            found[key] = bad
    assert found == {}


def test_every_name_is_elided() -> None:
    found = {}
    for key in sorted(language("fr").keys):
        for name in ("Égide", "**Ana**"):
            said = say("fr", key, **dict.fromkeys(variables("fr", key), name))
            if bad := [flaw for flaw in flaws("fr", said) if "elision" in flaw]:
                found[key] = bad
    assert found == {}


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "1 units"),
        ("en", "(1 dice)"),
        ("en", "2 hit."),
        ("fr", "1 dés"),
        ("fr", "2 unité"),
        ("fr", "faute de Egret"),
        ("fr", "que **Ana** joue"),
        ("fr", "Fini !"),
        ("en", "Done.."),
        ("en", "two  spaces"),
        ("en", 'a "word"'),
        ("en", "a {brace}"),
        ("en", "see error-unknown"),
    ],
)
def test_a_flaw_is_found(locale: str, text: str) -> None:
    assert list(flaws(locale, text))


@pytest.mark.parametrize(("locale", "text"), [("en", "1 unit, 2 dice, 11 units…"), ("fr", "1 dé, d’Ana, 0 unité")])
def test_nothing_is_found_where_nothing_is(locale: str, text: str) -> None:
    assert list(flaws(locale, text)) == []
