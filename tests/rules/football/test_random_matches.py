"""Random matches: they end, play back and survive JSON, and every state names only what it has."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from rules import RULESETS, Answer, Event, FairDice, RulesError, correct, decide, default, replay, requests
from rules.codec import decode_events, encode
from rules.football.host import GiveBall
from rules.football.ruleset import EVENTS
from rules.football.state import GOAL, State
from tests.long import LONG, many

FOOTBALL = RULESETS["football"]
STEPS_MAX = 5000
NONSENSE: tuple[Any, ...] = ("", "move:99", "attack:W6 9", 7, None, ["B1", "B1"], {"unit": 1}, "x" * 10_000, "Ω", [[]])
NONSENSE += ([1e9, 2], [float("nan"), 1], [1, 2, 3], [True, 1], "ZZ99", "-5,-5", "spot:99", [10**400, 1])
TABLES = ("declared", "map")


def begin(number: int, table: str = "declared") -> tuple[Any, list[Event], FairDice, random.Random]:
    luck, dice = random.Random(number), FairDice(str(number).encode())
    size = luck.choice(["friendly", "match", {"id": "custom", "frames": luck.randint(1, 4)}])
    options = {name: True for name in FOOTBALL.switches if luck.random() < 0.5}
    teams = [(name, FOOTBALL.generate(size, 2, dice)) for name in ("Ana", "Ben")]
    events = list(FOOTBALL.new_game(teams, size, table, options, dice).events)
    return replay(events), events, dice, luck


def choose(state: State, luck: random.Random) -> tuple[Any, Any]:
    request = luck.choice(requests(state))
    options = request.options
    assert len({item.choice for item in options}) == len(options)
    attacks = [item for item in options if item.label == "attack"]
    if request.kind == "line" and luck.random() < 0.3:
        units = [item.choice for item in options if item.choice != "none"]
        return request, luck.sample(units, luck.randint(0, len(units)))
    if request.kind == "where" and any(item.choice == "out" for item in options):
        return request, "out"  # few fumbles could go out
    if (wish := shot(state, request)) is not None and luck.random() < 0.5:
        return request, wish
    if request.kind == "where" and luck.random() < 0.4:
        return request, somewhere(state, request, luck)
    return request, luck.choice(attacks if attacks and luck.random() < 0.7 else options).choice


def shot(state: State, request: Any) -> Any:
    """Who has the ball goes for the goal from afar: on a pitch, units at random hardly ever come to kick."""
    if not state.mapped or not state.stack or state.act.unit != state.ball.holder:
        return None
    if request.kind == "range":
        return request.options[-1].choice
    return (
        GOAL if request.kind in ("target", "where") and any(item.choice == GOAL for item in request.options) else None
    )


def somewhere(state: State, request: Any, luck: random.Random) -> Any:
    """A point that nobody suggested: it, or the nearest that is legal; else a suggestion."""
    point = [round(luck.uniform(-1, 37), luck.randint(0, 3)), round(luck.uniform(-1, 25), 2)]
    try:
        decide(state, Answer(request.player, request.id, point), FairDice(b"?"))
    except RulesError as error:
        return error.facts["nearest"] or luck.choice(request.options).choice
    return point


def check(state: State) -> None:
    units = {unit.id for unit in state.units}
    assert state.ball.holder in {None, *units}
    assert FOOTBALL.validate(state)
    assert all(not unit.gone for unit in state.units if any(act.unit == unit.id for act in state.primed))
    assert len({slot.unit for slot in state.initiative}) == len(state.initiative)
    assert msgspec.json.decode(encode(state), type=State) == state


@pytest.mark.long
@pytest.mark.parametrize(("table", "number"), [("declared", many(200)), ("map", many(60))])
def test_matches_end_and_play_back(table: str, number: int) -> None:
    seen: Counter[str] = Counter()
    for match in range(number):
        state, log, dice, luck = begin(match, table)
        for _ in range(STEPS_MAX):
            if not requests(state):
                break
            request, choice = choose(state, luck)
            made = decide(state, Answer(request.player, request.id, choice), dice).events
            state = replay(made, state)
            log += made
            if luck.random() < 0.02:
                check(state)
        ended = state.outcome
        assert ended is not None
        assert (ended.reason, state.turn) == ("full-time", 6)
        assert ended.scores == tuple(player.score for player in state.players)
        assert replay(decode_events(encode(log))) == state
        seen.update(type(event).__name__ for event in log)
    never = {"GoalsSet", "BallGiven", "OrdersSet", "PlayerRenamed"} | (
        {"Went", "PlacingBegan", "LinedUp"} if table == "declared" else {"Reached", "FumbleSaid", "Spoken"}
    )
    if LONG:
        assert {kind.__name__ for kind in EVENTS} - set(seen) <= never


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_a_match_ends_wherever_the_host_puts_the_ball(table: str) -> None:
    for match in range(6):
        state, log, dice, luck = begin(match, table)
        while requests(state):
            request, choice = choose(state, luck)
            if luck.random() < 0.2:
                with contextlib.suppress(RulesError):
                    given = GiveBall(luck.choice([None, *(unit.id for unit in state.units)]))
                    made = correct(state, given, "host", dice).events
                    state, log = replay(made, state), [*log, *made]
                    request = luck.choice(requests(state))
                choice = default(state, request)
            made = decide(state, Answer(request.player, request.id, choice), dice).events
            state, log = replay(made, state), [*log, *made]
        assert replay(decode_events(encode(log))) == state


@pytest.mark.parametrize("table", TABLES)
def test_nonsense_costs_a_sentence_and_changes_nothing(table: str) -> None:
    state, _, dice, luck = begin(3, table)
    for _ in range(150):
        if not requests(state):
            break
        request, choice = choose(state, luck)
        for rubbish in NONSENSE:
            before = state
            with contextlib.suppress(RulesError):
                decide(state, Answer(request.player, request.id, rubbish), FairDice(b"x"))
            assert state == before
        with pytest.raises(RulesError):
            decide(state, Answer(1 - request.player, request.id, choice), dice)
        with pytest.raises(RulesError):
            decide(state, Answer(request.player, "act-0", choice), dice)
        state = replay(decide(state, Answer(request.player, request.id, choice), dice).events, state)
