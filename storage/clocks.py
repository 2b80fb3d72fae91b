"""Games whose clock or vote runs out: found in one query, whichever process keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database
from storage.shards import of_shards
from storage.tables import games

_PUT_OFF = update(games).where(games.c.id == bindparam("game"), games.c.seq == bindparam("seen"))


class Clocks:
    """When to look at which game, in one database. Methods are those of `Storage`, which documents them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def running_out(self, now: float, shards: Sequence[int], of: int, most: int) -> list[tuple[str, float]]:
        first = select(games.c.runs_out).where(games.c.runs_out.is_not(None)).order_by(games.c.runs_out).limit(1)
        found = select(games.c.id, games.c.runs_out).order_by(games.c.runs_out, games.c.id).limit(most)
        if of > 1:
            mine = of_shards(shards, of)
            first, found = first.where(mine), found.where(mine)
        due = or_(games.c.runs_out <= bindparam("now"), games.c.runs_out == first.scalar_subquery())
        return [(row.id, row.runs_out) for row in await self._database.rows(found.where(due), now=now)]

    async def put_off(self, game: str, seq: int, until: float | None) -> None:
        async def work(connection: AsyncConnection) -> Any:
            await connection.execute(_PUT_OFF.values(runs_out=until), {"game": game, "seen": seq})

        await self._database.write(work)
