"""Missions: their terms, their words in every language, and each of them begun."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from rules import RULESETS, Answer, FairDice, State, decide, requests, ruleset_of
from rules import choose as policy_choice
from table.missions import (
    MISSIONS,
    PLACES,
    UNITS,
    Mission,
    Terms,
    held,
    kept,
    mission_after,
    mission_named,
    rounds_held,
)
from tests.long import LONG
from text import LOCALES
from text.fluent.catalogue import has, say
from think.choose import choose
from think.levels import LEVELS
from think.match import NEWCOMER, begun, play

EVERY = [mission for each in MISSIONS.values() for mission in each]


@cache
def ended() -> State:
    """A game that the policy has played out against itself."""
    state, dice = begun("rapid-attack", "map", "a mission", "demo"), FairDice(b"a mission")
    while asked := requests(state):
        choice = policy_choice(state, asked[0])
        assert choice is not None
        state = decide(state, Answer(asked[0].player, asked[0].id, choice.choice), dice).state
    return state


@pytest.mark.parametrize("player", [0, 1])
def test_each_term_holds_up_to_what_was_reached(player: int) -> None:
    state = ended()
    assert state.outcome is not None
    own, other = state.players[player].score, state.players[1 - player].score
    units, places = held(state, player, UNITS), held(state, player, PLACES)
    assert kept(Terms(won=True), player, state) == (state.outcome.winners == (player,))
    reached = {"lead": own - other, "units": units, "places": places}
    for term, number in reached.items():
        assert kept(Terms(won=False, **{term: number}), player, state)
        assert not kept(Terms(won=False, **{term: number + 1}), player, state)
    assert kept(Terms(won=False, let_in=other), player, state)
    assert not kept(Terms(won=False, let_in=other - 1), player, state)


@pytest.mark.parametrize("mission", EVERY, ids=lambda mission: mission.name)
def test_a_mission_is_a_game_with_words_a_bot_and_a_next_one(mission: Mission) -> None:
    rules = RULESETS[mission.ruleset]
    rules.check(mission.size, "map", {})
    assert mission_named(mission.name) == mission
    assert mission.level in LEVELS
    assert not mission.style or (rules.policy is not None and mission.style in rules.policy.styles)
    for locale in LOCALES:
        assert all(has(locale, f"mission-{mission.name}{part}") for part in ("", "-story", "-terms"))
        assert say(locale, f"mission-{mission.name}-story").count("\n") == 3, "a story has four lines"


def test_each_family_has_six_that_follow_one_another_up_to_the_ace() -> None:
    for each in MISSIONS.values():
        assert [mission_after(mission) for mission in each] == [*each[1:], None]
        assert len(each) == 6
        assert each[-1].level == "ace"


SHAKEDOWNS = 30 if LONG else 6


@pytest.mark.long
def test_the_first_game_in_orbit_is_even_and_a_newcomer_may_win_it() -> None:
    mission = MISSIONS["intercept-orbit"][0]
    games = [_begun(mission, f"shakedown {number}") for number in range(SHAKEDOWNS)]
    for state in games:
        assert len({player.score for player in state.players}) == len({player.ppa for player in state.players}) == 1
        assert not any(asset.kind == "company" for asset in state.assets), "who has none boards nobody"
        assert requests(state)[0].kind != "tie", "who goes first is rolled, and nobody is asked"
    bot = f"{mission.level}:{mission.style}"
    won = sum(play(state, (NEWCOMER, bot), f"shakedown {number}").share for number, state in enumerate(games))
    assert not LONG or 0.2 <= won / SHAKEDOWNS <= 0.95


def _begun(mission: Mission, seed: str) -> Any:
    rules, dice = RULESETS[mission.ruleset], FairDice(seed.encode())
    own = (force or rules.generate(mission.size, 2, dice) for force in mission.forces)
    options = rules.prepare(mission.size, "map", {}, seed)
    return rules.new_game([*zip(("Ana", "Bot"), own, strict=True)], mission.size, "map", options, dice).state


TRIES, THOUGHTS = 24, (0.06, 0.02)
"""Games until an ace must have done a mission, and the seconds that it and its opponent may think about a decision.

An ace wins a third of its football games against one that thinks as long."""


@pytest.mark.skipif(not LONG, reason="minutes of thought: LONG=1")
@pytest.mark.parametrize("mission", EVERY, ids=lambda mission: mission.name)
def test_the_ace_does_every_mission(mission: Mission) -> None:
    assert any(_done(mission, f"{mission.name} {attempt}") for attempt in range(TRIES)), mission.terms


def _done(mission: Mission, seed: str) -> bool:
    """Whether an ace in the person's seat fulfils the mission in one game."""
    dice, chance = FairDice(seed.encode(), _begun(mission, seed).drawn), random.Random(seed)
    states: list[State] = [_begun(mission, seed)]
    seats = (("ace", ""), (mission.level, mission.style))
    while asked := requests(states[-1]):
        player, secrets = asked[0].player, ruleset_of(states[-1]).secrets
        seen = states[-1] if secrets is None else secrets.view(states[-1], player)
        (level, style), number = seats[player], chance.getrandbits(32)
        answer = choose(mission.ruleset, seen, player, level, number, THOUGHTS[player], style).answer
        states.append(decide(states[-1], Answer(player, asked[0].id, answer), dice).state)
    return kept(mission.terms, 0, states[-1], rounds_held(0, states))
