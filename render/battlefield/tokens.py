"""Sprites of what stands on the field, from above: units, wrecks, stations, the ball."""

from __future__ import annotations

from functools import lru_cache

from render.kit.icons import ARMS, icon, stacked_discs, stamp
from render.kit.palette import ALERT, CARD_DONE, FAINT, INK, SOFT, WHITE, blend, player_colour, player_shape
from render.kit.pillow import Image

_TALL, _UP = 2.9, 0.75
"""The size of a figure, and how far its middle is above that of its base, in radii of the base."""
_CHEST, _CHEST_UP = 0.15, 0.12
"""The size of the player's shape on its chest, and the height above the figure's middle, as shares of the figure."""
_SHAPED_FROM = 7
"""The least size of a shape on a chest, in pixels."""
ABOVE = _UP + _TALL / 2
"""How far a figure rises above the middle of its base, in radii of the base."""


@lru_cache(maxsize=256)
def base_sprite(owner: int, part: str, targeted: bool, bricks: int, radius: int) -> Image.Image:
    """A unit's base in its player's colour, with a ring for its part in the activation."""
    colour = player_colour(owner)
    discs: list[tuple[float, tuple[int, ...], float]] = [(radius + 1.5, (0, 0, 0, 110), 5 if bricks else 2.5)]
    if targeted or part in ("active", "suspended"):
        ring = ALERT if targeted else WHITE if part == "active" else SOFT
        discs += [(radius + 8, (*INK, 255), 0), (radius + 6.5, (*ring, 255), 0)]
    discs += [(radius + 2.5, (*INK, 255), 0), (radius, (*colour, 255), 0)]
    discs.append((radius * 0.76, (*(CARD_DONE if part == "done" else blend(colour, INK, 0.55)), 255), 0))
    return stacked_discs(radius + 10, discs)


@lru_cache(maxsize=256)
def figure_sprite(owner: int, systems: tuple[str, ...], done: bool, radius: int) -> Image.Image:
    """A frame with the weapons among its systems; the middle of its base is the sprite's."""
    colour, size = player_colour(owner), round(_TALL * radius)
    half = size // 2 + round(_UP * radius)
    tile = Image.new("RGBA", (2 * half, 2 * half))
    middle = half, half - round(_UP * radius)
    carried = {half for system in systems for half in system.split("/")}
    arms = [f"arm-{weapon}" for weapon in ARMS if weapon in carried]
    for name in ("frame", *arms):
        stamp(tile, name, middle, size, INK, rim=True)
    stamp(tile, "frame", middle, size, blend(colour, INK, 0.5) if done else colour)
    for name in arms:
        stamp(tile, name, middle, size, blend(SOFT, INK, 0.5) if done else WHITE)
    if size * _CHEST >= _SHAPED_FROM:
        chest = middle[0], middle[1] - round(size * _CHEST_UP)
        stamp(tile, player_shape(owner), chest, round(size * _CHEST), INK)
    return tile


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
