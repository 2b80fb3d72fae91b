"""When the loop of reminders looks again: it plans a time, and who knows of something that is due sooner says so."""

import contextlib

import discord

from table.time.clock import Clock

LEAST, MOST = 1.0, 60.0
"""Seconds between two looks: the next one is when something is due, within these bounds."""
SOONER = "look_sooner"
"""The client's event that wakes the loop."""


class NextLook:
    """The time of the next look, which moves to an earlier one only."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._at = 0.0

    def plan(self) -> None:
        """Begin a look: the next one comes as late as may be, unless ``by`` is called."""
        self._at = self._clock.now() + MOST

    def by(self, at: float) -> None:
        """Look for due things at time ``at`` (unix seconds) at the latest."""
        if at < self._at:
            self._at = at
            self._client.dispatch(SOONER)

    async def comes(self) -> None:
        """Wait for it. The wall clock may jump, so it says how long to wait and never when it is over."""
        with contextlib.suppress(TimeoutError):
            while True:
                left = self._at - self._clock.now()
                await self._client.wait_for(SOONER, timeout=min(max(left, LEAST), MOST))
