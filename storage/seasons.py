"""The seasons of servers: when they began, when they end, and whether the next one begins by itself."""

import msgspec
from sqlalchemy import bindparam, insert, select, update

from storage.database import Database
from storage.errors import Conflict, LostRace
from storage.rows import SeasonRow
from storage.tables import seasons
from storage.texts import storable

_OF_GUILD = select(seasons).where(seasons.c.guild == bindparam("of")).order_by(seasons.c.number.desc())
_FIRST_DUE = (
    select(seasons).where(seasons.c.ended.is_(None), seasons.c.ends.is_not(None)).order_by(seasons.c.ends).limit(100)
)
_UNPOSTED = select(seasons).where(seasons.c.ended.is_not(None), seasons.c.posted.is_(None)).order_by(seasons.c.ended)
_NEW = insert(seasons)
_ONE = (seasons.c.guild == bindparam("of"), seasons.c.number == bindparam("which"))
_CHANGE = (
    update(seasons)
    .where(*_ONE, seasons.c.ended.is_(None))
    .values({name: bindparam(f"new_{name}") for name in ("name", "channel", "ends", "every", "ended")})
)
_POSTED = update(seasons).where(*_ONE).values(posted=bindparam("message"))


class Seasons:
    """The seasons of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, season: SeasonRow) -> None:
        """Store a new season. Raises `LostRace` if the server has one of that number."""
        values = {**msgspec.structs.asdict(season), "name": storable(season.name)}
        try:
            await self._database.change(_NEW, **values)
        except Conflict as error:
            raise LostRace("the season has begun meanwhile") from error

    async def change(self, season: SeasonRow) -> None:
        """Put name, channel, end and rhythm of a season in place of those before.

        Raises `LostRace` if it has ended meanwhile.
        """
        names = ("name", "channel", "ends", "every", "ended")
        values = {f"new_{name}": getattr(season, name) for name in names}
        storable(season.name)
        if not await self._database.change(_CHANGE, of=season.guild, which=season.number, **values):
            raise LostRace("the season has ended meanwhile")

    async def of_guild(self, guild: int) -> list[SeasonRow]:
        """All seasons of a server, the newest first."""
        return [SeasonRow(**row) for row in await self._database.rows(_OF_GUILD, of=guild)]

    async def due(self) -> list[SeasonRow]:
        """The seasons that run and have an end, those that end first first."""
        return [SeasonRow(**row) for row in await self._database.rows(_FIRST_DUE)]

    async def unposted(self) -> list[SeasonRow]:
        """The seasons that are over and whose honours nobody has been told."""
        return [SeasonRow(**row) for row in await self._database.rows(_UNPOSTED)]

    async def set_posted(self, season: SeasonRow, message: int) -> None:
        """Note the message with a season's honours; 0 if it cannot be posted."""
        await self._database.change(_POSTED, of=season.guild, which=season.number, message=message)
