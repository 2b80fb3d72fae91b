"""A watchdog of the event loop: what kept it for longer than it may, and where, by the processor's clock.

It counts the CPU time of the loop's thread, so that a busy machine gives no false alarm.
"""

import asyncio
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from msgspec import Struct

LIMIT = 0.010
"""Seconds that one step of a task or one callback may take."""
LOOKS = 0.002
"""Seconds between two looks at the loop's thread."""
DEPTH = 25


class Stall(Struct, frozen=True):
    """One step that took too long: its seconds of CPU time, and the stack that was seen while it went on."""

    seconds: float
    stack: str

    def __str__(self) -> str:
        return f"{self.seconds * 1000:.1f} ms:\n{self.stack}"


class Watchdog(threading.Thread):
    """Watches the thread that makes it. ``stalls``: what it has seen, the longest step first."""

    def __init__(self, limit: float = LIMIT) -> None:
        super().__init__(name="watchdog", daemon=True)
        self._limit = limit
        self._watched = threading.get_ident()
        self._clock = time.pthread_getcpuclockid(self._watched)
        self._since: float | None = None
        self._seen: traceback.StackSummary | None = None
        self._over = threading.Event()
        self._stalls: list[Stall] = []

    @property
    def stalls(self) -> list[Stall]:
        """The steps that took too long, the longest first."""
        return sorted(self._stalls, key=lambda stall: -stall.seconds)

    def step(self, run: Any, handle: Any) -> None:
        """Run one step of the loop."""
        self._seen, self._since = None, time.thread_time()
        try:
            run(handle)
        finally:
            taken, self._since = time.thread_time() - self._since, None
            if taken > self._limit:
                stack = repr(handle) if self._seen is None else "".join(self._seen.format())
                self._stalls.append(Stall(taken, stack))

    def run(self) -> None:
        """Look at the thread now and then, and note where it is once a step takes too long."""
        while not self._over.wait(LOOKS):
            since = self._since
            if since is not None and self._seen is None and time.clock_gettime(self._clock) - since > self._limit * 0.7:
                self._seen = _stack(sys._current_frames()[self._watched])

    def stop(self) -> None:
        """Stop watching."""
        self._over.set()
        self.join()


def _stack(frame: FrameType | None) -> traceback.StackSummary:
    """Where a thread is, the innermost call last. Its source is read later: by then the step would be over."""
    calls: list[traceback.FrameSummary] = []
    while frame is not None and len(calls) < DEPTH:
        calls.append(
            traceback.FrameSummary(frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name, lookup_line=False)
        )
        frame = frame.f_back
    return traceback.StackSummary.from_list(calls[::-1])


@contextmanager
def watched(limit: float = LIMIT) -> Iterator[Watchdog]:
    """Watch the event loop of this thread."""
    loop_handle: Any = asyncio.events.Handle
    run, dog = loop_handle._run, Watchdog(limit)
    loop_handle._run = lambda handle: dog.step(run, handle)
    dog.start()
    try:
        yield dog
    finally:
        loop_handle._run = run
        dog.stop()
