"""Drawing in a process of its own, so that replies need not share Python's one lock with it.

``python -m render.worker`` serves on its standard input and output: each way the length of a pickle, then the pickle.
It ignores signals, which go to the whole group, and ends when its input does: with the program, even one that is
killed. (The workers of ``concurrent.futures`` would stay: each holds both ends of its own pipe.)
"""

import contextlib
import logging
import os
import pickle
import signal
import struct
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import IO, ClassVar, TypeVar, cast

T = TypeVar("T")

ROOT = Path(__file__).resolve().parents[1]
ATTEMPTS = 2
"""How many processes a call may take with it."""
NICENESS = 5
"""Replies come before pictures: other processes have precedence."""
MEMORY_MOST = 192 << 20
"""Bytes of memory at which a process makes way for a new one: the pictures of all games together take 130 MiB."""
READY = b"+"
_LENGTH = struct.Struct(">I")

log = logging.getLogger(__name__)


class DrawingFailed(RuntimeError):
    """A function raised an exception, or ended its process again and again."""


class _Mode:
    processes: ClassVar[bool] = True


def do_without_processes() -> None:
    """Let all workers call functions in their callers' threads from now on."""
    _Mode.processes = False


class Worker:
    """Calls functions in a process, which begins with the first call, and again when it has died or made ``calls``, or
    takes more than ``MEMORY_MOST``.

    Where no process can begin, it calls them itself. One thread may call, any thread may end the call.
    """

    def __init__(self, calls: int) -> None:
        self._calls = calls
        self._left = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._given_up = False

    def call(self, work: Callable[[], T]) -> T:
        """The function's result. Raises ``DrawingFailed``."""
        self._given_up = False
        done, result = pickle.loads(self._answered(pickle.dumps(work, pickle.HIGHEST_PROTOCOL)))
        if not done:
            raise DrawingFailed(result)
        return cast(T, result)

    def _answered(self, work: bytes) -> bytes:
        for _ in range(ATTEMPTS):
            if not self._begun():
                return _answer(work)
            try:
                return self._asked(work)
            except (OSError, EOFError):
                self._end()
            if self._given_up:
                break
            log.warning("drawing-process-died")
        raise DrawingFailed("its process ended")

    def _asked(self, work: bytes) -> bytes:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise EOFError
        _send(process.stdin, work)
        answer = _received(process.stdout)
        self._left -= 1
        if not self._left or _memory(process.pid) > MEMORY_MOST:
            self._end()
        return answer

    def _begun(self) -> bool:
        """Begin a process if none runs. Returns whether one does."""
        if self._closed:
            raise DrawingFailed("closed")
        if self._process is None and _Mode.processes:
            try:
                self._process = _process()
            except (OSError, EOFError) as error:
                log.warning("drawing-in-threads reason=%r", error)
                do_without_processes()
            self._left = self._calls
        return self._process is not None

    def renew(self) -> None:
        """End the process with the next call, or the one under way."""
        self._left = min(self._left, 1)

    def give_up(self) -> None:
        """End a call that takes too long: it raises ``DrawingFailed``."""
        self._given_up = True
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        """End the process for good; a call under way raises ``DrawingFailed``."""
        self._closed = True
        self.give_up()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


def _memory(process: int) -> int:
    """The bytes of memory that a process takes; 0 where the system does not say."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError, IndexError):
        return 0


def _process() -> subprocess.Popen[bytes]:
    """A process that is ready. Raises ``OSError`` or ``EOFError``."""
    command = [sys.executable, "-m", "render.worker"]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    if process.stdout is None or process.stdout.read(len(READY)) != READY:
        process.kill()
        process.communicate()
        raise EOFError
    return process


# -- in the process ----------------------------------------------------------------------------------------------------


def _answer(work: bytes) -> bytes:
    try:
        return pickle.dumps((True, pickle.loads(work)()), pickle.HIGHEST_PROTOCOL)
    except Exception:
        return pickle.dumps((False, traceback.format_exc()))


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
    answers.write(READY)
    answers.flush()
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            _send(answers, _answer(_received(sys.stdin.buffer)))


if __name__ == "__main__":
    _serve()
