"""Pictures, drawn in processes of their own: one for single pictures, one for a replay. Replies come first.

What is drawn is a function of ``render`` with plain words: the process knows no Discord.
"""

import asyncio
import heapq
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import count
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct

from cogs.kit.metrics import PICTURES
from workers.worker import Worker

P = ParamSpec("P")
T = TypeVar("T")

WAIT_MOST = 2.0
"""The most seconds that a picture waits for replies: a crowd is answered before its boards are drawn."""
SWITCH_INTERVAL = 0.0002
"""Seconds that Python lets a thread go on while another wants to run; its own default is 0.005.

The database's thread asks for Python's lock after each statement: a busy event loop would keep it waiting as long.
"""
CALLS = 2000
"""Pictures that a process draws before another takes its place: so its memory has a bound."""
LONGEST = 120.0
"""Seconds after which a picture is given up."""
ATTEMPTS = 2
"""Attempts at a picture: how many processes it may crash."""

SOON = 0.25
"""Seconds that a message waits for its picture; after them its words go first."""
AT_ONCE = 0.05
"""Seconds in which a picture that has been drawn before is there."""


class Late(Struct):
    """A picture that is not there yet, and what puts it into its message; ``keeps``: even if there is a newer one."""

    drawing: asyncio.Future[Any]
    put: Callable[[], Awaitable[object]]
    keeps: bool = False


async def soon(drawing: asyncio.Future[T], spent: float = 0.0) -> bool:
    """Wait for a picture a short while; whether it is ready. ``spent``: seconds that the reply has already taken."""
    await asyncio.wait({drawing}, timeout=max(SOON - spent, AT_ONCE))
    return drawing.done()


def always() -> bool:
    """A picture is wanted whenever its turn comes."""
    return True


class OutOfDate(Exception):
    """Nobody wants the picture any more."""


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


class _Lane:
    """One process, the thread that talks to it, and the pictures that wait: those that are replies, then the others."""

    def __init__(self, calls: int) -> None:
        self._worker = Worker(calls, ATTEMPTS, here=True)
        self._thread = ThreadPoolExecutor(1, "draw")
        self._busy = False
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []

    @property
    def waiting(self) -> int:
        """The number of pictures that wait for their turn."""
        return len(self._waiting)

    async def draw(self, work: Callable[[], T], *, later: bool = False, wanted: Callable[[], bool] = always) -> T:
        """The function's result. Raises ``OutOfDate`` if it is not ``wanted`` any more when its turn comes."""
        await self._turn(later)
        try:
            if not wanted():
                raise OutOfDate
            return await self._drawn(work)
        finally:
            self._next()

    async def _drawn(self, work: Callable[[], T]) -> T:
        with PICTURES.time():
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._worker.call, work, LONGEST)

    async def _turn(self, later: bool) -> None:
        if not self._busy:
            self._busy = True
            return
        future = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (later, next(_numbers), future))
        try:
            await future
        except asyncio.CancelledError:
            if not future.cancelled():  # its turn had come
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            future = heapq.heappop(self._waiting)[-1]
            if not future.done():
                future.set_result(None)
                return
        self._busy = False

    def renew(self) -> None:
        """Let another process draw after the next picture."""
        self._worker.renew()

    def close(self) -> None:
        """End the process and the thread."""
        self._worker.close()
        self._thread.shutdown(cancel_futures=True)


_numbers = count()
_replies = _Replies()
_lanes: dict[int, _Lane] = {}


def _lane(calls: int) -> _Lane:
    if calls not in _lanes:
        _lanes[calls] = _Lane(calls)
    return _lanes[calls]


def queues() -> dict[str, int]:
    """The number of pictures that wait, and of replies in progress."""
    return {"pictures": sum(lane.waiting for lane in _lanes.values()), "replies": _replies.count}


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
    loop = asyncio.get_running_loop()
    most = loop.time() + WAIT_MOST
    while _replies.count and (left := most - loop.time()) > 0:
        future = loop.create_future()
        _replies.waiting.append(future)
        await asyncio.wait({future}, timeout=left)


async def draw_now(draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Draw a picture that is the reply itself: before all others that wait."""
    return await _lane(CALLS).draw(partial(draw, *args, **kwargs))


async def draw_later(draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Draw a picture once no reply is in progress."""
    return await draw_if(always, draw, *args, **kwargs)


async def draw_if(wanted: Callable[[], bool], draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Draw a picture later, if it is still wanted when its turn comes. Raises ``OutOfDate``."""
    await wait_for_replies()
    return await _lane(CALLS).draw(partial(draw, *args, **kwargs), later=True, wanted=wanted)


async def draw_long(draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Draw what takes seconds, in a process that ends with it."""
    return await _lane(1).draw(partial(draw, *args, **kwargs))


def stop_drawing() -> None:
    """End all processes; the next picture begins another."""
    while _lanes:
        _lanes.popitem()[1].close()


def renew_drawing() -> None:
    """Replace each drawing process after its next picture: the pictures that it has cached go with it."""
    for lane in _lanes.values():
        lane.renew()


def warm_up() -> None:
    """Preload what the first reply would wait for."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    asyncio.get_running_loop().run_in_executor(None, _load)


def _load() -> None:
    import text.fluent.speech  # noqa: F401
