"""The host's corrections."""

from __future__ import annotations

from rules.core.host_events import Adjusting, Renaming
from rules.rapid_attack.events.base import Event

__all__ = ["ClockSet", "Fell", "PlayerRenamed", "ScoreAdjusted", "StationSet", "TerrainSet"]


class StationSet(Event, frozen=True):
    """The host corrected who controls a station."""

    station: str
    holder: int | None
    by: str
    why: str = "host"


class TerrainSet(Event, frozen=True):
    """A piece of terrain is kept count of from now on, or was put right. No hits: it gives no cover any more."""

    piece: str
    name: str
    hits: int
    by: str
    why: str = "terrain"


class Fell(Event, frozen=True):
    """A frame fell: one die for every three bricks of height, a hit on four and more.

    ``by`` is the host who said so, empty when what it stood on gave way on a map.
    """

    frame: str
    bricks: int
    dice: tuple[int, ...]
    hits: int
    by: str = ""
    why: str = "elevation"


class ScoreAdjusted(Event, Adjusting, frozen=True):
    """The host corrected a score by some points."""


class PlayerRenamed(Event, Renaming, frozen=True):
    """Somebody else plays a side from now on."""


class ClockSet(Event, frozen=True):
    """The host corrected the clock."""

    clock: int
    by: str
    why: str = "host"
