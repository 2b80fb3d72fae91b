"""The shortest ways of a base around everything that stands on a field."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import shapely
from msgspec import Struct

from rules.field.blocks import Block, Corner, block, cross
from rules.field.geometry import EDGE, Disc, Ground, Point, Shape, distance, rounded, solid
from rules.field.reach import Bend, reach_zone
from rules.field.zones import NOWHERE, Zone, nearest_in

__all__ = ["Way", "Ways", "straight", "ways"]

_SHRINK = (0.0, 0.012, 0.03, 0.08)
_LONGER = 0.005


class Way(Struct, frozen=True):
    """Where something goes, from its first point to its last, and how far that is."""

    points: tuple[Point, ...]
    length: float


def straight(a: Point, b: Point) -> Way:
    """The straight way, over everything."""
    return Way((a, b), distance(a, b)) if a != b else Way((a,), 0.0)


class _Node(Struct, frozen=True, eq=False):
    """A place where a way begins, bends or ends.

    ``full``: the blocks that leave no room there; ``sunk``: those on whose rim it lies, by the slack of an edge.
    """

    at: Point
    corner: Corner | None
    owner: int
    full: frozenset[int]
    sunk: frozenset[int]


class _Link(Struct, frozen=True, eq=False):
    """A straight piece of a way: to which node, how far, and what it would cross."""

    to: _Node
    length: float
    crossed: frozenset[int]


class Ways:
    """The ways of one mover from where it stands.

    What the mover's base overlaps at the start (the piece on top of which it stands) does not block it on this move.
    """

    def __init__(self, ground: Ground, start: Disc, obstacles: Sequence[Shape]) -> None:
        self.ground = ground
        self.start = start
        blocks = [block(shape, start.radius) for shape in obstacles if not _inside(start, shape)]
        self._blocks: list[Block] = blocks
        self._cores = shapely.STRtree([block.core for block in blocks])
        self._hulls: Any = None
        self._ends: dict[Point, _Node] = {}
        self._nodes: dict[int, list[_Node]] = {}
        self._links: dict[tuple[int, int], _Link] = {}
        self._ways: dict[Point, Way | None] = {}
        self._reached: dict[float, Zone] = {}

    # -- what is asked of it ----------------------------------------------------------------------------------------

    def clear(self, point: Point) -> bool:
        """Whether the mover may stand there, however far it is."""
        on_field = self.ground.holds(point, self.start.radius)
        return on_field and not len(self._cores.query(shapely.Point(point), predicate="intersects"))

    def to(self, point: Point) -> Way | None:
        """The shortest way around everything, inside the field. ``None``: no way, or it cannot stand there."""
        if point not in self._ways:
            self._ways[point] = self._found(point)
        return self._ways[point]

    def reach(self, most: float) -> Zone:
        """Where the mover may end with a way of at most this length: a shapely area, within about 0.02."""
        if most not in self._reached:
            self._reached[most] = self._reach(most) if self.clear(self.start.at) else NOWHERE
        return self._reached[most]

    def nearest(self, point: Point, most: float) -> Point | None:
        """The legal end that is nearest to a wanted point, rounded; ``None`` if there is none at all."""
        if self._legal(rounded(point), most):
            return rounded(point)
        whole = self.reach(most)
        for shrink in _SHRINK:
            end = nearest_in(whole.buffer(-shrink), point)
            if end is not None and self._legal(rounded(end), most):
                return rounded(end)
        here = rounded(self.start.at)
        return here if self._legal(here, most) else None

    def _legal(self, point: Point, most: float) -> bool:
        if distance(point, self.start.at) > most + _LONGER:
            return False
        way = self.to(point)
        return way is not None and way.length <= most + _LONGER

    # -- one way ----------------------------------------------------------------------------------------------------

    def _found(self, goal: Point) -> Way | None:
        """Goes around only what turns out to be in the way: less in the way never makes a way longer."""
        if not self.clear(goal) or not self.ground.holds(self.start.at, self.start.radius, 2 * EDGE):
            return None
        first, last = self._end(self.start.at), self._end(goal)
        if self.start.at == goal:
            return straight(goal, goal)
        around: set[int] = set()
        while True:
            route = self._route(first, last, around)
            if route is None:
                return None
            crossed = {number for a, b in pairwise(route) for number in self._link(a, b).crossed}
            if not crossed:
                points = tuple(node.at for node in route)
                return Way(points, sum(distance(a, b) for a, b in pairwise(points)))
            around |= crossed

    def _route(self, first: _Node, last: _Node, around: set[int]) -> list[_Node] | None:
        """The shortest route that crosses nothing of some blocks: A*."""
        nodes = [last, *self._corners(around)]
        queue: list[tuple[float, int, float, _Node, _Node | None]] = [
            (distance(first.at, last.at), 0, 0.0, first, None)
        ]
        before: dict[int, _Node | None] = {}
        count = 0
        while queue:
            _, _, gone, node, previous = heapq.heappop(queue)
            if id(node) in before:
                continue
            before[id(node)] = previous
            if node is last:
                return _traced(node, before)
            for link in self._open(node, previous, nodes, around, before):
                count += 1
                far = gone + link.length
                heapq.heappush(queue, (far + distance(link.to.at, last.at), count, far, link.to, node))
        return None

    def _open(
        self, node: _Node, previous: _Node | None, nodes: list[_Node], around: set[int], done: dict[int, Any]
    ) -> list[_Link]:
        """The straight pieces that lead on from a node."""
        wanted = [other for other in nodes if id(other) not in done and _taut(previous, node, other)]
        links = self._linked(node, wanted)
        return [link for link in links if around.isdisjoint(link.crossed)]

    def _linked(self, node: _Node, others: list[_Node]) -> list[_Link]:
        new = [other for other in others if (id(node), id(other)) not in self._links]
        if new:
            lines = shapely.linestrings([(node.at, other.at) for other in new])
            for other, numbers in zip(new, _met(self._cores, lines, len(new)), strict=True):
                self._links[id(node), id(other)] = _Link(other, distance(node.at, other.at), frozenset(numbers))
        return [self._links[id(node), id(other)] for other in others]

    def _link(self, a: _Node, b: _Node) -> _Link:
        return self._linked(a, [b])[0]

    # -- where ways bend --------------------------------------------------------------------------------------------

    def _end(self, at: Point) -> _Node:
        if at not in self._ends:
            self._ends[at] = self._noded([at], [None], -1)[0]
        return self._ends[at]

    def _corners(self, around: set[int]) -> Iterator[_Node]:
        """The corners of some blocks at which none of them leaves no room.

        What only other blocks fill must count as free: a way past some blocks is never longer than a way past more.
        """
        for number in sorted(around):
            if number not in self._nodes:
                radius = self.start.radius
                corners = [c for c in self._blocks[number].corners if self.ground.holds(c.at, radius)]
                self._nodes[number] = self._noded([c.at for c in corners], corners, number)
            yield from (node for node in self._nodes[number] if around.isdisjoint(node.full))

    def _noded(self, points: list[Point], corners: Sequence[Corner | None], owner: int) -> list[_Node]:
        if self._hulls is None:
            self._hulls = shapely.STRtree([block.hull for block in self._blocks])
        full, sunk = _under(self._cores, points), _under(self._hulls, points)
        return [
            _Node(at, corner, owner, frozenset(cores), frozenset(hulls - {owner}))
            for at, corner, cores, hulls in zip(points, corners, full, sunk, strict=True)
        ]

    # -- everywhere -------------------------------------------------------------------------------------------------

    def _reach(self, most: float) -> Zone:
        near = shapely.Point(self.start.at).buffer(most)
        numbers = sorted(self._cores.query(near, predicate="intersects").tolist())
        bends = list(self._bends(most, set(numbers)))
        return reach_zone(self.ground, self.start, [self._blocks[number] for number in numbers], bends, most)

    def _bends(self, most: float, around: set[int]) -> Iterator[Bend]:
        """Every node that can be reached, with the way's direction there and what is left of the length: Dijkstra."""
        first = self._end(self.start.at)
        nodes = [node for node in self._corners(around) if distance(node.at, first.at) < most]
        queue: list[tuple[float, int, _Node, _Node | None]] = [(0.0, 0, first, None)]
        done: dict[int, Any] = {}
        count = 0
        while queue:
            gone, _, node, previous = heapq.heappop(queue)
            if id(node) in done:
                continue
            done[id(node)] = previous
            yield Bend(node.at, node.corner, None if previous is None else previous.at, most - gone)
            near = [other for other in nodes if distance(node.at, other.at) < most - gone]
            for link in self._open(node, previous, near, around, done):
                count += 1
                heapq.heappush(queue, (gone + link.length, count, link.to, node))


