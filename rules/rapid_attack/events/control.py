"""Stations, scores, the clock, standing orders, the end."""

from __future__ import annotations

from msgspec import field

from rules.core.event import Outcome
from rules.rapid_attack.events.base import Event
from rules.rapid_attack.orders import FrameOrder, OwnOrder

__all__ = ["ClockAdvanced", "ClockHeld", "GameEnded", "OrdersSet", "RoundEnded", "ScoresChanged", "StationChanged"]


class StationChanged(Event, frozen=True):
    """A station has another holder, or none (contested)."""

    station: str
    before: int | None
    holder: int | None
    why: str = "stations"


class ScoresChanged(Event, frozen=True):
    """The new scores, and the new order."""

    scores: tuple[int, ...]
    order: tuple[int, ...]
    why: str = "score"


class RoundEnded(Event, frozen=True):
    """Every frame has acted: the clock goes down by one, and each player may advance it by one more."""

    round: int
    clock: int
    why: str = "doomsday"


class ClockAdvanced(Event, frozen=True):
    """A player advanced the clock by one more."""

    player: int
    clock: int
    why: str = "doomsday"


class ClockHeld(Event, frozen=True):
    """A player held the clock."""

    player: int
    why: str = "doomsday"


class OrdersSet(Event, frozen=True):
    """A player's standing orders (``rules.rapid_attack.orders``). They stay secret until they are used."""

    player: int
    losses: tuple[str, ...]
    give_ground: bool | None = field(name="ground")
    for_all: FrameOrder = field(default=FrameOrder(), name="plan")
    frames: tuple[OwnOrder, ...] = ()
    agrees: bool = False
    why: str = "standing-orders"

    @property
    def secret_of(self) -> int:
        """The player whose secret it is."""
        return self.player


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome
    why: str = "end"
