"""Random players finish a thousand games; replay equals live; states survive JSON; what is offered is accepted."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from rules import (
    RULESETS,
    AdjustScore,
    Answer,
    Correction,
    Event,
    FairDice,
    Request,
    RulesError,
    correct,
    decide,
    evolve,
    replay,
    requests,
)
from rules.codec import decode_events, encode
from rules.companies.company import Company, parse, write
from rules.rapid_attack import FAMILY
from rules.rapid_attack.corrections import (
    ClockSet,
    Fall,
    PlaceFrame,
    PlayerRenamed,
    ScoreAdjusted,
    SetFrame,
    SetStation,
    SetTerrain,
    StationSet,
)
from rules.rapid_attack.frame_corrections import FrameSet, PoolSet
from rules.rapid_attack.setup.deployment import Put
from rules.rapid_attack.setup.start import OPTIONS
from rules.rapid_attack.setup.terrain import TerrainAgreed, TerrainChosen, TerrainPut, TerrainRemoved
from rules.rapid_attack.state import Phase, State
from rules.rapid_attack.turn.movement import Went
from rules.rapid_attack.variants import PROFILES
from tests.long import LONG, many
from tests.verbs import order

SIZES: list[tuple[str, Any, int]] = [
    (ruleset, size, players)
    for ruleset in PROFILES
    for size in ("demo", "skirmish", "battle", {"id": "custom", "frames": [1, 3], "neutral": 2, "clock": 4})
    for players in range(2, 6)
    if not (ruleset == "unofficial" and players == 5 and isinstance(size, str) and size != "demo")
]
GAMES = 1000
EVENTS_MAX = 20_000
SEEN: set[type[Event]] = set()
BY_HOST = (StationSet, FrameSet, PoolSet, ScoreAdjusted, ClockSet, PlayerRenamed)
ON_MAPS = (Put, TerrainAgreed, TerrainChosen, TerrainPut, TerrainRemoved, Went)
Setting = tuple[str, Any, int, dict[str, Any]]


def setting(number: int) -> Setting:
    """Ruleset, size, players and options of a game: sizes in turn, each option as the number's dice fall."""
    luck = random.Random(f"options {number}")
    options = {name: luck.choice(values) for name, values in OPTIONS.items()}
    ruleset, size, players = SIZES[number % len(SIZES)]
    core = dict.fromkeys(RULESETS[ruleset].options.keys() ^ OPTIONS.keys(), True)
    return ruleset, size, players, options | core


def factors(chosen: Setting) -> list[tuple[str, str]]:
    """Everything about a setting that may go together with anything else."""
    ruleset, size, players, options = chosen
    named = {"ruleset": ruleset, "size": size if isinstance(size, str) else "custom", "players": players, **options}
    return [(name, str(value)) for name, value in named.items()]


def test_every_pair_of_sizes_and_options_is_played() -> None:
    played = {pair for number in range(GAMES) for pair in combinations(factors(setting(number)), 2)}
    values: dict[str, set[str]] = {}
    for name, value in (factor for number in range(GAMES) for factor in factors(setting(number))):
        values.setdefault(name, set()).add(value)
    every = {((a, x), (b, y)) for a, b in combinations(values, 2) for x in values[a] for y in values[b]}
    every.remove((("ruleset", "mez"), ("split-range", "False")))
    numbers = {"ruleset": 3, "size": 4, "players": 4} | dict.fromkeys(OPTIONS, 2)
    assert {name: len(found) for name, found in values.items()} == numbers
    assert every == played


def begin(number: int) -> tuple[State, list[Event], FairDice]:
    ruleset, size, players, options = setting(number)
    dice = FairDice(f"game {number}".encode())
    game = RULESETS[ruleset]
    entrants = [(f"Player {seat}", rebuilt(game.generate(size, players, dice), options)) for seat in range(players)]
    events = list(game.new_game(entrants, size, "declared", options, dice).events)
    return replay(events), events, dice


def rebuilt(company: str, options: dict[str, Any]) -> str:
    """The company with a split weapon and environmental systems, where the game has them."""
    for frame, swap, switch in ((0, ("Rd", "Rd/Ra"), "split-range"), (1, ("G", "E"), "hazards")):
        if options[switch]:
            plans = list(parse(company).frames)
            if frame < len(plans) and swap[0] in plans[frame].systems:
                at = plans[frame].systems.index(swap[0])
                systems = (*plans[frame].systems[:at], swap[1], *plans[frame].systems[at + 1 :])
                plans[frame] = structs.replace(plans[frame], systems=systems)
            company = write(Company(tuple(plans)))
    return company


def choose(request: Request, luck: random.Random) -> Any:
    """A choice at random, a little more warlike than chance, and with an end in sight."""
    if request.kind == "cover" and luck.random() < 0.6:
        return covers(request, luck)
    beside = [item.choice for item in request.options if item.label == "station"]
    if len(beside) > 1 and luck.random() < 0.3:
        return luck.sample(beside, 2)
    attacks = [item.choice for item in request.options if item.label == "attack"]
    if attacks and luck.random() < 0.5:
        return attacks[0]
    return luck.choice(request.options).choice


