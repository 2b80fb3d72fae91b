"""Results of games, and analyses: one row a game each, so that a season is read with one query and no log."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, delete, exists, func, or_, select, update

from storage.database import Database, upsert
from storage.rows import ResultRow, ResultSeat
from storage.tables import analyses, games, results, seats
from storage.texts import storable

_OF_GUILD = (
    select(results)
    .where(results.c.guild == bindparam("of"), results.c.ended >= bindparam("since"))
    .order_by(results.c.ended, results.c.game)
)
_RATED = (
    select(results)
    .where(results.c.guild == bindparam("of"), results.c.rated != "")
    .order_by(results.c.ended, results.c.game)
)
_RULESETS = select(results.c.ruleset).where(results.c.guild == bindparam("of")).distinct().order_by(results.c.ruleset)
_COUNT = select(func.count().label("n")).where(results.c.guild == bindparam("of"))
_ONE = select(results).where(results.c.game == bindparam("of"))
_HAS = results.c.seats.like(bindparam("pattern"))
_RATED_WITH = select(results.c.guild).where(results.c.rated != "", _HAS).distinct()
_NEWEST_OF = select(results).where(_HAS).order_by(results.c.ended.desc(), results.c.game).limit(bindparam("most"))
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
_NAMED = select(results.c.game, results.c.seats).where(_HAS, results.c.ended <= bindparam("until"))
_DELETE = delete(results).where(results.c.game == bindparam("of"))
_RENAME = update(results).where(results.c.game == bindparam("of")).values(seats=bindparam("new_seats"))

_ANALYSIS = select(analyses.c.data).where(analyses.c.game == bindparam("of"), analyses.c.seq == bindparam("at"))
_NEWEST_FIRST = select(analyses.c.game).join(games).where(games.c.status == "ended").order_by(games.c.updated.desc())
_ANALYSED_IN = _NEWEST_FIRST.where(games.c.guild == bindparam("of")).limit(bindparam("most"))
_SAT = select(seats.c.game).where(seats.c.user == bindparam("of"))
_ANALYSED_BY = _NEWEST_FIRST.where(games.c.id.in_(_SAT)).limit(bindparam("most"))
_HOSTED_OR_SAT = select(games.c.id).where(or_(games.c.host == bindparam("of"), games.c.id.in_(_SAT)))
_FORGET_ANALYSES = delete(analyses).where(analyses.c.game.in_(_HOSTED_OR_SAT))

_decode = msgspec.json.Decoder(tuple[ResultSeat, ...]).decode


class Results:
    """The results of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # The time of the end stays: what is asked after it comes later.
        change = [column.name for column in results.c if column.name not in ("game", "ended")]
        self._save = upsert(database.dialect, results, ("game",), change)

    async def save(self, result: ResultRow) -> None:
        """Store the result of a game, in place of the one stored before."""
        texts = {"ruleset": storable(result.ruleset), "title": storable(result.title), "seats": _encoded(result.seats)}
        await self._database.change(self._save, **{**msgspec.structs.asdict(result), **texts})

    async def delete(self, game: str) -> None:
        """Delete the result of a game that goes on."""
        await self._database.change(_DELETE, of=game)

    async def of_guild(self, guild: int, since: float = 0.0) -> list[ResultRow]:
        """The results of a server's games that ended since then, the oldest first."""
        return [_result(row) for row in await self._database.rows(_OF_GUILD, of=guild, since=since)]

    async def get(self, game: str) -> ResultRow | None:
        """The result of a game."""
        rows = await self._database.rows(_ONE, of=game)
        return _result(rows[0]) if rows else None

    async def rated(self, guild: int) -> list[ResultRow]:
        """The results of a server's rated games, the oldest first."""
        return [_result(row) for row in await self._database.rows(_RATED, of=guild)]

    async def rated_with(self, user: int) -> list[int]:
        """The servers on which a user has played rated games."""
        return [row["guild"] for row in await self._database.rows(_RATED_WITH, pattern=f'%"user":{user},%')]

    async def newest_of(self, user: int, most: int) -> list[ResultRow]:
        """The results of a user's games, those that ended last first."""
        found = await self._database.rows(_NEWEST_OF, pattern=f'%"user":{user},%', most=most)
        return [_result(row) for row in found]

    async def rulesets(self, guild: int) -> list[str]:
        """The rulesets of which a server has results."""
        return [row["ruleset"] for row in await self._database.rows(_RULESETS, of=guild)]

    async def count(self, guild: int) -> int:
        """How many results a server has."""
        return int((await self._database.rows(_COUNT, of=guild))[0]["n"])

    async def missing(self, guild: int, most: int = 50) -> list[str]:
        """Games of a server that are over and without a result, the oldest first."""
        return [row["id"] for row in await self._database.rows(_MISSING, of=guild, most=most)]

    async def rename(self, user: int, until: float, name: str) -> None:
        """Put another name for a user, and a number that is nobody's for their id, into all results until then."""
        found = await self._database.rows(_NAMED, pattern=f'%"user":{user},%', until=until)
        hidden = {"user": 0, "name": storable(name), "former": 1 + secrets.randbelow(2**48)}

        def work(connection: Connection) -> None:
            for row in found:
                renamed = (
                    msgspec.structs.replace(seat, **hidden) if seat.user == user else seat
                    for seat in _decode(row["seats"])
                )
                connection.execute(_RENAME, {"of": row["game"], "new_seats": _encoded(tuple(renamed))})

        await self._database.write(work)


def _encoded(seats: tuple[ResultSeat, ...]) -> str:
    return storable(msgspec.json.encode(seats).decode())


def _result(row: RowMapping) -> ResultRow:
    return ResultRow(**{**row, "seats": _decode(row["seats"])})


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
        found = await self._database.rows(_ANALYSIS, of=game, at=seq)
        return str(found[0]["data"]) if found else None

    async def of_guild(self, guild: int, most: int = 50) -> list[str]:
        """The analysed games of a server, those that ended last first."""
        return [row["game"] for row in await self._database.rows(_ANALYSED_IN, of=guild, most=most)]

    async def of_user(self, user: int, most: int = 50) -> list[str]:
        """The analysed games that a user has played, those that ended last first."""
        return [row["game"] for row in await self._database.rows(_ANALYSED_BY, of=user, most=most)]

    async def forget(self, user: int) -> None:
        """Delete the analyses of all games of a user: there are names in them."""
        await self._database.change(_FORGET_ANALYSES, of=user)
