"""Analyses of games, one at a time, made by the processes that think for bots: those go first after each position."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from msgspec import Struct

from cogs.opponents.thinking import Thinking
from storage import StorageError
from table import Change, Game, NotAllowed, Table
from table.game import is_bot
from table.history.steps import keep_analysis, kept_analysis, persons_of, steps_of
from table.log import Entry
from think.analysis import Analysis, Work, analysed
from think.judge import Judgement, Position
from workers.worker import WorkFailed

T = TypeVar("T")

log = logging.getLogger(__name__)

LIMIT, ATTEMPTS = 20.0, 3
"""Seconds of CPU time for the analysis of a game, and attempts to judge one of its positions."""
UNASKED_AFTER = 3.0
"""Seconds after the end of a game against a bot until its analysis begins, so that nobody waits for it: the end may be
taken back, and a rematch begun."""

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
        self._unasked: set[asyncio.Task[None]] = set()
        table.listen(self._ended)

    async def analysis(self, game: Game, progress: Progress) -> Analysis:
        """The analysis of a game that is over. Raises ``NotAllowed("analysis-failed")``."""
        making = self._making(game)
        making.listeners.append(progress)
        try:
            return await asyncio.shield(making.task)
        finally:
            making.listeners.remove(progress)

    def _making(self, game: Game) -> _Making:
        """The making of a game's analysis, which begins if it is not under way."""
        making = self._makings.get(game.id)
        if making is None:
            listeners: list[Progress] = []
            making = _Making(asyncio.create_task(self._analysed(game, listeners), name="analyse"), listeners)
            self._makings[game.id] = making
        return making

    def _ended(self, change: Change) -> None:
        over = change.after.status == "ended" and change.before is not None and change.before.status == "running"
        if over and any(is_bot(seat.user) for seat in change.after.seats):
            task = asyncio.create_task(self._begin(change.after), name="analyse-unasked")
            self._unasked.add(task)
            task.add_done_callback(self._unasked.discard)

    async def _begin(self, game: Game) -> None:
        """Analyse a game that has ended, unless another one is being analysed, for which somebody may wait."""
        await asyncio.sleep(UNASKED_AFTER)
        try:
            if not self._makings and (await self._table.game(game.id)).seq == game.seq:
                await asyncio.shield(self._making(game).task)
        except (NotAllowed, StorageError) as error:
            log.warning("not-analysed game=%s error=%r", game.id, error)

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
        work = await self._aside(lambda: _begun(entries, persons_of(game)))
        answer: Judgement | None = None
        while True:
            following = await self._aside(partial(_next, work, answer))
            if isinstance(following, Analysis):
                return following
            await progress(following.progress)
            answer = await self._judged(game, following)

    async def _judged(self, game: Game, position: Position) -> Judgement:
        """The judgement, after further attempts if the first one fails: a minute's work is not lost by one position."""
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
        for task in (*self._unasked, *(making.task for making in self._makings.values())):
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _begun(entries: list[tuple[int, Entry]], persons: Collection[int]) -> Work:
    steps = steps_of(entries)
    if not steps:
        raise NotAllowed("replay-empty")
    return analysed(steps, LIMIT, persons=persons)


def _next(work: Work, answer: Judgement | None) -> Position | Analysis:
    """The next position to judge, or what has come of all."""
    try:
        return next(work) if answer is None else work.send(answer)
    except StopIteration as done:
        found: Analysis = done.value
        return found
