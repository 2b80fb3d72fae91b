"""The tags of a window on space: how much they say and where they lie, none on another, none on a hull."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import structs

from render.kit import widgets
from render.kit.boxes import Box, nearest_in
from render.kit.icons import stamp
from render.kit.palette import ALERT, COVER, INK, ROCK, TEXT, player_colour
from render.kit.pillow import Image
from render.kit.typeface import fit, text_width, write
from render.map import tags
from render.map.label_placement import Label, Occupancy, place
from render.map.marks import spare_marks
from render.map.tags import BESIDE_SHARES, PlacedTags, Tag, away_from, beside_line, crowding, sized, way_tag
from render.map.viewport import View
from render.space.scene import Asset, Scene, clear_of, outline_of
from render.space.signs import (
    ace_star,
    builder_sign,
    captor_sign,
    counted,
    dice_beside,
    fuel_die,
    lay_systems,
    range_tile,
)
from rules.field import Point
from rules.intercept_orbit.state.units import Kind

_NEAR = 64.0
_CROSSED = 12.0
_TRIES = 3
_RICH_FROM = 34.0
_RICH_MOST = 10
_SIZES = (1.0, 0.82, 0.66)
_RING_TURNS = (0, 4, 8, 12, 2, 6, 10, 14, 1, 5, 9)
"""Where on a ring its tag may lie, in 16ths of the outline, best first."""


def visible(scene: Scene, view: View) -> list[Asset]:
    """The assets with their middle in the window."""
    return [asset for asset in scene.assets if view.shows(asset.at, 0.3)]


def plan_tags(scene: Scene, view: View) -> PlacedTags:
    """Place all tags of a window: the richest and largest that find room together."""
    assets = visible(scene, view)
    rich = view.scale >= _RICH_FROM and sum(asset.kind != Kind.DEBRIS for asset in assets) <= _RICH_MOST
    styles = [(True, 1.0)] if rich else []
    styles += [(False, size) for size in _SIZES]
    debris = {asset.id for asset in assets if asset.kind == Kind.DEBRIS}
    tried: list[PlacedTags] = []
    for style in styles:
        tried.append(_untangled(scene, view, style))
        if all(key in debris or key.startswith(("ring", "aim")) for key in tried[-1].left_out):
            return tried[-1]
    return min(tried, key=lambda placed: len(placed.left_out))


def _untangled(scene: Scene, view: View, style: tuple[bool, float]) -> PlacedTags:
    """Place the tags in the order with the fewest pointers behind others: those that were behind come first."""
    first: dict[str, None] = {}
    tried: list[tuple[PlacedTags, int]] = []
    for _ in range(_TRIES):
        placed = _tagged(scene, view, style, tuple(first))
        hidden = _hidden(placed)
        tried.append((placed, len(hidden)))
        if not hidden:
            break
        first = dict.fromkeys((*hidden, *first))
    return min(tried, key=lambda one: (len(one[0].left_out), one[1]))[0]


def _hidden(placed: PlacedTags) -> list[str]:
    """The tags with pointers behind other tags."""
    found = []
    for key, hull in placed.bodies:
        box = placed.tags.get(key)
        if box is None:
            continue
        start = hull.x + hull.w / 2, hull.y + hull.h / 2
        end = nearest_in(box, start)
        if any(other != key and _crosses(start, end, tag) for other, tag in placed.tags.items()):
            found.append(key)
    return found


def _crosses(start: Point, end: Point, box: Box) -> bool:
    """Whether a line goes through a box."""
    low, high = 0.0, 1.0
    sides = ((box.x, box.right), (box.y, box.bottom))
    for a, b, (least, most) in zip(start, end, sides, strict=True):
        if abs(b - a) < 1e-9:
            if not least < a < most:
                return False
            continue
        one, two = sorted(((least - a) / (b - a), (most - a) / (b - a)))
        low, high = max(low, one), min(high, two)
    return low < high


def _tagged(scene: Scene, view: View, style: tuple[bool, float], first: Sequence[str]) -> PlacedTags:
    area = Occupancy(view.box)
    bodies = tuple((asset.id, _bounds(asset, view)) for asset in visible(scene, view))
    for _, box in bodies:
        area.occupy(box)
    if scene.way is not None:
        area.occupy(_bounds(scene.way.end, view))
        area.occupy_line(view.path(scene.way.points), 14)
    if scene.aim is not None:
        area.occupy_line([view.at(scene.aim.start), view.at(scene.aim.end)], 8)
    if scene.crash is not None:
        area.occupy_line([view.at(scene.crash)] * 2, 40)
    spare_marks(area, scene.marks, view)
    wanted = list(_first_tags(scene, view, style))
    wanted.sort(key=lambda tag: first.index(tag[0].key) if tag[0].key in first else len(first))
    labels = [*wanted, *_later_tags(scene, view)]
    tags: dict[str, Box] = {}
    for label, _ in labels:
        for key, box in place([label], area).items():
            tags[key] = box
            if label.clear:
                area.occupy_line([label.at, nearest_in(box, label.at)], 6)
    sprites = {label.key: sprite for label, sprite in labels}
    return PlacedTags(tags, bodies, sprites, tuple(key for key in sprites if key not in tags), style[1])


def _bounds(asset: Asset, view: View) -> Box:
    """The box around a base in pixels; a little more where it has a ring."""
    points = view.path(outline_of(asset))
    more = 7 if asset.part_shown in ("targeted", "active", "suspended") or asset.captor is not None else 2
    left, top = math.floor(min(x for x, _ in points)) - more, math.floor(min(y for _, y in points)) - more
    right, bottom = math.ceil(max(x for x, _ in points)) + more, math.ceil(max(y for _, y in points)) + more
    return Box(left, top, right - left, bottom - top)


# -- the tags that matter most ----------------------------------------------------------------------------------------


def _first_tags(scene: Scene, view: View, style: tuple[bool, float]) -> Iterator[Tag]:
    """The tags of the plan and of assets, the most important first."""
    rich, size = style
    assets = [asset for asset in visible(scene, view) if asset.kind != Kind.DEBRIS]
    middles = [view.at(asset.at) for asset in assets]
    if scene.way is not None and scene.way.word:
        sprite = way_tag(scene.way.word, scene.way.owner, scene.way.ok)
        at = view.at(scene.way.points[-1])
        yield Label("way", (sprite.size,), at, view.scale, away=away_from(at, middles)), sprite
    for asset in sorted(assets, key=lambda asset: _importance(asset, view, middles)):
        sprite, at = sized(asset_tag(asset, rich), size), view.at(asset.at)
        clear = clear_of(asset) * view.scale
        yield Label(asset.id, (sprite.size,), at, clear, away=away_from(at, middles), crossed=_CROSSED), sprite


def _importance(asset: Asset, view: View, middles: Sequence[Point]) -> tuple[bool, int, str]:
    """The order of assets: the acting and the targeted one, then those in a crowd."""
    crowd = crowding(view.at(asset.at), middles)
    return asset.part_shown not in ("targeted", "active"), -crowd, asset.id


# -- the tags that go where there is still room -----------------------------------------------------------------------


def _later_tags(scene: Scene, view: View) -> Iterator[Tag]:
    """The tags of the attack, of debris and of ranges."""
    aim = scene.aim
    if aim is not None and aim.distance:
        sprite = distance_tag(aim.range, aim.distance)
        centres = _beside(view.at(aim.start), view.at(aim.end), sprite.size)
        yield Label("aim", (sprite.size,), centres[0], 0, centres, most=_NEAR), sprite
    for asset in visible(scene, view):
        if asset.kind == Kind.DEBRIS:
            sprite = debris_tag(asset.id, aim is not None and asset.id in aim.covers)
            clear = clear_of(asset) * view.scale
            yield Label(asset.id, (sprite.size,), view.at(asset.at), clear, most=_NEAR), sprite
    for ring in scene.rings:
        sprite = range_tag(ring.range, ring.distance)
        around = view.path(ring.outline)
        centres = tuple(around[len(around) * turn // 16 % len(around)] for turn in _RING_TURNS)
        yield Label(f"ring {ring.distance}", (sprite.size,), centres[0], 0, centres, most=0), sprite


def _beside(start: Point, end: Point, size: tuple[int, int]) -> tuple[Point, ...]:
    """The best centres of a tag beside a line."""
    (x0, y0), (x1, y1) = start, end
    middles = [(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share) for share in BESIDE_SHARES]
    return tuple((x + dx, y + dy) for x, y in middles for dx, dy in beside_line(start, end, size))


# -- sprites ----------------------------------------------------------------------------------------------------------

_DIE = 44
_GAP = 3


def asset_tag(asset: Asset, rich: bool) -> Image.Image:
    """An asset's tag; ``rich`` adds a row of its systems."""
    return _tag(structs.replace(asset, at=(0.0, 0.0), heading=0.0), rich)


