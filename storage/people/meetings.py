"""When do we play: times that are proposed, voted on and decided."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, delete, func, insert, or_, select, update

from storage.database import Database, upsert
from storage.rows import MeetingRow, MeetingVote
from storage.tables import meeting_votes, meetings
from storage.texts import storable

_BY_ID = select(meetings).where(meetings.c.id == bindparam("of"))
_OF_HOST = select(meetings).where(meetings.c.host == bindparam("whom")).order_by(meetings.c.created)
_NEWEST_IN = (
    select(meetings)
    .where(meetings.c.channel == bindparam("there"))
    .order_by(meetings.c.created.desc(), meetings.c.chosen.is_not(None), meetings.c.id)
    .limit(1)
)
_OPEN = (
    select(func.count().label("number"))
    .select_from(meetings)
    .where(meetings.c.host == bindparam("whom"), meetings.c.chosen.is_(None), meetings.c.created > bindparam("since"))
)
_NEW = insert(meetings)
_POSTED = update(meetings).where(meetings.c.id == bindparam("of")).values(message=bindparam("sent"))
_DECIDE = (
    update(meetings)
    .where(meetings.c.id == bindparam("of"), meetings.c.chosen.is_(None))
    .values(chosen=bindparam("time"), due=bindparam("time"))
)
_FIRST_DUE = select(meetings).where(meetings.c.due.is_not(None)).order_by(meetings.c.due, meetings.c.id)
_OPEN_IN = select(meetings).where(
    meetings.c.chosen.is_(None), meetings.c.channel.in_(bindparam("there", expanding=True))
)
_OPEN_OF = select(meetings).where(meetings.c.chosen.is_(None), meetings.c.host == bindparam("whom"))
_DECIDED_OF = (
    select(meetings)
    .where(meetings.c.chosen > bindparam("since"))
    .where(
        or_(
            meetings.c.host == bindparam("whom"),
            meetings.c.id.in_(select(meeting_votes.c.meeting).where(meeting_votes.c.user == bindparam("whom"))),
        )
    )
    .order_by(meetings.c.chosen)
)
_TOLD = (
    update(meetings)
    .where(meetings.c.id == bindparam("of"), meetings.c.due == bindparam("seen"))
    .values(due=bindparam("then"))
)
_EVENT = update(meetings).where(meetings.c.id == bindparam("of")).values(event=bindparam("made"))
_VOTES = select(meeting_votes).where(meeting_votes.c.meeting == bindparam("of")).order_by(meeting_votes.c.user)
_VOTES_OF = select(meeting_votes).where(meeting_votes.c.user == bindparam("whom"))
_DELETE_VOTES = delete(meeting_votes).where(meeting_votes.c.meeting == bindparam("of"))
_DELETE = delete(meetings).where(meetings.c.id == bindparam("of"))
_FORGET_VOTES = delete(meeting_votes).where(meeting_votes.c.user == bindparam("whom"))
_IDS_OF_HOST = select(meetings.c.id).where(meetings.c.host == bindparam("whom"))

_decode = msgspec.json.Decoder(tuple[float, ...]).decode


class Meetings:
    """The meetings of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._vote = upsert(database.dialect, meeting_votes, ("meeting", "user"), ("name", "times"))

    async def create(self, meeting: MeetingRow) -> None:
        """Store a new meeting."""
        storable(meeting.title)
        await self._database.change(_NEW, **{**msgspec.structs.asdict(meeting), "times": _written(meeting.times)})

    async def get(self, meeting: str) -> MeetingRow | None:
        """The meeting of this id."""
        rows = await self._database.rows(_BY_ID, of=meeting)
        return _meeting(rows[0]) if rows else None

    async def newest_in(self, channel: int) -> MeetingRow | None:
        """The newest meeting of a channel."""
        rows = await self._database.rows(_NEWEST_IN, there=channel)
        return _meeting(rows[0]) if rows else None

    async def of_host(self, user: int) -> list[MeetingRow]:
        """The meetings that somebody has proposed."""
        return [_meeting(row) for row in await self._database.rows(_OF_HOST, whom=user)]

    async def count_open(self, user: int, since: float) -> int:
        """How many undecided meetings somebody has proposed since then."""
        return int((await self._database.rows(_OPEN, whom=user, since=since))[0]["number"])

    async def posted(self, meeting: str, message: int) -> None:
        """Note the message that shows a meeting."""
        await self._database.change(_POSTED, of=meeting, sent=message)

    async def decide(self, meeting: str, time: float) -> bool:
        """Decide on a time; False if one had been decided on."""
        return await self._database.change(_DECIDE, of=meeting, time=time) > 0

    async def due(self, most: int = 100) -> list[MeetingRow]:
        """The meetings of which something is to be told, the first ones first."""
        return [_meeting(row) for row in await self._database.rows(_FIRST_DUE.limit(most))]

    async def note_posted(self, meeting: MeetingRow, then: float | None = None) -> bool:
        """Note that the due message is posted, and when the next one is (None: no more). False if it was noted."""
        return await self._database.change(_TOLD, of=meeting.id, seen=meeting.due, then=then) > 0

    async def open_for(self, user: int, channels: Sequence[int]) -> list[MeetingRow]:
        """The undecided meetings that somebody has proposed, and those of these channels."""
        found = [*await self._database.rows(_OPEN_OF, whom=user)]
        found += await self._database.rows(_OPEN_IN, there=list(channels)) if channels else []
        return list({row["id"]: _meeting(row) for row in found}.values())

    async def agreed_for(self, user: int, now: float) -> list[MeetingRow]:
        """The meetings to come that somebody has proposed, or for whose chosen time they have voted, the next first."""
        agreed = {(vote.meeting, at) for vote in await self.votes_of(user) for at in vote.times}
        rows = map(_meeting, await self._database.rows(_DECIDED_OF, whom=user, since=now))
        return [row for row in rows if row.host == user or (row.id, row.chosen) in agreed]

    async def set_event(self, meeting: str, event: int) -> None:
        """Note Discord's scheduled event for a meeting."""
        await self._database.change(_EVENT, of=meeting, made=event)

    async def vote(self, vote: MeetingVote) -> None:
        """Store somebody's vote in place of their earlier one."""
        values = {**msgspec.structs.asdict(vote), "times": _written(vote.times), "name": storable(vote.name)}
        await self._database.change(self._vote, **values)

    async def votes(self, meeting: str) -> list[MeetingVote]:
        """All votes on a meeting."""
        return [_vote(row) for row in await self._database.rows(_VOTES, of=meeting)]

    async def votes_of(self, user: int) -> list[MeetingVote]:
        """All votes of somebody."""
        return [_vote(row) for row in await self._database.rows(_VOTES_OF, whom=user)]

    async def delete(self, meeting: str) -> None:
        """Delete a meeting with its votes."""

        def work(connection: Connection) -> None:
            for statement in (_DELETE_VOTES, _DELETE):
                connection.execute(statement, {"of": meeting})

        await self._database.write(work)

    async def forget(self, user: int) -> None:
        """Delete somebody's votes, and the meetings that they have proposed."""

        def work(connection: Connection) -> None:
            connection.execute(_FORGET_VOTES, {"whom": user})
            for (meeting,) in connection.execute(_IDS_OF_HOST, {"whom": user}).all():
                for statement in (_DELETE_VOTES, _DELETE):
                    connection.execute(statement, {"of": meeting})

        await self._database.write(work)


def _written(times: Sequence[float]) -> str:
    return msgspec.json.encode(times).decode()


def _meeting(row: RowMapping) -> MeetingRow:
    return MeetingRow(**{**row, "times": _decode(row["times"])})


def _vote(row: RowMapping) -> MeetingVote:
    return MeetingVote(**{**row, "times": _decode(row["times"])})
