"""Pings: one message a decision for the users whom a game waits for, where each wants it, and none twice.

A ping is noted before it is sent: a crash between the two loses it rather than sending it again, and the reminder that
comes later makes up for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

import discord
import msgspec
from discord import ui

from cogs.channel.marks import BOARD, PINGS
from cogs.channel.post import ARCHIVED, reopen_thread, send_directly
from cogs.channel.shards import shards_of
from cogs.kit.glyphs import GLYPHS
from cogs.kit.metrics import PINGS as SENT
from cogs.kit.metrics import REMINDERS
from cogs.views.components import content_of, message_link
from cogs.views.game.panel import ping_view
from storage import WaitingRow
from table import Game, Table
from table.locks import KeyedLocks
from table.waiting.reminders import PingNow, Postpone, schedule

__all__ = ["RETRY_AFTER", "Pings"]

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Games with pings due that are served side by side."""
RETRY_AFTER = 30.0
"""Seconds after which what has failed is tried again."""

ELSEWHERE = "/"
"""Stands between the channel and the number of a message that is not in the game's channel: a direct one."""
REMEMBERED = 1000
"""Messages of which is remembered what they show; another one is edited once more than need be."""

Messages = dict[str, dict[str, float]]
"""The messages that ask somebody: for each the users, and since when each of them is waited for."""
Planned = list[tuple[WaitingRow, PingNow]]


