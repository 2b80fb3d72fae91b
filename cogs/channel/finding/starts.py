"""Times to play that have come: those who wanted to play then are called once, where the poll was."""

import logging

import discord

from cogs.channel.post import PASSING, Called
from cogs.kit.servers import served_by
from cogs.views.components import note_view
from storage import MeetingRow
from table import NotAllowed, Table
from table.time.clock import HOUR
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
    """Post a line about a meeting where it was voted on, which names these users and calls those who want pings;
    ``rouse``: at the time that they have chosen themselves, quiet hours or not."""
    called, names = Called.of(table, users), " ".join(f"<@{user}>" for user in users)
    words = say(meeting.locale, key, title=escape(meeting.title), names=names, **facts)
    there = client.get_partial_messageable(meeting.channel)
    try:
        await there.send(view=note_view(words), allowed_mentions=called.allowed, silent=called.silent and not rouse)
    except (discord.HTTPException, *PASSING) as error:
        log.info("meeting-not-told meeting=%s error=%s", meeting.id, type(error).__name__)


class Starts:
    """Calls people to the games whose time has come."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table

    async def look(self) -> float | None:
        """Call those whose time has come; when to look again, None: nothing is decided. Raises ``StorageError``."""
        now, meetings = self._table.clock.now(), self._table.storage.meetings
        rows = [row for row in await meetings.due() if served_by(self._client).serve(row.guild)]
        for row in rows:
            at = row.due or now
            if at <= now and await meetings.told(row) and now - at < LATE_MOST:
                called = await expected_at(self._table, row)
                await post_meeting(self._client, self._table, row, "meet-now", called, rouse=True)
        return min((row.due for row in rows if row.due is not None and row.due > now), default=None)
