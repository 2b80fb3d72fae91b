"""Deadlines: when a clock or a vote of a game may run out. One query finds them, whichever process keeps the games."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, or_, select, update

from storage.database import Database
from storage.shards import in_shards
from storage.tables import games

_SET = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.seq == bindparam("seen"))
    .values(runs_out=bindparam("at"))
)


class Deadlines:
    """The deadlines of all games of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(
        self, now: float, *, shards: Sequence[int] = (), of: int = 1, most: int = 500
    ) -> list[tuple[str, float]]:
        """The games whose deadline has come by `now`, and when it was; without any, the next one to come.

        `shards` of so many `of` all: only games of their servers.
        """
        first = select(games.c.runs_out).where(games.c.runs_out.is_not(None)).order_by(games.c.runs_out).limit(1)
        found = select(games.c.id, games.c.runs_out).order_by(games.c.runs_out, games.c.id).limit(most)
        if of > 1:
            mine = in_shards(shards, of)
            first, found = first.where(mine), found.where(mine)
        due = or_(games.c.runs_out <= bindparam("now"), games.c.runs_out == first.scalar_subquery())
        return [(row["id"], row["runs_out"]) for row in await self._database.rows(found.where(due), now=now)]

    async def set(self, game: str, seq: int, at: float | None) -> None:
        """Set a game's deadline, unless the game has gone on since entry `seq`; None: it has none."""
        await self._database.change(_SET, game=game, seen=seq, at=at)
