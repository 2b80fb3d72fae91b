"""What time it is. Everything that waits, reminds or runs out asks a clock that it was given, never the system."""

from __future__ import annotations

import time
from typing import Protocol

__all__ = ["DAY", "HOUR", "MINUTE", "Clock", "SystemClock", "TurnedClock"]

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Clock(Protocol):
    """Whatever tells the time."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        ...


class SystemClock:
    """The time of this machine."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()


class TurnedClock:
    """A clock that stands still until it is turned."""

    def __init__(self, now: float = 0.0) -> None:
        self._now = now

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return self._now

    def turn(self, seconds: float) -> None:
        """Goes on by so many seconds."""
        self._now += seconds
