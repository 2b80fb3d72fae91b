"""Marks: the messages in which something of a game was posted, by the name of what was posted."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, exists, select

from storage.database import Database, upsert
from storage.errors import Conflict, UnknownGame
from storage.tables import games, marks
from storage.texts import storable

_OF_GAME = select(marks.c.name, marks.c.value).where(marks.c.game == bindparam("of"))
_NAMED = select(marks.c.game, marks.c.value).where(
    marks.c.name == bindparam("named"), marks.c.game.in_(bindparam("games", expanding=True))
)
_WITHOUT = select(games.c.id).where(
    games.c.status == "ended",
    games.c.updated >= bindparam("since"),
    ~exists().where(marks.c.game == games.c.id, marks.c.name == bindparam("named")),
)
_DELETE = delete(marks).where(marks.c.game == bindparam("of"), marks.c.name == bindparam("named"))


class Marks:
    """The marks of all games of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._save = upsert(database.dialect, marks, ("game", "name"), ("value",))

    async def set(self, game: str, name: str, value: str | None) -> None:
        """Note where something of a game was posted; None deletes the mark. Raises `UnknownGame`."""
        storable(game + name)
        try:
            if value is None:
                await self._database.change(_DELETE, of=game, named=name)
            else:
                await self._database.change(self._save, game=game, name=name, value=storable(value))
        except Conflict as error:
            raise UnknownGame(game) from error

    async def of_game(self, game: str) -> dict[str, str]:
        """All marks of a game, by name."""
        return {row["name"]: row["value"] for row in await self._database.rows(_OF_GAME, of=game)}

    async def named(self, name: str, games: Sequence[str]) -> dict[str, str]:
        """The marks of that name, by game; games without one are left out."""
        found = await self._database.rows(_NAMED, named=name, games=list(games))
        return {row["game"]: row["value"] for row in found}

    async def ended_without(self, name: str, since: float) -> list[str]:
        """The games that have ended since then and have no mark of that name."""
        return [row["id"] for row in await self._database.rows(_WITHOUT, named=name, since=since)]
