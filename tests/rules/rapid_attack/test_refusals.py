"""A refusal names its true reason: read from the state by plain numbers, without the rules' own geometry."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shapely
from msgspec import structs

from rules import RULESETS, Answer, FairDice, Request, RulesError, choose, decide, requests
from rules.field import Point
from rules.rapid_attack.state import Activation, Frame, State
from tests.long import LONG
from tests.rules.rapid_attack.map.maps import MapTable, box
from tests.rules.rapid_attack.opening.test_bidding import rd
from tests.rules.rapid_attack.positions import Table
from text import LOCALES, error_line

CLOSE = 0.1


def refusal(table: Table, choice: object) -> RulesError:
    """The refusal of an answer, which loses nothing, and has a sentence in both languages."""
    before = table.state
    with pytest.raises(RulesError) as caught:
        table.answer(choice)
    assert table.state == before
    said = [error_line(locale, caught.value.code, caught.value.facts) for locale in LOCALES]
    assert len(set(said)) == len(LOCALES)
    assert not any(word in line for line in said for word in ("{", "None", "“int”", "“list”", "« int »"))
    return caught.value


def why(table: Table, choice: object) -> tuple[str, str]:
    error = refusal(table, choice)
    return error.code, error.facts["why"]


# -- deployment -------------------------------------------------------------------------------------------------------


def deployed(*played: tuple[str, Point], ruleset: str = "rapid-attack", **more: Any) -> MapTable:
    """A deployment with a shed in the west of the field, after these placings."""
    shed = [box(4, 16, 8, 20, hits=3)]
    table = MapTable(*rd(3, 4), ruleset=ruleset, begin=True, pieces=shed, stations=2, **more)
    for item, at in played:
        table.answer(item)
        table.answer(list(at))
    return table


STATIONS = (("SA1", (10.0, 18.0)), ("SA2", (12.0, 18.0)))
GUARDS = (*STATIONS, ("A1", (14.0, 18.0)), ("A2", (10.0, 15.0)))
POINT = (*GUARDS, ("B1", (23.0, 18.0)))
PLACES: list[tuple[tuple[tuple[str, Point], ...], str, Point, tuple[str, str]]] = [
    # put down before, what comes next, where, the refusal
    ((), "SA1", (6.0, 18.0), ("not-legal-ground", "terrain")),
    ((), "SA1", (0.1, 18.0), ("off-the-field", "outside")),
    (STATIONS[:1], "SA2", (6.0, 18.0), ("not-legal-ground", "terrain")),
    (STATIONS[:1], "SA2", (10.3, 18.0), ("not-legal-ground", "occupied")),
    (STATIONS[:1], "SA2", (22.0, 18.0), ("not-legal-ground", "too-far")),
    (STATIONS, "A1", (6.0, 18.0), ("not-legal-ground", "terrain")),
    (STATIONS, "A1", (30.0, 30.0), ("not-legal-ground", "too-far")),
    (GUARDS[:3], "A2", (14.2, 18.0), ("not-legal-ground", "occupied")),
    (GUARDS, "B1", (14.2, 18.4), ("not-legal-ground", "occupied")),
    (GUARDS, "B1", (6.0, 18.0), ("not-legal-ground", "terrain")),
    (GUARDS, "B1", (18.0, 18.0), ("not-legal-ground", "perimeter")),
    (GUARDS, "B1", (35.0, 35.0), ("not-legal-ground", "too-far")),
    (GUARDS, "B1", (21.9, 18.0), ("not-legal-ground", "too-near")),
    (POINT, "B2", (16.0, 18.0), ("not-legal-ground", "too-near")),
    (POINT, "B2", (23.3, 18.0), ("not-legal-ground", "occupied")),
    (POINT, "B2", (6.0, 18.0), ("not-legal-ground", "terrain")),
]


@pytest.mark.parametrize(("played", "item", "at", "expected"), PLACES)
def test_a_place_is_refused_for_what_is_there_or_for_what_its_step_asks(
    played: tuple[tuple[str, Point], ...], item: str, at: Point, expected: tuple[str, str]
) -> None:
    table = deployed(*played)
    table.answer(item)
    assert why(table, list(at)) == expected


def test_an_attackers_station_on_terrain_far_from_anybody_is_refused_for_the_terrain() -> None:
    """In MEZ they keep off the perimeter; here it is the wall of another corner that is in the way."""
    table = MapTable(*rd(3, 4), ruleset="mez", begin=True, pieces=[box(30, 4, 34, 8, hits=3)], stations=2)
    while table.request.facts.get("step") != "attack-stations":
        table.answer(table.choices[0])
    table.answer("SB1")
    assert why(table, [32, 6]) == ("not-legal-ground", "terrain")
    inside = table.state.station("SA1").at
    assert inside is not None
    assert why(table, [inside[0], inside[1] + 2])[1] in ("too-near", "occupied")


@pytest.mark.parametrize(("ruleset", "x"), [("rapid-attack", 22.9), ("mez", 21.5), ("unofficial", 22.9)])
def test_the_point_frame_is_refused_in_cover_from_all(ruleset: str, x: float) -> None:
    wall = [box(x - 1.1, 16.5, x - 0.8, 19.5, hits=3)]
    table = MapTable(*rd(3, 4), ruleset=ruleset, begin=True, pieces=wall, stations=2)
    for item, at in GUARDS:
        table.answer(item)
        table.answer(list(at))
    table.answer("B1")
    assert why(table, [x, 18.0]) == ("not-legal-ground", "cover")


def test_the_last_frames_are_refused_in_the_open_and_stations_for_the_share_of_the_field() -> None:
    table = deployed(*POINT)
    while table.request.facts.get("step") != "other-frames":
        table.answer(table.choices[0])
    table.answer("A3")
    assert why(table, [34.0, 2.0])[1] in ("exposed", "occupied")
    wide = MapTable(*rd(3, 4), begin=True, across=24, stations=3, options={"across": 24})
    for item, at in (("SA1", (6.0, 12.0)), ("SA2", (14.0, 12.0))):
        wide.answer(item)
        wide.answer(list(at))
    wide.answer("SA3")
    assert why(wide, [18.0, 17.0]) == ("not-legal-ground", "share")


# -- an activation ----------------------------------------------------------------------------------------------------


def fighting(kind: type[Table] = Table, **more: Any) -> Table:
    at = {"at": {"A1": (5.0, 5.0), "A2": (5.0, 9.0), "B1": (12.0, 5.0), "B2": (25.0, 5.0)}} if kind is MapTable else {}
    return kind("Rd G; Rd", "Rd G; Rd", stations=1, **at, **more)


@pytest.mark.parametrize("kind", [Table, MapTable])
def test_a_target_is_refused_for_what_it_is(kind: type[Table]) -> None:
    table = fighting(kind)
    table.set("B2", white=0)
    table.play("A1")
    assert why(table, "A2") == ("not-a-target", "own")
    assert why(table, "b2") == ("not-a-target", "destroyed")
    assert why(table, "SB1") == ("not-a-target", "station")
    assert refusal(table, "Z9").code == "not-an-option"
    assert refusal(table, [1]).code == "choice-malformed"
    assert why(table, "move:0") == ("wrong-step", "not-yet")


def test_on_a_map_terrain_is_named_and_a_hazard_is_no_target() -> None:
    pieces = [box(20, 20, 22, 22, hits=1), box(8, 8, 10, 10, hazard=True, hits=1)]
    table = MapTable("Rd", "Rd", at={"A1": (5, 5), "B1": (12, 5)}, pieces=pieces, options={"hazards": True})
    fallen = (structs.replace(piece, hits=0) if piece.id == "T1" else piece for piece in table.state.terrain)
    table.state = structs.replace(table.state, terrain=tuple(fallen))
    table.play("A1")
    assert why(table, "terrain") == ("not-a-target", "terrain")
    assert why(table, "T1") == ("terrain-gone", "destroyed")
    assert why(table, "T2") == ("not-a-target", "hazard")


@pytest.mark.parametrize(
    ("choice", "reason"),
    [("B1", "not-yours"), ("A2", "done"), ("A3", "destroyed"), ("SA1", "station"), ("terrain", "terrain")],
)
def test_a_frame_that_cannot_be_activated_is_refused_for_its_reason(choice: str, reason: str) -> None:
    table = Table("Rd; Rd; Rd", "Rd; Rd; Rd", stations=1)
    table.set("A2", activated=True)
    table.set("A3", white=0)
    assert why(table, choice) == ("cannot-activate", reason)


@pytest.mark.parametrize(("ruleset", "reason"), [("rapid-attack", "last"), ("mez", "no-passing")])
def test_a_pass_is_refused_for_the_last_or_by_the_book(ruleset: str, reason: str) -> None:
    table = Table("Rd", "Rd", ruleset=ruleset)
    table.set("B1", activated=True)
    assert why(table, "pass") == ("cannot-pass", reason)


@pytest.mark.parametrize(
    ("choice", "reason"), [("artillery", "weapon"), ("direct-fire+4", "rockets"), ("artillery+1", "unknown")]
)
def test_a_range_is_refused_for_its_weapon_or_for_rockets(choice: str, reason: str) -> None:
    table = Table("Rd +1 rocket", "Rd +1 rocket")
    table.play("A1", "B1")
    assert why(table, choice) == ("cannot-attack-at-range", reason)
    assert refusal(table, "nearby").code == "not-an-option"


@pytest.mark.parametrize(
    ("range_", "at", "reason"),
    [("direct-fire", (6.5, 5.0), "too-near"), ("direct-fire", (20.0, 5.0), "too-far"),
     ("hand-to-hand", (9.0, 5.0), "too-far"), ("artillery", (9.0, 5.0), "too-near")],
)  # fmt: skip
@pytest.mark.parametrize("ruleset", ["rapid-attack", "mez", "unofficial"])
def test_an_attack_is_refused_for_a_target_too_near_or_too_far(
    ruleset: str, range_: str, at: Point, reason: str
) -> None:
    table = MapTable("Rh Rd Ra", "Rd G Y", ruleset=ruleset, at={"A1": (5.0, 5.0), "B1": at})
    table.play("A1", "B1", f"{range_} = 6 6 6 6", "none")
    assert why(table, "attack:2") == ("out-of-range", reason)


def test_what_is_done_already_or_not_rolled_is_refused_for_that() -> None:
    table = fighting()
    table.play("A1", "none = 4 2 3", "none")
    assert why(table, "defend:0") == ("action-used", "done")
    assert why(table, "attack:0") == ("no-target", "no-target")
    assert refusal(table, "move:B6 3").code == "die-not-rolled"
    table.play("move:2", "none")
    assert why(table, "move:0") == ("action-used", "done")
    assert refusal(table, "spot:2").code == "wrong-colour"


def test_a_spot_is_refused_for_distance_cover_or_a_greater_one() -> None:
    at = {
        "A1": (5.0, 5.0),
        "A2": (1.0, 1.0),
        "B1": (30.0, 5.0),
        "B2": (5.0, 12.0),
        "B3": (9.0, 5.0),
        "B4": (8.0, 8.0),
        "B5": (2.0, 5.0),
    }
    table = MapTable("Rd; Rd", "Rd; Rd; Rd; Rd; Rd", at=at, pieces=[box(3, 11, 7, 11.2)])
    table.set("B3", spot=6, spot_die="W6")
    table.set("B4", white=0)
    if table.asked.endswith("B"):
        table.play("pass")
    table.play("A1", "none = 4 2", "none", "spot:0")
    assert [why(table, name) for name in ("B1", "B2", "B3", "A2")] == [
        ("cannot-spot", reason) for reason in ("too-far", "cover", "higher", "own")
    ]
    assert why(table, "B4") == ("cannot-spot", "destroyed")


@pytest.mark.parametrize(
    ("at", "reason"),
    [({"B1": (30.0, 5.0), "B2": (30.0, 9.0)}, "too-far"), ({"B1": (5.0, 12.0), "B2": (5.0, 12.0)}, "cover"),
     ({"B1": (30.0, 5.0), "B2": (5.0, 12.0)}, "unseen"), ({"B1": (2.0, 5.0), "B2": (9.0, 5.0)}, "higher")],
)  # fmt: skip
def test_a_die_that_finds_nobody_says_why(at: dict[str, Point], reason: str) -> None:
    table = MapTable("Rd; Rd", "Rd; Rd", at={"A1": (5.0, 5.0), **at}, pieces=[box(3, 11, 7, 11.2)])
    for name in ("B1", "B2"):
        table.set(name, spot=5, spot_die="W6")
    table.play("A1", "none = 4 2", "none")
    assert why(table, "spot:0") == ("nobody-to-spot", reason)


def test_a_loss_is_refused_for_what_the_frame_has() -> None:
    table = fighting()
    table.set("B1", activated=True, defense=0)
    table.play("A1", "B1", "direct-fire = 1 1 1 4 1", "none", "attack:0", "none = 6")
    assert [why(table, choice) for choice in ("Ra", "white", "Rd, G")] == [
        ("cannot-lose", reason) for reason in ("missing", "white", "too-many")
    ]


@pytest.mark.parametrize(
    ("frame", "reason"), [("A1", "attacker"), ("B1", "target"), ("B2", "destroyed"), ("Z9", "unknown")]
)
def test_a_cover_is_refused_for_who_it_is(frame: str, reason: str) -> None:
    table = fighting()
    table.set("B1", activated=True, defense=0)
    table.set("B2", white=0)
    table.play("A1", "B1", "direct-fire = 1 1 4 1 1", "none", "attack:W6 1")
    assert why(table, f"frame:{frame}") == ("cover-frame", reason)


@pytest.mark.parametrize(
    ("ruleset", "choice", "reason"),
    [
        ("rapid-attack", "remove:B1", "not-yours"),
        ("rapid-attack", "remove:A1", "least"),
        ("mez", "defer", "must-change"),
    ],
)
def test_a_tie_is_refused_for_its_reason(ruleset: str, choice: str, reason: str) -> None:
    spare = "; Rd spare"
    companies = [company + spare for company in rd(4, 4)]
    table = Table(*companies, ruleset=ruleset, begin="1", size="skirmish")
    assert why(table, choice) == ("cannot-change-company", reason)


# -- moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("to", "expected"),
    [([10.0, 12.2], ("blocked", "terrain")), ([10.0, 7.0], ("blocked", "occupied")),
     ([10.0, 14.5], ("out-of-reach", "around")), ([20.0, 10.0], ("out-of-reach", "too-far")),
     ([10.0, 40.0], ("off-the-field", "outside"))],
)  # fmt: skip
def test_a_move_is_refused_for_what_is_in_the_way(to: list[float], expected: tuple[str, str]) -> None:
    at = {"A1": (10.0, 10.0), "A2": (10.0, 7.0), "B1": (30.0, 30.0)}
    table = MapTable("Rd; Rd", "Rd; Rd", at=at, pieces=[box(4, 12, 16, 12.5)])
    table.play("A1", "none = 6 6", "none", "move:0")
    assert why(table, to) == expected


# -- wrong answers in random games ------------------------------------------------------------------------------------


class Reading:
    """What is true of a wrong answer, by the plain numbers of the state."""

    def __init__(self, state: State, request: Request, choice: Any, facts: dict[str, Any]) -> None:
        self.state, self.request, self.choice, self.facts = state, request, choice, facts
        self.word = str(facts.get("unit") or facts.get("item") or choice).strip().upper()
        self.at = tuple(choice) if isinstance(choice, list) else (0.0, 0.0)
        self.frame = next((frame for frame in state.frames if frame.id == self.word), None)

    @property
    def act(self) -> Activation:
        return self.state.stack[-1]

    @property
    def mover(self) -> Frame:
        return self.state.frame(self.act.frame)

    @property
    def reach(self) -> int:
        """Spotting systems that gave dice."""
        return sum(die[0] == "Y" for die in self.act.dice)

    def apart(self, one: Point | None, other: Point | None) -> float:
        assert one is not None
        assert other is not None
        return max(0.0, math.dist(one, other) - 1)

    def radius(self) -> float:
        return 0.4 if self.facts["item"].startswith("S") else 0.5

    def outside(self) -> bool:
        ground, (x, y), room = self.state.battlefield, self.at, self.radius()
        half = ground.size / 2
        if ground.shape == "round":
            return math.dist((x, y), (half, half)) > half - room
        return not (room <= x <= ground.size - room and room <= y <= ground.height - room)

    def occupied(self) -> bool:
        """Somebody else's base, or for a station another station's, overlaps the place."""
        item, room = self.facts["item"], self.radius()
        bases = [(f.at, 0.5) for f in self.state.frames if f.at and f.alive and f.id != item]
        if item.startswith("S"):
            bases += [(s.at, 0.4) for s in self.state.stations if s.at and s.id != item]
        return any(math.dist(self.at, at) < room + base for at, base in bases)

    def terrain(self) -> bool:
        walls = [shapely.Polygon(p.outline) for p in self.state.terrain if p.hits and not p.hazard and p.outline]
        return any(wall.distance(shapely.Point(self.at)) < self.radius() for wall in walls)

    def posts(self) -> list[float]:
        """From the defender's stations, from edge to edge."""
        own = [s for s in self.state.stations if s.home == self.state.defender and s.at and s.id != self.facts["item"]]
        return [math.dist(self.at, s.at) - 0.4 - self.radius() for s in own if s.at]

    def guards(self) -> list[float]:
        """From the defender's frames, from edge to edge."""
        own = [
            f.at for f in self.state.frames if f.owner == self.state.defender and f.at and f.id != self.facts["item"]
        ]
        return [math.dist(self.at, at) - 0.5 - self.radius() for at in own]

    def away(self) -> float:
        """How far the ruler reaches."""
        return self.state.profile.ruler

    def too_far_to_place(self) -> bool:
        gaps = self.guards() if self.facts["part"] == "point-frame" else self.posts()
        return min(gaps) > self.away()

    def too_near_to_place(self) -> bool:
        near = self.guards() if self.facts["part"] == "point-frame" else [*self.posts(), *self.guards()]
        return min(near) < self.away()

    def to_target(self) -> float:
        target = self.act.target
        if target[0] == "T":
            outline = shapely.Polygon(self.state.piece(target).outline)
            return float(outline.distance(shapely.Point(self.mover.at))) - 0.5
        return self.apart(self.mover.at, self.state.frame(target).at)

    def ends(self) -> tuple[float, float]:
        ends = {"hand-to-hand": (0.0, 1.0), "direct-fire": (1.0, self.away()), "artillery": (self.away(), 999.0)}
        return ends[str(self.act.range)]

    def die(self) -> list[int]:
        """The dice of the roll that the answer names."""
        written = self.choice.partition(":")[2]
        named = [f"{die} {face}" for die, face in zip(self.act.dice, self.act.faces, strict=True)]
        return [place for place, name in enumerate(named) if name == written or str(place) == written]

    def seen(self) -> list[tuple[Frame, float]]:
        enemies = [f for f in self.state.frames if f.alive and f.owner != self.mover.owner]
        return [(enemy, self.apart(self.mover.at, enemy.at) if self.state.mapped else 0.0) for enemy in enemies]

    def done_verb(self) -> bool:
        verb = self.choice.partition(":")[0]
        act = self.act
        return {"move": act.moved, "attack": act.attacked, "defend": self.mover.defense is not None}[verb]


