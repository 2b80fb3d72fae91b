"""Where everything lies on the board of a declared table: rectangles and nothing else. All on a grid of 8 pixels."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise
from typing import NamedTuple

__all__ = ["GAP", "MARGIN", "WIDE_FROM", "WIDTH", "Block", "Box", "Content", "Layout", "arrange"]

WIDTH = 1000
WIDE_FROM = 440
MARGIN = 16
GAP = 8
_INNER = WIDTH - 2 * MARGIN
_HEADER = 64
_SCORE = 88
_STATION = 48
_STATIONS_A_ROW = 8
_TITLE = 40
_WIDE, _TILE, _NAMED = 96, 96, 124
_LINE = 40
_ACTING = 80
_TALLEST = 1500


class Box(NamedTuple):
    """A rectangle: its upper left corner, its width and its height."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def middle(self) -> int:
        """The height of its horizontal middle line."""
        return self.y + self.h // 2


class Content(NamedTuple):
    """What has to find room: frames of each player, stations, lines of the decision, and which parts are there."""

    frames: tuple[int, ...]
    stations: int = 0
    decision_lines: int = 1
    named: bool = True
    acting: bool = False


class Block(NamedTuple):
    """A company's place: its title, if there is room for one, and its cards."""

    title: Box | None
    cards: tuple[Box, ...]


class Layout(NamedTuple):
    """The whole picture. ``scores`` runs in tactical order, ``stations`` and ``blocks`` in the state's."""

    height: int
    header: Box
    scores: tuple[Box, ...]
    stations: tuple[Box, ...]
    blocks: tuple[Block, ...]
    now: Box
    named: bool


class _Grid(NamedTuple):
    """How companies are set out: blocks side by side, cards side by side in each, and what is shown."""

    blocks: int
    cards: int
    named: bool
    titled: bool

    @property
    def block_width(self) -> int:
        return (_INNER - GAP * (self.blocks - 1)) // self.blocks

    @property
    def card_height(self) -> int:
        width = (self.block_width - GAP * (self.cards - 1)) // self.cards
        return _WIDE if width >= WIDE_FROM else _NAMED if self.named else _TILE

    def block_height(self, frames: int) -> int:
        rows = -(-frames // self.cards)
        return rows * (self.card_height + GAP) + (_TITLE if self.titled else 0)


_GRIDS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((1, 2), (1, 4)),
    2: ((2, 1), (2, 2)),
    3: ((3, 1), (1, 4)),
    4: ((2, 2), (1, 4)),
    5: ((1, 4), (3, 1)),
}


def arrange(content: Content) -> Layout:
    """The layout for so much content: the roomiest that is not too tall, or the lowest there is."""
    grid = _choose(content)
    y = 12
    header = Box(MARGIN, y, _INNER, _HEADER)
    y = header.bottom + GAP
    scores = _boxes(Box(MARGIN, y, _INNER, _SCORE), len(content.frames), len(content.frames))
    y += _SCORE + GAP
    abreast = min(_STATIONS_A_ROW, max(content.stations, 1))
    stations = _boxes(Box(MARGIN, y, _INNER, _STATION), content.stations, abreast)
    y = stations[-1].bottom + GAP if stations else y
    blocks, y = _blocks(content.frames, grid, y + GAP // 2)
    now = Box(MARGIN, y + GAP, _INNER, _now_height(content))
    return Layout(now.bottom + MARGIN, header, scores, stations, blocks, now, grid.named)


def _now_height(content: Content) -> int:
    return 2 * GAP + _LINE * content.decision_lines + (_ACTING if content.acting else 0)


def _choose(content: Content) -> _Grid:
    rows = -(-content.stations // _STATIONS_A_ROW)
    spent = _HEADER + _SCORE + rows * (_STATION + GAP) + _now_height(content) + 8 * GAP
    shapes = _GRIDS.get(len(content.frames), ((1, 4),))
    every = [
        _Grid(*shape, named=content.named and named, titled=titled)
        for named, titled in ((True, True), (False, True), (False, False))
        for shape in shapes
    ]
    fitting = [grid for grid in every if spent + _height(content.frames, grid) <= _TALLEST]
    return fitting[0] if fitting else min(every, key=lambda grid: _height(content.frames, grid))


def _bands(frames: Sequence[int], grid: _Grid) -> list[tuple[int, ...]]:
    left = iter(frames)
    return list(iter(lambda: tuple(islice(left, grid.blocks)), ()))


def _height(frames: Sequence[int], grid: _Grid) -> int:
    return sum(grid.block_height(max(band)) + GAP for band in _bands(frames, grid))


def _columns(x: int, width: int, count: int) -> list[tuple[int, int]]:
    """The left edges and widths of equal columns with gaps between them, to the pixel."""
    edges = [x + round(i * (width + GAP) / count) for i in range(count + 1)]
    return [(left, right - GAP - left) for left, right in pairwise(edges)]


def _boxes(area: Box, count: int, columns: int) -> tuple[Box, ...]:
    """So many boxes of the area's height, in rows that go on below it."""
    places = _columns(area.x, area.w, columns)
    return tuple(
        Box(places[i % columns][0], area.y + i // columns * (area.h + GAP), places[i % columns][1], area.h)
        for i in range(count)
    )


def _blocks(frames: Sequence[int], grid: _Grid, y: int) -> tuple[tuple[Block, ...], int]:
    blocks: list[Block] = []
    places = _columns(MARGIN, _INNER, grid.blocks)
    for band in _bands(frames, grid):
        for (x, width), count in zip(places, band, strict=False):
            blocks.append(_block(Box(x, y, width, _TITLE), count, grid))
        y += grid.block_height(max(band)) + GAP
    return tuple(blocks), y - GAP


def _block(title: Box, count: int, grid: _Grid) -> Block:
    top = title.bottom if grid.titled else title.y
    cards = _boxes(Box(title.x, top, title.w, grid.card_height), count, grid.cards)
    return Block(title if grid.titled else None, cards)
