"""All base colours, how others are derived from them, and the fixed palettes that pictures are saved with.

The page is a dark slate that stands out from Discord's dark themes and from the light one. Player colours differ in
lightness as well as in hue, and each comes with a shape, because colour alone is never enough. Ground and terrain stay
muted and of middling lightness, so that frames, dice and lines, which are bright, stand out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from render.kit.pillow import Image

Colour = tuple[int, int, int]

_APART = 6
"""The least distance of two colours of the fixed palette."""
_EXTENSION_APART = 7
_PALETTE_MOST = 250

# -- pages and marks --------------------------------------------------------------------------------------------------

PAGE: Colour = (27, 32, 41)
PANEL: Colour = (38, 45, 57)
CARD: Colour = (58, 69, 87)
CARD_DONE: Colour = PANEL
LINE: Colour = (84, 98, 120)
FAINT: Colour = (128, 141, 160)
SOFT: Colour = (190, 199, 212)
TEXT: Colour = (247, 249, 252)
WHITE: Colour = (255, 255, 255)
INK: Colour = (18, 22, 29)
ALERT: Colour = (255, 84, 74)

# -- players and dice -------------------------------------------------------------------------------------------------

_PLAYERS: tuple[Colour, ...] = (
    (86, 176, 248),
    (250, 158, 46),
    (46, 200, 158),
    (236, 134, 200),
    (240, 232, 110),
)
SHAPES = ("circle", "square", "triangle", "diamond", "hexagon")

DICE: dict[str, tuple[Colour, Colour]] = {
    "W": ((238, 240, 243), INK),
    "B": ((36, 98, 216), WHITE),
    "G": ((20, 128, 72), WHITE),
    "Y": ((255, 205, 46), INK),
    "R": ((212, 40, 44), WHITE),
    "K": ((16, 18, 23), WHITE),
    "E": ((104, 118, 140), WHITE),
    "": ((112, 90, 190), WHITE),
}
"""The face and the ink of a die by its letter; ``E`` is the environmental system, the empty letter any other die."""

# -- maps -------------------------------------------------------------------------------------------------------------

NIGHT: Colour = (20, 24, 31)
"""The colour outside a round field."""
COVER: Colour = (255, 214, 92)
"""The rim around a target's cover."""
SCREEN: Colour = (120, 170, 255)
"""The rim around the ship that screens a target."""
HAZARD: Colour = DICE["Y"][0]
SPACE: Colour = (33, 37, 66)
ROCK: Colour = (150, 132, 116)

GROUNDS: dict[str, tuple[Colour, Colour]] = {
    "town": ((72, 77, 84), (80, 85, 91)),
    "woods": ((62, 76, 58), (70, 84, 62)),
    "port": ((70, 79, 88), (77, 87, 97)),
    "wreckage": ((88, 79, 68), (97, 87, 74)),
}
"""The ground of a battlefield and its lighter patches, by style."""
PLAIN_GROUND: tuple[Colour, Colour] = ((68, 76, 74), (76, 84, 81))

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
"""Materials of terrain."""

_LIGHT: Colour = (255, 250, 235)
_SHADOW: Colour = (12, 16, 24)


def player_colour(player: int) -> Colour:
    """The colour of a player's seat; seats beyond the fifth begin again."""
    return _PLAYERS[player % len(_PLAYERS)]


def player_shape(player: int) -> str:
    """The icon that goes with a player's colour."""
    return SHAPES[player % len(SHAPES)]


def blend(colour: Colour, ground: Colour, share: float) -> Colour:
    """Mix ``share`` of a colour with a ground, channel by channel."""
    red, green, blue = (round(g + (c - g) * share) for c, g in zip(colour, ground, strict=True))
    return red, green, blue


def lit(colour: Colour, share: float = 0.22) -> Colour:
    """The colour in light."""
    return blend(_LIGHT, colour, share)


def shaded(colour: Colour, share: float = 0.35) -> Colour:
    """The colour in shadow."""
    return blend(_SHADOW, colour, share)


# -- the palettes of files --------------------------------------------------------------------------------------------


def _common_colours() -> list[Colour]:
    """Every flat colour of a page, and the steps between colours that meet."""
    grounds = (PAGE, PANEL, CARD)
    flat = [*grounds, LINE, FAINT, SOFT, TEXT, WHITE, INK, ALERT, *_PLAYERS]
    dice = list(dict.fromkeys(face for face, _ in DICE.values()))
    shades = [blend(face, INK, 0.72) for face in dice]
    dimmed = [blend(face, CARD_DONE, 0.7) for face in (*dice, *_PLAYERS)]
    edges = [blend(c, g, s) for s, c, g in product((0.5,), (*_PLAYERS, *dice, ALERT), (PANEL, CARD))]
    inks = [blend(c, g, s) for s, c, g in product((0.25, 0.5, 0.75), (TEXT, SOFT), grounds)]
    numerals = [blend(WHITE, face, s) for s, face in product((0.25, 0.5, 0.75), dice)]
    chips = [blend(INK, face, s) for s, face in product((0.25, 0.5, 0.75), (*_PLAYERS, DICE["W"][0], DICE["Y"][0]))]
    return [*flat, *dice, *shades, *dimmed, *edges, *inks, *numerals, *chips]


def _distinct(colours: Iterable[Colour], apart: float, before: Iterable[Colour] = ()) -> list[Colour]:
    """The colours in order, without those too near to one before them.

    Pillow looks colours up in cells of four by four by four: a step too near a flat colour would take its place.
    """
    kept = list(before)
    for colour in colours:
        if len(kept) < _PALETTE_MOST and all(math.dist(colour, other) >= apart for other in kept):
            kept.append(colour)
    return kept


def _palette_image(colours: Iterable[Colour]) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in colours for channel in colour])
    return image


@lru_cache(maxsize=1)
def png_palette() -> Image.Image:
    """The fixed palette as an image of mode P: well under 256 colours."""
    return _palette_image(_distinct(_common_colours(), _APART))


def extended_palette(colours: Iterable[Colour]) -> Image.Image:
    """The fixed palette and, as far as there is room, the colours of a map, as an image of mode P."""
    return _palette_image(_distinct(colours, _EXTENSION_APART, _distinct(_common_colours(), _APART)))


def widened_palette(palette: Image.Image, colours: Iterable[Colour]) -> Image.Image:
    """The palette with these colours too; where there is no room, they take that of its last ones."""
    flat, wanted = palette.getpalette() or [], list(dict.fromkeys(colours))
    common = len(_distinct(_common_colours(), _APART))
    kept = max(common, 256 - len(wanted))
    before = [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)][:kept]
    return _palette_image([*before, *wanted[: 256 - len(before)]])