@lru_cache(maxsize=256)
def _tag(asset: Asset, rich: bool) -> Image.Image:
    rows = [_row(_sprites(asset), _DIE + 6)]
    if rich and (asset.systems or asset.lost or asset.white):
        width = (len(asset.systems) + len(asset.lost)) * 33 + asset.whole * 25 + 8
        tile = Image.new("RGBA", (width, 38))
        x = lay_systems(tile, (2, 18), asset.systems, asset.lost, 29)
        widgets.whites(tile, (x + 4, 18), asset.white, asset.whole, 22)
        rows.append(tile)
    marked = asset.part_shown in tags.PART_SIGNS
    plain = ALERT if asset.bingo else player_colour(asset.owner)
    return tags.stacked(rows, tags.PART_SIGNS[asset.part_shown][1] if marked else plain, 3 if marked else 2)


def _sprites(asset: Asset) -> list[Image.Image]:
    signs = tags.PART_SIGNS
    found = [widgets.round_sign(*signs[asset.part_shown], 34, 19)] if asset.part_shown in signs else []
    if asset.range:
        found.append(range_tile(asset.range, 36))
    if asset.covered:
        found.append(widgets.round_sign("wall", COVER, INK, 34, 19))
    label = widgets.id_label(asset.id)
    style = "gone" if asset.fuel == 0 else "done" if asset.part_shown == "done" else "ready"
    found.append(widgets.chip(asset.owner, label, 46 + max(40, text_width(label, 34, "Bold")), 40, style))
    if asset.taken:
        found.append(builder_sign(asset.builder, 34))
    if asset.ace is not None:
        found.append(ace_star(asset.ace, 36))
    if asset.captor is not None:
        found.append(captor_sign(asset.captor, 36))
    if asset.fuel is not None:
        found.append(fuel_die(asset.fuel, 42, asset.bingo))
    if asset.aboard:
        found.append(counted("wing", asset.aboard, 30))
    return [*found, *dice_beside(asset.defense, asset.defense_die, asset.spots, _DIE)]


