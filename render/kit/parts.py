"""Pieces that recur on the board: plates, frames' chips, flags, rockets, white dice, marks."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.kit.boxes import Box
from render.kit.die import die_sprite
from render.kit.icons import icon, rounded, stamp, system_tile
from render.kit.palette import (
    CARD,
    CARD_DONE,
    DICE,
    FAINT,
    INK,
    LINE,
    PAGE,
    SOFT,
    TEXT,
    Colour,
    blend,
    player_colour,
    player_shape,
)
from render.kit.typeface import text_width, write

__all__ = ["badge", "chip", "die", "flag", "lay", "mark", "outline", "plate", "rockets", "systems", "whites"]

_RADIUS = 10


def plate(image: Image.Image, box: Box, colour: Colour, radius: int = _RADIUS) -> None:
    """A filled rounded rectangle."""
    image.paste(colour, (box.x, box.y), rounded(box.w, box.h, radius))


def outline(image: Image.Image, box: Box, colour: Colour, width: int) -> None:
    """A frame around a plate that is drawn after it."""
    around = Box(box.x - width, box.y - width, box.w + 2 * width, box.h + 2 * width)
    plate(image, around, colour, _RADIUS + width)


def lay(image: Image.Image, sprite: Image.Image, centre: tuple[int, int]) -> None:
    """Put an RGBA picture around a point."""
    image.paste(sprite, (centre[0] - sprite.width // 2, centre[1] - sprite.height // 2), sprite)


def die(
    image: Image.Image, what: tuple[str, int], centre: tuple[int, int], size: int, turn: int = 0, dim: bool = False
) -> None:
    """Put a die and its face around a point."""
    lay(image, die_sprite(*what, size, turn, dim), centre)


@lru_cache(maxsize=512)
def chip(player: int, label: str, width: int, height: int, style: str = "ready") -> Image.Image:
    """A frame's name plate: its player's shape and its id. ``style`` is ready, done or gone."""
    colour = player_colour(player)
    ground, ink = {
        "ready": (colour, INK),
        "done": (CARD_DONE, colour),
        "gone": (CARD_DONE, FAINT),
    }[style]
    tile = Image.new("RGBA", (width, height))
    plate(tile, Box(0, 0, width, height), FAINT if style == "gone" else colour, 8)
    if style != "ready":
        plate(tile, Box(3, 3, width - 6, height - 6), ground, 6)
    mark_size = height // 2
    size = height * 17 // 20
    room = width - mark_size - 22
    while size > 10 and text_width(label, size, "Bold") > room:
        size -= 1
    stamp(tile, player_shape(player), (9 + mark_size // 2, height // 2), mark_size, ink)
    write(tile, (13 + mark_size + (room + 4) // 2, height // 2), label, size, ink, "Bold", "middle")
    return tile


@lru_cache(maxsize=64)
def flag(holder: int | None, size: int) -> Image.Image:
    """A station's flag in its holder's colour with the holder's shape in it; a neutral one is grey and bare."""
    tile = Image.new("RGBA", (size, size))
    tile.paste(FAINT if holder is None else player_colour(holder), (0, 0), icon("flag", size))
    if holder is not None:
        shape = round(size * 0.34)
        stamp(tile, player_shape(holder), (round(size * 0.46), round(size * 0.35)), shape, INK)
    return tile


def systems(image: Image.Image, at: tuple[int, int], left: tuple[str, ...], lost: tuple[str, ...], size: int) -> int:
    """A row of systems, those that are lost after those that are left; says where it ends."""
    x, step = at[0], size + max(3, size // 7)
    for system, gone in [(s, False) for s in left] + [(s, True) for s in lost]:
        lay(image, system_tile(system, size, gone), (x + size // 2, at[1]))
        x += step
    return x


@lru_cache(maxsize=64)
def _white(size: int, there: bool) -> Image.Image:
    tile = Image.new("RGBA", (size, size))
    plate(tile, Box(0, 0, size, size), DICE["W"][0] if there else FAINT, size // 4)
    if there:
        stamp(tile, "circle", (size // 2, size // 2), size * 2 // 5, INK)
    else:
        plate(tile, Box(2, 2, size - 4, size - 4), CARD_DONE, size // 4)
        stamp(tile, "slash", (size // 2, size // 2), size, FAINT)
    return tile


def whites(image: Image.Image, at: tuple[int, int], left: int, whole: int, size: int) -> int:
    """The white dice of a frame's chassis, lost ones struck out; says where they end."""
    x = at[0]
    for index in range(whole):
        lay(image, _white(size, index < left), (x + size // 2, at[1]))
        x += size + 3
    return x


def rockets(image: Image.Image, at: tuple[int, int], count: int, size: int, colour: Colour = TEXT) -> int:
    """A rocket and how many there are; nothing for none; says where it ends."""
    if not count:
        return at[0]
    stamp(image, "rocket", (at[0] + size // 2, at[1]), size, colour)
    return at[0] + size + 2 + write(image, (at[0] + size + 2, at[1]), str(count), size, colour, "Bold")


_MARKS: dict[str, tuple[str, Colour, Colour]] = {
    "done": ("tick", LINE, TEXT),
    "active": ("play", TEXT, INK),
    "suspended": ("pause", SOFT, INK),
    "gone": ("cross", CARD_DONE, FAINT),
}


@lru_cache(maxsize=64)
def _mark(state: str, size: int) -> Image.Image:
    tile = Image.new("RGBA", (size, size))
    if state == "ready":
        tile.paste(SOFT, (0, 0), icon("circle", size))
        stamp(tile, "circle", (size // 2, size // 2), size - 6, blend(PAGE, CARD, 0.2))
        return tile
    name, ground, ink = _MARKS[state]
    tile.paste(ground, (0, 0), icon("circle", size))
    across = size * (7 if state == "gone" else 5) // 9
    stamp(tile, name, (size // 2 + (1 if name == "play" else 0), size // 2), across, ink)
    return tile


def mark(image: Image.Image, state: str, centre: tuple[int, int], size: int) -> None:
    """Whether a frame is ready, done, active, suspended or gone."""
    lay(image, _mark(state, size), centre)


def badge(image: Image.Image, name: str, centre: tuple[int, int], size: int, ground: Colour = PAGE) -> None:
    """A small round sign on the corner of a die of that size: what the die is for."""
    corner = (centre[0] - size // 2 + 4, centre[1] - size // 2 + 2)
    across = 28 if size > 48 else 24
    stamp(image, "circle", corner, across, ground)
    stamp(image, name, corner, across * 2 // 3, TEXT)
