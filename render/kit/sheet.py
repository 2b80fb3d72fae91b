"""A sheet of paper for charts: a title, and paragraphs that stay in their boxes."""

from __future__ import annotations

from typing import Literal

from PIL import Image

from render.kit.boxes import MARGIN, Box
from render.kit.palette import PAGE, TEXT, Colour
from render.kit.typeface import Weight, fit, text_width, wrap, write

__all__ = ["WIDTH", "lines_in", "paragraph", "sheet"]

WIDTH = 800
_TITLE = 56
_LEADING = 32
_LINES = 3


def sheet(title: str, height: int) -> tuple[Image.Image, int]:
    """An empty picture with a title, and the height at which there is room for so much more."""
    top = MARGIN + (_TITLE if title else 0)
    image = Image.new("RGB", (WIDTH, top + height + MARGIN), PAGE)
    if title:
        size = 34
        while size > 26 and text_width(title, size, "Bold") > WIDTH - 2 * MARGIN:
            size -= 2
        write(image, (MARGIN, MARGIN + 20), fit(title, WIDTH - 2 * MARGIN, size, "Bold"), size, TEXT, "Bold")
    return image, top


def lines_in(text: str, width: int, size: int, weight: Weight = "Regular", lines: int = _LINES) -> tuple[str, ...]:
    """A clean text on as few lines as it needs."""
    for count in range(1, lines + 1):
        found = wrap(text, width, size, weight, lines=count)
        if not found or not found[-1].endswith("…"):
            break
    return found


def paragraph(
    image: Image.Image,
    box: Box,
    text: str,
    size: int,
    weight: Weight = "Regular",
    *,
    colour: Colour = TEXT,
    lines: int = _LINES,
    align: Literal["left", "middle"] = "left",
) -> None:
    """Write a clean text in the middle of a box's height, on as many lines as it needs."""
    found = lines_in(text, box.w, size, weight, lines)
    x = box.x if align == "left" else box.x + box.w // 2
    first = box.middle - (len(found) - 1) * _LEADING // 2
    for number, line in enumerate(found):
        write(image, (x, first + number * _LEADING), line, size, colour, weight, align)
