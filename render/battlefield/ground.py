"""The field without anything that moves: ground, grid and terrain. A field that has been drawn is cached."""

from __future__ import annotations

import io
import math
import threading
import zlib
from functools import lru_cache
from itertools import product
from random import Random

from msgspec import Struct

from render.battlefield.scene import Lengths, Piece, Scene
from render.battlefield.terrain import paint
from render.kit.boxes import bounds
from render.kit.palette import (
    ALERT,
    COVER,
    GROUNDS,
    INK,
    LINE,
    MATERIALS,
    NIGHT,
    PAGE,
    PLAIN_GROUND,
    SOFT,
    TEXT,
    Colour,
    blend,
    extended_palette,
    lit,
    player_colour,
    shaded,
)
from render.kit.pillow import Image, ImageDraw, ImageFilter
from render.kit.portraits import photograph_shown
from render.map.grid import draw_grid
from render.map.viewport import OVER, View


class _Field(Struct, frozen=True):
    """What the picture of a field depends on."""

    size: float
    lengths: Lengths
    round: bool
    style: str
    pieces: tuple[Piece, ...]
    view: View
    photograph: bytes = b""


def ground_colours(style: str) -> tuple[Colour, Colour]:
    """The ground of a style, and its lighter patches."""
    return GROUNDS.get(style, PLAIN_GROUND)


def ground_image(scene: Scene, view: View) -> Image.Image:
    """The window's ground with the terrain on it: shared, so copy it before drawing on it."""
    pieces = tuple(piece for piece in scene.pieces if _near(piece, view))
    with _lock:
        return _ground(_Field(scene.size, scene.lengths, scene.round, scene.style, pieces, view, photograph_shown()))


_lock = threading.Lock()  # two threads that need the same field at once wait for one drawing


def _near(piece: Piece, view: View) -> bool:
    xs, ys = [x for x, _ in piece.outline], [y for _, y in piece.outline]
    across = max(xs) >= view.left - 2 and min(xs) <= view.right + 2
    return across and max(ys) >= view.top - 2 and min(ys) <= view.bottom + 2


@lru_cache(maxsize=3)
def _ground(field: _Field) -> Image.Image:
    view, ground = field.view, ground_colours(field.style)[0]
    large = Image.new("RGB", (view.box.w * OVER, view.box.h * OVER), ground)
    draw = ImageDraw.Draw(large)
    if field.photograph:
        _lay_photograph(large, field)
    else:
        _patches(draw, field)
    draw_grid(draw, view, (field.size, field.lengths.ruler), ground, 0.1)
    if field.photograph:
        _trace(draw, field)
    else:
        _shadows(large, field)
        for piece in field.pieces:
            points = view.on_ground(piece.outline)
            paint(large, piece.kind, points, view.unit, ruined=piece.hits <= 0, hazard=piece.hazard)
    image = large.reduce(OVER)
    if field.round:
        _round_border(image, field)
    return image


def _lay_photograph(large: Image.Image, field: _Field) -> None:
    """Lay the photograph of the table over the field."""
    view = field.view
    with Image.open(io.BytesIO(field.photograph), formats=("WEBP",)) as opened:
        shares = [edge / field.size for edge in (view.left, view.top, view.right, view.bottom)]
        part = tuple(share * side for share, side in zip(shares, (*opened.size, *opened.size), strict=True))
        inside = Image.new("L", opened.size, 255)
        laid, mask = (
            image.transform(large.size, Image.Transform.EXTENT, part, Image.Resampling.BILINEAR)
            for image in (opened.convert("RGB"), inside)
        )
    large.paste(laid, (0, 0), mask)


