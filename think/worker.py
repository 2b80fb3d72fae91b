"""Thinking in a process of its own, within a limit of CPU time for each task and one of memory."""

import contextlib
import math
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec
from msgspec import Struct

from rules.codec import decode_state
from think.choose import choose
from think.judge import Judgement, Position, judge
from think.levels import Thought
from workers.worker import Worker

T = TypeVar("T")

MEMORY = 2 << 30
"""Bytes of address space that a process may take."""
SLACK = 6.0
"""Seconds of CPU time beyond a task's own limit, after which its process is ended."""
PATIENCE = 90.0
"""Seconds beyond that until a process that does nothing counts as hung: a busy machine is only slow."""


class Task(Struct, frozen=True):
    """A decision to think about. ``view``: the state as the player sees it, as JSON; ``limit``: seconds of CPU time;
    ``style``: how the player plays, as ``think.choose`` takes it."""

    ruleset: str
    view: msgspec.Raw
    player: int
    level: str
    seed: int
    limit: float
    style: str = ""


class Thinker(Worker):
    """A process that thinks. What takes it longer than its limit and ``SLACK`` fails with ``time``."""

    def ask(self, task: Task) -> Thought:
        """The thought. Raises ``WorkFailed``."""
        return self.within(task.limit, partial(_thought, task))

    def judge(self, position: Position) -> Judgement:
        """The judgement. Raises ``WorkFailed``."""
        return self.within(position.limit, partial(judge, position))

    def within(self, limit: float, work: Callable[[], T]) -> T:
        """The function's result, within so many seconds of CPU time. Raises ``WorkFailed``."""
        return self.call(partial(_limited, limit + SLACK, work), limit + SLACK + PATIENCE)


# -- in the process ----------------------------------------------------------------------------------------------------


def _thought(task: Task) -> Thought:
    state = decode_state(task.ruleset, bytes(task.view))
    return choose(task.ruleset, state, task.player, task.level, task.seed, task.limit, task.style)


def _limited(seconds: float, work: Callable[[], T]) -> T:
    """The function's result; the system ends the process when it has used so much more CPU time."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), most))
    return work()
