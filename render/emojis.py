"""Dice and systems as emojis: squares of 128 pixels that still read at 22, on dark and on light.

Each die has the number that it shows and the letter of its colour, so that nobody needs to see the colour; one with
eight sides is a diamond, as in the pictures, one with ten a kite.
"""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Iterator

from msgspec import Struct

from render.kit.icons import system_tile
from render.kit.palette import DICE, FAINT, INK, Colour, blend
from render.kit.pillow import Image, ImageDraw
from render.kit.typeface import write

PREFIX = "mf_"
"""The names of all emojis begin with it."""
SIZE = 128
_OVER = 4
_FACES = {6: "WBGYRK", 8: "BGYR", 10: "K"}
"""The colours of the dice by their sides."""
_SYSTEMS = ("B", "G", "Y", "E", "K", "R", "Rh", "Rd", "Ra", "Rp", "Rs")
_SPLIT = ("Rh/Rd", "Rh/Ra", "Rd/Ra", "Rp/Ra", "Rp/Rs", "Ra/Rs")
_OUTLINES = {
    8: ((64, 0), (128, 64), (64, 128), (0, 64)),
    10: ((64, 0), (128, 52), (128, 76), (64, 128), (0, 76), (0, 52)),
}


class Emoji(Struct, frozen=True):
    """A picture for messages. ``key``: the die and what it shows, ``R6 5``, or the system, ``Rh/Rd``."""

    key: str
    name: str
    png: bytes


def draw_emojis() -> tuple[Emoji, ...]:
    """All of them. A name ends with a hash of its picture: one that is drawn otherwise has another name."""
    return tuple(_emojis())


def _emojis() -> Iterator[Emoji]:
    for sides, colours in _FACES.items():
        for colour in colours:
            for face in range(1, sides + 1):
                yield _emoji(f"{colour}{sides} {face}", _die(colour, sides, face))
    for system in (*_SYSTEMS, *_SPLIT):
        yield _emoji(system, system_tile(system, SIZE, False))


def _emoji(key: str, image: Image.Image) -> Emoji:
    kept = io.BytesIO()
    image.save(kept, "PNG", optimize=True)
    slug = re.sub(r"\W", "_", key.lower())
    return Emoji(key, f"{PREFIX}{slug}_{hashlib.sha256(image.tobytes()).hexdigest()[:8]}", kept.getvalue())


def _die(colour: str, sides: int, face: int) -> Image.Image:
    body, ink = DICE[colour if sides in (6, 8) else ""]
    edge = FAINT if body == DICE["K"][0] else blend(body, INK, 0.6)
    image = Image.new("RGBA", (SIZE * _OVER, SIZE * _OVER))
    _outline(image, sides, 0, edge)
    _outline(image, sides, 7 if sides == 6 else 9, body)
    image = image.resize((SIZE, SIZE), Image.Resampling.BOX)
    if sides == 6:
        write(image, (53, 66), str(face), 116, ink, "Bold", "middle")
        write(image, (101, 94), colour, 50, ink, "Bold", "middle")
    elif sides == 10:
        write(image, (64, 64), str(face), 84, ink, "Bold", "middle")
    else:
        write(image, (64, 56), str(face), 84, ink, "Bold", "middle")
        write(image, (64, 102), colour, 34, ink, "Bold", "middle")
    return image


def _outline(image: Image.Image, sides: int, inset: int, fill: Colour) -> None:
    draw = ImageDraw.Draw(image)
    if sides == 6:
        low, high = (4 + inset) * _OVER, (SIZE - 4 - inset) * _OVER - 1
        draw.rounded_rectangle((low, low, high, high), (26 - inset) * _OVER, fill=(*fill, 255))
        return
    middle, share = SIZE / 2, 1 - 1.2 * inset * 2 / SIZE
    corners = [((x - middle) * share + middle, (y - middle) * share + middle) for x, y in _OUTLINES[sides]]
    draw.polygon([(x * _OVER, y * _OVER) for x, y in corners], (*fill, 255))
