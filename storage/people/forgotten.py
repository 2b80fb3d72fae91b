"""Forgetting a person: what is theirs is deleted at once, and games that name them are found and written again.

A person stands in the table `forgotten` until no game names them any more: after a crash that is gone on with.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from storage.changes import note_change
from storage.database import Database, upsert
from storage.errors import LostRace
from storage.rows import EntryRow
from storage.tables import (
    changes,
    entries,
    forgotten,
    games,
    marks,
    members,
    metadata,
    results,
    settings,
)

GAMES_AT_ONCE, ROWS_AT_ONCE = 50, 100
"""Games looked through in one query, and entries written in one statement."""

_PENDING = sa.select(forgotten.c.user, forgotten.c.at)
_NEXT = sa.select(games.c.id).where(games.c.id > sa.bindparam("after")).order_by(games.c.id).limit(GAMES_AT_ONCE)
_HIDDEN = sa.select(settings.c.scope, settings.c.value).where(settings.c.key == "hidden")
_HIDE = sa.update(settings).where(settings.c.scope == sa.bindparam("of"), settings.c.key == "hidden")
_GAME = (
    sa.update(games)
    .where(games.c.id == sa.bindparam("of"), games.c.seq == sa.bindparam("seen"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("host", "title", "seats", "waiting", "secret")})
)
_ENTRY = (
    sa.update(entries)
    .where(entries.c.game == sa.bindparam("of"), entries.c.seq == sa.bindparam("number"))
    .values(actor=sa.bindparam("new_actor"), payload=sa.bindparam("new_payload"))
)
_TITLE = sa.update(results).where(results.c.game == sa.bindparam("of")).values(title=sa.bindparam("new_title"))
_MARKS = sa.select(marks.c.name, marks.c.value).where(marks.c.game == sa.bindparam("of"))
_UNMARK = sa.delete(marks).where(marks.c.game == sa.bindparam("of"), marks.c.name == sa.bindparam("named"))
_MARK = sa.insert(marks)


class GameTexts(Struct, frozen=True):
    """What a game is without a person: its entries that change, and what is kept beside its log."""

    id: str
    seq: int
    """The number of the newest entry."""
    host: int
    title: str
    seats: tuple[int, ...]
    waiting: tuple[tuple[int, float], ...]
    """Users whom it waits for, and since when."""
    secret: bytes
    """From which the dice come."""
    rows: tuple[EntryRow, ...]
    """The entries that change."""


class Forgotten:
    """The people to be forgotten of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._save = upsert(database.dialect, forgotten, ("user",), ("at",))

    async def begin(self, user: int, at: float) -> list[str]:
        """Delete what is a person's own, and note that they are to be forgotten in what was written until then.

        Returns the servers whose settings named them, as ``guild:456``.
        """

        def work(connection: sa.Connection) -> list[str]:
            connection.execute(self._save, {"user": user, "at": at})
            for column in _own_columns():
                connection.execute(sa.delete(column.table).where(column == user))
            connection.execute(sa.delete(settings).where(settings.c.scope == f"user:{user}"))
            connection.execute(sa.delete(changes).where(changes.c.scope == f"user:{user}"))
            note_change(connection, "forgotten")
            return _show_pictures(connection, user)

        return await self._database.write(work)

    async def pending(self) -> dict[int, float]:
        """The people still to be forgotten: by user, the time until which entries may name them."""
        return {row["user"]: row["at"] for row in await self._database.rows(_PENDING)}

    async def done(self, user: int, at: float) -> None:
        """Note that no game names a person any more, unless they were to be forgotten again since ``at``."""
        await self._database.change(sa.delete(forgotten).where(forgotten.c.user == user, forgotten.c.at <= at))

    async def note(self) -> None:
        """Have every process on this database reload what it has cached."""
        await self._database.write(lambda connection: note_change(connection, "forgotten"))

    async def naming(self, user: int, after: str) -> tuple[list[str], str | None]:
        """Of the next games by id those that name a user, and the last id of these games; None: there are no more."""
        ids = [row["id"] for row in await self._database.rows(_NEXT, after=after)]
        if not ids:
            return [], None
        found = set[str]()
        for statement in self._searches(user, ids):
            found |= {row["game"] for row in await self._database.rows(statement)}
        return sorted(found), ids[-1]

    def _searches(self, user: int, ids: Sequence[str]) -> list[sa.Executable]:
        number, within = str(user), (entries.c.game.in_(ids), marks.c.game.in_(ids), games.c.id.in_(ids))
        place = sa.func.instr if self._database.dialect == "sqlite" else sa.func.pg_catalog.position
        named = place(entries.c.payload, number.encode()) > 0
        return [
            sa.select(entries.c.game).distinct().where(within[0], sa.or_(entries.c.actor == user, named)),
            sa.select(marks.c.game)
            .distinct()
            .where(within[1], sa.or_(_has(marks.c.name, number), _has(marks.c.value, number))),
            sa.select(games.c.id.label("game")).where(
                within[2], sa.or_(games.c.host == user, _has(games.c.seats, number), _has(games.c.waiting, number))
            ),
        ]

    async def rewrite(self, game: GameTexts, user: int, tombstone: int) -> None:
        """Put a game without a person in place of the one that was read. Raises `LostRace` if it has gone on since."""
        head = {
            "of": game.id,
            "seen": game.seq,
            "new_host": game.host,
            "new_title": game.title,
            "new_seats": msgspec.json.encode(game.seats).decode(),
            "new_waiting": msgspec.json.encode(game.waiting).decode(),
            "new_secret": game.secret,
        }

        def work(connection: sa.Connection) -> None:
            if not connection.execute(_GAME, head).rowcount:
                raise LostRace("the game has gone on")
            left = iter(game.rows)
            while rows := list(islice(left, ROWS_AT_ONCE)):
                connection.execute(_ENTRY, [_changed(game.id, row) for row in rows])
            connection.execute(_TITLE, {"of": game.id, "new_title": game.title})
            _rewrite_marks(connection, game.id, str(user), str(tombstone))

        await self._database.write(work)


