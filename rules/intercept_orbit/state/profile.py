"""All numbers of Intercept Orbit (RULINGS 2; rulebook: "Ranges", "Damage", "Move and Maneuver your ship").

Distances are in ruler units: 8 units are one ruler.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

__all__ = ["ORBIT", "Profile", "Range"]


class Range(StrEnum):
    """The four ranges, from the nearest to the farthest."""

    DOGFIGHT = "dogfight"
    POINT = "point-defense"
    ASSAULT = "assault"
    SUPPORT = "support"


class Profile(Struct, frozen=True):
    """The game as data. A running game keeps the one that it started with.

    ``reach`` is dogfight range, ``near`` point defense range, ``ruler`` assault range: each up to there. ``speed`` is
    how far a ship goes that nobody steers, ``click`` the angle of one click of a hinge in degrees.
    """

    id: str = "intercept-orbit"
    clock: int = 11
    ppa: int = 5
    white: int = 2
    reach: float = 1.0
    near: float = 2.0
    ruler: float = 8.0
    speed: int = 4
    click: float = 22.5
    nudge: float = 1.0
    dodge: float = 2.0
    bingo: int = 1
    repair: int = 6
    debris_max: int = 5
    boarded: int = 3
    close_call: float = 0.1


ORBIT = Profile()
