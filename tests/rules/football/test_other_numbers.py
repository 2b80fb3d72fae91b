"""Other numbers in the profile, and a whole match is played by them: no number of the book is written anywhere else."""

from __future__ import annotations

import math
import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec import structs

from rules import RULESETS, Answer, Event, FairDice, Illegal, RulesError, decide, evolve, replay, requests
from rules.codec import decode_events, encode
from rules.companies.company import parse
from rules.core.dice import sides_of
from rules.football.activation import Rolled
from rules.football.attack import AttackDeclared
from rules.football.coaching import CoachingRolled
from rules.football.dead_ball import Placed, RestartBegan
from rules.football.fumble import BallLoose
from rules.football.kick import Kicked
from rules.football.profile import FOOTBALL, Profile
from rules.football.ruleset import Football
from rules.football.run import Moved, Went
from rules.football.spot import Spotted
from rules.football.state import GOAL, Activation, Break, State, Unit
from rules.football.steal import Fouled, Tackled
from rules.football.turn import InitiativeRolled, RolledOff, TurnBegan, TurnEnded
from rules.frames.loadout import PoolDice
from tests.rules.football.test_random_matches import choose

NUMBERS: dict[str, Any] = {
    "turns": 4,
    "half": 2,
    "initiative": "K12",
    "stride": 3,
    "open": (4, 5, 6, 7, 8),
    "screened": (7, 8),
    "foul": 2,
    "white": 3,
    "systems_max": 5,
    "same_max": 3,
    "ruler": 6.0,
    "reach": 1.5,
    "length": 30.0,
    "width": 20.0,
    "goal": 4.0,
    "radius": 0.6,
    "ball": 0.3,
    "touch": 0.2,
    "dice": PoolDice("W8", "B10", "G4", "Y12", "R4", 3, 2, 3, "R10", "R12", "G10", 2, unsplit=True),
    "damage": "R8",
    "hot": 2,
    "hot_red": 3,
    "sizes": (("friendly", 2), ("match", 4)),
    "units_max": 5,
    "spot_past": 2,
    "spot_anywhere": 3,
    "close_call": 0.05,
    "margin": 2.0,
    "beyond": 1.25,
    "goal_kick": 3.0,
    "full": 3,
    "light": 3,
    "cover": 2.0,
}
OTHER = Profile(**NUMBERS)
GAME = Football(OTHER)
TEAMS = ("Rd Rd Rd B G; Rh Y Y B; Ra G G B B", "Rd G Y B B; Rh Rh Rh B; Ra Ra Y B")
PEOPLE = ("Ana", "Ben")
CENTRE = (15.0, 10.0)
CLOSE = 0.02
"""The rounding of points, and of zones whose circles are polygons."""


def test_every_number_is_another() -> None:
    book, changed = structs.asdict(FOOTBALL), structs.asdict(OTHER)
    assert [name for name, number in changed.items() if number == book[name]] == ["id"]


# -- a second reading of the rules, in the other numbers --------------------------------------------------------------


def pool_of(state: State, unit: Unit, act: Activation) -> list[str]:
    """The dice that a unit rolls."""
    if act.hot is not None:
        return {"B": ["B10"] * 2, "G": ["G4"] * 2, "Y": ["Y12"] * 2, "R": ["R4"] * 3}[act.hot[0]]
    systems = unit.systems
    dice = ["W8"] * 3 + ["B10"] * systems.count("B") + ["G4"] * systems.count("G") + ["Y12"] * systems.count("Y")
    if not {"Rd", "Ra"} & set(systems):
        dice.append("G10")
    kick = act.target == GOAL or (act.target != "none" and state.unit(act.target).owner == unit.owner)
    if act.range is not None and not (act.range == "hand-to-hand" and kick):
        full = systems.count({"hand-to-hand": "Rh", "direct-fire": "Rd", "artillery": "Ra"}[act.range])
        dice += ["R4"] * (3 if full else 0) + ["R10"] * (full >= 3)
    return sorted(dice)


def apart(state: State, one: str, other: str) -> float:
    """The distance between the bases of two units, or from one to the goal that it attacks."""
    a = state.unit(one)
    assert a.at is not None
    if other != GOAL:
        b = state.unit(other).at
        assert b is not None
        return max(0.0, math.dist(a.at, b) - 1.2)
    x = 30.0 if state.players[1 - a.owner].east else 0.0
    return max(0.0, math.dist(a.at, (x, min(max(a.at[1], 8.0), 12.0))) - 0.6)