def is_frame(test: Callable[[Reading, Frame], bool]) -> Callable[[Reading], bool]:
    return lambda read: read.frame is not None and test(read, read.frame)


def is_station(read: Reading) -> bool:
    return any(station.id == read.word for station in read.state.stations)


def is_piece(read: Reading) -> bool:
    return read.word == "TERRAIN" or read.word[0] == "T"


OWN = is_frame(lambda read, frame: frame.owner == read.request.player and frame.alive)
FOE = is_frame(lambda read, frame: frame.owner != read.request.player and frame.alive)
DESTROYED = is_frame(lambda read, frame: frame.white == 0)
TRUE: dict[tuple[str, str], Callable[[Reading], bool]] = {
    ("off-the-field", "outside"): Reading.outside,
    ("not-legal-ground", "occupied"): Reading.occupied,
    ("not-legal-ground", "terrain"): Reading.terrain,
    ("not-legal-ground", "too-far"): Reading.too_far_to_place,
    ("not-legal-ground", "too-near"): Reading.too_near_to_place,
    ("not-legal-ground", "perimeter"): lambda read: min(read.posts()) < read.away(),
    ("not-legal-ground", "cover"): lambda read: min(read.guards()) <= read.away() + CLOSE,
    ("not-legal-ground", "exposed"): lambda read: min(read.posts()) > read.away(),
    ("not-legal-ground", "share"): lambda read: min(read.posts(), default=0.0) <= read.away() + CLOSE,
    ("not-legal-ground", "no-room"): lambda read: min(read.posts()) <= read.away() + CLOSE,
    ("blocked", "occupied"): Reading.occupied,
    ("blocked", "terrain"): Reading.terrain,
    ("blocked", "no-way"): lambda read: not read.occupied() and not read.terrain(),
    ("sheer", "steep"): Reading.terrain,
    ("out-of-reach", "too-far"): lambda read: math.dist(read.mover.at or (0, 0), read.at) > read.facts["most"],
    ("out-of-reach", "around"): lambda read: (
        math.dist(read.mover.at or (0, 0), read.at) <= read.facts["most"] + CLOSE + 0.01 < read.facts["length"] + 0.01
    ),
    ("not-a-target", "own"): OWN,
    ("not-a-target", "destroyed"): DESTROYED,
    ("not-a-target", "station"): is_station,
    ("not-a-target", "hazard"): lambda read: read.state.piece(read.word).hazard,
    ("not-a-target", "terrain"): lambda read: read.state.mapped and read.word == "TERRAIN",
    ("terrain-gone", "destroyed"): lambda read: read.state.piece(read.word).hits == 0,
    ("cannot-activate", "not-yours"): FOE,
    ("cannot-activate", "destroyed"): DESTROYED,
    ("cannot-activate", "done"): is_frame(lambda read, frame: frame.activated and frame.owner == read.request.player),
    ("cannot-activate", "station"): is_station,
    ("cannot-activate", "terrain"): is_piece,
    ("cannot-activate", "piece"): is_piece,
    ("cannot-activate", "hazard"): is_piece,
    ("cannot-activate", "fallen"): is_piece,
    ("cannot-pass", "no-passing"): lambda read: read.state.ruleset == "mez",
    ("cannot-pass", "last"): lambda read: read.state.ruleset != "mez",
    ("cannot-spot", "own"): OWN,
    ("cannot-spot", "destroyed"): DESTROYED,
    ("cannot-spot", "station"): is_station,
    ("cannot-spot", "terrain"): is_piece,
    ("cannot-spot", "piece"): is_piece,
    ("cannot-spot", "hazard"): is_piece,
    ("cannot-spot", "fallen"): is_piece,
    ("cannot-spot", "too-far"): is_frame(
        lambda read, frame: read.apart(read.mover.at, frame.at) > read.away() and read.reach < 2
    ),
    ("cannot-spot", "cover"): is_frame(
        lambda read, frame: read.apart(read.mover.at, frame.at) <= read.away() + CLOSE and read.reach == 0
    ),
    ("cannot-spot", "denied"): is_frame(lambda read, frame: frame.id in read.act.unseen),
    ("cannot-spot", "higher"): is_frame(lambda read, frame: (frame.spot or 0) >= read.request.facts["value"]),
    ("nobody-to-spot", "too-far"): lambda read: all(far > read.away() for _, far in read.seen()),
    ("nobody-to-spot", "cover"): lambda read: all(far <= read.away() + CLOSE for _, far in read.seen()),
    ("nobody-to-spot", "unseen"): lambda read: read.reach < 2,
    ("nobody-to-spot", "denied"): lambda read: {enemy.id for enemy, _ in read.seen()} <= {*read.act.unseen},
    ("nobody-to-spot", "destroyed"): lambda read: not read.seen(),
    ("nobody-to-spot", "higher"): lambda read: any(
        (enemy.spot or 0) >= read.facts["value"] for enemy, _ in read.seen()
    ),
    ("no-target", "no-target"): lambda read: read.act.target == "none",
    ("no-target", "destroyed"): lambda read: (
        read.state.piece(read.act.target).hits == 0
        if read.act.target[0] == "T"
        else not read.state.frame(read.act.target).alive
    ),
    ("out-of-range", "too-near"): lambda read: read.to_target() < read.ends()[0],
    ("out-of-range", "too-far"): lambda read: read.to_target() > read.ends()[1],
    ("cannot-attack-at-range", "weapon"): lambda read: (
        not any(
            {"direct-fire": "Rd", "artillery": "Ra"}[read.facts["range"]] in system for system in read.mover.systems
        )
    ),
    ("cannot-attack-at-range", "rockets"): lambda read: (
        int(read.choice[-1]) > read.mover.rockets or "+0" in read.choice
    ),
    ("cannot-attack-at-range", "unknown"): lambda read: not read.choice.startswith("direct-fire"),
    ("action-used", "done"): Reading.done_verb,
    ("wrong-step", "not-yet"): lambda read: (
        read.request.kind != "act" and not read.choice.startswith(read.request.kind)
    ),
    ("die-not-rolled", ""): lambda read: not read.die(),
    ("die-used", ""): lambda read: {*read.die()} <= {*read.act.used},
    ("wrong-colour", ""): lambda read: all(read.act.dice[place][0] != "W" for place in read.die()),
    ("cannot-lose", "missing"): lambda read: (
        read.choice.lower() not in {s.lower() for s in read.state.frame(read.facts["frame"]).systems}
    ),
    ("cannot-lose", "white"): lambda read: bool(read.state.frame(read.facts["frame"]).systems),
    ("cannot-deploy", "done"): lambda read: read.word in read.state.deployed,
    ("cannot-deploy", "not-yet"): lambda read: read.word not in read.state.deployed,
    ("cannot-deploy", "not-yours"): lambda read: (
        not read.word.lstrip("S").startswith(read.state.players[read.request.player].letter)
    ),
    ("cover-frame", "attacker"): lambda read: read.choice.endswith(read.request.facts["frame"]),
    ("cover-frame", "target"): lambda read: read.choice.endswith(read.request.facts["target"]),
    ("cover-frame", "destroyed"): lambda read: read.state.frame(read.facts["cover"]).white == 0,
    ("cover-frame", "unknown"): lambda read: read.facts["cover"] not in {frame.id for frame in read.state.frames},
    ("no-such-station", "not-yet"): lambda read: read.state.round == 0,
    ("no-such-station", "unknown"): lambda read: not is_station(read),
}
"""Each reason as it may be checked from the state alone."""
UNREASONED = {"not-an-option", "choice-malformed", "covers-malformed", "cover-twice"}
"""Answers that name nothing in the game."""


