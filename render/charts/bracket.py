"""The bracket of a knock-out: a column a round, a box a match, its winner bold."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit import widgets
from render.kit.boxes import MARGIN, Box
from render.kit.palette import CARD, PAGE, PANEL, SOFT, TEXT, player_colour
from render.kit.pillow import Image, ImageDraw
from render.kit.png import Picture, encode
from render.kit.typeface import clean, fit, write

_HEAD = 96
_COLUMN, _BETWEEN = 284, 32
_LINE, _GAP = 44, 14
_MATCH = 2 * _LINE
_NAME = 32


class BracketMatch(Struct, frozen=True):
    """A match: two names with their scores as text, empty where there is none yet. ``winner``: 0, 1, or None."""

    names: tuple[str, str] = ("", "")
    scores: tuple[str, str] = ("", "")
    winner: int | None = None


def draw_bracket(rounds: Sequence[Sequence[BracketMatch]], title: str) -> Picture:
    """Draw the bracket as a PNG, its last round on the right. Thread-safe.

    ``rounds``: from the first, each with half the matches of the one before.
    """
    width = 2 * MARGIN + len(rounds) * (_COLUMN + _BETWEEN) - _BETWEEN
    height = _HEAD + len(rounds[0]) * (_MATCH + _GAP) + MARGIN
    image = Image.new("RGB", (max(width, 720), height), PAGE)
    write(image, (MARGIN, 36), fit(clean(title, "?"), image.width - 2 * MARGIN, 40, "Bold"), 40, TEXT, "Bold")
    for number, row in enumerate(rounds):
        for place, match in enumerate(row):
            box = _box(number, place)
            if number + 1 < len(rounds):
                _join(image, box, _box(number + 1, place // 2))
            _draw(image, box, match)
    return encode(image)


def _box(number: int, place: int) -> Box:
    """The box of a match: halfway between the two before it."""
    step = (_MATCH + _GAP) * 2**number
    top = _HEAD + step * place + (step - _MATCH - _GAP) // 2
    return Box(MARGIN + number * (_COLUMN + _BETWEEN), top, _COLUMN, _MATCH)


def _join(image: Image.Image, box: Box, after: Box) -> None:
    right, middle, half = box.right, box.middle, box.right + _BETWEEN // 2
    way = [(right, middle), (half, middle), (half, after.middle), (after.x, after.middle)]
    ImageDraw.Draw(image).line(way, SOFT, 3)


def _draw(image: Image.Image, box: Box, match: BracketMatch) -> None:
    edge = PANEL if match.winner is None else player_colour(match.winner)
    widgets.edged_plate(image, box, edge, CARD)
    for line, (name, score) in enumerate(zip(match.names, match.scores, strict=True)):
        middle = box.y + _LINE // 2 + line * _LINE
        won = match.winner == line
        shown = fit(clean(name), _COLUMN - 90, _NAME, "Bold" if won else "Regular")
        lost = match.winner is not None and not won
        write(image, (box.x + 20, middle), shown, _NAME, SOFT if lost else TEXT, "Bold" if won else "Regular")
        write(image, (box.x + _COLUMN - 14, middle), score, _NAME, SOFT if lost else TEXT, "Bold", "right")
