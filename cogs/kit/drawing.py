"""Pictures, drawn off the event loop: one at a time, and not while a reply is in progress.

Several threads at once, or one during a reply, would keep the event loop waiting for Python's one lock.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import ParamSpec, TypeVar

from render import DiceGroup, Rolled, draw_dice

__all__ = ["draw_later", "draw_now", "reply_in_progress", "wait_for_replies", "warm_up"]

P = ParamSpec("P")
T = TypeVar("T")

WAIT_MOST = 0.5
"""The most seconds that a picture waits for replies."""
SWITCH_INTERVAL = 0.001
"""Seconds that Python lets a drawing go on while the event loop wants to run; its own default is 0.005."""


class _Replies:
    """The number of replies in progress, and the pictures that wait until it is 0."""

    def __init__(self) -> None:
        self.count = 0
        self.waiting: list[asyncio.Future[None]] = []

    def done(self) -> None:
        self.count -= 1
        if self.count == 0:
            waiting, self.waiting = self.waiting, []
            for future in waiting:
                if not future.done():
                    future.set_result(None)


_replies = _Replies()
_thread = ThreadPoolExecutor(1, "draw")


@contextmanager
def reply_in_progress() -> Iterator[None]:
    """Put off pictures during a reply."""
    _replies.count += 1
    try:
        yield
    finally:
        _replies.done()


async def wait_for_replies() -> None:
    """Wait until no reply is in progress, for ``WAIT_MOST`` seconds at the most."""
    if _replies.count:
        future = asyncio.get_running_loop().create_future()
        _replies.waiting.append(future)
        await asyncio.wait({future}, timeout=WAIT_MOST)


async def draw_later(draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a drawing function in the drawing thread, once no reply is in progress."""
    await wait_for_replies()
    return await draw_now(draw, *args, **kwargs)


async def draw_now(draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a drawing function in the drawing thread: for a picture that is the reply itself."""
    return await asyncio.get_running_loop().run_in_executor(_thread, partial(draw, *args, **kwargs))


def warm_up() -> None:
    """Preload in the drawing thread: fonts, libraries."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    _thread.submit(_load)


def _load() -> None:
    import d20

    d20.roll("1d6")
    draw_dice((DiceGroup((Rolled("W6", 1),), "", ""),), "", "", "")
    if not gc.get_freeze_count():
        # Objects loaded by now stay: each garbage collection of them would stop everything for 0.1 s.
        gc.freeze()
