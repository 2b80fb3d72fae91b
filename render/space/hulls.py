"""Sprites of assets from above: hulls with a bow on their bases, companies, debris.

Hulls are drawn in ruler units, the bow up, around the middle of the base, and stretched with a base of another size.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from render.kit import palette
from render.kit.boxes import bounds
from render.kit.icons import stacked_discs, stamp
from render.kit.pillow import Image, ImageDraw
from render.space.scene import Asset, half_base
from rules.field import Point
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.units import Kind

_OVER = 3
_DRAWN_FOR = ORBIT.bases
"""The bases that the hulls are drawn for."""
_CAPITAL, _FRIGATE, _HVA = Kind.CAPITAL, Kind.FRIGATE, Kind.HVA
Outline = tuple[Point, ...]


def _mirrored(*right: Point) -> Outline:
    """A symmetric outline from its right half, bow to stern."""
    return (*right, *((-x, y) for x, y in reversed(right)))


BODIES: dict[Kind, tuple[Outline, ...]] = {
    _CAPITAL: (
        _mirrored((0.12, -0.96), (0.3, -0.62), (0.36, -0.1), (0.9, 0.3), (0.9, 0.72), (0.4, 0.64), (0.32, 0.86)),
        ((0.68, -0.2), (0.68, 0.16), (0.82, 0.26), (0.82, -0.2)),
        ((-0.68, -0.2), (-0.68, 0.16), (-0.82, 0.26), (-0.82, -0.2)),
    ),
    _FRIGATE: (
        _mirrored((0.07, -0.96), (0.2, -0.5), (0.2, 0.1), (0.44, 0.42), (0.44, 0.78), (0.2, 0.68), (0.16, 0.88)),
    ),
    _HVA: (
        _mirrored((0.14, -0.92), (0.3, -0.76), (0.3, -0.5), (0.1, -0.44), (0.1, 0.8), (0.2, 0.9)),
        *(
            ((side * 0.13, y), (side * 0.46, y), (side * 0.46, y + 0.34), (side * 0.13, y + 0.34))
            for y in (-0.38, 0.02, 0.42)
            for side in (-1, 1)
        ),
    ),
}
STERNS: dict[Kind, Outline] = {
    _CAPITAL: ((-0.9, 0.36), (0.9, 0.36), (0.9, 0.72), (0.4, 0.64), (-0.4, 0.64), (-0.9, 0.72)),
    _FRIGATE: ((-0.44, 0.44), (0.44, 0.44), (0.44, 0.78), (0.2, 0.68), (-0.2, 0.68), (-0.44, 0.78)),
    _HVA: ((-0.46, 0.42), (0.46, 0.42), (0.46, 0.76), (-0.46, 0.76)),
}
_ENGINES: dict[Kind, tuple[float, ...]] = {_CAPITAL: (-0.2, 0.2), _FRIGATE: (0.0,), _HVA: (0.0,)}
RIDGES: dict[Kind, Outline] = {
    _CAPITAL: ((0.0, -0.84), (0.0, -0.4)),
    _FRIGATE: ((0.0, -0.84), (0.0, -0.4)),
    _HVA: ((-0.14, -0.74), (0.14, -0.74)),
}
_SHAPE: dict[Kind, tuple[float, float]] = {_CAPITAL: (0.08, 0.56), _FRIGATE: (0.18, 0.42), _HVA: (0.2, 0.4)}
"""The place of the player's shape on a hull, and its size."""


def asset_sprite(asset: Asset, scale: float) -> Image.Image:
    """An asset at ``scale`` pixels per unit, the middle of its base in the middle of the sprite."""
    turn = round(asset.heading % 360, 1)
    if asset.kind == Kind.COMPANY:
        radius = round(scale * half_base(asset.bases, Kind.COMPANY)[0])
        return _company(asset.owner, asset.part_shown, asset.ace, (asset.fuel == 0, asset.captor), radius)
    # How much wider and longer a kind's base is than the one that its hull is drawn for.
    kind = asset.kind
    (wide, long), (drawn_wide, drawn_long) = half_base(asset.bases, kind), half_base(_DRAWN_FOR, kind)
    stretch = wide / drawn_wide, long / drawn_long
    if asset.kind == Kind.DEBRIS:
        return _debris(asset.id, turn, asset.targeted, round(scale, 2), stretch)
    people = asset.owner, asset.builder if asset.taken else asset.owner
    return _ship(asset.kind, people, asset.part_shown, turn, round(scale, 2), stretch)


