"""What a host may put right in any game; each family adds corrections of its own."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["AdjustScore", "Correction", "EndGame", "RenamePlayer"]


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
    """Somebody else plays a side from now on."""

    player: int
    name: str
