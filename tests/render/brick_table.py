"""A table with bricks on it, and photographs of it from three angles: made by a script."""

from __future__ import annotations

import io
from collections.abc import Mapping

from PIL import Image, ImageDraw

from render.table_photo import Point, perspective

ACROSS = 32.0
"""Units of the square's side."""
FINE, AROUND = 40, 4
"""Pixels of a unit on the table, and units around the square."""
PIECES = {
    (200, 40, 40): (4.0, 5.0, 8.0, 8.0),
    (40, 170, 60): (22.0, 3.0, 27.0, 5.0),
    (50, 70, 210): (14.0, 14.0, 18.0, 18.0),
    (230, 200, 30): (5.0, 24.0, 7.0, 29.0),
    (170, 60, 190): (25.0, 24.0, 30.0, 28.0),
}
ANGLES = {
    "above": ((420, 180), (2180, 210), (2230, 1620), (380, 1590)),
    "low": ((760, 420), (1840, 430), (2440, 1700), (160, 1680)),
    "corner": ((1250, 200), (2420, 760), (1330, 1750), (130, 700)),
}
WIDE, TALL = 2600, 1800


def table(pieces: Mapping[tuple[int, int, int], tuple[float, float, float, float]] = PIECES) -> Image.Image:
    """A table seen from above, with a grid and pieces of bricks by their colors: west, north, east and south."""
    size = round((ACROSS + 2 * AROUND) * FINE)
    image = Image.new("RGB", (size, size), (92, 84, 70))
    draw = ImageDraw.Draw(image)
    draw.rectangle([AROUND * FINE, AROUND * FINE, size - AROUND * FINE, size - AROUND * FINE], fill=(128, 122, 108))
    for line in range(0, size, 2 * FINE):
        draw.line([(line, 0), (line, size)], fill=(118, 112, 98), width=2)
        draw.line([(0, line), (size, line)], fill=(118, 112, 98), width=2)
    for color, box in pieces.items():
        draw.rectangle([round((value + AROUND) * FINE) for value in box], fill=color)
    return image


def photographed(
    corners: tuple[Point, ...],
    kind: str = "JPEG",
    pieces: Mapping[tuple[int, int, int], tuple[float, float, float, float]] = PIECES,
) -> bytes:
    """The table as a camera sees it, with the square's corners at these pixels."""
    near, far = AROUND * FINE, (AROUND + ACROSS) * FINE
    way = perspective(corners, ((near, near), (far, near), (far, far), (near, far)))
    taken = table(pieces).transform((WIDE, TALL), Image.Transform.PERSPECTIVE, way, Image.Resampling.BICUBIC)
    out = io.BytesIO()
    taken.save(out, kind, quality=92)
    return out.getvalue()
