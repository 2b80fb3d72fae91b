"""Smooth lines and areas on a map: drawn larger on a mask of their own bounds, and reduced."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.kit.boxes import Box
from render.kit.palette import INK, Colour

__all__ = ["arrow", "circle", "dashes", "disc", "fill_areas", "outline_areas", "stroke"]

_OVER = 3
Dot = tuple[float, float]


class _Sheet:
    """A mask over some points, kept within a window."""

    def __init__(self, window: Box, points: Iterable[Dot], margin: float) -> None:
        places = list(points)
        self.x = max(window.x, math.floor(min(x for x, _ in places) - margin))
        self.y = max(window.y, math.floor(min(y for _, y in places) - margin))
        right = min(window.right, math.ceil(max(x for x, _ in places) + margin))
        bottom = min(window.bottom, math.ceil(max(y for _, y in places) + margin))
        self.empty = right <= self.x or bottom <= self.y
        size = (1, 1) if self.empty else ((right - self.x) * _OVER, (bottom - self.y) * _OVER)
        self.mask = Image.new("L", size)
        self.draw = ImageDraw.Draw(self.mask)

    def at(self, points: Iterable[Dot]) -> list[Dot]:
        return [((x - self.x) * _OVER, (y - self.y) * _OVER) for x, y in points]

    def line(self, points: Sequence[Dot], width: float) -> None:
        places = self.at(points)
        self.draw.line(places, fill=255, width=max(1, round(width * _OVER)), joint="curve")
        half = width * _OVER / 2
        for x, y in (places[0], places[-1]):
            self.draw.ellipse((x - half, y - half, x + half, y + half), fill=255)

    def lay(self, image: Image.Image, colour: Colour, share: float = 1.0) -> None:
        if self.empty:
            return
        mask = self.mask.reduce(_OVER)
        if share < 1:
            mask = mask.point([round(value * share) for value in range(256)])
        image.paste(colour, (self.x, self.y), mask)


def stroke(
    image: Image.Image, window: Box, points: Sequence[Dot], colour: Colour, width: float, casing: float = 0
) -> None:
    """A line through points, with a dark casing on both sides of it."""
    if casing:
        sheet = _Sheet(window, points, width + casing)
        sheet.line(points, width + 2 * casing)
        sheet.lay(image, INK, 0.75)
    sheet = _Sheet(window, points, width)
    sheet.line(points, width)
    sheet.lay(image, colour)


def dashes(
    image: Image.Image, window: Box, points: Sequence[Dot], colour: Colour, width: float, on: float, off: float
) -> None:
    """A broken line through points."""
    sheet = _Sheet(window, points, width)
    for part in _parts(points, on, off):
        sheet.line(part, width)
    sheet.lay(image, colour)


def _parts(points: Sequence[Dot], on: float, off: float) -> list[list[Dot]]:
    """The stretches of a line that are drawn."""
    done: list[list[Dot]] = []
    drawn, left, part = True, on, [points[0]]
    for start, end in pairwise(points):
        whole = math.dist(start, end)
        gone = 0.0
        while whole - gone > left:
            gone += left
            at = start[0] + (end[0] - start[0]) * gone / whole, start[1] + (end[1] - start[1]) * gone / whole
            if drawn:
                done.append([*part, at])
            drawn, left, part = not drawn, off if drawn else on, [at]
        left -= whole - gone
        part.append(end)
    return [*done, part] if drawn and len(part) > 1 else done


def circle(
    image: Image.Image, window: Box, centre: Dot, radius: float, colour: Colour, width: float, gaps: int
) -> None:
    """A ring; with gaps it is broken into so many dashes."""
    steps = max(48, gaps * 6)
    around = [
        (centre[0] + radius * math.cos(i * math.tau / steps), centre[1] + radius * math.sin(i * math.tau / steps))
        for i in range(steps + 1)
    ]
    if not gaps:
        stroke(image, window, around, colour, width)
        return
    length = math.tau * radius / gaps
    dashes(image, window, around, colour, width, length * 0.6, length * 0.4)


def disc(image: Image.Image, window: Box, centre: Dot, radius: float, colour: Colour, share: float) -> None:
    """A disc through which the ground can be seen."""
    x, y = centre
    sheet = _Sheet(window, [(x - radius, y - radius), (x + radius, y + radius)], 1)
    (low, high) = sheet.at([(x - radius, y - radius), (x + radius, y + radius)])
    sheet.draw.ellipse((*low, *high), fill=255)
    sheet.lay(image, colour, share)


def fill_areas(
    image: Image.Image, window: Box, areas: tuple[Sequence[Sequence[Dot]], Sequence[Sequence[Dot]]],
    colour: Colour, share: float
) -> None:  # fmt: skip
    """Areas with holes, tinted."""
    polygons, holes = areas
    points = [point for polygon in polygons for point in polygon]
    if not points:
        return
    sheet = _Sheet(window, points, 1)
    for polygon in polygons:
        sheet.draw.polygon(sheet.at(polygon), fill=255)
    for hole in holes:
        sheet.draw.polygon(sheet.at(hole), fill=0)
    sheet.lay(image, colour, share)


def outline_areas(
    image: Image.Image, window: Box, outlines: Iterable[Sequence[Dot]], colour: Colour, width: float
) -> None:
    """The edges of areas."""
    closed = [[*outline, outline[0]] for outline in outlines]
    if not closed:
        return
    sheet = _Sheet(window, [point for outline in closed for point in outline], width)
    for outline in closed:
        sheet.line(outline, width)
    sheet.lay(image, colour)


def arrow(image: Image.Image, window: Box, start: Dot, end: Dot, colour: Colour, width: float) -> None:
    """A line with a head at its end, in a dark casing."""
    far = math.dist(start, end)
    if far < 1:
        return
    along = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    length = min(width * 3.4, far * 0.8)
    neck = end[0] - along[0] * length, end[1] - along[1] * length
    half = width * 1.7
    sides = [
        (neck[0] - along[1] * half, neck[1] + along[0] * half),
        (neck[0] + along[1] * half, neck[1] - along[0] * half),
    ]
    for colour_, extra in ((INK, 2.5), (colour, 0.0)):
        sheet = _Sheet(window, [start, end, *sides], width + 6)
        sheet.line([start, neck], width + 2 * extra)
        sheet.draw.polygon(sheet.at([end, *sides]), fill=255)
        if extra:
            sheet.line([end, sides[0], sides[1], end], 2 * extra)
        sheet.lay(image, colour_, 0.8 if extra else 1.0)
