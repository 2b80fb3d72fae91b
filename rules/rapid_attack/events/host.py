"""Corrections by the host."""

from __future__ import annotations

from rules.core.correction import Adjusting, Renaming
from rules.rapid_attack.events.base import Event

__all__ = ["ClockSet", "Fell", "FrameSet", "PlayerRenamed", "PoolSet", "ScoreAdjusted", "StationSet", "TerrainSet"]


class StationSet(Event, frozen=True):
    """The host set the holder of a station."""

    station: str
    holder: int | None
    by: str
    why: str = "host"


class TerrainSet(Event, frozen=True):
    """A piece of terrain is tracked from now on, or was corrected. Without hits it gives no cover any more."""

    piece: str
    name: str
    hits: int
    by: str
    why: str = "terrain"


class FrameSet(Event, frozen=True):
    """The host set the systems and white dice of a frame, which may stand again."""

    frame: str
    systems: tuple[str, ...]
    lost: tuple[str, ...]
    white: int
    dropped: bool
    activated: bool
    by: str
    why: str = "host"


class PoolSet(Event, frozen=True):
    """The host set the dice of a frame's turn: first the ``used`` ones, as they were, then the others."""

    frame: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    used: int
    by: str
    why: str = "host"


class Fell(Event, frozen=True):
    """A frame fell: dice by the height, faces sorted, and the hits among them.

    ``by``: the host who says so; empty where the structure under the frame gave way.
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
    """A side has another player from now on."""


class ClockSet(Event, frozen=True):
    """The host set the clock."""

    clock: int
    by: str
    why: str = "host"
