"""Games and their logs: the statements, and what a refused one means."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database, Step, run_together
from storage.errors import AlreadyDone, ChannelTaken, Conflict, LostRace, UnknownGame
from storage.model import Entry, GameRow, Summary
from storage.tables import UNFINISHED, entries, games, seats
from storage.waiting import changes
from storage.words import checked

_SUMMED = ("seq", "updated", "status", "title", "seats", "waiting", "locale", "runs_out")

# Built once: SQLAlchemy compiles a statement the first time and recognises it ever after.
_CREATE = insert(games)
_ENTRY = Step(insert(entries))
_ENTRIES = insert(entries)
_ADVANCE = Step(
    update(games)
    .where(games.c.id == bindparam("game"), games.c.seq == bindparam("before"))
    .values({name: bindparam(f"new_{name}") for name in _SUMMED})
)
_SIT = insert(seats)
_RISE = delete(seats).where(seats.c.game == bindparam("of"))
_STANDING = select(games.c.seq, games.c.status, games.c.seats, games.c.waiting).where(games.c.id == bindparam("game"))
_LOG = (
    select(entries.c.seq, entries.c.at, entries.c.actor, entries.c.interaction, entries.c.payload)
    .where(entries.c.game == bindparam("game"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
_SEEN = select(entries.c.game, entries.c.seq).where(entries.c.interaction == bindparam("interaction"))
_GAME = select(games).where(games.c.id == bindparam("game"))
_LAST_IN = select(games).where(games.c.channel == bindparam("channel")).order_by(games.c.created.desc()).limit(1)
_OPEN_IN = select(games).where(games.c.channel == bindparam("channel"), UNFINISHED)
_SAT = select(seats.c.game).where(seats.c.user == bindparam("user"))
_WITH = (
    select(games)
    .where(or_(games.c.host == bindparam("user"), games.c.id.in_(_SAT)))
    .order_by(games.c.created, games.c.id)
)
_OF = select(games).join(seats).where(seats.c.user == bindparam("user"), text("seats.open"))

_decode_seats = msgspec.json.Decoder(tuple[int, ...]).decode
_decode_waiting = msgspec.json.Decoder(tuple[tuple[int, float], ...]).decode


class _Standing(Struct, frozen=True):
    """What the next entry must know of the one before it. Entries never change, so neither does this."""

    seq: int
    open: bool
    seats: tuple[int, ...]
    waiting: tuple[tuple[int, float], ...]

    @property
    def people(self) -> set[int]:
        return {*self.seats, *(user for user, _ in self.waiting)}

    def after(self, entry: Entry, summary: Summary) -> _Standing:
        """Who was waited for already, and did nothing now, is waited for since then; the others since now."""
        since = {user: at for user, at in self.waiting if user not in (entry.actor, *summary.decided)}
        waiting = tuple((user, since.get(user, entry.at)) for user in summary.waiting)
        return _Standing(entry.seq, summary.status != "ended", summary.seats, waiting)


_NOTHING = _Standing(0, False, (), ())


class Games:
    """The games of one database. Methods are those of `Storage`, which documents them."""

    def __init__(self, database: Database, remember: int = 4096) -> None:
        self._database = database
        # Only true for its own seq, which the UPDATE asserts: other processes cannot make it lie.
        self._standings: OrderedDict[str, _Standing] = OrderedDict()
        self._remember = remember

    async def create(self, row: dict[str, Any], entry: Entry, summary: Summary) -> None:
        if entry.seq != 1:
            raise LostRace(f"a log starts with entry 1, not {entry.seq}")
        standing = _NOTHING.after(entry, summary)
        values = {**row, "created": entry.at, **_columns(entry, summary, standing)}
        game: str = row["id"]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_CREATE, values)
            await _ENTRY.run(connection, _entry(game, entry))
            await _seat(connection, game, _NOTHING, standing)
            await run_together(connection, *changes(game, (), standing.waiting, entry))

        try:
            await self._database.write(work)
        except Conflict as error:
            raise await self._why(game, entry, row["channel"]) from error
        self._note(game, standing)

    async def create_whole(self, row: dict[str, Any], log: Sequence[Entry], created: float, summary: Summary) -> None:
        if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
            raise LostRace("a log has entries 1, 2, 3 without holes")
        newest = log[-1]
        standing = _NOTHING.after(newest, summary)
        values = {**row, "created": created, **_columns(newest, summary, standing)}
        game: str = row["id"]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_CREATE, values)
            await connection.execute(_ENTRIES, [_entry(game, entry) for entry in log])
            await _seat(connection, game, _NOTHING, standing)
            await run_together(connection, *changes(game, (), standing.waiting, newest))

        try:
            await self._database.write(work)
        except Conflict as error:
            raise await self._why(game, newest, row["channel"]) from error
        self._note(game, standing)

    async def append(self, game: str, entry: Entry, summary: Summary) -> None:
        before = await self._standing(game, entry)
        standing = before.after(entry, summary)
        columns = {f"new_{name}": value for name, value in _columns(entry, summary, standing).items()}
        values = {"game": game, "before": before.seq, **columns}

        async def work(connection: AsyncConnection) -> None:
            waits = changes(game, before.waiting, standing.waiting, entry)
            done = await run_together(connection, (_ADVANCE, values), (_ENTRY, _entry(game, entry)), *waits)
            if done[0] != 1:
                raise Conflict("the game has moved on")
            await _seat(connection, game, before, standing)

        try:
            await self._database.write(work)
        except Conflict as error:
            raise await self._why(game, entry) from error
        self._note(game, standing)

    async def entries(self, game: str, after: int) -> list[Entry]:
        return [Entry(*row) for row in await self._database.rows(_LOG, game=game, after=after)]

    async def game(self, game: str) -> GameRow | None:
        return _one(await self._database.rows(_GAME, game=game))

    async def game_in(self, channel: int) -> GameRow | None:
        return _one(await self._database.rows(_OPEN_IN, channel=channel))

    async def last_game_in(self, channel: int) -> GameRow | None:
        return _one(await self._database.rows(_LAST_IN, channel=channel))

    async def games_of(self, user: int, *, waiting: bool) -> list[GameRow]:
        found = [_game(row) for row in await self._database.rows(_OF, user=user)]
        kept = [game for game in found if user in (game.waiting if waiting else game.seats + game.waiting)]
        return sorted(kept, key=lambda game: (_since(game, user), game.updated, game.id))

    async def games_with(self, user: int) -> list[GameRow]:
        return [_game(row) for row in await self._database.rows(_WITH, user=user)]

    async def interaction(self, interaction: int) -> tuple[str, int] | None:
        rows = await self._database.rows(_SEEN, interaction=interaction)
        return (rows[0].game, rows[0].seq) if rows else None

    async def _standing(self, game: str, entry: Entry) -> _Standing:
        """The game before `entry`. Raises what `_why` finds if that is not where the game is."""
        known = self._standings.get(game)
        if known is not None and known.seq == entry.seq - 1:
            return known
        rows = await self._database.rows(_STANDING, game=game)
        if not rows or rows[0].seq != entry.seq - 1:
            raise await self._why(game, entry)
        seq, status, sitting, waiting = rows[0]
        return _Standing(seq, status != "ended", _decode_seats(sitting), _decode_waiting(waiting))

    def _note(self, game: str, standing: _Standing) -> None:
        self._standings[game] = standing
        self._standings.move_to_end(game)
        if len(self._standings) > self._remember:
            self._standings.popitem(last=False)

    async def _why(self, game: str, entry: Entry, channel: int | None = None) -> Exception:
        """Look up what stands in the way of `entry`; the click that came twice goes before all other reasons."""
        self._standings.pop(game, None)
        if entry.interaction is not None:
            place = await self.interaction(entry.interaction)
            if place is not None:
                return AlreadyDone(*place)
        row = await self.game(game)
        if row is None and channel is None:
            return UnknownGame(game)
        taken = await self.game_in(row.channel if channel is None and row else channel or 0)
        if taken is not None and taken.id != game:
            return ChannelTaken(taken.id)
        return LostRace(f"entry {entry.seq} of game {game} comes too late or too early")


async def _seat(connection: AsyncConnection, game: str, before: _Standing, now: _Standing) -> None:
    if before.people == now.people and before.open == now.open:
        return
    if before is not _NOTHING:
        await connection.execute(_RISE, {"of": game})
    if now.people:
        await connection.execute(_SIT, [{"game": game, "user": user, "open": now.open} for user in sorted(now.people)])


def _columns(entry: Entry, summary: Summary, standing: _Standing) -> dict[str, Any]:
    return {
        "seq": entry.seq,
        "updated": entry.at,
        "status": checked(summary.status),
        "title": checked(summary.title),
        "seats": msgspec.json.encode(standing.seats).decode(),
        "waiting": msgspec.json.encode(standing.waiting).decode(),
        "locale": summary.locale,
        "runs_out": summary.runs_out,
    }


def _entry(game: str, entry: Entry) -> dict[str, Any]:
    return {
        "game": game,
        "seq": entry.seq,
        "at": entry.at,
        "actor": entry.actor,
        "interaction": entry.interaction,
        "payload": entry.payload,
    }


def _game(row: Any) -> GameRow:
    waiting = _decode_waiting(row.waiting)
    values: dict[str, Any] = {
        **row._mapping,
        "seats": _decode_seats(row.seats),
        "waiting": tuple(user for user, _ in waiting),
        "waiting_since": tuple(since for _, since in waiting),
    }
    return GameRow(**values)


def _one(rows: Sequence[Any]) -> GameRow | None:
    return _game(rows[0]) if rows else None


def _since(game: GameRow, user: int) -> float:
    """Since when the game waits for the user; those that don't come last."""
    return dict(zip(game.waiting, game.waiting_since, strict=True)).get(user, float("inf"))
