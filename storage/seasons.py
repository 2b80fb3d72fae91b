"""The seasons of servers: when they began, when they end, and whether the next one begins by itself."""

import math

import msgspec
from sqlalchemy import RowMapping, bindparam, insert, select, update

from storage.database import Database, Value
from storage.errors import Conflict, LostRace
from storage.rows import SeasonRow, SeasonWinner
from storage.tables import seasons
from storage.texts import storable

_OF_GUILD = select(seasons).where(seasons.c.guild == bindparam("of")).order_by(seasons.c.number.desc())
_FIRST_DUE = (
    select(seasons).where(seasons.c.ended.is_(None), seasons.c.ends.is_not(None)).order_by(seasons.c.ends).limit(100)
)
_UNPOSTED = select(seasons).where(seasons.c.ended.is_not(None), seasons.c.posted.is_(None)).order_by(seasons.c.ended)
_NEW = insert(seasons)
_ONE = (seasons.c.guild == bindparam("of"), seasons.c.number == bindparam("which"))
_decode = msgspec.json.Decoder(tuple[SeasonWinner, ...]).decode
_CHANGED = ("name", "channel", "ends", "every", "ended", "winners")
_CHANGE = (
    update(seasons)
    .where(*_ONE, seasons.c.ended.is_(None))
    .values({name: bindparam(f"new_{name}") for name in _CHANGED})
)
_WON = select(seasons).where(seasons.c.winners.contains(bindparam("part")), seasons.c.ended <= bindparam("until"))
_REWRITE = update(seasons).where(*_ONE).values(winners=bindparam("new_winners"))
_POSTED = update(seasons).where(*_ONE).values(posted=bindparam("message"))


class Seasons:
    """The seasons of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, season: SeasonRow) -> None:
        """Store a new season. Raises `LostRace` if the server has one of that number."""
        try:
            await self._database.change(_NEW, **_values(season))
        except Conflict as error:
            raise LostRace("the season has begun meanwhile") from error

    async def change(self, season: SeasonRow) -> None:
        """Put name, channel, end, rhythm and winners of a season in place of those before.

        Raises `LostRace` if it has ended meanwhile.
        """
        values = {f"new_{name}": value for name, value in _values(season).items() if name in _CHANGED}
        if not await self._database.change(_CHANGE, of=season.guild, which=season.number, **values):
            raise LostRace("the season has ended meanwhile")

    async def of_guild(self, guild: int) -> list[SeasonRow]:
        """All seasons of a server, the newest first."""
        return [_season(row) for row in await self._database.rows(_OF_GUILD, of=guild)]

    async def due(self) -> list[SeasonRow]:
        """The seasons that run and have an end, those that end first first."""
        return [_season(row) for row in await self._database.rows(_FIRST_DUE)]

    async def unposted(self) -> list[SeasonRow]:
        """The seasons that are over and whose honours nobody has been told."""
        return [_season(row) for row in await self._database.rows(_UNPOSTED)]

    async def set_posted(self, season: SeasonRow, message: int) -> None:
        """Note the message with a season's honours; 0 if it cannot be posted."""
        await self._database.change(_POSTED, of=season.guild, which=season.number, message=message)

    async def won_by(self, user: int) -> list[SeasonRow]:
        """The seasons among whose winners a user is named."""
        return await self._won(user, math.inf)

    async def _won(self, user: int, until: float) -> list[SeasonRow]:
        rows = await self._database.rows(_WON, part=f'"user":{user},', until=until)
        return [_season(row) for row in rows]

    async def forget(self, user: int, until: float) -> None:
        """Take the name and number of a user out of the seasons that they had won until then."""
        for row in await self._won(user, until):
            left = [SeasonWinner(0, "", one.points) if one.user == user else one for one in row.winners or ()]
            winners = _values(msgspec.structs.replace(row, winners=tuple(left)))["winners"]
            await self._database.change(_REWRITE, of=row.guild, which=row.number, new_winners=winners)


def _values(season: SeasonRow) -> dict[str, Value]:
    winners = "" if season.winners is None else storable(msgspec.json.encode(season.winners).decode())
    return {**msgspec.structs.asdict(season), "name": storable(season.name), "winners": winners}


def _season(row: RowMapping) -> SeasonRow:
    return SeasonRow(**{**row, "winners": _decode(row["winners"]) if row["winners"] else None})
