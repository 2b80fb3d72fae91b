"""Small pieces that recur in pictures: plates, chips of units, flags, systems, white dice, rockets, marks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from render.kit import palette
from render.kit.boxes import Box
from render.kit.die import die_sprite
from render.kit.icons import icon, rounded, stamp, system_tile
from render.kit.pillow import Image
from render.kit.typeface import clean, size_to_fit, write

_RADIUS = 10
_ID_LETTERS = 6


def plate(image: Image.Image, box: Box, colour: palette.Colour, radius: int = _RADIUS) -> None:
    """Draw a filled rounded rectangle."""
    image.paste(colour, (box.x, box.y), rounded(box.w, box.h, radius))


def edged_plate(image: Image.Image, box: Box, edge: palette.Colour, ground: palette.Colour, width: int = 8) -> None:
    """Draw a plate with a coloured strip along its left side."""
    plate(image, box, edge)
    plate(image, Box(box.x + width, box.y, box.w - width, box.h), ground, 8)


def outline(image: Image.Image, box: Box, colour: palette.Colour, width: int) -> None:
    """Draw a frame around a plate; the plate is drawn after it."""
    plate(image, box.inset(-width), colour, _RADIUS + width)


def lay(image: Image.Image, sprite: Image.Image, centre: tuple[int, int]) -> None:
    """Put an RGBA picture around a point."""
    image.paste(sprite, (centre[0] - sprite.width // 2, centre[1] - sprite.height // 2), sprite)


def lay_row(image: Image.Image, at: tuple[int, int], sprites: Iterable[Image.Image], gap: int) -> int:
    """Put sprites side by side; return the end of the row, a gap included."""
    x = at[0]
    for sprite in sprites:
        lay(image, sprite, (x + sprite.width // 2, at[1]))
        x += sprite.width + gap
    return x


# -- dice -------------------------------------------------------------------------------------------------------------


def die(
    image: Image.Image, shown: tuple[str, int], centre: tuple[int, int], size: int, turn: int = 0, dim: bool = False
) -> None:
    """Put a die and its face around a point."""
    lay(image, die_sprite(*shown, size, turn, dim), centre)


def badge(
    image: Image.Image, name: str, centre: tuple[int, int], size: int, ground: palette.Colour = palette.PAGE
) -> None:
    """Draw a small round sign on the corner of a die of that size: the purpose of the die."""
    corner = (centre[0] - size // 2 + 4, centre[1] - size // 2 + 2)
    across = 28 if size > 48 else 24
    stamp(image, "circle", corner, across, ground)
    stamp(image, name, corner, across * 2 // 3, palette.TEXT)


def defense_die(image: Image.Image, value: int, rolled: str | None, centre: tuple[int, int], size: int) -> None:
    """Put a unit's defense die beside it; one without a die is dim."""
    turn, dim = (0, True) if rolled is None else (-6, False)
    die(image, (rolled or "d6", value), centre, size, turn, dim)
    badge(image, "shield", centre, size)


def spot_die(image: Image.Image, value: int, rolled: str | None, centre: tuple[int, int], size: int) -> None:
    """Put the die of a spot on a unit beside it."""
    die(image, (rolled or "Y6", value), centre, size, 6)
    badge(image, "eye", centre, size)


# -- units ------------------------------------------------------------------------------------------------------------


def id_label(unit_id: str) -> str:
    """A unit's id as the font can show it."""
    return clean(unit_id, "?")[:_ID_LETTERS]