def hull_icon(kind: Kind, owner: int, builder: int, size: int, *, done: bool = False) -> Image.Image:
    """A hull without its base, the bow up, ``size`` pixels long."""
    return _hull_icon(kind, owner, builder if builder >= 0 else owner, size, done)


@lru_cache(maxsize=64)
def _hull_icon(kind: Kind, owner: int, builder: int, size: int, done: bool) -> Image.Image:
    sheet = _Sheet(size / 2, 0.0)
    sheet.hull(kind, owner, builder, done)
    return sheet.image.reduce(_OVER)


class _Sheet:
    """A picture of three units around the middle of a turned base, three times too large."""

    def __init__(self, scale: float, turn: float, stretch: Point = (1.0, 1.0)) -> None:
        self.wide, self.long = stretch
        self.half = math.ceil(scale * 1.48 * max(stretch)) + 12
        self.k = scale * _OVER
        angle = math.radians(turn)
        self.sin, self.cos = math.sin(angle), math.cos(angle)
        self.image = Image.new("RGBA", (2 * self.half * _OVER, 2 * self.half * _OVER))
        self.draw = ImageDraw.Draw(self.image)

    def at(self, points: Sequence[Point], drift: float = 0.0) -> list[Point]:
        middle = self.half * _OVER + drift * _OVER
        return [
            (middle + (x * self.cos - y * self.sin) * self.k, middle + (x * self.sin + y * self.cos) * self.k)
            for x, y in ((x * self.wide, y * self.long) for x, y in points)
        ]

    def area(self, points: Sequence[Point], fill: palette.Colour, alpha: int = 255) -> None:
        self.draw.polygon(self.at(points), fill=(*fill, alpha))

    def line(self, points: Sequence[Point], colour: palette.Colour, width: float, alpha: int = 255) -> None:
        """Draw a line; its width is in pixels of the sprite."""
        wide = max(1, round(width * _OVER))
        places = self.at(points)
        self.draw.line(places, fill=(*colour, alpha), width=wide, joint="curve")
        for place in places:
            self.draw.ellipse(bounds(place, wide / 2), fill=(*colour, alpha))

    def base(self, half: Point, edge: palette.Colour, ring: palette.Colour | None) -> None:
        """Draw a base, and a ring for its asset's part in the activation."""
        x, y = half
        box: Outline = ((-x, -y), (x, -y), (x, y), (-x, y))
        if ring is not None:
            self.line((*box, box[0]), palette.INK, 11)
            self.line((*box, box[0]), ring, 7)
        self.area(box, palette.blend(edge, palette.INK, 0.3), 230)
        self.line((*box, box[0]), palette.blend(edge, palette.INK, 0.75), 1.4)

    def hull(self, kind: Kind, owner: int, builder: int, done: bool) -> None:
        """Draw a hull in its owner's colour, its stern in its builder's."""
        colour, born = palette.player_colour(owner), palette.player_colour(builder)
        fill = palette.blend(colour, palette.INK, 0.22) if done else colour
        for x in _ENGINES[kind]:
            self.area(
                ((x - 0.1, 0.8), (x + 0.1, 0.8), (x + 0.07, 0.97), (x - 0.07, 0.97)),
                palette.blend(palette.TEXT, fill, 0.5),
            )
        for body in BODIES[kind]:
            self.line((*body, body[0]), colour if done else palette.INK, 2.2)
        for body in BODIES[kind]:
            self.area(body, fill)
        if builder != owner:
            self.area(STERNS[kind], palette.blend(born, palette.INK, 0.5) if done else born)
            self.line((STERNS[kind][0], STERNS[kind][1]), palette.INK, 2)
        self.line(RIDGES[kind], colour if done else palette.blend(palette.INK, colour, 0.6), 2.4)


