"""The users whom games wait for, and the time of each one's next ping: written with the log, found with one query."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from sqlalchemy import Connection, Executable, bindparam, delete, exists, false, insert, null, or_, select, update

from storage.database import Database, Statement, Value, Values, upsert
from storage.rows import EntryRow, WaitingRow
from storage.tables import games, in_shards, marks, waiting

ACTED = 3600.0
"""Seconds until the first look at a user who has acted just now and is waited for again: they know it."""

_OF = (waiting.c.game == bindparam("of"), waiting.c.user == bindparam("whom"))
_NEW = Statement(insert(waiting))
_AGAIN = Statement(
    update(waiting)
    .where(*_OF)
    .values({name: bindparam(f"new_{name}") for name in ("since", "pings", "told", "due")})
    .values(nudged=null(), nudge=false())
)
_GONE = Statement(delete(waiting).where(*_OF))
_ROWS = select(waiting, games.c.guild, games.c.channel, games.c.seq, games.c.title, games.c.locale).join(games)
_OF_GAME = _ROWS.where(waiting.c.game == bindparam("of")).order_by(waiting.c.user)
_HOSTS = (
    _ROWS.where(games.c.status == "lobby", waiting.c.user == games.c.host)
    .where(~exists().where(marks.c.game == waiting.c.game, marks.c.name == bindparam("told")))
    .order_by(waiting.c.since, waiting.c.game)
    .limit(bindparam("most"))
)
_UNCHANGED = (*_OF, waiting.c.since == bindparam("seen_since"), waiting.c.due == bindparam("seen_due"))
_POSTPONE = update(waiting).where(*_UNCHANGED).values(due=bindparam("until"))
_CLAIM = (
    update(waiting)
    .where(*_UNCHANGED)
    .values(due=bindparam("until"), told=bindparam("at"), pings=bindparam("count"), nudge=False)
)
_NUDGE = (
    update(waiting)
    .where(*_OF, or_(waiting.c.nudged.is_(None), waiting.c.nudged <= bindparam("before")))
    .values(nudged=bindparam("at"), nudge=True, due=bindparam("at"))
)
_MAKE_DUE = update(waiting).where(waiting.c.user == bindparam("whom")).values(due=0.0)

Waits: TypeAlias = tuple[tuple[int, float], ...]
"""Users that a game waits for, each with the time since when."""


def waiting_changes(
    game: str, before: Waits, now: Waits, entry: EntryRow, pause: float
) -> list[tuple[Statement, Values]]:
    """The statements that change the table from the users before an entry to the users after it.

    ``pause``: seconds before the first ping.
    """
    was, is_now = dict(before), dict(now)
    changes: list[tuple[Statement, Values]] = [
        (_GONE, {"of": game, "whom": user}) for user in was if user not in is_now
    ]
    for user, since in is_now.items():
        acted: dict[str, Value] = {"since": since, "pings": 1, "told": entry.at, "due": entry.at + ACTED}
        unasked: dict[str, Value] = {"since": since, "pings": 0, "told": None, "due": since + pause}
        values = acted if user == entry.actor else unasked
        if user not in was:
            changes.append((_NEW, {"game": game, "user": user, **values, "nudged": None, "nudge": False}))
        elif was[user] != since or user == entry.actor:
            changes.append((_AGAIN, {"of": game, "whom": user, **{f"new_{name}": v for name, v in values.items()}}))
    return changes


class Waiting:
    """The users whom the games of one database wait for."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._mark = upsert(database.dialect, marks, ("game", "name"), ("value",))
        self._due: dict[tuple[Sequence[int], int], Executable] = {}

    async def due(self, now: float, *, shards: Sequence[int] = (), of: int = 1, most: int = 500) -> list[WaitingRow]:
        """The users to look at by `now`, longest due first; without any, the one who will be first. One query.

        `shards` of so many `of` all: only games of their servers.
        """
        statement = self._due.setdefault((tuple(shards), of), _due(shards, of))
        return [WaitingRow(**row) for row in await self._database.rows(statement, now=now, most=most)]

    async def of_game(self, game: str) -> list[WaitingRow]:
        """All users whom the game waits for."""
        return [WaitingRow(**row) for row in await self._database.rows(_OF_GAME, of=game)]

    async def hosts(self, mark: str, most: int = 100) -> list[WaitingRow]:
        """The hosts whom lobbies wait for, longest first; a lobby that has the ``mark`` is left out."""
        return [WaitingRow(**row) for row in await self._database.rows(_HOSTS, told=mark, most=most)]

    async def postpone(self, items: Iterable[tuple[WaitingRow, float | None]]) -> None:
        """Look at each at another time, or not before something happens; rows that have changed since stay."""
        values = [{**_seen(row), "until": until} for row, until in items]
        if values:
            await self._each(_POSTPONE, values)

    async def claim(
        self,
        items: Iterable[tuple[WaitingRow, float | None, int]],
        now: float,
        mark: Callable[[Sequence[WaitingRow]], tuple[str, str]] | None = None,
    ) -> list[WaitingRow]:
        """Note that each is pinged at `now` (when to look next, how many pings by then), before it is done.

        Users who are no longer waited for, or whom another process has claimed, are left out: no ping for them. `mark`:
        a mark of the game with name and value for those who are left, set at the same time.
        """

        def work(connection: Connection) -> list[WaitingRow]:
            claimed = []
            for row, until, pings in items:
                values = {**_seen(row), "until": until, "at": now, "count": pings}
                if connection.execute(_CLAIM, values).rowcount > 0:
                    claimed.append(row)
            if mark is not None and claimed:
                name, value = mark(claimed)
                connection.execute(self._mark, {"game": claimed[0].game, "name": name, "value": value})
            return claimed

        return await self._database.write(work)

    async def nudge(self, game: str, users: Iterable[int], *, now: float, pause: float) -> list[bool]:
        """Ask for another ping of each; False for a user nudged within `pause`, or not waited for."""
        return await self._each(
            _NUDGE, [{"of": game, "whom": user, "at": now, "before": now - pause} for user in users]
        )

    async def make_due(self, user: int) -> None:
        """Make everything that waits for the user due now, because their settings have changed."""
        await self._database.change(_MAKE_DUE, whom=user)

    async def _each(self, statement: Executable, values: Sequence[Values]) -> list[bool]:
        """Run the statement with each set of values, in one transaction. Returns for each whether a row matched."""

        def work(connection: Connection) -> list[bool]:
            return [connection.execute(statement, each).rowcount > 0 for each in values]

        return await self._database.write(work)


