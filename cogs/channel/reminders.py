"""The loop that serves what is due: pings held back by quiet hours, reminders, nudges, clocks and votes."""

import asyncio
import logging

from discord.ext import commands

from cogs.channel.board import Boards
from cogs.channel.next_look import LEAST
from cogs.channel.pings import RETRY_AFTER
from cogs.kit.loops import kept_going
from cogs.kit.servers import served_by
from storage import StorageError
from table import Change, Table
from table.player_clocks import next_deadline
from table.waiting.timeouts import play_timeouts

log = logging.getLogger(__name__)


class RemindersCog(commands.Cog):
    """Serves what is due, with one query each for pings and for clocks."""

    def __init__(self, client: commands.AutoShardedBot, table: Table, boards: Boards) -> None:
        self._client = client
        self._table = table
        self._boards = boards
        self._loop: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        self._table.listen(self._changed)
        self._loop = asyncio.create_task(kept_going("reminders", self._rounds), name="reminders")

    async def cog_unload(self) -> None:
        if self._loop is not None:
            self._loop.cancel()

    async def _rounds(self) -> None:
        """Look whenever something is due; what fails is tried again at a later look."""
        await self._client.wait_until_ready()
        while not await self._made_up():  # noqa: ASYNC110
            await asyncio.sleep(LEAST)
        while True:
            self._boards.next_look.plan()
            due = await self._look()
            if due is not None:
                self._boards.next_look.by(due)
            await self._boards.next_look.comes()

    async def _look(self) -> float | None:
        """Serve what is due. Returns when to look again."""
        try:
            return await self._next_due()
        except StorageError as error:
            log.warning("reminders-later error=%r", error)
        except Exception:
            log.exception("reminders-failed")
        return self._table.clock.now() + RETRY_AFTER

    async def _made_up(self) -> bool:
        """Show what an earlier failure kept from being shown. Returns whether the database let that begin."""
        try:
            await self._boards.catch_up()
        except StorageError as error:
            log.warning("made-up-later error=%r", error)
            return False
        return True

    async def _next_due(self) -> float | None:
        """Serve what is due, games first; the time at which the first of the next things is due."""
        pings, shards = await self._boards.pings.round(), served_by(self._client)
        clocks = await play_timeouts(self._table, shards=shards.mine, of=shards.of)
        calls = await self._boards.calls.round()
        others = [await look() for look in self._boards.looks]
        return min((at for at in (pings, clocks, calls, *others) if at is not None), default=None)

    def _changed(self, change: Change) -> None:
        """A clock or a vote that begins is looked at when it runs out."""
        at = next_deadline(change.after)
        if at is not None:
            self._boards.next_look.by(at)
