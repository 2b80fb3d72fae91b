"""Signs of assets in space: systems and ranges as tiles, fuel, aces, builders, captors, and the dice beside them."""

from __future__ import annotations

from functools import lru_cache

from render.kit import palette, widgets
from render.kit.icons import icon, rounded, stamp, system_tile
from render.kit.pillow import Image
from render.kit.typeface import text_width, write

RANGES = {"dogfight": "Rh", "point-defense": "Rp", "assault": "Ra", "support": "Rs"}
_WEAPONS = ("Rp", "Ra", "Rs")


# -- systems and ranges -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def ship_tile(system: str, size: int, lost: bool) -> Image.Image:
    """A system of a ship or a company as a tile in the colour of its dice; a lost one is an outline, struck through.

    Weapons have the letters of their ranges: p for point defense, a for assault, s for support. ``R8`` is a red ace.
    """
    ace = system[-1] == "8"
    if system not in _WEAPONS and "/" not in system and not ace:
        return system_tile(system, size, lost)
    face, ink = palette.DICE[system[0]]
    tile = Image.new("RGBA", (size, size))
    ground = palette.CARD_DONE if lost else face
    tile.paste(palette.FAINT if lost else face, (0, 0), rounded(size, size, size // 5))
    tile.paste(ground, (2, 2), rounded(size - 4, size - 4, size // 5))
    ink = palette.blend(palette.FAINT, palette.CARD_DONE, 0.85) if lost else ink
    if ace:
        stamp(tile, "star", (size // 2, size // 2), round(size * 0.74), ink)
    else:
        letters = "/".join(part[-1] for part in system.split("/"))
        height = round(size * (0.8 if len(letters) == 1 else 0.56))
        write(tile, (size // 2, size // 2 - round(size * 0.04)), letters, height, ink, "Bold", "middle")
    if lost:
        stamp(tile, "slash", (size // 2, size // 2), size, palette.ALERT)
    return tile


@lru_cache(maxsize=128)
def _edged_tile(system: str, size: int, lost: bool) -> Image.Image:
    """A system's tile; the black tile of a catapult has a light edge."""
    if system != "K" or lost:
        return ship_tile(system, size, lost)
    edged = Image.new("RGBA", (size, size))
    edged.paste(palette.FAINT, (0, 0), rounded(size, size, size // 5))
    edged.alpha_composite(ship_tile(system, size - 4, lost), (2, 2))
    return edged


def range_tile(name: str, size: int) -> Image.Image:
    """A range as the tile of its weapon."""
    return ship_tile(RANGES[name], size, False)


def lay_systems(
    image: Image.Image, at: tuple[int, int], left: tuple[str, ...], lost: tuple[str, ...], size: int
) -> int:
    """Draw a row of systems, the lost ones last; return its end."""
    tiles = (_edged_tile(system, size, gone) for system, gone in widgets.systems_with_lost(left, lost))
    return widgets.lay_row(image, at, tiles, max(3, size // 8))


# -- companies and ships ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def fuel_die(fuel: int, size: int, bingo: bool) -> Image.Image:
    """A company's fuel die: red at bingo, grey when it is empty."""
    empty = fuel < 1
    ground, ink, edge = palette.INK, palette.TEXT, palette.SOFT
    if empty:
        ground, ink, edge = palette.CARD_DONE, palette.FAINT, palette.FAINT
    elif bingo:
        ground, ink, edge = palette.ALERT, palette.INK, palette.TEXT
    tile = Image.new("RGBA", (size, size))
    tile.paste(edge, (0, 0), rounded(size, size, size // 5))
    tile.paste(ground, (2, 2), rounded(size - 4, size - 4, size // 5 - 1))
    write(tile, (round(size * 0.68), size // 2), str(fuel), size * 7 // 10, ink, "Bold", "middle")
    colour = palette.FAINT if empty else palette.INK if bingo else palette.DICE["Y"][0]
    stamp(tile, "drop", (round(size * 0.28), size // 2), round(size * 0.46), colour)
    if empty:
        stamp(tile, "slash", (round(size * 0.28), size // 2), round(size * 0.6), palette.ALERT)
    return tile


@lru_cache(maxsize=32)
def ace_star(ace: str, size: int) -> Image.Image:
    """An ace in its colour."""
    tile = Image.new("RGBA", (size, size))
    stamp(tile, "star", (size // 2, size // 2), size, palette.TEXT if ace != "Y" else palette.INK)
    stamp(tile, "star", (size // 2, size // 2), size - 5, palette.DICE[ace][0])
    return tile


@lru_cache(maxsize=16)
def builder_sign(player: int, size: int) -> Image.Image:
    """The builder of a taken asset: a shape and its colour on a dark disc."""
    tile = Image.new("RGBA", (size, size))
    tile.paste(palette.player_colour(player), (0, 0), icon("circle", size))
    stamp(tile, "circle", (size // 2, size // 2), size - 5, palette.INK)
    stamp(tile, palette.player_shape(player), (size // 2, size // 2), size // 2, palette.player_colour(player))
    return tile


@lru_cache(maxsize=16)
def captor_sign(player: int, size: int) -> Image.Image:
    """Bars in the colour of a company's captor."""
    tile = Image.new("RGBA", (size, size))
    tile.paste(palette.INK, (0, 0), rounded(size, size, size // 6))
    stamp(tile, "bars", (size // 2, size // 2), size - 4, palette.player_colour(player))
    return tile


@lru_cache(maxsize=32)
def counted(name: str, count: int, size: int) -> Image.Image:
    """An icon and a number."""
    label = str(count)
    tile = Image.new("RGBA", (size + 4 + text_width(label, size, "Bold"), size + 4))
    stamp(tile, name, (size // 2, tile.height // 2), size, palette.SOFT)
    write(tile, (size + 4, tile.height // 2), label, size, palette.TEXT, "Bold")
    return tile


# -- dice -------------------------------------------------------------------------------------------------------------


def dice_beside(
    defense: int | None, defense_die: str | None, spots: tuple[tuple[str, int], ...], size: int
) -> tuple[Image.Image, ...]:
    """The dice beside an asset, each with the sign of its purpose."""
    dice = [] if defense is None else [_die(defense_die or "d6", defense, "shield", defense_die is None, size)]
    return (*dice, *(_die(die, value, "eye", False, size) for die, value in spots))


@lru_cache(maxsize=256)
def _die(die: str, face: int, sign: str, empty: bool, size: int) -> Image.Image:
    whole = size + 8
    tile = Image.new("RGBA", (whole, whole))
    middle = whole // 2 + 1, whole // 2 + 1
    widgets.die(tile, (die, face), middle, size - 4, 0, empty)
    if empty:
        write(tile, middle, str(face), round(size * 0.7), palette.SOFT, "Bold", "middle")
    stamp(tile, "circle", (11, 11), 22, palette.blend(palette.INK, palette.CARD_DONE, 0.8))
    stamp(tile, sign, (11, 11), 15, palette.TEXT)
    return tile
