"""Thoughts, made in processes of their own: none is there before the first thought, nor long after the last."""

import asyncio
import heapq
import os
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import structs

from rules import Request, State, ruleset_of
from rules.codec import encode
from table import Game
from think import ADVISER, Thought
from think.judge import Judgement, Position
from think.worker import Task, Thinker

T = TypeVar("T")

SEED = os.urandom(16)
"""A secret of this process, from which it makes the seeds of thoughts."""

LIMIT = 1.2
"""Seconds of CPU time for a decision."""
ADVICE = 3
"""So many times as long a hint may take: only the asker waits, and it names the difference between choices."""

LEAST = 0.25
"""The least share of its time that a thought has while many wait."""

IDLE = 600.0
"""Seconds without a thought after which the processes end."""


def _processors(quota: Path = Path("/sys/fs/cgroup/cpu.max")) -> int:
    """Processors that this process may use: those it is bound to, within the quota of its container."""
    own = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        limit, period = quota.read_text().split()
    except (OSError, ValueError):
        return own
    return own if limit == "max" else max(1, min(own, int(limit) // int(period)))


class Thinking:
    """As many processes as the machine has to spare, or as ``most`` says, each with a thread that talks to it."""

    def __init__(self, most: int | None = None) -> None:
        most = most or max(1, _processors() - 1)
        self.workers = tuple(Thinker() for _ in range(most))
        self._free = list(self.workers)
        self._threads = ThreadPoolExecutor(most, "think")
        self._waiting: list[tuple[bool, int, asyncio.Future[Thinker]]] = []
        self._numbers = count()
        self._rest: asyncio.TimerHandle | None = None

    @property
    def running(self) -> int:
        """How many processes are running."""
        return sum(worker.process is not None for worker in self.workers)

    async def think(self, task: Task) -> Thought:
        """The thought; a hint comes before all others, and the more wait, the shorter they think. Raises
        ``workers.worker.WorkFailed``."""
        hint = task.level == ADVISER.id

        def ask(worker: Thinker) -> Thought:
            share = len(self.workers) / (len(self.workers) + len(self._waiting))
            return worker.ask(task if hint else structs.replace(task, limit=task.limit * max(LEAST, share)))

        return await self._with(ask, first=hint)

    async def judge(self, position: Position) -> Judgement:
        """The judgement of a position. Raises ``workers.worker.WorkFailed``."""
        return await self._with(lambda worker: worker.judge(position))

    async def _with(self, work: Callable[[Thinker], T], *, first: bool = False) -> T:
        worker = self._free.pop() if self._free else await self._turn(first)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, worker)
        finally:
            self._hand_on(worker)
            self._rest_later()

    async def _turn(self, first: bool) -> Thinker:
        """Wait for a worker: those who come ``first``, then the others, in their order."""
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (not first, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._hand_on(turn.result())
            raise

    def _hand_on(self, worker: Thinker) -> None:
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    def _rest_later(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(IDLE, self._rest_now)

    def _rest_now(self) -> None:
        for worker in self._free:
            worker.rest()

    def close(self) -> None:
        """End all processes; thoughts under way fail."""
        if self._rest is not None:
            self._rest.cancel()
        for worker in self.workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def view_for(game: Game, request: Request) -> State:
    """The state as the player of a request sees it."""
    secrets = ruleset_of(game.played).secrets
    state: State = game.played if secrets is None else secrets.view(game.played, request.player)
    return state


def task_for(game: Game, request: Request, view: State, level: str, style: str = "") -> Task:
    """The task to think about a request. Nobody can compute its seed, which has nothing to do with the game's dice."""
    seed = zlib.crc32(SEED + f"{game.id}/{game.seq}".encode())
    limit = LIMIT * ADVICE if level == ADVISER.id else LIMIT
    return Task(game.ruleset, msgspec.Raw(encode(view)), request.player, level, seed, limit, style)
