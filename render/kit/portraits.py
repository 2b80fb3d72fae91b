"""Players' own pictures of their units, and the color and emblem of their sides, wherever a picture shows units.

They hold for the picture that is being drawn: ``showing`` begins it, and rows, tokens and scores ask
here by a unit's id. Without them every picture is what it is without portraits, to the pixel.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache

from msgspec import Struct

from render.kit.boxes import Box
from render.kit.icons import icon, rounded, stamp
from render.kit.palette import Colour, widened_palette
from render.kit.pillow import Image, ImageChops
from render.kit.typeface import clean, write

PHOTOGRAPH = "photograph"
"""Among the words of a picture: the photograph of the table on which it is played."""
_ROUND_FROM = 15
"""The radius of a base from which it shows a portrait."""
_SHARE, _DIM = 0.85, 0.35
"""How much of a portrait shows at the end of a row; of a unit that is done or gone."""
_PALETTE = 110
"""Colors of a file that are the portraits' own."""
_SAMPLE = 24


class Side(Struct, frozen=True):
    """The looks of a player's side: portraits (WebP) by the ids of units, a color (0xRRGGBB) and an emblem."""

    portraits: Mapping[str, bytes] = {}
    color: int | None = None
    emblem: str = ""


_sides: ContextVar[Sequence[Side]] = ContextVar("_sides", default=())
_photograph: ContextVar[bytes] = ContextVar("_photograph", default=b"")


@contextmanager
def showing(sides: Sequence[Side] = (), photograph: bytes = b"") -> Iterator[None]:
    """Show the looks of these sides, by player, in the pictures that are drawn inside.

    ``photograph``: of the table (WebP), in place of the field's ground.
    """
    tokens = _sides.set(sides), _photograph.set(photograph)
    try:
        yield
    finally:
        _sides.reset(tokens[0])
        _photograph.reset(tokens[1])


def photograph_shown() -> bytes:
    """The photograph of the table; empty without one."""
    return _photograph.get()


def portraits_of(player: int) -> list[bytes]:
    """The portraits of a player's units, in the order of their ids."""
    sides = _sides.get()
    return [data for _, data in sorted(sides[player].portraits.items())] if player < len(sides) else []


def _portrait(unit: str) -> bytes | None:
    return next((side.portraits[unit] for side in _sides.get() if unit in side.portraits), None)


# -- painting ---------------------------------------------------------------------------------------------------------


def paint_row(image: Image.Image, box: Box, unit: str, *, dim: bool = False) -> None:
    """Lay a unit's portrait under the right end of its row, fading out to the left."""
    data = _portrait(unit)
    if data is None:
        return
    tall = min(box.h, box.w // 2)
    _lay(image, _faded(data, tall, _DIM if dim else _SHARE), (box.right - tall, box.y + (box.h - tall) // 2))


def paint_square(image: Image.Image, box: Box, data: bytes) -> None:
    """Draw a portrait as a square with round corners."""
    _lay(image, _rounded(data, box.h), (box.x, box.y))


def paint_token(image: Image.Image, unit: str, centre: tuple[int, int], radius: int, *, dim: bool = False) -> bool:
    """Lay a round portrait on a unit's base, inside its ring; False where it has none, or its base is too small."""
    data = _portrait(unit)
    if data is None or radius < _ROUND_FROM:
        return False
    size = 2 * round(radius * 0.8)
    _lay(image, _round(data, size, 0.5 if dim else 1.0), (centre[0] - size // 2, centre[1] - size // 2))
    return True


def draw_emblem(image: Image.Image, at: tuple[int, int], player: int, size: int) -> int:
    """Draw the emblem of a player's side in its color, a flag where it has only a color; return the width it took."""
    sides = _sides.get()
    side = sides[player] if player < len(sides) else Side()
    color = (255, 255, 255) if side.color is None else _rgb(side.color)
    if shown := clean(side.emblem):
        return write(image, at, shown, size, color, "Bold") + 8
    if side.color is None:
        return 0
    stamp(image, "flag", (at[0] + size // 2, at[1]), size, color)
    return size + 6


def with_portraits(palette: Image.Image) -> Image.Image:
    """The palette with room for the colors of the pictures that are shown; the same if there are none."""
    shown, photograph = [data for side in _sides.get() for data in side.portraits.values()], _photograph.get()
    colors = _colors(tuple(shown), _PALETTE // 2 if photograph else _PALETTE) if shown else ()
    if photograph:
        colors = (*colors, *_colors((photograph,), _PALETTE))
    return widened_palette(palette, colors) if colors else palette


def _lay(image: Image.Image, sprite: Image.Image, at: tuple[int, int]) -> None:
    image.paste(sprite, at, sprite)


def _rgb(color: int) -> Colour:
    return color >> 16 & 255, color >> 8 & 255, color & 255


# -- sprites ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _square(data: bytes, size: int) -> Image.Image:
    with Image.open(io.BytesIO(data), formats=("WEBP",)) as image:
        return image.convert("RGB").resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=256)
def _faded(data: bytes, size: int, share: float) -> Image.Image:
    ramp = Image.linear_gradient("L").rotate(90).resize((size, size)).point(lambda v: min(255, round(v * share * 1.5)))
    tile = _square(data, size).convert("RGBA")
    tile.putalpha(ImageChops.multiply(ramp.point(lambda v: min(v, round(255 * share))), rounded(size, size, 8)))
    return tile


@lru_cache(maxsize=256)
def _rounded(data: bytes, size: int) -> Image.Image:
    tile = _square(data, size).convert("RGBA")
    tile.putalpha(rounded(size, size, 8))
    return tile


@lru_cache(maxsize=256)
def _round(data: bytes, size: int, share: float) -> Image.Image:
    tile = _square(data, size).convert("RGBA")
    tile.putalpha(icon("circle", size).point(lambda v: round(v * share)))
    return tile


@lru_cache(maxsize=32)
def _colors(shown: tuple[bytes, ...], most: int) -> tuple[Colour, ...]:
    """So many colors of these pictures, bright and dim."""
    sheet = Image.new("RGB", (_SAMPLE, _SAMPLE * len(shown)))
    for place, data in enumerate(shown):
        sheet.paste(_square(data, _SAMPLE), (0, place * _SAMPLE))
    flat = sheet.quantize(most, Image.Quantize.MEDIANCUT).getpalette() or []
    return tuple((flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3))
