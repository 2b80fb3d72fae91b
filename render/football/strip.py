"""The strip under a pitch: both teams with their systems, each below its goals."""

from __future__ import annotations

from render.football import status
from render.kit import widgets
from render.kit.boxes import GAP, MARGIN, Box
from render.kit.palette import CARD, CARD_DONE, SOFT, TEXT, blend, player_colour
from render.kit.pillow import Image
from render.kit.portraits import paint_row
from render.kit.typeface import clean, fit, write
from rules.football.state import State, Unit

__all__ = ["draw_strip", "strip_height"]

_ROW = 60
_BETWEEN = 6


def strip_height(state: State) -> int:
    """The height of all rows, and of the gap above."""
    return GAP + max(len(state.units_of(side)) for side in (0, 1)) * (_ROW + _BETWEEN)


def draw_strip(image: Image.Image, top: int, state: State) -> None:
    """Draw every unit with its part, id, systems, name, and the ball if it has it."""
    for place, side in enumerate(state.ends):
        left = MARGIN + place * (status.HALF + GAP)
        for row, unit in enumerate(state.units_of(side)):
            _draw_row(image, Box(left, top + GAP + row * (_ROW + _BETWEEN), status.HALF, _ROW), state, unit)


def _draw_row(image: Image.Image, box: Box, state: State, unit: Unit) -> None:
    part = status.part_of(state, unit)
    done = part == "done"
    widgets.edged_plate(
        image, box, blend(player_colour(unit.owner), CARD_DONE, 0.7 if done else 1.0), CARD_DONE if done else CARD
    )
    paint_row(image, box, unit.id, dim=done)
    widgets.mark(image, part, (box.x + 30, box.middle), 28)
    chip = box.x + 52, box.middle
    widgets.lay_chip(image, chip, (unit.owner, unit.id), (92, 44), "done" if done else "ready")
    end = widgets.systems(image, (box.x + 156, box.middle), unit.systems, unit.lost, 38)
    name, edge = "" if unit.name == unit.id else clean(unit.name), box.right - 14
    if state.ball.holder == unit.id:
        status.draw_ball_mark(image, (box.right - 30, box.middle), 36)
        edge -= 40
    ink = SOFT if done else TEXT
    write(image, (end + 8, box.middle), fit(name, edge - end, 26), 26, ink)
