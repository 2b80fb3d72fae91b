"""The board of a declared table: each fleet, ship by ship, with the companies that touch them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct, structs

from render.intercept_orbit import status
from render.kit import scoreboard, widgets
from render.kit.boxes import GAP, INNER, MARGIN, WIDTH, Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, CARD, CARD_DONE, FAINT, PAGE, SOFT, TEXT, Colour, blend, player_colour
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.portraits import paint_row
from render.kit.typeface import clean, fit, text_width, write
from render.space.hulls import hull_icon
from render.space.signs import ace_star, builder_sign, captor_sign, dice_beside, fuel_die, lay_systems
from rules.core.json_input import Facts
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State

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
    """Draw the board as a PNG, 1000 pixels wide. ``words``: those of ``Narrator.board_labels``."""
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


# -- rows: ships, companies, HVAs, destroyed assets, debris -----------------------------------------------------------

ROWS = {"ship": 92, "low": 52, "company": 52, "hva": 52, "empty": 52, "gone": 40, "rocks": 40}
"""The heights of rows, by kind."""
_ROOM = 8
_TILES = (28, 25, 22, 19)
_NAME = 78


def draw_row(image: Image.Image, box: Box, state: State, kind: str, assets: Sequence[Asset]) -> None:
    """Draw a row with its assets."""
    if kind in _SINGLE:
        _draw_ground(image, box, state, assets[0])
        _SINGLE[kind](image, box, state, assets[0])
        return
    draw, abreast = _SHARED[kind]
    width = (box.w + 4) // max(len(assets), abreast) - 4
    for place, asset in enumerate(assets):
        draw(image, Box(box.x + place * (width + 4), box.y, width, box.h), state, asset)


def _draw_ground(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    """Draw the plate of a row, its edge in the colour of the asset's part in the activation."""
    part = status.part_of(state, asset)
    edge = ALERT if status.is_targeted(state, asset) else {"active": TEXT, "suspended": SOFT}.get(part)
    colour = player_colour(asset.owner)
    if edge is not None:
        widgets.plate(image, box, edge)
        box = box.inset(2)
    done = part == "done" or asset.drifting
    ground = CARD_DONE if done else CARD
    widgets.edged_plate(image, box, blend(colour, CARD_DONE, 0.7) if done else colour, ground, 6)
    paint_row(image, box, asset.id, dim=done)


def _ink(asset: Asset) -> Colour:
    return SOFT if asset.gone or asset.drifting else TEXT


def _draw_head(image: Image.Image, at: tuple[int, int], state: State, asset: Asset, width: int) -> int:
    """Draw an asset's part in the activation, its id and its builder; return the end."""
    x, y = at
    part = status.part_of(state, asset)
    if part != "ready" or asset.ready:
        widgets.mark(image, part, (x + 13, y), 26)
    style = "gone" if asset.drifting else "done" if asset.gone else "ready"
    x = widgets.lay_chip(image, (x + 32, y), (asset.owner, asset.id), (width, 40), style) + 6
    if asset.builder not in (asset.owner, -1):
        widgets.lay(image, builder_sign(asset.builder, 34), (x + 17, y))
        x += 40
    return x


def _draw_name(image: Image.Image, box: Box, asset: Asset) -> None:
    name = "" if asset.name == asset.id else clean(asset.name)
    write(image, (box.x, box.middle), fit(name, box.w, 26, "Medium"), 26, _ink(asset), "Medium")


