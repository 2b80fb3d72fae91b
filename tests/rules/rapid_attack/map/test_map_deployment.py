"""Deployment on a map: every constraint of every step, for all three profiles (RULINGS 1.8, 1.9).

What is legal is measured again here, by sampling and plain arithmetic.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import RULESETS, FairDice, Illegal, RulesError, replay
from rules.field import Point
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.map.sights import ranges
from rules.rapid_attack.profile import Range
from rules.rapid_attack.state import State
from tests.rules.rapid_attack.map import naive
from tests.rules.rapid_attack.map.maps import MapTable, box
from tests.rules.rapid_attack.opening.test_bidding import rd
from tests.rules.rapid_attack.positions import names
from tests.verbs import open_ground, preview

PROFILES = tuple(name for name, game in RULESETS.items() if game.family == "rapid-attack")
TOWN = [box(x, y, x + 2.5, y + 2) for x in (5, 14, 23) for y in (6, 15, 24)] + [box(18, 11, 18.6, 13)]
WINDOW = 0.04
"""So near to a border the two measures may differ."""


def deploying(*frames: int, ruleset: str = "rapid-attack", **more: Any) -> MapTable:
    """A game about to be deployed: who has fewest frames defends."""
    return MapTable(*rd(*frames), ruleset=ruleset, begin=True, **{"pieces": TOWN, "stations": 2, **more})


def items(table: MapTable) -> list[str]:
    return [option.choice for option in table.request.options if option.choice != "all"]


def until(table: MapTable, part: str) -> MapTable:
    """The first question where in that step."""
    while True:
        table.answer(items(table)[0])
        if table.request.facts.get("part") == part:
            return table
        table.answer("spot:1")


def accepted(table: MapTable, at: Point) -> bool:
    try:
        preview(table.state, table.request, list(at))
    except RulesError as error:
        if error.code not in ("not-legal-ground", "off-the-field"):
            raise
        return False
    return True


# -- the rules once more ----------------------------------------------------------------------------------------------


class Naive:
    """What each step asks of a place: the margin by which it is legal, negative if it is not."""

    def __init__(self, state: State, item: str, at: Point) -> None:
        self.state, self.item, self.at = state, item, at
        self.radius = 0.4 if item.startswith("S") else 0.5
        self.posts = [s.at for s in state.stations if s.home == state.defender and s.at is not None and s.id != item]
        self.defenders = [f for f in state.frames if f.owner == state.defender and f.at and f.id != item]
        self.attackers = [f for f in state.frames if f.owner != state.defender and f.at and f.id != item]

    def to(self, other: Point, radius: float) -> float:
        return naive.frames_gap(self.at, other, self.radius + radius)

    def free(self) -> float:
        """How much room there is: from its edge to terrain and other bases."""
        centre = naive.np.array([self.at])
        near = [piece.outline for piece in self.state.terrain if naive.nearby(piece.outline, self.at)]
        walls = [float(naive.outline_gap(centre, outline)[0]) - self.radius for outline in near]
        frames = [f.at for f in self.state.frames if f.at and f.id != self.item]
        apart = [((self.at[0] - x) ** 2 + (self.at[1] - y) ** 2) ** 0.5 - 0.5 - self.radius for x, y in frames]
        if self.item.startswith("S"):
            posts = [s.at for s in self.state.stations if s.at and s.id != self.item]
            apart += [((self.at[0] - x) ** 2 + (self.at[1] - y) ** 2) ** 0.5 - 0.8 for x, y in posts]
        size = self.state.battlefield.size
        edges = [value - self.radius for value in self.at] + [size - value - self.radius for value in self.at]
        return min([*walls, *apart, *edges]) + 0.008

    def covered_from(self, other: Any) -> float:
        """1 in cover, -1 in the open, 0 where sampling cannot tell."""
        after = self.state.with_frame(self.item, at=self.at)
        sure, maybe = naive.cover_bounds(after, other, after.frame(self.item))
        return 1.0 if sure else 0.0 if maybe else -1.0

    def margin(self, part: str) -> float:
        return min(self.free(), getattr(self, part.replace("-", "_"))())

    def defense_stations(self) -> float:
        near = 8.1 - min(self.to(post, 0.4) for post in self.posts) if self.posts else 1.0
        return min(near, self.outside_share([*self.posts, self.at]) - 1 / 3)

    def outside_share(self, posts: list[Point]) -> float:
        grid = naive.np.arange(0.15, self.state.battlefield.size, 0.3)
        x, y = naive.np.meshgrid(grid, grid)
        inside = naive.np.zeros(x.shape, dtype=bool)
        for px, py in posts:
            inside |= (x - px) ** 2 + (y - py) ** 2 <= 8.4**2
        return float(1 - inside.mean())

    def defense_frames(self) -> float:
        return 8.1 - min((self.to(post, 0.4) for post in self.posts), default=0.0)

    def point_frame(self) -> float:
        outside = min((self.to(post, 0.4) - 7.9 for post in self.posts), default=1.0)
        mez = self.state.ruleset == "mez"
        gaps = [self.to(frame.at, 0.5) for frame in self.defenders if frame.at is not None]
        near = max(min(8.1 - far, far - (0.9 if mez else 7.75)) for far in gaps)
        seen = max(-self.covered_from(frame) for frame in self.defenders)
        return min(outside, near, seen)

    def attack_frames(self) -> float:
        rivals = [self.to(f.at, 0.5) - 7.9 for f in self.defenders if f.at]
        return min([*rivals, *(self.to(post, 0.4) - 7.9 for post in self.posts)])

    def attack_stations(self) -> float:
        return self.attack_frames() if self.state.ruleset == "mez" else 1.0

    def other_frames(self) -> float:
        nearest = min(self.attackers, key=lambda f: self.to(f.at or (0, 0), 0.5))
        return max(self.defense_frames(), self.covered_from(nearest))


PARTS = ("defense-stations", "defense-frames", "point-frame", "attack-frames", "attack-stations", "other-frames")


@pytest.mark.parametrize("ruleset", PROFILES)
def test_every_step_allows_what_the_book_does_and_nothing_else(ruleset: str) -> None:
    """At each question 40 points anywhere, and 60 where it is likely to be legal, are judged twice."""
    luck = random.Random(ruleset)
    table = deploying(3, 4, 4, ruleset=ruleset)
    legal: dict[str, int] = dict.fromkeys(PARTS, 0)
    forbidden: dict[str, int] = dict.fromkeys(PARTS, 0)
    while table.state.round == 0:
        table.answer(luck.choice(items(table)))
        request = table.request
        part, item = request.facts["part"], request.facts["item"]
        assert request.free is not None
        axes = request.free["prefixItems"]
        points = [(luck.uniform(0, 36), luck.uniform(0, 36)) for _ in range(40)]
        points += [(luck.uniform(*(_box(axes[0]))), luck.uniform(*(_box(axes[1])))) for _ in range(60)]
        points += [tuple(option.facts["at"]) for option in request.options]
        for at in ((round(x, 2), round(y, 2)) for x, y in points):
            margin = Naive(table.state, item, at).margin(part)
            if abs(margin) > WINDOW and not _last_defense_frame(table.state, part):
                assert accepted(table, at) == (margin > 0), (part, item, at, margin)
                (legal if margin > 0 else forbidden)[part] += 1
        _check_shade(table, part, item)
        table.answer(luck.choice(request.options).choice)
    assert all(legal.values()), legal
    assert all(forbidden[part] for part in PARTS), forbidden


def _box(axis: dict[str, Any]) -> tuple[float, float]:
    return axis["minimum"], axis["maximum"]


def _last_defense_frame(state: State, part: str) -> bool:
    """The last frame before the point frame must leave it a place besides: see the test of its own."""
    return part == "defense-frames" and sum(1 for f in state.frames if f.owner == state.defender and f.at) == 1


def _check_shade(table: MapTable, part: str, item: str) -> None:
    """The shaded ground is legal ground, but for a close call."""
    found = open_ground(table.state)
    assert found.polygons
    if part == "attack-frames":
        for outline in found.polygons:
            for at in outline:
                assert Naive(table.state, item, at).attack_frames() > -WINDOW


@pytest.mark.parametrize(
    ("size", "players", "across"), [("skirmish", 2, None), ("skirmish", 5, 32), ("battle", 2, 32), ("battle", 5, None)]
)
def test_the_usual_fields_and_the_smallest_have_room_for_every_step(
    size: str, players: int, across: int | None
) -> None:
    """Squares of four to six rulers at their widest: the perimeter leaves a third, the point frame has a place."""
    game, dice = RULESETS["rapid-attack"], FairDice(size.encode())
    options = game.prepare(size, "map", {} if across is None else {"across": across}, "room")
    fewest = game.least(size, players)
    companies = [(f"P{n}", company) for n, company in enumerate(rd(fewest, *[fewest + 1] * (players - 1)))]
    state = replay(game.new_game(companies, size, "map", options, dice).events)
    assert state.battlefield.widest == pytest.approx(across or {"skirmish": 44, "battle": 48}[size], abs=0.01)
    while state.round == 0:
        request = game.requests(state)[0]
        if request.kind == "where":
            at = tuple(request.options[0].facts["at"])
            assert Naive(state, request.facts["item"], at).margin(request.facts["part"]) > -WINDOW
        choice = next(option.choice for option in request.options if option.choice != "all")
        state = game.decide(state, request, choice, dice).state


def test_a_field_has_four_to_six_rulers_at_its_widest() -> None:
    """Small fields have a ruler of six units (rulebook: "Game Area")."""
    game = RULESETS["rapid-attack"]
    for ruler, widths in (("standard", (32, 48)), ("short", (24, 36))):
        for across in widths:
            assert game.prepare("demo", "map", {"ruler": ruler, "across": across}, "seed")["field"]
        for across in (widths[0] - 1, widths[1] + 1):
            with pytest.raises(Illegal, match="field-size"):
                game.prepare("demo", "map", {"ruler": ruler, "across": across}, "seed")


def test_a_short_ruler_measures_the_whole_game() -> None:
    table = deploying(2, 3, pieces=[], stations=1, options={"ruler": "short"})
    assert table.state.profile.ruler == 6
    for item, at in (("SA1", (5, 18)), ("A1", (10, 18)), ("A2", (5, 12))):
        table.answer(item)
        table.answer(list(at))
    table.answer("B1")
    assert accepted(table, (17.0, 18.0))
    assert not accepted(table, (19.0, 18.0))


# -- one by one -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", PROFILES)
def test_the_point_frame_keeps_its_distance(ruleset: str) -> None:
    table = deploying(2, 3, ruleset=ruleset, pieces=[], stations=1)
    for item, at in (("SA1", (5, 18)), ("A1", (12, 18)), ("A2", (5, 12))):
        table.answer(item)
        table.answer(list(at))
    table.answer("B1")
    exactly = ruleset != "mez"
    cases = {
        (21.0, 18.0): True,
        (21.1, 18.0): True,
        (21.15, 18.0): False,
        (20.8, 18.0): True,
        (20.7, 18.0): not exactly,
        (17.0, 18.0): not exactly,
    }
    assert {at: accepted(table, at) for at in cases} == cases
    assert not accepted(table, (8.0, 20.0))


def test_the_point_frame_never_stands_beyond_direct_fire() -> None:
    """At exactly one ruler it is in range (rulebook: "Point Frame")."""
    table = until(deploying(3, 4, pieces=[], stations=1), "point-frame")
    for at in ((x / 20, y / 2) for x in range(10, 710) for y in (20, 36, 52)):
        if accepted(table, at):
            far = min(naive.frames_gap(at, frame.at) for frame in table.state.frames_of(0) if frame.at)
            assert Range.DIRECT_FIRE in ranges(table.state.profile, far)


def test_the_point_frame_may_be_open_to_another_frame_than_the_one_a_ruler_away() -> None:
    """Each of the two is asked of one frame of the defender, of any (rulebook: "Point Frame")."""
    table = deploying(2, 3, pieces=[box(19, 17.8, 20, 18.2)], stations=1)
    for item, at in (("SA1", (5, 18)), ("A1", (12, 18)), ("A2", (11, 13))):
        table.answer(item)
        table.answer(list(at))
    table.answer("B1")
    assert naive.frames_gap((21.0, 18.0), (11, 13)) > 9
    assert accepted(table, (21.0, 18.0))


def test_the_point_frame_is_out_of_cover_to_some_frame() -> None:
    table = deploying(2, 3, pieces=[box(19, 17, 20, 19)], stations=1)
    for item, at in (("SA1", (5, 18)), ("A1", (12, 18)), ("A2", (10, 18))):
        table.answer(item)
        table.answer(list(at))
    table.answer("B1")
    assert not accepted(table, (21.0, 18.0))
    assert accepted(table, (20.0, 22.12))


def test_a_third_of_the_field_stays_outside_the_perimeter() -> None:
    table = deploying(2, 3, pieces=[], stations=5, across=32)
    for item, at in (("SA1", (8.5, 8.5)), ("SA2", (16.5, 8.5)), ("SA3", (23.5, 8.5)), ("SA4", (23.5, 16.5))):
        table.answer(item)
        assert accepted(table, at)
        table.answer(list(at))
    table.answer("SA5")
    with pytest.raises(Illegal) as refused:
        preview(table.state, table.request, [16, 23.5])
    assert refused.value.code == "not-legal-ground"
    preview(table.state, table.request, refused.value.facts["nearest"])
    assert accepted(table, (12.0, 13.0))


def test_the_second_frame_leaves_the_point_frame_a_place() -> None:
    """The first one stands walled in at the edge: nobody could face it."""
    cell = [box(1, 4.4, 5, 5), box(4.4, 0.6, 5, 4), box(0.1, 3, 0.9, 5)]
    table = deploying(2, 3, pieces=cell, stations=1)
    for item, at in (("SA1", (1, 1)), ("A1", (2.5, 2.5))):
        table.answer(item)
        table.answer(list(at))
    table.answer("A2")
    assert accepted(table, (8.0, 4.0))
    table.answer([8, 4])
    table.answer("B1")
    assert any(accepted(table, tuple(option.facts["at"])) for option in table.request.options)


def test_with_green_for_sure_a_frame_may_be_deployed_on_top() -> None:
    for systems, allowed in (("G Rd", True), ("Rh Rh", True), ("Rd Rd", False)):
        table = MapTable(f"{systems}; {systems}", "Rd Rd; Rd; Rd", begin=True, pieces=[box(10, 10, 13, 13)], stations=1)
        for item, at in (("SA1", (8, 8)), ("A1", None)):
            table.answer(item)
            if at:
                table.answer(list(at))
        assert table.request.facts["over"] == allowed
        assert accepted(table, (11.5, 11.5)) == allowed
        if allowed:
            table.answer([11.5, 11.5])
            assert table.frame("A1").on == "T1"


def test_large_terrain_may_be_claimed_as_a_station() -> None:
    """Any player may claim it instead of placing a station, where the step allows it (rulebook: "Stations")."""
    town = [
        box(10, 10, 14, 13, name="house"),
        box(20, 10, 23, 13, name="house"),
        box(20.2, 9, 22.8, 9.8, name="wall"),
        box(15, 15, 18, 17),
        box(30, 30, 34, 33, name="tower"),
    ]
    for claims in (True, False):
        table = deploying(2, 3, pieces=town, stations=2, options={"claims": claims})
        table.answer("SA1")
        found = {option.choice for option in table.request.options if option.label == "claim"}
        assert found == ({"claim:T1", "claim:T5"} if claims else set())
        assert accepted(table, (12.0, 10.0)) == claims
        assert not accepted(table, (12.0, 11.5))
    table = deploying(2, 3, pieces=town, stations=2, options={"claims": True})
    table.answer("SA1")
    table.answer("claim:T1")
    assert next(s.at for s in table.state.stations if s.id == "SA1") == (12.0, 10.0)
    table.answer("SA2")
    assert [option.choice for option in table.request.options if option.label == "claim"] == []
    assert table.state.piece("T1").stands


def test_free_deployment_takes_the_same_steps_anywhere() -> None:
    table = deploying(3, 4, options={"deployment": "free"})
    table.answer(items(table)[0])
    assert (table.request.facts["part"], accepted(table, (35, 35)), accepted(table, (6, 7))) == (
        "defense-stations", True, False,
    )  # fmt: skip
    table.answer([35, 35])
    table.answer(items(table)[0])
    assert accepted(table, (1, 1))


def test_without_stations_there_is_no_perimeter() -> None:
    table = deploying(3, 4, stations=0)
    assert table.request.facts["step"] == "defense-frames"
    until(table, "other-frames")
    assert accepted(table, (33, 33))


def test_where_nothing_is_legal_any_free_place_will_do() -> None:
    """All of the field is within a ruler of the defender's frames."""
    table = deploying(2, 3, pieces=[], stations=0, across=32)
    for at in ((8, 16), (24, 16)):
        table.answer(items(table)[0])
        table.answer(list(at))
    table.answer(items(table)[0])
    table.answer("spot:1")
    table.answer(items(table)[0])
    assert accepted(table, tuple(table.request.options[0].facts["at"]))


