"""The tags of a window on the ground: how much they say and where they lie, none on another, none on a token."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from render.battlefield.scene import Piece, Scene, Station, Token
from render.battlefield.tokens import ABOVE, ball_sprite
from render.kit import widgets
from render.kit.boxes import Box, nearest_in
from render.kit.icons import stamp, system_tile
from render.kit.palette import ALERT, COVER, FAINT, HAZARD, INK, PANEL, SOFT, TEXT, WHITE, player_colour
from render.kit.pillow import Image
from render.kit.typeface import clean, fit, text_width, write
from render.map import tags
from render.map.label_placement import Label, Occupancy, place
from render.map.marks import spare_marks
from render.map.tags import BESIDE_SHARES, PlacedTags, Tag, away_from, beside_line, crowding, sized, way_tag
from render.map.viewport import View
from rules.field import Point, middle

_BALL = 0.42
"""The radius of a drawn ball in units: larger than it is, to be seen."""
_RICH_FROM = 30.0
_RICH_MOST = 14
_NEAR = 70.0
_ROOMY = 1.9
_RING_TURNS = (18, 17, 19, 16, 20, 0, 12, 6, 3, 9, 15, 21, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 22, 23)
"""Where on a ring its tag may lie, in 24ths from the east, best first."""


class _Style(Struct, frozen=True):
    """How much tags say, and how large they are."""

    rich: bool = False
    size: float = 1.0


# -- what a window shows ----------------------------------------------------------------------------------------------


def visible(scene: Scene, view: View) -> tuple[list[Token], list[Station], list[Piece]]:
    """The tokens, stations and pieces with their middle in the window."""
    tokens = [token for token in scene.tokens if view.shows(token.at, 0.3)]
    stations = [station for station in scene.stations if view.shows(station.at, 0.3)]
    pieces = [piece for piece in scene.pieces if view.shows(middle_of(piece), 0.0)]
    return tokens, stations, pieces


@lru_cache(maxsize=512)
def _middle(outline: tuple[Point, ...]) -> Point:
    return middle(outline)


def middle_of(piece: Piece) -> Point:
    """The middle of a piece."""
    return _middle(piece.outline)


def base_radius(scene: Scene, view: View) -> int:
    """The radius of a unit's base in pixels."""
    return max(7, round(scene.lengths.base * view.scale))


def station_radius(scene: Scene, view: View) -> int:
    """The radius of a station in pixels."""
    return max(6, round(scene.lengths.station * view.scale))


def ball_radius(view: View) -> int:
    """The radius of a ball in pixels."""
    return max(9, round(_BALL * view.scale))


# -- placing the tags -------------------------------------------------------------------------------------------------


def plan_tags(scene: Scene, view: View) -> PlacedTags:
    """Place all tags of a window: the richest and largest that find room together."""
    tokens, _, _ = visible(scene, view)
    styles = [_Style(size=1.0), _Style(size=0.8), _Style(size=0.64)]
    if view.scale >= _RICH_FROM and len(tokens) <= _RICH_MOST:
        styles.insert(0, _Style(rich=True))
    wrecks = {f"frame {token.id}" for token in tokens if token.part == "gone"}
    tried = [_tagged(scene, view, styles[0])]
    for style in styles[1:]:
        if all(key in wrecks or not key.startswith(("frame", "station", "way")) for key in tried[-1].left_out):
            return tried[-1]
        tried.append(_tagged(scene, view, style))
    return min(tried, key=lambda placed: len(placed.left_out))


def _tagged(scene: Scene, view: View, style: _Style) -> PlacedTags:
    area = Occupancy(view.box)
    bodies = tuple(_bodies(scene, view))
    for _, box in bodies:
        area.occupy(box)
    _discourage_lines(area, scene, view)
    for piece in scene.pieces:
        x, y = view.pixel(middle_of(piece))
        area.discourage(Box(x - 24, y - 16, 48, 32))
    first, later = list(_first_tags(scene, view, style)), list(_later_tags(scene, view, style))
    tags = place([label for label, _ in first], area)
    area.clear_discouraged()
    _discourage_lines(area, scene, view)
    for label, _ in first:
        if label.key in tags:
            area.discourage_line((label.at, nearest_in(tags[label.key], label.at)))
    tags |= place([label for label, _ in later], area)
    sprites = {label.key: sprite for label, sprite in (*first, *later)}
    return PlacedTags(tags, bodies, sprites, tuple(key for key in sprites if key not in tags), style.size)


def _bodies(scene: Scene, view: View) -> Iterator[tuple[str, Box]]:
    """The boxes of what stands on the field."""
    tokens, stations, _ = visible(scene, view)
    radius = base_radius(scene, view)
    for token in tokens:
        base = _square(view.at(token.at), radius + (8 if token.targeted else 3))
        above = 0 if token.part == "gone" else round(ABOVE * radius) - radius
        yield f"frame {token.id}", Box(base.x, base.y - above, base.w, base.h + above)
    for station in stations:
        yield f"station {station.id}", _square(view.at(station.at), station_radius(scene, view) + 2)
    if scene.way is not None:
        yield "way", _square(view.at(scene.way.points[-1]), radius + 3)


