"""Other numbers in the profile, and a whole game is played by them: no number of the book is written anywhere else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct, structs

from rules import RULESETS, Answer, Event, FairDice, ScriptedDice, decide, evolve, replay, requests
from rules.codec import decode_events, encode
from rules.companies.analysis import analyse
from rules.companies.company import FrameDesign, faults, parse
from rules.field import read_field
from rules.rapid_attack.map.deploy_zones import Camp, Part, Placement, legal
from rules.rapid_attack.map.movement import Mover, legal_move
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.map.sights import can_spot, cover_ids, sights
from rules.rapid_attack.map.suggest import Intent, suggestions
from rules.rapid_attack.profile import Profile, Range
from rules.rapid_attack.rule import Draft
from rules.rapid_attack.ruleset import RapidAttack
from rules.rapid_attack.setup.start import ADVANCED
from rules.rapid_attack.state import State
from rules.rapid_attack.turn.falls import fall
from rules.rapid_attack.variants import PROFILES
from tests.rules.rapid_attack import events as ev
from tests.rules.rapid_attack.map import test_map_games as on_map
from tests.rules.rapid_attack.map.maps import MapTable, box, field_code
from tests.rules.rapid_attack.other_numbers import Witness, apart, other
from tests.rules.rapid_attack.test_random_games import choose

KINDS = {
    "id", "language", "clock_shown", "passing", "spot_lasts", "point_frame", "placing", "show_metric", "contested",
    "giving_ground", "highest_tie", "lowest_tie", "over", "equal", "chart.next_covers", "core",
}  # fmt: skip
COMPANIES = ("Rd Rd Rd B G; Rh Rd/Ra Y Y Y; Ra Ra B B B", "Rd Rd G Y E; Rh Rh Rh B; Ra Rh/Ra Y B; G G Rd")
PEOPLE = ("Ana", "Ben")
CALM = dict.fromkeys(ADVANCED, False) | {"split-range": True, "hazards": True}


def numbers_of(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every number of a profile by its name, those of its parts too."""
    if not isinstance(value, Struct):
        yield name, value
        return
    for field, part in structs.asdict(value).items():
        path = f"{name}.{field}" if name else field
        if path not in KINDS:
            yield from numbers_of(part, path)


def test_every_number_is_another() -> None:
    book = dict(numbers_of(PROFILES["rapid-attack"]))
    changed = dict(numbers_of(other("rapid-attack")))
    assert book.keys() == changed.keys()
    assert [name for name, number in changed.items() if number == book[name]] == []


# -- whole games ------------------------------------------------------------------------------------------------------


class Game:
    """A game by a profile between two random players, from its first event on."""

    def __init__(self, profile: Profile, table: str, size: Any, options: dict[str, Any]) -> None:
        self.dice, self.luck = FairDice(f"{profile.id} {table} {size} {options}".encode()), random.Random(7)
        game = RapidAttack(profile)
        ready = game.prepare(size, table, options, "seed 3")
        texts = COMPANIES if isinstance(size, dict) else [game.generate(size, 2, self.dice) for _ in range(2)]
        players = list(zip(PEOPLE, texts, strict=True))
        self.log: list[Event] = list(game.new_game(players, size, table, ready, self.dice).events)
        self.state: State = replay(self.log)

    def step(self) -> tuple[Event, ...]:
        """The events of the next decision; none at the end. The rules find the ruleset by the state."""
        if not requests(self.state):
            return ()
        request = requests(self.state)[0]
        choice = on_map.choose(self.state, request, self.luck) if self.state.mapped else choose(request, self.luck)
        if request.kind == "where":
            choice = on_map.settled(self.state, request, choice)
        made = decide(self.state, Answer(request.player, request.id, choice), self.dice).events
        self.state = replay(made, self.state)
        self.log += made
        return made


SIZES: tuple[Any, ...] = ("skirmish", "demo", {"id": "custom", "frames": [3, 4]})
GAMES = [
    pytest.param(
        ruleset, size, marks=pytest.mark.long if number and size != "skirmish" else (), id=f"{ruleset}-{number_of_size}"
    )
    for number, ruleset in enumerate(PROFILES)
    for number_of_size, size in enumerate(SIZES)
]
"""Every ruleset with every size; in the short form the variants with one."""


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "size"), GAMES)
@pytest.mark.parametrize("table", ["declared", "map"])
def test_a_whole_game_is_played_by_them(ruleset: str, table: str, size: Any) -> None:
    witness = Witness()
    for switches in (dict.fromkeys(ADVANCED, True), CALM):
        game = Game(other(ruleset), table, size, {**switches, "deployment": "guided"})
        state, made = replay(game.log[:1]), tuple(game.log[1:])
        witness.start(state)
        while made:
            for event in made:
                witness.event(state, event)
                state = evolve(state, event)
            witness.state(state)
            made = game.step()
        assert state == game.state
        assert state.outcome is not None
        assert replay(decode_events(encode(game.log))) == state
        assert msgspec.json.decode(encode(state), type=State).profile == other(ruleset)
    assert {"Rolled", "AttackResolved", "InitiativeRolled"} <= set(witness.seen)
    if table == "map":
        assert {"Went", "Put", "near"} <= set(witness.seen)
        assert size == "demo" or {"defense-stations", "defense-frames", "point-frame"} <= set(witness.seen)
    else:
        assert size == "demo" or {"cover", "past a cover"} <= set(witness.seen)


