"""The rows of a fleet on a declared table: a ship and its systems, a company with its fuel, HVAs, what is no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import structs
from PIL import Image

from render.intercept_orbit.parts import ace_star, built_by, fuel_die, held_by, lying, tiles
from render.kit import parts
from render.kit.boxes import Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, CARD, CARD_DONE, FAINT, SOFT, TEXT, Colour, blend, player_colour
from render.kit.typeface import clean, fit, text_width, write
from render.rapid_attack.card import frame_label
from render.space.from_state import captor_of, shown_systems, targeted, the_part
from render.space.hulls import hull_icon
from rules.intercept_orbit.state.state import Asset, State

__all__ = ["ROWS", "draw_row"]

ROWS = {"ship": 92, "low": 52, "company": 52, "hva": 52, "still": 52, "gone": 40, "rocks": 40}
_WHOLE = 2
_ROOM = 8
_TILES = (28, 25, 22, 19)
_NAME = 90


def draw_row(image: Image.Image, box: Box, state: State, kind: str, assets: Sequence[Asset]) -> None:
    """A row with the assets that stand in it."""
    if kind in _ONE:
        _ground(image, box, state, assets[0])
        _ONE[kind](image, box, state, assets[0])
        return
    width = (box.w + 4) // max(len(assets), _ACROSS[kind]) - 4
    for place, asset in enumerate(assets):
        _ACROSS_DRAWN[kind](image, Box(box.x + place * (width + 4), box.y, width, box.h), state, asset)


def _ground(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    """The plate on which a row lies, with an edge that says what its asset does."""
    part = the_part(state, asset)
    edge = ALERT if targeted(state, asset) else {"active": TEXT, "suspended": SOFT}.get(part)
    colour = player_colour(asset.owner)
    if edge is not None:
        inner = Box(box.x + 2, box.y + 2, box.w - 4, box.h - 4)
        parts.plate(image, box, edge)
        box = inner
    done = part == "done" or asset.drifting
    parts.plate(image, box, blend(colour, CARD_DONE, 0.7) if done else colour)
    parts.plate(image, Box(box.x + 6, box.y, box.w - 6, box.h), CARD_DONE if done else CARD, 8)


def _ink(asset: Asset) -> Colour:
    return SOFT if asset.gone or asset.drifting else TEXT


def _head(image: Image.Image, at: tuple[int, int], state: State, asset: Asset, width: int) -> int:
    """What an asset does, and who it is; says where that ends."""
    x, y = at
    part = the_part(state, asset)
    if part != "ready" or asset.ready:
        parts.mark(image, part, (x + 13, y), 26)
    style = "gone" if asset.drifting else "done" if asset.gone else "ready"
    parts.lay(image, parts.chip(asset.owner, frame_label(asset.id), width, 40, style), (x + 32 + width // 2, y))
    x += 38 + width
    if asset.builder not in (asset.owner, -1):
        parts.lay(image, built_by(asset.builder, 34), (x + 17, y))
        x += 40
    return x


def _name(image: Image.Image, box: Box, asset: Asset) -> None:
    name = "" if asset.name == asset.id else clean(asset.name)
    write(image, (box.x, box.middle), fit(name, box.w, 26, "Medium"), 26, _ink(asset), "Medium")


def _dice(image: Image.Image, box: Box, asset: Asset, size: int) -> int:
    """The dice beside it, from the right; says where they begin."""
    spots = tuple((spot.die, spot.value) for spot in asset.spots)
    x = box.right - _ROOM
    for sprite in reversed(lying(asset.defense, asset.defense_die, spots, size)):
        parts.lay(image, sprite, (x - sprite.width // 2, box.middle))
        x -= sprite.width
    return x


def _ship(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    upper, lower = box.y + 26, box.y + 69
    edge = _dice(image, box, asset, 50)
    x = _head(image, (box.x + 12, upper), state, asset, 88)
    hull = hull_icon(asset.kind, asset.owner, asset.builder, 40, done=asset.gone)
    parts.lay(image, hull, (x + 26, upper))
    x += 54
    _name(image, Box(x, upper - 16, edge - _ROOM - x, 32), asset)
    on, off = shown_systems(asset)
    size = 32 if len(on) + len(off) <= 5 else 26
    x = tiles(image, (box.x + 14, lower), on, off, size)
    parts.whites(image, (x + 8, lower), asset.white, _WHOLE, 26)


def _company(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    """A company, or a ship where there is not much room, on one line."""
    y = box.middle
    edge = _dice(image, box, asset, 36)
    x = _head(image, (box.x + 10, y), state, asset, 86)
    if asset.ship:
        parts.lay(image, hull_icon(asset.kind, asset.owner, asset.builder, 36, done=asset.gone), (x + 18, y))
        x += 38
    captor = captor_of(state, asset)
    signs = [] if asset.ace is None else [ace_star(asset.ace, 30)]
    signs += [] if captor is None else [held_by(captor, 30)]
    signs += [] if asset.fuel is None else [fuel_die(asset.fuel, 38)]
    for sign in signs:
        parts.lay(image, sign, (x + sign.width // 2, y))
        x += sign.width + 3
    if asset.aboard:
        stamp(image, "catapult", (x + 18, y), 30, FAINT)
        x += 40
    x = _at(image, (x, y), state, asset)
    on, off = shown_systems(asset)
    room = edge - x - 8
    size = next((size for size in _TILES if _room_for(len(on) + len(off), size) <= room), 0)
    if not size:
        return
    x = tiles(image, (x + 4, y), on, off, size)
    x = parts.whites(image, (x + 4, y), asset.white, _WHOLE, size * 3 // 4) + 12
    if edge - x >= _NAME:
        _name(image, Box(x, box.y, edge - x, box.h), asset)


def _room_for(systems: int, size: int) -> int:
    return systems * (size + max(3, size // 8)) + _WHOLE * (size * 3 // 4 + 3) + 8


def _at(image: Image.Image, at: tuple[int, int], state: State, asset: Asset) -> int:
    """The debris that a company clings to."""
    if asset.host is None or state.asset(asset.host).owner >= 0:
        return at[0]
    label = frame_label(asset.host)
    return at[0] + 8 + write(image, (at[0] + 4, at[1]), label, 26, SOFT, "Bold")


def _hva(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    x = _head(image, (box.x + 12, box.middle), state, asset, 88)
    parts.lay(image, hull_icon("hva", asset.owner, asset.builder, 40, done=asset.gone), (x + 22, box.middle))
    _name(image, Box(x + 48, box.y, box.right - _ROOM - x - 48, box.h), asset)


def _still(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    """An HVA at which there is nobody."""
    _ground(image, box, state, asset)
    _head(image, (box.x + 10, box.middle), state, structs.replace(asset, builder=asset.owner), 80)
    edge = box.right - 17
    if asset.builder in (asset.owner, -1):
        parts.lay(image, hull_icon("hva", asset.owner, asset.builder, 36, done=asset.gone), (edge, box.middle))
    else:
        parts.lay(image, built_by(asset.builder, 30), (edge, box.middle))


def _gone(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    """What is no more."""
    label = frame_label(asset.id)
    player = asset.builder if asset.builder >= 0 else asset.owner
    width = min(box.w, 46 + max(40, text_width(label, 30, "Bold")))
    parts.lay(image, parts.chip(player, label, width, 34, "gone"), (box.x + width // 2, box.middle))
    stamp(image, "slash", (box.x + width // 2, box.middle), 34, ALERT)


def _rock(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    """A piece of debris; a reticle where it is aimed at."""
    parts.plate(image, box, ALERT if targeted(state, asset) else CARD_DONE, 8)
    write(image, (box.x + box.w // 2, box.middle), frame_label(asset.id), 28, SOFT, "Bold", "middle")


Draw = Callable[[Image.Image, Box, State, Asset], None]
_ONE: dict[str, Draw] = {"ship": _ship, "low": _company, "company": _company, "hva": _hva}
_ACROSS = {"still": 3, "gone": 4, "rocks": 10}
_ACROSS_DRAWN: dict[str, Draw] = {"still": _still, "gone": _gone, "rocks": _rock}
