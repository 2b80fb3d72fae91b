"""Looking ahead: equal choices whatever is secret, within its time, and only as good as its appraisal."""

from __future__ import annotations

import random
import time

import pytest
from msgspec import json, structs

from rules import RULESETS, Appraisal, Choice, FairDice, Reason, State, choose, default, requests, ruleset_of
from tests.long import first
from think import choose as think_of
from think.futures import OwnDice, answered, chances, future
from think.levels import LEVELS, Level
from think.match import begun, play_pair
from think.search import compare
from think.standings import Result, elo, rated

QUICK = Level("quick", rollouts=4, candidates=3)


def played(ruleset: str, answers: int, seed: str = "search") -> State:
    """A game between policies on a map, after so many answers."""
    state, dice = begun(ruleset, "map", seed), FairDice(seed.encode())
    for _ in range(answers):
        request = requests(state)[0]
        chosen = choose(state, request)
        assert chosen is not None
        state = answered(state, request, chosen.choice, dice)
    return state


def weighed(ruleset: str, seed: str = "search") -> State:
    """A state in which a question is open at which a bot looks ahead."""
    state, dice = played(ruleset, 60, seed), FairDice(b"on")
    while True:
        request = requests(state)[0]
        policy = ruleset_of(state).policy
        assert policy is not None
        if policy.looks_ahead(request) and len(policy.others(state, request)) > 1:
            return state
        state = answered(state, request, default(state, request), dice)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(LEVELS, "quick", QUICK)  # type: ignore[arg-type]
    return "quick"


@pytest.mark.long(after=1)
@pytest.mark.parametrize("ruleset", ["rapid-attack", "football", "intercept-orbit"])
def test_games_that_differ_only_in_secrets_get_equal_choices(ruleset: str, quick: str) -> None:
    """The other side's standing orders are sealed: the opponent thinks the same with and without them."""
    state = weighed(ruleset)
    player, game = requests(state)[0].player, RULESETS[ruleset]
    assert game.orders is not None
    assert game.secrets is not None
    field, values = next((name, values) for name, values in game.orders.fields.items() if values)
    ordered = structs.replace(
        state, orders=game.orders.change(state, 1 - player, {field: values[0]}, OwnDice(1)).state.orders
    )
    assert ordered != state
    thoughts = [
        think_of(ruleset, game.secrets.view(one, player), player, quick, seed=5, limit=60.0) for one in (state, ordered)
    ]
    assert thoughts[0] == thoughts[1]
    assert len(thoughts[0].candidates) > 1


def test_equal_seeds_think_equally_and_as_json(quick: str) -> None:
    state = weighed("rapid-attack")
    player = requests(state)[0].player
    one, again = (think_of("rapid-attack", state, player, quick, seed=3, limit=60.0) for _ in range(2))
    assert one == again
    assert json.decode(json.encode(one), type=type(one)).candidates[0].chance == one.candidates[0].chance


@pytest.mark.long(after=1)
@pytest.mark.parametrize("ruleset", ["rapid-attack", "football", "intercept-orbit"])
def test_it_stops_when_its_time_is_up(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a future too."""
    monkeypatch.setitem(LEVELS, "deep", Level("deep", rollouts=10_000, candidates=3))  # type: ignore[arg-type]
    state, limit = weighed(ruleset), 0.6
    begun_at = time.process_time()
    thought = think_of(ruleset, state, requests(state)[0].player, "deep", seed=1, limit=limit)
    assert 0.5 * limit < time.process_time() - begun_at < 2 * limit, "a machine that does other things adds a little"
    assert thought.answer is not None, "nothing may have been compared by then: it is the policy's own"


def test_a_choice_that_loses_the_game_is_not_taken() -> None:
    """Of two choices, one of which is refused, the policy's own stays."""
    state = weighed("football")
    request = requests(state)[0]
    own = choose(state, request)
    assert own is not None
    tried = compare(state, request, own, QUICK, random.Random(1), time.process_time() + 60)
    assert tried[0].found
    wrong = Choice("nonsense", Reason("nonsense"))
    assert compare(state, request, wrong, QUICK, random.Random(1), time.process_time() + 60)[0].choice is not wrong


@pytest.mark.long(after=3)
@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_chances_add_up_and_a_future_ends_with_the_round(ruleset: str) -> None:
    state = played(ruleset, 80)
    assert sum(chances(state)) == pytest.approx(1)
    rounds = ruleset_of(state).round_of
    after = future(state, rounds(state), OwnDice(2))
    assert rounds(after) == rounds(state) + 1 or after.outcome is not None


def test_candidates_come_with_chances_errors_and_terms(quick: str) -> None:
    state = weighed("rapid-attack")
    thought = think_of("rapid-attack", state, requests(state)[0].player, quick, seed=3, limit=60.0)
    first, *others = thought.candidates
    assert first.answer == thought.answer
    assert first.terms == ()
    assert all(0 <= one.chance <= 1 and one.error >= 0 for one in thought.candidates)
    known = {f"{side}-{name}" for side in ("own", "their") for name in _appraisal("rapid-attack").weights}
    assert {term.name for one in others for term in one.terms} <= known


def _appraisal(ruleset: str) -> Appraisal[State]:
    appraisal = RULESETS[ruleset].appraisal
    assert appraisal is not None
    return appraisal


# -- strength -----------------------------------------------------------------------------------------------------


def test_elo_is_what_shares_of_wins_mean() -> None:
    results = [Result("a", "b", 0.75)] * 400
    assert elo(results, "b")["a"] == pytest.approx(191, abs=3)
    top, *_ = rated([*results, *[Result("b", "c", 0.5)] * 40], "b", random.Random(1))
    assert top.player == "a"
    assert top.low <= top.elo <= top.high


@pytest.mark.long
@pytest.mark.parametrize("ruleset", first(RULESETS))
def test_the_policy_beats_chance(ruleset: str) -> None:
    pairs = [play_pair(ruleset, "map", ("veteran", "random"), f"chance {number}") for number in range(2)]
    assert sum(first.share + 1 - second.share for first, second in pairs) >= 3


@pytest.mark.long
def test_seats_exchanged_play_the_same_game_with_other_names() -> None:
    """The same field, forces and dice: two equal players share the pair."""
    first, second = play_pair("football", "map", ("veteran", "veteran"), "same")
    assert first.share == second.share
    assert first.answers == second.answers