@lru_cache(maxsize=512)
def chip(player: int, label: str, width: int, height: int, style: str = "ready") -> Image.Image:
    """A unit's name plate: its player's shape and its id. ``style`` is ready, done or gone."""
    colour = palette.player_colour(player)
    ground, ink = {
        "ready": (colour, palette.INK),
        "done": (palette.CARD_DONE, colour),
        "gone": (palette.CARD_DONE, palette.FAINT),
    }[style]
    tile = Image.new("RGBA", (width, height))
    plate(tile, Box(0, 0, width, height), palette.FAINT if style == "gone" else colour, 8)
    if style != "ready":
        plate(tile, Box(3, 3, width - 6, height - 6), ground, 6)
    mark_size = height // 2
    room = width - mark_size - 22
    size = size_to_fit(label, room, height * 17 // 20, 10)
    stamp(tile, palette.player_shape(player), (9 + mark_size // 2, height // 2), mark_size, ink)
    write(tile, (13 + mark_size + (room + 4) // 2, height // 2), label, size, ink, "Bold", "middle")
    return tile


def lay_chip(
    image: Image.Image, at: tuple[int, int], unit: tuple[int, str], size: tuple[int, int], style: str = "ready"
) -> int:
    """Put the chip of a unit (its player and its id) to the right of a point; return the end."""
    player, unit_id = unit
    lay(image, chip(player, id_label(unit_id), *size, style), (at[0] + size[0] // 2, at[1]))
    return at[0] + size[0]


@lru_cache(maxsize=64)
def flag(holder: int | None, size: int) -> Image.Image:
    """A station's flag in its holder's colour with the holder's shape in it; a neutral one is grey and bare."""
    tile = Image.new("RGBA", (size, size))
    tile.paste(palette.FAINT if holder is None else palette.player_colour(holder), (0, 0), icon("flag", size))
    if holder is not None:
        shape = round(size * 0.34)
        stamp(tile, palette.player_shape(holder), (round(size * 0.46), round(size * 0.35)), shape, palette.INK)
    return tile


def systems_with_lost(left: Iterable[str], lost: Iterable[str]) -> list[tuple[str, bool]]:
    """A unit's systems, those it has before those it has lost, each with whether it is lost."""
    return [*((system, False) for system in left), *((system, True) for system in lost)]


def systems(image: Image.Image, at: tuple[int, int], left: tuple[str, ...], lost: tuple[str, ...], size: int) -> int:
    """Draw a row of systems, the lost ones last; return its end."""
    tiles = (system_tile(system, size, gone) for system, gone in systems_with_lost(left, lost))
    return lay_row(image, at, tiles, max(3, size // 7))


@lru_cache(maxsize=64)
def _white(size: int, there: bool) -> Image.Image:
    tile = Image.new("RGBA", (size, size))
    plate(tile, Box(0, 0, size, size), palette.DICE["W"][0] if there else palette.FAINT, size // 4)
    if there:
        stamp(tile, "circle", (size // 2, size // 2), size * 2 // 5, palette.INK)
    else:
        plate(tile, Box(2, 2, size - 4, size - 4), palette.CARD_DONE, size // 4)
        stamp(tile, "slash", (size // 2, size // 2), size, palette.FAINT)
    return tile


def whites(image: Image.Image, at: tuple[int, int], left: int, whole: int, size: int) -> int:
    """Draw the white dice of a unit's chassis, lost ones struck out; return their end."""
    return lay_row(image, at, (_white(size, index < left) for index in range(whole)), 3)


def rockets(
    image: Image.Image, at: tuple[int, int], count: int, size: int, colour: palette.Colour = palette.TEXT
) -> int:
    """Draw a rocket and the number of rockets, nothing for none; return its end."""
    if not count:
        return at[0]
    stamp(image, "rocket", (at[0] + size // 2, at[1]), size, colour)
    return at[0] + size + 2 + write(image, (at[0] + size + 2, at[1]), str(count), size, colour, "Bold")


# -- signs ------------------------------------------------------------------------------------------------------------

_MARKS: dict[str, tuple[str, palette.Colour, palette.Colour]] = {
    "done": ("tick", palette.LINE, palette.TEXT),
    "active": ("play", palette.TEXT, palette.INK),
    "suspended": ("pause", palette.SOFT, palette.INK),
    "gone": ("cross", palette.CARD_DONE, palette.FAINT),
}


@lru_cache(maxsize=64)
def _mark(state: str, size: int) -> Image.Image:
    tile = Image.new("RGBA", (size, size))
    if state == "ready":
        tile.paste(palette.SOFT, (0, 0), icon("circle", size))
        stamp(tile, "circle", (size // 2, size // 2), size - 6, palette.blend(palette.PAGE, palette.CARD, 0.2))
        return tile
    name, ground, ink = _MARKS[state]
    tile.paste(ground, (0, 0), icon("circle", size))
    across = size * (7 if state == "gone" else 5) // 9
    stamp(tile, name, (size // 2 + (1 if name == "play" else 0), size // 2), across, ink)
    return tile


def mark(image: Image.Image, state: str, centre: tuple[int, int], size: int) -> None:
    """Draw whether a unit is ready, done, active, suspended or gone."""
    lay(image, _mark(state, size), centre)


@lru_cache(maxsize=64)
def round_sign(name: str, ground: palette.Colour, ink: palette.Colour, size: int, across: int) -> Image.Image:
    """An icon of ``size`` pixels on a disc of ``across``."""
    tile = Image.new("RGBA", (size, size))
    tile.paste(ground, (0, 0), icon("circle", size))
    stamp(tile, name, (size // 2, size // 2), across, ink)
    return tile
