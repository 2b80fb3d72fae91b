"""The field without anything that moves: ground, grid and terrain. What has been drawn once is kept."""

from __future__ import annotations

import math
import threading
import zlib
from functools import lru_cache
from random import Random

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFilter

from render.kit.palette import INK, PAGE, SOFT, TEXT, Colour, blend
from render.kit.typeface import write
from render.map.brush import OVER
from render.map.colours import OUTSIDE, ground_colours, shaded
from render.map.scene import Block, Scene
from render.map.terrain import paint
from render.map.viewport import View
from rules.field import CELL, cell

__all__ = ["EDGE", "draw_grid_names", "ground_image"]

EDGE = 40
_RULER = 8
_LETTER = 26

Dot = tuple[float, float]


class _Still(Struct, frozen=True):
    """What the picture of a field depends on."""

    size: float
    round: bool
    style: str
    blocks: tuple[Block, ...]
    view: View


def ground_image(scene: Scene, view: View) -> Image.Image:
    """The window's ground with the terrain on it. Not to be drawn on: copy it."""
    blocks = tuple(block for block in scene.blocks if _near(block, view))
    with _lock:
        return _ground(_Still(scene.size, scene.round, scene.style, blocks, view))


_lock = threading.Lock()  # two threads that ask for the same field at once wait for one drawing


def _near(block: Block, view: View) -> bool:
    xs, ys = [x for x, _ in block.outline], [y for _, y in block.outline]
    across = max(xs) >= view.left - 2 and min(xs) <= view.right + 2
    return across and max(ys) >= view.top - 2 and min(ys) <= view.bottom + 2


@lru_cache(maxsize=6)
def _ground(still: _Still) -> Image.Image:
    box, unit = still.view.box, still.view.scale * OVER
    large = Image.new("RGB", (box.w * OVER, box.h * OVER), ground_colours(still.style)[0])
    draw = ImageDraw.Draw(large)
    _patches(draw, still, unit)
    _grid(draw, still, unit)
    _shadows(large, still, unit)
    for block in still.blocks:
        points = _pixels(still.view, block.outline, unit)
        paint(large, block.kind, points, unit, ruined=block.hits <= 0, hazard=block.hazard)
    image = large.reduce(OVER)
    _border(image, still)
    return image


def _pixels(view: View, outline: tuple[Dot, ...], unit: float) -> list[Dot]:
    return [((x - view.left) * unit, (y - view.top) * unit) for x, y in outline]


def _patches(draw: ImageDraw.ImageDraw, still: _Still, unit: float) -> None:
    """Lighter ground here and there, and small stones: the same for the same field at every scale."""
    _, light = ground_colours(still.style)
    luck = Random(zlib.crc32(f"{still.style} {still.size} {still.round}".encode()))
    for _ in range(26):
        x, y, far = luck.uniform(0, still.size), luck.uniform(0, still.size), luck.uniform(1.5, 5)
        rim = [far * luck.uniform(0.6, 1.1) for _ in range(11)]
        blot = [
            (x + r * math.cos(i * math.tau / 11) * 1.3, y + r * math.sin(i * math.tau / 11)) for i, r in enumerate(rim)
        ]
        draw.polygon(_pixels(still.view, tuple(blot), unit), fill=light)
    _stones(draw, still, unit, luck)


def _stones(draw: ImageDraw.ImageDraw, still: _Still, unit: float, luck: Random) -> None:
    dark, light = shaded(ground_colours(still.style)[0], 0.3), blend(SOFT, ground_colours(still.style)[1], 0.22)
    for number in range(170):
        (x, y), far = (luck.uniform(0, still.size), luck.uniform(0, still.size)), luck.uniform(0.06, 0.13)
        ((px, py),) = _pixels(still.view, ((x, y),), unit)
        r = far * unit
        draw.ellipse((px - r, py - r * 0.7, px + r, py + r * 0.7), fill=light if number % 3 else dark)


def _grid(draw: ImageDraw.ImageDraw, still: _Still, unit: float) -> None:
    """Lines between the cells; every ruler's length a stronger one."""
    width, height = still.view.box.w * OVER, still.view.box.h * OVER
    base = ground_colours(still.style)[0]
    for step in range(0, math.ceil(still.size) + 1, CELL):
        strong = step % _RULER == 0
        colour = blend(TEXT, base, 0.2 if strong else 0.1)
        wide = 3 if strong else 2
        x, y = (step - still.view.left) * unit, (step - still.view.top) * unit
        draw.line((x, 0, x, height), fill=colour, width=wide)
        draw.line((0, y, width, y), fill=colour, width=wide)


def _shadows(large: Image.Image, still: _Still, unit: float) -> None:
    """What stands on the ground throws a shadow to the lower right, the longer the higher it is."""
    small = Image.new("L", (large.width // 4, large.height // 4))
    draw = ImageDraw.Draw(small)
    for block in still.blocks:
        if block.hazard:
            continue
        length = (0.12 + 0.07 * min(block.bricks, 12)) * (0.35 if block.hits <= 0 else 1.0)
        steps = max(2, math.ceil(length * unit / 8))
        for step in range(1, steps + 1):
            drift = length * step / steps
            moved = tuple((x + drift, y + drift * 0.9) for x, y in block.outline)
            draw.polygon([(x / 4, y / 4) for x, y in _pixels(still.view, moved, unit)], fill=120)
    soft = small.filter(ImageFilter.GaussianBlur(max(1.0, unit / 40)))
    large.paste(INK, (0, 0), soft.resize(large.size, Image.Resampling.BILINEAR))


def _border(image: Image.Image, still: _Still) -> None:
    """Nothing but night outside a round field."""
    if not still.round:
        return
    view, half = still.view, still.size / 2
    x, y = (half - view.left) * view.scale * OVER, (half - view.top) * view.scale * OVER
    radius = half * view.scale * OVER
    mask = Image.new("L", (image.width * OVER, image.height * OVER), 255)
    draw = ImageDraw.Draw(mask)
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=0)
    image.paste(OUTSIDE, (0, 0), mask.reduce(OVER))
    rim = Image.new("L", mask.size)
    ImageDraw.Draw(rim).ellipse((x - radius, y - radius, x + radius, y + radius), outline=255, width=5 * OVER)
    image.paste(blend(SOFT, PAGE, 0.6), (0, 0), rim.reduce(OVER))


def draw_grid_names(image: Image.Image, size: float, view: View, tall: float | None = None) -> None:
    """Letters above the window and numbers beside it, each in the middle of what is seen of its cells."""
    colour: Colour = SOFT
    edges = size, size if tall is None else tall
    for number in range(math.ceil(max(edges) / CELL)):
        for side in (0, 1):
            if number * CELL >= edges[side]:
                continue
            start, end = (view.left, view.right) if side == 0 else (view.top, view.bottom)
            low, high = max(start, number * CELL), min(end, edges[side], (number + 1) * CELL)
            if (high - low) * view.scale < 30:
                continue
            x, y = view.spot(((low + high) / 2, (low + high) / 2))
            if side == 0:
                write(
                    image,
                    (x, view.box.y - EDGE // 2 + 2),
                    cell((number * CELL, 0))[:-1],
                    _LETTER,
                    colour,
                    "Medium",
                    "middle",
                )
            else:
                write(image, (view.box.x - 8, y), str(number + 1), _LETTER, colour, "Medium", "right")
