"""The end of the match, and the corrections of its host."""

from __future__ import annotations

from rules.core.host_events import Adjusting, Renaming
from rules.core.outcome import Outcome
from rules.football.events.base import Event
from rules.football.state import Point

__all__ = ["BallGiven", "GoalsSet", "MatchEnded", "PlayerRenamed"]


class GoalsSet(Event, Adjusting, frozen=True):
    """The host corrected a side's goals by some."""


class PlayerRenamed(Event, Renaming, frozen=True):
    """Somebody else plays a side from now on."""


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
