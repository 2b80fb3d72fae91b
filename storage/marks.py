"""Marks: the messages in which something of a game was posted, by its name; settings of users and servers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, Text, bindparam, cast, delete, exists, func, or_, select

from storage.changes import note_change
from storage.database import Database, upsert
from storage.errors import Conflict, UnknownGame
from storage.tables import games, in_shards, marks, settings
from storage.texts import storable

_OF_GAME = select(marks.c.name, marks.c.value).where(marks.c.game == bindparam("of"))
_NAMED = select(marks.c.game, marks.c.value).where(
    marks.c.name == bindparam("named"), marks.c.game.in_(bindparam("games", expanding=True))
)
_NAME = (marks.c.game == bindparam("of"), marks.c.name == bindparam("named"))
_VALUE = select(marks.c.value).where(*_NAME)
_SHOWN = exists().where(
    marks.c.game == games.c.id, marks.c.name == bindparam("shown"), marks.c.value == cast(games.c.seq, Text)
)
_IN_DOUBT = exists().where(marks.c.game == games.c.id, func.substr(marks.c.name, 1, 1).in_(("?", "!")))
_BEHIND = (
    select(games.c.id)
    .where(
        or_(~_SHOWN, _IN_DOUBT),
        ~exists().where(marks.c.game == games.c.id, marks.c.name == bindparam("trouble")),
    )
    .order_by(games.c.updated)
)
_DELETE = delete(marks).where(*_NAME)
_RELEASE = _DELETE.where(marks.c.value == bindparam("held"))


class Marks:
    """The marks of all games of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._save = upsert(database.dialect, marks, ("game", "name"), ("value",))
        self._seize = upsert(
            database.dialect, marks, ("game", "name"), ("value",), marks.c.value < bindparam("expired")
        )

    async def set(self, game: str, name: str, value: str | None) -> None:
        """Note where something of a game was posted; None deletes the mark. Raises `UnknownGame`."""
        await self.change(game, {name: value})

    async def change(self, game: str, values: Mapping[str, str | None]) -> None:
        """Set and delete marks of a game, all or none. Raises `UnknownGame`."""
        gone = [{"of": game, "named": name} for name, value in values.items() if value is None]
        kept = [{"game": game, "name": name, "value": value} for name, value in values.items() if value is not None]
        storable(game + "".join(f"{name}{value or ''}" for name, value in values.items()))

        def work(connection: Connection) -> None:
            for statement, each in ((_DELETE, gone), (self._save, kept)):
                if each:
                    connection.execute(statement, each)

        try:
            await self._database.write(work)
        except Conflict as error:
            raise UnknownGame(game) from error

    async def set_each(self, name: str, values: Mapping[str, str]) -> None:
        """Set the mark of that name of each game, in one transaction."""
        each = [{"game": game, "name": name, "value": value} for game, value in values.items()]
        await self._database.write(lambda connection: connection.execute(self._save, each) and None)

    async def claim(self, game: str, name: str, value: str) -> str | None:
        """Set a mark unless it is there; the value that it had, None if it was not there. Raises `UnknownGame`."""
        values, named = {"game": game, "name": name, "value": storable(value)}, {"of": game, "named": name}

        def work(connection: Connection) -> str | None:
            if connection.execute(self._seize, {**values, "expired": ""}).rowcount > 0:
                return None
            return connection.scalar(_VALUE, named)

        try:
            return await self._database.write(work)
        except Conflict as error:
            raise UnknownGame(game) from error

    async def seize(self, game: str, name: str, value: str, expired: str) -> bool:
        """Set a mark that is missing, or whose value is less than ``expired``. Returns whether it was set."""
        values = {"game": game, "name": name, "value": value, "expired": expired}
        return await self._database.change(self._seize, **values) > 0

    async def release(self, game: str, name: str, value: str) -> None:
        """Delete a mark, if it has this value still."""
        await self._database.change(_RELEASE, of=game, named=name, held=value)

    async def of_game(self, game: str) -> dict[str, str]:
        """All marks of a game, by name."""
        return {row["name"]: row["value"] for row in await self._database.rows(_OF_GAME, of=game)}

    async def named(self, name: str, games: Sequence[str]) -> dict[str, str]:
        """The marks of that name, by game; games without one are left out."""
        found = await self._database.rows(_NAMED, named=name, games=list(games))
        return {row["game"]: row["value"] for row in found}

    async def behind(self, shown: str, trouble: str, *, shards: Sequence[int] = (), of: int = 1) -> list[str]:
        """The games whose mark ``shown`` is not the number of their newest entry, without those marked ``trouble``.

        With them those that have marks of messages in doubt, whose names begin with ``?`` or ``!``.

        ``shards`` of so many ``of`` all: only games of their servers.
        """
        statement = _BEHIND.where(in_shards(shards, of)) if of > 1 else _BEHIND
        return [row["id"] for row in await self._database.rows(statement, shown=shown, trouble=trouble)]


# -- settings ---------------------------------------------------------------------------------------------------------

BACKUPS, BACKED_UP = "backups", "last"
"""The setting that says when the last backup was made, in unix seconds."""
_OF_SCOPE = select(settings.c.key, settings.c.value).where(settings.c.scope == bindparam("of"))
_ALL = select(settings.c.scope, settings.c.key, settings.c.value)
_DELETE_SETTING = delete(settings).where(settings.c.scope == bindparam("of"), settings.c.key == bindparam("named"))


class Settings:
    """The settings of all scopes of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._save = upsert(database.dialect, settings, ("scope", "key"), ("value",))
        expired = settings.c.value < bindparam("expired")
        self._seize = upsert(database.dialect, settings, ("scope", "key"), ("value",), expired)

    async def set(self, scope: str, values: Mapping[str, str | None]) -> None:
        """Store settings of a scope, all or none; None deletes one."""
        storable(scope + "".join(name + (value or "") for name, value in values.items()))

        def work(connection: Connection) -> None:
            for name, value in values.items():
                if value is None:
                    connection.execute(_DELETE_SETTING, {"of": scope, "named": name})
                else:
                    connection.execute(self._save, {"scope": scope, "key": name, "value": value})
            note_change(connection, scope)

        await self._database.write(work)

    async def seize(self, scope: str, key: str, value: str, expired: str) -> bool:
        """Set a setting that is not there, or is less than ``expired``; False if another process was faster."""
        values = {"scope": scope, "key": key, "value": value, "expired": expired}
        return await self._database.change(self._seize, **values) > 0

    async def of_scope(self, scope: str) -> dict[str, str]:
        """All settings of a scope, by key."""
        return {row["key"]: row["value"] for row in await self._database.rows(_OF_SCOPE, of=scope)}

    async def all(self) -> dict[str, dict[str, str]]:
        """The settings of all scopes, each by key."""
        found: dict[str, dict[str, str]] = {}
        for row in await self._database.rows(_ALL):
            found.setdefault(row["scope"], {})[row["key"]] = row["value"]
        return found
