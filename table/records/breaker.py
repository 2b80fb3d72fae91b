"""A circuit breaker: while the program makes too many mistakes, nobody changes a game."""

import logging
from collections import deque

from table.errors import NotAllowed
from table.time.clock import MINUTE, Clock

MOST, PERIOD, REST = 20, MINUTE, MINUTE
"""So many mistakes in so many seconds open it, for as long as they come and for so many seconds after the last."""

log = logging.getLogger(__name__)


class Breaker:
    """Counts errors. Too many within ``PERIOD`` seconds open it for ``REST`` seconds; then it closes by itself."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._made: deque[float] = deque(maxlen=MOST)
        self._until = 0.0

    @property
    def open(self) -> bool:
        """Whether games must not be changed now."""
        return self._clock.now() < self._until

    def count(self) -> None:
        """Count an error."""
        now = self._clock.now()
        self._made.append(now)
        if len(self._made) == MOST and self._made[0] > now - PERIOD:
            if not self.open:
                log.critical("too-many-errors most=%d seconds=%d: games are not changed for a while", MOST, PERIOD)
            self._until = now + REST

    def must_be_closed(self) -> None:
        """Raises ``NotAllowed("resting")`` while the breaker is open."""
        if self.open:
            raise NotAllowed("resting")
