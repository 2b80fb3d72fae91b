"""Events of the host's corrections that every family has, each under its own tag."""

from __future__ import annotations

from rules.core.event import Event

__all__ = ["Adjusting", "Renaming"]


class Adjusting(Event, frozen=True):
    """The host corrected a side's score by some points."""

    player: int
    points: int
    by: str
    reason: str = ""
    why: str = "host"


class Renaming(Event, frozen=True):
    """Somebody else plays a side from now on."""

    player: int
    was: str
    name: str
    why: str = "host"