def test_everything_left_goes_to_where_it_is_suggested() -> None:
    table = deploying(3, 5)
    table.answer("all")
    assert all(station.at for station in table.state.stations if station.home == 0)
    while table.state.round == 0:
        table.answer("all" if "all" in table.choices else table.choices[0])
    assert all(thing.at for thing in (*table.state.frames, *table.state.stations))


def test_the_rest_goes_down_in_turn_while_others_have_some_left() -> None:
    table = deploying(3, 4, 5)
    while table.request.facts.get("step") != "attack-frames":
        table.answer(table.choices[0])
    table.answer("all")
    assert [names(table.last)[0], names(table.last)[-1]] == ["PlacesInTurn", "Put"]
    assert sum(frame.at is not None for frame in table.state.frames if frame.owner == 1) == 1
    assert table.asked == "deploy C"
    table.answer("all")
    assert all(frame.at is not None for frame in table.state.frames if frame.owner > 0)


@pytest.mark.parametrize("number", [1, 3])
def test_neutral_stations_are_put_down_by_the_referee(number: int) -> None:
    table = deploying(3, 4, neutral=number)
    neutral = [station for station in table.state.stations if station.home is None]
    assert len(neutral) == number
    assert all(station.at is not None for station in neutral)
    if number == 1:
        assert neutral[0].at == (18.0, 18.0)


