"""Long work on logs, off the event loop, one piece at a time; locks by key."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

P = ParamSpec("P")
T = TypeVar("T")

_thread = ThreadPoolExecutor(1, "logs")


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function in the thread for work on logs. Its arguments must be immutable."""
    return await asyncio.get_running_loop().run_in_executor(_thread, partial(work, *args, **kwargs))


ATTEMPTS = 3
"""Attempts at a change while other processes are faster."""


class KeyedLocks:
    """A lock for each key, kept for as long as anybody holds or awaits it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, key: str) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    def __len__(self) -> int:
        return len(self._locks)
