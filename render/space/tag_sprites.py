"""Sprites of tags in space: assets with their dice, fuel, aces and captors, debris, ranges, distances."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from render.kit import widgets
from render.kit.boxes import Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, COVER, INK, ROCK, TEXT, player_colour
from render.kit.pillow import Image
from render.kit.typeface import fit, text_width, write
from render.map import tags
from render.space.scene import Asset
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

__all__ = ["asset_tag", "debris_tag", "distance_tag", "range_tag"]

_DIE = 44
_GAP = 3


def asset_tag(asset: Asset, rich: bool) -> Image.Image:
    """An asset's tag; ``rich`` adds a row of its systems."""
    return _tag(structs.replace(asset, at=(0.0, 0.0), heading=0.0), rich)


@lru_cache(maxsize=256)
def _tag(asset: Asset, rich: bool) -> Image.Image:
    rows = [_row(_sprites(asset), _DIE + 6)]
    if rich and (asset.systems or asset.lost or asset.white):
        rows.append(_systems(asset))
    marked = asset.look in tags.PART_SIGNS
    plain = ALERT if asset.bingo else player_colour(asset.owner)
    return tags.stacked(rows, tags.PART_SIGNS[asset.look][1] if marked else plain, 3 if marked else 2)


def _sprites(asset: Asset) -> list[Image.Image]:
    signs = tags.PART_SIGNS
    found = [widgets.round_sign(*signs[asset.look], 34, 19)] if asset.look in signs else []
    if asset.range:
        found.append(range_tile(asset.range, 36))
    if asset.covered:
        found.append(widgets.round_sign("wall", COVER, INK, 34, 19))
    found.append(_chip(asset))
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


def _chip(asset: Asset) -> Image.Image:
    label = widgets.id_label(asset.id)
    style = "gone" if asset.fuel == 0 else "done" if asset.look == "done" else "ready"
    return widgets.chip(asset.owner, label, 46 + max(40, text_width(label, 34, "Bold")), 40, style)


def _row(sprites: list[Image.Image], height: int) -> Image.Image:
    tile = Image.new("RGBA", (sum(sprite.width + _GAP for sprite in sprites) - _GAP, height))
    x = 0
    for sprite in sprites:
        tile.alpha_composite(sprite, (x, max(0, (height - sprite.height) // 2)))
        x += sprite.width + _GAP
    return tile


def _systems(asset: Asset) -> Image.Image:
    """The systems that an asset has and has lost, and its white dice."""
    width = (len(asset.systems) + len(asset.lost)) * 33 + asset.whole * 25 + 8
    tile = Image.new("RGBA", (width, 38))
    x = lay_systems(tile, (2, 18), asset.systems, asset.lost, 29)
    widgets.whites(tile, (x + 4, 18), asset.white, asset.whole, 22)
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