@pytest.mark.long(after=1)
@pytest.mark.parametrize("table", ["declared", "map"])
@pytest.mark.parametrize("ruleset", PROFILES)
def test_a_running_game_keeps_its_profile(ruleset: str, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code has other numbers from the tenth decision on; the game goes on as it would have without that."""
    options = CALM | {"initiative": True}
    alone, changed = (Game(PROFILES[ruleset], table, "skirmish", options) for _ in range(2))
    while alone.step():
        pass
    for _ in range(10):
        assert changed.step()
    monkeypatch.setattr(RULESETS[ruleset], "profile", other(ruleset))
    monkeypatch.setitem(PROFILES, ruleset, other(ruleset))
    changed.state = msgspec.json.decode(encode(changed.state), type=State)
    while changed.step():
        pass
    assert encode(changed.log) == encode(alone.log)
    assert changed.state == replay(changed.log)
    assert changed.state.profile == alone.state.profile != other(ruleset)


# -- what a random game may never show ---------------------------------------------------------------------------------


GAME = RapidAttack(other("rapid-attack"))
MOVER = Mover("A1", 0, (10, 10), 6, over=False)
FIELDS = {"demo": 38, "skirmish": 39, "battle": 41, "custom": 39}


def position(*companies: str, **setting: Any) -> State:
    """A position on a map, by the other numbers."""
    return structs.replace(MapTable(*companies, **setting).state, profile=other("rapid-attack"))


@pytest.mark.parametrize(
    ("systems", "code"),
    [("Rd Rd Rd B B", None), ("Rd Rd Rd B B B", "too-many-systems"), ("B B B B", "too-many-of-a-type")],
)
def test_a_frame_may_carry(systems: str, code: str | None) -> None:
    assert [fault.code for fault in faults(parse(systems), other("rapid-attack"))] == ([code] if code else [])


def test_a_custom_game_of_which_the_host_says_nothing() -> None:
    limits = GAME.builder.limits("custom", 2)
    assert (limits.stations, limits.rockets, limits.clock) == (1, 2, 6)


def test_the_size_of_generated_fields() -> None:
    codes = {name: GAME.prepare(name, "map", {}, "seed")["field"] for name in FIELDS}
    assert {name: round(read_field(code).ground.widest) for name, code in codes.items()} == FIELDS


def test_a_demo_on_an_empty_field() -> None:
    """Frames are put 3 from the station, and half a unit within direct fire of those."""
    texts = list(zip(PEOPLE, ["Rd; Rd; Rd", "Rd; Rd; Rd"], strict=True))
    state = replay(GAME.new_game(texts, "demo", "map", {"field": field_code([])}, FairDice(b"")).events)
    assert (state.clock, len(state.stations)) == (4, 2)
    station, near, far = state.stations[0].at, state.frame("A1").at, state.frame("A2").at
    assert apart(near, station, 1.3) == pytest.approx(3, abs=0.02)
    assert apart(near, far, 1.4) == pytest.approx(5.5, abs=0.02)


@pytest.mark.parametrize(("bricks", "length"), [(3, 3.0), (4, 5.0), (8, 7.0)])
def test_climbing_costs_two_for_every_four_bricks(bricks: int, length: float) -> None:
    wall = box(12, 9, 14, 11, bricks=bricks)
    state = position("G", "B", at={"A1": (10, 10)}, pieces=[wall], options={"elevation": True})
    assert legal_move(scene(state), Mover("A1", 0, (10, 10), 9, over=True), (13, 10)).length == length


def test_a_fall() -> None:
    draft = Draft(position("B", "B", at={"A1": (10, 10)}), ScriptedDice([2, 3, 9]))
    fall(draft, "A1", 7)
    assert draft.events == [ev.Fell("A1", 7, (2, 3, 9), 2)]


@pytest.mark.parametrize(
    ("at", "walls", "systems"),
    [((14, 10), [], 0), ((14, 10), [box(12.5, 9, 13, 11)], 2), ((17.5, 10), [], 3)],
    ids=["in the open", "in cover", "far away"],
)
def test_the_spotting_systems_that_it_takes(at: Any, walls: list[Any], systems: int) -> None:
    state = position("B", "B", at={"A1": (10, 10), "B1": at}, pieces=walls)
    assert [can_spot(state, "A1", "B1", number) for number in range(4)] == [number >= systems for number in range(4)]


@pytest.mark.parametrize(("at", "allowed"), [((14, 24), True), ((20, 24), False)])
def test_half_of_the_field_stays_outside_the_perimeter(at: Any, allowed: bool) -> None:
    posts = ((8.0, 10.0), (14.0, 10.0), (20.0, 10.0), (26.0, 10.0), (8.0, 24.0), (14.0, 24.0))
    camp = Camp(0, tuple(post for post in posts if post != at))
    there = scene(position("B", "B", at={}))
    assert legal(there, Placement("SA9", 0, Part.DEFENSE_STATIONS), camp).allows(at) == allowed


@pytest.mark.parametrize(
    ("ruleset", "part", "far", "allowed"),
    [
        ("rapid-attack", Part.POINT_FRAME, 5.4, False),
        ("rapid-attack", Part.POINT_FRAME, 5.6, True),
        ("rapid-attack", Part.POINT_FRAME, 6.04, True),
        ("rapid-attack", Part.POINT_FRAME, 6.1, False),
        ("mez", Part.POINT_FRAME, 1.4, False),
        ("mez", Part.POINT_FRAME, 1.5, True),
        ("mez", Part.POINT_FRAME, 6.0, True),
        ("mez", Part.POINT_FRAME, 6.1, False),
        ("mez", Part.ATTACK_FRAMES, 5.9, False),
        ("mez", Part.ATTACK_FRAMES, 6.0, True),
    ],
)
def test_where_attackers_deploy(ruleset: str, part: Part, far: float, allowed: bool) -> None:
    state = structs.replace(position("B", "B", at={"A1": (10, 18)}), profile=other(ruleset))
    found = legal(scene(state), Placement("B1", 1, part), Camp(0))
    assert found.allows((11.4 + far, 18)) == allowed


@pytest.mark.parametrize(("far", "allowed"), [(6.0, True), (6.1, False)])
def test_where_defenders_deploy(far: float, allowed: bool) -> None:
    there = scene(position("B", "B", at={}))
    for part in (Part.DEFENSE_FRAMES, Part.OTHER_FRAMES):
        assert legal(there, Placement("A1", 0, part), Camp(0, ((10, 18),))).allows((11.3 + far, 18)) == allowed


@pytest.mark.parametrize(("far", "span"), [(1.2, "hand-to-hand"), (3.0, "direct-fire"), (6.5, "artillery")])
def test_the_range_of_a_distance(far: float, span: str) -> None:
    (sight,) = sights(position("B", "B", at={"A1": (10, 10), "B1": (11.4 + far, 10)}), "A1")
    assert (sight.distance, sight.range) == (pytest.approx(far), span)


@pytest.mark.parametrize(("bricks", "covers"), [(3, ("T2",)), (4, ())])
def test_nothing_covers_from_an_attacker_four_bricks_higher(bricks: int, covers: tuple[str, ...]) -> None:
    walls = [box(8, 8, 12, 12, bricks=bricks), box(16, 9, 17, 11)]
    state = position("B", "B", at={"A1": (10, 10), "B1": (18, 10)}, pieces=walls, options={"elevation": True})
    assert cover_ids(scene(state), "A1", "B1") == covers


def test_the_place_suggested_at_a_station() -> None:
    state = position("B Rd", "B", stations=1, at={"A1": (10, 10), "SB1": (15, 10)})
    places = {option.choice: option.facts["at"] for option in suggestions(scene(state), MOVER, Intent())}
    assert apart(places["station:SB1"], (15, 10), 1.3) == pytest.approx(1.45, abs=0.01)


def test_the_place_suggested_for_direct_fire() -> None:
    """Within 1.5 of its target a frame steps back."""
    state = position("B Rd", "B", at={"A1": (10, 10), "B1": (12.6, 10)})
    options = suggestions(scene(state), MOVER, Intent("B1", Range.DIRECT_FIRE))
    (at,) = (option.facts["at"] for option in options if option.label == "into-range")
    assert 1.45 <= apart(at, (12.6, 10), 1.4) <= 6.05


def test_expected_values() -> None:
    frame = analyse(FrameDesign(("B", "Rd")), other("rapid-attack"))
    assert frame.hits == 5
    assert frame.calm == ("W8", "W8", "W8", "B10")
    assert frame.pools[1] == ("W8", "W8", "W8", "B10", "R4", "R4", "R4")
    assert GAME.builder.analysis(parse("B Rd")).frames == (frame,)


@pytest.mark.parametrize(
    ("verb", "asked", "found"),
    [
        ("pool", {"systems": ["Rh", "G"]}, {"dice": ["W8", "W8", "W8", "G4", "G10"]}),
        ("ppa", {"companies": [{"frames": [["B"]]}, {"frames": [["B"], ["B"]]}]}, {"ppa": [11, 3], "score": [11, 6]}),
        ("attack", {"attack": 3, "range": "direct-fire", "target": "frame", "dice": [3, 4, 8]}, {"target_hits": 2}),
        ("odds", {"attack": 1, "range": "hand-to-hand", "target": "frame"}, {"target_hits": {"0": 0.25, "1": 0.75}}),
    ],
)
def test_calculations(verb: str, asked: dict[str, Any], found: dict[str, Any]) -> None:
    answer: Any = GAME.calculate(verb, {"ruleset": "rapid-attack", **asked})
    assert {name: answer[name] for name in found} == found
