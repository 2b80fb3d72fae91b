"""Thinking in a process of its own, so that nobody waits for it and nothing that goes wrong there harms a table.

``python -m think.worker`` reads tasks from its standard input and answers on its standard output, both as lines of
JSON. It has a limit of CPU time for each task and one of memory, and ends when its input does, in the middle of a
thought too: with the program, even one that is killed.
"""

import contextlib
import math
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from rules.codec import decode_state
from think.choose import choose
from think.judge import Judgement, Position, judge
from think.levels import Thought

ROOT = Path(__file__).resolve().parents[1]
COMMAND = (sys.executable, "-m", "think.worker")
NICENESS = 5
"""Replies come before thoughts: other processes have precedence."""
MEMORY = 2 << 30
"""Bytes of address space that a process may take."""
SLACK = 2.0
"""Seconds of CPU time beyond a task's own limit, after which its process is killed."""
PATIENCE = 30.0
"""Seconds beyond that until a process that does nothing counts as hung: a busy machine is only slow."""


class Task(Struct, frozen=True, tag="decide"):
    """A decision to think about. ``view``: the state as the player sees it, as JSON; ``limit``: seconds of CPU time;
    ``style``: how the player plays, as ``think.choose`` takes it."""

    ruleset: str
    view: msgspec.Raw
    player: int
    level: str
    seed: int
    limit: float
    style: str = ""


class Reply(Struct, frozen=True):
    """What a process answers: a thought or a judgement, or why there is none."""

    found: Thought | Judgement | None = None
    failed: str = ""


class ThinkingFailed(Exception):
    """No thought came of a task: ``time``, ``memory``, ``killed``, or an error in the code (``failed``)."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason} {detail}".strip())
        self.reason = reason


class Worker:
    """A process that thinks. It begins with the first task, and again after it has died. One thread may ask at a time,
    any thread may close it."""

    def __init__(self, command: Sequence[str] = COMMAND, patience: float = PATIENCE) -> None:
        self._command = command
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._overdue = False
        self._closed = False

    @property
    def process(self) -> int | None:
        """The number of the process, while there is one."""
        return None if self._process is None else self._process.pid

    def ask(self, task: Task) -> Thought:
        """The thought. Raises ``ThinkingFailed``."""
        found = self._answer(task)
        if not isinstance(found, Thought):
            raise ThinkingFailed("failed")
        return found

    def judge(self, position: Position) -> Judgement:
        """The judgement. Raises ``ThinkingFailed``."""
        found = self._answer(position)
        if not isinstance(found, Judgement):
            raise ThinkingFailed("failed")
        return found

    def _answer(self, task: Task | Position) -> Thought | Judgement:
        self._overdue = False
        timer = threading.Timer(task.limit + SLACK + self._patience, self._give_up)
        timer.start()
        try:
            line = self._line(msgspec.json.encode(task))
        except OSError:
            line = b""
        finally:
            timer.cancel()
        if not line.endswith(b"\n"):
            raise ThinkingFailed(self._end())
        reply = msgspec.json.decode(line, type=Reply)
        if reply.found is None:
            raise ThinkingFailed(*reply.failed.split(" ", 1))
        return reply.found

    def _line(self, task: bytes) -> bytes:
        """The line that the process answers; an incomplete one if it ends before. Raises ``OSError``."""
        if self._closed:
            raise OSError
        if self._process is None:
            self._process = subprocess.Popen(self._command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process = self._process
        if process.stdin is None or process.stdout is None:
            raise OSError
        process.stdin.write(task + b"\n")
        process.stdin.flush()
        return process.stdout.readline()

    def _give_up(self) -> None:
        self._overdue = True
        self._kill()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _end(self) -> str:
        """End a process that has answered nothing. Returns why it did not."""
        process, self._process = self._process, None
        if process is None:
            return "failed"
        with contextlib.suppress(subprocess.TimeoutExpired):  # it may be about to end by itself
            process.wait(1.0)
        process.kill()
        process.communicate()
        late = self._overdue or process.returncode == -getattr(signal, "SIGXCPU", 0)
        return "time" if late else "killed"

    def close(self) -> None:
        """End the process for good; a task under way raises ``ThinkingFailed``."""
        self._closed = True
        self._kill()

    def rest(self) -> None:
        """End the process until the next task begins another; not while one is under way."""
        self._kill()
        self._end()


# -- in the process ----------------------------------------------------------------------------------------------------


def _thought(task: Task) -> Thought:
    state = decode_state(task.ruleset, bytes(task.view))
    return choose(task.ruleset, state, task.player, task.level, task.seed, task.limit, task.style)


def _reply(line: bytes, think: Callable[[Task], Thought]) -> Reply:
    try:
        task = msgspec.json.decode(line, type=Task | Position)
        _limit_time(task.limit + SLACK)
        return Reply(judge(task) if isinstance(task, Position) else think(task))
    except MemoryError:
        return Reply(failed="memory")
    except Exception as error:
        return Reply(failed=f"failed {error!r}"[:500])


def _limit_time(seconds: float) -> None:
    """Let the system end the process when it has used so much more CPU time."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), most))


def _limit_memory() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def serve(think: Callable[[Task], Thought] = _thought) -> None:
    """Answer tasks until the input ends, and then end at once."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    _limit_memory()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anything prints is no answer
    tasks: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_read, args=(tasks,), daemon=True).start()
    while True:
        answers.write(msgspec.json.encode(_reply(tasks.get(), think)) + b"\n")
        answers.flush()


def _read(tasks: queue.Queue[bytes]) -> None:
    for line in sys.stdin.buffer:
        tasks.put(line)
    os._exit(0)


if __name__ == "__main__":
    serve()