_RINGS: dict[str, palette.Colour] = {"targeted": palette.ALERT, "active": palette.WHITE, "suspended": palette.SOFT}


@lru_cache(maxsize=512)
def _ship(kind: Kind, people: tuple[int, int], look: str, turn: float, scale: float, stretch: Point) -> Image.Image:
    owner, builder = people
    done = look == "done"
    sheet = _Sheet(scale, turn, stretch)
    sheet.base(half_base(_DRAWN_FOR, kind), palette.player_colour(owner), _RINGS.get(look))
    sheet.hull(kind, owner, builder, done)
    tile = sheet.image.reduce(_OVER)
    down, size = _SHAPE[kind][0] * stretch[1], _SHAPE[kind][1] * min(stretch)
    angle = math.radians(turn)
    centre = round(sheet.half - down * scale * math.sin(angle)), round(sheet.half + down * scale * math.cos(angle))
    stamp(
        tile,
        palette.player_shape(owner),
        centre,
        max(8, round(size * scale)),
        palette.player_colour(owner) if done else palette.INK,
    )
    return tile


@lru_cache(maxsize=64)
def _debris(name: str, turn: float, targeted: bool, scale: float, stretch: Point) -> Image.Image:
    """Rocks, different ones for each piece."""
    luck = Random(zlib.crc32(name.encode()))
    sheet = _Sheet(scale, turn, stretch)
    sheet.base(half_base(_DRAWN_FOR, Kind.DEBRIS), palette.ROCK, palette.ALERT if targeted else None)
    for x, y, far in ((-0.1, 0.06, 0.34), (0.26, -0.26, 0.17), (0.24, 0.3, 0.14), (-0.3, -0.34, 0.1)):
        turns = [(i * math.tau / 9, far * luck.uniform(0.72, 1.12)) for i in range(9)]
        rock = [(x + r * math.cos(a), y + r * math.sin(a)) for a, r in turns]
        sheet.line([*rock, rock[0]], palette.INK, 2)
        sheet.area(rock, palette.ROCK)
        sheet.area([(px * 0.6 + (x - far * 0.25) * 0.4, py * 0.6 + (y - far * 0.25) * 0.4) for px, py in rock],
                   palette.blend(palette.TEXT, palette.ROCK, 0.25))  # fmt: skip
    return sheet.image.reduce(_OVER)


@lru_cache(maxsize=256)
def _company(owner: int, look: str, ace: str | None, held: tuple[bool, int | None], radius: int) -> Image.Image:
    """A round token: its player's colour and shape, grey without fuel, a captor's ring, an ace's star."""
    dry, captor = held
    half, colour = radius + 11, palette.player_colour(owner)
    ring = _RINGS.get(look) or (None if captor is None else palette.player_colour(captor))
    discs = [] if ring is None else [(radius + 7.0, palette.INK), (radius + 5.5, ring)]
    discs += [(radius + 1.5, palette.INK), (radius, colour)]
    hollow = dry or look == "done"
    if hollow:
        discs.append((radius * 0.78, palette.blend(palette.FAINT, palette.INK, 0.8) if dry else palette.CARD_DONE))
    tile = stacked_discs(half, ((size, (*fill, 255), 0) for size, fill in discs))
    ink = palette.INK if dry or not hollow else colour
    stamp(tile, palette.player_shape(owner), (half, half), max(8, round(radius * (0.9 if hollow else 1.15))), ink)
    if ace is not None:
        _star(tile, ace, (half + round(radius * 0.72), half - round(radius * 0.72)), max(16, round(radius * 0.95)))
    return tile


def _star(tile: Image.Image, ace: str, at: Point, size: int) -> None:
    x, y = round(at[0]), round(at[1])
    x, y = min(x, tile.width - size // 2 - 4), max(y, size // 2 + 4)
    stamp(tile, "star", (x, y), size + 7, palette.INK)
    stamp(tile, "star", (x, y), size, palette.DICE[ace][0])
