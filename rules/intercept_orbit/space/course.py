"""Courses of ships: how they are written and read, and what they cost (RULINGS 2.4).

A ruler has a hinge after each unit but its eighth, where a second one is joined.
"""

from __future__ import annotations

import re

from msgspec import Struct

from rules.core.errors import Illegal, Malformed, shown

__all__ = [
    "CLICK",
    "MOMENTUM",
    "SPEED_MOST",
    "Course",
    "can_click",
    "check_course",
    "cost",
    "read_course",
    "straight_on",
    "write_course",
]

CLICK = 22.5
MOMENTUM = 4
SPEED_MOST = 12
RULER = 8
_TEXT_MAX = 100
_PORT, _STARBOARD = "LGPB", "RDST"
_WORDS = {
    "left": "L", "port": "L", "gauche": "L", "bâbord": "L", "babord": "L",
    "right": "R", "starboard": "R", "droite": "R", "tribord": "R",
}  # fmt: skip
_STRAIGHT = re.compile(r"\b(straight(\s+(ahead|on))?|ahead|tout\s+droit|speed|vitesse)\b")
_COURSE = re.compile(r"\s*(\d{1,2})\b\s*((?:\d{1,2}\s*[LRGDPSBT]\s*[LRGDPSBT]?(?![A-Z])\s*)*)", re.IGNORECASE)
_HINGE = re.compile(r"(\d{1,2})\s*([LRGDPSBT])\s*([LRGDPSBT]?)", re.IGNORECASE)


class Course(Struct, frozen=True, cache_hash=True):
    """How far a ship goes, and the clicks at each hinge after so many units: below 0 to port, above to starboard."""

    speed: int
    clicks: tuple[int, ...] = ()

    @property
    def turns(self) -> tuple[tuple[int, int], ...]:
        """The hinges that are clicked, from 1, each with its clicks."""
        return tuple((number, click) for number, click in enumerate(self.clicks, start=1) if click)


def straight_on(speed: int = MOMENTUM) -> Course:
    """A course without a click."""
    return Course(speed, (0,) * speed)


# -- writing and reading ----------------------------------------------------------------------------------------------


def write_course(course: Course) -> str:
    """The course as text: ``5 2L 4RR`` goes five units, a click to port at hinge 2, two to starboard at hinge 4."""
    turns = (f"{number}{('L' if click < 0 else 'R') * abs(click)}" for number, click in course.turns)
    return " ".join((str(course.speed), *turns))


def read_course(text: str) -> Course:
    """The course that is meant by ``5 2L 4R``, ``3 straight``, ``6: 1RR``. Port and starboard and French go as well.

    Raises ``Malformed("course-unreadable")``; ``Illegal("no-such-hinge")`` for a hinge that it does not pass.
    """
    found = _COURSE.fullmatch(_plain(text)) if len(text) <= _TEXT_MAX else None
    if found is None or int(found[1]) > SPEED_MOST:
        raise Malformed("course-unreadable", course=shown(text))
    clicks = [0] * int(found[1])
    for hinge, one, two in _HINGE.findall(found[2]):
        number, side, other = int(hinge), _side(one), _side(two or one)
        if side != other:
            raise Malformed("course-unreadable", course=shown(text))
        if not can_click(number, len(clicks)) or clicks[number - 1]:
            raise Illegal("no-such-hinge", hinge=number, speed=len(clicks))
        clicks[number - 1] = side * (2 if two else 1)
    return Course(len(clicks), tuple(clicks))


def _plain(text: str) -> str:
    """The text with single letters for words, and nothing between its numbers but spaces."""
    text = _STRAIGHT.sub(" ", text.casefold())
    for word, letter in _WORDS.items():
        text = re.sub(rf"\b{word}\b", letter, text)
    return re.sub(r"[,;:]", " ", text)


def _side(letter: str) -> int:
    return -1 if letter.upper() in _PORT else 1


def can_click(hinge: int, speed: int) -> bool:
    """Whether a ship of that speed passes a hinge: there is none where two rulers are joined."""
    return 1 <= hinge <= speed and hinge % RULER != 0


def cost(course: Course) -> int:
    """How many pips of the maneuver die a course needs."""
    return abs(course.speed - MOMENTUM) + len(course.turns)


def check_course(course: Course, pips: int, *, double: bool = False, hva: bool = False) -> None:
    """Raises ``Illegal`` if a ship cannot fly a course with so many pips.

    ``double``: a frigate clicks a hinge twice for one pip. ``hva``: four units, and one click of one hinge.
    ``no-such-hinge``, ``hinge-clicked-twice``, ``course-too-dear``, ``hva-course``.
    """
    for hinge, click in course.turns:
        if not can_click(hinge, course.speed):
            raise Illegal("no-such-hinge", hinge=hinge, speed=course.speed)
        if abs(click) > (2 if double else 1):
            raise Illegal("hinge-clicked-twice", hinge=hinge, most=2 if double else 1)
    if hva and (course.speed != MOMENTUM or len(course.turns) > 1):
        raise Illegal("hva-course", speed=MOMENTUM)
    if not hva and cost(course) > pips:
        raise Illegal("course-too-dear", course=write_course(course), pips=pips, cost=cost(course))
