"""The part of a field that a picture shows, and the pixels of its points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, structs

from render.kit.boxes import MARGIN, WIDTH, Box
from rules.field import Point

OVER = 2
"""Grounds are drawn this many times too large, then reduced."""
WINDOW_LEFT = 48
WINDOW_WIDTH = WIDTH - WINDOW_LEFT - MARGIN
_CLOSEST = 76.0
_LEAST_TALL = 560
_AROUND = 3.0


class View(Struct, frozen=True):
    """A window on the field: its box on the picture, the field's point in its upper left corner, pixels per unit."""

    box: Box
    left: float
    top: float
    scale: float

    def at(self, point: Point) -> Point:
        """The pixel of a point, with fractions."""
        return self.box.x + (point[0] - self.left) * self.scale, self.box.y + (point[1] - self.top) * self.scale

    def pixel(self, point: Point) -> tuple[int, int]:
        """The whole pixel of a point."""
        x, y = self.at(point)
        return round(x), round(y)

    def path(self, points: Iterable[Point]) -> list[Point]:
        """The pixels of many points."""
        return [self.at(point) for point in points]

    def point(self, pixel: Point) -> Point:
        """The point of a pixel."""
        return self.left + (pixel[0] - self.box.x) / self.scale, self.top + (pixel[1] - self.box.y) / self.scale

    @property
    def unit(self) -> float:
        """Pixels per unit on a ground that is drawn too large."""
        return self.scale * OVER

    def on_ground(self, points: Iterable[Point]) -> list[Point]:
        """The pixels of many points on a ground that is drawn too large."""
        return [((x - self.left) * self.unit, (y - self.top) * self.unit) for x, y in points]

    @property
    def at_origin(self) -> View:
        """The window moved to the upper left corner, for drawing on a picture of its own size."""
        return structs.replace(self, box=Box(0, 0, self.box.w, self.box.h))

    @property
    def right(self) -> float:
        """The field's coordinate at the window's right edge."""
        return self.left + self.box.w / self.scale

    @property
    def bottom(self) -> float:
        """The field's coordinate at the window's lower edge."""
        return self.top + self.box.h / self.scale

    def shows(self, point: Point, margin: float = 0.0) -> bool:
        """Whether a point lies in the window, or at most ``margin`` units beside it."""
        return (
            self.left - margin <= point[0] <= self.right + margin
            and self.top - margin <= point[1] <= self.bottom + margin
        )


def whole_view(size: float, x: int, y: int, across: int) -> View:
    """The whole of a square field in a square window."""
    return View(Box(x, y, across, across), 0.0, 0.0, across / size)


def points_around(point: Point, far: float = 5.0) -> tuple[Point, Point]:
    """Two corners of the surroundings of a point, for a close-up."""
    x, y = point
    return (x - far, y - far), (x + far, y + far)


def close_up(
    points: Sequence[Point],
    size: float,
    at: tuple[int, int],
    across: int,
    *,
    tall: float | None = None,
    margin: float = 0,
) -> View:
    """A window of that width on some points and their surroundings: as near as they allow, and never off the field.

    ``size`` is the field's width, ``tall`` its height unless it is square; ``margin``: visible units around it.
    """
    sizes = size, size if tall is None else tall
    low = [max(-margin, min(p[i] for p in points) - _AROUND) for i in (0, 1)]
    high = [min(sizes[i] + margin, max(p[i] for p in points) + _AROUND) for i in (0, 1)]
    wide, deep = high[0] - low[0], high[1] - low[1]
    scale = min(_CLOSEST, across / max(wide, 1.0), across / max(deep, 1.0))
    scale = max(scale, across / (size + 2 * margin))
    height = round(min(across, max(_LEAST_TALL, deep * scale), (sizes[1] + 2 * margin) * scale))
    spans = across / scale, height / scale
    starts = [_start((low[i] + high[i]) / 2, spans[i], -margin, sizes[i] + margin) for i in (0, 1)]
    return View(Box(*at, across, height), round(starts[0], 2), round(starts[1], 2), scale)


def _start(middle: float, span: float, least: float, most: float) -> float:
    """The start of a window of that span around a middle, kept between two limits."""
    return min(max(least, middle - span / 2), max(least, most - span))
