"""The layout of the board of a declared table: rectangles on a grid of 8 pixels."""

from collections.abc import Sequence
from itertools import islice, pairwise
from typing import NamedTuple

from render.kit.boxes import GAP, INNER, MARGIN, Box
from render.kit.scoreboard import ACTING, DECISION_LINE, HEADER, SCORE, TOP

WIDE_FROM = 440
"""Cards are wide from this width on."""
_STATION = 48
_STATIONS_A_ROW = 8
_TITLE = 40
_WIDE, _TILE, _NAMED = 96, 96, 124
_TALLEST = 1500


class Content(NamedTuple):
    """The content of a board: frames of each player, stations, lines of the decision, and optional parts."""

    frames: tuple[int, ...]
    stations: int = 0
    decision_lines: int = 1
    named: bool = True
    acting: bool = False


class Block(NamedTuple):
    """The boxes of a company: its title, where there is room for one, and its cards."""

    title: Box | None
    cards: tuple[Box, ...]


class Layout(NamedTuple):
    """The boxes of a board. ``scores`` are in tactical order, ``stations`` and ``blocks`` in the state's."""

    height: int
    header: Box
    scores: tuple[Box, ...]
    stations: tuple[Box, ...]
    blocks: tuple[Block, ...]
    decision: Box
    named: bool


class _Grid(NamedTuple):
    """Blocks side by side, cards side by side in each, and whether names and titles are shown."""

    blocks: int
    cards: int
    named: bool
    titled: bool

    @property
    def block_width(self) -> int:
        return (INNER - GAP * (self.blocks - 1)) // self.blocks

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
"""Blocks a row and cards a row, the roomiest first, by the number of players."""


def arrange(content: Content) -> Layout:
    """Choose the roomiest layout that is not too tall, or else the lowest."""
    grid = _choose(content)
    header = Box(MARGIN, TOP, INNER, HEADER)
    y = header.bottom + GAP
    scores = _boxes(Box(MARGIN, y, INNER, SCORE), len(content.frames), len(content.frames))
    y += SCORE + GAP
    abreast = min(_STATIONS_A_ROW, max(content.stations, 1))
    stations = _boxes(Box(MARGIN, y, INNER, _STATION), content.stations, abreast)
    y = stations[-1].bottom + GAP if stations else y
    blocks, y = _blocks(content.frames, grid, y + GAP // 2)
    decision = Box(MARGIN, y + GAP, INNER, _decision_height(content))
    return Layout(decision.bottom + MARGIN, header, scores, stations, blocks, decision, grid.named)


def _decision_height(content: Content) -> int:
    return 2 * GAP + DECISION_LINE * content.decision_lines + (ACTING if content.acting else 0)


def _choose(content: Content) -> _Grid:
    rows = -(-content.stations // _STATIONS_A_ROW)
    spent = HEADER + SCORE + rows * (_STATION + GAP) + _decision_height(content) + 8 * GAP
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
    """Boxes of the area's height, in rows that go on below it."""
    places = _columns(area.x, area.w, columns)
    return tuple(
        Box(places[i % columns][0], area.y + i // columns * (area.h + GAP), places[i % columns][1], area.h)
        for i in range(count)
    )


def _blocks(frames: Sequence[int], grid: _Grid, y: int) -> tuple[tuple[Block, ...], int]:
    blocks: list[Block] = []
    places = _columns(MARGIN, INNER, grid.blocks)
    for band in _bands(frames, grid):
        for (x, width), count in zip(places, band, strict=False):
            title = Box(x, y, width, _TITLE)
            top = title.bottom if grid.titled else title.y
            cards = _boxes(Box(title.x, top, title.w, grid.card_height), count, grid.cards)
            blocks.append(Block(title if grid.titled else None, cards))
        y += grid.block_height(max(band)) + GAP
    return tuple(blocks), y - GAP
