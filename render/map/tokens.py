"""What stands on the field, and the tags beside it: frames and their dice, stations and their flags, terrain's hits."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit import parts
from render.kit.boxes import Box
from render.kit.icons import icon, rounded, stamp, system_tile
from render.kit.palette import (
    ALERT,
    CARD_DONE,
    FAINT,
    INK,
    PANEL,
    SOFT,
    TEXT,
    Colour,
    blend,
    player_colour,
    player_shape,
)
from render.kit.typeface import clean, fit, text_width, write
from render.map.colours import COVERING
from render.map.scene import Block, Post, Token
from render.rapid_attack.card import frame_label

__all__ = [
    "LETTERED_FROM",
    "block_tag",
    "disc",
    "football",
    "frame_tag",
    "platform",
    "post_tag",
    "ring_tag",
    "walk_tag",
    "wreck",
]

_OVER = 3
_TALL = 46
LETTERED_FROM = 34
_DIE = 44
_WHITE: Colour = (255, 255, 255)
_YELLOW: Colour = (255, 205, 46)


@lru_cache(maxsize=256)
def disc(token: Token, radius: int) -> Image.Image:
    """A frame's base from above: its player's colour and shape, and a ring for what it does; the base is its middle."""
    owner, part, targeted = token.owner, token.part, token.targeted
    around = radius + 10
    large = Image.new("RGBA", (2 * around * _OVER, 2 * around * _OVER))
    draw = ImageDraw.Draw(large)
    colour = player_colour(owner)

    def put(size: float, fill: tuple[int, ...], drift: float = 0) -> None:
        low, high_ = (around - size + drift) * _OVER, (around + size + drift) * _OVER
        draw.ellipse((low, low, high_, high_), fill=fill)

    put(radius + 1.5, (0, 0, 0, 110), 5 if token.high else 2.5)
    if targeted or part in ("active", "suspended"):
        put(radius + 8, (*INK, 255))
        put(radius + 6.5, (*(ALERT if targeted else _WHITE if part == "active" else SOFT), 255))
    put(radius + 2.5, (*INK, 255))
    put(radius, (*colour, 255))
    hollow = part == "done"
    if hollow:
        put(radius * 0.76, (*CARD_DONE, 255))
    tile = large.reduce(_OVER)
    ink = colour if hollow else INK
    if radius >= LETTERED_FROM:
        _letter(tile, token, radius, ink)
    else:
        stamp(tile, player_shape(owner), (around, around), max(8, round(radius * (0.98 if hollow else 1.2))), ink)
    return tile


def _letter(tile: Image.Image, token: Token, radius: int, ink: Colour) -> None:
    """A large base has its id on it as well as its player's shape."""
    middle = tile.width // 2
    label, size = frame_label(token.id), round(radius * 0.86)
    while size > 10 and text_width(label, size, "Bold") > radius * 1.4:
        size -= 1
    stamp(tile, player_shape(token.owner), (middle, middle - round(radius * 0.5)), round(radius * 0.46), ink)
    write(tile, (middle, middle + round(radius * 0.2)), label, size, ink, "Bold", "middle")


