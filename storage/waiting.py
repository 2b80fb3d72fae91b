"""Who is waited for, and when to look at it next: kept in the same transaction as the log, found in one query."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import bindparam, delete, false, insert, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database, Step
from storage.model import Due, Entry
from storage.shards import of_shards
from storage.tables import games, waiting

ACTED = 3600.0
"""Seconds until somebody is looked at who has acted just now and goes on being waited for: they know it."""

_OF = (waiting.c.game == bindparam("of"), waiting.c.user == bindparam("whom"))
_NEW = Step(insert(waiting))
_AGAIN = Step(
    update(waiting)
    .where(*_OF)
    .values({name: bindparam(f"new_{name}") for name in ("since", "pings", "told", "due")})
    .values(nudged=null(), nudge=false())
)
_GONE = Step(delete(waiting).where(*_OF))
_ROWS = select(waiting, games.c.guild, games.c.channel, games.c.seq, games.c.title, games.c.locale).join(games)
_OF_GAME = _ROWS.where(waiting.c.game == bindparam("of")).order_by(waiting.c.user)
_AS_SEEN = (*_OF, waiting.c.since == bindparam("seen_since"), waiting.c.due == bindparam("seen_due"))
_PUT_OFF = update(waiting).where(*_AS_SEEN).values(due=bindparam("until"))
_CLAIM = (
    update(waiting)
    .where(*_AS_SEEN)
    .values(due=bindparam("until"), told=bindparam("at"), pings=bindparam("count"), nudge=False)
)
_NUDGE = (
    update(waiting)
    .where(*_OF, or_(waiting.c.nudged.is_(None), waiting.c.nudged <= bindparam("before")))
    .values(nudged=bindparam("at"), nudge=True, due=bindparam("at"))
)
_LOOK_AGAIN = update(waiting).where(waiting.c.user == bindparam("whom")).values(due=0.0)

Waits = tuple[tuple[int, float], ...]


def changes(game: str, before: Waits, now: Waits, entry: Entry) -> list[tuple[Step, dict[str, Any]]]:
    """What an entry changes about whom its game waits for: since when each was and is waited for."""
    was, is_now = dict(before), dict(now)
    steps: list[tuple[Step, dict[str, Any]]] = []
    steps += [(_GONE, {"of": game, "whom": user}) for user in was if user not in is_now]
    for user, since in is_now.items():
        values = _begun(since, acted=user == entry.actor)
        if user not in was:
            steps.append((_NEW, {"game": game, "user": user, **values, "nudged": None, "nudge": False}))
        elif was[user] != since:
            steps.append((_AGAIN, {"of": game, "whom": user, **{f"new_{name}": v for name, v in values.items()}}))
    return steps


def _begun(since: float, *, acted: bool) -> dict[str, Any]:
    if acted:
        return {"since": since, "pings": 1, "told": since, "due": since + ACTED}
    return {"since": since, "pings": 0, "told": None, "due": since}


class Waiting:
    """Those who are waited for, in one database. Methods are those of `Storage`, which documents them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._due: dict[tuple[Sequence[int], int], Any] = {}

    async def due(self, now: float, shards: Sequence[int], of: int, most: int) -> list[Due]:
        statement = self._due.setdefault((tuple(shards), of), _due(shards, of))
        return [_read(row) for row in await self._database.rows(statement, now=now, most=most)]

    async def of_game(self, game: str) -> list[Due]:
        return [_read(row) for row in await self._database.rows(_OF_GAME, of=game)]

    async def put_off(self, items: Iterable[tuple[Due, float | None]]) -> None:
        values = [{**_seen(row), "until": until} for row, until in items]
        if values:
            await self._each(_PUT_OFF, values)

    async def claim(self, items: Iterable[tuple[Due, float | None, int]], now: float) -> list[bool]:
        return await self._each(
            _CLAIM, [{**_seen(row), "until": until, "at": now, "count": pings} for row, until, pings in items]
        )

    async def nudge(self, game: str, users: Iterable[int], now: float, pause: float) -> list[bool]:
        return await self._each(
            _NUDGE, [{"of": game, "whom": user, "at": now, "before": now - pause} for user in users]
        )

    async def look_again(self, user: int) -> None:
        await self._each(_LOOK_AGAIN, [{"whom": user}])

    async def _each(self, statement: Any, values: list[dict[str, Any]]) -> list[bool]:
        """One transaction; for each set of values whether it found its row."""

        async def work(connection: AsyncConnection) -> list[bool]:
            return [int((await connection.execute(statement, each)).rowcount) > 0 for each in values]

        return await self._database.write(work)


def _due(shards: Sequence[int], of: int) -> Any:
    """What is due now or, if nothing is, what will be first. Of the servers of these shards only."""
    first = select(waiting.c.due).where(waiting.c.due.is_not(None)).order_by(waiting.c.due).limit(1)
    found = _ROWS.order_by(waiting.c.due, waiting.c.game, waiting.c.user).limit(bindparam("most"))
    if of > 1:
        mine = of_shards(shards, of)
        first, found = first.join(games, waiting.c.game == games.c.id).where(mine), found.where(mine)
    return found.where(or_(waiting.c.due <= bindparam("now"), waiting.c.due == first.scalar_subquery()))


def _seen(row: Due) -> dict[str, Any]:
    return {"of": row.game, "whom": row.user, "seen_since": row.since, "seen_due": row.due}


def _read(row: Any) -> Due:
    return Due(**row._mapping)