def covers(request: Request, luck: random.Random) -> list[dict[str, Any]]:
    """Nothing, terrain, or terrain, a piece of it and a frame in a row."""
    frames = [item.facts["frame"] for item in request.options if item.label == "cover-frame"]
    pieces = [item.facts["piece"] for item in request.options if item.label == "cover-piece"]
    row = [{"kind": "terrain", "hits": luck.randint(1, 3)}, *({"kind": "frame", "frame": name} for name in frames[:1])]
    row += [{"kind": "terrain", "piece": piece} for piece in pieces[:1]]
    return luck.sample(row, luck.choice([0, 0, 1, len(row)]))


def accident(state: State, luck: random.Random) -> Correction:
    """What the host may say without changing the scores: terrain that is kept count of, and falls."""
    standing = [frame.id for frame in state.frames if frame.alive]
    if state.on("elevation") and state.round and standing and luck.random() < 0.5:
        return Fall(luck.choice(standing), luck.randint(1, 12))
    piece = luck.choice([None, *(item.id for item in state.terrain)]) if len(state.terrain) < 12 else "T1"
    return SetTerrain(piece, "Wall", luck.randint(0, 3))


def standing(losses: str, luck: random.Random) -> dict[str, str]:
    """Orders of any kind."""
    return {
        "losses": losses,
        "ground": luck.choice(("ask", "give", "hold")),
        "target": luck.choice(("ask", "attacker", "nobody")),
        "defend": luck.choice(("ask", "best", "blue", "none")),
        "then": luck.choice(("ask", "done", "attack")),
    }


def aside(state: State, dice: FairDice, luck: random.Random) -> tuple[Event, ...]:
    """Something that nobody was asked for: the host's word, or a player's standing orders."""
    if luck.random() < 0.3:
        losses = " ".join(luck.sample(["B", "G", "Y", "Rd", "Ra", "Rh", "E", "W"], luck.randint(0, 5)))
        return order(state, luck.randrange(len(state.players)), standing(losses, luck), dice).events
    return correct(state, accident(state, luck), "host", dice).events


def step(state: State, dice: FairDice, luck: random.Random) -> tuple[Event, ...]:
    asked = requests(state)
    request = luck.choice(asked)
    return decide(state, Answer(request.player, request.id, choose(request, luck)), dice).events


def check_state(state: State) -> None:
    """What is true of every state."""
    ids = {frame.id for frame in state.frames}
    assert all(act.frame in ids and state.frame(act.frame).alive for act in state.stack)
    assert len({act.frame for act in state.stack}) == len(state.stack)
    assert all(frame.defense is None or frame.alive for frame in state.frames)
    assert sorted(state.order) == list(range(len(state.players)))
    scores = [player.score for player in state.players]
    assert [scores[player] for player in state.order] == sorted(scores, reverse=True)
    for number, player in enumerate(state.players):
        assert player.score == player.ppa * state.assets(number)
    for frame in state.frames:
        assert len(frame.systems) + len(frame.lost) <= 4
    assert state.clock >= 0
    assert (state.outcome is not None) == (state.phase is Phase.OVER)


def check_json(state: State) -> None:
    assert msgspec.json.decode(encode(state), type=State) == state


def check_options(state: State) -> None:
    """Every option of every request gives events, and each of them can happen."""
    for request in requests(state):
        assert request.options
        assert len({option.choice for option in request.options}) == len(request.options)
        for option in request.options:
            events = decide(state, Answer(request.player, request.id, option.choice), FairDice(b"any")).events
            assert events
            assert requests(replay(events, state)) or replay(events, state).outcome


def play_to_the_end(number: int) -> None:
    state, log, dice = begin(number)
    luck = random.Random(number)
    thorough = number % 50 == 0
    while state.outcome is None:
        happens = luck.random() < 0.02
        events = aside(state, dice, luck) if happens else step(state, dice, luck)
        state = replay(events, state)
        log += events
        assert len(log) < EVENTS_MAX
        if thorough or luck.random() < 0.01:
            check_state(state)
            check_json(state)
            check_options(state)
    assert requests(state) == ()
    assert state.serial == len(log) - 1
    check_state(state)
    check_json(state)
    assert replay(decode_events(encode(log))) == state
    SEEN.update(type(event) for event in log)


@pytest.mark.parametrize(
    "start", [0, *(pytest.param(start, marks=pytest.mark.long) for start in range(100, GAMES, 100))]
)
def test_a_thousand_games_end_and_play_back(start: int) -> None:
    for number in range(start, start + 100):
        play_to_the_end(number)


