"""Placement of labels: none on another, none on a token, each as near as it can be to its point.

Occupied cells of four by four pixels are kept as one whole number a row, a bit a column, so that the test whether a box
is free costs a few operations however crowded the field is.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product

from msgspec import Struct

from render.kit.boxes import Box, nearest_in
from rules.field import Point

_CELL = 4
_WAYS = tuple((math.cos(i * math.tau / 16), math.sin(i * math.tau / 16)) for i in range(16))
_GAPS = (5, 16, 34, 60, 96)
_ENOUGH = 20
_AWAY = 16.0
_DISCOURAGED = 1.2
_CROSSED = 3.0
"""Costs: the wrong direction, a discouraged cell, an occupied cell between the label and its point."""


class Label(Struct, frozen=True):
    """A label to place: the sizes it may have, best first, its point, and how far from the point to begin.

    ``preferred``: centres to try before any other; ``away``: the direction with more room; ``most``: the greatest
    distance, beyond which the label is left out; ``crossed``: the cost of each occupied cell between the label and its
    point.
    """

    key: str
    sizes: tuple[tuple[int, int], ...]
    at: Point
    clear: float = 0.0
    preferred: tuple[Point, ...] = ()
    away: Point = (0.0, 0.0)
    most: float = math.inf
    crossed: float = _CROSSED


class Occupancy:
    """The occupied and the discouraged cells of an area."""

    def __init__(self, area: Box) -> None:
        self.area = area
        self._columns, self._rows = area.w // _CELL, area.h // _CELL
        self._occupied = [0] * self._rows
        self._discouraged = [0] * self._rows

    def _span(self, box: Box) -> tuple[int, int, int, int]:
        """The columns and rows that a box touches, as two half-open ranges."""
        left, top = box.x - self.area.x, box.y - self.area.y
        return left // _CELL, -(-(left + box.w) // _CELL), top // _CELL, -(-(top + box.h) // _CELL)

    def _put(self, rows: list[int], box: Box) -> None:
        left, right, top, bottom = self._span(box)
        left, right = max(0, left), min(self._columns, right)
        bits = ((1 << max(0, right - left)) - 1) << left
        for row in range(max(0, top), min(self._rows, bottom)):
            rows[row] |= bits

    def occupy(self, box: Box) -> None:
        """Keep all labels off a box."""
        self._put(self._occupied, box)

    def discourage(self, box: Box) -> None:
        """Keep labels off a box where they have another place."""
        self._put(self._discouraged, box)

    def occupy_line(self, points: Sequence[Point], width: int) -> None:
        """Keep all labels off a line."""
        for box in _boxes_along(points, width, width):
            self.occupy(box)

    def discourage_line(self, points: Sequence[Point], width: int = 6) -> None:
        """Keep labels off a line where they have another place."""
        for box in _boxes_along(points, _CELL, width):
            self.discourage(box)

    def clear_discouraged(self) -> None:
        """Forget what was discouraged."""
        self._discouraged = [0] * self._rows

    def is_free(self, box: Box) -> bool:
        """Whether a box lies in the area and on no occupied cell."""
        left, right, top, bottom = self._span(box)
        if left < 0 or top < 0 or right > self._columns or bottom > self._rows:
            return False
        bits = ((1 << (right - left)) - 1) << left
        return not any(self._occupied[row] & bits for row in range(top, bottom))

    def discouraged(self, box: Box) -> int:
        """The number of discouraged cells under a free box."""
        left, right, top, bottom = self._span(box)
        bits = ((1 << (right - left)) - 1) << left
        return sum((self._discouraged[row] & bits).bit_count() for row in range(top, bottom))

    def crossed(self, start: Point, end: Point, skip: float) -> int:
        """The number of occupied cells on a line, without its first ``skip`` pixels."""
        far = math.dist(start, end)
        count = 0
        for step in range(math.ceil(skip / _CELL), int(far / _CELL)):
            share = step * _CELL / far
            column = int((start[0] + (end[0] - start[0]) * share - self.area.x) / _CELL)
            row = int((start[1] + (end[1] - start[1]) * share - self.area.y) / _CELL)
            if 0 <= row < self._rows and column >= 0:
                count += self._occupied[row] >> column & 1
        return count

    def nearest(self, size: tuple[int, int], at: Point) -> Box | None:
        """The free box of that size nearest to a point."""
        wide, tall = -(-size[0] // _CELL), -(-size[1] // _CELL)
        if wide > self._columns:
            return None
        column, row = (at[0] - self.area.x) / _CELL - wide / 2, (at[1] - self.area.y) / _CELL - tall / 2
        best: tuple[float, int, int] | None = None
        for top in sorted(range(self._rows - tall + 1), key=lambda top: abs(top - row)):
            if best is not None and abs(top - row) >= best[0]:
                break
            for start in _nearest_bits(self._starts(top, wide, tall), round(column)):
                far = math.hypot(start - column, top - row)
                if best is None or far < best[0]:
                    best = far, start, top
        if best is None:
            return None
        return Box(self.area.x + best[1] * _CELL, self.area.y + best[2] * _CELL, *size)

    def _starts(self, top: int, wide: int, tall: int) -> int:
        """A bit for each column where a box that begins in that row is free."""
        busy = 0
        for row in range(top, top + tall):
            busy |= self._occupied[row]
        free, have = ~busy & ((1 << self._columns) - 1), 1
        while have < wide:
            step = min(have, wide - have)
            free &= free >> step
            have += step
        return free


def _boxes_along(points: Sequence[Point], apart: int, width: int) -> Iterator[Box]:
    """Squares along a line, at most ``apart`` pixels from each other."""
    for start, end in pairwise(points):
        steps = max(1, math.ceil(math.dist(start, end) / apart))
        for step in range(steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
            yield Box(round(x - width / 2), round(y - width / 2), width, width)


def _nearest_bits(bits: int, at: int) -> Iterator[int]:
    """The nearest set bit at or above a column, and the nearest below it."""
    at = max(0, at)
    above = bits >> at
    if above:
        yield at + (above & -above).bit_length() - 1
    below = bits & ((1 << at) - 1)
    if below:
        yield below.bit_length() - 1


def place(labels: Iterable[Label], area: Occupancy) -> dict[str, Box]:
    """Find boxes for as many labels as there is room for, in their order."""
    placed: dict[str, Box] = {}
    for label in labels:
        box = _best(label, area)
        if box is not None:
            placed[label.key] = box
            area.occupy(box)
            area.discourage_line((label.at, nearest_in(box, label.at)))
    return placed


def _best(label: Label, area: Occupancy) -> Box | None:
    found: list[tuple[float, Box]] = []
    for cost, box in _candidates(label):
        if area.is_free(box):
            crossed = area.crossed(label.at, nearest_in(box, label.at), label.clear + 2 * _CELL)
            found.append((cost + _DISCOURAGED * area.discouraged(box) + label.crossed * crossed, box))
            if len(found) >= _ENOUGH:
                break
    if found:
        return min(found)[1]
    if label.most <= _GAPS[-1]:
        return None
    anywhere = (area.nearest(size, label.at) for size in label.sizes)
    return next((b for b in anywhere if b and math.dist(label.at, nearest_in(b, label.at)) <= label.most), None)


def _candidates(label: Label) -> Iterator[tuple[float, Box]]:
    """Boxes to try, each with its cost: preferred ones, then rings around the point, the near ones first."""
    for number, (centre, size) in enumerate(product(label.preferred, label.sizes)):
        yield number * 0.1, _around(centre, size)
    for gap in _GAPS:
        if gap <= label.most:
            for way, size in product(_WAYS, label.sizes):
                yield _ringed(label, gap, way, size)


def _ringed(label: Label, gap: float, way: Point, size: tuple[int, int]) -> tuple[float, Box]:
    across, down = way
    far = label.clear + gap
    centre = label.at[0] + across * (far + size[0] / 2), label.at[1] + down * (far + size[1] / 2)
    against = _AWAY * -(across * label.away[0] + down * label.away[1])
    return gap + against + 4 * abs(down) + 3 * label.sizes.index(size), _around(centre, size)


def _around(centre: Point, size: tuple[int, int]) -> Box:
    return Box(round(centre[0] - size[0] / 2), round(centre[1] - size[1] / 2), *size)
