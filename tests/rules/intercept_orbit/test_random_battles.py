"""Random battles: they end, play back and survive JSON, and every state names only what it has."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from rules import RULESETS, Answer, Event, FairDice, RulesError, correct, decide, default, replay, requests
from rules.codec import decode_events, encode
from rules.core.correction import Correction
from rules.intercept_orbit.corrections import Cling, GiveAsset, SetFuel
from rules.intercept_orbit.ruleset import EVENTS
from rules.intercept_orbit.state.state import COMPANY, State
from tests.long import LONG

pytestmark = pytest.mark.long

ORBIT = RULESETS["intercept-orbit"]
STEPS_MAX = 6000
NONSENSE: tuple[Any, ...] = ("", "move:99", "attack:W6 9", 7, None, ["B1", "B1"], {"unit": 1}, "x" * 10_000, "Ω", [[]])
NONSENSE += ([1e9, 2], [float("nan"), 1], [1, 2, 3], [True, 1], "ZZ99", "-5,-5", "spot:99", "through:A1,through:A1")
TABLES = ("declared", "map")
NAMES = ("Ana", "Ben", "Cleo", "Dan")
LIVELY = ("attack", "fuel", "mend", "ram", "cling", "carry", "path-host")
ON_A_MAP = {"PlacingBegan", "Shifted", "Berthed", "BerthsKept"}
RARE = {"AceMoved", "NudgeDeclined", "NotHanded"}
BY_COMMAND = {"ScoreAdjusted", "ClockSet", "FuelSet", "OwnerSet", "AssetPut", "PlayerRenamed", "OrdersSet"}


def begin(number: int, table: str = "declared") -> tuple[Any, list[Event], FairDice, random.Random]:
    luck, dice = random.Random(number), FairDice(str(number).encode())
    players = 2 + number % 3
    size = luck.choice(["standard", "afternoon", {"id": "custom", "tas_min": 1, "tas_max": 5, "hvas": 1}])
    fleets = [(name, ORBIT.generate(size, players, dice)) for name in NAMES[:players]]
    events = list(ORBIT.new_game(fleets, size, table, {}, dice).events)
    return replay(events), events, dice, luck


def choose(state: State, luck: random.Random) -> tuple[Any, Any]:
    """A choice at random, each kind as likely, more warlike than chance: launches, boards and rams."""
    (request,) = requests(state)
    options = request.options
    assert options
    assert len({item.choice for item in options}) == len(options)
    assert request.facts["why"]
    if request.kind == "path":
        return request, path(state, request, luck)
    if request.kind == "where" and luck.random() < 0.2:
        return request, somewhere(state, request, luck)
    wanted = [item for item in options if item.label in LIVELY]
    among = wanted if wanted and luck.random() < 0.6 else options
    label = luck.choice(list(dict.fromkeys(item.label for item in among)))
    return request, luck.choice([item for item in among if item.label == label]).choice


def path(state: State, request: Any, luck: random.Random) -> list[str]:
    """Some of what may lie on the way, in an order that can be."""
    found = luck.sample(request.options, min(len(request.options), luck.choice([0, 1, 1, 2, 4])))
    met: dict[Any, str] = {}
    last = []
    for item in found:
        how = item.choice.partition(":")[0]
        thing = (how == "claim", item.facts.get("asset"))
        if how == "clear" or thing in met or (how == "host" and any(c.startswith("host") for c in met.values())):
            continue
        if how in ("ends", "edge"):
            if not last and luck.random() < 0.5:
                last = [item.choice]
                met[thing] = ""
            continue
        met[thing] = item.choice
    way = [choice for choice in met.values() if choice] + last
    held = [choice.partition(":")[2] for choice in way if choice.startswith("host:")]
    rivals = {
        item.choice
        for item in request.options
        if item.label == "path-claim" and item.facts["asset"] in held and item.facts["side"] != request.player
    }
    return [choice for choice in way if choice not in rivals]


def somewhere(state: State, request: Any, luck: random.Random) -> Any:
    """A point that nobody suggested: it, or the nearest that is legal; else a suggestion."""
    point = [round(luck.uniform(-1, 33), luck.randint(0, 3)), round(luck.uniform(-1, 33), 2)]
    try:
        decide(state, Answer(request.player, request.id, point), FairDice(b"?"))
    except RulesError as error:
        return error.facts.get("nearest") or luck.choice(request.options).choice
    return point


def check(state: State) -> None:
    ids = {asset.id for asset in state.assets}
    assert len(ids) == len(state.assets)
    assert ORBIT.validate(state)
    assert all(state.asset(act.asset).alive for act in state.stack)
    assert sorted(state.order) == list(range(len(state.players)))
    scores = [state.players[player].score for player in state.order]
    assert state.phase == "bidding" or scores == sorted(scores, reverse=True)
    for number, player in enumerate(state.players):
        assert player.score == player.ppa * state.worth(number) + player.adjust
    for asset in state.there:
        assert asset.host is None or (asset.kind == COMPANY and state.asset(asset.host).alive)
        assert asset.white <= 2
    assert msgspec.json.decode(encode(state), type=State) == state


def check_options(state: State) -> None:
    """Every option gives events that can happen, and the game goes on or is over."""
    for request in requests(state):
        for item in request.options:
            events = decide(state, Answer(request.player, request.id, item.choice), FairDice(b"any")).events
            after = replay(events, state)
            assert events
            assert requests(after) or after.outcome


def play(match: int, table: str) -> tuple[State, list[Event]]:
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
            check_options(state)
    return state, log


def correction(state: State, luck: random.Random) -> Correction:
    """What the host says of an asset."""
    ids = [asset.id for asset in state.assets]
    name, player = luck.choice(ids), luck.randrange(len(state.players))
    return luck.choice(
        (SetFuel(name, luck.choice([None, 0, 1, 2])), GiveAsset(name, player), Cling(name, luck.choice([None, *ids])))
    )


@pytest.mark.parametrize("number", range(100, 106))
def test_a_battle_ends_whatever_the_host_corrects(number: int) -> None:
    state, log, dice, luck = begin(number)
    while requests(state):
        request, choice = choose(state, luck)
        if luck.random() < 0.3:
            with contextlib.suppress(RulesError):
                made = correct(state, correction(state, luck), "host", dice).events
                state, log = replay(made, state), [*log, *made]
                check(state)
                (request,) = requests(state)
            choice = default(state, request)
        made = decide(state, Answer(request.player, request.id, choice), dice).events
        state, log = replay(made, state), [*log, *made]
    assert replay(decode_events(encode(log))) == state


@pytest.mark.parametrize(("table", "number"), [("declared", 40 if LONG else 6), ("map", 3 if LONG else 1)])
def test_battles_end_and_play_back(table: str, number: int) -> None:
    seen: Counter[str] = Counter()
    for match in range(number):
        state, log = play(match, table)
        ended = state.outcome
        assert ended is not None
        assert (ended.reason, state.clock) == ("doomsday", 0)
        assert ended.scores == tuple(player.score for player in state.players)
        assert replay(decode_events(encode(log))) == state
        seen.update(type(event).__name__ for event in log)
    if table == "declared" and LONG:
        assert {kind.__name__ for kind in EVENTS} - set(seen) <= BY_COMMAND | ON_A_MAP | RARE


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
        other = (request.player + 1) % len(state.players)
        with pytest.raises(RulesError):
            decide(state, Answer(other, request.id, choice), dice)
        with pytest.raises(RulesError):
            decide(state, Answer(request.player, "act-0", choice), dice)
        state = replay(decide(state, Answer(request.player, request.id, choice), dice).events, state)


@pytest.mark.parametrize("table", TABLES)
def test_what_nobody_decides_is_decided(table: str) -> None:
    for match in range(3 if LONG else 1):
        state, _, dice, _ = begin(match, table)
        for _ in range(STEPS_MAX):
            if not requests(state):
                break
            (request,) = requests(state)
            state = replay(
                decide(state, Answer(request.player, request.id, default(state, request)), dice).events, state
            )
        assert state.outcome is not None
