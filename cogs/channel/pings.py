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
from discord import ButtonStyle, ui

from cogs.channel.marks import BOARD, PINGS
from cogs.channel.post import ARCHIVED, reopen_thread, send_directly
from cogs.channel.shards import shards_of
from cogs.kit.custom_ids import PressId
from cogs.kit.glyphs import GLYPHS
from cogs.views.components import Button, Row, message_link, text, view
from storage import WaitingRow
from table import Game, Table
from table.locks import KeyedLocks
from table.waiting.reminders import PingNow, Postpone, schedule
from text import escape
from text.fluent.catalogue import say

__all__ = ["RETRY_AFTER", "Pings"]

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Games with pings due that are served side by side."""
RETRY_AFTER = 30.0
"""Seconds after which what has failed is tried again."""

Messages = dict[str, dict[str, float]]
"""The messages that mention somebody: for each the users, and since when each of them is waited for."""
Planned = list[tuple[WaitingRow, PingNow]]


class Pings:
    """Sends pings that are due, and deletes those that have been answered."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table
        self._locks = KeyedLocks()
        self.check_at: Callable[[float], None] = lambda _at: None
        """Called with a time at which pings may be due."""

    async def round(self) -> float | None:
        """Ping all who are due on the servers of this process, found in one query.

        Returns when to look again; None: nobody waits to be pinged.
        """
        now, shards = self._table.clock.now(), shards_of(self._client)
        rows = await self._table.storage.waiting.due(now, shards=shards.mine, of=shards.of)
        due = [row for row in rows if _is_due(row, now)]
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
        marks = await self._table.storage.marks.of_game(rows[0].game)
        public = [row for row in rows if not await self._ping_directly(row, marks)]
        if public:
            await self._ping_in_channel(public, marks)

    async def _ping_directly(self, row: WaitingRow, marks: Mapping[str, str]) -> bool:
        """Whether the user was pinged by direct message, if they want it so."""
        if self._table.preferences.user(row.user).ping != "message" or await self._is_absent(row):
            return False
        return await send_directly(self._client, row.user, self._view([row], marks, alone=True))

    async def _is_absent(self, row: WaitingRow) -> bool:
        """Whether an imported file put the user here, who has not played yet: such a user gets no direct message."""
        return row.user in (await self._table.game(row.game)).absent

    async def _ping_in_channel(self, rows: Sequence[WaitingRow], marks: Mapping[str, str]) -> None:
        """Send one message for all who are due in a game, and delete those that mentioned them before."""
        game, users_due = rows[0].game, {str(row.user) for row in rows}
        kept = _messages(marks)
        for users in kept.values():
            for user in users_due:
                users.pop(user, None)
        kept = await self._without_old(rows[0].channel, kept)
        mentions = discord.AllowedMentions(users=[discord.Object(row.user) for row in rows])
        channel = self._client.get_partial_messageable(rows[0].channel)
        for attempt in (1, 2):
            try:
                sent = await channel.send(view=self._view(rows, marks), allowed_mentions=mentions)
                kept[str(sent.id)] = {str(row.user): row.since for row in rows}
                break
            except discord.HTTPException as error:
                if attempt == 1 and (
                    GLYPHS.refused(error)
                    or (error.code == ARCHIVED and await reopen_thread(self._client, rows[0].channel))
                ):
                    continue
                log.warning("ping-not-sent game=%s status=%s code=%s", game, error.status, error.code)
                break
        await self._keep(game, kept)

    def _view(self, rows: Sequence[WaitingRow], marks: Mapping[str, str], *, alone: bool = False) -> ui.LayoutView:
        """The open decision, and the ways to it; ``alone``: as a direct message."""
        row = rows[0]
        locale = self._table.preferences.user(row.user).language if alone else None
        locale = locale or row.locale or "en"
        key = "ping-again" if all(each.pings for each in rows) else "ping"
        people = ", ".join(f"<@{each.user}>" for each in rows)
        since = f"<t:{round(min(each.since for each in rows))}:R>"
        told = say(locale, f"{key}-alone" if alone else key, people=people, title=escape(row.title), since=since)
        move = Button(
            label=say(locale, "button-your-move"),
            custom_id=str(PressId(row.game, row.seq, "open")),
            style=ButtonStyle.primary,
        )
        board = message_link(row.guild, row.channel, marks.get(BOARD))
        return view(text(told), Row(move, Button(label=say(locale, "button-to-the-board"), url=board)))

    # -- tidying ------------------------------------------------------------------------------------------------

    async def _tidy(self, game: Game, rows: Sequence[WaitingRow], marks: Mapping[str, str]) -> None:
        """Take those who have decided out of the messages, and delete messages that mention nobody any more."""
        before = _messages(marks)
        open_since = {str(row.user): row.since for row in rows}
        kept = {
            message: {user: since for user, since in users.items() if open_since.get(user) == since}
            for message, users in before.items()
        }
        if kept != before:
            for message, users in kept.items():
                if users and users != before[message]:
                    rest = self._view([row for row in rows if str(row.user) in users], marks)
                    await _log_failure(self._message(game.channel, message).edit(view=rest))
            kept = await self._without_old(game.channel, kept)
            await self._keep(game.id, kept)

    async def _without_old(self, channel: int, messages: Messages) -> Messages:
        """The messages that still mention somebody; the others are deleted."""
        for message, users in messages.items():
            if not users:
                await _log_failure(self._message(channel, message).delete())
        return {message: users for message, users in messages.items() if users}

    def _message(self, channel: int, message: str) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(int(message))

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
