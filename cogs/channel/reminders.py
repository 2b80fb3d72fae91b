"""The loop that tells people what waits for them: held pings when quiet hours end, reminders, nudges."""

from __future__ import annotations

import logging
from datetime import timedelta

from discord.ext import commands, tasks
from discord.utils import utcnow

from cogs.channel.board import Boards
from cogs.channel.pings import LATER
from storage import StorageError
from table import Change, Table
from table.time.clocks import next_due
from table.time.due import run_out

__all__ = ["ReminderCog"]

log = logging.getLogger(__name__)

LEAST, MOST = 1.0, 600.0
"""Seconds between two looks: the next one is when somebody is due, within these bounds."""
RELOAD = 60.0
"""Seconds after which settings that another process may have changed are read again."""


class ReminderCog(commands.Cog):
    """Looks whom to tell, with one query each time."""

    def __init__(self, client: commands.AutoShardedBot, table: Table, boards: Boards) -> None:
        self._client = client
        self._table = table
        self._boards = boards
        self._looked = self._planned = self._loaded = 0.0

    async def cog_load(self) -> None:
        self._loaded = self._table.clock.now()
        self._boards.pings.sooner = self.sooner
        self._table.listen(self._changed)
        self.rounds.start()

    async def cog_unload(self) -> None:
        self.rounds.cancel()

    @tasks.loop(seconds=LEAST)
    async def rounds(self) -> None:
        """One look; whatever fails is tried again at the next."""
        self._looked = self._table.clock.now()
        self._plan(self._looked + MOST)
        try:
            await self._reload()
            due = await self._both(await self._boards.pings.round())
        except StorageError as error:
            log.warning("reminders-later error=%r", error)
            due = self._looked + LATER
        except Exception:
            log.exception("reminders-failed")
            due = self._looked + LATER
        if due is not None:
            self.sooner(due)

    @rounds.before_loop
    async def _ready(self) -> None:
        await self._client.wait_until_ready()

    async def _both(self, pings: float | None) -> float | None:
        """Clocks and votes that have run out, in one query more; the first of both that comes next."""
        mine = getattr(self._client, "shard_ids", None) or ()
        of = (self._client.shard_count or 1) if mine else 1
        clocks = await run_out(self._table, shards=mine, of=of)
        return min((at for at in (pings, clocks) if at is not None), default=None)

    def _changed(self, change: Change) -> None:
        """A clock or a vote that begins is looked at when it runs out."""
        at = next_due(change.after)
        if at is not None:
            self.sooner(at)

    def sooner(self, at: float) -> None:
        """Looks at that time, if not before."""
        if at < self._planned:
            self._plan(at)

    def _plan(self, at: float) -> None:
        now, following = self._table.clock.now(), self.rounds.next_iteration
        wait = min(max(at - now, LEAST), MOST)
        self._planned = now + wait
        if following is not None:
            # The interval counts from when the last look was planned, which may be long ago after a machine has slept.
            begun = following - timedelta(seconds=self.rounds.seconds or 0)
            self.rounds.change_interval(seconds=(utcnow() - begun).total_seconds() + wait)

    async def _reload(self) -> None:
        if self._table.storage.shared and self._looked - self._loaded >= RELOAD:
            self._loaded = self._looked
            await self._table.reload()
