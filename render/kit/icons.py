"""Icons: masks drawn four times too large on a grid of 24 by 24, reduced, and cached."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Protocol

from render.kit.palette import ALERT, CARD_DONE, DICE, FAINT, Colour, blend
from render.kit.pillow import Image, ImageDraw

_OVER = 4
_GRID = 24
Point = tuple[float, float]


class Pen(Protocol):
    """What draws an icon on the grid; ``ink=0`` erases."""

    def area(self, *points: Point, ink: int = 255) -> None: ...
    def stroke(self, *points: Point, width: float = 3, ink: int = 255) -> None: ...
    def disc(self, x: float, y: float, radius: float, ink: int = 255) -> None: ...
    def ring(self, x: float, y: float, radius: float, width: float) -> None: ...
    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0, ink: int = 255) -> None: ...


class _Pen:
    """A pen that draws a mask."""

    def __init__(self, size: int) -> None:
        self.image = Image.new("L", (size * _OVER, size * _OVER))
        self._draw = ImageDraw.Draw(self.image)
        self._k = size * _OVER / _GRID

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._k, y * self._k) for x, y in points]

    def area(self, *points: Point, ink: int = 255) -> None:
        self._draw.polygon(self._at(points), fill=ink)

    def stroke(self, *points: Point, width: float = 3, ink: int = 255) -> None:
        self._draw.line(self._at(points), fill=ink, width=round(width * self._k), joint="curve")
        for x, y in points:
            self.disc(x, y, width / 2, ink=ink)

    def disc(self, x: float, y: float, radius: float, ink: int = 255) -> None:
        box = self._at([(x - radius, y - radius), (x + radius, y + radius)])
        self._draw.ellipse([*box[0], *box[1]], fill=ink)

    def ring(self, x: float, y: float, radius: float, width: float) -> None:
        self.disc(x, y, radius)
        self.disc(x, y, radius - width, ink=0)

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0, ink: int = 255) -> None:
        corners = self._at([(x0, y0), (x1, y1)])
        self._draw.rounded_rectangle([*corners[0], *corners[1]], radius * self._k, fill=ink)


class _Rim(_Pen):
    """A pen that draws an icon's areas with a rim around them."""

    def area(self, *points: Point, ink: int = 255) -> None:
        super().area(*points)
        self.stroke(*points, points[0], width=2)


def _shield(pen: Pen) -> None:
    outline = [(12, 1.5), (21, 4.5), (21, 11.5), (19.6, 15.6), (16.6, 19.4), (12, 22.5)]
    pen.area(*outline, *[(24 - x, y) for x, y in reversed(outline)])
    pen.area((12, 4.6), (18.2, 6.7), (18.2, 11.4), (17.1, 14.4), (15, 17), (12, 19.2), ink=0)


def _move(pen: Pen) -> None:
    for x in (3.5, 12):
        pen.stroke((x, 4), (x + 8, 12), (x, 20), width=3.8)


def _eye(pen: Pen) -> None:
    lid = [(12 + 11 * math.cos(a), 12 - 8 * math.sin(a)) for a in (i * math.pi / 12 for i in range(13))]
    lens = [(x, 12 - (12 - y) * (1 - abs(x - 12) / 40)) for x, y in lid]
    pen.area(*lens, *[(x, 24 - y) for x, y in reversed(lens)])
    pen.disc(12, 12, 5.6, ink=0)
    pen.disc(12, 12, 3.2)


def _blade(pen: Pen) -> None:
    pen.area((22, 2), (21.4, 7), (10.6, 17.8), (6.2, 13.4), (17, 2.6))
    pen.stroke((4, 11.6), (12.4, 20), width=2.8)
    pen.stroke((3, 21), (7, 17), width=3.4)


def _barrel(pen: Pen) -> None:
    pen.box(1.5, 6.5, 11.5, 15.5, 1.6)
    pen.box(10, 8.2, 20, 13.2)
    pen.box(18.6, 6.5, 22.5, 14.9, 1)
    pen.area((3, 14), (8.6, 14), (6.8, 21.5), (1.8, 21.5))


def _arc(pen: Pen) -> None:
    steps = [math.pi * (1 - i / 14) for i in range(13)]
    pen.stroke(*[(11.5 + 8.8 * math.cos(a), 19 - 15.5 * math.sin(a)) for a in steps], width=3)
    pen.area((14.4, 13.4), (23.6, 12.4), (20.2, 22.4))
    pen.disc(3, 19.6, 2.4)


def _globe(pen: Pen) -> None:
    pen.ring(12, 12, 10.5, 2.8)
    pen.stroke((12, 2.5), (12, 21.5), width=2.4)
    pen.stroke((2.5, 12), (21.5, 12), width=2.4)


