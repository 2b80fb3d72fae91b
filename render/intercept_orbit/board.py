"""Intercept Orbit on a declared table, as a picture: each fleet, ship by ship, with the companies that touch them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from PIL import Image

from render.intercept_orbit import strips
from render.intercept_orbit.rows import ROWS, draw_row
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.palette import PAGE
from render.kit.png import Picture, encode
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State

__all__ = ["Row", "draw_orbit_board", "fleet_rows", "orbit_board_image"]

_COLUMNS = 2
_COLUMN = (WIDTH - 2 * MARGIN - GAP * (_COLUMNS - 1)) // _COLUMNS
_STILL = 3
_WRECKS = 4
_ROCKS = 10
_TALLEST = 1500
Words = Mapping[str, Any]


class Row(Struct, frozen=True):
    """A row of a fleet's card: ``ship`` (``low``: on one line), ``hva``, ``company`` (``deep``: at the ship or HVA
    above it), ``still`` (HVAs at which there is nobody), ``gone`` (what is no more) or ``rocks``."""

    kind: str
    assets: tuple[Asset, ...]
    deep: bool = False

    @property
    def height(self) -> int:
        """How tall it is."""
        return ROWS[self.kind]


def draw_orbit_board(state: State, words: Words) -> Picture:
    """The board as a PNG, 1000 pixels wide. ``words`` as ``text.board_labels`` gives them."""
    return encode(orbit_board_image(state, words))


def orbit_board_image(state: State, words: Words) -> Image.Image:
    """The board before it is packed into a file."""
    rocks = _split("rocks", [asset for asset in state.there if asset.kind == DEBRIS and asset.placed], _ROCKS)
    top, now = 12 + strips.HEAD + GAP, strips.now_height(state, words)
    rest = top + sum(row.height + 4 for row in rocks) + now + MARGIN
    cards = _cards(state, low=False)
    if rest + _tallest(cards) > _TALLEST:
        cards = _cards(state, low=True)
    below, height = top + _tallest(cards), rest + _tallest(cards)
    image = Image.new("RGB", (WIDTH, height), PAGE)
    strips.draw_head(image, Box(MARGIN, 12, WIDTH - 2 * MARGIN, strips.HEAD), state, words)
    tops = [top] * _COLUMNS
    for player, card in enumerate(cards):
        side = player % _COLUMNS
        _fleet(image, (MARGIN + side * (_COLUMN + GAP), tops[side]), state, player, (card, words))
        tops[side] += _height(card) + GAP
    _rows(image, Box(MARGIN, below, WIDTH - 2 * MARGIN, 0), state, rocks)
    strips.draw_now(image, Box(MARGIN, height - MARGIN - now, WIDTH - 2 * MARGIN, now), state, words)
    return image


def _cards(state: State, *, low: bool) -> list[tuple[Row, ...]]:
    """The rows of every player's card; ``low``: without the names of ships, which then need but one line."""
    cards = [tuple(fleet_rows(state, player)) for player in range(len(state.players))]
    return [tuple(Row("low", row.assets) if low and row.kind == "ship" else row for row in card) for card in cards]


def _tallest(cards: Sequence[Sequence[Row]]) -> int:
    """How tall the columns of cards are."""
    return max(sum(_height(card) + GAP for card in cards[side::_COLUMNS]) for side in range(_COLUMNS))


def _height(card: Sequence[Row]) -> int:
    return strips.SCORE + 4 + sum(row.height + 4 for row in card)


def _fleet(
    image: Image.Image, at: tuple[int, int], state: State, player: int, said: tuple[Sequence[Row], Words]
) -> None:
    card, words = said
    x, y = at
    strips.draw_player(image, Box(x, y, _COLUMN, strips.SCORE), state, player, words)
    _rows(image, Box(x, y + strips.SCORE + 4, _COLUMN, 0), state, card)


def _rows(image: Image.Image, box: Box, state: State, rows: Sequence[Row]) -> None:
    y = box.y
    for row in rows:
        inset = 24 if row.deep else 0
        draw_row(image, Box(box.x + inset, y, box.w - inset, row.height), state, row.kind, row.assets)
        y += row.height + 4


# -- what a fleet's card shows ----------------------------------------------------------------------------------------


def fleet_rows(state: State, player: int) -> Iterator[Row]:
    """A player's ships, each with every company that touches it, HVAs, companies elsewhere, and what is no more.

    What is not set up yet is among the rest. A company at somebody else's ship stands on that player's card.
    """
    own = state.assets_of(player)
    still = []
    for asset in own:
        if asset.kind == COMPANY:
            continue
        guests = tuple(_guests(state, asset.id))
        if asset.ship or guests:
            yield Row("ship" if asset.ship else "hva", (asset,))
            yield from (Row("company", (guest,), deep=True) for guest in guests)
        else:
            still.append(asset)
    yield from _split("still", still, _STILL)
    yield from (Row("company", (a,)) for a in own if a.kind == COMPANY and _anchor(state, a) is None)
    gone = [asset for asset in state.assets if not asset.alive and asset.kind != DEBRIS and _home(asset) == player]
    yield from _split("gone", gone, _WRECKS)


def _home(asset: Asset) -> int:
    return asset.builder if asset.builder >= 0 else asset.owner


def _guests(state: State, host: str) -> Iterator[Asset]:
    """The companies at something, and those that cling to these."""
    for company in state.touching(host):
        yield company
        yield from _guests(state, company.id)


def _anchor(state: State, company: Asset) -> Asset | None:
    """The ship or HVA at which a company is listed, if there is one."""
    seen = {company.id}
    host = company.host
    while host is not None and host not in seen:
        asset = state.asset(host)
        if (asset.ship or asset.kind == HVA) and asset.alive:
            return asset
        seen.add(host)
        host = asset.host
    return None


def _split(kind: str, assets: Sequence[Asset], most: int) -> list[Row]:
    return [Row(kind, tuple(assets[start : start + most])) for start in range(0, len(assets), most)]
