"""Sprites of single dice, rolled and unrolled."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from render.kit.icons import icon, rounded
from render.kit.palette import CARD_DONE, DICE, FAINT, INK, Colour, blend
from render.kit.pillow import Image, ImageDraw
from render.kit.typeface import text_width, write

_OVER = 4
Outline = tuple[tuple[float, float], ...]


def _regular(corners: int, turn: float = -90) -> Outline:
    angles = [math.radians(turn + 360 * i / corners) for i in range(corners)]
    return tuple((0.5 + 0.5 * math.cos(a), 0.5 + 0.5 * math.sin(a)) for a in angles)


_DIAMOND: Outline = ((0.5, -0.06), (1.06, 0.5), (0.5, 1.06), (-0.06, 0.5))
_KITE: Outline = ((0.5, -0.04), (1.02, 0.42), (1.02, 0.58), (0.5, 1.04), (-0.02, 0.58), (-0.02, 0.42))
_OUTLINES: dict[int, Outline] = {
    4: ((0.5, -0.05), (1.06, 0.94), (-0.06, 0.94)),
    8: _DIAMOND,
    10: _KITE,
    12: _regular(10),
    20: _regular(6),
}
_NUMBER_AT = {4: 0.62, 8: 0.46}


def _is_game_die(die: str) -> bool:
    """Whether a die is one of the games' coloured dice (``R6``, ``G8``), not a general one (``d20``)."""
    return die[:1] in "WBGYRK" and die[1:] in ("6", "8")


def _colours(die: str, dim: bool) -> tuple[Colour, Colour, Colour]:
    face, ink = DICE[die[0] if _is_game_die(die) else ""]
    edge = FAINT if die[:1] == "K" else blend(face, INK, 0.72)
    if not dim:
        return face, ink, edge
    return CARD_DONE, FAINT, blend(FAINT if die[:1] == "K" or not _is_game_die(die) else face, CARD_DONE, 0.7)


def _sides(die: str) -> int:
    digits = die[1:]
    return int(digits) if digits.isdecimal() else 0


@lru_cache(maxsize=512)
def die_sprite(die: str, face: int, size: int, turn: int = 0, dim: bool = False) -> Image.Image:
    """A rolled die with the letter of its colour: RGBA, ``size`` plus a margin of an eighth on every side.

    ``die`` is written ``R6``, ``G8`` or, outside the games' notation, ``d20``. ``turn`` is in degrees; ``dim`` is for a
    die that has been used or does not count.
    """
    margin = size // 8
    whole = (size + 2 * margin) * _OVER
    image = Image.new("RGBA", (whole, whole))
    body, ink, edge = _colours(die, dim)
    origin, span = margin * _OVER, size * _OVER
    if not dim:
        _outline(image, _sides(die), origin, span, (0, 0, 0, 96), drop=span // 22)
    _outline(image, _sides(die), origin, span, (*edge, 255))
    inset = max(2 * _OVER, span // 24)
    _outline(image, _sides(die), origin, span, (*body, 255), inset=inset)
    _number(image, die, str(face), ink)
    if turn:
        image = image.rotate(turn, Image.Resampling.BICUBIC)
    return image.resize((size + 2 * margin, size + 2 * margin), Image.Resampling.BOX)


def _outline(
    image: Image.Image, sides: int, origin: int, span: int, fill: tuple[int, ...], inset: int = 0, drop: int = 0
) -> None:
    draw = ImageDraw.Draw(image)
    if sides == 6:
        low, high = origin + inset, origin + span - inset
        draw.rounded_rectangle((low, low + drop, high, high + drop), span * 0.16 - inset / 2, fill=fill)
        return
    shape = _OUTLINES.get(sides)
    if shape is None:
        draw.ellipse((origin + inset, origin + inset + drop, origin + span - inset, origin + span - inset + drop), fill)
        return
    shrink = 1 - 2.5 * inset / span
    centre = (sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape))
    left, top = origin + span * centre[0], origin + drop + span * centre[1]
    points = [(left + span * (x - centre[0]) * shrink, top + span * (y - centre[1]) * shrink) for x, y in shape]
    draw.polygon(points, fill=fill)
    radius = span // 20
    for (x0, y0), (x1, y1) in pairwise([*points, points[0]]):
        draw.line((x0, y0, x1, y1), fill=fill, width=radius)
        draw.ellipse((x0 - radius / 2, y0 - radius / 2, x0 + radius / 2, y0 + radius / 2), fill=fill)


def _number(image: Image.Image, die: str, face: str, ink: Colour) -> None:
    whole = image.width
    span = whole * 4 // 5
    origin = (whole - span) // 2
    sides = _sides(die)
    game = _is_game_die(die)
    height = _NUMBER_AT.get(sides, 0.5 if sides != 6 or not game else 0.47)
    room = round(span * (0.8 if sides == 6 else 0.62))
    size = round(span * (0.72 if sides == 6 else 0.63))
    while size > 8 and text_width(face, size, "Bold") > room:
        size = size * 9 // 10
    across = 0.5 if not game or sides == 8 else 0.44
    write(image, (origin + round(span * across), origin + round(span * height)), face, size, ink, "Bold", "middle")
    if game:
        spot = (0.5, 0.86) if sides == 8 else (0.83, 0.8)
        letter_size = round(span * (0.26 if sides == 8 else 0.3))
        place = (origin + round(span * spot[0]), origin + round(span * spot[1]))
        write(image, place, die[0], letter_size, ink, "Bold", "middle")


@lru_cache(maxsize=64)
def unrolled_die(die: str, size: int) -> Image.Image:
    """A die without a number: a square with the letter of its colour, or a diamond with an 8 for eight sides."""
    face, ink = DICE[die[0]]
    eight = die[1:] == "8"
    tile = Image.new("RGBA", (size, size))
    shape = icon("diamond", size) if eight else rounded(size - 4, size - 4, size // 5)
    tile.paste((*face, 255), (0, 0) if eight else (2, 2), shape)
    text, height = ("8", size // 2) if eight else (die[0], size * 5 // 8)
    write(tile, (size // 2, size // 2), text, height, ink, "Bold", "middle")
    return tile
