"""How often a person may ask for what costs time: replays, files, fields, analyses."""

import math
from collections import OrderedDict, deque

from table.errors import NotAllowed
from table.time.clock import MINUTE, Clock

MOST, PERIOD = 20, MINUTE
"""Costly requests that a person may make, and in how many seconds."""
PEOPLE_KEPT = 10_000


class Allowance:
    """How many costly requests each user has made in the last minute."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._asked: OrderedDict[int, deque[float]] = OrderedDict()

    def take(self, user: int) -> None:
        """Count a costly request. Raises ``NotAllowed("too-often")``."""
        now, asked = self._clock.now(), self._asked.setdefault(user, deque())
        self._asked.move_to_end(user)
        while asked and asked[0] <= now - PERIOD:
            asked.popleft()
        if len(asked) >= MOST:
            raise NotAllowed("too-often", seconds=math.ceil(asked[0] + PERIOD - now))
        asked.append(now)
        if len(self._asked) > PEOPLE_KEPT:
            self._asked.popitem(last=False)
