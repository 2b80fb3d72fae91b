"""Deployment on a map, measured again: every place of every step is judged by sampling and plain arithmetic too."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import RULESETS, FairDice, replay
from rules.field import Point
from rules.rapid_attack.state import State
from tests.long import first
from tests.rules.rapid_attack.map import naive
from tests.rules.rapid_attack.map.deploying import PROFILES, accepted, deploying, items
from tests.rules.rapid_attack.map.maps import MapTable
from tests.rules.rapid_attack.opening.test_bidding import rd
from tests.verbs import open_ground

WINDOW = 0.04
"""So near to a border the two measures may differ."""


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


@pytest.mark.long
@pytest.mark.parametrize("ruleset", first(PROFILES))
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


@pytest.mark.long(after=1)
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
