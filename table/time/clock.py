"""The time of day. Everything that waits, reminds or runs out asks the clock it was given, never the system."""

import time
from typing import Protocol

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Clock(Protocol):
    """A source of the time."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""


class SystemClock:
    """The time of this machine."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()


class ManualClock:
    """A clock that stands still until it is advanced."""

    def __init__(self, now: float = 0.0) -> None:
        self._now = now

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return self._now

    def advance(self, seconds: float) -> None:
        """Go forward by so many seconds."""
        self._now += seconds
