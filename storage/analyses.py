"""Analyses of games that are over: one row a game, of its log up to an entry."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, or_, select

from storage.database import Database, upsert
from storage.tables import analyses, games, seats
from storage.texts import storable

_OF_GAME = select(analyses.c.data).where(analyses.c.game == bindparam("of"), analyses.c.seq == bindparam("at"))
_NEWEST_FIRST = select(analyses.c.game).join(games).where(games.c.status == "ended").order_by(games.c.updated.desc())
_OF_GUILD = _NEWEST_FIRST.where(games.c.guild == bindparam("of")).limit(bindparam("most"))
_SAT = select(seats.c.game).where(seats.c.user == bindparam("of"))
_OF_USER = _NEWEST_FIRST.where(games.c.id.in_(_SAT)).limit(bindparam("most"))
_HOSTED_OR_SAT = select(games.c.id).where(or_(games.c.host == bindparam("of"), games.c.id.in_(_SAT)))
_FORGET = delete(analyses).where(analyses.c.game.in_(_HOSTED_OR_SAT))


class Analyses:
    """The analyses of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._save = upsert(database.dialect, analyses, ("game",), ("seq", "data"))

    async def save(self, game: str, seq: int, data: str) -> None:
        """Store the analysis of a game whose newest entry is `seq`, in place of an earlier one."""
        await self._database.change(self._save, game=game, seq=seq, data=storable(data))

    async def of_game(self, game: str, seq: int) -> str | None:
        """The analysis of a game up to that entry, if it is stored."""
        found = await self._database.rows(_OF_GAME, of=game, at=seq)
        return str(found[0]["data"]) if found else None

    async def of_guild(self, guild: int, most: int = 50) -> list[str]:
        """The analysed games of a server, those that ended last first."""
        return [row["game"] for row in await self._database.rows(_OF_GUILD, of=guild, most=most)]

    async def of_user(self, user: int, most: int = 50) -> list[str]:
        """The analysed games that a user has played, those that ended last first."""
        return [row["game"] for row in await self._database.rows(_OF_USER, of=user, most=most)]

    async def forget(self, user: int) -> None:
        """Delete the analyses of all games of a user: there are names in them."""
        await self._database.change(_FORGET, of=user)
