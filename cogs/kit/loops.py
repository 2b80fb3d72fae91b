"""Loops that run as long as the bot does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from cogs.gateway.asked import ASKED
from cogs.kit.metrics import LOOPS

log = logging.getLogger(__name__)

PAUSE = 30.0
"""Seconds between an error and the next start."""


async def kept_going(name: str, loop: Callable[[], Awaitable[None]]) -> None:
    """Run a loop until it ends or is cancelled. One that an error ends is started again, and counted."""
    ASKED.set(None)  # it belongs to no interaction, whichever began it
    while True:
        try:
            return await loop()
        except Exception:
            LOOPS.labels(name).inc()
            log.exception("loop-ended loop=%s", name)
        await asyncio.sleep(PAUSE)
