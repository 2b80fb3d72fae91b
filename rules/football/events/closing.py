"""Events of the end of a match and of its host's corrections."""

from __future__ import annotations

from rules.core.correction import Adjusting, Renaming
from rules.core.event import Outcome
from rules.field import Point
from rules.football.events.base import Event

__all__ = ["BallGiven", "GoalsSet", "MatchEnded", "OrdersSet", "PlayerRenamed"]


class GoalsSet(Event, Adjusting, frozen=True):
    """The host corrected a side's goals."""


class PlayerRenamed(Event, Renaming, frozen=True):
    """Another player has a side from now on."""


class BallGiven(Event, frozen=True):
    """The host gave the ball to a unit, or (None) laid it loose."""

    unit: str | None
    by: str
    at: Point | None = None
    why: str = "host"


class MatchEnded(Event, frozen=True):
    """The match ended."""

    outcome: Outcome
    why: str = "full-time"


class OrdersSet(Event, frozen=True):
    """A player's standing orders. Secret until they are used; an empty field asks."""

    player: int
    target: str = ""
    defend: str = ""
    mark: str = ""
    hotrod: str = ""
    why: str = "standing-orders"

    @property
    def secret_of(self) -> int:
        """The player whose secret it is."""
        return self.player
