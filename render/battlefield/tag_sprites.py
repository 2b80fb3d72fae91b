"""Sprites of tags on the ground: units with their dice, stations with their flags, terrain with its hits."""

from __future__ import annotations

from functools import lru_cache

from render.battlefield.scene import Piece, Station, Token
from render.battlefield.tokens import ball_sprite
from render.kit import widgets
from render.kit.boxes import Box
from render.kit.icons import stamp, system_tile
from render.kit.palette import ALERT, COVER, FAINT, HAZARD, INK, PANEL, SOFT, TEXT, WHITE, player_colour
from render.kit.pillow import Image
from render.kit.typeface import clean, fit, text_width, write
from render.map import tags

__all__ = ["piece_tag", "range_tag", "station_tag", "token_tag"]

_TALL = 46
_DIE = 44
_PIPS_MOST = 5


class _Row:
    """Sprites side by side, to be joined into a tag."""

    def __init__(self) -> None:
        self.items: list[tuple[Image.Image, int]] = []
        self.width = 0

    def add(self, sprite: Image.Image, width: int, gap: int = 2) -> None:
        self.width += gap if self.items else 0
        self.items.append((sprite, self.width + width // 2))
        self.width += width

    def tile(self, height: int) -> Image.Image:
        tile = Image.new("RGBA", (max(1, self.width), height))
        for sprite, middle in self.items:
            at = middle - sprite.width // 2, height // 2 - sprite.height // 2
            tile.alpha_composite(_clipped(sprite, at, tile.size), (max(0, at[0]), max(0, at[1])))
        return tile


def _clipped(sprite: Image.Image, at: tuple[int, int], size: tuple[int, int]) -> Image.Image:
    left, top = max(0, -at[0]), max(0, -at[1])
    return sprite.crop((left, top, min(sprite.width, size[0] - at[0]), min(sprite.height, size[1] - at[1])))


# -- units ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def token_tag(token: Token, rich: bool, lettered: bool = False) -> Image.Image | None:
    """A unit's tag: its part, shape and id, and the dice beside it; ``rich`` adds its systems below.

    With a ``lettered`` base the tag says only what the base does not; None if that is nothing.
    """
    row = _Row()
    part = "targeted" if token.targeted else token.part
    gone = part == "gone"
    _add_signs(row, token, part)
    if gone or not lettered:
        _add_chip(row, token, part if part in ("done", "gone") else "ready")
    if token.has_ball:
        row.add(ball_sprite(15), 36)
    if token.bricks and not gone:
        row.add(_height(token.bricks), _height(token.bricks).width)
    if not gone:
        _add_dice(row, token)
    rows = [row.tile(38 if gone else _TALL + 4)] if row.items else []
    if rich and not gone:
        rows.append(_systems(token))
    return _plated(rows, token, lettered and not gone) if rows else None


def _add_signs(row: _Row, token: Token, part: str) -> None:
    if part in tags.PART_SIGNS:
        row.add(widgets.round_sign(*tags.PART_SIGNS[part], 32, 17), 34)
    if token.range:
        row.add(system_tile(token.range, 36, False), 38)
    if token.covered:
        row.add(widgets.round_sign("wall", COVER, INK, 36, 19), 36)


def _add_chip(row: _Row, token: Token, style: str) -> None:
    label, tall = widgets.id_label(token.id), 34 if style == "gone" else 40
    width = round(tall * 1.15) + max(tall, text_width(label, tall * 17 // 20, "Bold"))
    row.add(widgets.chip(token.owner, label, width, tall, style), width, 4)


def _add_dice(row: _Row, token: Token) -> None:
    if token.defense is not None:
        row.add(_die(token.defense_die or "d6", token.defense, "shield", token.defense_die is None), _DIE + 6)
    if token.initiative is not None:
        row.add(_initiative(token.initiative_die, token.initiative), _DIE)
    if token.spot is not None:
        row.add(_die(token.spot_die or "Y6", token.spot, "eye", False), _DIE + 6)


@lru_cache(maxsize=128)
def _die(die: str, face: int, sign: str, empty: bool) -> Image.Image:
    """A die and the sign of its purpose; an ``empty`` one is a value without a die."""
    size = _DIE + 10
    tile = Image.new("RGBA", (size, size))
    middle = (size // 2 + 2, size // 2 + 1)
    widgets.die(tile, (die, face), middle, _DIE - 2, 0, empty)
    if empty:
        write(tile, middle, str(face), round(_DIE * 0.7), SOFT, "Bold", "middle")
    stamp(tile, "circle", (12, 12), 22, INK)
    stamp(tile, sign, (12, 12), 15, TEXT)
    return tile


@lru_cache(maxsize=32)
def _initiative(die: str, number: int) -> Image.Image:
    tile = Image.new("RGBA", (_DIE, _DIE))
    widgets.die(tile, (die, number), (_DIE // 2, _DIE // 2), _DIE - 4)
    return tile


@lru_cache(maxsize=32)
def _height(bricks: int) -> Image.Image:
    """A height in bricks."""
    text = str(bricks)
    width = 24 + text_width(text, 30, "Bold")
    tile = Image.new("RGBA", (width, 40))
    stamp(tile, "triangle", (10, 20), 18, TEXT)
    write(tile, (22, 20), text, 30, TEXT, "Bold")
    return tile


def _systems(token: Token) -> Image.Image:
    """The systems that a unit has and has lost, and its white dice."""
    width = (len(token.systems) + len(token.lost)) * 33 + token.whole * 25 + 8
    tile = Image.new("RGBA", (width, 38))
    x = widgets.systems(tile, (2, 18), token.systems, token.lost, 29)
    widgets.whites(tile, (x + 4, 18), token.white, token.whole, 22)
    return tile


def _plated(rows: list[Image.Image], token: Token, coloured: bool) -> Image.Image:
    """Put rows on a plate, its rim in the colour of the unit's part; ``coloured``: otherwise in its player's."""
    plain = player_colour(token.owner) if coloured else INK
    edge = ALERT if token.targeted else {"active": WHITE, "suspended": SOFT}.get(token.part, plain)
    return tags.stacked(rows, edge, 3 if edge != INK else 2)


# -- stations, terrain, ranges, ways ----------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def station_tag(station: Station) -> Image.Image:
    """A station's tag: its holder's flag and its id; a blade where it is contested, a tick where a plan seizes it."""
    label = fit(clean(station.id, "?"), 120, 30, "Bold")
    marked = station.contested or station.seized
    width = 50 + text_width(label, 30, "Bold") + (34 if marked else 0) + 10
    tile = Image.new("RGBA", (width, 44))
    plain = FAINT if station.holder is None else player_colour(station.holder)
    edge = TEXT if station.seized else ALERT if station.contested else plain
    widgets.plate(tile, Box(0, 0, width, 44), edge, 9)
    widgets.plate(tile, Box(3, 3, width - 6, 38), PANEL, 7)
    widgets.lay(tile, widgets.flag(station.holder, 36), (26, 22))
    x = 48 + write(tile, (48, 22), label, 30, TEXT, "Bold")
    if marked:
        stamp(tile, "tick" if station.seized else "blade", (x + 20, 22), 28, TEXT if station.seized else ALERT)
    return tile


@lru_cache(maxsize=256)
def piece_tag(piece: Piece, place: int, rich: bool) -> Image.Image:
    """A piece's tag: its id and a pip for each hit it absorbs; ``place``: its number among the attack's covers, from 1.

    A ``rich`` tag has its height.
    """
    size = 28 if rich or place else 24
    label = fit(clean(piece.id, "?"), 90, size, "Bold")
    height = str(piece.bricks) if rich and piece.bricks and not piece.hazard else ""
    extra = 26 + text_width(height, 26, "Medium") if height else 0
    pips = 0 if piece.hazard else min(piece.hits, _PIPS_MOST)
    inner = max(text_width(label, size, "Bold") + extra, pips * 15 - 3)
    width, tall = inner + 10 + (40 if place else 0), size + (14 if pips else 4)
    ground, ink = (COVER, INK) if place else (INK, FAINT if not piece.hits and not piece.hazard else TEXT)
    tile = Image.new("RGBA", (width, tall))
    widgets.plate(tile, Box(0, 0, width, tall), HAZARD if piece.hazard else ground, 8)
    x = 5
    if place:
        stamp(tile, "wall", (22, tall // 2), 26, INK)
        x = 44
    line = size // 2 + 2
    end = x + write(tile, (x, line), label, size, INK if piece.hazard else ink, "Bold")
    if height:
        stamp(tile, "triangle", (end + 14, line), 13, ink)
        write(tile, (end + 24, line), height, 26, ink, "Medium")
    for pip in range(pips):
        left = x + pip * 15
        tile.paste(INK if place else COVER, (left, size + 1, left + 12, size + 9))
    return tile


@lru_cache(maxsize=32)
def range_tag(system: str, distance: str) -> Image.Image:
    """A distance and the system that reaches so far."""
    return tags.reach_tag(system_tile(system, 26, False), distance)
