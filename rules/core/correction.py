"""What the host of a game may correct. A ruleset lists the corrections that it takes (``Ruleset.corrections``)."""

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
    """Points to add to a player's score (negative: to take)."""

    player: int
    points: int
    reason: str = ""


class EndGame(Correction, frozen=True):
    """The game ends now, with the scores as they are. ``reason``: ``ended-by-host``, or ``abandoned`` by all."""

    reason: str = "ended-by-host"


class RenamePlayer(Correction, frozen=True):
    """A side has another player from now on."""

    player: int
    name: str


class SetStation(Correction, frozen=True):
    """A station belongs to a player (by number), or to nobody."""

    station: str
    holder: int | None


class PlaceFrame(Correction, frozen=True):
    """A frame stands within one unit of a station, or of none."""

    frame: str
    station: str | None


class PutAt(Correction, frozen=True):
    """A frame or a station stands somewhere else on the map: ``[x, y]``, ``K7`` or ``12.5,8``."""

    item: str
    at: object


class SetClock(Correction, frozen=True):
    """What the doomsday clock shows."""

    clock: int


class SetTerrain(Correction, frozen=True):
    """Track a piece of terrain: a new one (``piece`` None) by its name, or a known one's remaining hits."""

    piece: str | None
    name: str
    hits: int


class Fall(Correction, frozen=True):
    """A frame fell from that many bricks (advanced rule: elevation)."""

    frame: str
    bricks: int
