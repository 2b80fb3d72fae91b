"""Tags of a map: the sprites that every map has, and what is known of their places."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct, structs

from render.kit import widgets
from render.kit.boxes import Box, nearest_in
from render.kit.icons import rounded, stamp
from render.kit.palette import ALERT, INK, SOFT, TEXT, WHITE, Colour, player_colour
from render.kit.pillow import Image
from render.kit.typeface import decimal_text, fit, text_width, write
from render.map.label_placement import Label
from rules import Preview
from rules.field import Point, cell

_CROWD = 130.0
"""Pixels within which units crowd each other."""
_POINTER_INSET = 6

Tag: TypeAlias = "tuple[Label, Image.Image]"
"""The label that asks for a place, and its sprite."""

PART_SIGNS: dict[str, tuple[str, Colour, Colour]] = {
    "active": ("play", WHITE, INK),
    "suspended": ("pause", SOFT, INK),
    "targeted": ("reticle", ALERT, TEXT),
}
"""The icon of a unit's part in the activation, its ground and its ink."""
BESIDE_SHARES = (0.5, 0.4, 0.6, 0.3, 0.7)
"""Where along a line its tag may lie, best first."""


class PlacedTags(Struct, frozen=True):
    """The tags of a window by key, and the bodies of units, which they keep off.

    ``size``: 1 unless there was so much to show that all tags had to be smaller.
    """

    tags: dict[str, Box]
    bodies: tuple[tuple[str, Box], ...]
    sprites: dict[str, Image.Image]
    left_out: tuple[str, ...] = ()
    size: float = 1.0

    def moved(self, x: int, y: int) -> PlacedTags:
        """These tags so far to the right and down."""
        tags = {key: box.moved(x, y) for key, box in self.tags.items()}
        return structs.replace(self, tags=tags, bodies=tuple((key, box.moved(x, y)) for key, box in self.bodies))

    def paste(self, image: Image.Image) -> None:
        """Draw all tags."""
        for key, box in self.tags.items():
            image.paste(self.sprites[key], (box.x, box.y), self.sprites[key])


# -- places -----------------------------------------------------------------------------------------------------------


def crowding(at: Point, bodies: Sequence[Point]) -> int:
    """The number of bodies near a pixel."""
    return sum(math.dist(at, other) < _CROWD for other in bodies)


def away_from(at: Point, bodies: Sequence[Point]) -> Point:
    """The direction away from the bodies near a pixel; zero if there is none."""
    x = y = 0.0
    for other in bodies:
        far = math.dist(at, other)
        if 0 < far < _CROWD:
            x += (at[0] - other[0]) / far * (_CROWD - far)
            y += (at[1] - other[1]) / far * (_CROWD - far)
    far = math.hypot(x, y)
    return (x / far, y / far) if far > 1 else (0.0, 0.0)


def beside_line(start: Point, end: Point, size: tuple[int, int]) -> list[Point]:
    """The offsets of a tag's middle from a line beside which it lies, on either side."""
    far = math.dist(start, end) or 1.0
    across = (start[1] - end[1]) / far, (end[0] - start[0]) / far
    off = abs(across[0]) * size[0] / 2 + abs(across[1]) * size[1] / 2 + 9
    return [(across[0] * off * side, across[1] * off * side) for side in (-1, 1)]


def pointer_end(box: Box, at: Point) -> Point:
    """The end in a tag of the pointer to what it belongs to."""
    return nearest_in(box.inset(_POINTER_INSET), at)


# -- sprites ----------------------------------------------------------------------------------------------------------


def sized(sprite: Image.Image, size: float) -> Image.Image:
    """A sprite at another size."""
    if size == 1:
        return sprite
    return sprite.resize((round(sprite.width * size), round(sprite.height * size)), Image.Resampling.LANCZOS)


def stacked(rows: Sequence[Image.Image], edge: Colour, rim: int) -> Image.Image:
    """Rows below each other on a dark plate with a rim in a colour."""
    width, height = max(row.width for row in rows) + 8, sum(row.height for row in rows) + 2
    plate = Image.new("RGBA", (width, height))
    plate.paste((*edge, 255), (0, 0), rounded(width, height, 11))
    plate.paste((*INK, 255), (rim, rim), rounded(width - 2 * rim, height - 2 * rim, 9))
    y = 1
    for row in rows:
        plate.alpha_composite(row, (4, y))
        y += row.height
    return plate


def reach_tag(tile: Image.Image, distance: str) -> Image.Image:
    """The tag of a range: the tile of the system that reaches so far, and the distance."""
    width = 40 + text_width(distance, 26, "Bold")
    tag = Image.new("RGBA", (width, 32))
    widgets.plate(tag, Box(0, 0, width, 32), INK, 8)
    widgets.lay(tag, tile, (17, 16))
    write(tag, (34, 16), distance, 26, TEXT, "Bold")
    return tag


def way_text(preview: Preview, decimal: str) -> str:
    """The length of a planned way against its limit, or the cell where an item is placed."""
    if preview.most is None:
        return cell(preview.at)
    return f"{decimal_text(preview.length, decimal)} / {preview.most:g}".replace(".", decimal)


@lru_cache(maxsize=64)
def way_tag(word: str, owner: int, ok: bool) -> Image.Image:
    """The tag of a way: its length or cost against its limit; red where it is not allowed."""
    label = fit(word, 320, 34, "Bold")
    width = 62 + text_width(label, 34, "Bold")
    tag = Image.new("RGBA", (width, 48))
    widgets.plate(tag, Box(0, 0, width, 48), player_colour(owner) if ok else ALERT, 10)
    widgets.plate(tag, Box(4, 4, width - 8, 40), TEXT, 7)
    stamp(tag, "move", (28, 24), 28, INK)
    write(tag, (48, 24), label, 34, INK, "Bold")
    return tag
