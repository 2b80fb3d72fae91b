"""People who look for a game, and those of them who are still to be told of one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, RowMapping, and_, bindparam, delete, insert, or_, select, update

from storage.database import Database, upsert
from storage.rows import CallRow, SeekerRow
from storage.tables import calls, seekers
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
_ASKED = (
    update(seekers)
    .where(and_(seekers.c.user == bindparam("whom"), seekers.c.asked == bindparam("seen")))
    .values(asked=bindparam("new_asked"))
)
_CALL = insert(calls)
_CALLS = select(calls).order_by(calls.c.due, calls.c.game, calls.c.user).limit(bindparam("most"))
_CALLED = delete(calls).where(calls.c.game == bindparam("of"), calls.c.user == bindparam("whom"))
_NOT_CALLED = delete(calls).where(calls.c.user == bindparam("whom"))

_decode = msgspec.json.Decoder(tuple[int, ...]).decode


class Seekers:
    """The seekers of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        names = ("guild", "name", "wants", "at", "until", "asked")
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

    async def call(self, seeker: SeekerRow, by: int, game: str, due: float) -> bool:
        """Have a seeker told of a game; False if they look no more, or somebody has changed their row meanwhile."""
        seen, asked = _written(seeker.asked), _written((*seeker.asked, by))

        def work(connection: Connection) -> bool:
            values = {"whom": seeker.user, "seen": seen, "new_asked": asked}
            if connection.execute(_ASKED, values).rowcount == 0:
                return False
            connection.execute(_CALL, {"game": game, "user": seeker.user, "due": due})
            return True

        return await self._database.write(work)

    async def calls(self, most: int = 100) -> list[CallRow]:
        """Calls that are still to be sent, the first due first."""
        return [CallRow(**row) for row in await self._database.rows(_CALLS, most=most)]

    async def called(self, call: CallRow) -> None:
        """Note that somebody has been told."""
        await self._database.change(_CALLED, of=call.game, whom=call.user)


def _written(users: Sequence[int]) -> str:
    return msgspec.json.encode(users).decode()


def _seeker(row: RowMapping) -> SeekerRow:
    return SeekerRow(**{**row, "asked": _decode(row["asked"])})
