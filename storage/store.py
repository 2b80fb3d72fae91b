"""The face of the storage."""

from __future__ import annotations

import time

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database
from storage.games import Games
from storage.model import CompanyRow, Entry, GameRow, Summary
from storage.shelf import Shelf
from storage.words import checked


class Storage:
    """All that is kept, in one database. Safe to share between tasks of one event loop.

    Every method may raise `Unavailable`, and `Unstorable` for values that no database of ours holds. A call that is
    cancelled runs to its end unseen, or not at all: never half.
    """

    def __init__(self, database: Database) -> None:
        """Private: use `open`."""
        self._database = database
        self._games = Games(database)
        self._shelf = Shelf(database)

    @classmethod
    async def open(cls, url: str, *, busy_timeout: float = 5.0) -> Storage:
        """Connect to `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`, creating folder and schema if missing.

        `busy_timeout`: seconds to wait for another writer before `Unavailable`. Raises `StorageError` for a URL of
        another kind, or a schema that a newer version of the program wrote.
        """
        return cls(await Database.open(url, busy_timeout))

    async def close(self) -> None:
        """Let running calls end, then disconnect. Nothing may be called afterwards."""
        await self._database.close()

    async def ping(self) -> None:
        """Ask the database for a sign of life. Raises `Unavailable` without one."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(text("SELECT 1"))

        await self._database.read(work)

    async def create_game(
        self,
        *,
        id: str,  # noqa: A002
        guild: int | None,
        channel: int,
        host: int,
        ruleset: str,
        secret: bytes,
        entry: Entry,
        summary: Summary,
    ) -> None:
        """Store a new game with its first entry (seq 1), whose `at` is the time of its creation.

        Raises `ChannelTaken` if an unfinished game sits in the channel, `AlreadyDone` if the interaction is stored
        already, `LostRace` if the id exists or the entry is not the first.
        """
        row = {
            "id": checked(id),
            "guild": guild,
            "channel": channel,
            "host": host,
            "ruleset": checked(ruleset),
            "secret": secret,
        }
        await self._games.create(row, entry, summary)

    async def append(self, game: str, entry: Entry, summary: Summary) -> None:
        """Add the next entry to a game's log and keep what the game looks like after it; durable on return.

        Raises `AlreadyDone` if the interaction is stored already (before any other reason), `LostRace` if `entry.seq`
        is not the next number, `UnknownGame`, and `ChannelTaken` if the entry reopens an ended game in whose channel
        another sits by now.
        """
        await self._games.append(game, entry, summary)

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """The log from entry `after` + 1 on, in order; empty for a game that does not exist."""
        return await self._games.entries(game, after)

    async def game(self, id: str) -> GameRow | None:  # noqa: A002
        """The game of this id."""
        return await self._games.game(id)

    async def game_in(self, channel: int) -> GameRow | None:
        """The unfinished game in the channel."""
        return await self._games.game_in(channel)

    async def last_game_in(self, channel: int) -> GameRow | None:
        """The newest game in the channel, ended or not."""
        return await self._games.last_game_in(channel)

    async def games_of(self, user: int, *, waiting: bool) -> list[GameRow]:
        """The unfinished games that wait for the user; with `waiting=False`, all unfinished ones he is part of.

        Those that have waited longest come first, those that don't wait for him last.
        """
        return await self._games.games_of(user, waiting=waiting)

    async def interaction_seen(self, interaction: int) -> bool:
        """Whether an entry of any game came from this interaction."""
        return await self._games.interaction(interaction) is not None

    async def set_mark(self, game: str, name: str, value: str | None) -> None:
        """Note where something of a game was posted; None forgets it. Raises `UnknownGame`."""
        await self._shelf.set_mark(game, name, value)

    async def marks(self, game: str) -> dict[str, str]:
        """All marks of a game, by name."""
        return await self._shelf.marks(game)

    async def save_company(self, owner: int, name: str, ruleset: str, text: str) -> int:
        """Store a company, in place of the one of that name (whatever its case) if there is one; returns its id."""
        return await self._shelf.save_company(CompanyRow(0, owner, name, ruleset, text, time.time()))

    async def companies(self, owner: int) -> list[CompanyRow]:
        """All companies of the owner, by name."""
        return await self._shelf.companies(owner)

    async def company(self, owner: int, name: str) -> CompanyRow | None:
        """The owner's company of that name, whatever its case."""
        return await self._shelf.company(owner, name)

    async def delete_company(self, owner: int, name: str) -> bool:
        """Forget a company; False if there was none."""
        return await self._shelf.delete_company(owner, name)

    async def set_setting(self, scope: str, key: str, value: str | None) -> None:
        """Keep a setting of "user:123" or "guild:456"; None forgets it."""
        await self._shelf.set_setting(scope, key, value)

    async def settings(self, scope: str) -> dict[str, str]:
        """All settings of a scope, by key."""
        return await self._shelf.settings(scope)
