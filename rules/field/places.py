"""Cells of the grid: two units wide, columns lettered from the west, rows numbered from the north."""

from __future__ import annotations

import math
import re

from rules.errors import Malformed, shown
from rules.field.geometry import Point, rounded

__all__ = ["CELL", "cell", "cell_middle", "read_place"]

CELL = 2
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CELL = re.compile(r"([A-Za-z])\s?(\d{1,2})")
_POINT = re.compile(r"\(?\s*(-?\d{1,3}(?:\.\d{1,6})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,6})?)\s*\)?")


def cell(point: Point) -> str:
    """The cell in which a point lies: ``K7``. A point beyond the west or north edge counts for the first cell."""
    column, row = (max(0, math.floor(value / CELL)) for value in point)
    return f"{_LETTERS[min(column, len(_LETTERS) - 1)]}{row + 1}"


def cell_middle(name: str) -> Point | None:
    """The middle of a cell, or ``None`` for a text that names none."""
    found = _CELL.fullmatch(name.strip())
    if found is None or int(found[2]) == 0:
        return None
    return (_LETTERS.index(found[1].upper()) + 0.5) * CELL, (int(found[2]) - 0.5) * CELL


def read_place(text: str) -> Point:
    """The point that is meant by ``K7`` or ``12.5,8``. Raises ``Malformed("place-unreadable")``."""
    middle = cell_middle(text[:20])
    found = _POINT.fullmatch(text[:40].strip())
    if middle is not None:
        return middle
    if found is None:
        raise Malformed("place-unreadable", place=shown(text))
    return rounded((float(found[1]), float(found[2])))
