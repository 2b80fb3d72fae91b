"""What every answer makes goes by itself: collections of garbage would hold everybody up."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Iterator

import pytest
from discord import ui

from cogs.views.components import Button, Row, text, view
from rules import RULESETS, Answer, FairDice, decide, requests
from table.flow import paths


@pytest.fixture(autouse=True)
def _no_collections() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_a_view_goes_with_the_message() -> None:
    made = view(text("asked"), ui.Container(text("shown")), Row(Button(label="yes", custom_id="y")))
    assert made.to_components()  # type: ignore[no-untyped-call]
    gone = weakref.finalize(made, list)
    del made
    assert not gone.alive


@pytest.mark.long(after=1)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_states_whose_ways_were_shown_go_with_the_game(ruleset: str) -> None:
    rules, dice, luck = RULESETS[ruleset], FairDice(b"garbage"), random.Random(1)
    entrants = [(name, rules.generate(rules.sizes[0], 2, dice)) for name in ("Ana", "Ben")]
    state = rules.new_game(entrants, rules.sizes[0], "declared", {}, dice).state
    before = sum(isinstance(thing, type(state)) for thing in gc.get_objects())
    for _ in range(60):
        asked = luck.choice(requests(state))
        assert paths(state, asked) or not asked.options
        choice = luck.choice(asked.options).choice if asked.options else rules.default(state, asked)
        state = decide(state, Answer(asked.player, asked.id, choice), dice).state
    assert sum(isinstance(thing, type(state)) for thing in gc.get_objects()) < before + 20
