"""Directions as people write them: ``NE``, ``112.5``, ``cap 45``, ``SSO`` in French; and steps in a direction."""

import re

from rules.core.errors import Malformed, shown
from rules.field import Point
from rules.intercept_orbit.space.bases import ahead, normal

POINTS = ("N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW")
"""The points of the compass, clockwise from north."""
BETWEEN_POINTS = 22.5
"""Degrees from one point of the compass to the next."""
_DEGREES = re.compile(r"(\d{1,3}(?:[.,]\d{1,2})?)\s*°?")
_WORD = re.compile(r"(?:heading|facing|cap|face)\s*", re.IGNORECASE)
_LAST = re.compile(
    r"(?P<place>.+?)\s+(?P<heading>(?:(?:heading|facing|cap|face)\s+)?(?:[NSEWO]{1,3}|\d{1,3}(?:[.,]\d{1,2})?\s*°?)"
    r"|(?:(?:heading|facing|face)\s+)?(?:towards?|to|vers)\s+.+)",
    re.IGNORECASE,
)
_STEP = re.compile(r"([NSEWO]{1,3})\s*(\d{1,3}(?:[.,]\d{1,4})?)?", re.IGNORECASE)


def read_heading(text: str) -> float:
    """Read ``NE``, ``SSO`` or ``45°``. Raises ``Malformed("heading-unreadable")``."""
    plain = _WORD.sub("", text.strip(), count=1)
    point = plain.upper().replace("O", "W")
    if point in POINTS:
        return POINTS.index(point) * BETWEEN_POINTS
    found = _DEGREES.fullmatch(plain)
    if found is None or float(found[1].replace(",", ".")) > 360:
        raise Malformed("heading-unreadable", heading=shown(text))
    return normal(float(found[1].replace(",", ".")))


def split_heading(text: str) -> tuple[str, str]:
    """Split a text into place and heading. Raises ``Malformed("place-unreadable")``."""
    found = _LAST.fullmatch(text.strip())
    if found is None:
        raise Malformed("place-unreadable", place=shown(text))
    return found["place"].rstrip(" ,;"), _WORD.sub("", found["heading"], count=1)


def step_away(text: str, start: Point, most: float) -> Point | None:
    """The point in a direction from another: ``N 2.5``, or ``SW`` for ``most``; None for any other text.

    ``N2`` is a cell, not a step.
    """
    found = _STEP.fullmatch(text.strip())
    if found is None or found[1].upper().replace("O", "W") not in POINTS:
        return None
    if found[2] and found[2].isdecimal() and len(found[0]) == 1 + len(found[2]):
        return None
    far = most if found[2] is None else float(found[2].replace(",", "."))
    return ahead(start, read_heading(found[1]), far)
