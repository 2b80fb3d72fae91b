"""The odds of an attack as bars."""

from __future__ import annotations

from msgspec import Struct

from render.kit.boxes import GAP, MARGIN, Box
from render.kit.icons import rounded
from render.kit.palette import DICE, FAINT, PAGE, PANEL, SOFT, TEXT
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.sheet import SHEET_INNER, SHEET_WIDTH
from render.kit.typeface import clean, fit, text_width, wrap, write
from render.kit.widgets import plate

_PAD = 16
_ROW = 44
_BAR = 28
_NUMBER = 56
_WORD = 220
_SHARE = 104
_CAPTION = 44
_ROWS = 13


class OddsLabels(Struct, frozen=True):
    """Every word of the picture, in the caller's language; empty ones are left out.

    ``bars``: a label, a chance from 0 to 1 and that chance in words each, thirteen at most. ``caption`` stands above
    them, ``mean`` and ``destroyed`` on its right.
    """

    title: str = ""
    where: str = ""
    caption: str = ""
    mean: str = ""
    destroyed: str = ""
    bars: tuple[tuple[str, float, str], ...] = ()


def draw_odds(labels: OddsLabels) -> Picture:
    """Draw the odds as a PNG, 800 pixels wide."""
    return encode(odds_image(labels))


def odds_image(labels: OddsLabels) -> Image.Image:
    """Draw the odds as an image."""
    bars = labels.bars[:_ROWS]
    where = wrap(clean(labels.where), SHEET_INNER - 8, 28)
    top = 12 + 52 + 36 * len(where) + GAP
    panel = Box(MARGIN, top, SHEET_INNER, _CAPTION + _ROW * len(bars) + _PAD)
    image = Image.new("RGB", (SHEET_WIDTH, panel.bottom + MARGIN), PAGE)
    title = fit(clean(labels.title), SHEET_INNER - 8, 36, "Bold")
    write(image, (MARGIN + 4, 12 + 24), title, 36, TEXT, "Bold")
    for number, line in enumerate(where):
        write(image, (MARGIN + 4, 12 + 52 + 14 + 36 * number), line, 28, SOFT)
    plate(image, panel, PANEL)
    _caption(image, Box(panel.x + _PAD, panel.y, panel.w - 2 * _PAD, _CAPTION), labels)
    column = max(_NUMBER, *(min(_WORD, text_width(clean(label), 24, "Bold") + 20) for label, _, _ in bars), 0)
    most = max((chance for _, chance, _ in bars), default=0.0)
    for number, bar in enumerate(bars):
        row = Box(panel.x + _PAD, panel.y + _CAPTION + _ROW * number, panel.w - 2 * _PAD, _ROW)
        _bar(image, row, bar, bar[1] / most if most else 0.0, column)
    return image


def _caption(image: Image.Image, box: Box, labels: OddsLabels) -> None:
    edge = box.right
    for text in (clean(labels.destroyed), clean(labels.mean)):
        if text:
            shown = fit(text, box.w * 2 // 5, 26, "Medium")
            edge -= write(image, (edge, box.middle + 4), shown, 26, TEXT, "Medium", "right") + 24
    write(image, (box.x, box.middle + 4), fit(clean(labels.caption), edge - box.x, 26), 26, SOFT)


def _bar(image: Image.Image, row: Box, bar: tuple[str, float, str], share: float, column: int) -> None:
    """Draw a bar, its label in a column of that width, and its chance."""
    label, _, words = clean(bar[0]), bar[1], clean(bar[2])
    size = 30 if text_width(label, 30, "Bold") <= _NUMBER - 8 else 24
    write(image, (row.x + column - 16, row.middle), fit(label, column - 16, size, "Bold"), size, TEXT, "Bold", "right")
    room = row.w - column - _SHARE
    length = max(4, round(room * share))
    face = FAINT if label == "0" else DICE["R"][0]
    bar_box = Box(row.x + column, row.middle - _BAR // 2, length, _BAR)
    image.paste(face, (bar_box.x, bar_box.y), rounded(bar_box.w, bar_box.h, min(6, length // 2)))
    write(image, (bar_box.right + 12, row.middle), fit(words, _SHARE - 12, 28, "Medium"), 28, TEXT, "Medium")
