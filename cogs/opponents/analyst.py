"""Analyses of games, one at a time, made by the processes that think for bots: those go first after each position."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from cogs.opponents.thinking import Thinking
from table import Game, NotAllowed, Table
from table.history.steps import keep_analysis, kept_analysis, steps_of
from table.log import Entry
from think.analysis import Analysis, Work, analysed
from think.judge import Judgement, Position
from workers.worker import WorkFailed

T = TypeVar("T")

LIMIT = 20.0
"""Seconds of CPU time for the analysis of a game."""

Progress = Callable[[float], Awaitable[None]]
"""Called with the share of the work that is done, from 0 to 1."""


class Analyst:
    """Makes each analysis once, however many ask for it."""

    def __init__(self, table: Table, thinking: Thinking) -> None:
        self._table = table
        self._thinking = thinking
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "analyse")

    async def analysis(self, game: Game, progress: Progress) -> Analysis:
        """The analysis of a game that is over. Raises ``NotAllowed("analysis-failed")``."""
        async with self._turn:
            found = await kept_analysis(self._table, game)
            if found is None:
                found = await self._made(game, progress)
                await keep_analysis(self._table, game, found)
            return found

    async def _made(self, game: Game, progress: Progress) -> Analysis:
        entries = await self._table.entries(game.id)
        work = await self._aside(lambda: _begun(entries))
        answer: Judgement | None = None
        while True:
            following = await self._aside(partial(_next, work, answer))
            if isinstance(following, Analysis):
                return following
            await progress(following.progress)
            try:
                answer = await self._thinking.judge(following)
            except WorkFailed:
                raise NotAllowed("analysis-failed") from None

    async def _aside(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """End the thread; an analysis under way fails."""
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
