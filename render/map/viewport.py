"""Which part of the field a picture shows, and where its points lie in pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from render.kit.boxes import Box

__all__ = ["View", "close", "whole"]

_CLOSEST = 76.0
_LEAST_TALL = 560
_AROUND = 3.0

Dot = tuple[float, float]


class View(Struct, frozen=True):
    """A window on the field: ``box`` on the picture, the field's point in its upper left corner, pixels in a unit."""

    box: Box
    left: float
    top: float
    scale: float

    def at(self, point: Dot) -> Dot:
        """The pixel of a point."""
        return self.box.x + (point[0] - self.left) * self.scale, self.box.y + (point[1] - self.top) * self.scale

    def spot(self, point: Dot) -> tuple[int, int]:
        """The whole pixel of a point."""
        x, y = self.at(point)
        return round(x), round(y)

    def point(self, pixel: Dot) -> Dot:
        """The point of a pixel."""
        return self.left + (pixel[0] - self.box.x) / self.scale, self.top + (pixel[1] - self.box.y) / self.scale

    def path(self, points: Iterable[Dot]) -> list[Dot]:
        """The pixels of many points."""
        return [self.at(point) for point in points]

    @property
    def right(self) -> float:
        """The field's coordinate at the window's right edge."""
        return self.left + self.box.w / self.scale

    @property
    def bottom(self) -> float:
        """The field's coordinate at the window's lower edge."""
        return self.top + self.box.h / self.scale

    def shows(self, point: Dot, margin: float = 0.0) -> bool:
        """Whether a point lies in the window, or so many units beside it."""
        return (
            self.left - margin <= point[0] <= self.right + margin
            and self.top - margin <= point[1] <= self.bottom + margin
        )


def whole(size: float, x: int, y: int, across: int) -> View:
    """The whole field in a square window."""
    return View(Box(x, y, across, across), 0.0, 0.0, across / size)


def close(
    points: Sequence[Dot],
    size: float,
    at: tuple[int, int],
    across: int,
    *,
    tall: float | None = None,
    beside: float = 0,
) -> View:
    """A window of that width on what lies around some points: as near as they allow, and never beside the field.

    ``size`` is the field's width, ``tall`` its height where it is no square; ``beside``: how far around it may be seen.
    """
    sizes = size, size if tall is None else tall
    low = [max(-beside, min(p[i] for p in points) - _AROUND) for i in (0, 1)]
    high = [min(sizes[i] + beside, max(p[i] for p in points) + _AROUND) for i in (0, 1)]
    wide, deep = high[0] - low[0], high[1] - low[1]
    scale = min(_CLOSEST, across / max(wide, 1.0), across / max(deep, 1.0))
    scale = max(scale, across / (size + 2 * beside))
    height = round(min(across, max(_LEAST_TALL, deep * scale), (sizes[1] + 2 * beside) * scale))
    spans = across / scale, height / scale
    starts = [_start((low[i] + high[i]) / 2, spans[i], -beside, sizes[i] + beside) for i in (0, 1)]
    return View(Box(*at, across, height), round(starts[0], 2), round(starts[1], 2), scale)


def _start(middle: float, span: float, least: float, most: float) -> float:
    """Where a window of that span begins that has a point in its middle, if it can."""
    return min(max(least, middle - span / 2), max(least, most - span))
