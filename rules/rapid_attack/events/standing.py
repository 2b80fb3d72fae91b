"""What follows: stations, scores, the clock, the end."""

from __future__ import annotations

from rules.rapid_attack.events.base import Event
from rules.rapid_attack.state import FramePlan, Outcome, Plan

__all__ = ["ClockAdvanced", "ClockHeld", "GameEnded", "OrdersSet", "RoundEnded", "ScoresChanged", "StationChanged"]


class StationChanged(Event, frozen=True):
    """A station was taken, or lost to nobody."""

    station: str
    before: int | None
    holder: int | None
    why: str = "stations"


class ScoresChanged(Event, frozen=True):
    """Scores were counted anew, and with them the order."""

    scores: tuple[int, ...]
    order: tuple[int, ...]
    why: str = "score"


class RoundEnded(Event, frozen=True):
    """Every frame has acted: the clock goes down by one, and each player may take one more."""

    round: int
    clock: int
    why: str = "doomsday"


class ClockAdvanced(Event, frozen=True):
    """A player took one more from the clock."""

    player: int
    clock: int
    why: str = "doomsday"


class ClockHeld(Event, frozen=True):
    """A player left the clock as it is."""

    player: int
    why: str = "doomsday"


class OrdersSet(Event, frozen=True):
    """A player left standing orders. They stay secret until they are used."""

    player: int
    losses: tuple[str, ...]
    ground: bool | None
    plan: Plan = Plan()
    frames: tuple[FramePlan, ...] = ()
    why: str = "standing-orders"

    @property
    def secret_of(self) -> int:
        """Whose secret it is."""
        return self.player


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome
    why: str = "end"
