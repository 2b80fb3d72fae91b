"""Sprites of what stands on the field, from above: units, wrecks, stations, the ball."""

from __future__ import annotations

from functools import lru_cache

from render.battlefield.scene import Token
from render.kit.icons import icon, stacked_discs, stamp
from render.kit.palette import ALERT, CARD_DONE, FAINT, INK, SOFT, WHITE, Colour, blend, player_colour, player_shape
from render.kit.pillow import Image
from render.kit.typeface import size_to_fit, write
from render.kit.widgets import id_label

LETTERED_FROM = 34
"""The radius from which a base has its id on it."""


@lru_cache(maxsize=256)
def token_sprite(token: Token, radius: int) -> Image.Image:
    """A unit's base: its player's colour and shape, and a ring for its part in the activation."""
    half = radius + 10
    colour, done = player_colour(token.owner), token.part == "done"
    discs: list[tuple[float, tuple[int, ...], float]] = [(radius + 1.5, (0, 0, 0, 110), 5 if token.bricks else 2.5)]
    if token.targeted or token.part in ("active", "suspended"):
        ring = ALERT if token.targeted else WHITE if token.part == "active" else SOFT
        discs += [(radius + 8, (*INK, 255), 0), (radius + 6.5, (*ring, 255), 0)]
    discs += [(radius + 2.5, (*INK, 255), 0), (radius, (*colour, 255), 0)]
    if done:
        discs.append((radius * 0.76, (*CARD_DONE, 255), 0))
    tile = stacked_discs(half, discs)
    ink = colour if done else INK
    if radius >= LETTERED_FROM:
        _write_id(tile, token, radius, ink)
    else:
        stamp(tile, player_shape(token.owner), (half, half), max(8, round(radius * (0.98 if done else 1.2))), ink)
    return tile


def _write_id(tile: Image.Image, token: Token, radius: int, ink: Colour) -> None:
    """Write a unit's id on a large base, below its player's shape."""
    middle = tile.width // 2
    label = id_label(token.id)
    size = size_to_fit(label, int(radius * 1.4), round(radius * 0.86), 10)
    stamp(tile, player_shape(token.owner), (middle, middle - round(radius * 0.5)), round(radius * 0.46), ink)
    write(tile, (middle, middle + round(radius * 0.2)), label, size, ink, "Bold", "middle")


@lru_cache(maxsize=32)
def wreck_sprite(radius: int) -> Image.Image:
    """The place of a destroyed unit."""
    size = 2 * radius + 8
    tile = Image.new("RGBA", (size, size))
    tile.paste(INK, (0, 0), icon("cross", size))
    stamp(tile, "cross", (size // 2, size // 2), size - 6, blend(ALERT, CARD_DONE, 0.6))
    return tile


@lru_cache(maxsize=64)
def station_sprite(holder: int | None, radius: int) -> Image.Image:
    """A station: a platform in its holder's colour."""
    colour = FAINT if holder is None else player_colour(holder)
    rings = ((radius + 2, INK), (radius, colour), (radius * 0.7, INK), (radius * 0.38, colour))
    return stacked_discs(radius + 4, ((size, (*fill, 255), 0) for size, fill in rings))


@lru_cache(maxsize=8)
def ball_sprite(radius: int) -> Image.Image:
    """A football."""
    size = 2 * radius + 8
    tile = Image.new("RGBA", (size, size))
    stamp(tile, "circle", (size // 2, size // 2), size, INK)
    stamp(tile, "circle", (size // 2, size // 2), 2 * radius, WHITE)
    stamp(tile, "hexagon", (size // 2, size // 2), radius, INK)
    return tile