def _rocket(pen: Pen) -> None:
    pen.area((12, 0.5), (15.4, 4.6), (16.6, 9), (16.6, 16.5), (7.4, 16.5), (7.4, 9), (8.6, 4.6))
    pen.area((7.4, 11.5), (7.4, 18), (3, 20.5), (3, 16))
    pen.area((16.6, 11.5), (16.6, 18), (21, 20.5), (21, 16))
    pen.area((9, 18), (15, 18), (12, 23.8))
    pen.disc(12, 9, 2.3, ink=0)


def _flag(pen: Pen) -> None:
    pen.stroke((5, 2.5), (5, 21.5), width=3)
    pen.area((6, 2.5), (22, 2.5), (18.2, 8.2), (22, 14), (6, 14))


def _clock(pen: Pen) -> None:
    pen.ring(12, 12, 11, 3)
    pen.stroke((12, 6), (12, 12.4), (16.4, 15), width=2.6)


def _heart(pen: Pen) -> None:
    pen.disc(7, 8.4, 6)
    pen.disc(17, 8.4, 6)
    pen.area((1.6, 11), (12, 5.6), (22.4, 11), (12, 22.6))


def _tick(pen: Pen) -> None:
    pen.stroke((4, 12.6), (9.8, 18.4), (20, 6.4), width=4.2)


def _cross(pen: Pen) -> None:
    pen.stroke((5, 5), (19, 19), width=4.4)
    pen.stroke((19, 5), (5, 19), width=4.4)


def _slash(pen: Pen) -> None:
    pen.stroke((3, 21), (21, 3), width=3)


def _hairline(pen: Pen) -> None:
    pen.stroke((3, 21), (21, 3), width=1.6)


def _reticle(pen: Pen) -> None:
    pen.ring(12, 12, 9.2, 2.8)
    for x, y in ((12, 2), (12, 22), (2, 12), (22, 12)):
        pen.stroke((x, y), (12 + (x - 12) * 0.44, 12 + (y - 12) * 0.44), width=2.8)
    pen.disc(12, 12, 2)


def _pause(pen: Pen) -> None:
    pen.box(4.5, 4, 10, 20, 1.4)
    pen.box(14, 4, 19.5, 20, 1.4)


def _play(pen: Pen) -> None:
    pen.area((6, 3), (21.5, 12), (6, 21))


def _crown(pen: Pen) -> None:
    pen.area((2, 6), (7.5, 11), (12, 3.5), (16.5, 11), (22, 6), (20, 20.5), (4, 20.5))


def _wall(pen: Pen) -> None:
    for y, seams in ((3.5, (12,)), (9.5, (6.5, 17.5)), (15.5, (12,))):
        pen.box(1.5, y, 22.5, y + 5)
        for x in seams:
            pen.box(x - 0.8, y, x + 0.8, y + 5, ink=0)


def _mech(pen: Pen) -> None:
    pen.box(9, 1.5, 15, 6.5, 1.5)
    pen.box(6.5, 7.5, 17.5, 14, 1.5)
    pen.box(2, 7.5, 5.5, 16, 1.2)
    pen.box(18.5, 7.5, 22, 16, 1.2)
    pen.box(7, 15, 11, 22.5, 1)
    pen.box(13, 15, 17, 22.5, 1)


_FIGURE: tuple[tuple[Point, ...], ...] = (
    ((10, 3), (10.9, 1.9), (13.1, 1.9), (14, 3), (14.2, 5.6), (9.8, 5.6)),  # head
    ((7.9, 6.6), (16.1, 6.6), (16.5, 9.6), (14.2, 12.6), (9.8, 12.6), (7.5, 9.6)),  # chest
    ((3.7, 5.7), (7, 5.7), (6.7, 9.4), (3.1, 9.4)),  # shoulders
    ((20.3, 5.7), (17, 5.7), (17.3, 9.4), (20.9, 9.4)),
    ((3.5, 10.2), (6.1, 10.2), (6, 14.8), (3.9, 14.8)),  # arms
    ((20.5, 10.2), (17.9, 10.2), (18, 14.8), (20.1, 14.8)),
    ((9.4, 13.4), (14.6, 13.4), (13.6, 15.4), (10.4, 15.4)),  # hips
    ((7.6, 15.2), (11.2, 16), (10.7, 19), (7.2, 19)),  # legs
    ((16.4, 15.2), (12.8, 16), (13.3, 19), (16.8, 19)),
    ((6.7, 19.7), (10.8, 19.7), (11, 22.8), (5.2, 22.8)),  # feet
    ((17.3, 19.7), (13.2, 19.7), (13, 22.8), (18.8, 22.8)),
)
"""A frame from the front, plate by plate; its feet at the bottom of the grid."""
ARMS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "Rh": (
        ((18.4, 14.6), (22, 1.2), (23.2, 1.6), (20.6, 15)),
        ((16.8, 13.2), (22.6, 14.4), (22.4, 15.9), (16.6, 14.7)),
    ),
    "Rd": (((1, 4.6), (2.9, 4.6), (2.9, 13), (1, 13)), ((0.6, 10.4), (5.4, 10.4), (5.4, 15.4), (0.6, 15.4))),
    "Ra": (((15.4, 0.6), (18.2, 0.6), (18.2, 5.4), (15.4, 5.4)), ((18.8, 0.6), (21.6, 0.6), (21.6, 5.4), (18.8, 5.4))),
}
"""What it carries, by the system."""