def wrong(state: State, request: Request, luck: random.Random) -> Any:
    """An answer of the kind that is asked for, right or wrong as it falls."""
    units = [*(frame.id for frame in state.frames), *(s.id for s in state.stations), *(p.id for p in state.terrain)]
    units += ["terrain", "pass", "Z9"]
    if request.kind == "where":
        near = [item.at for item in (*state.frames, *state.stations) if item.at]
        x, y = luck.choice(near) if near and luck.random() < 0.6 else (luck.uniform(0, 36), luck.uniform(0, 36))
        spread = luck.choice([0.5, 3.0, 9.0])
        return [round(x + luck.uniform(-spread, spread), 2), round(y + luck.uniform(-spread, spread), 2)]
    if request.kind in ("act", "defend"):
        verb = luck.choice(["move", "attack", "spot", "defend"])
        rolled = [f"{die} {face}" for die, face in zip(state.act.dice, state.act.faces, strict=True)]
        return f"{verb}:{luck.choice([*rolled, 'R8 8', 'G6 1'])}"
    if request.kind == "range":
        return luck.choice(["artillery", "direct-fire", "direct-fire+3", "artillery+1", "hand-to-hand+2"])
    if request.kind in ("loss", "jettison"):
        return luck.choice(["B", "G", "Y", "Rh", "Rd", "Ra", "E", "white"])
    if request.kind in ("cover", "agree"):
        return f"frame:{luck.choice([frame.id for frame in state.frames] + ['Z9'])}"
    return luck.choice(units) if luck.random() < 0.9 else "move:W6 3"


