"""A hint compares: every question with several answers has others that it is weighed against."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import structs

from cogs.views.game.hint import shown_of
from cogs.views.looks_ahead import way_of
from rules import RULESETS, FairDice, Request, State, choose, default, requests, ruleset_of
from rules.core.choices import is_worse
from tests.long import first
from tests.random_games import states
from think import ADVISER, LEVELS
from think import choose as think_of
from think.futures import answered
from think.match import begun
from think.search import compare

pytestmark = pytest.mark.long


def asked_in(ruleset: str, table: str) -> list[tuple[State, Request]]:
    """The questions of a game in which choices are made well or by lot."""
    state, luck, dice, found = begun(ruleset, table, "advice"), random.Random(1), FairDice(b"advice"), []
    while asked := requests(state):
        request, own = asked[0], choose(state, asked[0])
        found.append((state, request))
        lot = own is not None and request.options and luck.random() < 0.2
        choice = luck.choice(request.options).choice if lot else own.choice if own else default(state, request)
        state = answered(state, request, choice, dice)
    return found


@pytest.mark.parametrize("table", first(["map", "declared"], 2))
@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_every_choice_has_others_to_compare_it_with(ruleset: str, table: str) -> None:
    for state, request in asked_in(ruleset, table):
        own, policy = choose(state, request), ruleset_of(state).policy
        if own is None or len(policy.blind(state, request)) < 2 or own.reason.code in ("nobody-attacks", "only-range"):
            continue
        others = [one.choice for one in policy.others(state, request)]
        if request.kind == "defend":  # a die that another one beats is none
            left = {item.choice for item in request.options if not is_worse(request, item)} - {own.choice}
            assert set(others) == left
            continue
        if request.kind == "target" and own.choice == "none":  # no target has a chance
            continue
        assert [choice for choice in others if choice != own.choice], request
        assert len(others) == len(set(map(str, others)))


def test_the_adviser_compares_where_a_bot_takes_the_policys_choice() -> None:
    defended = (pair for pair in asked_in("rapid-attack", "map") if pair[1].kind == "defend")
    state, request = next(pair for pair in defended if sum(not is_worse(pair[1], one) for one in pair[1].options) > 1)
    own, later = choose(state, request), 1e9
    levels = (structs.replace(level, rollouts=2) for level in (LEVELS["ace"], ADVISER))
    bot, adviser = (len(compare(state, request, own, level, random.Random(1), later)) for level in levels)
    assert (bot, adviser > 1) == (1, True)
    assert len(think_of("rapid-attack", state, request.player, ADVISER.id, 1, 30.0).candidates) > 1


@pytest.mark.parametrize("ruleset", ["rapid-attack", "football"])
def test_a_hint_never_weighs_a_die_that_another_one_beats(ruleset: str) -> None:
    beaten = 0
    for state, request in asked_in(ruleset, "map"):
        worse = {one.choice for one in request.options if is_worse(request, one)}
        if request.kind == "defend" and worse:
            own, level = choose(state, request), structs.replace(ADVISER, rollouts=2)
            assert own is not None
            found = compare(state, request, own, level, random.Random(1), 1e9)
            assert not (worse - {own.choice}) & {one.choice.choice for one in found}
            beaten += len(worse)
            if beaten > 8:
                break
    assert beaten


def may_act(state: Any, player: int) -> list[str]:
    """The enemies of a player that may still have a turn in which they attack."""
    if state.family == "football":
        return [unit.id for unit in state.units if unit.owner != player and not unit.gone]
    if state.family == "rapid-attack":
        return [frame.id for frame in state.frames if frame.owner != player and frame.alive and not frame.activated]
    found = (asset for asset in state.assets if asset.alive and not asset.gone and asset.owner not in (player, -1))
    return [asset.id for asset in found if asset.ship or asset.flying]


@pytest.mark.parametrize("ruleset", ["rapid-attack", "football", "intercept-orbit"])
def test_a_die_defends_only_while_an_enemy_may_attack(ruleset: str) -> None:
    told = {True: 0, False: 0}
    for state, request in asked_in(ruleset, "map"):
        if request.kind == "defend":
            own, free = choose(state, request), request.facts["under"] is None and not may_act(state, request.player)
            assert own is not None
            assert (own.reason.code in ("nobody-attacks", "only-range")) == free
            assert own.choice == "none" or not free
            told[free] += 1
    assert min(told.values()) > 2


@pytest.mark.parametrize("number", [1, 2])
def test_a_hint_names_all_that_is_taken_together(number: int) -> None:
    """Each set of losses once, as many as there are hits, and none twice."""
    asked = (
        (state, request)
        for state in states("intercept-orbit", "map", number)
        for request in requests(state)
        if request.kind == "loss" and request.facts["several"] > 1
    )
    state, request = next(asked)
    thought = think_of("intercept-orbit", state, request.player, ADVISER.id, 1, 3.0)
    sets = [
        sorted(step.option.choice for step in way_of(state, request, one.candidate.answer))
        for one in shown_of(state, request, thought)
    ]
    assert {len(items) for items in sets} == {request.facts["several"]}
    assert len({tuple(items) for items in sets}) == len(sets)
