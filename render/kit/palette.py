"""Colours, and the one fixed palette that every picture is saved with.

The page is a dark slate of its own, so it stands out from Discord's dark themes and from the light one alike. Player
colours differ in lightness as well as in hue, and each comes with a shape, because colour alone is never enough.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product

from PIL import Image

__all__ = [
    "ALERT",
    "CARD",
    "CARD_DONE",
    "DICE",
    "FAINT",
    "INK",
    "LINE",
    "PAGE",
    "PANEL",
    "SHAPES",
    "SOFT",
    "TEXT",
    "WHITE",
    "Colour",
    "blend",
    "player_colour",
    "player_shape",
    "png_palette",
]

Colour = tuple[int, int, int]

_STEP = 6

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


def player_colour(player: int) -> Colour:
    """The colour of a player's seat; seats beyond the fifth begin again."""
    return _PLAYERS[player % len(_PLAYERS)]


def player_shape(player: int) -> str:
    """The icon that goes with a player's colour."""
    return SHAPES[player % len(SHAPES)]


def blend(colour: Colour, ground: Colour, share: float) -> Colour:
    """``share`` of a colour on a ground, channel by channel."""
    red, green, blue = (round(g + (c - g) * share) for c, g in zip(colour, ground, strict=True))
    return red, green, blue


def _used() -> list[Colour]:
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


@lru_cache(maxsize=1)
def png_palette() -> Image.Image:
    """A palette image with every flat colour in it, and the steps between those that meet: well under 256 colours.

    Pillow looks colours up in cells of four by four by four, so steps that come too near a flat colour are left out.
    """
    colours: list[Colour] = []
    for colour in _used():
        if all(math.dist(colour, other) >= _STEP for other in colours):
            colours.append(colour)
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in colours for channel in colour])
    return image
