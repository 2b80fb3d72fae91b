"""The face of the storage."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.campaigns import Campaigns
from storage.clocks import Clocks
from storage.database import Database
from storage.games import Games
from storage.model import CompanyRow, Due, Entry, GameRow, Result, Summary
from storage.results import Results
from storage.shelf import Shelf
from storage.waiting import Waiting
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
        self._waiting = Waiting(database)
        self._results = Results(database)
        self.campaigns = Campaigns(database)
        self._clocks = Clocks(database)

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

    async def create_whole(
        self,
        *,
        id: str,  # noqa: A002
        guild: int | None,
        channel: int,
        host: int,
        ruleset: str,
        secret: bytes,
        entries: Sequence[Entry],
        created: float,
        summary: Summary,
    ) -> None:
        """Store a game that comes with its whole log, entries 1, 2, 3… Raises as `create_game` does."""
        ids = {"id": checked(id), "guild": guild, "channel": channel, "host": host, "ruleset": checked(ruleset)}
        await self._games.create_whole({**ids, "secret": secret}, entries, created, summary)

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

    async def games_with(self, user: int) -> list[GameRow]:
        """Every game where a user sits or that they have opened, ended or not, the oldest first."""
        return await self._games.games_with(user)

    async def interaction_seen(self, interaction: int) -> bool:
        """Whether an entry of any game came from this interaction."""
        return await self._games.interaction(interaction) is not None

    async def set_mark(self, game: str, name: str, value: str | None) -> None:
        """Note where something of a game was posted; None forgets it. Raises `UnknownGame`."""
        await self._shelf.set_mark(game, name, value)

    async def marks(self, game: str) -> dict[str, str]:
        """All marks of a game, by name."""
        return await self._shelf.marks(game)

    async def marked(self, name: str, games: Sequence[str]) -> dict[str, str]:
        """The mark of that name of each of these games that has one."""
        return await self._shelf.marked(name, games)

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

    async def save_result(self, result: Result) -> None:
        """Keep how a game ended, instead of what was kept of it before."""
        await self._results.save(result)

    async def results(self, guild: int, since: float = 0.0) -> list[Result]:
        """How the games of a server ended since then, the oldest first."""
        return await self._results.since(guild, since)

    async def without_result(self, guild: int, most: int = 50) -> list[str]:
        """Games of a server that are over and of which nothing is kept yet, the oldest first."""
        return await self._results.missing(guild, most)

    async def rename_in_results(self, user: int, name: str) -> None:
        """Put another name for a user, and no id, into everything that is kept of games that are over."""
        await self._results.rename(user, name)

    async def set_settings(self, scope: str, values: Mapping[str, str | None]) -> None:
        """Keep several settings of a scope at once, all or none; None forgets one."""
        await self._shelf.set_settings(scope, values)

    async def all_settings(self) -> dict[str, dict[str, str]]:
        """The settings of all scopes, each by key."""
        return await self._shelf.all_settings()

    async def due(self, now: float, *, shards: Sequence[int] = (), of: int = 1, most: int = 500) -> list[Due]:
        """Whoever is to be looked at by `now`, longest due first; if nobody is, who will be first. One query.

        `shards` of so many `of` all: only games of their servers.
        """
        return await self._waiting.due(now, shards, of, most)

    async def waiting(self, game: str) -> list[Due]:
        """Everybody whom the game waits for."""
        return await self._waiting.of_game(game)

    async def put_off(self, items: Iterable[tuple[Due, float | None]]) -> None:
        """Look at each at another time, or not before something happens; who has been changed since stays as it is."""
        await self._waiting.put_off(items)

    async def claim(self, items: Iterable[tuple[Due, float | None, int]], now: float) -> list[bool]:
        """Note that each was told at `now` (when to look next, how often by then), before it is done.

        False for who is waited for no more, or whom somebody else has claimed: they must not be told.
        """
        return await self._waiting.claim(items, now)

    async def nudge(self, game: str, users: Iterable[int], *, now: float, pause: float) -> list[bool]:
        """Ask to tell each again; False for who was asked for within `pause`, or is not waited for."""
        return await self._waiting.nudge(game, users, now, pause)

    async def look_again(self, user: int) -> None:
        """Whatever waits for the user is due now: what they want has changed."""
        await self._waiting.look_again(user)

    async def running_out(
        self, now: float, *, shards: Sequence[int] = (), of: int = 1, most: int = 500
    ) -> list[tuple[str, float]]:
        """The games of which a clock or a vote may have run out by `now`, and when; if none, what will be first.

        `shards` of so many `of` all: only games of their servers.
        """
        return await self._clocks.running_out(now, shards, of, most)

    async def look_at(self, game: str, seq: int, at: float | None) -> None:
        """Look at the game's clocks at that time, unless it has gone on since entry `seq`; None: no more."""
        await self._clocks.put_off(game, seq, at)

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self._database.dialect != "sqlite"
