"""The ladder can tell: an appraisal that wants what the right one shuns loses to it.

At declared tables, where a game takes seconds; not in Rapid Attack, where one takes half a minute and so few futures of
so few choices tell too little (half of four games).
"""

from __future__ import annotations

import random
from itertools import product

import pytest
from msgspec import structs

from rules import RULESETS, Answer, FairDice, decide, requests
from think import choose
from think.levels import LEVELS, Level
from think.match import begun


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "pairs"), [("football", 4), ("intercept-orbit", 4)])
def test_an_appraisal_with_its_terms_turned_loses(ruleset: str, pairs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "quick", Level("quick", rollouts=4, candidates=3))  # type: ignore[arg-type]
    right = RULESETS[ruleset].appraisal
    assert right is not None
    wrong = structs.replace(right, weights={name: -2 * max(0.1, weight) for name, weight in right.weights.items()})
    won = 0.0
    for number, seat in product(range(pairs), (0, 1)):
        won += _share(ruleset, (right, wrong), seat, f"turned {number}", monkeypatch)
        if won > pairs * 1.2:  # it has won its share, whatever the other games bring
            return
    raise AssertionError(f"{won} of {2 * pairs}")


def _share(
    ruleset: str, appraisals: tuple[object, object], seat: int, seed: str, monkeypatch: pytest.MonkeyPatch
) -> float:
    """The share of the right appraisal in that seat."""
    state, dice, luck = begun(ruleset, "declared", seed), FairDice(seed.encode()), random.Random(seed)
    while asked := requests(state):
        request = asked[0]
        monkeypatch.setattr(RULESETS[ruleset], "appraisal", appraisals[request.player != seat])
        thought = choose(ruleset, state, request.player, "quick", luck.getrandbits(32), 5.0)
        answer = luck.choice(request.options).choice if thought.asks else thought.answer
        state = decide(state, Answer(request.player, request.id, answer), dice).state
    assert state.outcome is not None
    winners = state.outcome.winners
    return (seat in winners) / len(winners)
