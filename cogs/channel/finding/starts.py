"""Votes on times, where they are held: who has not answered is reminded once, a vote that ends undecided says so, and
those who wanted to play are called once when the time has come."""

import contextlib
import logging

import discord

from cogs.channel.post import PASSING, Called, Channels
from cogs.kit.servers import served_by
from cogs.views.components import message_link, note_view
from cogs.views.meeting import meeting_view, names_at
from storage import MeetingRow
from table import NotAllowed, Table
from table.time.clock import DAY, HOUR
from text import escape
from text.fluent.catalogue import say

log = logging.getLogger(__name__)

LATE_MOST = HOUR
"""Nobody is called to a game that has begun so long ago."""


async def expected_at(table: Table, meeting: MeetingRow, *, all_of_table: bool = False) -> list[int]:
    """The users who can play at the time that was chosen; ``all_of_table``: everybody at the channel's table too."""
    votes = await table.storage.meetings.votes(meeting.id)
    users = [vote.user for vote in votes if meeting.chosen in vote.times]
    if meeting.everyone or all_of_table:
        try:
            users += (await table.game_in(meeting.channel)).persons
        except NotAllowed:
            log.info("meeting-without-table meeting=%s", meeting.id)
    return list(dict.fromkeys([meeting.host, *users]))


async def post_meeting(
    client: discord.Client,
    table: Table,
    meeting: MeetingRow,
    key: str,
    users: list[int],
    *,
    rouse: bool = False,
    **facts: str,
) -> None:
    """Post a line about a meeting where it was voted on, which names these users and calls those who want pings: by
    direct message where they chose that; ``rouse``: at the time that they have chosen themselves, there and at once,
    quiet hours or not."""
    names, link = " ".join(f"<@{user}>" for user in users), message_link(meeting.guild, meeting.channel)

    def words(locale: str) -> str:
        return say(locale, key, title=escape(meeting.title), names=names, **facts)

    if rouse:
        wanted = Called.of(table, users).users
        called = Called(wanted, wanted)
    else:
        direct = Channels(client, table, quiet=True)
        called = await direct.reach(users, meeting.locale, lambda locale: f"{words(locale)}\n{link}")
    there = client.get_partial_messageable(meeting.channel)
    try:
        await there.send(view=note_view(words(meeting.locale)), allowed_mentions=called.allowed, silent=called.silent)
    except (discord.HTTPException, *PASSING) as error:
        log.info("meeting-not-told meeting=%s error=%s", meeting.id, type(error).__name__)


async def awaited(table: Table, meeting: MeetingRow) -> tuple[str, list[int]]:
    """Whom an undecided vote waits for, and the key of their reminder: those at the table who have not answered, the
    host too where all decide; else the host who is to decide."""
    voted = {vote.user for vote in await table.storage.meetings.votes(meeting.id)}
    asked = await expected_at(table, meeting, all_of_table=True)
    missing = [user for user in asked if user not in voted and (user != meeting.host or meeting.everyone)]
    if missing or meeting.everyone or not voted - {meeting.host}:
        return "meet-remind", missing
    return "meet-remind-host", [meeting.host]


class Starts:
    """Reminds voters, ends votes, and calls people to the games whose time has come."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table

    async def look(self) -> float | None:
        """Tell what is due; when to look again, None: nothing is to be told. Raises ``StorageError``."""
        now, meetings = self._table.clock.now(), self._table.storage.meetings
        rows = [row for row in await meetings.due() if served_by(self._client).serve(row.guild)]
        for row in rows:
            if (row.due or now) <= now:
                await self._tell(row, now)
        return min((row.due for row in await meetings.due() if row.due is not None and row.due > now), default=None)

    async def _tell(self, row: MeetingRow, now: float) -> None:
        """Tell what is due of a meeting, unless it is too late."""
        due = row.due or now
        if row.chosen is not None:
            if await self._told(row) and now - due < LATE_MOST:
                called = await expected_at(self._table, row)
                await post_meeting(self._client, self._table, row, "meet-now", called, rouse=True)
        elif due < row.times[-1]:
            await self._remind(row, now)
        elif await self._told(row) and now - due < DAY:
            await self._end(row)

    async def _told(self, row: MeetingRow, then: float | None = None) -> bool:
        return await self._table.storage.meetings.note_posted(row, then)

    async def _remind(self, row: MeetingRow, now: float) -> None:
        """Remind those for whom a vote waits, once nobody of them rests who is there again before the first time."""
        key, missing = await awaited(self._table, row)
        called, at = self._table.preferences.gathered(missing, now, row.times[0])
        if at > now:
            await self._told(row, at)
        elif await self._told(row, row.times[-1]) and called:
            link = message_link(row.guild, row.channel, None if row.message is None else str(row.message))
            await post_meeting(self._client, self._table, row, key, called, link=link)

    async def _end(self, row: MeetingRow) -> None:
        """Say that a vote is over without a decision, with the time that most could have played, in its message too."""
        votes = await self._table.storage.meetings.votes(row.id)
        most = max(row.times, key=lambda at: sum(at in vote.times for vote in votes))
        names = names_at(votes, most)
        time, voters = f"<t:{round(most)}:F>", names or "none"
        await post_meeting(self._client, self._table, row, "meet-over", [row.host], time=time, voters=voters)
        if row.message is not None:
            there = self._client.get_partial_messageable(row.channel).get_partial_message(row.message)
            with contextlib.suppress(discord.HTTPException, *PASSING):
                await there.edit(view=meeting_view(row, votes, over=True))
