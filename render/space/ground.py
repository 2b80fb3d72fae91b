"""Empty space: night, a few stars, the grid, the edge. What has been drawn is cached."""

from __future__ import annotations

import threading
import zlib
from functools import lru_cache
from itertools import product
from random import Random

from render.kit import palette
from render.kit.boxes import bounds
from render.kit.pillow import Image, ImageDraw
from render.map.grid import draw_grid
from render.map.viewport import OVER, View
from render.space.scene import Scene

_STARS = 120


def space_image(scene: Scene, view: View) -> Image.Image:
    """The window's background: shared, so copy it before drawing on it."""
    with _lock:
        return _space((scene.size, scene.ruler), scene.round, view)


_lock = threading.Lock()  # two threads that need the same table at once wait for one drawing


@lru_cache(maxsize=3)
def _space(lengths: tuple[float, float], disc: bool, view: View) -> Image.Image:
    size, _ = lengths
    large = Image.new("RGB", (view.box.w * OVER, view.box.h * OVER), palette.SPACE)
    draw = ImageDraw.Draw(large)
    # A few stars, equal for equal tables at every scale.
    luck = Random(zlib.crc32(f"space {size}".encode()))
    for number in range(_STARS):
        x, y = (luck.uniform(0, size) - view.left) * view.unit, (luck.uniform(0, size) - view.top) * view.unit
        far = luck.choice((1.2, 1.2, 1.8, 2.6)) * OVER * 0.6
        colour = palette.blend(palette.TEXT, palette.SPACE, (0.3, 0.45, 0.7)[number % 3])
        draw.ellipse(bounds((x, y), far), fill=colour)
    draw_grid(draw, view, lengths, palette.SPACE, 0.09)
    if disc:
        _round_border(large, size, view)
    return large.reduce(OVER)


def _round_border(large: Image.Image, size: float, view: View) -> None:
    """Cover what lies outside a round table, and draw its edge."""
    half = size / 2
    disc = bounds(((half - view.left) * view.unit, (half - view.top) * view.unit), half * view.unit)
    mask = Image.new("L", large.size, 255)
    ImageDraw.Draw(mask).ellipse(disc, fill=0)
    large.paste(palette.NIGHT, (0, 0), mask)
    ImageDraw.Draw(large).ellipse(disc, outline=palette.SOFT, width=3 * OVER)


def _colours() -> list[palette.Colour]:
    """The colours of space, and the steps between colours that meet."""
    people = [palette.player_colour(player) for player in range(4)]
    lines = [
        palette.blend(palette.TEXT, ground, n / 16) for ground, n in product((palette.SPACE, palette.INK), range(1, 16))
    ]
    tints = [palette.blend(c, palette.SPACE, s) for s, c in product((0.12, 0.22, 0.34, 0.5, 0.7), people)]
    metal = [palette.blend(c, palette.INK, s) for s, c in product((0.85, 0.6, 0.4, 0.2), (*people, palette.ROCK))]
    light = [palette.blend(palette.TEXT, c, s) for s, c in product((0.25, 0.5), (*people, palette.ROCK))]
    alert = [
        palette.blend(c, palette.SPACE, s)
        for s, c in product((0.35, 0.7), (palette.ALERT, palette.COVER, palette.FAINT))
    ]
    return [palette.SPACE, palette.NIGHT, palette.ROCK, palette.COVER, *lines, *tints, *metal, *light, *alert]


@lru_cache(maxsize=1)
def space_palette() -> Image.Image:
    """The fixed palette with the colours of space, at most 256."""
    return palette.extended_palette(_colours())