class Pings:
    """Sends pings that are due, and deletes those that have been answered."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table
        self._locks = KeyedLocks()
        self._shown: dict[str, str] = {}
        self.check_at: Callable[[float], None] = lambda _at: None
        """Called with a time at which pings may be due."""

    async def round(self) -> float | None:
        """Ping all who are due on the servers of this process, found in one query.

        Returns when to look again; None: nobody waits to be pinged.
        """
        now, shards = self._table.clock.now(), shards_of(self._client)
        rows = await self._table.storage.waiting.due(now, shards=shards.mine, of=shards.of)
        due = [row for row in rows if _is_due(row, now)]
        for row in due:
            REMINDERS.observe(now - (row.due or now))
        planned = await self._planned(due, now)
        turns = asyncio.Semaphore(AT_ONCE)

        async def ping(group: Planned) -> None:
            async with turns, self._locks[group[0][0].game]:
                await self._ping(group)

        await asyncio.gather(*(ping(group) for group in planned))
        return now if due else rows[0].due if rows else None

    async def of_game(self, game: Game, marks: Mapping[str, str]) -> None:
        """Delete the mentions of those who have decided, and ping those who are due."""
        now = self._table.clock.now()
        self.check_at(now + RETRY_AFTER)  # should this fail
        async with self._locks[game.id]:
            rows = await self._table.storage.waiting.of_game(game.id)
            await self._tidy(game, rows, marks)
            for group in await self._planned([row for row in rows if _is_due(row, now)], now):
                await self._ping(group)
        for row in rows:
            if not _is_due(row, now) and row.due is not None:
                self.check_at(row.due)

    async def _planned(self, rows: Iterable[WaitingRow], now: float) -> list[Planned]:
        """The users to ping now, by game; the others are postponed."""
        groups: defaultdict[str, Planned] = defaultdict(list)
        later: list[tuple[WaitingRow, float | None]] = []
        for row in rows:
            match schedule(row, self._table.preferences.user(row.user), now):
                case Postpone(until):
                    later.append((row, until))
                case PingNow(_, until) as ping:
                    groups[row.game].append((row, ping))
            if until is not None:
                self.check_at(until)
        await self._table.storage.waiting.postpone(later)
        return list(groups.values())

    # -- sending ------------------------------------------------------------------------------------------------

    async def _ping(self, group: Planned) -> None:
        """Ping the users of one game."""
        now = self._table.clock.now()
        claimed = await self._table.storage.waiting.claim([(row, ping.until, ping.count) for row, ping in group], now)
        rows = [row for (row, _), mine in zip(group, claimed, strict=True) if mine]
        if not rows:
            return
        game = await self._table.fresh(rows[0].game)
        marks = await self._table.storage.marks.of_game(game.id)
        kept = await self._without(game, {str(row.user) for row in rows}, marks)
        public = [row for row in rows if not await self._ping_directly(game, row, marks, kept)]
        if public:
            await self._ping_in_channel(game, public, marks, kept)
        await self._keep(game.id, kept)

    async def _ping_directly(self, game: Game, row: WaitingRow, marks: Mapping[str, str], kept: Messages) -> bool:
        """Send a direct message and note it in ``kept``; False if the user wants or takes none.

        One whom an imported file put here, and who has not played yet, gets none.
        """
        if self._table.preferences.user(row.user).ping != "message" or row.user in game.absent:
            return False
        asked = self._view(game, [row], marks, again=row.pings > 0, direct=True)
        sent = await send_directly(self._client, row.user, asked)
        if sent is None:
            return False
        SENT.labels("message").inc()
        self._note(kept, f"{sent.channel.id}{ELSEWHERE}{sent.id}", [row], asked)
        return True

    async def _ping_in_channel(
        self, game: Game, rows: Sequence[WaitingRow], marks: Mapping[str, str], kept: Messages
    ) -> None:
        """Send one message for all who are due in a game, and note it in ``kept``."""
        mentions = discord.AllowedMentions(users=[discord.Object(row.user) for row in rows])
        channel = self._client.get_partial_messageable(game.channel)
        for attempt in (1, 2):
            try:
                asked = self._view(game, rows, marks, again=all(row.pings for row in rows))
                sent = await channel.send(view=asked, allowed_mentions=mentions)
                SENT.labels("channel").inc()
                self._note(kept, str(sent.id), rows, asked)
                break
            except discord.HTTPException as error:
                if attempt == 1 and (
                    GLYPHS.refused(error)
                    or (error.code == ARCHIVED and await reopen_thread(self._client, game.channel))
                ):
                    continue
                log.warning("ping-not-sent game=%s status=%s code=%s", game.id, error.status, error.code)
                break

    def _view(
        self,
        game: Game,
        rows: Sequence[WaitingRow],
        marks: Mapping[str, str],
        *,
        again: bool,
        direct: bool = False,
    ) -> ui.LayoutView:
        """What the users are asked; ``again``: as a reminder; ``direct``: in the language of the only one of them."""
        locale = (self._table.preferences.user(rows[0].user).language if direct else None) or game.locale
        since = min(row.since for row in rows) if again else None
        board = message_link(rows[0].guild, game.channel, marks.get(BOARD))
        return ping_view(game, [row.user for row in rows], locale, board, since=since, direct=direct)

    def _note(self, kept: Messages, message: str, rows: Sequence[WaitingRow], asked: ui.LayoutView) -> None:
        """Note a message that was sent, and what it shows."""
        kept[message] = {str(row.user): row.since for row in rows}
        self._remember(message, asked)

    def _remember(self, message: str, asked: ui.LayoutView) -> None:
        self._shown[message] = content_of(asked)
        while len(self._shown) > REMEMBERED:
            del self._shown[next(iter(self._shown))]

    # -- tidying ------------------------------------------------------------------------------------------------

    async def _tidy(self, game: Game, rows: Sequence[WaitingRow], marks: Mapping[str, str]) -> None:
        """Take those who have decided out of the messages, delete those that ask nobody, and edit what has changed."""
        before = _messages(marks)
        open_since = {str(row.user): row.since for row in rows}
        kept = {
            message: {user: since for user, since in users.items() if open_since.get(user) == since}
            for message, users in before.items()
        }
        for message, users in kept.items():
            asked = [row for row in rows if str(row.user) in users]
            if asked:
                await self._edit(game, message, asked, marks)
        if kept != before:
            await self._keep(game.id, await self._without_empty(game, kept))

    async def _edit(self, game: Game, message: str, rows: Sequence[WaitingRow], marks: Mapping[str, str]) -> None:
        """Edit a message that asks something else now, or somebody less."""
        again, direct = all(row.pings > 1 for row in rows), ELSEWHERE in message
        asked = self._view(game, rows, marks, again=again, direct=direct)
        if self._shown.get(message) != content_of(asked):
            self._remember(message, asked)
            await _log_failure(self._message(game, message).edit(view=asked))

    async def _without(self, game: Game, users: set[str], marks: Mapping[str, str]) -> Messages:
        """The messages that ask others than these users; the others are deleted."""
        kept = {
            message: {user: since for user, since in asked.items() if user not in users}
            for message, asked in _messages(marks).items()
        }
        return await self._without_empty(game, kept)

    async def _without_empty(self, game: Game, messages: Messages) -> Messages:
        """The messages that still ask somebody; the others are deleted."""
        for message, users in messages.items():
            if not users:
                self._shown.pop(message, None)
                await _log_failure(self._message(game, message).delete())
        return {message: users for message, users in messages.items() if users}

    def _message(self, game: Game, message: str) -> discord.PartialMessage:
        channel, _, number = message.rpartition(ELSEWHERE)
        there = self._client.get_partial_messageable(int(channel or game.channel))
        return there.get_partial_message(int(number))

    async def _keep(self, game: str, messages: Messages) -> None:
        mark = msgspec.json.encode(messages).decode() if messages else None
        await self._table.storage.marks.set(game, PINGS, mark)


def _is_due(row: WaitingRow, now: float) -> bool:
    return row.due is not None and row.due <= now


def _messages(marks: Mapping[str, str]) -> Messages:
    """The messages in a mark; that of an earlier version names no users."""
    mark = marks.get(PINGS, "")
    try:
        return msgspec.json.decode(mark, type=Messages) if mark else {}
    except msgspec.MsgspecError:
        message = mark.rpartition(":")[2]
        return {message: {}} if message.isdecimal() else {}


async def _log_failure(work: Awaitable[object]) -> None:
    try:
        await work
    except discord.HTTPException as error:
        log.info("ping-not-tidied status=%s code=%s", error.status, error.code)
