"""Smooth lines and areas over a map: each drawn larger on a mask of its own bounds, then reduced."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from render.kit.boxes import bounds
from render.kit.palette import INK, TEXT, Colour, blend, player_colour
from render.kit.pillow import Image, ImageDraw
from render.map.viewport import View
from rules.field import Point

_OVER = 3


class _Mask:
    """A mask over some points, within a picture."""

    def __init__(self, image: Image.Image, points: Iterable[Point], margin: float) -> None:
        places = list(points)
        self.x = max(0, math.floor(min(x for x, _ in places) - margin))
        self.y = max(0, math.floor(min(y for _, y in places) - margin))
        right = min(image.width, math.ceil(max(x for x, _ in places) + margin))
        bottom = min(image.height, math.ceil(max(y for _, y in places) + margin))
        self.empty = right <= self.x or bottom <= self.y
        size = (1, 1) if self.empty else ((right - self.x) * _OVER, (bottom - self.y) * _OVER)
        self.image = Image.new("L", size)
        self.draw = ImageDraw.Draw(self.image)

    def at(self, points: Iterable[Point]) -> list[Point]:
        return [((x - self.x) * _OVER, (y - self.y) * _OVER) for x, y in points]

    def line(self, points: Sequence[Point], width: float) -> None:
        places = self.at(points)
        self.draw.line(places, fill=255, width=max(1, round(width * _OVER)), joint="curve")
        half = width * _OVER / 2
        for end in (places[0], places[-1]):
            self.draw.ellipse(bounds(end, half), fill=255)

    def lay(self, image: Image.Image, colour: Colour, share: float = 1.0) -> None:
        if self.empty:
            return
        reduced = self.image.reduce(_OVER)
        if share < 1:
            reduced = reduced.point([round(value * share) for value in range(256)])
        image.paste(colour, (self.x, self.y), reduced)


def stroke(image: Image.Image, points: Sequence[Point], colour: Colour, width: float, casing: float = 0) -> None:
    """Draw a line through points, with a dark casing on both sides."""
    if casing:
        mask = _Mask(image, points, width + casing)
        mask.line(points, width + 2 * casing)
        mask.lay(image, INK, 0.75)
    mask = _Mask(image, points, width)
    mask.line(points, width)
    mask.lay(image, colour)


def dashes(image: Image.Image, points: Sequence[Point], colour: Colour, width: float, on: float, off: float) -> None:
    """Draw a broken line through points."""
    mask = _Mask(image, points, width)
    for part in _dashes_of(points, on, off):
        mask.line(part, width)
    mask.lay(image, colour)


def _dashes_of(points: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    """The dashes of a line."""
    done: list[list[Point]] = []
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


def circle(image: Image.Image, centre: Point, radius: float, colour: Colour, width: float, gaps: int) -> None:
    """Draw a ring; with ``gaps`` it is dashed, one dash before each gap."""
    steps = max(48, gaps * 6)
    around = [
        (centre[0] + radius * math.cos(i * math.tau / steps), centre[1] + radius * math.sin(i * math.tau / steps))
        for i in range(steps + 1)
    ]
    if not gaps:
        stroke(image, around, colour, width)
        return
    length = math.tau * radius / gaps
    dashes(image, around, colour, width, length * 0.6, length * 0.4)


def disc(image: Image.Image, centre: Point, radius: float, colour: Colour, share: float) -> None:
    """Draw a translucent disc."""
    left, top, right, bottom = bounds(centre, radius)
    mask = _Mask(image, [(left, top), (right, bottom)], 1)
    low, high = mask.at([(left, top), (right, bottom)])
    mask.draw.ellipse((*low, *high), fill=255)
    mask.lay(image, colour, share)


def fill_areas(
    image: Image.Image, areas: tuple[Sequence[Sequence[Point]], Sequence[Sequence[Point]]],
    colour: Colour, share: float
) -> None:  # fmt: skip
    """Tint areas with holes."""
    polygons, holes = areas
    points = [point for polygon in polygons for point in polygon]
    if not points:
        return
    mask = _Mask(image, points, 1)
    for polygon in polygons:
        mask.draw.polygon(mask.at(polygon), fill=255)
    for hole in holes:
        mask.draw.polygon(mask.at(hole), fill=0)
    mask.lay(image, colour, share)


def outline_areas(image: Image.Image, outlines: Iterable[Sequence[Point]], colour: Colour, width: float) -> None:
    """Draw the edges of areas."""
    closed = [[*outline, outline[0]] for outline in outlines]
    if not closed:
        return
    mask = _Mask(image, [point for outline in closed for point in outline], width)
    for outline in closed:
        mask.line(outline, width)
    mask.lay(image, colour)


def arrow(image: Image.Image, start: Point, end: Point, colour: Colour, width: float) -> None:
    """Draw a line with a head at its end, in a dark casing."""
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
        mask = _Mask(image, [start, end, *sides], width + 6)
        mask.line([start, neck], width + 2 * extra)
        mask.draw.polygon(mask.at([end, *sides]), fill=255)
        if extra:
            mask.line([end, sides[0], sides[1], end], 2 * extra)
        mask.lay(image, colour_, 0.8 if extra else 1.0)


# -- open ground ------------------------------------------------------------------------------------------------------


class OpenGround(Struct, frozen=True):
    """Areas with holes, and the player whose item they are open to. ``tinted``: more than their edge is drawn."""

    polygons: tuple[tuple[Point, ...], ...]
    holes: tuple[tuple[Point, ...], ...] = ()
    owner: int | None = None
    tinted: bool = True


def draw_open_ground(image: Image.Image, ground: OpenGround | None, view: View, share: float, width: float) -> None:
    """Tint the open ground by that share and draw its edge."""
    if ground is None:
        return
    colour = TEXT if ground.owner is None else player_colour(ground.owner)
    polygons = [view.path(polygon) for polygon in ground.polygons]
    holes = [view.path(hole) for hole in ground.holes]
    if ground.tinted:
        fill_areas(image, (polygons, holes), colour, share)
    outline_areas(image, [*polygons, *holes], blend(colour, TEXT, 0.7), width)
