"""All that must outlive the process, in one database."""

from __future__ import annotations

from sqlalchemy import Connection, text

from storage.campaigns import Campaigns
from storage.companies import Companies, Portraits
from storage.database import Database
from storage.deadlines import Deadlines
from storage.games import Games
from storage.marks import Marks
from storage.people.follows import Follows
from storage.people.forgotten import Forgotten
from storage.people.meetings import Meetings
from storage.people.seekers import Seekers
from storage.processes.changes import Changes
from storage.results import Analyses, Results
from storage.settings import Settings
from storage.waiting import Waiting


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
        self.forgotten = Forgotten(database)
        self.companies = Companies(database)
        self.portraits = Portraits(database)
        self.settings = Settings(database)
        self.changes = Changes(database)
        self.seekers = Seekers(database)
        self.meetings = Meetings(database)
        self.follows = Follows(database)

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self._database.dialect != "sqlite"

    @classmethod
    async def open(cls, url: str, *, busy_timeout: float = 5.0) -> Storage:
        """Connect to `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`, creating folder and schema if missing.

        `busy_timeout`: seconds to wait for another writer before `Unavailable`. Raises `StorageError` for a URL of
        another kind, or a schema that a newer version of the program wrote.
        """
        return cls(await Database.open(url, busy_timeout))

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
