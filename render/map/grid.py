"""The grid of a map: its lines, the names of its cells, and the ruler below it."""

from __future__ import annotations

import math

from render.kit.boxes import Box
from render.kit.icons import stamp
from render.kit.palette import INK, SOFT, TEXT, Colour, blend
from render.kit.pillow import Image, ImageDraw
from render.kit.typeface import clean, fit, text_width, write
from render.map.viewport import OVER, View
from rules.field import CELL, column

EDGE = 40
"""The height of the names above a window."""
RULER_HEIGHT = 48
_LETTER = 26
_LEAST_CELL = 30
"""Cells that show fewer pixels have no name."""


def draw_grid(draw: ImageDraw.ImageDraw, view: View, lengths: tuple[float, float], ground: Colour, weak: float) -> None:
    """Draw the lines between cells on a ground that is drawn too large, a stronger one at each length of the ruler.

    ``lengths``: of the field and of the ruler. ``weak``: the share of light in the other lines.
    """
    size, ruler = lengths
    width, height = view.box.w * OVER, view.box.h * OVER
    for step in range(0, math.ceil(size) + 1, CELL):
        strong = step % ruler == 0
        colour, wide = blend(TEXT, ground, 0.2 if strong else weak), 3 if strong else 2
        x, y = (step - view.left) * view.unit, (step - view.top) * view.unit
        draw.line((x, 0, x, height), fill=colour, width=wide)
        draw.line((0, y, width, y), fill=colour, width=wide)


def draw_cell_names(image: Image.Image, size: float, view: View, tall: float | None = None) -> None:
    """Draw letters above the window and numbers beside it, each in the middle of the visible part of its cells."""
    edges = size, size if tall is None else tall
    for number in range(math.ceil(max(edges) / CELL)):
        for side in (0, 1):
            if number * CELL >= edges[side]:
                continue
            start, end = (view.left, view.right) if side == 0 else (view.top, view.bottom)
            low, high = max(start, number * CELL), min(end, edges[side], (number + 1) * CELL)
            if (high - low) * view.scale >= _LEAST_CELL:
                _cell_name(image, view, number, (low + high) / 2, side)


def _cell_name(image: Image.Image, view: View, number: int, middle: float, side: int) -> None:
    x, y = view.pixel((middle, middle))
    if side == 0:
        write(image, (x, view.box.y - EDGE // 2 + 2), column(number), _LETTER, SOFT, "Medium", "middle")
    else:
        write(image, (view.box.x - 8, y), str(number + 1), _LETTER, SOFT, "Medium", "right")


def draw_ruler(image: Image.Image, view: View, ruler: float, label: str, north: str) -> None:
    """Draw the ruler below the window at the picture's scale, a segment for each unit, and the direction of north."""
    box = Box(view.box.x, view.box.bottom, view.box.w, RULER_HEIGHT)
    y, units = box.middle - 7, round(ruler)
    edges = [box.x + round(unit * view.scale) for unit in range(units + 1)]
    image.paste(TEXT, (edges[0] - 2, y - 2, edges[-1] + 2, y + 16))
    for unit in range(units):
        image.paste(TEXT if unit % 2 else INK, (edges[unit], y, edges[unit + 1], y + 14))
    letter = fit(clean(north), 80, 28, "Bold")
    right = box.right - write(image, (box.right, box.middle), letter, 28, SOFT, "Bold", "right")
    if letter:
        stamp(image, "triangle", (right - 20, box.middle), 24, SOFT)
    start = edges[-1] + 16
    write(image, (start, box.middle), _caption(clean(label), right - 48 - start), 28, TEXT, "Medium")


def _caption(label: str, width: int) -> str:
    """The ruler's caption; without what is in brackets where that is too long."""
    return fit(label if text_width(label, 28, "Medium") <= width else label.partition(" (")[0], width, 28, "Medium")