def _draw_dice(image: Image.Image, box: Box, asset: Asset, size: int) -> int:
    """Draw the dice beside an asset, from the right; return their start."""
    spots = tuple((spot.die, spot.value) for spot in asset.spots)
    x = box.right - _ROOM
    for sprite in reversed(dice_beside(asset.defense, asset.defense_die, spots, size)):
        widgets.lay(image, sprite, (x - sprite.width // 2, box.middle))
        x -= sprite.width
    return x


def _draw_ship(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    upper, lower = box.y + 26, box.y + 69
    edge = _draw_dice(image, box, asset, 50)
    x = _draw_head(image, (box.x + 12, upper), state, asset, 88)
    hull = hull_icon(asset.kind, asset.owner, asset.builder, 40, done=asset.gone)
    widgets.lay(image, hull, (x + 26, upper))
    x += 54
    _draw_name(image, Box(x, upper - 16, edge - _ROOM - x, 32), asset)
    lost = status.lost_systems(asset)
    size = 32 if len(asset.systems) + len(lost) <= 5 else 26
    x = lay_systems(image, (box.x + 14, lower), asset.systems, lost, size)
    widgets.whites(image, (x + 8, lower), asset.white, state.profile.white, 26)


def _draw_company(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    """Draw a company, or a ship with little room, on one line."""
    y = box.middle
    edge = _draw_dice(image, box, asset, 36)
    x = _draw_head(image, (box.x + 10, y), state, asset, 86)
    if asset.ship:
        widgets.lay(image, hull_icon(asset.kind, asset.owner, asset.builder, 36, done=asset.gone), (x + 18, y))
        x += 38
    captor = status.captor_of(state, asset)
    signs = [] if asset.ace is None else [ace_star(asset.ace, 30)]
    signs += [] if captor is None else [captor_sign(captor, 30)]
    signs += [] if asset.fuel is None else [fuel_die(asset.fuel, 38, status.is_bingo(state, asset))]
    x = widgets.lay_row(image, (x, y), signs, 3)
    if asset.aboard:
        stamp(image, "catapult", (x + 18, y), 30, FAINT)
        x += 40
    x = _draw_host(image, (x, y), state, asset)
    lost, whole = status.lost_systems(asset), state.profile.white
    count, room = len(asset.systems) + len(lost), edge - x - 8
    fitting = [size for size in _TILES if _room_for(count, whole, size) <= room]
    size = next((size for size in fitting if _room_for(count, whole, size) + _NAME <= room), max(fitting, default=0))
    if not size:
        return
    x = lay_systems(image, (x + 4, y), asset.systems, lost, size)
    x = widgets.whites(image, (x + 4, y), asset.white, whole, size * 3 // 4) + 12
    if edge - x >= _NAME:
        _draw_name(image, Box(x, box.y, edge - x, box.h), asset)


def _room_for(systems: int, whites: int, size: int) -> int:
    return systems * (size + max(3, size // 8)) + whites * (size * 3 // 4 + 3) + 8


def _draw_host(image: Image.Image, at: tuple[int, int], state: State, asset: Asset) -> int:
    """Draw the id of the debris that a company touches; return its end."""
    if asset.host is None or state.asset(asset.host).owner >= 0:
        return at[0]
    label = widgets.id_label(asset.host)
    return at[0] + 8 + write(image, (at[0] + 4, at[1]), label, 26, SOFT, "Bold")


def _draw_hva(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    x = _draw_head(image, (box.x + 12, box.middle), state, asset, 88)
    widgets.lay(image, hull_icon(HVA, asset.owner, asset.builder, 40, done=asset.gone), (x + 22, box.middle))
    _draw_name(image, Box(x + 48, box.y, box.right - _ROOM - x - 48, box.h), asset)


def _draw_empty_hva(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    """Draw an HVA without companies."""
    _draw_ground(image, box, state, asset)
    _draw_head(image, (box.x + 10, box.middle), state, structs.replace(asset, builder=asset.owner), 80)
    edge = box.right - 17
    if asset.builder in (asset.owner, -1):
        widgets.lay(image, hull_icon(HVA, asset.owner, asset.builder, 36, done=asset.gone), (edge, box.middle))
    else:
        widgets.lay(image, builder_sign(asset.builder, 30), (edge, box.middle))


def _draw_gone(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    """Draw a destroyed asset."""
    player = asset.builder if asset.builder >= 0 else asset.owner
    width = min(box.w, 46 + max(40, text_width(widgets.id_label(asset.id), 30, "Bold")))
    widgets.lay_chip(image, (box.x, box.middle), (player, asset.id), (width, 34), "gone")
    stamp(image, "slash", (box.x + width // 2, box.middle), 34, ALERT)


def _draw_rock(image: Image.Image, box: Box, state: State, asset: Asset) -> None:
    """Draw a piece of debris, red where it is a target."""
    widgets.plate(image, box, ALERT if status.is_targeted(state, asset) else CARD_DONE, 8)
    write(image, (box.x + box.w // 2, box.middle), widgets.id_label(asset.id), 28, SOFT, "Bold", "middle")


_Draw = Callable[[Image.Image, Box, State, Asset], None]
_SINGLE: dict[str, _Draw] = {"ship": _draw_ship, "low": _draw_company, "company": _draw_company, "hva": _draw_hva}
_SHARED: dict[str, tuple[_Draw, int]] = {
    "empty": (_draw_empty_hva, 3),
    "gone": (_draw_gone, 4),
    "rocks": (_draw_rock, 10),
}
"""Rows that several assets share, and the least number of places in them."""