# -- the demo ---------------------------------------------------------------------------------------------------------


def demo(players: int, seed: str, **options: Any) -> State:
    game, dice = RULESETS["rapid-attack"], FairDice(seed.encode())
    companies = [(f"P{n}", game.generate("demo", players, dice)) for n in range(players)]
    ready = game.prepare("demo", "map", options, seed)
    return replay(game.new_game(companies, "demo", "map", ready, dice).events)


@pytest.mark.parametrize("players", range(2, 6))
def test_the_demo_is_laid_out_as_its_organizer_would(players: int) -> None:
    for seed in ("one", "two", "three"):
        state = demo(players, seed)
        (station,) = state.stations
        assert station.at is not None
        assert all(frame.at is not None and naive.in_field(state, frame.at) for frame in state.frames)
        far = {f.id: naive.frames_gap(f.at or (0, 0), station.at, 0.9) for f in state.frames}
        assert min(far.values()) >= 5 - 0.01
        for player in range(players):
            own = [far[f.id] for f in state.frames if f.owner == player]
            assert min(own) <= 6 + 0.01, (seed, far)
        near = [
            min(naive.frames_gap(f.at or (0, 0), o.at or (0, 0)) for o in state.frames if o.owner != f.owner)
            for f in state.frames
        ]
        assert max(near) <= 8.1
        for frame in state.frames:
            assert frame.at is not None
            assert not naive.overlaps(state, frame.id, naive.np.array([frame.at]))


