"""Locks by key, so that different games or campaigns never wait for each other."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

__all__ = ["ATTEMPTS", "KeyedLocks"]

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
