"""The policies of all games: always a legal choice, with a reason, and none about what only people see."""

from __future__ import annotations

import random

import pytest

from rules import RULESETS, Answer, FairDice, choose, decide, default, requests, ruleset_of
from think.match import begun

FACTS = {
    "rapid-attack": {"station", "range", "cover", "hazard"},
    "football": {"reach", "line", "range"},
    "intercept-orbit": {"cover", "path", "range", "screen"},
}
"""By family: what players measure where the table has no map."""


@pytest.mark.long(after=1)
@pytest.mark.parametrize("table", ["declared", "map"])
@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_every_choice_of_a_policy_is_taken(ruleset: str, table: str) -> None:
    """The policy in one seat, chance in the other; what the policy leaves to people is drawn by lot."""
    state, dice, luck = begun(ruleset, table, f"policy {ruleset}"), FairDice(b"policy"), random.Random(1)
    left = set()
    while requests(state):
        request = requests(state)[0]
        chosen = None if request.player else choose(ruleset_of(state).secrets.view(state, 0), request)
        if chosen is not None:
            assert chosen.reason.code
            choice = chosen.choice
        else:
            left |= set() if request.player else {request.kind}
            choice = luck.choice(request.options).choice if request.options else default(state, request)
        state = decide(state, Answer(request.player, request.id, choice), dice).state
    assert left <= (FACTS[state.family] if table == "declared" else set())


@pytest.mark.long(after=2)
@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_it_is_a_pure_function_of_what_is_seen(ruleset: str) -> None:
    state, dice = begun(ruleset, "map", "pure"), FairDice(b"pure")
    for _ in range(60):
        request = requests(state)[0]
        assert choose(state, request) == choose(state, request)
        chosen = choose(state, request)
        assert chosen is not None
        state = decide(state, Answer(request.player, request.id, chosen.choice), dice).state
