"""Changes of what processes keep in memory, found by asking now and then: the same on both kinds of databases.

PostgreSQL's NOTIFY would come sooner, but lets all transactions that notify commit one after the other.
"""

import time
from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, select

from storage.database import Database, upsert
from storage.tables import changes, games

_SINCE = select(changes.c.scope, changes.c.at).where(changes.c.at > bindparam("since"))
_SEQS = select(games.c.id, games.c.seq).where(games.c.id.in_(bindparam("games", expanding=True)))


def note_change(connection: Connection, *scopes: str) -> None:
    """Note in a transaction that something has changed now."""
    note = upsert(connection.dialect.name, changes, ("scope",), ("at",))
    for scope in sorted(scopes):  # in one order: two processes never wait for each other
        connection.execute(note, {"scope": scope, "at": time.time()})


class Changes:
    """The changes of one database, by the clocks of the machines that made them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, *scopes: str) -> None:
        """Note that these scopes have changed just now."""
        await self._database.write(lambda connection: note_change(connection, *scopes))

    async def since(self, at: float) -> dict[str, float]:
        """The scopes that changed after a time, each with its last change (unix seconds)."""
        return {row["scope"]: row["at"] for row in await self._database.rows(_SINCE, since=at)}

    async def seqs(self, ids: Iterable[str]) -> dict[str, int]:
        """The number of each game's newest entry, by game."""
        found = await self._database.rows(_SEQS, games=list(ids))
        return {row["id"]: row["seq"] for row in found}