@lru_cache(maxsize=32)
def wreck(radius: int) -> Image.Image:
    """Where a frame was destroyed."""
    size = 2 * radius + 8
    tile = Image.new("RGBA", (size, size))
    tile.paste(INK, (0, 0), icon("cross", size))
    stamp(tile, "cross", (size // 2, size // 2), size - 6, blend(ALERT, CARD_DONE, 0.6))
    return tile


@lru_cache(maxsize=64)
def platform(holder: int | None, radius: int) -> Image.Image:
    """A station from above: a platform in its holder's colour."""
    around = radius + 4
    colour = FAINT if holder is None else player_colour(holder)
    large = Image.new("RGBA", (2 * around * _OVER, 2 * around * _OVER))
    draw = ImageDraw.Draw(large)
    for size, fill in ((radius + 2, INK), (radius, colour), (radius * 0.7, INK), (radius * 0.38, colour)):
        low, high = (around - size) * _OVER, (around + size) * _OVER
        draw.ellipse((low, low, high, high), fill=(*fill, 255))
    return large.reduce(_OVER)


@lru_cache(maxsize=8)
def football(radius: int) -> Image.Image:
    """A ball from above."""
    size = 2 * radius + 8
    tile = Image.new("RGBA", (size, size))
    stamp(tile, "circle", (size // 2, size // 2), size, INK)
    stamp(tile, "circle", (size // 2, size // 2), 2 * radius, _WHITE)
    stamp(tile, "hexagon", (size // 2, size // 2), radius, INK)
    return tile


class _Row:
    """Sprites side by side, put together into one tag."""

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
            tile.alpha_composite(_cut(sprite, at, tile.size), (max(0, at[0]), max(0, at[1])))
        return tile


def _cut(sprite: Image.Image, at: tuple[int, int], size: tuple[int, int]) -> Image.Image:
    left, top = max(0, -at[0]), max(0, -at[1])
    return sprite.crop((left, top, min(sprite.width, size[0] - at[0]), min(sprite.height, size[1] - at[1])))


@lru_cache(maxsize=256)
def frame_tag(token: Token, rich: bool, lettered: bool = False) -> Image.Image | None:
    """A frame's tag: its state, shape and id, the dice beside it; ``rich`` adds what it has left below.

    Where its base is large enough to be ``lettered`` the tag says only what the base does not, if there is anything.
    """
    row = _Row()
    part = "targeted" if token.targeted else token.part
    gone = part == "gone"
    if part in ("active", "suspended", "targeted"):
        row.add(_sign(part), 34)
    if token.rank:
        row.add(system_tile(token.rank, 36, False), 38)
    if token.behind:
        row.add(_round("wall", COVERING, INK), 36)
    if gone or not lettered:
        _chip(row, token, part if part in ("done", "gone") else "ready")
    if token.ball:
        row.add(football(15), 36)
    if token.high and not gone:
        row.add(_height(token.high), _height(token.high).width)
    if not gone:
        _dice(row, token)
    rows = [row.tile(38 if gone else _TALL + 4)] if row.items else []
    if rich and not gone:
        rows.append(_left(token))
    return _plated(rows, token, lettered and not gone) if rows else None


def _chip(row: _Row, token: Token, style: str) -> None:
    label, tall = frame_label(token.id), 34 if style == "gone" else 40
    width = round(tall * 1.15) + max(tall, text_width(label, tall * 17 // 20, "Bold"))
    row.add(parts.chip(token.owner, label, width, tall, style), width, 4)


def _dice(row: _Row, token: Token) -> None:
    if token.defense is not None:
        row.add(_die(token.defense_die or "d6", token.defense, "shield", token.defense_die is None), _DIE + 6)
    if token.number is not None:
        row.add(_number(token.number), _DIE)
    if token.spot is not None:
        row.add(_die(token.spot_die or "Y6", token.spot, "eye", False), _DIE + 6)


@lru_cache(maxsize=128)
def _die(die: str, face: int, sign: str, empty: bool) -> Image.Image:
    size = _DIE + 10
    tile = Image.new("RGBA", (size, size))
    middle = (size // 2 + 2, size // 2 + 1)
    parts.die(tile, (die, face), middle, _DIE - 2, 0, empty)
    if empty:
        write(tile, middle, str(face), round(_DIE * 0.7), SOFT, "Bold", "middle")
    stamp(tile, "circle", (12, 12), 22, INK)
    stamp(tile, sign, (12, 12), 15, TEXT)
    return tile


@lru_cache(maxsize=32)
def _number(number: int) -> Image.Image:
    """An initiative die."""
    tile = Image.new("RGBA", (_DIE, _DIE))
    parts.die(tile, ("K10", number), (_DIE // 2, _DIE // 2), _DIE - 4)
    return tile


@lru_cache(maxsize=32)
def _round(name: str, ground: Colour, ink: Colour, size: int = 36) -> Image.Image:
    tile = Image.new("RGBA", (size, size))
    tile.paste(ground, (0, 0), icon("circle", size))
    stamp(tile, name, (size // 2, size // 2), size * 11 // 20, ink)
    return tile


def _sign(part: str) -> Image.Image:
    grounds = {"active": ("play", _WHITE, INK), "suspended": ("pause", SOFT, INK), "targeted": ("reticle", ALERT, TEXT)}
    return _round(*grounds[part], 32)


@lru_cache(maxsize=32)
def _height(bricks: int) -> Image.Image:
    """How high it stands, in bricks."""
    text = str(bricks)
    width = 24 + text_width(text, 30, "Bold")
    tile = Image.new("RGBA", (width, 40))
    stamp(tile, "triangle", (10, 20), 18, TEXT)
    write(tile, (22, 20), text, 30, TEXT, "Bold")
    return tile


def _plated(rows: list[Image.Image], token: Token, coloured: bool) -> Image.Image:
    """The tag's rows on their plate, with an edge that says what the frame does."""
    width, height = max(row.width for row in rows) + 8, sum(row.height for row in rows) + 2
    plate = Image.new("RGBA", (width, height))
    plain = player_colour(token.owner) if coloured else INK
    edge = ALERT if token.targeted else {"active": _WHITE, "suspended": SOFT}.get(token.part, plain)
    plate.paste((*edge, 255), (0, 0), rounded(width, height, 11))
    thick = 3 if edge != INK else 2
    plate.paste((*INK, 255), (thick, thick), rounded(width - 2 * thick, height - 2 * thick, 9))
    y = 1
    for row in rows:
        plate.alpha_composite(row, (4, y))
        y += row.height
    return plate


def _left(token: Token) -> Image.Image:
    """What a frame has left: its systems, those that are lost, its white dice."""
    width = (len(token.systems) + len(token.lost)) * 33 + token.whole * 25 + 8
    tile = Image.new("RGBA", (width, 38))
    x = parts.systems(tile, (2, 18), token.systems, token.lost, 29)
    parts.whites(tile, (x + 4, 18), token.white, token.whole, 22)
    return tile


@lru_cache(maxsize=64)
def post_tag(post: Post) -> Image.Image:
    """A station's tag: its holder's flag and its id; a blade where rivals stand at it, a tick where a plan takes it."""
    label = fit(clean(post.id, "?"), 120, 30, "Bold")
    width = 50 + text_width(label, 30, "Bold") + (34 if post.rivals or post.taken else 0) + 10
    tile = Image.new("RGBA", (width, 44))
    edge = (
        TEXT if post.taken else ALERT if post.rivals else FAINT if post.holder is None else player_colour(post.holder)
    )
    parts.plate(tile, Box(0, 0, width, 44), edge, 9)
    parts.plate(tile, Box(3, 3, width - 6, 38), PANEL, 7)
    parts.lay(tile, parts.flag(post.holder, 36), (26, 22))
    x = 48 + write(tile, (48, 22), label, 30, TEXT, "Bold")
    if post.rivals or post.taken:
        stamp(tile, "tick" if post.taken else "blade", (x + 20, 22), 28, TEXT if post.taken else ALERT)
    return tile


@lru_cache(maxsize=256)
def block_tag(block: Block, place: int, rich: bool) -> Image.Image:
    """A piece's tag: its id and a pip for every hit it absorbs; ``place`` is its turn as the attack's cover, from 1."""
    size = 28 if rich or place else 24
    label = fit(clean(block.id, "?"), 90, size, "Bold")
    height = str(block.bricks) if rich and block.bricks and not block.hazard else ""
    extra = 26 + text_width(height, 26, "Medium") if height else 0
    shown = 0 if block.hazard else min(block.hits, 5)
    inner = max(text_width(label, size, "Bold") + extra, shown * 15 - 3)
    width, tall = inner + 10 + (40 if place else 0), size + (14 if shown else 4)
    ground, ink = (COVERING, INK) if place else (INK, FAINT if not block.hits and not block.hazard else TEXT)
    tile = Image.new("RGBA", (width, tall))
    parts.plate(tile, Box(0, 0, width, tall), _YELLOW if block.hazard else ground, 8)
    x = 5
    if place:
        stamp(tile, "wall", (22, tall // 2), 26, INK)
        x = 44
    line = size // 2 + 2
    end = x + write(tile, (x, line), label, size, INK if block.hazard else ink, "Bold")
    if height:
        stamp(tile, "triangle", (end + 14, line), 13, ink)
        write(tile, (end + 24, line), height, 26, ink, "Medium")
    for pip in range(shown):
        left = x + pip * 15
        tile.paste(INK if place else COVERING, (left, size + 1, left + 12, size + 9))
    return tile


@lru_cache(maxsize=32)
def ring_tag(system: str, word: str) -> Image.Image:
    """What reaches as far as a ring."""
    width = 40 + text_width(word, 26, "Bold")
    tile = Image.new("RGBA", (width, 32))
    parts.plate(tile, Box(0, 0, width, 32), INK, 8)
    parts.lay(tile, system_tile(system, 26, False), (17, 16))
    write(tile, (34, 16), word, 26, TEXT, "Bold")
    return tile


@lru_cache(maxsize=64)
def walk_tag(word: str, owner: int, short: bool) -> Image.Image:
    """How long a way is, against what it may be; red where that is too long."""
    width = 62 + text_width(word, 34, "Bold")
    tile = Image.new("RGBA", (width, 48))
    parts.plate(tile, Box(0, 0, width, 48), player_colour(owner) if short else ALERT, 10)
    parts.plate(tile, Box(4, 4, width - 8, 40), TEXT, 7)
    stamp(tile, "move", (28, 24), 28, INK)
    write(tile, (48, 24), word, 34, INK, "Bold")
    return tile
