"""Coordinates as players write them: cells (``7K``), points (``12.5,8``), directions (``N 2.5``), targets.

Cells of the grid are two units wide, columns lettered from the west, rows numbered from the north. A cell's row comes
first, so that it is no item's id (``K7``); written the other way round it is understood too.
"""

import math
import re

from rules.core.errors import Malformed, shown
from rules.field.geometry import Point, rounded

CELL = 2
FAR_MAX = 1000.0
"""No number of a place is greater."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CELL = re.compile(r"(\d{1,2})\s?([A-Za-z])|([A-Za-z])\s?(\d{1,2})")
_POINT = re.compile(r"\(?\s*(-?\d{1,3}(?:\.\d{1,6})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,6})?)\s*\)?")
NUMBER = r"(\d{1,3}(?:[.,]\d{1,4})?)"
"""The pattern of a written length, with a decimal point or comma."""
_COMPASS = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0), "O": (-1, 0)}
_BEARING = re.compile(rf"(N|S)?(E|W|O)?\s*{NUMBER}?", re.IGNORECASE)
_TOWARD = re.compile(r"(?:towards?|to|vers)\s+(.+)", re.IGNORECASE)


def cell(point: Point) -> str:
    """The cell of a point: ``7K``. A point beyond the west or north edge counts for the first cell."""
    west, north = (max(0, math.floor(value / CELL)) for value in point)
    return f"{north + 1}{column(west)}"


def column(number: int) -> str:
    """The letter of a column, counted from 0 in the west."""
    return _LETTERS[min(number, len(_LETTERS) - 1)]


def cell_middle(name: str) -> Point | None:
    """The middle of a cell, ``7K`` or ``K7``; None for a text that is not a cell."""
    found = _CELL.fullmatch(name.strip())
    if found is None:
        return None
    row, letter = int(found[1] or found[4]), (found[2] or found[3]).upper()
    return None if row == 0 else ((_LETTERS.index(letter) + 0.5) * CELL, (row - 0.5) * CELL)


def read_place(text: str, ways: str = "point") -> Point:
    """The point of ``7K``, ``12.5,8`` or ``12,5;8``.

    Raises ``Malformed("place-unreadable")`` with the ``ways`` to write a place: also as ``move`` or ``run`` allow.
    """
    middle = cell_middle(text[:20])
    found = _POINT.fullmatch((text.replace(",", ".") if ";" in text else text)[:40].strip())
    if middle is not None:
        return middle
    if found is None:
        raise Malformed("place-unreadable", place=shown(text), ways=ways)
    return rounded((float(found[1]), float(found[2])))


def read_coordinates(value: object, most: int = 2) -> tuple[float, ...]:
    """The numbers of a JSON array, two or up to ``most``. Raises ``Malformed("place-unreadable")``."""
    if not isinstance(value, list | tuple) or not 2 <= len(value) <= most or not all(map(_is_coordinate, value)):
        raise Malformed("place-unreadable", place=shown(value))
    return tuple(map(float, value))


def _is_coordinate(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= FAR_MAX


def read_number(text: str) -> float:
    """The length of a text that ``NUMBER`` matches."""
    return float(text.replace(",", "."))


def read_bearing(text: str, start: Point, far: float) -> Point | None:
    """The point of ``N 2.5`` or ``SW`` seen from ``start``; ``far`` is the distance where none is written.

    None for a text that names no direction: ``N2`` is a cell, ``N 2`` and ``NE2`` are directions.
    """
    found = _BEARING.fullmatch(text.strip())
    is_cell = cell_middle(text) is not None and " " not in text.strip()
    if found is None or is_cell or not (found[1] or found[2]):
        return None
    steps = [_COMPASS[letter.upper()] for letter in (found[1], found[2]) if letter]
    share = (far if found[3] is None else read_number(found[3])) / math.sqrt(len(steps))
    x, y = (sum(step[axis] for step in steps) for axis in (0, 1))
    return rounded((start[0] + x * share, start[1] + y * share))


def read_toward(text: str) -> str | None:
    """The rest of a text that begins with ``toward``: a name, perhaps with a number; None for any other text."""
    found = _TOWARD.fullmatch(text.strip())
    return None if found is None else found[1].strip()
