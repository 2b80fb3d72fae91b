"""All that must outlive the process, in one database."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, text

from storage.campaigns import Campaigns
from storage.changes import Changes
from storage.companies import Companies, Portraits
from storage.database import Database
from storage.errors import Unavailable
from storage.fields import Fields
from storage.games import Games
from storage.marks import Marks, Settings
from storage.people.follows import Follows
from storage.people.forgotten import Forgotten
from storage.people.meetings import Meetings
from storage.people.puzzles import Puzzles
from storage.people.seekers import Seekers
from storage.results import Analyses, Results
from storage.seasons import Seasons
from storage.waiting import Deadlines, Waiting


class Storage:
    """The parts of one database. Safe to share between tasks of one event loop.

    Every method of a part may raise `Unavailable`, and `Unstorable` for values that no database of ours holds. A call
    that is cancelled runs to its end unseen, or not at all: never half.
    """

    def __init__(self, database: Database) -> None:
        """Private: use `open`."""
        self._database = database
        self.games = Games(database)
        self.waiting = Waiting(database)
        self.deadlines = Deadlines(database)
        self.marks = Marks(database)
        self.results = Results(database)
        self.analyses = Analyses(database)
        self.campaigns = Campaigns(database)
        self.seasons = Seasons(database)
        self.forgotten = Forgotten(database)
        self.companies = Companies(database)
        self.portraits = Portraits(database)
        self.fields = Fields(database)
        self.settings = Settings(database)
        self.changes = Changes(database)
        self.seekers = Seekers(database)
        self.meetings = Meetings(database)
        self.follows = Follows(database)
        self.puzzles = Puzzles(database)

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self._database.dialect != "sqlite"

    @property
    def failing(self) -> bool:
        """Whether the last write failed; a later one that succeeds clears it."""
        return self._database.failing

    def tell_failures(self, listener: Callable[[Unavailable], object]) -> None:
        """Call the listener with each failure of the database."""
        self._database.on_failure = listener

    def tell_times(self, listener: Callable[[str, float], object]) -> None:
        """Call the listener with ``read`` or ``write`` and the seconds that each took, waiting included."""
        self._database.on_time = listener

    @classmethod
    async def open(cls, url: str, *, busy_timeout: float = 5.0, upgrade: bool = True) -> Storage:
        """Connect to `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`, creating folder and schema if missing.

        `busy_timeout`: seconds to wait for another writer before `Unavailable`. Raises `StorageError` for a URL of
        another kind, or a schema that a newer version of the program wrote. Without `upgrade` nothing is created or
        changed: raises `OtherVersion` for any other schema.
        """
        return cls(await Database.open(url, busy_timeout, upgrade=upgrade))

    async def settle(self) -> None:
        """Wait until running operations have ended, those of cancelled callers too."""
        await self._database.settle()

    async def close(self) -> None:
        """Let running calls end, then disconnect. Nothing may be called afterwards."""
        await self._database.close()

    async def ping(self) -> None:
        """Ask the database for a sign of life. Raises `Unavailable` without one."""

        def work(connection: Connection) -> None:
            connection.execute(text("SELECT 1"))

        await self._database.read(work)
