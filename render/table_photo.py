"""Photographs of tables, straightened: as if seen from above, at the scale of the field. For the drawing process.

Files go through the checks of portraits (``render.photo``), and nothing is kept that is not a pixel.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.kit.pillow import Image
from render.photo import Header, encoded, made_of, opened

SIDE = 1000
"""Pixels of a straightened photograph's sides."""
BYTES_MAX = 400_000
"""Bytes of a straightened photograph that is kept."""
_QUALITIES = (82, 68, 50, 35)
_EFFORT = 2
"""Of WebP's 0 to 6: a picture full of detail, written four times until it is small enough, takes half as long as with
the usual 4, and has a hundredth more bytes."""
_AREA_LEAST = 0.02
"""The least share of a photograph that the play area may have."""
_STRETCH_MOST = 1.5
"""A field may be so many times as wide as the area that was tapped."""

Point = tuple[float, float]


def straightened(data: bytes, corners: Sequence[Point], side: float, size: float) -> bytes | str:
    """A field's photograph as WebP, or why there is none: see ``made_portrait``; ``photo-corners``.

    ``corners`` of a square of ``side`` units on the table, north-west, north-east, south-east and south-west, as shares
    of the upright photograph's width and height. ``size``: units of the field, whose middle is the square's.
    """
    if not _sound(corners) or not 0 < side <= size * _STRETCH_MOST or not size <= side * _STRETCH_MOST:
        return "photo-corners"

    def make(header: Header) -> bytes | str:
        return _encoded(_from_above(opened(data, header, 2 * SIDE).convert("RGB"), corners, side, size))

    return made_of(data, make)


def cleaned(data: bytes) -> bytes | str:
    """A straightened photograph from elsewhere, made again as WebP, or why there is none: see ``made_portrait``."""

    def make(header: Header) -> bytes | str:
        image = opened(data, header, SIDE).convert("RGB")
        return _encoded(image if image.size == (SIDE, SIDE) else image.resize((SIDE, SIDE)))

    return made_of(data, make)


def _sound(corners: Sequence[Point]) -> bool:
    """Whether four corners run around a convex area, clockwise, that is large enough."""
    if len(corners) != 4 or not all(math.isfinite(value) and -0.5 <= value <= 1.5 for at in corners for value in at):
        return False
    turns = [_cross(corners[n], corners[(n + 1) % 4], corners[(n + 2) % 4]) for n in range(4)]
    area = sum(corners[n][0] * corners[(n + 1) % 4][1] - corners[(n + 1) % 4][0] * corners[n][1] for n in range(4)) / 2
    return min(turns) > 0 and area >= _AREA_LEAST


def _cross(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _from_above(image: Image.Image, corners: Sequence[Point], side: float, size: float) -> Image.Image:
    edge, far = (size - side) / 2 / size * SIDE, (size + side) / 2 / size * SIDE
    square = ((edge, edge), (far, edge), (far, far), (edge, far))
    there = [(x * image.width, y * image.height) for x, y in corners]
    way = perspective(square, there)
    return image.transform((SIDE, SIDE), Image.Transform.PERSPECTIVE, way, Image.Resampling.BICUBIC)


def perspective(here: Sequence[Point], there: Sequence[Point]) -> tuple[float, ...]:
    """The eight numbers a to h by which each of four points ``here`` is taken to the one ``there``.

    (x, y) goes to ((a x + b y + c) / (g x + h y + 1), (d x + e y + f) / (g x + h y + 1)).
    """
    rows: list[list[float]] = []
    for (x, y), (u, v) in zip(here, there, strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    for n in range(8):
        best = max(range(n, 8), key=lambda row: abs(rows[row][n]))
        rows[n], rows[best] = rows[best], rows[n]
        rows[n] = [value / rows[n][n] for value in rows[n]]
        for row in range(8):
            if row != n:
                share = rows[row][n]
                rows[row] = [value - share * own for value, own in zip(rows[row], rows[n], strict=True)]
    return tuple(row[8] for row in rows)


def _encoded(image: Image.Image) -> bytes | str:
    return encoded(image, BYTES_MAX, _QUALITIES, _EFFORT)
