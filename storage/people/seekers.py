"""People who look for a game, and their invitations to one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, RowMapping, and_, bindparam, case, delete, or_, select, update

from storage.database import Database, upsert
from storage.rows import CallRow, SeekerRow
from storage.tables import calls, games, seekers
from storage.texts import storable

_SEEKERS = select(seekers)
_ONE = _SEEKERS.where(seekers.c.user == bindparam("whom"))
_LISTED = (
    _SEEKERS.where(
        seekers.c.until > bindparam("now"),
        or_(seekers.c.guild == bindparam("here"), seekers.c.guild.in_(bindparam("others", expanding=True))),
    )
    .order_by(seekers.c.at.desc(), seekers.c.user)
    .limit(bindparam("most"))
)
_FORGET = delete(seekers).where(seekers.c.user == bindparam("whom"))
_OVER = delete(seekers).where(seekers.c.until <= bindparam("now"))
_AMONG = _SEEKERS.where(seekers.c.user.in_(bindparam("users", expanding=True)))
_ASKED = (
    update(seekers)
    .where(and_(seekers.c.user == bindparam("whom"), seekers.c.asked == bindparam("seen")))
    .values(asked=bindparam("new_asked"))
)
_DUE = case((games.c.status == "lobby", calls.c.due), else_=0.0).label("due")
_CALLS = (
    select(*(column for column in calls.c if column is not calls.c.due), _DUE)
    .join(games)
    .order_by(_DUE, calls.c.game, calls.c.user)
    .limit(bindparam("most"))
)
_INVITED = select(calls).where(calls.c.game.in_(bindparam("games", expanding=True)))
_INVITATIONS = select(calls).where(calls.c.user == bindparam("whom"), calls.c.until > bindparam("now"))
_THIS = and_(calls.c.game == bindparam("of"), calls.c.user == bindparam("whom"))
_STEP = update(calls).where(_THIS, calls.c.step == bindparam("was")).values(step=bindparam("to"), due=bindparam("at"))
_ANSWER = (
    update(calls)
    .where(_THIS, calls.c.until > bindparam("open"))
    .values(step=bindparam("to"), due=bindparam("now"), until=bindparam("now"))
)
_ANSWERED = delete(calls).where(_THIS)
_NOT_CALLED = delete(calls).where(calls.c.user == bindparam("whom"))

_decode = msgspec.json.Decoder(tuple[int, ...]).decode


class Seekers:
    """The seekers of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        names = ("guild", "name", "wants", "at", "until", "asked")
        self._call = upsert(database.dialect, calls, ("game", "user"), ("due", "name", "until", "step"))
        self._save = upsert(database.dialect, seekers, ("user",), names)

    async def save(self, seeker: SeekerRow) -> None:
        """List somebody, in place of what they looked for before; those whose time is over are deleted."""
        values = {**msgspec.structs.asdict(seeker), "asked": _written(seeker.asked)}
        storable(seeker.name + seeker.wants)

        def work(connection: Connection) -> None:
            connection.execute(_OVER, {"now": seeker.at})
            connection.execute(self._save, values)

        await self._database.write(work)

    async def of_user(self, user: int) -> SeekerRow | None:
        """What somebody looks for, even if its time is over."""
        rows = await self._database.rows(_ONE, whom=user)
        return _seeker(rows[0]) if rows else None

    async def listed(self, here: int, others: Sequence[int], now: float, most: int) -> list[SeekerRow]:
        """Those who look for a game on a server, or on the others, the newest first."""
        values = {"here": here, "others": list(others), "now": now, "most": most}
        rows = await self._database.read(lambda connection: connection.execute(_LISTED, values).mappings().all())
        return [_seeker(row) for row in rows]

    async def stop(self, user: int) -> bool:
        """Delete what somebody looks for; False if they did not."""
        return await self._database.change(_FORGET, whom=user) > 0

    async def forget(self, user: int) -> None:
        """Delete all about somebody."""

        def work(connection: Connection) -> None:
            for statement in (_FORGET, _NOT_CALLED):
                connection.execute(statement, {"whom": user})

        await self._database.write(work)

    async def call(self, seeker: SeekerRow, by: int, game: str, due: float, until: float) -> bool:
        """Invite a seeker to a game; False if they look no more, or somebody has changed their row meanwhile."""
        seen, asked = _written(seeker.asked), _written((*seeker.asked, by))

        def work(connection: Connection) -> bool:
            values = {"whom": seeker.user, "seen": seen, "new_asked": asked}
            if connection.execute(_ASKED, values).rowcount == 0:
                return False
            connection.execute(self._call, msgspec.structs.asdict(CallRow(game, seeker.user, due, seeker.name, until)))
            return True

        return await self._database.write(work)

    async def note(self, call: CallRow) -> None:
        """Invite somebody who is not on the list, or note that a guest has left or declined."""
        await self._database.change(self._call, **msgspec.structs.asdict(call))

    async def calls(self, most: int = 100) -> list[CallRow]:
        """Invitations with a message to send, the first due first: at once where the game is no lobby any more."""
        return [CallRow(**row) for row in await self._database.rows(_CALLS, most=most)]

    async def invited(self, games: Sequence[str]) -> list[CallRow]:
        """The invitations to these games."""
        return [CallRow(**row) for row in await self._database.rows(_INVITED, games=list(games))]

    async def invitations(self, user: int, now: float) -> list[CallRow]:
        """Somebody's invitations that have not run out."""
        return [CallRow(**row) for row in await self._database.rows(_INVITATIONS, whom=user, now=now)]

    async def note_step(self, call: CallRow, step: str, due: float) -> None:
        """Note the next message on an invitation, unless the person has declined meanwhile."""
        await self._database.change(_STEP, of=call.game, whom=call.user, was=call.step, to=step, at=due)

    async def decline(self, game: str, user: int, now: float) -> bool:
        """Free the seat that is kept for somebody; False if none is. The host gets the next message."""
        return await self._database.change(_ANSWER, of=game, whom=user, to="declined", now=now, open=now) > 0

    async def joined(self, game: str, user: int, now: float) -> None:
        """Note that an invited person has come."""
        await self._database.change(_ANSWER, of=game, whom=user, to="joined", now=now, open=0.0)

    async def answered(self, call: CallRow) -> None:
        """Delete an invitation: nobody gets a message on it any more."""
        await self._database.change(_ANSWERED, of=call.game, whom=call.user)

    async def play(self, users: Sequence[int], host: int) -> None:
        """Take those off the list who were invited by the host of the game that they play now."""
        for row in await self._database.rows(_AMONG, users=list(users)):
            if host in _decode(row["asked"]):
                await self._database.change(_FORGET, whom=row["user"])


def _written(users: Sequence[int]) -> str:
    return msgspec.json.encode(users).decode()


def _seeker(row: RowMapping) -> SeekerRow:
    return SeekerRow(**{**row, "asked": _decode(row["asked"])})
