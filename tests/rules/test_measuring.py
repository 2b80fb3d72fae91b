"""Every game on a map measures between any two things and points, at any time."""

from __future__ import annotations

import pytest

from rules import RULESETS, FairDice, RulesError, replay, requests, ruleset_of

MAPPED = [name for name, game in RULESETS.items() if game.maps is not None]


@pytest.mark.long(after=3)
@pytest.mark.parametrize("ruleset", MAPPED)
def test_any_two_things_and_points_may_be_measured(ruleset: str) -> None:
    game, dice = RULESETS[ruleset], FairDice(b"measure")
    size = game.sizes[0]
    companies = [(name, game.generate(size, 2, dice)) for name in ("Ana", "Ben")]
    state = replay(game.new_game(companies, size, "map", game.prepare(size, "map", {}, "m"), dice).events)
    maps = ruleset_of(state).maps
    assert maps is not None
    while len(there := maps.positions(state)) < 2:
        request = requests(state)[0]
        state = game.decide(state, request, game.default(state, request), dice).state
    one, other = list(there)[:2]
    found, back = maps.measure(state, one.lower(), other), maps.measure(state, other, one)
    assert (found.one, found.other, found.distance) == (one, other, back.distance)
    assert maps.measure(state, "K7", "K7").distance == 0
    assert maps.measure(state, "4,4", "7,8").distance == 5
    with pytest.raises(RulesError):
        maps.measure(state, one, "ZZ99")
