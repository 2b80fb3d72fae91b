"""Finding room for labels: none on another, none on a token, each as near as it can be to what it belongs to.

What is taken is kept as one whole number for every four rows of pixels, a bit for every four columns, so that asking
whether a box is free costs a few operations however crowded the field is.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product

from msgspec import Struct

from render.kit.boxes import Box

__all__ = ["Room", "Wish", "nearest_on", "place"]

_CELL = 4
_WAYS = tuple((math.cos(i * math.tau / 16), math.sin(i * math.tau / 16)) for i in range(16))
_GAPS = (5, 16, 34, 60, 96)
_ENOUGH = 20
_AWAY = 16.0
_SOFT = 1.2
_CROSSED = 3.0

Dot = tuple[float, float]


class Wish(Struct, frozen=True):
    """A label that wants room: sizes it may have, best first; the point it belongs to, and how far from it to begin.

    ``spots`` are centres to try before any other; ``away`` is the direction in which there is more room. ``most`` is
    how far away it may end up; an optional label that finds no place within it is left out. ``crossed`` speaks against
    a place for every four pixels of what is taken that lie between the label and its point.
    """

    key: str
    sizes: tuple[tuple[int, int], ...]
    at: Dot
    clear: float = 0.0
    spots: tuple[Dot, ...] = ()
    away: Dot = (0.0, 0.0)
    most: float = math.inf
    crossed: float = _CROSSED


class Room:
    """What is taken of an area: ``take`` for good, ``mark`` for what had better stay free."""

    def __init__(self, area: Box) -> None:
        self.area = area
        self._columns, self._rows = area.w // _CELL, area.h // _CELL
        self._taken = [0] * self._rows
        self._marked = [0] * self._rows

    def _span(self, box: Box) -> tuple[int, int, int, int]:
        """The first and the last but one column and row that a box touches."""
        left, top = box.x - self.area.x, box.y - self.area.y
        return left // _CELL, -(-(left + box.w) // _CELL), top // _CELL, -(-(top + box.h) // _CELL)

    def _put(self, rows: list[int], box: Box) -> None:
        left, right, top, bottom = self._span(box)
        left, right = max(0, left), min(self._columns, right)
        bits = ((1 << max(0, right - left)) - 1) << left
        for row in range(max(0, top), min(self._rows, bottom)):
            rows[row] |= bits

    def take(self, box: Box) -> None:
        """Nothing else will be put here."""
        self._put(self._taken, box)

    def mark(self, box: Box) -> None:
        """Labels keep off if they can."""
        self._put(self._marked, box)

    def mark_line(self, points: Sequence[Dot], width: int = 6) -> None:
        """Labels keep off a line if they can."""
        for (x0, y0), (x1, y1) in pairwise(points):
            steps = max(1, math.ceil(math.dist((x0, y0), (x1, y1)) / _CELL))
            for step in range(steps + 1):
                x, y = x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps
                self.mark(Box(round(x - width / 2), round(y - width / 2), width, width))

    def forget(self) -> None:
        """Drops all marks; what is taken stays so."""
        self._marked = [0] * self._rows

    def free(self, box: Box) -> bool:
        """Whether a box lies in the area and on nothing that is taken."""
        left, right, top, bottom = self._span(box)
        if left < 0 or top < 0 or right > self._columns or bottom > self._rows:
            return False
        bits = ((1 << (right - left)) - 1) << left
        return not any(self._taken[row] & bits for row in range(top, bottom))

    def spoilt(self, box: Box) -> int:
        """How much of a free box lies on what had better stay free."""
        left, right, top, bottom = self._span(box)
        bits = ((1 << (right - left)) - 1) << left
        return sum((self._marked[row] & bits).bit_count() for row in range(top, bottom))

    def crossed(self, start: Dot, end: Dot, skip: float) -> int:
        """How much of a line lies on what is taken, but for its first so many pixels."""
        far = math.dist(start, end)
        count = 0
        for step in range(math.ceil(skip / _CELL), int(far / _CELL)):
            share = step * _CELL / far
            column = int((start[0] + (end[0] - start[0]) * share - self.area.x) / _CELL)
            row = int((start[1] + (end[1] - start[1]) * share - self.area.y) / _CELL)
            if 0 <= row < self._rows and column >= 0:
                count += self._taken[row] >> column & 1
        return count

    def nearest(self, size: tuple[int, int], at: Dot) -> Box | None:
        """The free box of that size nearest to a point, wherever in the area that may be."""
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
        """A bit for every column at which a box that begins in that row is free."""
        busy = 0
        for row in range(top, top + tall):
            busy |= self._taken[row]
        free, have = ~busy & ((1 << self._columns) - 1), 1
        while have < wide:
            step = min(have, wide - have)
            free &= free >> step
            have += step
        return free


def _nearest_bits(bits: int, at: int) -> Iterator[int]:
    """The nearest bit that is set at or above a place, and the nearest below it."""
    at = max(0, at)
    above = bits >> at
    if above:
        yield at + (above & -above).bit_length() - 1
    below = bits & ((1 << at) - 1)
    if below:
        yield below.bit_length() - 1


def place(wishes: Iterable[Wish], room: Room) -> dict[str, Box]:
    """Boxes for as many labels as there is room for, in the order in which they are wished for."""
    placed: dict[str, Box] = {}
    for wish in wishes:
        box = _best(wish, room)
        if box is not None:
            placed[wish.key] = box
            room.take(box)
            room.mark_line((wish.at, nearest_on(box, wish.at)))
    return placed


def nearest_on(box: Box, point: Dot) -> Dot:
    """The point of a box that is nearest to another point."""
    return min(max(point[0], box.x), box.right), min(max(point[1], box.y), box.bottom)


def _best(wish: Wish, room: Room) -> Box | None:
    found: list[tuple[float, Box]] = []
    for cost, box in _candidates(wish):
        if room.free(box):
            crossed = room.crossed(wish.at, nearest_on(box, wish.at), wish.clear + 2 * _CELL)
            found.append((cost + _SOFT * room.spoilt(box) + wish.crossed * crossed, box))
            if len(found) >= _ENOUGH:
                break
    if found:
        return min(found)[1]
    if wish.most <= _GAPS[-1]:
        return None
    anywhere = (room.nearest(size, wish.at) for size in wish.sizes)
    return next((b for b in anywhere if b and math.dist(wish.at, nearest_on(b, wish.at)) <= wish.most), None)


def _candidates(wish: Wish) -> Iterator[tuple[float, Box]]:
    """Boxes to try and what speaks against each: wished spots, then rings around the point, the near ones first."""
    for number, (spot, size) in enumerate(product(wish.spots, wish.sizes)):
        yield number * 0.1, _around(spot, size)
    for gap in _GAPS:
        if gap <= wish.most:
            for way, size in product(_WAYS, wish.sizes):
                yield _ringed(wish, gap, way, size)


def _ringed(wish: Wish, gap: float, way: Dot, size: tuple[int, int]) -> tuple[float, Box]:
    across, down = way
    far = wish.clear + gap
    spot = wish.at[0] + across * (far + size[0] / 2), wish.at[1] + down * (far + size[1] / 2)
    against = _AWAY * -(across * wish.away[0] + down * wish.away[1])
    return gap + against + 4 * abs(down) + 3 * wish.sizes.index(size), _around(spot, size)


def _around(spot: Dot, size: tuple[int, int]) -> Box:
    return Box(round(spot[0] - size[0] / 2), round(spot[1] - size[1] / 2), *size)