def _due(shards: Sequence[int], of: int) -> Executable:
    """The query for all that is due or, if nothing is, for what will be first."""
    first = select(waiting.c.due).where(waiting.c.due.is_not(None)).order_by(waiting.c.due).limit(1)
    found = _ROWS.order_by(waiting.c.due, waiting.c.game, waiting.c.user).limit(bindparam("most"))
    if of > 1:
        mine = in_shards(shards, of)
        first, found = first.join(games, waiting.c.game == games.c.id).where(mine), found.where(mine)
    return found.where(or_(waiting.c.due <= bindparam("now"), waiting.c.due == first.scalar_subquery()))


def _seen(row: WaitingRow) -> dict[str, Value]:
    return {"of": row.game, "whom": row.user, "seen_since": row.since, "seen_due": row.due}


# -- deadlines --------------------------------------------------------------------------------------------------------

_SET = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.seq == bindparam("seen"))
    .values(runs_out=bindparam("at"))
)


class Deadlines:
    """The deadlines of all games of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(
        self, now: float, *, shards: Sequence[int] = (), of: int = 1, most: int = 500
    ) -> list[tuple[str, float]]:
        """The games whose deadline has come by `now`, and when it was; without any, the next one to come.

        `shards` of so many `of` all: only games of their servers.
        """
        first = select(games.c.runs_out).where(games.c.runs_out.is_not(None)).order_by(games.c.runs_out).limit(1)
        found = select(games.c.id, games.c.runs_out).order_by(games.c.runs_out, games.c.id).limit(most)
        if of > 1:
            mine = in_shards(shards, of)
            first, found = first.where(mine), found.where(mine)
        due = or_(games.c.runs_out <= bindparam("now"), games.c.runs_out == first.scalar_subquery())
        return [(row["id"], row["runs_out"]) for row in await self._database.rows(found.where(due), now=now)]

    async def set(self, game: str, seq: int, at: float | None) -> None:
        """Set a game's deadline, unless the game has gone on since entry `seq`; None: it has none."""
        await self._database.change(_SET, game=game, seen=seq, at=at)