def test_every_kind_of_event_has_been_seen_in_them() -> None:
    wanted = {kind for kind in FAMILY.events if kind not in (*BY_HOST, *ON_MAPS)}
    for number in range(200):
        if not wanted <= SEEN:
            play_to_the_end(number)
    assert {kind.__name__ for kind in wanted - SEEN} == set()


@pytest.mark.parametrize("number", range(0, len(SIZES), 5 if LONG else 15))
def test_a_replay_equals_live_at_every_step(number: int) -> None:
    state, log, dice = begin(number)
    luck = random.Random(number)
    while state.outcome is None:
        events = step(state, dice, luck)
        state = replay(events, state)
        log += events
        assert replay(decode_events(encode(events)), replay(log[: -len(events)])) == state


@pytest.mark.long(after=9)
@pytest.mark.parametrize("number", range(0, 60, 3))
def test_a_game_ends_whatever_the_host_corrects(number: int) -> None:
    state, _, dice = begin(number)
    luck = random.Random(number)
    while state.outcome is None:
        if luck.random() < 0.1:
            state = replay(correct(state, correction(state, luck), "host", dice).events, state)
            check_json(state)
        else:
            state = replay(step(state, dice, luck), state)


def correction(state: State, luck: random.Random) -> Correction:
    player = luck.choice([None, *range(len(state.players))])
    standing = [frame.id for frame in state.frames if frame.alive]
    stations = [station.id for station in state.stations]
    choices: list[Any] = [AdjustScore(player or 0, luck.randint(-20, 20)), accident(state, luck)]
    if state.round:
        choices.append(restored(state, luck))
    if stations:
        choices.append(SetStation(luck.choice(stations), player))
    if stations and standing and state.round:
        beside = luck.sample(stations, luck.randint(0, min(3, len(stations))))
        choices.append(PlaceFrame(luck.choice(standing), tuple(beside)))
    return luck.choice(choices)


def restored(state: State, luck: random.Random) -> Correction:
    """A frame with other systems, white dice or dice of its roll; one that was destroyed may stand again."""
    acting = [act.frame for act in state.stack if act.dice]
    if acting and luck.random() < 0.5:
        return SetFrame(luck.choice(acting), dice=luck.choice(["none", "W 6", "R8 8, G 3, W6 2, Y 6"]))
    systems = luck.choice([None, "none", "Rd Rd B", "Rh Y"])
    return SetFrame(luck.choice(state.frames).id, systems, luck.choice([None, 0, 1, 2]))


def test_decide_never_changes_its_input() -> None:
    state, _, dice = begin(0)
    luck = random.Random(1)
    for _ in range(200):
        before = encode(state)
        events = step(state, dice, luck)
        assert encode(state) == before
        state = replay(events, state)
        if state.outcome is not None:
            break


KINDS = {
    *(
        "first-roll",
        "tie",
        "deploy",
        "station",
        "initiative",
        "activate",
        "target",
        "range",
        "jettison",
        "hazard",
        "defend",
        "act",
    ),
    *("cover", "use-spot", "ground", "loss", "spot-target", "doomsday", "agree"),
}


@cache
def positions() -> list[State]:
    """One state of every kind of question, and one of a game that is over."""
    found: dict[str, State] = {}
    for number in range(12):
        state, _, dice = begin(number * 7)
        luck = random.Random(number)
        while state.outcome is None:
            found.setdefault(requests(state)[0].kind, state)
            for event in step(state, dice, luck):
                state = evolve(state, event)
    assert set(found) == KINDS
    return [*found.values(), state]


SOMEWHERE = st.deferred(lambda: st.sampled_from(positions()))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
WORDS = st.builds(
    str.__add__,
    st.sampled_from(
        ["", "move:", "attack:", "spot:", "defend:", "terrain:", "frame:", "yes:", "direct-fire+", "add:", "remove:"]
    ),
    st.text("0123456789WBGYR AB123+-²٣", max_size=6)
    | st.sampled_from(["A1", "SA1", "T1", "none", "all", "Rd", "Rd B", "soldier", "99999999999999999999"]),
)
COVER = st.fixed_dictionaries(
    {"kind": st.sampled_from(["terrain", "frame", "x"])},
    optional={
        "hits": JSON | st.integers(0, 99),
        "frame": JSON | st.sampled_from(["A1", "A2", "B1", "B2", "Z9"]),
        "piece": JSON | st.sampled_from(["T1", "T2"]),
    },
)


@given(
    st.deferred(lambda: st.sampled_from(positions())),
    st.integers(-1, 6),
    st.booleans() | JSON,
    JSON | WORDS | st.lists(COVER, max_size=9),
)
@settings(max_examples=many(600), deadline=None)
def test_any_answer_at_all_gives_events_or_a_rules_error(state: State, player: int, request: Any, choice: Any) -> None:
    asked = requests(state)
    if asked and isinstance(request, bool):
        request, player = asked[0].id, asked[0].player if request else player
    try:
        events = decide(state, Answer(player, request, choice), FairDice(b"any")).events
    except RulesError:
        return
    check_json(replay(events, state))
