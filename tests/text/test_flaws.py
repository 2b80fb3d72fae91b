"""Whole games of every ruleset and all errors, as they are shown, have no flaw of ``flaws``; nor has any sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from rules import RULESETS, Answer, FairDice, RulesError, State, decide, evolve, requests
from tests.text.flaws import flaws
from tests.text.talk import IDLE
from text import LOCALES, error_line, narrator
from text.fluent.catalogue import language, say, variables

SIZES: dict[str, Any] = {
    "rapid-attack": "skirmish",
    "mez": "skirmish",
    "unofficial": "skirmish",
    "football": "friendly",
    "intercept-orbit": {"id": "custom", "frames": [2, 3], "stations": 1, "clock": 3},
}
EVENTS_MAX = {"declared": 260, "map": 70}
STILL = (*IDLE, "straight", "clear")
NAMES = """
    asset frame unit under target company host who name names owner speaker player people by was system die item
    on place ruleset before holder winners tied
"""
"""Variables that are the name of something, or what a list of names is."""
NEVER_ONE = "most least length seats days field_least field_most percent clock total full systems far"
"""Numbers that are never 1, or not the number of what follows them."""
ALWAYS_MANY = """
    clock-absent clock-last-chance company-figures company-totals-endurance drill-days error-defense-systems
    error-hva-course error-one-asset error-one-frame error-share-too-big error-too-many-assets error-too-many-dice
    error-too-many-frames error-too-many-systems error-dice-impossible football-moved
    football-option-move lobby-field rapid-attack-option-place-all rapid-attack-option-place-in-turn rule-demo
    rule-deployment rule-frames rule-perimeter rule-size-row rule-terrain
"""
"""Sentences that are only said of several."""


WRONG = ("", "banana", "Z9", "99", "none,none", "through:Z9")
"""Answers that no question has."""


def game(ruleset: str, table: str, seed: int = 1) -> Iterator[tuple[Any, State, bool]]:
    """A random game: every event with the state after it, and whether somebody must decide now."""
    rules, chance, dice = RULESETS[ruleset], random.Random(seed), FairDice(bytes([seed]))
    people = ("Ana", "Émile")
    seats = [(name, rules.generate(SIZES[ruleset], len(people), dice)) for name in people]
    options = rules.prepare(SIZES[ruleset], table, {}, "flaws") if table == "map" else {}
    events = rules.new_game(seats, SIZES[ruleset], table, options, dice).events
    state: Any = None
    told = 0
    while told < EVENTS_MAX[table]:
        for event in events:
            state, told = evolve(state, event), told + 1
            yield event, state, event is events[-1]
        if not (asked := requests(state)):
            return
        weights = [0.1 if option.choice in STILL else 1 for option in asked[0].options]
        (choice,) = chance.choices(asked[0].options, weights)
        events = decide(state, Answer(asked[0].player, asked[0].id, choice.choice), dice).events


def _labels(value: object) -> Iterator[str]:
    """The words among the labels, not their numbers."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | tuple):
        items = value.values() if isinstance(value, Mapping) else value
        yield from (label for item in items for label in _labels(item))


def shown(locale: str, event: Any, state: State, asked: bool) -> Iterator[str]:
    """All that a game shows after an event."""
    yield narrator(state).event_line(locale, event, state) or ""
    if state.outcome is not None:
        yield narrator(state).outcome_line(locale, state)
    if not asked:
        return
    yield narrator(state).state_text(locale, state)
    yield narrator(state).alt_text(locale, state)
    yield from _labels(narrator(state).board_labels(locale, state))
    for request in requests(state):
        yield narrator(state).question(locale, request, state)
        yield narrator(state).waiting_line(locale, request, state)
        for option in request.options:
            yield narrator(state).option_label(locale, option, state)
            yield narrator(state).option_detail(locale, request, option, state) or ""
        for choice in WRONG:
            try:
                decide(state, Answer(request.player, request.id, choice), FairDice(b""))
            except RulesError as error:
                yield error_line(locale, error.code, error.facts)


@pytest.mark.long(after=1)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("ruleset", "table"),
    [*((name, "declared") for name in SIZES), *((name, "map") for name in ("mez", "football", "intercept-orbit"))],
)
def test_a_whole_game_is_shown_without_a_flaw(locale: str, ruleset: str, table: str) -> None:
    found = {
        flaw
        for event, state, asked in game(ruleset, table)
        for text in shown(locale, event, state, asked)
        for flaw in flaws(locale, text)
    }
    assert sorted(found) == []


def _arguments(locale: str, key: str, number: int) -> dict[str, str | float]:
    known = {**dict.fromkeys(NAMES.split(), "Égide"), **dict.fromkeys(NEVER_ONE.split(), 5)}
    return {name: known.get(name, number) for name in variables(locale, key)}


@pytest.mark.long(after=2)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", [0, 1, 2, 21])
def test_no_sentence_has_a_flaw(locale: str, number: int) -> None:
    """Whatever number its variables have."""
    found = {}
    for key in sorted(language(locale).keys):
        if key not in ALWAYS_MANY.split() and (
            bad := list(flaws(locale, say(locale, key, **_arguments(locale, key, number))))
        ):
            found[key] = bad
    assert found == {}


def test_every_name_is_elided() -> None:
    found = {}
    for key in sorted(language("fr").keys):
        for name in ("Égide", "**Ana**"):
            numbers = dict.fromkeys(("value", "distance", "dice", "bricks"), 5)
            said = say("fr", key, **(dict.fromkeys(variables("fr", key), name) | numbers))
            if bad := [flaw for flaw in flaws("fr", said) if "elision" in flaw]:
                found[key] = bad
    assert found == {}


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "1 units"),
        ("en", "(1 dice)"),
        ("en", "2 unit."),
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
