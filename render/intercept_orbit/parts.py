"""Pieces that the pictures of Intercept Orbit share: tiles of systems, fuel, aces, what lies beside an asset."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.intercept_orbit.fleet_card import ship_tile
from render.kit import parts
from render.kit.icons import icon, rounded, stamp
from render.kit.palette import (
    ALERT,
    CARD_DONE,
    DICE,
    FAINT,
    INK,
    SOFT,
    TEXT,
    Colour,
    blend,
    player_colour,
    player_shape,
)
from render.kit.typeface import text_width, write

__all__ = ["ace_star", "built_by", "count_mark", "fuel_die", "held_by", "lying", "orbit_tile", "range_tile", "tiles"]

FUEL: Colour = DICE["Y"][0]
_RANGES = {"dogfight": "Rh", "point-defense": "Rp", "assault": "Ra", "support": "Rs"}
BINGO = 1


@lru_cache(maxsize=128)
def orbit_tile(system: str, size: int, lost: bool = False) -> Image.Image:
    """A system as a tile; a lost one, which lies beside the ship, as an outline struck through."""
    if system != "K" or lost:
        return ship_tile(system, size, lost)
    edged = Image.new("RGBA", (size, size))
    edged.paste(FAINT, (0, 0), rounded(size, size, size // 5))
    edged.alpha_composite(ship_tile(system, size - 4, lost), (2, 2))
    return edged


def range_tile(reach: str, size: int) -> Image.Image:
    """A range as the tile of the weapon for it."""
    return ship_tile(_RANGES[reach], size, False)


def tiles(image: Image.Image, at: tuple[int, int], left: tuple[str, ...], lost: tuple[str, ...], size: int) -> int:
    """A row of systems, those beside the ship after those on it; says where it ends."""
    x, step = at[0], size + max(3, size // 8)
    for system, gone in [(s, False) for s in left] + [(s, True) for s in lost]:
        parts.lay(image, orbit_tile(system, size, gone), (x + size // 2, at[1]))
        x += step
    return x


@lru_cache(maxsize=64)
def fuel_die(fuel: int, size: int) -> Image.Image:
    """A company's fuel die: red when it is bingo, grey when it is dry."""
    tile = Image.new("RGBA", (size, size))
    ground, ink, edge = INK, TEXT, SOFT
    if fuel == BINGO:
        ground, ink, edge = ALERT, INK, TEXT
    elif fuel < BINGO:
        ground, ink, edge = CARD_DONE, FAINT, FAINT
    tile.paste(edge, (0, 0), rounded(size, size, size // 5))
    tile.paste(ground, (2, 2), rounded(size - 4, size - 4, size // 5 - 1))
    number = size * 7 // 10
    drop = "slash" if fuel < BINGO else "drop"
    write(tile, (round(size * 0.68), size // 2), str(fuel), number, ink, "Bold", "middle")
    colour = FAINT if fuel < BINGO else INK if fuel == BINGO else FUEL
    stamp(tile, "drop", (round(size * 0.28), size // 2), round(size * 0.46), colour)
    if drop == "slash":
        stamp(tile, "slash", (round(size * 0.28), size // 2), round(size * 0.6), ALERT)
    return tile


@lru_cache(maxsize=32)
def ace_star(ace: str, size: int) -> Image.Image:
    """An ace in its colour."""
    tile = Image.new("RGBA", (size, size))
    stamp(tile, "star", (size // 2, size // 2), size, TEXT if ace != "Y" else INK)
    stamp(tile, "star", (size // 2, size // 2), size - 5, DICE[ace][0])
    return tile


@lru_cache(maxsize=16)
def built_by(player: int, size: int) -> Image.Image:
    """Who built what somebody else has now: a shape and its colour, on a dark disc."""
    tile = Image.new("RGBA", (size, size))
    tile.paste(player_colour(player), (0, 0), icon("circle", size))
    stamp(tile, "circle", (size // 2, size // 2), size - 5, INK)
    stamp(tile, player_shape(player), (size // 2, size // 2), size // 2, player_colour(player))
    return tile


@lru_cache(maxsize=16)
def held_by(player: int, size: int) -> Image.Image:
    """Bars in the colour of whoever holds a captive."""
    tile = Image.new("RGBA", (size, size))
    tile.paste(INK, (0, 0), rounded(size, size, size // 6))
    stamp(tile, "bars", (size // 2, size // 2), size - 4, player_colour(player))
    return tile


@lru_cache(maxsize=32)
def count_mark(name: str, count: int, size: int) -> Image.Image:
    """An icon and how many."""
    label = str(count)
    tile = Image.new("RGBA", (size + 4 + text_width(label, size, "Bold"), size + 4))
    stamp(tile, name, (size // 2, tile.height // 2), size, SOFT)
    write(tile, (size + 4, tile.height // 2), label, size, TEXT, "Bold")
    return tile


def lying(
    defense: int | None, defense_die: str | None, spots: tuple[tuple[str, int], ...], size: int
) -> tuple[Image.Image, ...]:
    """The dice beside an asset, each with the sign of what it is for."""
    dice = [] if defense is None else [_signed(defense_die or "d6", defense, "shield", defense_die is None, size)]
    return (*dice, *(_signed(die, value, "eye", False, size) for die, value in spots))


@lru_cache(maxsize=256)
def _signed(die: str, face: int, sign: str, empty: bool, size: int) -> Image.Image:
    whole = size + 8
    tile = Image.new("RGBA", (whole, whole))
    middle = whole // 2 + 1, whole // 2 + 1
    parts.die(tile, (die, face), middle, size - 4, 0, empty)
    if empty:
        write(tile, middle, str(face), round(size * 0.7), SOFT, "Bold", "middle")
    stamp(tile, "circle", (11, 11), 22, blend(INK, CARD_DONE, 0.8))
    stamp(tile, sign, (11, 11), 15, TEXT)
    return tile
