"""Functions called in a process of its own: replies need not share Python's one lock with them, and nothing that goes
wrong there harms the program.

``python -m workers.worker`` serves on its standard input and output: each way the length of a pickle, then the pickle.
It ignores signals, which go to the whole group, and ends when its input does, in the middle of a call too: with the
program, even one that is killed. (The workers of ``concurrent.futures`` would stay: each holds both ends of its own
pipe.)
"""

import contextlib
import ctypes
import logging
import os
import pickle
import queue
import signal
import struct
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import IO, ClassVar, TypeVar, cast

T = TypeVar("T")

ROOT = Path(__file__).resolve().parents[1]
NICENESS = 5
"""Replies come first: other processes have precedence."""
MEMORY_MOST = 192 << 20
"""Bytes of memory at which a process makes way for a new one: the pictures of all games together take 130 MiB."""
REST = 1.0
"""Seconds without a call after which a process gives the memory back that it has freed: C libraries keep it, after a
few pictures of maps 50 MiB."""
LAST_BREATH = 1.0
"""Seconds in which a process that answers nothing more may end by itself, so that it can be said why it did."""
SECRETS = frozenset({"DISCORD_TOKEN", "DISCORD_CLIENT_SECRET", "DATABASE_URL", "PGPASSWORD", "SENTRY_DSN"})
"""Variables of the environment that no process of ours needs to know."""
READY = b"+"
_LENGTH = struct.Struct(">I")

log = logging.getLogger(__name__)


class WorkFailed(RuntimeError):
    """Nothing came of a call. ``reason``: ``time``, ``memory``, ``killed`` for a process that has ended, else
    ``failed``: the function's exception, with its traceback, or no process."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason} {detail}".strip())
        self.reason = reason


class _Mode:
    processes: ClassVar[bool] = True


def do_without_processes() -> None:
    """From now on, run the calls of workers made with ``here`` in the caller's thread."""
    _Mode.processes = False


class Worker:
    """Calls functions in a process. It starts a new one for the first call, after the old one died or made ``calls``
    calls (0: no limit), or when it took more memory than ``MEMORY_MOST``.

    ``attempts``: how many processes one call may use up. ``here``: where no process can start, call in the caller's
    thread. One thread may call at a time; any thread may end the call.
    """

    def __init__(self, calls: int = 0, attempts: int = 1, *, here: bool = False) -> None:
        self._calls = calls
        self._attempts = attempts
        self._here = here
        self._left = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._overdue = False

    @property
    def process(self) -> int | None:
        """The process's id; None while there is no process."""
        return None if self._process is None else self._process.pid

    def call(self, work: Callable[[], T], seconds: float) -> T:
        """The function's result, within so many seconds. Raises ``WorkFailed``."""
        self._overdue = False
        timer = threading.Timer(seconds, self._give_up)
        timer.start()
        try:
            reason, result = pickle.loads(self._answered(pickle.dumps(work, pickle.HIGHEST_PROTOCOL)))
        finally:
            timer.cancel()
        if reason:
            raise WorkFailed(reason, result)
        return cast(T, result)

    def _answered(self, work: bytes) -> bytes:
        left = self._attempts
        while True:
            left -= 1
            try:
                return self._asked(work) if self._begun() else _answer(work)
            except (OSError, EOFError):
                reason = self._end(LAST_BREATH)
            if not left or self._overdue or self._closed:
                raise WorkFailed(reason)
            log.warning("drawing-process-died")

    def _asked(self, work: bytes) -> bytes:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise EOFError
        _send(process.stdin, work)
        answer = _received(process.stdout)
        self._left -= 1
        if self._left == 0 or _memory(process.pid) > MEMORY_MOST:
            self._end()
        return answer

    def _begun(self) -> bool:
        """Begin a process if none runs. Returns whether one does. Raises ``OSError``, ``EOFError``, ``WorkFailed``."""
        if self._closed:
            raise WorkFailed("failed", "closed")
        if self._process is None and (_Mode.processes or not self._here):
            try:
                self._begin()
            except (OSError, EOFError) as error:
                if not self._here or self._overdue or self._closed:
                    raise
                self._end()
                log.warning("drawing-in-threads reason=%r", error)
                do_without_processes()
        return self._process is not None

    def _begin(self) -> None:
        command = [sys.executable, "-m", "workers.worker"]
        known = {name: value for name, value in os.environ.items() if name not in SECRETS}
        pipe = subprocess.PIPE
        self._process = process = subprocess.Popen(command, cwd=ROOT, env=known, stdin=pipe, stdout=pipe)
        self._left = self._calls
        if self._closed or process.stdout is None or process.stdout.read(len(READY)) != READY:
            raise EOFError

    def renew(self) -> None:
        """Replace the process after the present or the next call."""
        self._left = 1

    def rest(self) -> None:
        """End the process until the next call. Must not be called during a call."""
        self._end()

    def close(self) -> None:
        """End the process for good; a call under way raises ``WorkFailed``."""
        self._closed = True
        self._kill()

    def _give_up(self) -> None:
        self._overdue = True
        self._kill()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _end(self, patience: float = 0.0) -> str:
        """End the process, but let it go by itself for ``patience`` seconds. Returns why it gave no answer."""
        process, self._process = self._process, None
        if process is None:
            return "failed"
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(patience)
        process.kill()
        process.communicate()
        late = self._overdue or process.returncode == -getattr(signal, "SIGXCPU", 0)
        return "time" if late else "killed"


def _memory(process: int) -> int:
    """Bytes of memory that a process uses; 0 where the system doesn't say."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError, IndexError):
        return 0


# -- in the process ----------------------------------------------------------------------------------------------------


def _answer(work: bytes) -> bytes:
    """A function's result, or why there is none, as ``Worker.call`` reads it."""
    try:
        return pickle.dumps(("", pickle.loads(work)()), pickle.HIGHEST_PROTOCOL)
    except MemoryError:
        return pickle.dumps(("memory", ""))
    except Exception:
        return pickle.dumps(("failed", traceback.format_exc()))


def _send(pipe: IO[bytes], data: bytes) -> None:
    pipe.write(_LENGTH.pack(len(data)) + data)
    pipe.flush()


def _received(pipe: IO[bytes]) -> bytes:
    """The next message. Raises ``EOFError``."""
    (length,) = _LENGTH.unpack(_exactly(pipe, _LENGTH.size))
    return _exactly(pipe, length)


def _exactly(pipe: IO[bytes], length: int) -> bytes:
    data = pipe.read(length)
    if len(data) < length:
        raise EOFError
    return data


def _serve() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anything prints is no answer
    calls: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(calls,), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        answers.write(READY)
        answers.flush()
        while True:
            _send(answers, _answer(_next(calls)))
    os._exit(0)  # the thread still reads


def _next(calls: queue.SimpleQueue[bytes]) -> bytes:
    try:
        return calls.get(timeout=REST)
    except queue.Empty:
        with contextlib.suppress(AttributeError, OSError, TypeError):  # glibc alone has it
            ctypes.CDLL(None).malloc_trim(0)
        return calls.get()


def _read(calls: queue.SimpleQueue[bytes]) -> None:
    with contextlib.suppress(EOFError):
        while True:
            calls.put(_received(sys.stdin.buffer))
    os._exit(0)


if __name__ == "__main__":
    _serve()
