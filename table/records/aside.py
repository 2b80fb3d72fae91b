"""Long work on logs, off the event loop: one piece at a time, so that replies wait for no more than their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

__all__ = ["aside"]

P = ParamSpec("P")
T = TypeVar("T")

_thread = ThreadPoolExecutor(1, "logs")


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function of immutable things in the thread for logs."""
    return await asyncio.get_running_loop().run_in_executor(_thread, partial(work, *args, **kwargs))
