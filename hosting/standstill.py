"""A bot whose event loop stands still ends itself, so that what watches over it starts it again."""

import asyncio
import faulthandler
import logging
import os
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

log = logging.getLogger(__name__)

LOOKS, LOOK = 120, 1.0
"""Looks in a row at a loop that has not turned, and seconds between two: a suspended machine looks no more than it."""
STATUS = 70
"""The exit status: an error within the program, after which a restart helps."""


@asynccontextmanager
async def ends_when_it_stands() -> AsyncIterator[None]:
    """End the process when the loop stands meanwhile, and write down where it does."""
    over = threading.Event()
    watching = threading.Thread(target=_watch, args=(asyncio.get_running_loop(), over), name="standstill", daemon=True)
    watching.start()
    try:
        yield
    finally:
        over.set()


def _watch(loop: asyncio.AbstractEventLoop, over: threading.Event) -> None:
    turned, missed = threading.Event(), 0
    turned.set()
    while not over.wait(LOOK):
        if turned.is_set():
            missed = 0
            turned.clear()
            try:
                loop.call_soon_threadsafe(turned.set)
            except RuntimeError:  # it is closed
                return
        else:
            missed += 1
        if missed >= LOOKS:
            log.critical("loop-stands seconds=%d: the bot ends, to be started again", missed * LOOK)
            faulthandler.dump_traceback(all_threads=True)
            os._exit(STATUS)
