"""How games ended: one row a game, so that a season is read with one query and no log."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import bindparam, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database
from storage.model import Result, ResultSeat
from storage.tables import games, results
from storage.words import checked

_SINCE = (
    select(results)
    .where(results.c.guild == bindparam("of"), results.c.ended >= bindparam("since"))
    .order_by(results.c.ended, results.c.game)
)
_MISSING = (
    select(games.c.id)
    .where(
        games.c.guild == bindparam("of"),
        games.c.status == "ended",
        ~exists().where(results.c.game == games.c.id),
    )
    .order_by(games.c.created)
    .limit(bindparam("most"))
)
_NAMED = select(results.c.game, results.c.seats).where(results.c.seats.like(bindparam("pattern")))
_RENAME = update(results).where(results.c.game == bindparam("of")).values(seats=bindparam("new_seats"))

_decode = msgspec.json.Decoder(tuple[ResultSeat, ...]).decode


class Results:
    """The results of one database. Methods are those of `Storage`, which documents them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        insert = postgresql.insert(results) if database.dialect == "postgresql" else sqlite.insert(results)
        changes = {column.name: insert.excluded[column.name] for column in results.c if column.name != "game"}
        self._save = insert.on_conflict_do_update(index_elements=[results.c.game], set_=changes)

    async def save(self, result: Result) -> None:
        texts = {"ruleset": checked(result.ruleset), "title": checked(result.title), "seats": _encoded(result.seats)}
        values = {**msgspec.structs.asdict(result), **texts}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(self._save, values)

        await self._database.write(work)

    async def since(self, guild: int, since: float) -> list[Result]:
        return [_result(row) for row in await self._database.rows(_SINCE, of=guild, since=since)]

    async def missing(self, guild: int, most: int) -> list[str]:
        return [row.id for row in await self._database.rows(_MISSING, of=guild, most=most)]

    async def rename(self, user: int, name: str) -> None:
        found = await self._database.rows(_NAMED, pattern=f'%"user":{user},%')

        async def work(connection: AsyncConnection) -> None:
            for game, seats in found:
                renamed = (
                    msgspec.structs.replace(seat, user=0, name=checked(name)) if seat.user == user else seat
                    for seat in _decode(seats)
                )
                await connection.execute(_RENAME, {"of": game, "new_seats": _encoded(tuple(renamed))})

        await self._database.write(work)


def _encoded(seats: tuple[ResultSeat, ...]) -> str:
    return checked(msgspec.json.encode(seats).decode())


def _result(row: Any) -> Result:
    return Result(**{**row._mapping, "seats": _decode(row.seats)})
