"""Random players on maps: their games end, replay and survive JSON, and a second measure agrees at every step.

They choose among what is offered, and free points within the bounds; whatever is refused names a legal point.
``MAP_GAMES=500`` in the environment plays so many.
"""

from __future__ import annotations

import os
import random
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec import structs

from rules import RULESETS, Answer, Event, FairDice, Request, RulesError, correct, decide, evolve, replay, requests
from rules.codec import decode_events, encode
from rules.field import KINDS
from rules.rapid_attack.corrections import PutAt, SetTerrain
from rules.rapid_attack.map.sights import covers, sights, stations_at
from rules.rapid_attack.setup.start import OPTIONS
from rules.rapid_attack.state import Piece, State, is_terrain
from rules.rapid_attack.validate import validate
from tests.rules.rapid_attack import events as ev
from tests.rules.rapid_attack.map import naive
from tests.rules.rapid_attack.test_random_games import SIZES, check_options, check_state, rebuilt
from tests.verbs import open_ground, preview

GAMES = int(os.environ.get("MAP_GAMES", "16"))
EVENTS_MAX = 20_000
REFUSALS = (
    *("out-of-reach", "blocked", "sheer", "off-the-field", "not-legal-ground"),
    *("piece-off-field", "piece-overlaps", "piece-gap"),
)
STYLES, SHAPES = ("town", "woods", "port", "wreckage"), ("square", "round")
SEEN: set[type[Event]] = set()


def begin(number: int) -> tuple[State, list[Event], FairDice]:
    """Sizes in turn, each option as the number's dice fall."""
    luck = random.Random(f"map options {number}")
    ruleset, size, players = SIZES[(number * 7) % len(SIZES)]
    options: dict[str, Any] = {name: luck.choice(values) for name, values in OPTIONS.items()}
    options |= dict.fromkeys(RULESETS[ruleset].options.keys() ^ OPTIONS.keys(), True)
    options |= {"style": STYLES[number % 4], "shape": luck.choice(SHAPES), "across": luck.choice((32, 36, 40, 48))}
    dice, game = FairDice(f"map game {number}".encode()), RULESETS[ruleset]
    ready = game.prepare(size, "map", options, f"seed {number % 8}")
    entrants = [(f"Player {seat}", rebuilt(game.generate(size, players, dice), options)) for seat in range(players)]
    events = list(game.new_game(entrants, size, "map", ready, dice).events)
    return replay(events), events, dice


def choose(state: State, request: Request, luck: random.Random) -> Any:
    """Warlike, always on the move, and as often anywhere within the bounds as where it makes sense."""
    nearest = near_enemy(state, request)
    if nearest is not None and luck.random() < 0.8:
        return nearest
    if request.kind == "where" and luck.random() < 0.5:
        assert request.free is not None
        return [round(luck.uniform(axis["minimum"], axis["maximum"]), 2) for axis in request.free["prefixItems"]]
    for label, chance in (("attack", 0.8), ("move", 0.7), ("to-station", 0.5), ("give-ground", 0.7)):
        wanted = [item.choice for item in request.options if item.label == label]
        if wanted and luck.random() < chance:
            return luck.choice(wanted)
    return luck.choice(request.options).choice


def climbed(before: State, event: ev.Went, piece: Piece) -> bool:
    """Whether a frame ends on top of a piece that has stairs or a ladder."""
    return before.on("elevation") and piece.id == event.on and KINDS[piece.name].built is not None


def near_enemy(state: State, request: Request) -> str | None:
    """The nearest enemy as a target, and the range that it is at."""
    if request.kind not in ("target", "range"):
        return None
    seen = sorted(sights(state, request.facts["frame"]), key=lambda sight: sight.distance)
    if not seen:
        return None
    return (
        seen[0].frame
        if request.kind == "target"
        else next((item.choice for item in request.options if item.choice == seen[0].range), None)
    )


def step(state: State, dice: FairDice, luck: random.Random) -> tuple[Event, ...]:
    (request,) = requests(state)
    assert request.kind not in ("station", "cover", "hazard")
    choice = choose(state, request, luck)
    if request.kind == "where":
        choice = settled(state, request, choice)
    return decide(state, Answer(request.player, request.id, choice), dice).events


