"""The tags of what flies in space: who it is, dice beside it, fuel, ace, captor; in close-ups what is left of it."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs
from PIL import Image

from render.intercept_orbit.parts import ace_star, built_by, count_mark, fuel_die, held_by, lying, range_tile, tiles
from render.kit import parts
from render.kit.boxes import Box
from render.kit.icons import icon, rounded, stamp
from render.kit.palette import ALERT, INK, SOFT, TEXT, WHITE, Colour, player_colour
from render.kit.typeface import fit, text_width, write
from render.map.colours import COVERING
from render.rapid_attack.card import frame_label
from render.space.ground import ROCK
from render.space.scene import Thing

__all__ = ["far_tag", "range_tag", "rock_tag", "tag_of", "trail_tag"]

_DIE = 44
_WHOLE = 2
_SIGNS: dict[str, tuple[str, Colour, Colour]] = {
    "active": ("play", WHITE, INK),
    "suspended": ("pause", SOFT, INK),
    "targeted": ("reticle", ALERT, TEXT),
}


def tag_of(thing: Thing, rich: bool) -> Image.Image:
    """A thing's tag; ``rich`` adds a row of what it has left and what it has lost."""
    return _tag(structs.replace(thing, at=(0.0, 0.0), heading=0.0), rich)


@lru_cache(maxsize=256)
def _tag(thing: Thing, rich: bool) -> Image.Image:
    upper = _row(_sprites(thing), _DIE + 6)
    rows = [upper, _left(thing)] if rich and (thing.systems or thing.lost or thing.white) else [upper]
    width, height = max(row.width for row in rows) + 8, sum(row.height for row in rows) + 2
    plate = Image.new("RGBA", (width, height))
    look = "targeted" if thing.targeted else thing.part
    edge = _SIGNS[look][1] if look in _SIGNS else ALERT if thing.fuel == 1 else player_colour(thing.owner)
    plate.paste((*edge, 255), (0, 0), rounded(width, height, 11))
    thick = 3 if look in _SIGNS else 2
    plate.paste((*INK, 255), (thick, thick), rounded(width - 2 * thick, height - 2 * thick, 9))
    y = 1
    for row in rows:
        plate.alpha_composite(row, (4, y))
        y += row.height
    return plate


def _sprites(thing: Thing) -> list[Image.Image]:
    look = "targeted" if thing.targeted else thing.part
    found = [_round(*_SIGNS[look])] if look in _SIGNS else []
    if thing.rank:
        found.append(range_tile(thing.rank, 36))
    if thing.behind:
        found.append(_round("wall", COVERING, INK))
    label = frame_label(thing.id)
    width = 46 + max(40, text_width(label, 34, "Bold"))
    style = "gone" if thing.fuel == 0 else "done" if look == "done" else "ready"
    found.append(parts.chip(thing.owner, label, width, 40, style))
    if thing.taken:
        found.append(built_by(thing.builder, 34))
    if thing.ace is not None:
        found.append(ace_star(thing.ace, 36))
    if thing.captor is not None:
        found.append(held_by(thing.captor, 36))
    if thing.fuel is not None:
        found.append(fuel_die(thing.fuel, 42))
    if thing.aboard:
        found.append(count_mark("wing", thing.aboard, 30))
    return [*found, *lying(thing.defense, thing.defense_die, thing.spots, _DIE)]


def _row(sprites: list[Image.Image], height: int) -> Image.Image:
    gap = 3
    tile = Image.new("RGBA", (sum(sprite.width + gap for sprite in sprites) - gap, height))
    x = 0
    for sprite in sprites:
        tile.alpha_composite(sprite, (x, max(0, (height - sprite.height) // 2)))
        x += sprite.width + gap
    return tile


@lru_cache(maxsize=16)
def _round(name: str, ground: Colour, ink: Colour) -> Image.Image:
    tile = Image.new("RGBA", (34, 34))
    tile.paste(ground, (0, 0), icon("circle", 34))
    stamp(tile, name, (17, 17), 19, ink)
    return tile


def _left(thing: Thing) -> Image.Image:
    width = (len(thing.systems) + len(thing.lost)) * 33 + _WHOLE * 25 + 8
    tile = Image.new("RGBA", (width, 38))
    x = tiles(tile, (2, 18), thing.systems, thing.lost, 29)
    parts.whites(tile, (x + 4, 18), thing.white, _WHOLE, 22)
    return tile


@lru_cache(maxsize=64)
def rock_tag(name: str, covers: bool) -> Image.Image:
    """A piece of debris' id; ``covers``: it covers the target."""
    label = fit(frame_label(name), 90, 26, "Bold")
    width = text_width(label, 26, "Bold") + 14 + (28 if covers else 0)
    tile = Image.new("RGBA", (width, 32))
    parts.plate(tile, Box(0, 0, width, 32), TEXT if covers else INK, 8)
    x = 7
    if covers:
        stamp(tile, "wall", (18, 16), 22, INK)
        x = 34
    write(tile, (x, 16), label, 26, INK if covers else ROCK, "Bold")
    return tile


@lru_cache(maxsize=64)
def far_tag(reach: str, word: str) -> Image.Image:
    """How far it is to a target, and the range of the attack, if one is declared."""
    wide = 34 if reach else 8
    width = wide + text_width(word, 28, "Bold") + 8
    tile = Image.new("RGBA", (width, 36))
    parts.plate(tile, Box(0, 0, width, 36), ALERT, 9)
    parts.plate(tile, Box(3, 3, width - 6, 30), INK, 7)
    if reach:
        parts.lay(tile, range_tile(reach, 26), (19, 18))
    write(tile, (wide, 18), word, 28, TEXT, "Bold")
    return tile


@lru_cache(maxsize=64)
def trail_tag(word: str, owner: int, ok: bool) -> Image.Image:
    """What a way costs or how long it is; red where it may not be gone."""
    label = fit(word, 320, 34, "Bold")
    width = 62 + text_width(label, 34, "Bold")
    tile = Image.new("RGBA", (width, 48))
    parts.plate(tile, Box(0, 0, width, 48), player_colour(owner) if ok else ALERT, 10)
    parts.plate(tile, Box(4, 4, width - 8, 40), TEXT, 7)
    stamp(tile, "move", (28, 24), 28, INK)
    write(tile, (48, 24), label, 34, INK, "Bold")
    return tile


@lru_cache(maxsize=8)
def range_tag(reach: str, word: str) -> Image.Image:
    """What reaches as far as a ring."""
    width = 40 + text_width(word, 26, "Bold")
    tile = Image.new("RGBA", (width, 32))
    parts.plate(tile, Box(0, 0, width, 32), INK, 8)
    parts.lay(tile, range_tile(reach, 26), (17, 16))
    write(tile, (34, 16), word, 26, TEXT, "Bold")
    return tile
