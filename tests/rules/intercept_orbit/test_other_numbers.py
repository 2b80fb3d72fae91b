"""Whole games by a profile with other numbers. A running game keeps the profile that it began with."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec import structs

from rules import RULESETS, Answer, Event, FairDice, decide, replay, requests
from rules.codec import decode_events, encode
from rules.core.json_input import Size
from rules.core.request import Request
from rules.intercept_orbit.combat.attack import AttackResolved
from rules.intercept_orbit.combat.boarding import BoardingRolled, Lent
from rules.intercept_orbit.combat.dodge import Dodged
from rules.intercept_orbit.movement.collisions import Collided
from rules.intercept_orbit.movement.journey import CourseSet
from rules.intercept_orbit.opening.deployment import DebrisPlaced
from rules.intercept_orbit.opening.positions import BidCounted
from rules.intercept_orbit.ruleset import InterceptOrbit
from rules.intercept_orbit.state.profile import ORBIT, Profile, Range
from rules.intercept_orbit.state.state import COMPANY, State
from rules.intercept_orbit.turn.defend import Rolled
from rules.intercept_orbit.turn.launch import Fuelled
from rules.intercept_orbit.turn.repair import Repaired
from rules.intercept_orbit.turn.round_end import FuelBurned
from tests.long import LONG
from tests.rules.intercept_orbit.other_numbers import OTHER, RULES
from tests.rules.intercept_orbit.test_random_battles import STEPS_MAX, choose

SIZE = {"id": "custom", "tas_min": 2, "tas_max": 4, "hvas": 1}
TABLES = ("declared", "map")


def begin(rules: InterceptOrbit, table: str, number: int) -> tuple[list[Event], FairDice]:
    dice = FairDice(str(number).encode())
    fleets = [(name, rules.generate(SIZE, 3, dice)) for name in ("Ana", "Ben", "Cleo")]
    return list(rules.new_game(fleets, SIZE, table, {}, dice).events), dice


def played(state: State, dice: FairDice, luck: random.Random) -> Iterator[tuple[State, Request, Event, State]]:
    """A game to its end: each event with the state and the question before it, and the state after it."""
    for _ in range(STEPS_MAX):
        if not requests(state):
            return
        request, choice = choose(state, luck)
        for event in decide(state, Answer(request.player, request.id, choice), dice).events:
            after = replay([event], state)
            yield state, request, event, after
            state = after


def test_every_number_is_another() -> None:
    ours, other = structs.asdict(ORBIT), structs.asdict(OTHER)
    assert [name for name in ours if ours[name] == other[name]] == ["id"]


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(("table", "games"), [("declared", 25 if LONG else 8), ("map", 4)])
def test_whole_games_are_played_by_them(table: str, games: int) -> None:
    seen = set()
    for number in range(games):
        log, dice = begin(RULES, table, number)
        state = replay(log)
        assert state.profile == OTHER
        assert {asset.white for asset in state.assets} == {0, 3}
        assert {player.ppa for player in replay(log[:1]).players} == {3}
        for before, _, event, after in played(state, dice, random.Random(number)):
            check_event(before, event)
            check_fuel(before, event)
            seen.add(type(event))
            state = after
        assert state.outcome is not None
        assert state.outcome.reason == "doomsday"
        assert state.round == 3
        assert state.profile == OTHER
    assert seen >= {Rolled, AttackResolved, CourseSet, Fuelled, FuelBurned, Collided}
    assert table == "map" or seen >= {Lent, BoardingRolled, Repaired, DebrisPlaced}


def check_event(before: State, event: Event) -> None:
    """An event as the other numbers have it."""
    match event:
        case Rolled(asset=asset, dice=dice):
            assert dice.count("W6") == before.asset(asset).white
            assert "R6" not in dice or before.asset(asset).kind == COMPANY
        case AttackResolved():
            check_hits(before, event)
        case CourseSet(asset=asset, speed=speed, clicks=clicks, pips=pips) if before.asset(asset).ship:
            turned = sum(1 for click in clicks if click)
            assert pips == before.act.pips_left - abs(speed - 6) - turned
            assert max(map(abs, clicks), default=0) <= (3 if before.asset(asset).kind == "frigate" else 2)
            assert not any(clicks[5:6])
        case Repaired(die=die):
            assert before.act.faces[die] == 5
        case Collided(dice=faces, taken=taken, hits=hits):
            assert (taken, hits) == (faces.count(1), faces.count(5) + faces.count(6))
        case BoardingRolled(dice=dice, successes=successes, harm=harm):
            fell = [roll for own in dice for roll in zip(own.dice, own.faces, strict=True)]
            yellow = [face for die, face in fell if die == "Y6"]
            assert (sum(successes), sum(harm)) == (sum(face >= 4 for face in yellow), len(fell))
        case DebrisPlaced():
            assert sum(1 for asset in before.assets if asset.kind == "debris") < 2


def check_fuel(before: State, event: Event) -> None:
    match event:
        case Fuelled(value=value):
            assert value <= 4
        case FuelBurned(companies=names, fuel=fuel, bingo=bingo):
            assert fuel == tuple(max(0, (before.asset(name).fuel or 0) - 2) for name in names)
            assert bingo == tuple(name for name, left in zip(names, fuel, strict=True) if left == 2)
        case Dodged(asset=asset, fuel=fuel):
            assert fuel == max(0, (before.asset(asset).fuel or 0) - 2)


def check_hits(before: State, event: AttackResolved) -> None:
    """Hits by the other chart; cover takes those of the lowest face that hits."""
    far = Range.DOGFIGHT if before.asset(event.asset).kind == COMPANY else event.range
    if before.asset(event.target).kind == COMPANY:
        faces = {Range.DOGFIGHT: (5, 6), Range.POINT: (6,), Range.SUPPORT: (6,)}.get(far, ())
    else:
        faces = {Range.DOGFIGHT: (6,), Range.SUPPORT: (3, 4, 5, 6)}.get(far, (5, 6))
    assert event.hits + event.absorbed == sum(face in faces for face in event.dice)
    assert event.absorbed in (0, event.dice.count(faces[0]) if faces else 0)


def test_bids_are_counted_by_the_other_points() -> None:
    log, dice = begin(RULES, "declared", 4)[0], FairDice(b"4")
    fleets = [RULES.generate(SIZE, 3, dice) for _ in range(3)]
    (counted,) = [event for event in log if isinstance(event, BidCounted)]
    assert list(counted.ppa) == RULES.calculate("ppa", {"fleets": fleets})["ppa"]  # type: ignore[index]


@pytest.mark.parametrize("size", ["standard", SIZE])
def test_the_clock_begins_at_the_other_number(size: Size) -> None:
    fleets = [(name, RULES.generate(size, 2, FairDice(name.encode()))) for name in ("Ana", "Ben")]
    assert replay(RULES.new_game(fleets, size, "declared", {}, FairDice(b"")).events).clock == 3


def test_there_is_no_more_debris_than_the_other_number() -> None:
    log, dice = begin(RULES, "declared", 1)
    state = replay(log)
    while state.setup is not None or state.phase == "bidding":
        (request,) = requests(state)
        laid = [option.choice for option in request.options if option.label == "lay-debris"]
        choice = laid[0] if laid else request.options[0].choice
        state = replay(decide(state, Answer(request.player, request.id, choice), dice).events, state)
    assert sum(1 for asset in state.assets if asset.kind == "debris") == 2


# -- games under way --------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("was", "now"), [(ORBIT, OTHER), (OTHER, ORBIT)], ids=["then-other", "then-ours"])
def test_a_running_game_keeps_its_profile(
    table: str, was: Profile, now: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The code's profile changes in the middle of a game: what was recorded is read, and the game ends, as before."""
    registered = RULESETS._all()  # type: ignore[attr-defined]
    monkeypatch.setitem(registered, "intercept-orbit", InterceptOrbit(was))
    log, dice = begin(RULESETS["intercept-orbit"], table, 7)  # type: ignore[arg-type]
    begun, seed = encode(log), random.Random(7)
    steps = list(played(replay(log), dice, seed))
    whole = [event for _, _, event, _ in steps]
    half = next(n for n in range(len(steps) // 2, len(steps)) if steps[n][1] is not steps[n - 1][1])
    middle = steps[half][0]
    written, state_written = encode(whole[:half]), encode(middle)

    monkeypatch.setitem(registered, "intercept-orbit", InterceptOrbit(now))
    log, dice = begin(InterceptOrbit(was), table, 7)
    assert encode(log) == begun
    again = replay([*decode_events(begun), *decode_events(written)])
    assert again == middle
    assert msgspec.json.decode(state_written, type=State) == middle
    assert again.profile == was
    assert requests(again) == requests(middle)
    assert [event for _, _, event, _ in played(replay(log), dice, random.Random(7))] == whole
    assert replay(begin(RULESETS["intercept-orbit"], table, 7)[0]).profile == now  # type: ignore[arg-type]