@pytest.mark.parametrize("players", range(2, 6))
def test_in_a_demo_some_frames_stand_beside_cover_and_some_do_not(players: int) -> None:
    for seed in ("one", "two", "three"):
        state = demo(players, seed)
        beside = [bool(scene(state).walls_near(frame.at or (0, 0), 1.5)) for frame in state.frames]
        assert set(beside) == {True, False}


# -- the field --------------------------------------------------------------------------------------------------------


def test_a_map_needs_a_field() -> None:
    game = RULESETS["rapid-attack"]
    players = [("Ana", "Rd; Rd; Rd; Rd"), ("Ben", "Rd; Rd; Rd; Rd")]
    with pytest.raises(Illegal, match="field-missing"):
        game.new_game(players, "skirmish", "map", {}, FairDice(b"x"))
    ready = game.prepare("skirmish", "map", {"style": "port", "shape": "round", "across": 40}, "seed")
    assert game.prepare("skirmish", "map", ready, "another seed") == ready
    assert game.prepare("skirmish", "declared", {}, "seed") == {}
    state = replay(game.new_game(players, "skirmish", "map", ready, FairDice(b"x")).events)
    assert state.mapped
    assert (state.ground.shape, state.ground.size) == ("round", 40)
    assert state.terrain


@pytest.mark.parametrize(
    "options",
    [{"style": "moon"}, {"shape": "long"}, {"across": 23}, {"across": 49}, {"ruler": "long"}, {"across": True},
     {"field": "FLD1-X"}, {"field": 7}, {"field": "F" * 90_000}, {"across": "32"}],
)  # fmt: skip
def test_what_no_field_can_be(options: dict[str, Any]) -> None:
    with pytest.raises(RulesError):
        RULESETS["mez"].check("skirmish", "map", options)


def test_hazards_lie_there_only_if_they_are_wanted() -> None:
    for wanted in (False, True):
        state = demo(2, "hazards", hazards=wanted, style="port")
        assert any(piece.hazard for piece in state.terrain) == wanted
