"""Colours of the battlefield: grounds by style, terrain by material, and the palette that maps are saved with.

Ground and terrain stay muted and of middling lightness, so that frames, dice and lines, which are bright, stand out.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product

from PIL import Image

from render.kit.palette import ALERT, INK, LINE, SOFT, TEXT, Colour, blend, player_colour, png_palette

__all__ = [
    "COVERING",
    "MATERIALS",
    "OUTSIDE",
    "WAY",
    "ground_colours",
    "lit",
    "map_palette",
    "shaded",
]

OUTSIDE: Colour = (20, 24, 31)
COVERING: Colour = (255, 214, 92)
WAY: Colour = (255, 255, 255)
_MOST = 250
_STEP = 7

_GROUNDS: dict[str, tuple[Colour, Colour]] = {
    "town": ((72, 77, 84), (80, 85, 91)),
    "woods": ((62, 76, 58), (70, 84, 62)),
    "port": ((70, 79, 88), (77, 87, 97)),
    "wreckage": ((88, 79, 68), (97, 87, 74)),
}
_PLAIN: tuple[Colour, Colour] = ((68, 76, 74), (76, 84, 81))

MATERIALS: dict[str, Colour] = {
    "tile": (158, 92, 74),
    "slate": (104, 116, 134),
    "thatch": (166, 140, 96),
    "concrete": (148, 150, 150),
    "steel": (124, 136, 148),
    "rust": (142, 92, 66),
    "paint": (92, 128, 138),
    "olive": (112, 120, 80),
    "leaf": (84, 128, 70),
    "pine": (58, 102, 74),
    "wood": (132, 102, 70),
    "stone": (134, 130, 122),
    "earth": (112, 92, 70),
    "glass": (150, 184, 196),
    "water": (62, 104, 128),
    "fire": (226, 116, 48),
    "slime": (148, 164, 60),
}
"""What terrain is made of."""


def lit(colour: Colour, share: float = 0.22) -> Colour:
    """The colour where light falls on it."""
    return blend((255, 250, 235), colour, share)


def shaded(colour: Colour, share: float = 0.35) -> Colour:
    """The colour where it lies in shadow."""
    return blend((12, 16, 24), colour, share)


def ground_colours(style: str) -> tuple[Colour, Colour]:
    """The ground of a style, and its lighter patches."""
    return _GROUNDS.get(style, _PLAIN)


def _used() -> list[Colour]:
    grounds = [colour for pair in (*_GROUNDS.values(), _PLAIN) for colour in pair]
    stuff = [shade for c in MATERIALS.values() for shade in (c, lit(c), shaded(c), shaded(c, 0.6))]
    green = [lit(MATERIALS[name], n) for name, n in product(("leaf", "pine", "olive"), (0.12, 0.3, 0.42))]
    tints = [blend(player_colour(p), pair[0], 0.3) for p, pair in product(range(5), (*_GROUNDS.values(), _PLAIN))]
    dark = [shaded(c, s) for s, c in product((0.3, 0.5), grounds)]
    lines = [blend(c, g, s) for s, c, g in product((0.35, 0.7), (TEXT, ALERT, COVERING), grounds[::2])]
    grey = [blend(TEXT, INK, n / 12) for n in range(13)]
    return [OUTSIDE, COVERING, SOFT, LINE, *grounds, *green, *stuff, *dark, *tints, *grey, *lines]


@lru_cache(maxsize=1)
def map_palette() -> Image.Image:
    """The palette of every picture with the colours of ground and terrain added, and their meetings; at most 256."""
    flat = png_palette().getpalette() or []
    colours: list[Colour] = [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
    for colour in _used():
        if len(colours) < _MOST and all(math.dist(colour, other) >= _STEP for other in colours):
            colours.append(colour)
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in colours for channel in colour])
    return image
