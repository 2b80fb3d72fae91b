"""Discord takes one identify in five seconds: processes on one database, and starts one after the other, take turns."""

from __future__ import annotations

import asyncio
import logging
import time

from storage import Storage, StorageError

__all__ = ["PAUSE", "wait_for_turn"]

log = logging.getLogger(__name__)

PAUSE = 5.25
"""Seconds between two identifies: Discord's five, and what a message may take."""
LOOK_AGAIN = 0.25
LONGEST = 60.0
"""Seconds after which a turn is taken anyway: another machine's clock may be wrong."""
_KEY = "identified"


async def wait_for_turn(storage: Storage, scope: str) -> None:
    """Wait until nobody else has identified for ``PAUSE``. Where the database does not answer, wait for that long."""
    until = time.monotonic() + LONGEST
    try:
        while not await storage.settings.seize(scope, _KEY, _written(time.time()), _written(time.time() - PAUSE)):
            if time.monotonic() > until:
                log.warning("identified-without-turn")
                return
            await asyncio.sleep(LOOK_AGAIN)
    except StorageError as error:
        log.warning("no-turn-to-identify error=%r", error)
        await asyncio.sleep(PAUSE)


def _written(at: float) -> str:
    """A time as text that sorts as it does."""
    return f"{at:017.3f}"
