"""What flies in space, from above: hulls with a bow on their bases, companies, debris. Drawn once, then kept.

Hulls are drawn in ruler units, the bow up, around the middle of the base.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw

from render.kit.icons import stamp
from render.kit.palette import (
    ALERT,
    CARD_DONE,
    DICE,
    FAINT,
    INK,
    SOFT,
    TEXT,
    WHITE,
    Colour,
    blend,
    player_colour,
    player_shape,
)
from render.space.ground import ROCK
from render.space.scene import Thing

__all__ = ["hull_icon", "sprite_of"]

_OVER = 3
_COMPANY = 0.5
Dot = tuple[float, float]
Outline = tuple[Dot, ...]


def _mirrored(*right: Dot) -> Outline:
    """An outline whose left half is the mirror of the right one, which runs from bow to stern."""
    return (*right, *((-x, y) for x, y in reversed(right)))


_BODIES: dict[str, tuple[Outline, ...]] = {
    "capital": (
        _mirrored((0.12, -0.96), (0.3, -0.62), (0.36, -0.1), (0.9, 0.3), (0.9, 0.72), (0.4, 0.64), (0.32, 0.86)),
        ((0.68, -0.2), (0.68, 0.16), (0.82, 0.26), (0.82, -0.2)),
        ((-0.68, -0.2), (-0.68, 0.16), (-0.82, 0.26), (-0.82, -0.2)),
    ),
    "frigate": (
        _mirrored((0.07, -0.96), (0.2, -0.5), (0.2, 0.1), (0.44, 0.42), (0.44, 0.78), (0.2, 0.68), (0.16, 0.88)),
    ),
    "hva": (
        _mirrored((0.14, -0.92), (0.3, -0.76), (0.3, -0.5), (0.1, -0.44), (0.1, 0.8), (0.2, 0.9)),
        *(
            ((side * 0.13, y), (side * 0.46, y), (side * 0.46, y + 0.34), (side * 0.13, y + 0.34))
            for y in (-0.38, 0.02, 0.42)
            for side in (-1, 1)
        ),
    ),
}
_STERNS: dict[str, Outline] = {
    "capital": ((-0.9, 0.36), (0.9, 0.36), (0.9, 0.72), (0.4, 0.64), (-0.4, 0.64), (-0.9, 0.72)),
    "frigate": ((-0.44, 0.44), (0.44, 0.44), (0.44, 0.78), (0.2, 0.68), (-0.2, 0.68), (-0.44, 0.78)),
    "hva": ((-0.46, 0.42), (0.46, 0.42), (0.46, 0.76), (-0.46, 0.76)),
}
_ENGINES: dict[str, tuple[float, ...]] = {"capital": (-0.2, 0.2), "frigate": (0.0,), "hva": (0.0,)}
_RIDGES: dict[str, Outline] = {
    "capital": ((0.0, -0.84), (0.0, -0.4)),
    "frigate": ((0.0, -0.84), (0.0, -0.4)),
    "hva": ((-0.14, -0.74), (0.14, -0.74)),
}
_SHAPE: dict[str, tuple[float, float]] = {"capital": (0.08, 0.56), "frigate": (0.18, 0.42), "hva": (0.2, 0.4)}
"""Where the player's shape is on a hull, and how large."""
_HALF: dict[str, Dot] = {"capital": (1.0, 1.0), "frigate": (0.5, 1.0), "hva": (0.5, 1.0), "debris": (0.5, 0.5)}


def sprite_of(thing: Thing, scale: float) -> Image.Image:
    """What a thing looks like at so many pixels a unit; the middle of its base is the middle of the sprite."""
    turn = round(thing.heading % 360, 1)
    look = "targeted" if thing.targeted else thing.part
    if thing.kind == "company":
        dry = thing.fuel == 0
        return _company(thing.owner, look, thing.ace, (dry, thing.captor), round(scale * _COMPANY))
    if thing.kind == "debris":
        return _debris(thing.id, turn, thing.targeted, round(scale, 2))
    return _ship(thing.kind, (thing.owner, thing.builder if thing.taken else thing.owner), look, turn, round(scale, 2))


def hull_icon(kind: str, owner: int, builder: int, size: int, *, done: bool = False) -> Image.Image:
    """A hull with its bow up, without its base, so many pixels long."""
    return _hull_icon(kind, owner, builder if builder >= 0 else owner, size, done)


@lru_cache(maxsize=64)
def _hull_icon(kind: str, owner: int, builder: int, size: int, done: bool) -> Image.Image:
    sheet = _Sheet(size / 2, 0.0)
    sheet.hull(kind, owner, builder, done)
    return sheet.image.reduce(_OVER)