@lru_cache(maxsize=64)
def ways(ground: Ground, start: Disc, obstacles: tuple[Shape, ...]) -> Ways:
    """The ways of a mover; asked again for the same field, the same object with what it has already found."""
    return Ways(ground, start, obstacles)


def _inside(start: Disc, shape: Shape) -> bool:
    """Whether a mover already overlaps something, by more than rounding."""
    apart = shapely.distance(shapely.Point(start.at), solid(shape))
    return bool(apart < start.radius + (shape.radius if isinstance(shape, Disc) else 0.0) - EDGE)


def _under(tree: Any, points: list[Point]) -> list[set[int]]:
    return _met(tree, shapely.points(points), len(points)) if points else []


def _met(tree: Any, things: Any, count: int) -> list[set[int]]:
    """For each of some things the numbers of what it meets."""
    found: list[set[int]] = [set() for _ in range(count)]
    for thing, number in zip(*tree.query(things, predicate="intersects").tolist(), strict=True):
        found[thing].add(number)
    return found


def _taut(previous: _Node | None, node: _Node, other: _Node) -> bool:
    """Whether a tight string could run on from a node to another: it only touches corners, and bends around them.

    Of a block on whose rim an end lies there is no tangent from that end.
    """
    if other.corner is not None and other.owner not in node.sunk and not _tangent(other.corner, node.at):
        return False
    if node.corner is None or node.owner in other.sunk:
        return True
    side = _side(node.corner, other.at)
    return side != 0 and (previous is None or side * cross(previous.at, node.at, other.at) >= -1e-9)


def _tangent(corner: Corner, origin: Point) -> int:
    """1 when a line from a point touches a corner with the obstacle to its left, −1 to its right, 0 when it cuts in."""
    return _sides(cross(origin, corner.at, corner.before), cross(origin, corner.at, corner.after))


def _side(corner: Corner, target: Point) -> int:
    return _sides(cross(corner.at, target, corner.before), cross(corner.at, target, corner.after))


def _sides(a: float, b: float) -> int:
    if a >= -1e-9 and b >= -1e-9:
        return 1
    return -1 if a <= 1e-9 and b <= 1e-9 else 0


def _traced(node: _Node, before: dict[int, _Node | None]) -> list[_Node]:
    route = [node]
    while (previous := before[id(route[-1])]) is not None:
        route.append(previous)
    return route[::-1]