def _row(sprites: list[Image.Image], height: int) -> Image.Image:
    tile = Image.new("RGBA", (sum(sprite.width + _GAP for sprite in sprites) - _GAP, height))
    x = 0
    for sprite in sprites:
        tile.alpha_composite(sprite, (x, max(0, (height - sprite.height) // 2)))
        x += sprite.width + _GAP
    return tile


@lru_cache(maxsize=64)
def debris_tag(name: str, covers: bool) -> Image.Image:
    """The id of a piece of debris; ``covers``: it covers the target."""
    label = fit(widgets.id_label(name), 90, 26, "Bold")
    width = text_width(label, 26, "Bold") + 14 + (28 if covers else 0)
    tile = Image.new("RGBA", (width, 32))
    widgets.plate(tile, Box(0, 0, width, 32), TEXT if covers else INK, 8)
    x = 7
    if covers:
        stamp(tile, "wall", (18, 16), 22, INK)
        x = 34
    write(tile, (x, 16), label, 26, INK if covers else ROCK, "Bold")
    return tile


@lru_cache(maxsize=64)
def distance_tag(name: str, distance: str) -> Image.Image:
    """The distance to a target, and the range of the attack if one is declared."""
    wide = 34 if name else 8
    width = wide + text_width(distance, 28, "Bold") + 8
    tile = Image.new("RGBA", (width, 36))
    widgets.plate(tile, Box(0, 0, width, 36), ALERT, 9)
    widgets.plate(tile, Box(3, 3, width - 6, 30), INK, 7)
    if name:
        widgets.lay(tile, range_tile(name, 26), (19, 18))
    write(tile, (wide, 18), distance, 28, TEXT, "Bold")
    return tile


@lru_cache(maxsize=8)
def range_tag(name: str, distance: str) -> Image.Image:
    """A distance and the range that goes so far."""
    return tags.reach_tag(range_tile(name, 26), distance)
