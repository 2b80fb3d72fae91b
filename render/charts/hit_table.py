"""A table of the rulebook: the faces of damage dice that hit, in a row for each kind of attack."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit import widgets
from render.kit.boxes import GAP, MARGIN, Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, LINE, PANEL, TEXT, blend
from render.kit.pillow import Image
from render.kit.sheet import SHEET_INNER, paragraph, sheet

FACES = range(1, 7)
_LEGEND = 48
"""The height of the legend below the table."""
_CELL, _ROW = 80, 96


class HitFace(Struct, frozen=True):
    """The effect of a face: the signs of what it hits, none for a miss; ``target``: it counts against the target."""

    signs: tuple[str, ...] = ()
    target: bool = False


def draw_hit_table(title: str, rows: Sequence[tuple[str, Sequence[HitFace]]]) -> tuple[Image.Image, int]:
    """Draw a row for each text with its six faces; return the image and the top of the legend."""
    image, top = sheet(title, len(rows) * (_ROW + GAP) + _LEGEND)
    for text, faces in rows:
        box = Box(MARGIN, top, SHEET_INNER, _ROW)
        widgets.plate(image, box, PANEL)
        first = box.right - GAP - _CELL * len(FACES)
        paragraph(image, Box(box.x + 16, box.y, first - box.x - 24, box.h), text, 28, "Medium")
        for face, effect in zip(FACES, faces, strict=True):
            _draw_face(image, Box(first + (face - 1) * _CELL, box.y + 8, _CELL - 8, 80), face, effect)
        top = box.bottom + GAP
    return image, top


def _draw_face(image: Image.Image, box: Box, face: int, effect: HitFace) -> None:
    if effect.signs:
        widgets.plate(image, box, blend(ALERT, PANEL, 0.5) if effect.target else LINE, 8)
    centre = box.x + box.w // 2
    widgets.die(image, ("R6", face), (centre, box.y + 30), 40, 0, not effect.signs)
    for place, sign in enumerate(effect.signs):
        stamp(image, sign, (centre + (2 * place - len(effect.signs) + 1) * 14, box.y + 66), 24, TEXT)
