"""Other processes on the same database: what they have changed, and which of them are gone.

A process reads again what another one has changed within ``EVERY``. Each ``BEAT`` it says that it serves its shards.
Pings and clocks of shards for which nobody has said so for ``GONE`` are served by all others, each of them once.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from storage import StorageError
from table.forgetting import forget_pending
from table.records.links import SCOPE as LINKS
from table.table import Table

log = logging.getLogger(__name__)

EVERY = 0.5
SLACK = 10.0
"""Seconds by which clocks of machines may differ, and which a transaction may take."""
BEAT, GONE = 10.0, 45.0
DRAIN = "drain"
"""The scope that, once changed, makes every process that already runs end."""


class Elsewhere:
    """What other processes do. ``mine``: the shards that this one serves; ``of``: the number of all.

    ``back`` is called when the database answers again.
    """

    def __init__(
        self, table: Table, mine: Sequence[int] = (), of: int = 1, *, back: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        self._table, self._back, self._lost = table, back, False
        self._mine, self._of = tuple(mine), of
        self._began = self._looked = time.time()
        self._beaten = 0.0
        self._seen: dict[str, float] = {}
        self.drain: Callable[[], object] = lambda: None
        """Called when every process is to end."""
        self.orphaned: Callable[[], object] = lambda: None
        """Called when ``orphans`` has changed."""
        self._to_forget = True
        self._forgetting: asyncio.Task[None] | None = None
        self.orphans: tuple[int, ...] = ()
        """The shards whose process is gone."""

    async def watch(self) -> None:
        """Look until cancelled. While the database does not answer, nothing is missed."""
        try:
            await self._watch()
        finally:
            if self._forgetting is not None:
                self._forgetting.cancel()

    async def _watch(self) -> None:
        while True:
            try:
                await self.look()
                if self._lost and self._back is not None:
                    await self._back()
                self._lost = False
            except StorageError as error:
                self._lost = True
                log.warning("not-looked-elsewhere error=%r", error)
            except Exception:
                log.exception("elsewhere-failed")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Read again what others have changed since the last look. Raises ``StorageError``."""
        now, storage = time.time(), self._table.storage
        if self._mine and now - self._beaten >= BEAT:
            await storage.changes.note(*(self._shard(number) for number in self._mine))
            self._beaten = now
        found = await storage.changes.since(min(self._looked - SLACK, now - GONE if self._mine else now))
        await self._read_again([scope for scope, at in found.items() if self._seen.get(scope) != at])
        self._table.drop_older(await storage.changes.seqs(self._table.in_memory))
        self._looked, self._seen = now, found
        if found.get(DRAIN, 0.0) >= self._began:
            self.drain()
        self._forget_again("forgotten" in found)
        if self._mine and now - self._began > GONE:
            served = (self._shard(number) for number in range(self._of))
            before = self.orphans
            self.orphans = tuple(number for number, shard in enumerate(served) if found.get(shard, 0.0) < now - GONE)
            if self.orphans != before:
                log.info("orphans shards=%s", ",".join(map(str, self.orphans)))
                self.orphaned()

    def _forget_again(self, some: bool) -> None:
        """Start the task that forgets people if ``some`` are waiting. At the first call a crash may have left some."""
        self._to_forget |= some
        if self._to_forget and (self._forgetting is None or self._forgetting.done()):
            self._forgetting = asyncio.create_task(self._forgotten())

    async def _forgotten(self) -> None:
        try:
            self._to_forget = await forget_pending(self._table)
        except StorageError as error:
            log.warning("not-forgotten-yet error=%r", error)
        except Exception:
            log.exception("forgetting-failed")

    def _shard(self, number: int) -> str:
        return f"shard:{number}/{self._of}"

    async def _read_again(self, scopes: Sequence[str]) -> None:
        for scope in scopes:
            await self._table.preferences.read_again(scope)
        if LINKS in scopes:
            await self._table.links.load()
        if "forgotten" in scopes:
            for user in await self._table.storage.forgotten.pending():
                await self._table.preferences.read_again(f"user:{user}")
            self._table.drop_cache()
