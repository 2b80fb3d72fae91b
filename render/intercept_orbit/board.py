"""The board of a declared table: each fleet, ship by ship, with the companies that touch them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from render.intercept_orbit import status
from render.intercept_orbit.board_rows import ROWS, draw_row
from render.kit import scoreboard
from render.kit.boxes import GAP, INNER, MARGIN, WIDTH, Box
from render.kit.palette import PAGE
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from rules.core.json_input import Facts
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State

__all__ = ["Row", "Strip", "draw_orbit_board", "fleet_rows", "orbit_board_image"]

_COLUMNS = 2
_COLUMN = (INNER - GAP * (_COLUMNS - 1)) // _COLUMNS
_EMPTY_HVAS, _WRECKS, _ROCKS = 3, 4, 10
"""Assets in a row that several share."""
_TALLEST = 1500


class Row(Struct, frozen=True):
    """A row of a fleet's card: ``ship`` (``low``: on one line), ``hva``, ``company`` (``deep``: at the ship or HVA
    above it), ``empty`` (HVAs without companies), ``gone`` (destroyed assets) or ``rocks``."""

    kind: str
    assets: tuple[Asset, ...]
    deep: bool = False

    @property
    def height(self) -> int:
        """Its height in pixels."""
        return ROWS[self.kind]


def draw_orbit_board(state: State, words: Facts) -> Picture:
    """Draw the board as a PNG, 1000 pixels wide. ``words``: those of ``text.board_labels``."""
    return encode(orbit_board_image(state, words))


def orbit_board_image(state: State, words: Facts) -> Image.Image:
    """Draw the board as an image."""
    rocks = _split("rocks", [asset for asset in state.there if asset.kind == DEBRIS and asset.placed], _ROCKS)
    top, decision = scoreboard.TOP + scoreboard.HEADER + GAP, status.decision_height(state, words)
    rest = top + sum(row.height + 4 for row in rocks) + decision + MARGIN
    cards = _cards(state, low=False)
    if rest + _tallest(cards) > _TALLEST:
        cards = _cards(state, low=True)
    below, height = top + _tallest(cards), rest + _tallest(cards)
    image = Image.new("RGB", (WIDTH, height), PAGE)
    status.draw_header(image, state, words)
    tops = [top] * _COLUMNS
    for player, card in enumerate(cards):
        side = player % _COLUMNS
        box = Box(MARGIN + side * (_COLUMN + GAP), tops[side], _COLUMN, scoreboard.SCORE)
        status.draw_score(image, box, state, player, words)
        _draw_rows(image, Box(box.x, box.bottom + 4, _COLUMN, 0), state, card)
        tops[side] += _height(card) + GAP
    _draw_rows(image, Box(MARGIN, below, INNER, 0), state, rocks)
    status.draw_decision(image, Box(MARGIN, height - MARGIN - decision, INNER, decision), state, words)
    return image


class Strip:
    """What stands under a map: every ship and company with what is left of it, two players abreast, leaders first."""

    def __init__(self, state: State) -> None:
        rows = {player: _strip_rows(state, player) for player in state.order or range(len(state.players))}
        self.cards = [card for card in rows.values() if card]
        tops = [0] * _COLUMNS
        self.places = list[tuple[int, int]]()
        for place, card in enumerate(self.cards):
            side = place % _COLUMNS
            self.places.append((side, tops[side]))
            tops[side] += sum(row.height + 4 for row in card) + GAP
        self.height = max(tops)

    def draw(self, image: Image.Image, top: int, state: State) -> None:
        """Draw the rows of all players below a line of the picture."""
        for (side, y), card in zip(self.places, self.cards, strict=True):
            _draw_rows(image, Box(MARGIN + side * (_COLUMN + GAP), top + y, _COLUMN, 0), state, card)


def _strip_rows(state: State, player: int) -> tuple[Row, ...]:
    """A player's ships on one line each, with the companies that touch them, and the companies elsewhere."""
    rows = (row for row in fleet_rows(state, player) if row.kind in ("ship", "company", "hva"))
    return tuple(Row("low", row.assets) if row.kind == "ship" else row for row in rows)


def _cards(state: State, *, low: bool) -> list[tuple[Row, ...]]:
    """The rows of each player's card; ``low``: ships without names, on one line."""
    cards = [tuple(fleet_rows(state, player)) for player in range(len(state.players))]
    return [tuple(Row("low", row.assets) if low and row.kind == "ship" else row for row in card) for card in cards]


def _tallest(cards: Sequence[Sequence[Row]]) -> int:
    """The height of the columns of cards."""
    return max(sum(_height(card) + GAP for card in cards[side::_COLUMNS]) for side in range(_COLUMNS))


def _height(card: Sequence[Row]) -> int:
    return scoreboard.SCORE + 4 + sum(row.height + 4 for row in card)


def _draw_rows(image: Image.Image, box: Box, state: State, rows: Sequence[Row]) -> None:
    y = box.y
    for row in rows:
        inset = 24 if row.deep else 0
        draw_row(image, Box(box.x + inset, y, box.w - inset, row.height), state, row.kind, row.assets)
        y += row.height + 4


# -- the rows of a fleet's card ---------------------------------------------------------------------------------------


def fleet_rows(state: State, player: int) -> Iterator[Row]:
    """A player's ships, each with the companies that touch it, HVAs, companies elsewhere, and destroyed assets.

    Assets not set up yet are among the rest. A company at another player's ship stands on that player's card.
    """
    own = state.assets_of(player)
    empty = []
    for asset in own:
        if asset.kind == COMPANY:
            continue
        guests = tuple(_guests(state, asset.id))
        if asset.ship or guests:
            yield Row("ship" if asset.ship else "hva", (asset,))
            yield from (Row("company", (guest,), deep=True) for guest in guests)
        else:
            empty.append(asset)
    yield from _split("empty", empty, _EMPTY_HVAS)
    yield from (Row("company", (a,)) for a in own if a.kind == COMPANY and _anchor(state, a) is None)
    gone = [asset for asset in state.assets if not asset.alive and asset.kind != DEBRIS and _home(asset) == player]
    yield from _split("gone", gone, _WRECKS)


def _home(asset: Asset) -> int:
    return asset.builder if asset.builder >= 0 else asset.owner


def _guests(state: State, host: str) -> Iterator[Asset]:
    """The companies that touch an asset, and those that touch these."""
    for company in state.touching(host):
        yield company
        yield from _guests(state, company.id)


def _anchor(state: State, company: Asset) -> Asset | None:
    """The ship or HVA at which a company is listed."""
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
