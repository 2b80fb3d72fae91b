"""Space without anything in it: night, a few stars, the grid, the edge. What has been drawn once is kept."""

from __future__ import annotations

import math
import threading
import zlib
from functools import lru_cache
from itertools import product
from random import Random

from PIL import Image, ImageDraw

from render.kit.palette import ALERT, FAINT, INK, SOFT, TEXT, Colour, blend, player_colour, png_palette
from render.map.colours import COVERING, OUTSIDE
from render.map.viewport import View
from rules.field import CELL

__all__ = ["ROCK", "SPACE", "space_image", "space_palette"]

SPACE: Colour = (33, 37, 66)
ROCK: Colour = (150, 132, 116)
_OVER = 2
_RULER = 8
_STARS = 120
_MOST = 250
_STEP = 7


def space_image(size: float, round_: bool, view: View) -> Image.Image:
    """The window's ground. Not to be drawn on: copy it."""
    with _lock:
        return _space(size, round_, view)


_lock = threading.Lock()  # two threads that ask for the same table at once wait for one drawing


@lru_cache(maxsize=8)
def _space(size: float, round_: bool, view: View) -> Image.Image:
    unit = view.scale * _OVER
    large = Image.new("RGB", (view.box.w * _OVER, view.box.h * _OVER), SPACE)
    draw = ImageDraw.Draw(large)
    _sky(draw, size, view, unit)
    _grid(draw, size, view, unit)
    if round_:
        _edge(large, size, view, unit)
    return large.reduce(_OVER)


def _sky(draw: ImageDraw.ImageDraw, size: float, view: View, unit: float) -> None:
    """A few stars: the same for the same table at every scale."""
    luck = Random(zlib.crc32(f"space {size}".encode()))
    for number in range(_STARS):
        x, y = (luck.uniform(0, size) - view.left) * unit, (luck.uniform(0, size) - view.top) * unit
        far = luck.choice((1.2, 1.2, 1.8, 2.6)) * _OVER * 0.6
        colour = blend(TEXT, SPACE, (0.3, 0.45, 0.7)[number % 3])
        draw.ellipse((x - far, y - far, x + far, y + far), fill=colour)


def _grid(draw: ImageDraw.ImageDraw, size: float, view: View, unit: float) -> None:
    """Lines between the cells; every ruler's length a stronger one."""
    width, height = view.box.w * _OVER, view.box.h * _OVER
    for step in range(0, math.ceil(size) + 1, CELL):
        strong = step % _RULER == 0
        colour = blend(TEXT, SPACE, 0.2 if strong else 0.09)
        x, y = (step - view.left) * unit, (step - view.top) * unit
        draw.line((x, 0, x, height), fill=colour, width=3 if strong else 2)
        draw.line((0, y, width, y), fill=colour, width=3 if strong else 2)


def _edge(large: Image.Image, size: float, view: View, unit: float) -> None:
    """Nothing but night outside a round table."""
    half = size / 2
    x, y, radius = (half - view.left) * unit, (half - view.top) * unit, half * unit
    box = (x - radius, y - radius, x + radius, y + radius)
    mask = Image.new("L", large.size, 255)
    ImageDraw.Draw(mask).ellipse(box, fill=0)
    large.paste(OUTSIDE, (0, 0), mask)
    ImageDraw.Draw(large).ellipse(box, outline=SOFT, width=3 * _OVER)


def _used() -> list[Colour]:
    people = [player_colour(player) for player in range(4)]
    lines = [blend(TEXT, ground, n / 16) for ground, n in product((SPACE, INK), range(1, 16))]
    tints = [blend(c, SPACE, s) for s, c in product((0.12, 0.22, 0.34, 0.5, 0.7), people)]
    metal = [blend(c, INK, s) for s, c in product((0.85, 0.6, 0.4, 0.2), (*people, ROCK))]
    light = [blend(TEXT, c, s) for s, c in product((0.25, 0.5), (*people, ROCK))]
    alert = [blend(c, SPACE, s) for s, c in product((0.35, 0.7), (ALERT, COVERING, FAINT))]
    return [SPACE, OUTSIDE, ROCK, COVERING, *lines, *tints, *metal, *light, *alert]


@lru_cache(maxsize=1)
def space_palette() -> Image.Image:
    """The palette of every picture with the colours of space added; at most 256."""
    flat = png_palette().getpalette() or []
    colours: list[Colour] = [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
    for colour in _used():
        if len(colours) < _MOST and all(math.dist(colour, other) >= _STEP for other in colours):
            colours.append(colour)
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in colours for channel in colour])
    return image
