"""Export of games to archives, and import from them; logs from outside are checked and replayed first."""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct, structs

from rules import RULESETS, Event, requests, ruleset_for
from rules.codec import to_builtins
from rules.core.errors import Malformed, RulesError
from rules.core.names import clean_name
from rules.field import CODE_MAX, read_field
from storage import EntryRow, FieldRow, NewGame
from table import log
from table.errors import NotAllowed
from table.fields import NAME_MAX, keep_field, may_show, photograph_in, photograph_of, shelf_of
from table.fold import fold
from table.game import FORGOTTEN, NOBODY, Game
from table.history.archive import Archive, Record, make_archive, pack, unpack
from table.permissions import Person
from table.records.provable_dice import SCHEME, commitment_of
from table.records.threads import in_thread
from table.time.controls import TimeControl

# -- logs from outside ------------------------------------------------------------------------------------------------

if TYPE_CHECKING:
    from table.table import Table
from collections.abc import Iterator

from rules import State, replay
from rules.codec import decode_events

NUMBER_MAX = 10_000
"""Far above any number in a log of ours; beyond it, a forged one could ask for any number of dice."""


def read_log(data: bytes) -> list[Event]:
    """The events of a log. Raises ``Malformed``: ``log-unreadable``, ``log-empty``, ``log-impossible``."""
    events = decode_events(data)
    if not events:
        raise Malformed("log-empty")
    opening = ruleset_for(events[0]).opening
    if not isinstance(events[0], opening) or any(isinstance(event, opening) for event in events[1:]):
        raise Malformed("log-impossible", event=0)
    if not bounded(to_builtins(events)):
        raise Malformed("log-impossible")
    return events


def bounded(value: object) -> bool:
    """Whether every number in a JSON value lies within ± ``NUMBER_MAX``."""
    numbers = (leaf for leaf in leaves(value) if isinstance(leaf, int | float))
    return all(-NUMBER_MAX <= number <= NUMBER_MAX for number in numbers)


def leaves(value: object) -> Iterator[object]:
    """The numbers, texts and keys in a JSON value."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield str(name)
            yield from leaves(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from leaves(item)
    else:
        yield value


def replay_log(events: list[Event]) -> State:
    """The state after all events. Raises ``Malformed("log-impossible")`` if they cannot have happened in a game."""
    try:
        state = replay(events)
        if ruleset_for(events[0]).validate(state):
            requests(state)
            return state
    except RulesError:
        raise
    except Exception:
        _log.warning("log-not-replayed", exc_info=True)
        raise Malformed("log-impossible") from None
    raise Malformed("log-impossible")


# -- files of games ---------------------------------------------------------------------------------------------------

TEXT_MAX = CODE_MAX
"""No text in a log of ours is longer than the code of a field."""
EVENTS_MAX = 6_000
"""Far above the events at any table: to fold a forged log of as many votes and seats would take hours."""
ENTRIES_MAX, ENTRY_MAX, ALL_MAX = 5_000, 500, 20_000
"""Entries, events of one entry, and events of all: several times the longest games."""
AT_MAX = 2.0**40
LEAST = FORGOTTEN - 2**53
"""Bots and people who were forgotten have users below 0."""
_LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,4})?")

_log = logging.getLogger(__name__)


async def export_game(table: Table, game: Game) -> Archive:
    """The archive of a game as it may be shown now."""
    rows = await table.storage.games.entries(game.id)
    entries = dict(await table.entries(game.id))
    records = [Record(row.seq, row.at, row.actor, entries[row.seq]) for row in rows if row.seq <= game.seq]
    return make_archive(game, records)


async def export_file(table: Table, game: Game) -> bytes:
    """The file of a game as it may be shown now, with the photograph of the table on which it is played."""
    photograph = await photograph_in(table.storage, table.preferences, game)
    return await in_thread(pack, structs.replace(await export_game(table, game), photograph=photograph))


def read_archive(data: bytes) -> tuple[Archive, Game]:
    """The archive in a file, and its game. Raises ``Malformed``: see ``unpack``; ``export-impossible``."""
    archive = unpack(data)
    if not _storable(archive):
        raise Malformed("export-impossible")
    try:
        game = fold(archive.game, 0, archive.entries)
        if _consistent(archive, game):
            return archive, game
    except RulesError:
        raise
    except Exception:
        _log.warning("archive-not-read game=%.40r", archive.game, exc_info=True)
        raise Malformed("export-impossible") from None
    raise Malformed("export-impossible")


class Refused(Struct, frozen=True):
    """Why a game's file cannot be imported: the code of ``Malformed`` and its facts."""

    code: str
    facts: dict[str, Any]


Checked: TypeAlias = tuple[Archive, Game] | Refused


def checked(data: bytes) -> Checked:
    """Check a file in another process: what is raised comes back as its code and facts."""
    try:
        return read_archive(data)
    except Malformed as error:
        return Refused(error.code, error.facts)


async def _no_picture(data: bytes) -> str:
    return "photo-broken"


async def _in_thread(data: bytes) -> Checked:
    return await asyncio.to_thread(checked, data)


def _storable(archive: Archive) -> bool:
    """Whether the log is short enough to be folded, and its numbers fit into a database."""
    records = archive.records
    sizes = [len(record.entry.table) + len(record.entry.rules) for record in records]
    if len(sizes) > ENTRIES_MAX or max(sizes, default=0) > ENTRY_MAX or sum(sizes) > ALL_MAX:
        raise Malformed("export-too-long")
    return sum(len(record.entry.table) for record in records) <= EVENTS_MAX and all(
        0 <= record.at < AT_MAX and LEAST < (record.actor or 0) < 2**63 for record in records
    )


