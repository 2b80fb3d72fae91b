"""The loop that serves what is due: pings held back by quiet hours, reminders, nudges, clocks and votes."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from discord.ext import commands, tasks
from discord.utils import utcnow

from cogs.channel.board import Boards
from cogs.channel.pings import RETRY_AFTER
from cogs.kit.servers import served_by
from storage import StorageError
from table import Change, Table
from table.player_clocks import next_deadline
from table.waiting.timeouts import play_timeouts

__all__ = ["LEAST", "MOST", "RemindersCog"]

log = logging.getLogger(__name__)

LEAST, MOST = 1.0, 600.0
"""Seconds between two looks: the next one is when something is due, within these bounds."""


class RemindersCog(commands.Cog):
    """Serves what is due, with one query each for pings and for clocks."""

    def __init__(self, client: commands.AutoShardedBot, table: Table, boards: Boards) -> None:
        self._client = client
        self._table = table
        self._boards = boards
        self._looked = self._planned = 0.0

    async def cog_load(self) -> None:
        self._boards.pings.check_at = self.check_at
        self._table.listen(self._changed)
        self.rounds.start()

    async def cog_unload(self) -> None:
        self.rounds.cancel()

    @tasks.loop(seconds=LEAST)
    async def rounds(self) -> None:
        """Look once; what fails is tried again at the next look."""
        self._looked = self._table.clock.now()
        self._plan(self._looked + MOST)
        try:
            due = await self._next_due()
        except StorageError as error:
            log.warning("reminders-later error=%r", error)
            due = self._looked + RETRY_AFTER
        except Exception:
            log.exception("reminders-failed")
            due = self._looked + RETRY_AFTER
        if due is not None:
            self.check_at(due)

    @rounds.before_loop
    async def _ready(self) -> None:
        await self._client.wait_until_ready()
        while not await self._made_up():  # noqa: ASYNC110
            await asyncio.sleep(LEAST)

    async def _made_up(self) -> bool:
        """Whether what was kept from being shown is being shown now."""
        try:
            await self._boards.make_up()
        except StorageError as error:
            log.warning("made-up-later error=%r", error)
            return False
        return True

    async def _next_due(self) -> float | None:
        """Serve pings, clocks and votes, then calls to games; the time at which the first of the next ones is due."""
        pings, shards = await self._boards.pings.round(), served_by(self._client)
        clocks = await play_timeouts(self._table, shards=shards.mine, of=shards.of)
        calls = await self._boards.calls.round()
        return min((at for at in (pings, clocks, calls) if at is not None), default=None)

    def _changed(self, change: Change) -> None:
        """A clock or a vote that begins is looked at when it runs out."""
        at = next_deadline(change.after)
        if at is not None:
            self.check_at(at)

    def check_at(self, at: float) -> None:
        """Look at that time at the latest."""
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
