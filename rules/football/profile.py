"""All numbers of Mecha Football (RULINGS 3; rulebook: "Football games", "Movement Scale and Shooting Scale").

Distances are in shooting units (2 inches); a unit of movement is two of them.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

__all__ = ["FOOTBALL", "Profile", "Range"]


class Range(StrEnum):
    """The three ranges, as in Rapid Attack."""

    HAND_TO_HAND = "hand-to-hand"
    DIRECT_FIRE = "direct-fire"
    ARTILLERY = "artillery"


class Profile(Struct, frozen=True):
    """The game as data. A running match keeps the one that it started with.

    ``stride``: units covered for each pip of a move die. ``open`` and ``screened`` are the faces that hit with nobody
    in the line, and with somebody. Pitch, goal and ball in units; ``radius`` is that of a unit's base.
    """

    id: str = "football"
    turns: int = 6
    half: int = 3
    initiative: str = "K10"
    stride: int = 2
    open: tuple[int, ...] = (5, 6)
    screened: tuple[int, ...] = (6,)
    foul: int = 1
    white: int = 2
    systems_max: int = 4
    same_max: int = 2
    ruler: float = 8.0
    reach: float = 1.0
    length: float = 36.0
    width: float = 24.0
    goal: float = 2.0
    radius: float = 0.5
    ball: float = 0.25
    touch: float = 0.1


FOOTBALL = Profile()