def _square(at: Point, half: float) -> Box:
    left, top = math.floor(at[0] - half), math.floor(at[1] - half)
    return Box(left, top, math.ceil(at[0] + half) - left, math.ceil(at[1] + half) - top)


def _discourage_lines(area: Occupancy, scene: Scene, view: View) -> None:
    """Keep tags off the attack, the way, the ball and what is marked."""
    spare_marks(area, scene.marks, view)
    if scene.aim is not None:
        area.discourage_line([view.at(scene.aim.start), view.at(scene.aim.end)], 16)
    if scene.way is not None:
        area.discourage_line(view.path(scene.way.points), 16)
    if scene.ball is not None:
        (x, y), far = view.pixel(scene.ball), ball_radius(view)
        area.discourage(Box(x - far, y - far, 2 * far, 2 * far))


# -- the tags that matter most ----------------------------------------------------------------------------------------


def _first_tags(scene: Scene, view: View, style: _Style) -> Iterator[Tag]:
    """The tags of the plan, of units and of stations, the most important first."""
    tokens, stations, _ = visible(scene, view)
    bodies = [*(view.at(token.at) for token in tokens), *(view.at(station.at) for station in stations)]
    radius = base_radius(scene, view)
    if scene.way is not None:
        sprite = way_tag(scene.way.word, scene.way.owner, scene.way.ok)
        at = view.at(scene.way.points[-1])
        yield Label("way", (sprite.size,), at, radius + 2, away=away_from(at, bodies)), sprite
    for token in sorted(tokens, key=lambda token: _importance(token, view, bodies)):
        sprite, at = sized(token_tag(token, style.rich), style.size), view.at(token.at)
        most = _NEAR if token.part == "gone" else math.inf
        yield Label(f"frame {token.id}", (sprite.size,), at, radius, away=away_from(at, bodies), most=most), sprite
    for station in stations:
        sprite, at = sized(station_tag(station), style.size), view.at(station.at)
        clear = scene.lengths.station * view.scale
        yield Label(f"station {station.id}", (sprite.size,), at, clear, away=away_from(at, bodies)), sprite


def _importance(token: Token, view: View, bodies: Sequence[Point]) -> tuple[bool, bool, int, str]:
    """The order of units: the acting and the targeted one, then those in a crowd, wrecks last."""
    crowd = crowding(view.at(token.at), bodies)
    return token.part == "gone", not (token.targeted or token.part == "active"), -crowd, token.id


# -- the tags that go where there is still room -----------------------------------------------------------------------


def _later_tags(scene: Scene, view: View, style: _Style) -> Iterator[Tag]:
    """The tags of the attack, of terrain and of ranges."""
    aim = scene.aim
    if aim is not None and aim.distance:
        sprite = range_tag(aim.system, aim.distance)
        along = [
            (aim.start[0] + (aim.end[0] - aim.start[0]) * n, aim.start[1] + (aim.end[1] - aim.start[1]) * n)
            for n in BESIDE_SHARES
        ]
        centres = view.path(along)
        offsets = beside_line(aim.start, aim.end, sprite.size)
        beside = tuple((x + dx, y + dy) for x, y in centres for dx, dy in offsets)
        yield Label("aim", (sprite.size,), centres[0], 0, beside, most=0), sprite
    yield from _piece_tags(scene, view, style)
    yield from _ring_tags(scene, view)


def _piece_tags(scene: Scene, view: View, style: _Style) -> Iterator[Tag]:
    _, _, pieces = visible(scene, view)
    for piece in sorted(pieces, key=lambda piece: piece.id not in scene.covers):
        number = scene.covers.index(piece.id) + 1 if piece.id in scene.covers else 0
        sprite = sized(piece_tag(piece, number, style.rich), style.size)
        at, most = view.at(middle_of(piece)), math.inf if number else 4 * _NEAR
        others = [_extent(other, view) for other in pieces if other is not piece]
        best = tuple(at for at in _at_piece(piece, view, sprite.size) if not _is_on(at, sprite.size, others))
        yield Label(f"piece {piece.id}", (sprite.size,), at, 4, best or (at,), most=most), sprite


def _extent(piece: Piece, view: View) -> Box:
    outline = view.path(piece.outline)
    left, top = math.floor(min(x for x, _ in outline)), math.floor(min(y for _, y in outline))
    return Box(left, top, math.ceil(max(x for x, _ in outline)) - left, math.ceil(max(y for _, y in outline)) - top)


