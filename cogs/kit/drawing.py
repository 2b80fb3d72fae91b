"""Pictures are drawn off the event loop, one at a time, and not while somebody waits for a reply.

Several threads at once, or one in the middle of a reply, would keep the event loop waiting for Python's one lock.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from render import DiceGroup, Rolled, draw_dice
from text.fluent.catalogue import warm as read_catalogues

__all__ = ["drawn", "drawn_at_once", "leisure", "replying", "warm_up"]

T = TypeVar("T")

PATIENCE = 0.5
"""Seconds that a picture waits at the most while replies are on their way."""
TURN = 0.001
"""Seconds that Python lets a drawing go on while the event loop wants its turn; 0.005 unless told otherwise."""


class _Replies:
    """How many replies are on their way, and what waits until there is none."""

    def __init__(self) -> None:
        self.count = 0
        self.waiting: list[asyncio.Future[None]] = []

    def gone(self) -> None:
        self.count -= 1
        if self.count == 0:
            waiting, self.waiting = self.waiting, []
            for future in waiting:
                if not future.done():
                    future.set_result(None)


_replies = _Replies()
_easel = ThreadPoolExecutor(1, "draw")


@contextmanager
def replying() -> Iterator[None]:
    """Whoever waits for what is done within comes before any picture."""
    _replies.count += 1
    try:
        yield
    finally:
        _replies.gone()


async def leisure() -> None:
    """Waits until nobody waits for a reply, but not for long."""
    if _replies.count:
        future = asyncio.get_running_loop().create_future()
        _replies.waiting.append(future)
        await asyncio.wait({future}, timeout=PATIENCE)


async def drawn(draw: Callable[..., T], *args: Any) -> T:
    """What a drawing function returns."""
    await leisure()
    return await drawn_at_once(draw, *args)


async def drawn_at_once(draw: Callable[..., T], *args: Any) -> T:
    """The same where the picture is the reply that somebody waits for."""
    return await asyncio.get_running_loop().run_in_executor(_easel, draw, *args)


def warm_up() -> None:
    """Loads, meanwhile, what the first players would otherwise wait for: words of all languages, fonts, libraries."""
    sys.setswitchinterval(TURN)
    _easel.submit(_first_things)


def _first_things() -> None:
    import d20

    read_catalogues()
    d20.roll("1d6")
    draw_dice((DiceGroup((Rolled("W6", 1),), "", ""),), "", "", "")
    if not gc.get_freeze_count():
        # What is loaded by now stays: looking through it for garbage again and again would stop everything for 0.1 s.
        gc.freeze()
