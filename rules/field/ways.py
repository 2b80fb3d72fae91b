"""The shortest ways of a base around everything that stands on a field."""

from __future__ import annotations

import heapq
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Protocol

from msgspec import Struct

from rules.field.blocks import Block, Corner, block, cross
from rules.field.geometry import EDGE, Disc, Geometry, Ground, Point, Shape, distance, rounded, solid
from rules.field.planar import shapely
from rules.field.reach import Bend, reach_zone
from rules.field.zones import Zone, nearest_in, nowhere

_SHRINK = (0.0, 0.012, 0.03, 0.08)
_LONGER = 0.005
_FLAT = 1e-9


class Way(Struct, frozen=True):
    """The points of a way, from its start to its end, and its length."""

    points: tuple[Point, ...]
    length: float


def straight(a: Point, b: Point) -> Way:
    """The straight way, over all obstacles."""
    return Way((a, b), distance(a, b)) if a != b else Way((a,), 0.0)


class _Node(Struct, frozen=True, eq=False):
    """A point where a way begins, bends or ends.

    ``corner`` is that of the block ``owner`` (−1: an end). ``full`` are the blocks that leave no room there, ``sunk``
    the others on whose rim it lies, within ``EDGE``. Blocks are given by number.
    """

    at: Point
    corner: Corner | None
    owner: int
    full: frozenset[int]
    sunk: frozenset[int]


class _Link(Struct, frozen=True, eq=False):
    """A straight piece of a way: the node at its end, its length, and the blocks that it would cross."""

    to: _Node
    length: float
    crossed: frozenset[int]


class _Tree(Protocol):
    """A shapely ``STRtree``."""

    def query(self, geometry: object, predicate: str) -> _Numbers: ...


class _Numbers(Protocol):
    """An array of indexes: of hits, or for several geometries one row of geometries and one of hits."""

    def __len__(self) -> int: ...
    def tolist(self) -> list[list[int]]: ...