def _own_columns() -> list[sa.Column[int]]:
    """The columns of users whose rows are theirs alone. Members of campaigns keep their place under another number."""
    tables: Sequence[sa.Table] = metadata.sorted_tables
    return [
        table.c[name]
        for table in reversed(tables)
        if table not in (members, forgotten)
        for name in ("user", "owner")
        if name in table.c
    ]


def _has(column: sa.Column[str], number: str) -> sa.ColumnElement[bool]:
    return sa.cast(column, sa.Text).contains(number)


def _changed(game: str, row: EntryRow) -> dict[str, object]:
    return {"of": game, "number": row.seq, "new_actor": row.actor, "new_payload": row.payload}


def _show_pictures(connection: sa.Connection, user: int) -> list[str]:
    """Take a user out of those whose pictures servers hide; returns these servers."""
    changed = []
    for scope, value in connection.execute(_HIDDEN).all():
        kept = [number for number in value.split() if number != str(user)]
        if len(kept) < len(value.split()):
            connection.execute(_HIDE.values(value=" ".join(kept)), {"of": scope})
            note_change(connection, scope)
            changed.append(scope)
    return changed


def _rewrite_marks(connection: sa.Connection, game: str, user: str, tombstone: str) -> None:
    whole = re.compile(rf"(?<!\d){user}(?!\d)")
    for name, value in connection.execute(_MARKS, {"of": game}).all():
        now = (whole.sub(tombstone, name), whole.sub(tombstone, value))
        if now != (name, value):
            connection.execute(_UNMARK, {"of": game, "named": name})
            connection.execute(_MARK, {"game": game, "name": now[0], "value": now[1]})