def _trace(draw: ImageDraw.ImageDraw, field: _Field) -> None:
    """Draw the outlines of terrain over a photograph; what has fallen is crossed out."""
    view, fine = field.view, max(2, round(field.view.unit * 0.05))
    for piece in field.pieces:
        points = view.on_ground(piece.outline)
        line = [*points, points[0], points[1]]
        draw.line(line, fill=INK, width=3 * fine, joint="curve")
        draw.line(line, fill=ALERT if piece.hazard else SOFT if piece.hits <= 0 else TEXT, width=fine, joint="curve")
        if piece.hits <= 0 and not piece.hazard:
            for start, end in ((0, len(points) // 2), (len(points) // 4, len(points) * 3 // 4)):
                draw.line([points[start], points[end]], fill=SOFT, width=fine)


def _patches(draw: ImageDraw.ImageDraw, field: _Field) -> None:
    """Draw lighter patches and small stones: the same for the same field at every scale."""
    _, light = ground_colours(field.style)
    luck = Random(zlib.crc32(f"{field.style} {field.size} {field.round}".encode()))
    for _ in range(26):
        x, y, far = luck.uniform(0, field.size), luck.uniform(0, field.size), luck.uniform(1.5, 5)
        rim = [far * luck.uniform(0.6, 1.1) for _ in range(11)]
        patch = [
            (x + r * math.cos(i * math.tau / 11) * 1.3, y + r * math.sin(i * math.tau / 11)) for i, r in enumerate(rim)
        ]
        draw.polygon(field.view.on_ground(patch), fill=light)
    _stones(draw, field, luck)


def _stones(draw: ImageDraw.ImageDraw, field: _Field, luck: Random) -> None:
    dark, light = shaded(ground_colours(field.style)[0], 0.3), blend(SOFT, ground_colours(field.style)[1], 0.22)
    for number in range(170):
        (x, y), far = (luck.uniform(0, field.size), luck.uniform(0, field.size)), luck.uniform(0.06, 0.13)
        ((px, py),) = field.view.on_ground(((x, y),))
        r = far * field.view.unit
        draw.ellipse((px - r, py - r * 0.7, px + r, py + r * 0.7), fill=light if number % 3 else dark)


def _shadows(large: Image.Image, field: _Field) -> None:
    """Draw the shadows of terrain to the lower right, the longer the higher it is."""
    unit = field.view.unit
    small = Image.new("L", (large.width // 4, large.height // 4))
    draw = ImageDraw.Draw(small)
    for piece in field.pieces:
        if piece.hazard:
            continue
        length = (0.12 + 0.07 * min(piece.bricks, 12)) * (0.35 if piece.hits <= 0 else 1.0)
        steps = max(2, math.ceil(length * unit / 8))
        for step in range(1, steps + 1):
            drift = length * step / steps
            moved = [(x + drift, y + drift * 0.9) for x, y in piece.outline]
            draw.polygon([(x / 4, y / 4) for x, y in field.view.on_ground(moved)], fill=120)
    soft = small.filter(ImageFilter.GaussianBlur(max(1.0, unit / 40)))
    large.paste(INK, (0, 0), soft.resize(large.size, Image.Resampling.BILINEAR))


def _round_border(image: Image.Image, field: _Field) -> None:
    """Cover what lies outside a round field, and draw its edge."""
    view, half = field.view, field.size / 2
    centre = (half - view.left) * view.scale * OVER, (half - view.top) * view.scale * OVER
    disc = bounds(centre, half * view.scale * OVER)
    mask = Image.new("L", (image.width * OVER, image.height * OVER), 255)
    ImageDraw.Draw(mask).ellipse(disc, fill=0)
    image.paste(NIGHT, (0, 0), mask.reduce(OVER))
    rim = Image.new("L", mask.size)
    ImageDraw.Draw(rim).ellipse(disc, outline=255, width=5 * OVER)
    image.paste(blend(SOFT, PAGE, 0.6), (0, 0), rim.reduce(OVER))


# -- the palette of files ---------------------------------------------------------------------------------------------


def _colours() -> list[Colour]:
    """The colours of ground and terrain, and the steps between colours that meet."""
    pairs = (*GROUNDS.values(), PLAIN_GROUND)
    grounds = [colour for pair in pairs for colour in pair]
    stuff = [shade for c in MATERIALS.values() for shade in (c, lit(c), shaded(c), shaded(c, 0.6))]
    green = [lit(MATERIALS[name], n) for name, n in product(("leaf", "pine", "olive"), (0.12, 0.3, 0.42))]
    tints = [blend(player_colour(p), pair[0], 0.3) for p, pair in product(range(5), pairs)]
    dark = [shaded(c, s) for s, c in product((0.3, 0.5), grounds)]
    lines = [blend(c, g, s) for s, c, g in product((0.35, 0.7), (TEXT, ALERT, COVER), grounds[::2])]
    grey = [blend(TEXT, INK, n / 12) for n in range(13)]
    return [NIGHT, COVER, SOFT, LINE, *grounds, *green, *stuff, *dark, *tints, *grey, *lines]


@lru_cache(maxsize=1)
def battlefield_palette() -> Image.Image:
    """The fixed palette with the colours of ground and terrain, at most 256."""
    return extended_palette(_colours())