class Witness:
    """Checks every event of a match against the other numbers, and counts what it has checked."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def event(self, before: State, event: Event) -> None:
        """The check of an event, by its kind."""
        match event:
            case InitiativeRolled() | RolledOff():
                assert all(1 <= face <= 12 for face in event.faces)
                self.initiative(before, event)
            case CoachingRolled():
                assert all(1 <= face <= 12 for faces in event.faces for face in faces)
            case Rolled():
                assert sorted(event.dice) == sorted(pool_of(before, before.unit(event.unit), before.act))
                assert all(1 <= face <= sides_of(die) for die, face in zip(event.dice, event.faces, strict=True))
            case Kicked() | Tackled():
                line = event.line if isinstance(event, Kicked) else ()
                assert all(1 <= die <= 8 for die in event.dice)
                assert event.hits == sum(die >= (7 if line else 4) for die in event.dice)
            case Fouled():
                assert self.tackle is not None
                assert 2 in self.tackle.dice
            case TurnBegan():
                assert 1 <= event.turn <= 4
            case TurnEnded():
                turned = evolve(before, event).players[0].east != before.players[0].east
                assert turned == (event.turn == 2)
            case Moved():
                assert event.stride == 3 * event.value
            case _ if before.mapped:
                self.on_pitch(before, event)
        self.tackle = event if isinstance(event, Tackled) else None
        self.seen[type(event).__name__] += 1

    def initiative(self, before: State, event: Event) -> None:
        """The check of the dice of each unit."""
        if isinstance(event, InitiativeRolled):
            numbers = [3 if len(unit.systems) < 3 else 1 for unit in before.units]
            assert [len(values) for values in event.values] == numbers
            assert event.faces == tuple(map(min, event.values))

    tackle: Tackled | None = None

    def on_pitch(self, before: State, event: Event) -> None:
        """The checks of places on a drawn pitch."""
        match event:
            case Went():
                assert event.length <= before.act.stride + 0.05 + CLOSE
                assert event.to == before.unit(event.unit).at or inside(event.to, -0.6)
            case AttackDeclared():
                least, most = {"hand-to-hand": (0, 1.55), "direct-fire": (1.45, 6.05), "artillery": (5.95, 99)}[
                    event.range
                ]
                assert least - CLOSE <= apart(before, event.unit, event.target) <= most + CLOSE
            case Spotted():
                yellow = sum(die[0] == "Y" for die in before.act.dice)
                assert yellow >= 3 or apart(before, event.unit, event.target) <= 6.05 + CLOSE
            case RestartBegan():
                places = {Break.KICK_OFF: [CENTRE], Break.GOAL_KICK: [(3, 10), (27, 10)]}
                places[Break.CORNER] = [(x, y) for x in (0, 30) for y in (0, 20)]
                assert event.at is not None
                assert event.at in places.get(event.kind, [event.at])
                assert inside(event.at, 0)
            case Placed() if event.at is not None:
                assert inside(event.at, 2.0 if event.taker else 0)
                ball = before.ball.at
                assert not event.taker or ball is None or math.dist(event.at, ball) <= 1.1 + CLOSE
            case BallLoose() if event.at is not None:
                assert inside(event.at, 0)

    def state(self, state: State) -> None:
        """The checks of a state between two decisions."""
        assert GAME.validate(state)
        if state.mapped and state.phase == "play":
            places = [unit.at for unit in state.units if unit.at is not None]
            assert all(math.dist(a, b) >= 1.15 for n, a in enumerate(places) for b in places[:n])


def inside(at: Any, margin: float) -> bool:
    """Whether a point lies on the pitch, or at most so far outside."""
    far = margin + CLOSE
    return bool(-far <= at[0] <= 30 + far and -far <= at[1] <= 20 + far)


# -- whole matches ----------------------------------------------------------------------------------------------------


class Match:
    """A match by a profile between two random players, from its first event on."""

    def __init__(self, profile: Profile, table: str, size: Any, number: int, **options: bool) -> None:
        self.dice, self.luck = FairDice(f"{table} {size} {number}".encode()), random.Random(number)
        game = Football(profile)
        texts = TEAMS if isinstance(size, dict) else [game.generate(size, 2, self.dice) for _ in PEOPLE]
        players = list(zip(PEOPLE, texts, strict=True))
        self.log: list[Event] = list(game.new_game(players, size, table, options, self.dice).events)
        self.state: State = replay(self.log)

    def step(self) -> tuple[Event, ...]:
        """The events of the next decision; none at the end. The rules find the ruleset by the state."""
        if not requests(self.state):
            return ()
        request, choice = choose(self.state, self.luck)
        made = decide(self.state, Answer(request.player, request.id, choice), self.dice).events
        self.state = replay(made, self.state)
        self.log += made
        return made


SIZES: tuple[Any, ...] = ("friendly", "match", {"id": "custom", "frames": [3, 3]})


@pytest.mark.long(after=1)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: size if isinstance(size, str) else "custom")
@pytest.mark.parametrize("table", ["declared", "map"])
def test_a_whole_match_is_played_by_them(table: str, size: Any) -> None:
    witness = Witness()
    for number in range(4):
        match = Match(OTHER, table, size, number, coaching=number % 2 == 0)
        state: State = replay(match.log[:1])
        assert state.profile == OTHER
        assert len(state.units) == {"friendly": 4, "match": 8}.get(state.size, 6)
        made = tuple(match.log[1:])
        while made:
            for event in made:
                witness.event(state, event)
                state = evolve(state, event)
            witness.state(state)
            made = match.step()
        assert state.outcome is not None
        assert (state.outcome.reason, state.turn) == ("full-time", 4)
        assert replay(decode_events(encode(match.log))) == state
        assert msgspec.json.decode(encode(state), type=State).profile == OTHER
    wanted = {"InitiativeRolled", "CoachingRolled", "Rolled", "Kicked", "Tackled", "Moved", "Hotrodded", "Spotted"}
    assert wanted | ({"Went", "Placed", "AttackDeclared"} if table == "map" else set()) <= set(witness.seen)


@pytest.mark.parametrize("table", ["declared", "map"])
def test_a_running_match_keeps_its_profile(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code has other numbers from the tenth decision on; the match goes on as it would have without that."""
    alone, changed = (Match(FOOTBALL, table, "friendly", 1) for _ in range(2))
    while alone.step():
        pass
    for _ in range(10):
        assert changed.step()
    monkeypatch.setattr(RULESETS["football"], "profile", OTHER)
    changed.state = msgspec.json.decode(encode(changed.state), type=State)
    while changed.step():
        pass
    assert encode(changed.log) == encode(alone.log)
    assert changed.state == replay(changed.log)
    assert changed.state.profile == FOOTBALL


