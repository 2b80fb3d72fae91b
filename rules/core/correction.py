"""Corrections by the host of a game. ``Ruleset.corrections`` lists those that a ruleset takes."""

from __future__ import annotations

from msgspec import Struct

__all__ = [
    "AdjustScore",
    "Correction",
    "EndGame",
    "Fall",
    "PlaceFrame",
    "PutAt",
    "RenamePlayer",
    "SetClock",
    "SetStation",
    "SetTerrain",
]


class Correction(Struct, frozen=True, tag=True):
    """The base of all corrections."""


class AdjustScore(Correction, frozen=True):
    """Add points to a player's score; negative ones are taken off."""

    player: int
    points: int
    reason: str = ""


class EndGame(Correction, frozen=True):
    """End the game now, with the scores as they are. ``reason``: ``ended-by-host``, or ``abandoned`` by all."""

    reason: str = "ended-by-host"


class RenamePlayer(Correction, frozen=True):
    """Give a side to another player from now on."""

    player: int
    name: str


class SetStation(Correction, frozen=True):
    """Give a station to a player (by number), or to nobody."""

    station: str
    holder: int | None


class PlaceFrame(Correction, frozen=True):
    """Declare a frame within one unit of a station, or of none."""

    frame: str
    station: str | None


class PutAt(Correction, frozen=True):
    """Put a frame or a station somewhere else on the map: ``[x, y]``, ``K7`` or ``12.5,8``."""

    item: str
    at: object


class SetClock(Correction, frozen=True):
    """Set the doomsday clock."""

    clock: int


class SetTerrain(Correction, frozen=True):
    """Track a piece of terrain: a new one (``piece`` None) by its name, or a known one's remaining hits."""

    piece: str | None
    name: str
    hits: int


class Fall(Correction, frozen=True):
    """Let a frame fall from that many bricks (advanced rule: elevation)."""

    frame: str
    bricks: int
