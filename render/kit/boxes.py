"""The grid of pictures, in pixels: the width of a picture, its margins, and boxes."""

from __future__ import annotations

from typing import NamedTuple

WIDTH = 1000
MARGIN = 16
GAP = 8
INNER = WIDTH - 2 * MARGIN
"""The width between the margins."""


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

    def inset(self, by: int) -> Box:
        """The box without a rim of that width."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def moved(self, x: int, y: int) -> Box:
        """The box so far to the right and down."""
        return Box(self.x + x, self.y + y, self.w, self.h)

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether a point lies in the box or on its edge."""
        return self.x <= point[0] <= self.right and self.y <= point[1] <= self.bottom


def bounds(centre: tuple[float, float], radius: float) -> tuple[float, float, float, float]:
    """The bounding box of a circle: left, top, right, bottom."""
    x, y = centre
    return x - radius, y - radius, x + radius, y + radius


def nearest_in(box: Box, point: tuple[float, float]) -> tuple[float, float]:
    """The point of a box nearest to a point."""
    return min(max(point[0], box.x), box.right), min(max(point[1], box.y), box.bottom)