class Ways:
    """The shortest ways of one mover from its place.

    Shapes that overlap the mover's base at the start (the piece on which it stands) do not block this move. Nodes,
    links, ways and reaches are kept for as long as the object lives: one move is asked about many times.
    """

    def __init__(self, ground: Ground, start: Disc, obstacles: Sequence[Shape]) -> None:
        self.ground = ground
        self.start = start
        blocks = [block(shape, start.radius) for shape in obstacles if not _inside(start, shape)]
        self._blocks: list[Block] = blocks
        self._cores: _Tree = shapely.STRtree([block.core for block in blocks])
        self._boxes = [block.core.bounds for block in blocks]
        self._hulls: _Tree | None = None
        self._ends: dict[Point, _Node] = {}
        self._nodes: dict[int, list[_Node]] = {}
        self._links: dict[tuple[int, int], _Link] = {}
        self._ways: dict[Point, Way | None] = {}
        self._reached: dict[float, Zone] = {}

    # -- questions --------------------------------------------------------------------------------------------------

    def clear(self, point: Point) -> bool:
        """Whether the mover may stand at a point, at any distance."""
        if not self.ground.holds(point, self.start.radius):
            return False
        x, y = point
        around = (n for n, (w, s, e, t) in enumerate(self._boxes) if w <= x <= e and s <= y <= t)
        return not any(shapely.intersects_xy(self._blocks[n].core, x, y) for n in around)

    def to(self, point: Point) -> Way | None:
        """The shortest way to a point around all blocks, inside the field. None: no way, or no room at the point."""
        if point not in self._ways:
            self._ways[point] = self._found(point)
        return self._ways[point]

    def reach(self, most: float) -> Zone:
        """The ground that the mover reaches with a way of at most this length, exact to about 0.02."""
        if most not in self._reached:
            self._reached[most] = self._reach(most) if self.clear(self.start.at) else nowhere()
        return self._reached[most]

    def nearest(self, point: Point, most: float) -> Point | None:
        """The legal end nearest to a wanted point, rounded; None if there is no legal end."""
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
        """Go around only the blocks that turn out to be in the way: with fewer blocks a way is never longer."""
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
        """The shortest route that crosses none of some blocks (A*)."""
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
        self, node: _Node, previous: _Node | None, nodes: list[_Node], around: set[int], done: Container[int]
    ) -> list[_Link]:
        """The straight pieces that go on from a node."""
        links = self._linked(node, list(_taut(previous, node, (other for other in nodes if id(other) not in done))))
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

    # -- nodes ------------------------------------------------------------------------------------------------------

    def _end(self, at: Point) -> _Node:
        if at not in self._ends:
            self._ends[at] = self._noded([at], [None], -1)[0]
        return self._ends[at]

    def _corners(self, around: set[int]) -> Iterator[_Node]:
        """The corners of some blocks that none of these blocks fills.

        Corners filled by other blocks count: a way around some blocks is never longer than one around more of them.
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

    # -- reach ------------------------------------------------------------------------------------------------------

    def _reach(self, most: float) -> Zone:
        near = shapely.Point(self.start.at).buffer(most)
        (numbers,) = _met(self._cores, [near], 1)
        bends = list(self._bends(most, numbers))
        return reach_zone(self.ground, self.start, [self._blocks[number] for number in sorted(numbers)], bends, most)

    def _bends(self, most: float, around: set[int]) -> Iterator[Bend]:
        """All reachable nodes, each with the bend before it and the length that is left (Dijkstra)."""
        first = self._end(self.start.at)
        nodes = [node for node in self._corners(around) if distance(node.at, first.at) < most]
        queue: list[tuple[float, int, _Node, _Node | None]] = [(0.0, 0, first, None)]
        done: set[int] = set()
        count = 0
        while queue:
            gone, _, node, previous = heapq.heappop(queue)
            if id(node) in done:
                continue
            done.add(id(node))
            yield Bend(node.at, node.corner, None if previous is None else previous.at, most - gone)
            near = [other for other in nodes if distance(node.at, other.at) < most - gone]
            for link in self._open(node, previous, near, around, done):
                count += 1
                heapq.heappush(queue, (gone + link.length, count, link.to, node))


@lru_cache(maxsize=64)
def ways(ground: Ground, start: Disc, obstacles: tuple[Shape, ...]) -> Ways:
    """The ways of a mover. Cached: the questions of one move share one object, with all that it has found."""
    return Ways(ground, start, obstacles)


def _inside(start: Disc, shape: Shape) -> bool:
    """Whether a mover already overlaps a shape, by more than rounding."""
    if isinstance(shape, Disc):
        return distance(start.at, shape.at) < start.radius + shape.radius - EDGE
    return bool(shapely.distance(solid(Disc(start.at, 0.0)), solid(shape)) < start.radius - EDGE)


def _under(tree: _Tree, points: list[Point]) -> list[set[int]]:
    return _met(tree, shapely.points(points), len(points)) if points else []


def _met(tree: _Tree, geometries: Sequence[Geometry], count: int) -> list[set[int]]:
    """The numbers of the blocks that each of ``count`` geometries meets."""
    found: list[set[int]] = [set() for _ in range(count)]
    for geometry, number in zip(*tree.query(geometries, predicate="intersects").tolist(), strict=True):
        found[geometry].add(number)
    return found


def _taut(previous: _Node | None, node: _Node, others: Iterable[_Node]) -> Iterator[_Node]:
    """The nodes to which a taut string could go on from a node: it touches corners without cutting them.

    From an end on the rim of a block there is no tangent to that block.
    """
    x, y = node.at
    for other in others:
        corner = other.corner
        if corner is not None and other.owner not in node.sunk:
            # Whether the corner's neighbours lie on both sides of the line to it (`cross`, without its calls).
            ax, ay = corner.at[0] - x, corner.at[1] - y
            before = ax * (corner.before[1] - y) - ay * (corner.before[0] - x)
            after = ax * (corner.after[1] - y) - ay * (corner.after[0] - x)
            if not ((before >= -_FLAT and after >= -_FLAT) or (before <= _FLAT and after <= _FLAT)):
                continue
        if node.corner is None or node.owner in other.sunk:
            yield other
            continue
        side = _side(node.corner, other.at)
        if side != 0 and (previous is None or side * cross(previous.at, node.at, other.at) >= -_FLAT):
            yield other


def _side(corner: Corner, target: Point) -> int:
    """1 if a line from a corner to a point has the obstacle to its left, −1 to its right, 0 if it cuts in."""
    a, b = cross(corner.at, target, corner.before), cross(corner.at, target, corner.after)
    if a >= -_FLAT and b >= -_FLAT:
        return 1
    return -1 if a <= _FLAT and b <= _FLAT else 0


def _traced(node: _Node, before: dict[int, _Node | None]) -> list[_Node]:
    route = [node]
    while (previous := before[id(route[-1])]) is not None:
        route.append(previous)
    return route[::-1]
