"""A brush for a piece of terrain: it draws in the piece's own directions and clips to its outline."""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from random import Random

from render.kit.boxes import bounds
from render.kit.palette import Colour
from render.kit.pillow import Image, ImageDraw
from rules.field import Point

_LEAST = 3


class Brush:
    """A tile over the bounds of a polygon; ``lay`` puts it on a larger picture, clipped to the polygon.

    ``s`` runs along the longest side and ``t`` across it, from -1 to 1 over the piece; ``long`` and ``broad`` are half
    its length and breadth in pixels, ``unit`` is pixels per unit. ``luck`` is the same for the same polygon.
    """

    def __init__(self, points: Sequence[Point], unit: float, name: str) -> None:
        self.left = math.floor(min(x for x, _ in points))
        self.top = math.floor(min(y for _, y in points))
        width = max(_LEAST, math.ceil(max(x for x, _ in points)) - self.left + 1)
        height = max(_LEAST, math.ceil(max(y for _, y in points)) - self.top + 1)
        self.points = [(x - self.left, y - self.top) for x, y in points]
        self.unit = unit
        self.image = Image.new("RGB", (width, height))
        self.draw = ImageDraw.Draw(self.image)
        self.mask = Image.new("L", (width, height))
        ImageDraw.Draw(self.mask).polygon(self.points, fill=255)
        places = ",".join(f"{(x - points[0][0]) / unit:.1f} {(y - points[0][1]) / unit:.1f}" for x, y in points)
        self.luck = Random(zlib.crc32(f"{name} {places}".encode()))
        self._axes()

    def _axes(self) -> None:
        pairs = list(zip(self.points, [*self.points[1:], self.points[0]], strict=True))
        (x0, y0), (x1, y1) = max(pairs, key=lambda pair: round(math.dist(*pair), 3))
        far = math.dist((x0, y0), (x1, y1)) or 1.0
        self.along = ((x1 - x0) / far, (y1 - y0) / far)
        if self.along[0] < 0 or (self.along[0] == 0 and self.along[1] < 0):
            self.along = (-self.along[0], -self.along[1])
        self.across = (-self.along[1], self.along[0])
        s = [x * self.along[0] + y * self.along[1] for x, y in self.points]
        t = [x * self.across[0] + y * self.across[1] for x, y in self.points]
        self.long, self.broad = max(1.0, (max(s) - min(s)) / 2), max(1.0, (max(t) - min(t)) / 2)
        middle = ((max(s) + min(s)) / 2, (max(t) + min(t)) / 2)
        self.centre = tuple(
            middle[0] * along + middle[1] * across for along, across in zip(self.along, self.across, strict=True)
        )

    def at(self, s: float, t: float) -> Point:
        """The pixel of a place in the piece's own directions."""
        along, across = s * self.long, t * self.broad
        return (
            self.centre[0] + along * self.along[0] + across * self.across[0],
            self.centre[1] + along * self.along[1] + across * self.across[1],
        )

    def fill(self, colour: Colour) -> None:
        """Fill the tile."""
        self.image.paste(colour, (0, 0, *self.image.size))

    def area(self, colour: Colour, *places: Point) -> None:
        """Draw a polygon in the piece's own directions."""
        self.draw.polygon([self.at(s, t) for s, t in places], fill=colour)

    def strip(self, colour: Colour, s0: float, t0: float, s1: float, t1: float) -> None:
        """Draw a rectangle in the piece's own directions."""
        self.area(colour, (s0, t0), (s1, t0), (s1, t1), (s0, t1))

    def line(self, colour: Colour, start: Point, end: Point, width: float) -> None:
        """Draw a line in the piece's own directions; its width is in units."""
        self.draw.line([self.at(*start), self.at(*end)], fill=colour, width=max(1, round(width * self.unit)))

    def disc(self, colour: Colour, at: Point, radius: float) -> None:
        """Draw a disc around a pixel; its radius is in pixels."""
        self.draw.ellipse(bounds(at, radius), fill=colour)

    def edge(self, colour: Colour, width: float) -> None:
        """Draw the piece's outline; its width is in units."""
        wide = max(1, round(width * self.unit))
        self.draw.line([*self.points, *self.points[:2]], fill=colour, width=wide, joint="curve")

    def scatter(self, apart: float) -> list[Point]:
        """Irregular places all over the piece, at least ``apart`` pixels from each other."""
        rows, columns = int(self.image.height / apart) + 1, int(self.image.width / apart) + 1
        wobble = apart * 0.35
        places = [
            (
                (column + (row % 2) / 2) * apart + self.luck.uniform(-wobble, wobble),
                row * apart + self.luck.uniform(-wobble, wobble),
            )
            for row in range(rows + 1)
            for column in range(columns + 1)
        ]
        return [place for place in places if inside(self.points, place)]

    def lay(self, image: Image.Image) -> None:
        """Put the piece in its place on a larger picture."""
        image.paste(self.image, (self.left, self.top), self.mask)


def inside(points: Sequence[Point], place: Point) -> bool:
    """Whether a place lies in a polygon."""
    x, y = place
    within = False
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            within = not within
    return within
