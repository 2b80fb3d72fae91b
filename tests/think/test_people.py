"""Levels and styles as people: what they overlook, what they fancy, and that both play by the rules."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from rules import RULESETS, Choice, FairDice, Reason, State, choose, requests, ruleset_of
from rules.contract.capabilities import BEGINNER, Worth
from tests.long import first
from think.futures import answered
from think.levels import LEVELS
from think.match import begun, play
from think.people import _taken, as_person


def played(ruleset: str, table: str, seed: str, answers: int) -> list[State]:
    """The states of a game between policies, one a decision."""
    state, dice, found = begun(ruleset, table, seed), FairDice(seed.encode()), list[State]()
    luck = random.Random(seed)
    while len(found) < answers and (asked := requests(state)):
        found.append(state)
        own = choose(state, asked[0])
        choice = luck.choice(asked[0].options).choice if own is None else own.choice
        state = answered(state, asked[0], choice, dice)
    return found


@pytest.mark.long(after=2)
@pytest.mark.parametrize("ruleset", first(["rapid-attack", "football", "intercept-orbit", "mez", "unofficial"], 3))
@pytest.mark.parametrize("table", ["map", "declared"])
def test_without_tastes_the_policys_own_choice_is_worth_most(ruleset: str, table: str) -> None:
    weighed = 0
    for state in played(ruleset, table, "worth", 120):
        policy, request = ruleset_of(state).policy, requests(state)[0]
        assert policy is not None
        own, worths = policy.choose(state, request), policy.weighs(state, request)
        if own is not None and worths:
            most = max(one.to({}) for one in worths)
            assert own.choice in [one.choice.choice for one in worths if one.to({}) > most - 1e-9]
            weighed += 1
    assert weighed > 10


def test_a_whim_counts_only_for_who_has_it() -> None:
    worth = Worth(Choice("a", Reason("a")), {"harm": 2.0}, {"near": -3.0})
    assert (worth.to({}), worth.to({"near": 1.0}), worth.to({"harm": 0.5})) == (2.0, -1.0, 1.0)


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_every_ruleset_has_a_beginner_and_three_styles_or_more(ruleset: str) -> None:
    policy = RULESETS[ruleset].policy
    assert policy is not None
    assert BEGINNER in policy.manners
    assert len(policy.styles) >= 3


def test_a_beginner_does_not_pass_nor_go_for_stations_as_often() -> None:
    """The same questions, answered by a veteran and by a recruit."""
    taken: dict[str, Counter[str]] = {"veteran": Counter(), "recruit": Counter()}
    for state in played("rapid-attack", "map", "blind", 200):
        request = requests(state)[0]
        own = choose(state, request)
        if own is not None and request.kind in ("activate", "where") and state.round > 0:
            for level, count in taken.items():
                overlooks = random.Random(1)
                count[as_person(state, request, own, LEVELS[level], "", overlooks).reason.code] += 1
    assert taken["veteran"]["pass"] > 2 * taken["recruit"]["pass"]


def test_nobody_takes_what_is_worth_less_than_the_mean() -> None:
    """However much of a beginner, and though it slips at each decision."""
    worths = [
        Worth(Choice(name, Reason(name)), {"worth": worth})
        for name, worth in zip("abcd", (4, 3, 0.1, -12), strict=True)
    ]
    taken = {_taken(worths, {}, math.inf, random.Random(number)).choice for number in range(60)}
    assert taken == {"a", "b", "c"}
    assert _taken(worths, {}, 0.0, random.Random(1)).choice == "a"


@pytest.mark.long
def test_a_style_sets_up_in_its_own_way_each_time() -> None:
    """Of twelve games on the same field with the same dice no two begin alike."""
    set_ups = set()
    for number in range(12):
        state, dice, luck = begun("rapid-attack", "map", "opening"), FairDice(b"opening"), random.Random(number)
        while state.round == 0:
            request = requests(state)[0]
            own = choose(state, request)
            assert own is not None
            choice = as_person(state, request, own, LEVELS["veteran"], "raider", luck)
            state = answered(state, request, choice.choice, dice)
        set_ups.add(tuple(frame.at for frame in state.frames))
    assert len(set_ups) > 9


def test_styles_are_told_apart_by_where_they_set_up_and_what_they_take() -> None:
    """A keeper stands farther from the enemy than a raider, who heads for stations more often."""
    policy = RULESETS["rapid-attack"].policy
    assert policy is not None
    worths = [
        policy.weighs(state, request)
        for state in played("rapid-attack", "map", "styles", 160)
        for request in requests(state)[:1]
        if request.kind == "where"
    ]
    stations = Counter[str]()
    for found in filter(None, worths):
        for style in ("raider", "gunline"):
            best = max(found, key=lambda one: one.to(policy.manners[style]))
            stations[style] += "station" in best.parts
    assert stations["raider"] >= stations["gunline"]
    near, far = (
        Worth(Choice("n", Reason("n")), {}, {"forward": -4.0}),
        Worth(Choice("f", Reason("f")), {}, {"forward": -9.0}),
    )
    assert near.to(policy.manners["raider"]) > far.to(policy.manners["raider"])
    assert near.to(policy.manners["keeper"]) < far.to(policy.manners["keeper"])


@pytest.mark.long
@pytest.mark.parametrize("ruleset", first(["football", "rapid-attack", "intercept-orbit"]))
def test_nothing_that_a_person_says_is_refused(ruleset: str) -> None:
    policy = RULESETS[ruleset].policy
    assert policy is not None
    for style in policy.styles:
        game = play(begun(ruleset, "map", f"said {style}"), (f"recruit:{style}", f"pilot:{style}"), style)
        assert game.refused == 0


@pytest.mark.parametrize("ruleset", list(RULESETS))
@pytest.mark.parametrize("table", ["map", "declared"])
def test_a_recruit_is_more_of_a_beginner_than_a_pilot_everywhere(ruleset: str, table: str) -> None:
    place = (ruleset, table)
    assert LEVELS["recruit"].beginner[place] > LEVELS["pilot"].beginner[place] > 0
    assert not LEVELS["veteran"].beginner
