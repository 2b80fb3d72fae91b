"""The card of a frame on the board of a declared table."""

from __future__ import annotations

from render.kit import widgets
from render.kit.boxes import Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, CARD, CARD_DONE, FAINT, SOFT, TEXT, Colour, blend, player_colour
from render.kit.pillow import Image
from render.kit.portraits import paint_row
from render.kit.typeface import clean, fit, text_width, write
from render.rapid_attack.board_layout import WIDE_FROM
from render.scene import Card

_ROOMY_FROM = 300
"""Tiles have larger dice from this width on."""


def draw_card(image: Image.Image, box: Box, card: Card, holder: int | None = None, *, named: bool = True) -> None:
    """Draw a frame: its id and name, its systems, the dice beside it, and its part in the activation.

    ``holder`` of the station that it was declared at; ``named``: a small card has a line for the name.
    """
    _ground(image, box, card)
    if box.w >= WIDE_FROM:
        _wide(image, box, card, holder)
    else:
        _tile(image, box, card, holder, named)
    if card.targeted:
        stamp(image, "circle", (box.x + 2, box.y + 3), 36, ALERT)
        stamp(image, "reticle", (box.x + 2, box.y + 3), 28, TEXT)


def _ground(image: Image.Image, box: Box, card: Card) -> None:
    edge: dict[str, Colour] = {"active": TEXT, "suspended": SOFT}
    if card.targeted:
        widgets.outline(image, box, ALERT, 4)
    elif card.part in edge:
        widgets.outline(image, box, edge[card.part], 4 if card.part == "active" else 2)
    colour = player_colour(card.owner)
    ground = CARD_DONE if card.part in ("done", "gone") else CARD
    faded = {"done": 0.7, "gone": 0.0}.get(card.part, 1.0)
    widgets.edged_plate(image, box, blend(colour, CARD_DONE, faded), ground)
    paint_row(image, box, card.id, dim=card.part in ("done", "gone"))


def _chip(image: Image.Image, card: Card, at: tuple[int, int], width: int) -> None:
    style = card.part if card.part in ("done", "gone") else "ready"
    widgets.lay_chip(image, at, (card.owner, card.id), (width, 40), style)


def _ink(card: Card) -> Colour:
    return FAINT if card.part == "gone" else SOFT if card.part == "done" else TEXT


def _wide(image: Image.Image, box: Box, card: Card, holder: int | None) -> None:
    upper, lower = box.y + 28, box.y + 72
    widgets.mark(image, card.part, (box.x + 34, box.middle), 32)
    _chip(image, card, (box.x + 60, upper), 92)
    lying = 2 if card.part == "gone" else (card.defense is not None) + len(card.spots)
    edge = box.right - (16, 86, 152)[lying]
    if card.posts:
        edge = _station(image, (edge, upper), card, holder)
    start = box.x + 162
    write(image, (start, upper), fit(card.name, edge - start, 24, "Medium"), 24, _ink(card), "Medium")
    x = widgets.systems(image, (box.x + 60, lower), card.systems, card.lost, 32)
    x = widgets.whites(image, (x + 10, lower), card.white, card.whole, 26)
    widgets.rockets(image, (x + 10, lower), card.rockets, 28, _ink(card))
    _beside(image, card, ((box.right - 106, box.middle), (box.right - 40, box.middle)), 58)


def _tile(image: Image.Image, box: Box, card: Card, holder: int | None, named: bool) -> None:
    upper, lower = box.y + 28, box.y + 70
    x = box.x + 16
    _chip(image, card, (x, upper), 84)
    widgets.mark(image, card.part, (x + 104, upper), 28)
    widgets.rockets(image, (x + 124, upper), card.rockets, 24, _ink(card))
    end = widgets.systems(image, (x, lower), card.systems, card.lost, 27)
    widgets.whites(image, (end + 5, lower), card.white, card.whole, 18)
    if box.w >= _ROOMY_FROM:
        places, size = ((box.right - 92, box.y + 48), (box.right - 34, box.y + 48)), 50
    else:
        places, size = ((box.right - 28, box.y + 26), (box.right - 28, box.y + 72)), 42
    _beside(image, card, places, size)
    if named:
        edge = box.right - 14
        if card.posts:
            edge = _station(image, (edge, box.y + 106), card, holder)
        write(image, (x, box.y + 106), fit(card.name, edge - x, 24, "Medium"), 24, _ink(card), "Medium")


def _station(image: Image.Image, at: tuple[int, int], card: Card, holder: int | None) -> int:
    """Draw the station of a frame, its end at a point; return its start."""
    station = clean(", ".join(card.posts))
    width = text_width(station, 24, "Bold")
    write(image, at, station, 24, _ink(card), "Bold", "right")
    widgets.lay(image, widgets.flag(holder, 32), (at[0] - width - 18, at[1]))
    return at[0] - width - 40


def _beside(image: Image.Image, card: Card, places: tuple[tuple[int, int], tuple[int, int]], size: int) -> None:
    """Draw defense die and spot die beside a frame, one alone outermost, or the cross of a wreck."""
    if card.part == "gone":
        middle = ((places[0][0] + places[1][0]) // 2, (places[0][1] + places[1][1]) // 2)
        stamp(image, "cross", middle, size, blend(ALERT, CARD_DONE, 0.7))
    if card.defense is not None:
        place = places[1] if not card.spots and places[0][1] == places[1][1] else places[0]
        widgets.defense_die(image, card.defense, card.defense_die, place, size)
    for die, value in card.spots:
        widgets.spot_die(image, value, die, places[1], size)
