"""Courses of ships: how they are written and read, and what they cost (RULINGS 2.4).

A ruler has a hinge after each unit but its last, where a second one is joined.
"""

import re
from collections.abc import Iterator

from msgspec import Struct

from rules.core.errors import Illegal, Malformed, shown
from rules.intercept_orbit.state.profile import Profile
from rules.intercept_orbit.state.units import Kind

_TEXT_MAX = 100
_PORT = "LGPB"
_WORDS = {
    "left": "L", "port": "L", "gauche": "L", "bâbord": "L", "babord": "L",
    "right": "R", "starboard": "R", "droite": "R", "tribord": "R",
}  # fmt: skip
_ALONE = re.compile(r"straight(\s+(ahead|on))?|ahead|tout\s+droit")
_STRAIGHT = re.compile(rf"\b({_ALONE.pattern}|speed|vitesse)\b")
_COURSE = re.compile(r"\s*(\d{1,2})\b\s*((?:\d{1,2}(?:\s*[LRGDPSBT])+(?![A-Z])\s*)*)", re.IGNORECASE)
_HINGE = re.compile(r"(\d{1,2})((?:\s*[LRGDPSBT])+)", re.IGNORECASE)


class Course(Struct, frozen=True, cache_hash=True):
    """The units that a ship goes, and the clicks of the hinge after each: below 0 to port, above to starboard."""

    speed: int
    clicks: tuple[int, ...] = ()

    @property
    def turns(self) -> tuple[tuple[int, int], ...]:
        """The clicked hinges, from 1, each with its clicks."""
        return tuple((number, click) for number, click in enumerate(self.clicks, start=1) if click)


def straight_on(speed: int) -> Course:
    """A course without a click."""
    return Course(speed, (0,) * speed)


# -- writing and reading ----------------------------------------------------------------------------------------------


def write_course(course: Course) -> str:
    """The course as text: ``5 2L 4RR`` goes five units, a click to port at hinge 2, two to starboard at hinge 4."""
    turns = (f"{number}{('L' if click < 0 else 'R') * abs(click)}" for number, click in course.turns)
    return " ".join((str(course.speed), *turns))


def read_course(profile: Profile, text: str) -> Course:
    """Read ``5 2L 4R``, ``3 straight`` or ``6: 1RR``, and ``straight`` alone: at the ship's own speed; port, starboard
    and French words are understood too.

    Raises ``Malformed("course-unreadable")``; ``Illegal("no-such-hinge")`` for a hinge that the ship does not pass.
    """
    if len(text) <= _TEXT_MAX and _ALONE.fullmatch(text.strip().casefold()):
        return straight_on(profile.speed)
    found = _COURSE.fullmatch(_plain(text)) if len(text) <= _TEXT_MAX else None
    hinges = [] if found is None else [(int(number), _sides(letters)) for number, letters in _HINGE.findall(found[2])]
    most = max(profile.clicks, profile.frigate_clicks)
    if found is None or int(found[1]) > profile.top_speed or any(len(sides) > most for _, sides in hinges):
        raise Malformed("course-unreadable", course=shown(text))
    clicks = [0] * int(found[1])
    for number, sides in hinges:
        if len(set(sides)) > 1:
            raise Malformed("course-unreadable", course=shown(text))
        if not can_click(profile, number, len(clicks)) or clicks[number - 1]:
            raise Illegal("no-such-hinge", hinge=number, speed=len(clicks))
        clicks[number - 1] = sum(sides)
    return Course(len(clicks), tuple(clicks))


def _plain(text: str) -> str:
    """The text with single letters for words and spaces for punctuation."""
    text = _STRAIGHT.sub(" ", text.casefold())
    for word, letter in _WORDS.items():
        text = re.sub(rf"\b{word}\b", letter, text)
    return re.sub(r"[,;:]", " ", text)


def _sides(letters: str) -> list[int]:
    return [-1 if letter in _PORT else 1 for letter in letters.upper() if not letter.isspace()]


def can_click(profile: Profile, hinge: int, speed: int) -> bool:
    """Whether a ship of that speed passes a hinge: there is none where two rulers are joined."""
    return 1 <= hinge <= speed and hinge % profile.ruler != 0


def cost(profile: Profile, course: Course) -> int:
    """The pips of the manoeuvre die that a course costs."""
    return abs(course.speed - profile.speed) + len(course.clicks) - course.clicks.count(0)


def speeds(profile: Profile, kind: Kind, pips: int) -> Iterator[tuple[int, int]]:
    """The possible speeds with ``pips`` to spend, each with the hinges that may be clicked then."""
    own = profile.speed
    if kind == Kind.HVA:
        yield own, profile.hva_hinges
        return
    for speed in range(max(0, own - pips), min(profile.top_speed, own + pips) + 1):
        yield speed, pips - abs(speed - own)


def check_legal(profile: Profile, course: Course, kind: Kind, pips: int) -> None:
    """Raises ``Illegal`` if a ship or an HVA cannot fly a course with ``pips`` to spend.

    ``no-such-hinge``, ``hinge-clicked-twice``, ``course-too-dear``; an HVA, which needs no pips: ``hva-course``.
    """
    most, hva = profile.clicks_of(kind), kind == Kind.HVA
    for hinge, click in course.turns:
        if not can_click(profile, hinge, course.speed):
            raise Illegal("no-such-hinge", hinge=hinge, speed=course.speed)
        if abs(click) > most:
            raise Illegal("hinge-clicked-twice", hinge=hinge, most=most)
    if hva and (course.speed != profile.speed or len(course.turns) > profile.hva_hinges):
        raise Illegal("hva-course", speed=profile.speed)
    price = cost(profile, course)
    if not hva and price > pips:
        raise Illegal("course-too-dear", course=write_course(course), pips=pips, cost=price)