def settled(state: State, request: Request, choice: Any) -> Any:
    """The choice, or the point that its refusal names; a preview says before what an answer does."""
    try:
        found = preview(state, request, choice)
    except RulesError as error:
        if isinstance(choice, str) or error.code not in REFUSALS:
            raise
        nearest = error.facts.get("nearest")
        if nearest is None:
            return request.options[-1].choice
        found = preview(state, request, nearest)
        choice = nearest
    went = decide(state, Answer(request.player, request.id, choice), FairDice(b"any")).events[0]
    if isinstance(went, ev.TerrainPut):
        assert (went.at, went.outline) == (found.at, found.piece.outline)
        return choice
    assert isinstance(went, ev.Went | ev.Put)
    assert (went.to if isinstance(went, ev.Went) else went.at, went.on) == (found.at, found.on)
    return choice


# -- the second measure -----------------------------------------------------------------------------------------------


class Watch:
    """Follows a game event by event and measures everything again."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.holders = {station.id: station.holder for station in state.stations}

    def after(self, events: tuple[Event, ...]) -> None:
        for event in events:
            before, self.state = self.state, evolve(self.state, event)
            if isinstance(event, ev.Went):
                self.went(before, event)
            elif isinstance(event, ev.CoverDeclared):
                self.covered(before, event)
            elif isinstance(event, ev.AttackDeclared):
                self.attacked(before, event)
            elif isinstance(event, ev.Spotted):
                self.spotted(before, event)
            elif isinstance(event, ev.GaveGround):
                self.gave_ground(before, event)
            if isinstance(event, ev.Went | ev.Put | ev.GaveGround | ev.FrameDestroyed):
                self.hold()
        assert self.holders == {station.id: station.holder for station in self.state.stations}

    def hold(self) -> None:
        """Who alone stands there takes it; who is gone while several others are there loses it, but in MEZ."""
        for station in self.state.stations:
            there = set() if station.at is None else naive.station_owners(self.state, station.at)
            if there and self.holders[station.id] not in there:
                if len(there) == 1:
                    self.holders[station.id] = there.pop()
                elif self.state.ruleset != "mez":
                    self.holders[station.id] = None

    def went(self, before: State, event: ev.Went) -> None:
        frame, act = before.frame(event.frame), before.stack[-1]
        value = act.faces[act.used[-1]]
        walked = sum(float(np.hypot(a[0] - b[0], a[1] - b[1])) for a, b in pairwise(event.way))
        assert event.way[0] == frame.at
        assert event.way[-1] == event.to == self.state.frame(event.frame).at
        assert walked - 0.05 <= event.length <= value + 0.12
        assert event.length <= walked + (4.05 if before.on("elevation") else 0.05)
        assert naive.in_field(before, event.to)
        if not any(die[0] == "G" for die in act.dice) and frame.on is None:
            self.around(before, event)

    def around(self, before: State, event: ev.Went) -> None:
        """Without a green die the way sinks into nothing that the frame did not overlap at first, or climbs."""
        before = structs.replace(before, terrain=tuple(p for p in before.terrain if not climbed(before, event, p)))
        at_first = naive.overlaps(before, event.frame, np.array([event.way[0]]), fuzz=0.005)
        points = [
            np.column_stack([np.linspace(a[0], b[0], 40), np.linspace(a[1], b[1], 40)]) for a, b in pairwise(event.way)
        ]
        assert at_first or not points or not naive.overlaps(before, event.frame, np.concatenate(points))

    def attacked(self, before: State, event: ev.AttackDeclared) -> None:
        frame = before.frame(event.frame)
        assert frame.at is not None
        if is_terrain(event.target):
            far = naive.edge_gap(frame.at, 0.5, before.piece(event.target).outline)
        else:
            at = before.frame(event.target).at
            assert at is not None
            far = naive.frames_gap(frame.at, at)
        least, most = {"hand-to-hand": (0, 1), "direct-fire": (1, 8), "artillery": (8, 99)}[event.range]
        assert least - 0.13 <= far <= most + 0.13

    def covered(self, before: State, event: ev.CoverDeclared) -> None:
        act = before.stack[-1]
        if is_terrain(act.target) or str(act.range) == "hand-to-hand" or not before.frame(act.target).alive:
            assert event.covers == ()
            return
        found = [str(cover.piece or cover.frame) for cover in event.covers]
        assert event.by == before.frame(event.frame).owner
        self.compare(before, event.frame, act.target, found)

    def compare(self, state: State, one: str, other: str, found: list[str]) -> None:
        if state.on("elevation") and (state.frame(one).on or state.frame(other).on):
            return
        sure, maybe = naive.cover_bounds(state, state.frame(one), state.frame(other))
        assert sure <= set(found) <= maybe, (one, other, found, sure, maybe)
        kinds = ["T" if is_terrain(name) else "F" for name in found]
        assert kinds == sorted(kinds, reverse=True)

    def spotted(self, before: State, event: ev.Spotted) -> None:
        yellow = sum(1 for die in before.stack[-1].dice if die[0] == "Y")
        one, other = before.frame(event.frame), before.frame(event.target)
        assert one.at is not None
        assert other.at is not None
        if yellow < 2:
            assert naive.frames_gap(one.at, other.at) <= 8.1 + 1e-3
        if yellow == 0 and not (before.on("elevation") and (one.on or other.on)):
            assert not naive.cover_bounds(before, one, other)[0]

    def gave_ground(self, before: State, event: ev.GaveGround) -> None:
        station = before.station(event.station)
        assert event.at is not None
        assert station.at is not None
        assert 1.1 < naive.frames_gap(event.at, station.at, 0.9) < 1.2
        assert naive.in_field(before, event.at)
        assert not naive.overlaps(before, event.frame, np.array([event.at]))

    def everywhere(self) -> None:
        """Every third frame's stations, and how it stands to every enemy, here and now."""
        for frame in self.state.frames[:: 3 if len(self.state.frames) > 6 else 1]:
            if not frame.alive or frame.at is None:
                continue
            near = {
                station.id
                for station in self.state.stations
                if station.at and naive.frames_gap(frame.at, station.at, 0.9) <= 1.1
            }
            assert set(stations_at(self.state, frame)) == near
            for sight in sights(self.state, frame.id):
                other = self.state.frame(sight.frame)
                assert other.at is not None
                assert sight.distance == pytest.approx(naive.frames_gap(frame.at, other.at), abs=0.01)
                self.compare(self.state, frame.id, other.id, list(sight.cover))
                self.compare(self.state, other.id, frame.id, list(sight.exposed))
                ids = [cover.piece or cover.frame for cover in covers(self.state, frame.id, other.id)]
                assert ids == list(sight.cover)