def _plates(pen: Pen, parts: Iterable[tuple[Point, ...]]) -> None:
    for part in parts:
        pen.area(*part)


def _frame(pen: Pen) -> None:
    _plates(pen, _FIGURE)
    pen.area((10.5, 3.5), (13.5, 3.5), (13.5, 4.5), (10.5, 4.5), ink=0)


def _capital(pen: Pen) -> None:
    side = [(12, 0.8), (16, 6.5), (16, 10), (21.5, 12.5), (21.5, 19), (16.5, 19), (16.5, 23)]
    pen.area(*side, *[(24 - x, y) for x, y in reversed(side)])
    pen.box(10, 9, 14, 18, 1.6, ink=0)


def _frigate(pen: Pen) -> None:
    side = [(12, 0.8), (14.8, 7), (14.8, 15), (18.5, 20), (18.5, 23), (14, 21.4)]
    pen.area(*side, *[(24 - x, y) for x, y in reversed(side)])
    pen.box(11, 10, 13, 16, 0.8, ink=0)


def _crate(pen: Pen) -> None:
    pen.box(2, 4.5, 22, 20.5, 2.4)
    pen.box(5, 7.5, 19, 17.5, 0.8, ink=0)
    pen.area((12, 8.2), (16.8, 12.5), (12, 16.8), (7.2, 12.5))


def _circle(pen: Pen) -> None:
    pen.disc(12, 12, 10.5)


def _square(pen: Pen) -> None:
    pen.box(2.5, 2.5, 21.5, 21.5, 1.5)


def _triangle(pen: Pen) -> None:
    pen.area((12, 1.5), (23.2, 21.5), (0.8, 21.5))


def _diamond(pen: Pen) -> None:
    pen.area((12, 0.4), (23.6, 12), (12, 23.6), (0.4, 12))


def _hexagon(pen: Pen) -> None:
    pen.area(*[(12 + 11.6 * math.cos(i * math.pi / 3), 12 + 11.6 * math.sin(i * math.pi / 3)) for i in range(6)])


def _flak(pen: Pen) -> None:
    for i in range(8):
        x, y = math.cos(i * math.pi / 4), math.sin(i * math.pi / 4)
        pen.stroke((12 + 6.4 * x, 12 + 6.4 * y), (12 + 9.8 * x, 12 + 9.8 * y), width=2.6)
    pen.disc(12, 12, 3.4)


def _catapult(pen: Pen) -> None:
    pen.stroke((2.5, 21.5), (21.5, 21.5), width=2.6)
    pen.stroke((4, 18), (12, 11.6), width=3.4)
    pen.area((9, 8.4), (22.8, 1.6), (17.4, 16))


def _star(pen: Pen) -> None:
    turns = [(i * math.pi / 5 - math.pi / 2, 11.6 if i % 2 == 0 else 4.9) for i in range(10)]
    pen.area(*[(12 + far * math.cos(a), 12.6 + far * math.sin(a)) for a, far in turns])


def _burst(pen: Pen) -> None:
    turns = [(i * math.pi / 9, 11.8 if i % 2 == 0 else 6.6) for i in range(18)]
    pen.area(*[(12 + far * math.cos(a), 12 + far * math.sin(a)) for a, far in turns])


def _drop(pen: Pen) -> None:
    pen.disc(12, 15, 7.6)
    pen.area((12, 0.6), (18.8, 11.4), (5.2, 11.4))


def _bars(pen: Pen) -> None:
    pen.box(1.5, 1.5, 22.5, 22.5, 3)
    for x in (4.6, 10.4, 16.2):
        pen.box(x, 4.6, x + 3.2, 19.4, ink=0)


def _wing(pen: Pen) -> None:
    for x, y in ((12, 1.5), (5.6, 11.5), (18.4, 11.5)):
        pen.area((x, y), (x + 5.4, y + 10.6), (x, y + 7.8), (x - 5.4, y + 10.6))


