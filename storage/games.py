"""Games and their logs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, bindparam, delete, func, insert, or_, select, text, update

from storage.database import Database, Statement, Value, run_together
from storage.errors import AlreadyDone, ChannelTaken, Conflict, LostRace, StorageError, UnknownGame
from storage.rows import EntryRow, GameRow, NewGame, Summary
from storage.tables import UNFINISHED, entries, games, seats
from storage.texts import storable
from storage.waiting import Waits, waiting_changes

_SUMMED = ("seq", "updated", "status", "title", "seats", "waiting", "locale", "runs_out")

# Built once: SQLAlchemy compiles a statement the first time and recognises it ever after.
_CREATE = insert(games)
_ENTRY = Statement(insert(entries))
_ENTRIES = insert(entries)
_ADVANCE = Statement(
    update(games)
    .where(games.c.id == bindparam("game"), games.c.seq == bindparam("before"))
    .values({name: bindparam(f"new_{name}") for name in _SUMMED})
)
_RENEW = update(games).where(games.c.id == bindparam("of")).values(secret=bindparam("new_secret"))
_ADD_SEATS = insert(seats)
_DELETE_SEATS = delete(seats).where(seats.c.game == bindparam("of"))
_HEAD = select(games.c.seq, games.c.status, games.c.seats, games.c.waiting).where(games.c.id == bindparam("game"))
_LOG = (
    select(entries.c.seq, entries.c.at, entries.c.actor, entries.c.interaction, entries.c.payload)
    .where(entries.c.game == bindparam("game"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
_ENTRY_OF = select(entries.c.game, entries.c.seq).where(entries.c.interaction == bindparam("interaction"))
_GAME = select(games).where(games.c.id == bindparam("game"))
_NEWEST_IN = select(games).where(games.c.channel == bindparam("channel")).order_by(games.c.created.desc()).limit(1)
_NEWEST_ENDED_IN = (
    select(games)
    .where(games.c.channel == bindparam("channel"), games.c.status == "ended")
    .order_by(games.c.created.desc())
    .limit(1)
)
_UNFINISHED_IN = select(games).where(games.c.channel == bindparam("channel"), UNFINISHED)
_LOBBIES = (
    select(games)
    .where(UNFINISHED, games.c.status == "lobby", games.c.guild.in_(bindparam("guilds", expanding=True)))
    .order_by(games.c.created.desc(), games.c.id)
    .limit(bindparam("most"))
)
_GOING_ON = (
    select(games)
    .where(UNFINISHED, games.c.guild == bindparam("of"))
    .order_by(games.c.updated.desc(), games.c.id)
    .limit(bindparam("most"))
)
_COUNT = select(func.count().label("number")).select_from(games).where(UNFINISHED)
_RUNNING_IN = select(games.c.channel).where(games.c.status == "running").order_by(games.c.channel)
_SAT = select(seats.c.game).where(seats.c.user == bindparam("user"))
_ALL_OF = (
    select(games)
    .where(or_(games.c.host == bindparam("user"), games.c.id.in_(_SAT)))
    .order_by(games.c.created, games.c.id)
)
_UNFINISHED_OF = select(games).join(seats).where(seats.c.user == bindparam("user"), text("seats.open"))

_decode_seats = msgspec.json.Decoder(tuple[int, ...]).decode
_decode_waiting = msgspec.json.Decoder(tuple[tuple[int, float], ...]).decode


class _Head(Struct, frozen=True):
    """The facts of a game's newest entry that the next one needs. Entries never change, so neither does this."""

    seq: int
    status: str
    seats: tuple[int, ...]
    waiting: Waits

    @property
    def open(self) -> bool:
        """Whether the game has not ended."""
        return self.status != "ended"

    @property
    def users(self) -> set[int]:
        return {*self.seats, *(user for user, _ in self.waiting)}

    def after(self, entry: EntryRow, summary: Summary) -> _Head:
        """Users waited for before who did nothing now are waited for since then; the others since now. A lobby waits
        for its host to start it, whatever else they do; at the start everybody's waiting begins."""
        lobby = summary.status == "lobby"
        begun = () if lobby else (entry.actor, *summary.decided)
        kept = self.waiting if lobby or self.status != "lobby" else ()
        since = {user: at for user, at in kept if user not in begun}
        waiting = tuple((user, since.get(user, entry.at)) for user in summary.waiting)
        return _Head(entry.seq, summary.status, summary.seats, waiting)


_NOTHING = _Head(0, "ended", (), ())


