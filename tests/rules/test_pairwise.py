"""Random games in which every pair of options comes together: sizes, players, switches, fields; both tables.

No offered option is refused, every question has a default that is taken, and the log plays back to the same state.
"""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest

from rules import RULESETS, Answer, Event, FairDice, Illegal, Request, State, decide, default, replay, requests
from rules.codec import decode_events, encode
from tests.long import LONG

GAMES = [(ruleset, table) for ruleset in sorted(RULESETS) for table in RULESETS[ruleset].tables]
STEPS = 45
TRIED = 0.1
"""The share of states at which every option is tried."""

Choice = dict[str, Any]


def factors(ruleset: str, table: str) -> dict[str, list[Any]]:
    """What a game may vary, by name: size and players, each option, the ends of each option of a field."""
    game = RULESETS[ruleset]
    sizes = [(row["id"], number) for row in game.listed_sizes() for number in players_of(ruleset, row)]
    fields = {name: ends(values) for name, values in game.fields.items()} if table == "map" else {}
    return {"size": sizes, **{name: list(values) for name, values in game.options.items()}, **fields}


def players_of(ruleset: str, row: Any) -> list[int]:
    """The numbers of players of a listed size; a custom one takes any."""
    least, most = RULESETS[ruleset].seats
    return [row["players"]] if "players" in row else list(range(least, most + 1))


def ends(values: Any) -> list[Any]:
    """Names as they are; of numbers the least, the middle and the most."""
    if not all(type(value) is int for value in values):
        return list(values)
    return [values[0], values[len(values) // 2], values[-1]]


def pairwise(varied: dict[str, list[Any]], luck: random.Random) -> list[Choice]:
    """Games in which every two values of two factors meet, chosen greedily."""
    names = list(varied)
    open_pairs = {
        (a, i, b, j)
        for a, b in combinations(names, 2)
        for i, j in product(range(len(varied[a])), range(len(varied[b])))
    }
    found = []
    while open_pairs:
        a, i, b, j = min(open_pairs)
        tries = [{name: luck.randrange(len(varied[name])) for name in names} | {a: i, b: j} for _ in range(30)]
        best = max(tries, key=lambda one: len(met(one, names) & open_pairs))
        open_pairs -= met(best, names)
        found.append({name: varied[name][place] for name, place in best.items()})
    return found


def met(one: dict[str, int], names: list[str]) -> set[tuple[str, int, str, int]]:
    return {(a, one[a], b, one[b]) for a, b in combinations(names, 2)}


def begin(ruleset: str, table: str, chosen: Choice, number: int) -> tuple[list[Event], FairDice]:
    game, dice = RULESETS[ruleset], FairDice(f"pairwise {number}".encode())
    size, players = chosen["size"]
    options = {name: value for name, value in chosen.items() if name != "size"}
    try:
        ready = game.prepare(size, table, options, f"seed {number % 4}")
    except Illegal as error:  # a short ruler has smaller fields
        if error.code != "field-size":
            raise
        across = max(error.facts["least"], min(options["across"], error.facts["most"]))
        ready = game.prepare(size, table, {**options, "across": across}, f"seed {number % 4}")
    sides = [(f"Player {seat}", game.generate(size, players, dice)) for seat in range(players)]
    return list(game.new_game(sides, size, table, ready, dice).events), dice


def check_state(state: State, luck: random.Random) -> None:
    """Every question has a default that is taken; now and then every option is tried."""
    for request in requests(state):
        answer(state, request, default(state, request), FairDice(b"default"))
        if luck.random() < TRIED:
            for option in request.options:
                answer(state, request, option.choice, FairDice(b"tried"))


def answer(state: State, request: Request, choice: object, dice: FairDice) -> tuple[Event, ...]:
    events = decide(state, Answer(request.player, request.id, choice), dice).events
    assert events, (request.kind, choice)
    return events


@pytest.mark.long(after=1)
@pytest.mark.parametrize(("ruleset", "table"), GAMES)
def test_every_pair_of_options_is_played(ruleset: str, table: str) -> None:
    luck = random.Random(f"{ruleset} {table}")
    games = pairwise(factors(ruleset, table), luck)
    for number, chosen in enumerate(games if LONG else luck.sample(games, 1)):
        log, dice = begin(ruleset, table, chosen, number)
        state = replay(log)
        for _ in range(STEPS):
            if state.outcome is not None:
                break
            check_state(state, luck)
            request = luck.choice(requests(state))
            events = answer(state, request, luck.choice(request.options).choice, dice)
            log += events
            state = replay(events, state)
        assert replay(decode_events(encode(log))) == state, chosen