def tried(state: State, request: Request, luck: random.Random, dice: FairDice) -> Iterator[tuple[str, str]]:
    """The reasons for which some answers are refused, each held against the reading."""
    for _ in range(3):
        choice = wrong(state, request, luck)
        error = refused_by(state, request, choice, dice)
        if error is None:
            continue
        found = error.code, str(error.facts.get("why", ""))
        if error.code not in UNREASONED:
            read = Reading(state, request, choice, error.facts)
            assert TRUE[found](read), (found, choice, error.facts, request.kind)
        assert len({error_line(locale, error.code, error.facts) for locale in LOCALES}) == len(LOCALES)
        yield found


def refused_by(state: State, request: Request, choice: Any, dice: FairDice) -> RulesError | None:
    try:
        decide(state, Answer(request.player, request.id, choice), dice)
    except RulesError as error:
        return error
    return None


SEEN = {
    "map": "not-legal-ground off-the-field out-of-reach not-a-target cannot-activate action-used die-not-rolled",
    "declared": "not-a-target cannot-activate action-used die-not-rolled cannot-deploy cover-frame",
}
GAMES = 15 if LONG else 4
EACH = 60 if LONG else 1


@pytest.mark.long
@pytest.mark.parametrize("kind", ["map", "declared"])
def test_every_wrong_answer_in_random_games_is_refused_for_what_is_so(kind: str) -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for seed in range(GAMES):
        luck, dice = random.Random(f"{kind} {seed}"), FairDice(b"refusals%d" % seed)
        game = RULESETS[("rapid-attack", "mez", "unofficial")[seed % 3]]
        options = game.prepare("skirmish", kind, {"hazards": seed % 2 == 1}, f"refusals {seed}")
        forces = [(name, game.generate("skirmish", 2, dice)) for name in ("Ana", "Ben")]
        state: State = game.new_game(forces, "skirmish", kind, options, dice).state  # type: ignore[assignment]
        while asked := requests(state):
            request = asked[0]
            seen.update(tried(state, request, luck, dice))
            chosen = choose(state, request) if luck.random() < 0.6 else None
            choice = luck.choice(request.options).choice if chosen is None else chosen.choice
            state = decide(state, Answer(request.player, request.id, choice), dice).state  # type: ignore[assignment]
    by_code = Counter(code for code, _ in seen.elements())
    assert {code for code in SEEN[kind].split() if by_code[code] < EACH} == set()
