"""The end of the match, and the corrections of its host."""

from __future__ import annotations

from rules.football.events.base import Event
from rules.football.state import Point
from rules.outcome import Outcome

__all__ = ["BallGiven", "GoalsSet", "MatchEnded", "PlayerRenamed"]


class GoalsSet(Event, frozen=True):
    """The host corrected a side's goals by some."""

    player: int
    points: int
    by: str
    reason: str = ""
    why: str = "host"


class PlayerRenamed(Event, frozen=True):
    """Somebody else plays a side from now on."""

    player: int
    was: str
    name: str
    why: str = "host"


class BallGiven(Event, frozen=True):
    """The host corrected who has the ball; None: it lies loose."""

    unit: str | None
    by: str
    at: Point | None = None
    why: str = "host"


class MatchEnded(Event, frozen=True):
    """The match is over."""

    outcome: Outcome
    why: str = "full-time"