ICONS: dict[str, Callable[[Pen], None]] = {
    "shield": _shield,
    "move": _move,
    "eye": _eye,
    "blade": _blade,
    "barrel": _barrel,
    "arc": _arc,
    "globe": _globe,
    "rocket": _rocket,
    "flag": _flag,
    "clock": _clock,
    "heart": _heart,
    "tick": _tick,
    "cross": _cross,
    "slash": _slash,
    "hairline": _hairline,
    "reticle": _reticle,
    "pause": _pause,
    "play": _play,
    "crown": _crown,
    "wall": _wall,
    "mech": _mech,
    "frame": _frame,
    **{f"arm-{system}": partial(_plates, parts=parts) for system, parts in ARMS.items()},
    "capital": _capital,
    "frigate": _frigate,
    "crate": _crate,
    "circle": _circle,
    "square": _square,
    "triangle": _triangle,
    "diamond": _diamond,
    "hexagon": _hexagon,
    "flak": _flak,
    "catapult": _catapult,
    "star": _star,
    "burst": _burst,
    "drop": _drop,
    "bars": _bars,
    "wing": _wing,
}

SYSTEM_ICONS = {
    "B": "shield", "G": "move", "Y": "eye", "Rh": "blade", "Rd": "barrel", "Ra": "arc", "E": "globe",
    "R": "reticle", "Rp": "flak", "K": "catapult",
}  # fmt: skip


@lru_cache(maxsize=512)
def icon(name: str, size: int, *, rim: bool = False) -> Image.Image:
    """The icon as a mask of ``size`` by ``size`` pixels; with a ``rim`` what lies under it to set it off."""
    pen = _Rim(size) if rim else _Pen(size)
    ICONS[name](pen)
    return pen.image.resize((size, size), Image.Resampling.BOX)


@lru_cache(maxsize=128)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A rounded rectangle as a mask with smooth corners."""
    large = Image.new("L", (width * _OVER, height * _OVER))
    corner = (0, 0, width * _OVER - 1, height * _OVER - 1)
    ImageDraw.Draw(large).rounded_rectangle(corner, radius * _OVER, fill=255)
    return large.resize((width, height), Image.Resampling.BOX)


def stacked_discs(half: int, discs: Iterable[tuple[float, tuple[int, ...], float]], over: int = 3) -> Image.Image:
    """Smooth discs on each other: RGBA, twice ``half`` wide. A disc: radius, colour, shift to the lower right."""
    large = Image.new("RGBA", (2 * half * over, 2 * half * over))
    draw = ImageDraw.Draw(large)
    for radius, colour, drift in discs:
        low, high = (half - radius + drift) * over, (half + radius + drift) * over
        draw.ellipse((low, low, high, high), fill=colour)
    return large.reduce(over)


def stamp(
    image: Image.Image, name: str, centre: tuple[int, int], size: int, colour: Colour, *, rim: bool = False
) -> None:
    """Draw an icon around a point, or its ``rim``."""
    image.paste(colour, (centre[0] - size // 2, centre[1] - size // 2), icon(name, size, rim=rim))


@lru_cache(maxsize=256)
def system_tile(system: str, size: int, lost: bool) -> Image.Image:
    """A system as a tile in the colour of its dice; a lost one is an outline, struck through."""
    parts = system.split("/")
    face, ink = DICE.get(parts[0][0], DICE["E"])
    tile = Image.new("RGBA", (size, size))
    if lost:
        tile.paste(FAINT, (0, 0), rounded(size, size, size // 5))
        tile.paste(CARD_DONE, (2, 2), rounded(size - 4, size - 4, size // 5 - 1))
        ink = blend(FAINT, CARD_DONE, 0.85)
    else:
        tile.paste(face, (0, 0), rounded(size, size, size // 5))
    _glyphs(tile, parts, size, ink)
    if lost:
        stamp(tile, "slash", (size // 2, size // 2), size, ALERT)
    return tile


def _glyphs(tile: Image.Image, parts: list[str], size: int, ink: Colour) -> None:
    names = [SYSTEM_ICONS.get(part, "globe") for part in parts]
    if len(names) == 1:
        stamp(tile, names[0], (size // 2, size // 2), round(size * 0.74), ink)
        return
    half = size // 2
    stamp(tile, "hairline", (half, half), size, ink)
    stamp(tile, names[0], (half - size // 5 - 1, half - size // 5 - 1), round(size * 0.46), ink)
    stamp(tile, names[1], (half + size // 5 + 1, half + size // 5 + 1), round(size * 0.46), ink)