def _is_on(at: Point, size: tuple[int, int], pieces: Sequence[Box]) -> bool:
    """Whether a tag there would lie on one of these pieces, and read as its own."""
    (x, y), (wide, tall) = at, size
    return any(
        min(x + wide / 2, box.right) - max(x - wide / 2, box.x) > wide / 4
        and min(y + tall / 2, box.bottom) - max(y - tall / 2, box.y) > tall / 4
        for box in pieces
    )


def _at_piece(piece: Piece, view: View, size: tuple[int, int]) -> tuple[Point, ...]:
    """The best centres for a piece's tag: on the piece if that is much larger than the tag, otherwise right beside, at
    last across it."""
    outline = view.path(piece.outline)
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    x, y, wide, tall = (left + right) / 2, (top + bottom) / 2, size[0] / 2 + 3, size[1] / 2 + 3
    beside = ((x, bottom + tall), (right + wide, y), (x, top - tall), (left - wide, y))
    corners = ((right + wide, bottom), (left - wide, bottom), (right + wide, top), (left - wide, top))
    if min(right - left, bottom - top) < _ROOMY * size[1]:
        return (*beside, *corners, view.at(middle_of(piece)))
    heart = view.at(middle_of(piece))
    half = [((heart[0] + px) / 2, (heart[1] + py) / 2) for px, py in outline]
    return (heart, *half, *beside, *corners)


def _ring_tags(scene: Scene, view: View) -> Iterator[Tag]:
    for ring in scene.rings:
        sprite = range_tag(ring.system, ring.distance)
        around = [
            (
                ring.at[0] + ring.radius * math.cos(turn * math.tau / 24),
                ring.at[1] + ring.radius * math.sin(turn * math.tau / 24),
            )
            for turn in _RING_TURNS
        ]
        centres = tuple(view.path(around))
        yield Label(f"ring {ring.system}", (sprite.size,), centres[0], 0, centres, most=0), sprite


# -- sprites ----------------------------------------------------------------------------------------------------------

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
        for sprite, centre in self.items:
            at = centre - sprite.width // 2, height // 2 - sprite.height // 2
            tile.alpha_composite(_clipped(sprite, at, tile.size), (max(0, at[0]), max(0, at[1])))
        return tile


def _clipped(sprite: Image.Image, at: tuple[int, int], size: tuple[int, int]) -> Image.Image:
    left, top = max(0, -at[0]), max(0, -at[1])
    return sprite.crop((left, top, min(sprite.width, size[0] - at[0]), min(sprite.height, size[1] - at[1])))


# -- units ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def token_tag(token: Token, rich: bool) -> Image.Image:
    """A unit's tag: its part, shape and id, and the dice beside it; ``rich`` adds its systems below."""
    row = _Row()
    part = "targeted" if token.targeted else token.part
    gone = part == "gone"
    _add_signs(row, token, part)
    style = part if part in ("done", "gone") else "ready"
    label, tall = widgets.id_label(token.id), 34 if style == "gone" else 40
    width = round(tall * 1.15) + max(tall, text_width(label, tall * 17 // 20, "Bold"))
    row.add(widgets.chip(token.owner, label, width, tall, style), width, 4)
    if token.has_ball:
        row.add(ball_sprite(15), 36)
    if token.bricks and not gone:
        row.add(_height(token.bricks), _height(token.bricks).width)
    if not gone:
        _add_dice(row, token)
    rows = [row.tile(38 if gone else _TALL + 4)]
    if rich and not gone:
        rows.append(_systems(token))
    return _plated(rows, token)


def _add_signs(row: _Row, token: Token, part: str) -> None:
    if part in tags.PART_SIGNS:
        row.add(widgets.round_sign(*tags.PART_SIGNS[part], 32, 17), 34)
    if token.range:
        row.add(system_tile(token.range, 36, False), 38)
    if token.covered:
        row.add(widgets.round_sign("wall", COVER, INK, 36, 19), 36)


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


def _plated(rows: list[Image.Image], token: Token) -> Image.Image:
    """Put rows on a plate, its rim in the colour of the unit's part."""
    edge = ALERT if token.targeted else {"active": WHITE, "suspended": SOFT}.get(token.part, INK)
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
    """A piece's tag: its id, its height and a pip for each hit it absorbs.

    ``place``: its number among the attack's covers, from 1. A ``rich`` tag is larger.
    """
    size = 28 if rich or place else 24
    label = fit(clean(piece.id, "?"), 90, size, "Bold")
    height = str(piece.bricks) if piece.bricks and not piece.hazard else ""
    extra = 26 + text_width(height, size - 2, "Medium") if height else 0
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
        write(tile, (end + 24, line), height, size - 2, ink, "Medium")
    for pip in range(pips):
        left = x + pip * 15
        tile.paste(INK if place else COVER, (left, size + 1, left + 12, size + 9))
    return tile


@lru_cache(maxsize=32)
def range_tag(system: str, distance: str) -> Image.Image:
    """A distance and the system that reaches so far."""
    return tags.reach_tag(system_tile(system, 26, False), distance)