def _consistent(archive: Archive, game: Game) -> bool:
    """Whether the log may be ours: bounded, of a ruleset that exists, with as many players as seats."""
    seqs = [record.seq for record in archive.records]
    events: list[Event] = [event for record in archive.records for event in record.entry.rules]
    users = [seat.user for seat in game.seats if seat.user != NOBODY]
    state = game.state
    return all(
        (
            seqs == list(range(1, len(seqs) + 1)),
            game.ruleset in RULESETS and _LANGUAGE.fullmatch(game.locale) is not None,
            structs.replace(archive, records=(), photograph=b"") == make_archive(game, ()),
            all(user and LEAST < user < 2**63 for user in [game.host, *users]) and len(set(users)) == len(users),
            bounded(to_builtins(events)) and _short(to_builtins([record.entry for record in archive.records])),
            sum(isinstance(event, ruleset_for(event).opening) for event in events) <= 1,
            state is None or (len(state.players) == len(game.seats) and ruleset_for(events[0]).validate(state)),
            state is None or requests(state) is not None,
        )
    )


def _short(value: object) -> bool:
    return all(len(leaf) <= TEXT_MAX for leaf in leaves(value) if isinstance(leaf, str))


async def import_game(
    table: Table,
    data: bytes,
    person: Person,
    *,
    channel: int,
    guild: int | None,
    running: bool = False,
    interaction: int | None = None,
    check: Callable[[bytes], Awaitable[Checked]] = _in_thread,
    clean: Callable[[bytes], Awaitable[bytes | str]] = _no_picture,
) -> Game:
    """Open the game of a file in a channel, under a new id; its host is the person who imports it.

    Its photograph is kept with its field on their own list. ``check``: calls ``checked`` where it keeps nobody waiting;
    ``clean``: makes the picture of the file's photograph again, or says what is wrong with it.
    ``running``: to be played on by its players, with a new secret, because the old one is not known; else it must have
    ended. Raises ``Malformed`` for a file that is none of ours, ``NotAllowed``: ``import-lobby``, ``import-running``,
    ``import-not-player``, ``game-here-already``, ``fields-full``.
    """
    read = await check(data)
    if isinstance(read, Refused):
        raise Malformed(read.code, **read.facts)
    archive, found = read
    _must_fit(found, person, running)
    if await table.storage.games.unfinished_in(channel) is not None:
        raise NotAllowed("game-here-already")
    game_id, secret, now = secrets.token_hex(5), secrets.token_bytes(32), table.clock.now()
    photograph, kept = await _photograph(table, archive, found, person, guild, clean)
    imported = log.Imported(person.user, person.name, archive.game, photograph)
    last = log.Entry(_import_events(imported, game_id, secret, running and found.status == "running"))
    entries = [*archive.entries, (len(archive.records) + 1, last)]
    try:
        game = await in_thread(fold, game_id, channel, entries)
        new = NewGame(game_id, guild, channel, person.user, game.ruleset, secret, now)
        rows = [
            *await in_thread(lambda: list(_rows(archive))),
            EntryRow(len(entries), now, person.user, interaction, log.encode(last)),
        ]
        await table.store(new, rows, game)
    except BaseException:
        if kept is not None:
            await table.storage.fields.delete(kept)
        raise
    return await table.game(game_id)


async def _photograph(
    table: Table,
    archive: Archive,
    game: Game,
    person: Person,
    guild: int | None,
    clean: Callable[[bytes], Awaitable[bytes | str]],
) -> tuple[str, FieldRow | None]:
    """The id of the photograph that the imported game is played on (empty: none), and the field if one was newly kept.

    A photograph of a game that was played here is never kept again: it may have been deleted. But somebody who uploaded
    it, or has its picture in the file, plays on the one that is still here.
    """
    code = game.options.get("field")
    if not code or game.table != "map":
        return "", None
    storage, field, shelf = table.storage, read_field(code), shelf_of(person.user)
    here = await photograph_of(storage, field)
    if here is not None and (here.owner == person.user or here.picture == archive.photograph):
        return here.id, None
    shown = may_show(table.preferences.guild(guild), person.user)
    if not archive.photograph or not shown or await storage.games.get(archive.game) is not None:
        return "", None
    picture = await clean(archive.photograph)
    if isinstance(picture, str):
        raise Malformed("export-photograph")
    title = clean_name(archive.title, NAME_MAX - 4)
    whole = [title] if any(map(str.isalnum, title)) else []
    for name in itertools.chain(whole, (f"{title} {number}" for number in itertools.count(2))):
        row = await storage.fields.named(shelf, name)
        if row is None:
            row = await keep_field(storage, shelf, person, name, field, picture)
            return row.photograph, row
        found = await storage.fields.photograph(row.photograph)
        if found is not None and found.picture == picture:
            return found.id, None
    raise AssertionError("there is always a name")


def _rows(archive: Archive) -> list[EntryRow]:
    return [EntryRow(r.seq, r.at, r.actor, None, log.encode(r.entry)) for r in archive.records]


def _must_fit(game: Game, person: Person, running: bool) -> None:
    if game.state is None:
        raise NotAllowed("import-lobby")
    if game.status != "running":
        return
    if not running:
        raise NotAllowed("import-running")
    if person.user not in game.persons and not person.moderator:
        raise NotAllowed("import-not-player")


def _import_events(imported: log.Imported, game_id: str, secret: bytes, goes_on: bool) -> tuple[log.TableEvent, ...]:
    if not goes_on:
        return (imported,)
    clocks = log.TimeSet(imported.user, TimeControl())  # those of the file ran out meanwhile
    return (imported, log.Seeded(SCHEME, commitment_of(secret), game_id, ()), clocks)
