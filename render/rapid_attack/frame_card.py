"""The card of a frame on the board of a declared table."""

from __future__ import annotations

from msgspec import Struct

from render.kit import widgets
from render.kit.boxes import Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, CARD, CARD_DONE, FAINT, SOFT, TEXT, Colour, blend, player_colour
from render.kit.pillow import Image
from render.kit.portraits import paint_row
from render.kit.typeface import clean, fit, text_width, write
from render.rapid_attack.board_layout import WIDE_FROM
from rules.rapid_attack.state import Frame

_ROOMY_FROM = 300
"""Tiles have larger dice from this width on."""


class Look(Struct, frozen=True):
    """A frame's part in the activation, the station it stands at with its holder, and its full number of white dice."""

    part: str = "ready"
    targeted: bool = False
    station: str = ""
    holder: int | None = None
    named: bool = True
    whole: int = 0


def frame_name(frame: Frame) -> str:
    """A frame's name as the font can show it; empty if it has only its id."""
    return "" if frame.name == frame.id else clean(frame.name)


def draw_card(image: Image.Image, box: Box, frame: Frame, look: Look) -> None:
    """Draw a frame: its id and name, its systems, the dice beside it, and its part in the activation."""
    _ground(image, box, frame, look)
    if box.w >= WIDE_FROM:
        _wide(image, box, frame, look)
    else:
        _tile(image, box, frame, look)
    if look.targeted:
        stamp(image, "circle", (box.x + 2, box.y + 3), 36, ALERT)
        stamp(image, "reticle", (box.x + 2, box.y + 3), 28, TEXT)


def _ground(image: Image.Image, box: Box, frame: Frame, look: Look) -> None:
    edge: dict[str, Colour] = {"active": TEXT, "suspended": SOFT}
    if look.targeted:
        widgets.outline(image, box, ALERT, 4)
    elif look.part in edge:
        widgets.outline(image, box, edge[look.part], 4 if look.part == "active" else 2)
    colour = player_colour(frame.owner)
    ground = CARD_DONE if look.part in ("done", "gone") else CARD
    faded = {"done": 0.7, "gone": 0.0}.get(look.part, 1.0)
    widgets.edged_plate(image, box, blend(colour, CARD_DONE, faded), ground)
    paint_row(image, box, frame.id, dim=look.part in ("done", "gone"))


def _chip(image: Image.Image, frame: Frame, look: Look, at: tuple[int, int], width: int) -> None:
    style = look.part if look.part in ("done", "gone") else "ready"
    widgets.lay_chip(image, at, (frame.owner, frame.id), (width, 40), style)


def _ink(look: Look) -> Colour:
    return FAINT if look.part == "gone" else SOFT if look.part == "done" else TEXT


def _wide(image: Image.Image, box: Box, frame: Frame, look: Look) -> None:
    upper, lower = box.y + 28, box.y + 72
    widgets.mark(image, look.part, (box.x + 34, box.middle), 32)
    _chip(image, frame, look, (box.x + 60, upper), 92)
    lying = 2 if not frame.alive else (frame.defense is not None) + (frame.spot is not None)
    edge = box.right - (16, 86, 152)[lying]
    if look.station:
        edge = _station(image, (edge, upper), look)
    start = box.x + 162
    write(image, (start, upper), fit(frame_name(frame), edge - start, 24, "Medium"), 24, _ink(look), "Medium")
    x = widgets.systems(image, (box.x + 60, lower), frame.systems, frame.lost, 32)
    x = widgets.whites(image, (x + 10, lower), frame.white, look.whole, 26)
    widgets.rockets(image, (x + 10, lower), frame.rockets, 28, _ink(look))
    _beside(image, frame, look, ((box.right - 106, box.middle), (box.right - 40, box.middle)), 58)


def _tile(image: Image.Image, box: Box, frame: Frame, look: Look) -> None:
    upper, lower = box.y + 28, box.y + 70
    x = box.x + 16
    _chip(image, frame, look, (x, upper), 84)
    widgets.mark(image, look.part, (x + 104, upper), 28)
    widgets.rockets(image, (x + 124, upper), frame.rockets, 24, _ink(look))
    end = widgets.systems(image, (x, lower), frame.systems, frame.lost, 27)
    widgets.whites(image, (end + 5, lower), frame.white, look.whole, 18)
    if box.w >= _ROOMY_FROM:
        places, size = ((box.right - 92, box.y + 48), (box.right - 34, box.y + 48)), 50
    else:
        places, size = ((box.right - 28, box.y + 26), (box.right - 28, box.y + 72)), 42
    _beside(image, frame, look, places, size)
    if look.named:
        edge = box.right - 14
        if look.station:
            edge = _station(image, (edge, box.y + 106), look)
        write(image, (x, box.y + 106), fit(frame_name(frame), edge - x, 24, "Medium"), 24, _ink(look), "Medium")


def _station(image: Image.Image, at: tuple[int, int], look: Look) -> int:
    """Draw the station of a frame, its end at a point; return its start."""
    width = text_width(look.station, 24, "Bold")
    write(image, at, look.station, 24, _ink(look), "Bold", "right")
    widgets.lay(image, widgets.flag(look.holder, 32), (at[0] - width - 18, at[1]))
    return at[0] - width - 40


def _beside(
    image: Image.Image, frame: Frame, look: Look, places: tuple[tuple[int, int], tuple[int, int]], size: int
) -> None:
    """Draw defense die and spot die beside a frame, one alone outermost, or the cross of a wreck."""
    if look.part == "gone":
        middle = ((places[0][0] + places[1][0]) // 2, (places[0][1] + places[1][1]) // 2)
        stamp(image, "cross", middle, size, blend(ALERT, CARD_DONE, 0.7))
    if frame.defense is not None:
        place = places[1] if frame.spot is None and places[0][1] == places[1][1] else places[0]
        widgets.defense_die(image, frame.defense, frame.defense_die, place, size)
    if frame.spot is not None:
        widgets.spot_die(image, frame.spot, frame.spot_die, places[1], size)
