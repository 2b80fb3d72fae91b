"""Analyses of games, one at a time, made by the processes that think for bots: those go first after each position."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from msgspec import Struct

from cogs.opponents.thinking import Thinking
from table import Game, NotAllowed, Table
from table.history.steps import keep_analysis, kept_analysis, steps_of
from table.log import Entry
from think.analysis import Analysis, Work, analysed
from think.judge import Judgement, Position
from workers.worker import WorkFailed

T = TypeVar("T")

log = logging.getLogger(__name__)

LIMIT, ATTEMPTS = 20.0, 2
"""Seconds of CPU time for the analysis of a game, and attempts to judge one of its positions."""

Progress = Callable[[float], Awaitable[None]]
"""Called with the share of the work that is done, from 0 to 1."""


class _Making(Struct):
    """An analysis that is being made, and those who hear how far it is."""

    task: asyncio.Task[Analysis]
    listeners: list[Progress]


class Analyst:
    """Makes each analysis once, however many ask for it: all of them hear the same progress."""

    def __init__(self, table: Table, thinking: Thinking) -> None:
        self._table = table
        self._thinking = thinking
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "analyse")
        self._makings: dict[str, _Making] = {}

    async def analysis(self, game: Game, progress: Progress) -> Analysis:
        """The analysis of a game that is over. Raises ``NotAllowed("analysis-failed")``."""
        making = self._makings.get(game.id)
        if making is None:
            listeners: list[Progress] = []
            making = _Making(asyncio.create_task(self._analysed(game, listeners), name="analyse"), listeners)
            self._makings[game.id] = making
        making.listeners.append(progress)
        try:
            return await asyncio.shield(making.task)
        finally:
            making.listeners.remove(progress)

    async def _analysed(self, game: Game, listeners: list[Progress]) -> Analysis:
        async def tell(share: float) -> None:
            await asyncio.gather(*(listener(share) for listener in listeners), return_exceptions=True)

        try:
            async with self._turn:
                found = await kept_analysis(self._table, game)
                if found is None:
                    found = await self._made(game, tell)
                    await keep_analysis(self._table, game, found)
                return found
        finally:
            del self._makings[game.id]

    async def _made(self, game: Game, progress: Progress) -> Analysis:
        entries = await self._table.entries(game.id)
        work = await self._aside(lambda: _begun(entries))
        answer: Judgement | None = None
        while True:
            following = await self._aside(partial(_next, work, answer))
            if isinstance(following, Analysis):
                return following
            await progress(following.progress)
            answer = await self._judged(game, following)

    async def _judged(self, game: Game, position: Position) -> Judgement:
        """The judgement, at the second attempt if the first one fails: a minute's work is not lost by one position."""
        for _ in range(ATTEMPTS):
            try:
                return await self._thinking.judge(position)
            except WorkFailed as error:
                log.warning("position-not-judged game=%s error=%s", game.id, error)
        raise NotAllowed("analysis-failed")

    async def _aside(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """End the thread; an analysis under way ends."""
        for making in self._makings.values():
            making.task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _begun(entries: list[tuple[int, Entry]]) -> Work:
    steps = steps_of(entries)
    if not steps:
        raise NotAllowed("replay-empty")
    return analysed(steps, LIMIT)


def _next(work: Work, answer: Judgement | None) -> Position | Analysis:
    """The next position to judge, or what has come of all."""
    try:
        return next(work) if answer is None else work.send(answer)
    except StopIteration as done:
        found: Analysis = done.value
        return found