class Games:
    """The games of one database, and their append-only logs."""

    def __init__(self, database: Database, remember: int = 4096) -> None:
        self._database = database
        # Only true for its own seq, which the UPDATE asserts: other processes cannot make it lie.
        self._heads: OrderedDict[str, _Head] = OrderedDict()
        self._remember = remember

    async def create(self, new: NewGame, log: Sequence[EntryRow], summary: Summary) -> None:
        """Store a new game with its log so far: entries 1, 2, 3…

        Raises `ChannelTaken` if an unfinished game sits in the channel, `AlreadyDone` if the interaction of the newest
        entry is stored already, `LostRace` if the id exists or the log has holes.
        """
        if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
            raise LostRace("a log has entries 1, 2, 3 without holes")
        newest = log[-1]
        head = _NOTHING.after(newest, summary)
        ids = {"id": storable(new.id), "ruleset": storable(new.ruleset)}
        values = {**msgspec.structs.asdict(new), **ids, **_columns(newest, summary, head)}

        def work(connection: Connection) -> None:
            connection.execute(_CREATE, values)
            connection.execute(_ENTRIES, [_entry(new.id, entry) for entry in log])
            _seat(connection, new.id, _NOTHING, head)
            run_together(connection, *waiting_changes(new.id, (), head.waiting, newest, summary.pause))

        try:
            await self._database.write(work)
        except Conflict as error:
            raise await self._obstacle(new.id, newest, new.channel) from error
        self._note(new.id, head)

    async def append(
        self,
        game: str,
        entry: EntryRow,
        summary: Summary,
        secret: bytes | None = None,
        meanwhile: Callable[[], object] | None = None,
    ) -> None:
        """Add the next entry to a game's log and keep the game's summary after it; durable on return.

        A new ``secret`` takes the place of the game's own. ``meanwhile`` is called while the database works.

        Raises `AlreadyDone` if the interaction is stored already (before any other reason), `LostRace` if `entry.seq`
        is not the next number, `UnknownGame`, and `ChannelTaken` if the entry reopens an ended game in whose channel
        another sits by now.
        """
        before = await self._head(game, entry)
        head = before.after(entry, summary)
        columns = {f"new_{name}": value for name, value in _columns(entry, summary, head).items()}
        values = {"game": game, "before": before.seq, **columns}

        def work(connection: Connection) -> None:
            waits = waiting_changes(game, before.waiting, head.waiting, entry, summary.pause)
            done = run_together(connection, (_ADVANCE, values), (_ENTRY, _entry(game, entry)), *waits)
            if done[0] != 1:
                raise Conflict("the game has moved on")
            _seat(connection, game, before, head)
            if secret is not None:
                connection.execute(_RENEW, {"of": game, "new_secret": secret})

        try:
            await self._database.write(work, meanwhile)
        except Conflict as error:
            raise await self._obstacle(game, entry) from error
        self._note(game, head)

    async def entries(self, game: str, after: int = 0) -> list[EntryRow]:
        """The log from entry `after` + 1 on, in order; empty for a game that does not exist."""
        values = {"game": storable(game), "after": after}  # a long log is read in the database's thread
        return await self._database.read(
            lambda connection: [EntryRow(*row) for row in connection.execute(_LOG, values)]
        )

    async def get(self, game: str) -> GameRow | None:
        """The game of this id."""
        return _one(await self._database.rows(_GAME, game=game))

    async def unfinished_in(self, channel: int) -> GameRow | None:
        """The unfinished game in the channel."""
        return _one(await self._database.rows(_UNFINISHED_IN, channel=channel))

    async def newest_in(self, channel: int) -> GameRow | None:
        """The newest game in the channel, ended or not."""
        return _one(await self._database.rows(_NEWEST_IN, channel=channel))

    async def newest_ended_in(self, channel: int) -> GameRow | None:
        """The newest game in the channel that is over."""
        return _one(await self._database.rows(_NEWEST_ENDED_IN, channel=channel))

    async def unfinished_of(self, user: int, *, waiting: bool) -> list[GameRow]:
        """The unfinished games that wait for the user; with `waiting=False`, all unfinished ones they are part of.

        Those that have waited longest come first, those that don't wait for them last.
        """
        found = [_game(row) for row in await self._database.rows(_UNFINISHED_OF, user=user)]
        kept = [game for game in found if user in (game.waiting if waiting else game.seats + game.waiting)]
        return sorted(kept, key=lambda game: (_since(game, user), game.updated, game.id))

    async def lobbies(self, guilds: Sequence[int], most: int) -> list[GameRow]:
        """The lobbies that are open on these servers, the newest first."""
        values = {"guilds": list(guilds), "most": most}
        found = await self._database.read(lambda connection: connection.execute(_LOBBIES, values).mappings().all())
        return [_game(row) for row in found]

    async def going_on(self, guild: int, most: int) -> list[GameRow]:
        """The lobbies and running games of a server, the newest decision first."""
        return [_game(row) for row in await self._database.rows(_GOING_ON, of=guild, most=most)]

    async def count_unfinished(self) -> int:
        """The number of lobbies and running games."""
        return int((await self._database.rows(_COUNT))[0]["number"])

    async def channels_running(self) -> list[int]:
        """The channels with a running game."""
        return [row["channel"] for row in await self._database.rows(_RUNNING_IN)]

    async def all_of(self, user: int) -> list[GameRow]:
        """The games where a user sits or that they have opened, ended or not, the oldest first."""
        return [_game(row) for row in await self._database.rows(_ALL_OF, user=user)]

    async def entry_of(self, interaction: int) -> tuple[str, int] | None:
        """Game and number of the entry that came from this interaction."""
        rows = await self._database.rows(_ENTRY_OF, interaction=interaction)
        return (rows[0]["game"], rows[0]["seq"]) if rows else None

    def drop_heads(self) -> None:
        """Forget the cached heads of all games: the next entry reads them from the database."""
        self._heads.clear()

    async def _head(self, game: str, entry: EntryRow) -> _Head:
        """The game before `entry`. Raises the `_obstacle` if that is not where the game is."""
        known = self._heads.get(game)
        if known is not None and known.seq == entry.seq - 1:
            return known
        rows = await self._database.rows(_HEAD, game=game)
        if not rows or rows[0]["seq"] != entry.seq - 1:
            raise await self._obstacle(game, entry)
        row = rows[0]
        seated, waiting = _decode_seats(row["seats"]), _decode_waiting(row["waiting"])
        return _Head(row["seq"], row["status"], seated, waiting)

    def _note(self, game: str, head: _Head) -> None:
        self._heads[game] = head
        self._heads.move_to_end(game)
        if len(self._heads) > self._remember:
            self._heads.popitem(last=False)

    async def _obstacle(self, game: str, entry: EntryRow, channel: int | None = None) -> StorageError:
        """Find why `entry` was refused; a click delivered twice goes before all other reasons."""
        self._heads.pop(game, None)
        if entry.interaction is not None:
            place = await self.entry_of(entry.interaction)
            if place is not None:
                return AlreadyDone(*place)
        row = await self.get(game)
        if row is None and channel is None:
            return UnknownGame(game)
        taken = await self.unfinished_in(row.channel if channel is None and row else channel or 0)
        if taken is not None and taken.id != game:
            return ChannelTaken(taken.id)
        return LostRace(f"entry {entry.seq} of game {game} comes too late or too early")


