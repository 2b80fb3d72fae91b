"""The page of a chart: a title, and paragraphs that stay in their boxes."""

from __future__ import annotations

from typing import Literal

from render.kit.boxes import MARGIN, Box
from render.kit.palette import PAGE, TEXT, Colour
from render.kit.pillow import Image
from render.kit.typeface import Weight, fit, size_to_fit, wrap, write

SHEET_WIDTH = 800
SHEET_INNER = SHEET_WIDTH - 2 * MARGIN
_TITLE = 56
_LEADING = 32
_LINES = 3


def sheet(title: str, height: int) -> tuple[Image.Image, int]:
    """An empty picture with a title and room of a height below it, and the top of that room."""
    top = MARGIN + (_TITLE if title else 0)
    image = Image.new("RGB", (SHEET_WIDTH, top + height + MARGIN), PAGE)
    if title:
        size = size_to_fit(title, SHEET_INNER, 34, 26, step=2)
        write(image, (MARGIN, MARGIN + 20), fit(title, SHEET_INNER, size, "Bold"), size, TEXT, "Bold")
    return image, top


def fewest_lines(text: str, width: int, size: int, weight: Weight = "Regular", lines: int = _LINES) -> tuple[str, ...]:
    """Break a clean text into as few lines as it needs, at most ``lines``."""
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
    """Write a clean text on as few lines as it needs, centred on the height of a box."""
    found = fewest_lines(text, box.w, size, weight, lines)
    x = box.x if align == "left" else box.x + box.w // 2
    first = box.middle - (len(found) - 1) * _LEADING // 2
    for number, line in enumerate(found):
        write(image, (x, first + number * _LEADING), line, size, colour, weight, align)
