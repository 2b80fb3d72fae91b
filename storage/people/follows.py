"""Who follows which game, and up to where they have got it."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update

from storage.database import Database
from storage.errors import Conflict
from storage.rows import FollowRow
from storage.tables import follows
from storage.texts import storable

_OF_GAME = select(follows).where(follows.c.game == bindparam("of")).order_by(follows.c.at, follows.c.id)
_OF_USER = select(follows).where(follows.c.user == bindparam("whom")).order_by(follows.c.at, follows.c.id)
_BY_ID = select(follows).where(follows.c.id == bindparam("of"))
_FOLLOWED = select(follows.c.game).distinct()
_IN_DOUBT = select(follows.c.game).where(follows.c.claimed > follows.c.sent).distinct()
_COUNT = select(func.count().label("number")).select_from(follows).where(follows.c.game == bindparam("of"))
_NEW = insert(follows)
_THESE = follows.c.id.in_(bindparam("ids", expanding=True))
_CLAIM = update(follows).where(_THESE).values(claimed=bindparam("chapter"), since=bindparam("now"))
_SENT = update(follows).where(_THESE).values(sent=bindparam("chapter"), claimed=bindparam("chapter"))
_GONE = delete(follows).where(_THESE)
_FORGET = delete(follows).where(follows.c.user == bindparam("whom"))
_FORGET_GUILD = delete(follows).where(follows.c.guild == bindparam("of"))


class Follows:
    """Who follows the games of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, follow: FollowRow) -> bool:
        """Store a new follower; False if they follow the game in this way already."""
        values = {**msgspec.structs.asdict(follow), "target": storable(follow.target)}
        try:
            await self._database.change(_NEW, **values)
        except Conflict:
            return False
        return True

    async def get(self, follow: str) -> FollowRow | None:
        """The follower of this id."""
        rows = await self._database.rows(_BY_ID, of=follow)
        return FollowRow(**rows[0]) if rows else None

    async def of_game(self, game: str) -> list[FollowRow]:
        """All who follow a game, the first one first."""
        return [FollowRow(**row) for row in await self._database.rows(_OF_GAME, of=game)]

    async def of_user(self, user: int) -> list[FollowRow]:
        """All that somebody follows."""
        return [FollowRow(**row) for row in await self._database.rows(_OF_USER, whom=user)]

    async def count(self, game: str) -> int:
        """How many follow a game."""
        return int((await self._database.rows(_COUNT, of=game))[0]["number"])

    async def followed(self) -> set[str]:
        """The games that anybody follows."""
        return {row["game"] for row in await self._database.rows(_FOLLOWED)}

    async def in_doubt(self) -> list[str]:
        """The games of which a chapter was being sent when a process ended."""
        return [row["game"] for row in await self._database.rows(_IN_DOUBT)]

    async def claim(self, ids: Sequence[str], chapter: int, now: float) -> None:
        """Note that a chapter is about to be sent to these."""
        await self._database.change(_CLAIM, ids=list(ids), chapter=chapter, now=now)

    async def note_sent(self, ids: Sequence[str], chapter: int) -> None:
        """Note that these have got a chapter, and all before."""
        await self._database.change(_SENT, ids=list(ids), chapter=chapter)

    async def remove(self, ids: Sequence[str]) -> bool:
        """Delete these; False if there was none."""
        return await self._database.change(_GONE, ids=list(ids)) > 0

    async def forget(self, user: int) -> None:
        """Delete all that somebody follows."""
        await self._database.change(_FORGET, whom=user)

    async def forget_guild(self, guild: int) -> None:
        """Delete all who follow games of a server, with the addresses of its webhooks."""
        await self._database.change(_FORGET_GUILD, of=guild)