class _Sheet:
    """A picture of three units around the middle of a base, three times too large, on which a base is turned."""

    def __init__(self, scale: float, turn: float) -> None:
        self.half = math.ceil(scale * 1.48) + 12
        self.k = scale * _OVER
        angle = math.radians(turn)
        self.sin, self.cos = math.sin(angle), math.cos(angle)
        self.image = Image.new("RGBA", (2 * self.half * _OVER, 2 * self.half * _OVER))
        self.draw = ImageDraw.Draw(self.image)

    def at(self, points: Sequence[Dot], drift: float = 0.0) -> list[Dot]:
        middle = self.half * _OVER + drift * _OVER
        return [
            (middle + (x * self.cos - y * self.sin) * self.k, middle + (x * self.sin + y * self.cos) * self.k)
            for x, y in points
        ]

    def area(self, points: Sequence[Dot], fill: Colour, alpha: int = 255) -> None:
        self.draw.polygon(self.at(points), fill=(*fill, alpha))

    def line(self, points: Sequence[Dot], colour: Colour, width: float, alpha: int = 255) -> None:
        """``width`` in pixels of the sprite."""
        wide = max(1, round(width * _OVER))
        places = self.at(points)
        self.draw.line(places, fill=(*colour, alpha), width=wide, joint="curve")
        for x, y in places:
            self.draw.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=(*colour, alpha))

    def base(self, half: Dot, edge: Colour, ring: Colour | None) -> None:
        """The base on which something stands, a notch where its bow is, and a ring for what it does."""
        x, y = half
        box: Outline = ((-x, -y), (x, -y), (x, y), (-x, y))
        if ring is not None:
            self.line((*box, box[0]), INK, 11)
            self.line((*box, box[0]), ring, 7)
        self.area(box, blend(edge, INK, 0.3), 230)
        self.line((*box, box[0]), blend(edge, INK, 0.75), 1.4)

    def hull(self, kind: str, owner: int, builder: int, done: bool) -> None:
        """The hull in its owner's colour, its stern in its builder's."""
        colour, born = player_colour(owner), player_colour(builder)
        fill = blend(colour, INK, 0.22) if done else colour
        for x in _ENGINES[kind]:
            self.area(((x - 0.1, 0.8), (x + 0.1, 0.8), (x + 0.07, 0.97), (x - 0.07, 0.97)), blend(TEXT, fill, 0.5))
        for body in _BODIES[kind]:
            self.line((*body, body[0]), colour if done else INK, 2.2)
        for body in _BODIES[kind]:
            self.area(body, fill)
        if builder != owner:
            self.area(_STERNS[kind], blend(born, INK, 0.5) if done else born)
            self.line((_STERNS[kind][0], _STERNS[kind][1]), INK, 2)
        self.line(_RIDGES[kind], colour if done else blend(INK, colour, 0.6), 2.4)


_RINGS: dict[str, Colour] = {"targeted": ALERT, "active": WHITE, "suspended": SOFT}


@lru_cache(maxsize=512)
def _ship(kind: str, people: tuple[int, int], look: str, turn: float, scale: float) -> Image.Image:
    owner, builder = people
    done = look == "done"
    sheet = _Sheet(scale, turn)
    sheet.base(_HALF[kind], player_colour(owner), _RINGS.get(look))
    sheet.hull(kind, owner, builder, done)
    tile = sheet.image.reduce(_OVER)
    down, size = _SHAPE[kind]
    angle = math.radians(turn)
    centre = round(sheet.half - down * scale * math.sin(angle)), round(sheet.half + down * scale * math.cos(angle))
    stamp(tile, player_shape(owner), centre, max(8, round(size * scale)), player_colour(owner) if done else INK)
    return tile


@lru_cache(maxsize=64)
def _debris(name: str, turn: float, targeted: bool, scale: float) -> Image.Image:
    """Rocks and scrap: each piece has its own."""
    luck = Random(zlib.crc32(name.encode()))
    sheet = _Sheet(scale, turn)
    sheet.base(_HALF["debris"], ROCK, ALERT if targeted else None)
    for x, y, far in ((-0.1, 0.06, 0.34), (0.26, -0.26, 0.17), (0.24, 0.3, 0.14), (-0.3, -0.34, 0.1)):
        turns = [(i * math.tau / 9, far * luck.uniform(0.72, 1.12)) for i in range(9)]
        rock = [(x + r * math.cos(a), y + r * math.sin(a)) for a, r in turns]
        sheet.line([*rock, rock[0]], INK, 2)
        sheet.area(rock, ROCK)
        sheet.area([(px * 0.6 + (x - far * 0.25) * 0.4, py * 0.6 + (y - far * 0.25) * 0.4) for px, py in rock],
                   blend(TEXT, ROCK, 0.25))  # fmt: skip
    return sheet.image.reduce(_OVER)


@lru_cache(maxsize=256)
def _company(owner: int, look: str, ace: str | None, held: tuple[bool, int | None], radius: int) -> Image.Image:
    """A round token: its player's colour and shape, grey when it drifts, a captor's ring, a star for an ace."""
    dry, captor = held
    around = radius + 11
    large = Image.new("RGBA", (2 * around * _OVER, 2 * around * _OVER))
    draw = ImageDraw.Draw(large)
    colour = player_colour(owner)

    def put(size: float, fill: Colour) -> None:
        low, high = (around - size) * _OVER, (around + size) * _OVER
        draw.ellipse((low, low, high, high), fill=(*fill, 255))

    ring = _RINGS.get(look) or (None if captor is None else player_colour(captor))
    if ring is not None:
        put(radius + 7, INK)
        put(radius + 5.5, ring)
    put(radius + 1.5, INK)
    put(radius, colour)
    hollow = dry or look == "done"
    if hollow:
        put(radius * 0.78, blend(FAINT, INK, 0.8) if dry else CARD_DONE)
    tile = large.reduce(_OVER)
    ink = INK if dry or not hollow else colour
    stamp(tile, player_shape(owner), (around, around), max(8, round(radius * (0.9 if hollow else 1.15))), ink)
    if ace is not None:
        _star(tile, ace, (around + round(radius * 0.72), around - round(radius * 0.72)), max(16, round(radius * 0.95)))
    return tile


def _star(tile: Image.Image, ace: str, at: Dot, size: int) -> None:
    x, y = round(at[0]), round(at[1])
    x, y = min(x, tile.width - size // 2 - 4), max(y, size // 2 + 4)
    stamp(tile, "star", (x, y), size + 7, INK)
    stamp(tile, "star", (x, y), size, DICE[ace][0])
