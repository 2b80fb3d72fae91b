"""Every question of every game, at both tables, has a default that `decide` takes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import RULESETS, Answer, Event, FairDice, Request, State, decide, default, replay, requests
from tests.long import LONG

GAMES = [(ruleset, table) for ruleset in sorted(RULESETS) for table in RULESETS[ruleset].tables]
LIVELY = ("attack", "move", "spot", "fuel", "mend", "ram", "cling", "carry")
STEPS = 400 if LONG else 150


def begin(ruleset: str, table: str, number: int) -> tuple[State, FairDice]:
    """A game of any size, with any options."""
    luck, dice = random.Random(f"{ruleset} {table} {number}"), FairDice(f"default {number}".encode())
    game = RULESETS[ruleset]
    listed = luck.choice(game.listed_sizes())
    size, players = listed["id"], listed.get("players", 2)
    options = {name: luck.choice(values) for name, values in game.options.items()}
    ready = game.prepare(size, table, options, f"seed {number % 8}")
    sides = [(f"Player {seat}", game.generate(size, players, dice)) for seat in range(players)]
    return replay(game.new_game(sides, size, table, ready, dice).events), dice


def after_default(state: State, request: Request) -> tuple[Event, ...]:
    """The events of the default answer to a question."""
    answer = Answer(request.player, request.id, default(state, request))
    return decide(state, answer, FairDice(b"default")).events


def choose(request: Request, luck: random.Random) -> Any:
    """An option at random, lively ones first."""
    lively = [item.choice for item in request.options if item.label in LIVELY]
    return luck.choice(lively) if lively and luck.random() < 0.6 else luck.choice(request.options).choice


@pytest.mark.parametrize(("ruleset", "table"), GAMES)
@pytest.mark.parametrize("number", [0, *(pytest.param(number, marks=pytest.mark.long) for number in range(1, 6))])
def test_every_question_has_a_default(ruleset: str, table: str, number: int) -> None:
    """It is asked at every state of a game, and the game goes on from it now and then."""
    state, dice = begin(ruleset, table, number)
    luck = random.Random(number)
    for _ in range(STEPS):
        if state.outcome is not None:
            break
        made = [after_default(state, request) for request in requests(state)]
        assert all(made)
        request = luck.choice(requests(state))
        answer = Answer(request.player, request.id, choose(request, luck))
        events = made[0] if luck.random() < 0.2 else decide(state, answer, dice).events
        state = replay(events, state)
