"""A profile in which every number is another, and a second reading of the rules in those numbers."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import shapely
from msgspec import structs

from rules import Event, requests
from rules.core.dice import sides_of
from rules.field import KINDS, Built
from rules.frames.hits import HitChart
from rules.frames.loadout import PoolDice
from rules.rapid_attack.map.sights import stations_at
from rules.rapid_attack.map.where import camp_of
from rules.rapid_attack.profile import (
    Custom,
    Demo,
    Deployment,
    Falls,
    FieldSizes,
    InitiativeDice,
    PointFrame,
    Profile,
    Size,
    Spotting,
)
from rules.rapid_attack.state import Activation, Frame, State, is_terrain
from rules.rapid_attack.validate import validate
from rules.rapid_attack.variants import PROFILES
from tests.rules.rapid_attack import events as ev

NUMBERS: dict[str, Any] = {
    "sizes": (
        Size("skirmish", 2, 3, 4, 2, rockets=4),
        Size("skirmish", 3, 2, 3, 1, rockets=4),
        Size("battle", 2, 4, 4, 2, rockets=5),
    ),
    "clock": 6,
    "ruler": 6.0,
    "reach": 1.5,
    "white": 3,
    "systems_max": 5,
    "same_max": 3,
    "ppa": 7,
    "bricks": 4,
    "dice": PoolDice("W8", "B10", "G4", "Y12", "R4", 3, 2, 3, "R10", "R12", "G10", 2),
    "chart": HitChart("R8", (3, 4, 5, 6, 7, 8), (4, 5, 6, 7, 8), (7, 8), (3, 4, 5), (5, 6), 1),
    "spotting": Spotting(covered=2, far=3),
    "initiative": InitiativeDice("K12", full=3, damaged=3),
    "falls": Falls("R10", bricks=2, hit=3),
    "deployment": Deployment(stations=1, first=1, slack=0.5, outside=0.5, changes=2),
    "demo": Demo(frames=3, neutral=2, clock=4, near=3.0, spread=0.3, inside=0.5),
    "custom": Custom(stations=1, rockets=2),
    "fields": FieldSizes(demo=38, skirmish=39, battle=41, least=6, most=7),
    "ppa_edge": 2,
    "cover_hits": 4,
    "climb": 2,
    "base": 0.7,
    "post": 0.6,
    "close_call": 0.05,
    "agreement": False,
}
STEPS_MAX = 5000
POINT = {PointFrame.EDGE_OF_DIRECT_FIRE: (5.5, 6.05), PointFrame.WITHIN_DIRECT_FIRE: (1.45, 6.05)}
CLOSE = 0.01
"""The rounding of points, and of zones whose circles are polygons."""


def other(ruleset: str) -> Profile:
    """The profile of a ruleset with other numbers everywhere."""
    return structs.replace(PROFILES[ruleset], **NUMBERS)


# -- a second reading of the rules, in the other numbers --------------------------------------------------------------


def pool_of(frame: Frame, act: Activation, hazard: bool) -> list[str]:
    """The dice that a frame rolls."""
    systems = frame.systems
    whites = frame.white - 2 if hazard and "E" not in systems else frame.white
    dice = ["W8"] * whites + ["B10"] * systems.count("B") + ["G4"] * systems.count("G") + ["Y12"] * systems.count("Y")
    parts = [part for system in systems for part in system.split("/")]
    if not {"Rd", "Ra"} & set(parts):
        dice.append("G10")
    if act.range is not None:
        kind = {"hand-to-hand": "Rh", "direct-fire": "Rd", "artillery": "Ra"}[act.range]
        full = systems.count(kind)
        dice += ["R4"] * ((3 if full else 0) + 2 * (parts.count(kind) - full)) + ["R10"] * (full >= 3)
        dice += ["R12"] * (act.rockets if kind == "Rd" else 0)
    return sorted(dice)


def hits_of(state: State, event: ev.AttackResolved, span: str) -> tuple[int, list[int]]:
    """The hits of an attack on its target and on each cover."""
    left = [cover_hits_left(state, cover.frame, cover.hits) for cover in event.covers]
    taken, hits = [0] * len(left), 0
    for die in sorted(event.dice):
        if is_terrain(event.target) or span == "hand-to-hand":
            hits += die >= 3
            continue
        front = next((n for n, most in enumerate(left) if taken[n] < most), None)
        if die >= (4 if front is None else 7):
            hits += 1
        elif front is not None:
            terrain, immune = event.covers[front].frame is None, left[front] == math.inf
            taken[front] += not immune and die in ((3, 4, 5) if terrain else (5, 6))
    return hits, taken


def cover_hits_left(state: State, frame_id: str | None, hits: int) -> float:
    """The hits that a cover takes; one defense system is enough to take none."""
    if frame_id is None:
        return hits
    frame = state.frame(frame_id)
    if "B" in frame.systems and frame.alive:
        return math.inf
    return frame.white + len(frame.systems) if frame.alive else 0


def points(frames: Sequence[Frame], players: int) -> tuple[int, ...]:
    """Points per asset: 7, and 2 more or less for the fewest and the most."""
    own = [[frame for frame in frames if frame.owner == player] for player in range(players)]
    counts = [[len(mine) for mine in own], [sum(len(frame.systems) for frame in mine) for mine in own]]
    edges = [[(n == min(row)) - (n == max(row)) for n in row] for row in counts]
    return tuple(7 + 2 * sum(edge) for edge in zip(*edges, strict=True))


def climbing(state: State, *tops: str | None) -> int:
    """The units that it costs to climb from one piece to another; stairs cost none."""
    (low, _), (high, stairs) = sorted((0, False) if top is None else _height(state, top) for top in tops)
    return 0 if stairs else 2 * ((high - low) // 4)


def _height(state: State, top: str) -> tuple[int, bool]:
    piece = state.piece(top)
    return piece.bricks, KINDS[piece.name].built is Built.STAIRS


def apart(a: Any, b: Any, radii: float) -> float:
    """The distance of two round bases."""
    return max(0.0, math.dist(a, b) - radii)


class Witness:
    """Checks every event of a game against the other numbers, and counts what it has checked."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def start(self, state: State) -> None:
        """The first state of a game."""
        flat, custom = state.size == "demo", state.size == "custom"
        assert state.profile == other(state.ruleset)
        assert all(frame.white == 3 for frame in state.frames)
        assert state.clock == (4 if flat else 6)
        assert tuple(player.ppa for player in state.players) == ((7, 7) if flat else points(state.frames, 2))
        assert len(state.stations) == (2 if flat or custom else 4)
        assert sum(frame.rockets for frame in state.frames) == (0 if flat else 4 if custom else 8)

    def event(self, before: State, event: Event) -> None:
        """The check of an event, by its kind."""
        check = {
            ev.Rolled: self.rolled,
            ev.AttackResolved: self.resolved,
            ev.InitiativeRolled: self.initiative,
            ev.RolledOff: self.rolled_off,
            ev.Fell: self.fell,
            ev.Went: self.went,
            ev.Put: self.put,
            ev.AttackDeclared: self.attacked,
            ev.Spotted: self.spotted,
            ev.GaveGround: self.gave_ground,
            ev.BidCounted: self.counted,
        }.get(type(event))
        if check is not None:
            check(before, event)
            self.seen[type(event).__name__] += 1

    def state(self, state: State) -> None:
        """The checks of a state between two decisions."""
        assert validate(state)
        assert all(frame.white <= 3 for frame in state.frames)
        for request in requests(state):
            if request.kind == "cover" and not state.mapped:
                hits = [option.facts["hits"] for option in request.options if option.label == "cover-terrain"]
                assert hits == [1, 2, 3, 4]
                self.seen["cover"] += 1
        for frame in (frame for frame in state.frames if state.mapped and frame.alive and frame.at is not None):
            far = {s.id: apart(frame.at, s.at, 0.7 + 0.6) for s in state.stations if s.at is not None}
            near = set(stations_at(state, frame))
            assert {name for name in far if far[name] <= 1.55 - CLOSE} <= near
            assert near <= {name for name in far if far[name] <= 1.55 + CLOSE}
            self.seen["near"] += bool(near)

    def rolled(self, before: State, event: ev.Rolled) -> None:
        act, frame = before.act, before.frame(event.frame)
        hazard = act.hazard is True or (before.mapped and in_spill(before, frame))
        assert sorted(event.dice) == pool_of(frame, act, hazard)
        assert all(1 <= face <= sides_of(die) for die, face in zip(event.dice, event.faces, strict=True))

    def resolved(self, before: State, event: ev.AttackResolved) -> None:
        span = before.act.declared_range
        assert all(1 <= die <= 8 for die in event.dice)
        hits, on_covers = hits_of(before, event, span)
        assert (event.target_hits, list(event.cover_hits)) == (hits, on_covers)
        self.seen["past a cover"] += bool(event.covers and span != "hand-to-hand")

    def initiative(self, before: State, event: ev.InitiativeRolled) -> None:
        for name, values in zip(event.frames, event.values, strict=True):
            assert len(values) == (1 if len(before.frame(name).systems) >= 3 else 3)
            assert all(1 <= value <= 12 for value in values)

    def rolled_off(self, before: State, event: ev.RolledOff) -> None:
        assert all(1 <= face <= 12 for face in event.faces)

    def fell(self, before: State, event: ev.Fell) -> None:
        assert len(event.dice) == event.bricks // 2
        assert all(1 <= face <= 10 for face in event.dice)
        assert event.hits == sum(face >= 3 for face in event.dice)

    def went(self, before: State, event: ev.Went) -> None:
        act, frame = before.act, before.frame(event.frame)
        assert frame.at is not None
        climbed = climbing(before, frame.on, event.on) if before.on("elevation") else 0
        straight = math.dist(frame.at, event.to)
        assert straight + climbed <= event.length + 0.02
        assert event.length <= act.faces[act.used[-1]] + 0.07
        size = before.battlefield.size
        assert before.battlefield.shape == "round" or all(0.69 <= value <= size - 0.69 for value in event.to)
        self.seen["climbed"] += climbed > 0

    def put(self, before: State, event: ev.Put) -> None:
        """Each item is deployed where its step allows."""
        if before.placing is None:
            radius, at = 0.6 if event.item.startswith("S") else 0.7, shapely.Point(event.at)
            walls = [shapely.Polygon(piece.outline) for piece in before.terrain if not piece.hazard]
            assert all(wall.distance(at) >= radius - CLOSE for wall in walls)
            return
        part = requests(before)[0].facts["part"]
        facing = [f.at for f in before.frames if f.owner == before.defender and f.at is not None]
        posts = [s.at for s in before.stations if s.home == before.defender and s.at is not None]
        if part == "defense-stations":
            assert not posts or min(apart(event.at, at, 1.2) for at in posts) <= 6.05 + CLOSE
            assert outside(before, [*posts, event.at]) >= 0.5 - CLOSE
        elif part == "defense-frames":
            assert not facing
            assert camp_of(before).last
            assert min(apart(event.at, at, 1.3) for at in posts) <= 6.05 + CLOSE
        elif part == "point-frame":
            assert len(facing) == 1
            least, most = POINT[before.profile.point_frame]
            assert least - CLOSE <= apart(event.at, facing[0], 1.4) <= most + CLOSE
        elif part == "attack-frames":
            assert min(apart(event.at, at, 1.4) for at in facing) >= 5.95 - CLOSE
            assert min(apart(event.at, at, 1.3) for at in posts) >= 5.95 - CLOSE
        self.seen[part] += 1

    def attacked(self, before: State, event: ev.AttackDeclared) -> None:
        """Ranges end at 1.5 and at 6, each with a close call of 0.05."""
        if not before.mapped or is_terrain(event.target):
            return
        far = apart(before.frame(event.frame).at, before.frame(event.target).at, 1.4)
        least, most = {"hand-to-hand": (0, 1.55), "direct-fire": (1.45, 6.05), "artillery": (5.95, 99)}[event.range]
        assert least - CLOSE <= far <= most + CLOSE
        self.seen[str(event.range)] += 1

    def spotted(self, before: State, event: ev.Spotted) -> None:
        """Farther than a ruler only with three spotting systems."""
        if not before.mapped:
            return
        far = apart(before.frame(event.frame).at, before.frame(event.target).at, 1.4)
        assert far <= 6.05 + CLOSE or sum(die[0] == "Y" for die in before.act.dice) >= 3

    def gave_ground(self, before: State, event: ev.GaveGround) -> None:
        """Just outside of 1.5 from the station."""
        if event.at is not None:
            assert 1.55 < apart(event.at, before.station(event.station).at, 1.3) < 1.6

    def counted(self, before: State, event: ev.BidCounted) -> None:
        assert event.ppa == points(before.frames, len(before.players))


def in_spill(state: State, frame: Frame) -> bool:
    at = shapely.Point(frame.at)
    return any(piece.hazard and shapely.Polygon(piece.outline).covers(at) for piece in state.terrain)


def outside(state: State, posts: list[Any]) -> float:
    """The share of a field that is farther than a ruler from stations."""
    field = state.battlefield
    ground: Any = shapely.box(0, 0, field.size, field.size)
    if field.shape == "round":
        ground = shapely.Point(field.middle).buffer(field.size / 2, quad_segs=64)
    inside = shapely.union_all([shapely.Point(at).buffer(6.6, quad_segs=64) for at in posts])
    return float(ground.difference(inside).area / ground.area)