def _seat(connection: Connection, game: str, before: _Head, now: _Head) -> None:
    if before.users == now.users and before.open == now.open:
        return
    if before is not _NOTHING:
        connection.execute(_DELETE_SEATS, {"of": game})
    if now.users:
        connection.execute(_ADD_SEATS, [{"game": game, "user": user, "open": now.open} for user in sorted(now.users)])


def _columns(entry: EntryRow, summary: Summary, head: _Head) -> dict[str, Value]:
    return {
        "seq": entry.seq,
        "updated": entry.at,
        "status": storable(summary.status),
        "title": storable(summary.title),
        "seats": msgspec.json.encode(head.seats).decode(),
        "waiting": msgspec.json.encode(head.waiting).decode(),
        "locale": summary.locale,
        "runs_out": summary.runs_out,
    }


def _entry(game: str, entry: EntryRow) -> dict[str, Value]:
    return {"game": game, **msgspec.structs.asdict(entry)}


def _game(row: RowMapping) -> GameRow:
    waiting = _decode_waiting(row["waiting"])
    read = {
        "seats": _decode_seats(row["seats"]),
        "waiting": tuple(user for user, _ in waiting),
        "waiting_since": tuple(since for _, since in waiting),
    }
    return GameRow(**{**row, **read})


def _one(rows: Sequence[RowMapping]) -> GameRow | None:
    return _game(rows[0]) if rows else None


def _since(game: GameRow, user: int) -> float:
    """Since when the game waits for the user; infinity if it doesn't."""
    return dict(zip(game.waiting, game.waiting_since, strict=True)).get(user, float("inf"))