# -- the games --------------------------------------------------------------------------------------------------------


def aside(state: State, dice: FairDice, luck: random.Random) -> tuple[Event, ...]:
    """The host moves something, or says what a piece still takes."""
    standing = [frame.id for frame in state.frames if frame.alive and frame.at] or ["A1"]
    assert state.ground is not None
    at = [round(state.ground.size * luck.uniform(0.3, 0.7), 2) for _ in range(2)]
    pieces = [piece.id for piece in state.terrain]
    wanted = PutAt(luck.choice(standing), at) if luck.random() < 0.5 or not pieces else None
    try:
        return correct(state, wanted or SetTerrain(luck.choice(pieces), "", luck.randint(0, 3)), "host", dice).events
    except RulesError as error:
        if error.code != "no-such-frame":
            raise
        return ()


def play_to_the_end(number: int) -> list[Event]:
    state, log, dice = begin(number)
    luck = random.Random(number)
    watch = Watch(state)
    while state.outcome is None:
        events = aside(state, dice, luck) if luck.random() < 0.01 else step(state, dice, luck)
        state = replay(events, state)
        log += events
        watch.after(events)
        assert watch.state == state
        assert len(log) < EVENTS_MAX
        if luck.random() < 0.02:
            look(state, watch)
    assert requests(state) == ()
    assert replay(decode_events(encode(log))) == state
    SEEN.update(type(event) for event in log)
    return log


def look(state: State, watch: Watch) -> None:
    """A thorough look at one state: what is offered is accepted, all survives JSON, all is measured again."""
    check_state(state)
    assert validate(state)
    assert msgspec.json.decode(encode(state), type=State) == state
    check_options(state)
    watch.everywhere()
    for request in (asked for asked in requests(state) if asked.kind == "where"):
        assert msgspec.json.decode(encode(request), type=Request).options == request.options
        assert open_ground(state).polygons or request.facts["verb"] == "move"


@pytest.mark.parametrize("start", [0, *(pytest.param(start, marks=pytest.mark.long) for start in range(8, GAMES, 8))])
def test_games_on_maps_end_and_play_back(start: int) -> None:
    for number in range(start, min(start + 8, GAMES)):
        play_to_the_end(number)


@pytest.mark.long
def test_what_only_a_map_can_bring_has_been_seen_in_them() -> None:
    wanted = {ev.Went, ev.Put, ev.GaveGround, ev.Fell, ev.HazardDeclared, ev.StationChanged, ev.Spotted, ev.TerrainSet}
    number = 0
    while not wanted <= SEEN and number < 60:
        play_to_the_end(number)
        number += 1
    assert {kind.__name__ for kind in wanted - SEEN} == set()


def test_a_field_travels_in_the_log() -> None:
    state, log, _ = begin(3)
    again = replay(decode_events(encode(log)))
    assert again == state
    assert again.terrain == state.terrain
    assert again.ground == state.ground