# -- outside a match --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("team", "code"),
    [
        ("; ".join(["Rd Rd Rd B B"] * 5), None),
        ("Rd Rd Rd B B B", "too-many-systems"),
        ("B B B B", "too-many-of-a-type"),
        ("; ".join(["Rd"] * 6), "wrong-number-of-frames"),
    ],
)
def test_a_team(team: str, code: str | None) -> None:
    limits = GAME.builder.limits("custom", 2)
    assert [fault.code for fault in GAME.builder.faults(parse(team), limits)] == ([code] if code else [])


def test_a_custom_match_has_at_most_five_units() -> None:
    with pytest.raises(RulesError) as refused:
        GAME.check_size({"id": "custom", "frames": [1, 6]})
    assert (refused.value.code, refused.value.facts["most"]) == ("size-number", 5)
    assert not isinstance(refused.value, Illegal)


def test_expected_values_of_a_team() -> None:
    (unit,) = GAME.builder.analysis(parse("B Rd")).frames
    assert unit.calm == ("W8", "W8", "W8", "B10")


@pytest.mark.parametrize(
    ("verb", "asked", "found"),
    [
        ("pool", {"systems": ["Rh", "G"]}, {"dice": ["W8", "W8", "W8", "G4", "G10"]}),
        (
            "pool",
            {"systems": ["Ra"], "range": "artillery", "ball": True},
            {"dice": ["W8", "W8", "W8", "R4", "R4", "R4"]},
        ),
        ("pool", {"systems": ["Ra"], "range": "artillery"}, {"dice": ["W8", "W8", "W8"]}),
        ("pool", {"systems": ["Rh", "Rd"], "range": "hand-to-hand", "ball": True}, {"dice": ["W8", "W8", "W8"]}),
        ("attack", {"attack": 3, "line": 1, "dice": [6, 7, 8]}, {"target_hits": 2}),
        ("attack", {"attack": 3, "dice": [3, 4, 8]}, {"target_hits": 2}),
    ],
)
def test_calculations(verb: str, asked: dict[str, Any], found: dict[str, Any]) -> None:
    answer: Any = GAME.calculate(verb, {"ruleset": "football", **asked})
    assert {name: answer[name] for name in found} == found
