"""Which process shows a game, where several share a database, and up to which entry each game is shown."""

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping

from cogs.channel.marks import SHOWN, TURN
from storage import StorageError
from table import Table

log = logging.getLogger(__name__)

HELD = 30.0
"""Seconds after which a process that shows a game counts as dead."""
PAUSE = 0.3
"""Seconds between two looks whether another process is done."""
FLUSH_AFTER = 2.0
"""Seconds for which shown entries are collected: after a crash, what was shown within them is shown again."""
KEPT = 4096
"""Games whose shown entry is kept."""


class Turns:
    """The turns of this process, and what is shown. The database gets it later, for many games at once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._name = secrets.token_hex(4)
        self._shown: OrderedDict[str, int] = OrderedDict()
        self._unsaved: dict[str, str] = {}
        self._saving: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def of(self, game_id: str) -> AsyncIterator[None]:
        """Be the only process that shows a game, for ``HELD`` seconds at most. Raises ``StorageError``."""
        marks = self._table.storage.marks
        if not self._table.storage.shared:
            yield
            return
        while not await marks.seize(game_id, TURN, held := self._until(HELD), self._until(0)):  # noqa: ASYNC110
            await asyncio.sleep(PAUSE)
        try:
            yield
        finally:
            await self.save()
            await marks.release(game_id, TURN, held)

    def _until(self, seconds: float) -> str:
        return f"{self._table.clock.now() + seconds:015.3f} {self._name}"

    def shown(self, game_id: str, marks: Mapping[str, str]) -> int:
        """The entry up to which the game is shown, or its story at least."""
        return max(int(marks.get(SHOWN, "0")), self._shown.get(game_id, 0))

    def remember_shown(self, game_id: str, seq: int) -> None:
        """Remember, in memory alone, that a game is shown up to an entry, except for its board."""
        self._shown[game_id] = seq
        self._shown.move_to_end(game_id)
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)

    def note(self, game_id: str, seq: int) -> None:
        """Note up to which entry a game is shown."""
        self.remember_shown(game_id, seq)
        self._unsaved[game_id] = str(seq)
        if self._saving is None or self._saving.done():
            self._saving = asyncio.create_task(self._save_soon(), name="shown")

    async def _save_soon(self) -> None:
        try:
            while self._unsaved:  # more may come during a save
                await asyncio.sleep(FLUSH_AFTER)
                await self.save()
        except StorageError as error:
            log.warning("shown-later error=%r", error)

    async def close(self) -> None:
        """Save what is shown, for the last time."""
        if self._saving is not None:
            self._saving.cancel()
        with contextlib.suppress(StorageError):
            await self.save()

    async def save(self) -> None:
        """Write to the database what is shown. Raises ``StorageError``; the next save tries again."""
        unsaved, self._unsaved = self._unsaved, {}
        try:
            if unsaved:
                await self._table.storage.marks.set_each(SHOWN, unsaved)
        except StorageError:
            self._unsaved = {**unsaved, **self._unsaved}
            raise
