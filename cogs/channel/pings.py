"""Telling people that a game waits for them: one message a decision, where each wants it, and none twice.

That somebody was told is noted before it is done, so a crash between the two loses a ping rather than sending it again;
the reminder that comes later makes up for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

import discord
import msgspec
from discord import ButtonStyle, ui

from cogs.channel.post import ARCHIVED, wake
from cogs.views.components import PREFIX
from storage import Due
from table import Game, Table
from table.time.reminders import Hold, Tell, plan
from text import escape
from text.fluent.catalogue import say

__all__ = ["Pings", "link_to"]

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Games that are told about side by side when many are due together."""
LATER = 30.0
"""Seconds after which what has failed is tried again."""
MARK = "ping"

Messages = dict[str, dict[str, float]]
"""The messages that mention somebody: for each, since when whom it mentions has been waited for."""
Planned = list[tuple[Due, Tell]]


class Pings:
    """Tells whoever is due, and takes away what has been answered."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.sooner: Callable[[float], None] = lambda _at: None
        """Is told of a time at which somebody is to be looked at again."""

    async def round(self) -> float | None:
        """Tells everybody who is due on the servers of this process, found in one query.

        When to look again; None: nobody waits to be told.
        """
        now = self._table.clock.now()
        mine = getattr(self._client, "shard_ids", None) or ()
        of = (self._client.shard_count or 1) if mine else 1
        rows = await self._table.storage.due(now, shards=mine, of=of)
        due = [row for row in rows if _is_due(row, now)]
        planned = await self._planned(due, now)
        turns = asyncio.Semaphore(AT_ONCE)

        async def tell(group: Planned) -> None:
            async with turns, self._locked(group[0][0].game):
                await self._tell(group)

        await asyncio.gather(*(tell(group) for group in planned))
        return now if due else rows[0].due if rows else None

    async def of_game(self, game: Game, marks: Mapping[str, str]) -> None:
        """Takes away the mentions of those who have decided, and tells those who are due."""
        now = self._table.clock.now()
        self.sooner(now + LATER)  # should this fail
        async with self._locked(game.id):
            rows = await self._table.storage.waiting(game.id)
            await self._tidy(game, rows, marks)
            for group in await self._planned([row for row in rows if _is_due(row, now)], now):
                await self._tell(group)
        for row in rows:
            if not _is_due(row, now) and row.due is not None:
                self.sooner(row.due)

    def _locked(self, game: str) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())

    async def _planned(self, rows: Iterable[Due], now: float) -> list[Planned]:
        """Whom to tell, by game; whoever is not to be told now is put off."""
        groups: defaultdict[str, Planned] = defaultdict(list)
        later: list[tuple[Due, float | None]] = []
        for row in rows:
            match plan(row, self._table.preferences.user(row.user), now):
                case Hold(until):
                    later.append((row, until))
                case Tell(_, until) as tell:
                    groups[row.game].append((row, tell))
            if until is not None:
                self.sooner(until)
        await self._table.storage.put_off(later)
        return list(groups.values())

    # -- telling ------------------------------------------------------------------------------------------------

    async def _tell(self, group: Planned) -> None:
        now = self._table.clock.now()
        claimed = await self._table.storage.claim([(row, tell.until, tell.count) for row, tell in group], now)
        rows = [row for (row, _), mine in zip(group, claimed, strict=True) if mine]
        if not rows:
            return
        marks = await self._table.storage.marks(rows[0].game)
        public = [row for row in rows if not await self._told_alone(row, marks)]
        if public:
            await self._told_in_channel(public, marks)

    async def _told_alone(self, row: Due, marks: Mapping[str, str]) -> bool:
        """Whether somebody who wants it so got a direct message."""
        if self._table.preferences.user(row.user).ping != "message" or await self._absent(row):
            return False
        try:
            channel = await self._client.create_dm(discord.Object(row.user))
            await channel.send(view=self._view([row], marks, alone=True))
        except discord.HTTPException as error:
            log.info("no-direct-message user=%s status=%s code=%s", row.user, error.status, error.code)
            return False
        return True

    async def _absent(self, row: Due) -> bool:
        """Whether a file put somebody at this table who has not yet played here: nobody is written to unasked."""
        return row.user in (await self._table.game(row.game)).absent

    async def _told_in_channel(self, rows: Sequence[Due], marks: Mapping[str, str]) -> None:
        """One message for all who are due in a game; what mentioned them before goes."""
        game, told = rows[0].game, {str(row.user) for row in rows}
        kept = _messages(marks)
        for users in kept.values():
            for user in told:
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
                if attempt == 1 and error.code == ARCHIVED and await wake(self._client, rows[0].channel):
                    continue
                log.warning("ping-not-sent game=%s status=%s code=%s", game, error.status, error.code)
                break
        await self._keep(game, kept)

    def _view(self, rows: Sequence[Due], marks: Mapping[str, str], *, alone: bool = False) -> ui.LayoutView:
        """Whose decision it is in which game, and the ways to it."""
        row = rows[0]
        locale = self._table.preferences.user(row.user).language if alone else None
        locale = locale or row.locale or "en"
        key = "ping-again" if all(each.pings for each in rows) else "ping"
        people = ", ".join(f"<@{each.user}>" for each in rows)
        since = f"<t:{round(min(each.since for each in rows))}:R>"
        text = say(locale, f"{key}-alone" if alone else key, people=people, title=escape(row.title), since=since)
        move: ui.Button[ui.LayoutView] = ui.Button(
            label=say(locale, "button-your-move"),
            custom_id=f"{PREFIX}:{row.game}:{row.seq}:open:",
            style=ButtonStyle.primary,
        )
        jump = link_to(row.guild, row.channel, marks.get("board"))
        link: ui.Button[ui.LayoutView] = ui.Button(label=say(locale, "button-to-the-board"), url=jump)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(text)).add_item(ui.ActionRow(move, link))
        view.stop()
        return view

    # -- tidying ------------------------------------------------------------------------------------------------

    async def _tidy(self, game: Game, rows: Sequence[Due], marks: Mapping[str, str]) -> None:
        """Takes away messages that mention nobody any more who still has to decide the same."""
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
                    await self._tried(self._message(game.channel, message).edit(view=rest))
            kept = await self._without_old(game.channel, kept)
            await self._keep(game.id, kept)

    async def _without_old(self, channel: int, messages: Messages) -> Messages:
        """The messages that still mention somebody; the others are deleted."""
        for message, users in messages.items():
            if not users:
                await self._tried(self._message(channel, message).delete())
        return {message: users for message, users in messages.items() if users}

    def _message(self, channel: int, message: str) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(int(message))

    async def _tried(self, work: Awaitable[Any]) -> None:
        try:
            await work
        except discord.HTTPException as error:
            log.info("ping-not-tidied status=%s code=%s", error.status, error.code)

    async def _keep(self, game: str, messages: Messages) -> None:
        mark = msgspec.json.encode(messages).decode() if messages else None
        await self._table.storage.set_mark(game, MARK, mark)


def _is_due(row: Due, now: float) -> bool:
    return row.due is not None and row.due <= now


def link_to(guild: int | None, channel: int, message: str | None = None) -> str:
    """Where a click leads to: a message of a channel, or the channel."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place


def _messages(marks: Mapping[str, str]) -> Messages:
    """What a mark says; one of an earlier version mentions nobody who is known."""
    mark = marks.get(MARK, "")
    try:
        return msgspec.json.decode(mark, type=Messages) if mark else {}
    except msgspec.MsgspecError:
        message = mark.rpartition(":")[2]
        return {message: {}} if message.isdecimal() else {}
