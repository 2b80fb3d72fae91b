"""Games out of the house and into it again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import structs

from rules import RULESETS, Event, requests, ruleset_for
from rules.codec import to_builtins
from rules.core.errors import Malformed, RulesError
from rules.field import CODE_MAX
from storage import AlreadyDone, ChannelTaken
from storage import Entry as Row
from table import log
from table.errors import Duplicate, NotAllowed
from table.fold import fold
from table.game import NOBODY, Game
from table.history.archive import Archive, Record, packed, unpack
from table.history.imports import bounded
from table.history.provable_dice import SCHEME, commitment_of
from table.seats import Person
from table.summary import summary_of
from table.time.controls import TimeControl

if TYPE_CHECKING:
    from table.table import Table

__all__ = ["archive_of", "bring_in", "read_archive"]

TEXT_MAX = CODE_MAX
"""No text in a log of ours is longer than the code of a field."""
EVENTS_MAX = 6_000
"""So much never happens at a table: a forged log of as many votes and seats would take hours to be followed."""
AT_MAX = 2.0**40


async def archive_of(table: Table, game: Game) -> Archive:
    """The game as it may be shown now."""
    rows = await table.storage.entries(game.id)
    told = dict(await table.entries(game.id))
    return packed(game, [Record(row.seq, row.at, row.actor, told[row.seq]) for row in rows if row.seq <= game.seq])


def read_archive(data: bytes) -> tuple[Archive, Game]:
    """A file and the game in it, folded. Raises ``Malformed``: see ``unpack``; ``export-impossible``."""
    archive = unpack(data)
    if not _plausible(archive):
        raise Malformed("export-impossible")
    try:
        game = fold(archive.game, 0, archive.entries)
        if _sound(archive, game):
            return archive, game
    except RulesError:
        raise
    except Exception:
        raise Malformed("export-impossible") from None
    raise Malformed("export-impossible")


def _plausible(archive: Archive) -> bool:
    """Whether it is worth the time to follow the log, and a database would take it."""
    records = archive.records
    return sum(len(record.entry.table) for record in records) <= EVENTS_MAX and all(
        0 <= record.at < AT_MAX and 0 <= (record.actor or 0) < 2**63 for record in records
    )


def _sound(archive: Archive, game: Game) -> bool:
    """Whether the log is one of ours: bounded, of a game that we know, with as many players as seats."""
    seqs = [record.seq for record in archive.records]
    told: list[Event] = [event for record in archive.records for event in record.entry.rules]
    users = [seat.user for seat in game.seats if seat.user != NOBODY]
    state = game.state
    return all(
        (
            seqs == list(range(1, len(seqs) + 1)),
            game.ruleset in RULESETS and game.locale in ("en", "fr"),
            _facts(archive) == _facts(packed(game, ())),
            all(0 < user < 2**63 for user in [game.host, *users]) and len(set(users)) == len(users),
            bounded(to_builtins(told)) and _short(to_builtins([record.entry for record in archive.records])),
            sum(isinstance(event, ruleset_for(event).opening) for event in told) <= 1,
            state is None or (len(state.players) == len(game.seats) and ruleset_for(told[0]).validate(state)),
            state is None or requests(state) is not None,
        )
    )


def _facts(archive: Archive) -> Archive:
    """What a file says outside its log: it must be what the log says."""
    return structs.replace(archive, records=())


def _short(value: Any) -> bool:
    if isinstance(value, dict):
        return all(_short(item) and len(str(name)) <= TEXT_MAX for name, item in value.items())
    if isinstance(value, list | tuple):
        return all(map(_short, value))
    return not isinstance(value, str) or len(value) <= TEXT_MAX


async def bring_in(
    table: Table,
    data: bytes,
    person: Person,
    *,
    channel: int,
    guild: int | None,
    running: bool = False,
    interaction: int | None = None,
) -> Game:
    """Opens the game of a file in a channel, under a new id. Its host is whoever brings it.

    ``running``: to be played on, with a new secret, because the old one is not told; else it must have ended.
    Raises ``Malformed`` for a file that is none of ours, ``NotAllowed``: ``import-lobby``, ``import-running``,
    ``game-here-already``.
    """
    archive, found = await asyncio.to_thread(read_archive, data)
    _must_fit(found, running)
    await _must_be_free(table, channel)
    game_id, secret, now = secrets.token_hex(5), secrets.token_bytes(32), table.clock.now()
    last = log.Entry(_arrival(archive, game_id, secret, person, running and found.status == "running"))
    entries = [*archive.entries, (len(archive.records) + 1, last)]
    game = fold(game_id, channel, entries)
    try:
        await table.storage.create_whole(
            id=game_id,
            guild=guild,
            channel=channel,
            host=person.user,
            ruleset=game.ruleset,
            secret=secret,
            entries=[*_rows(archive), Row(len(entries), now, person.user, interaction, log.encode(last))],
            created=now,
            summary=summary_of(game),
        )
    except ChannelTaken:
        raise NotAllowed("game-here-already") from None
    except AlreadyDone:
        raise Duplicate("duplicate") from None
    return await table.game(game_id)


def _rows(archive: Archive) -> Iterator[Row]:
    return (Row(r.seq, r.at, r.actor, None, log.encode(r.entry)) for r in archive.records)


async def _must_be_free(table: Table, channel: int) -> None:
    if await table.storage.game_in(channel) is not None:
        raise NotAllowed("game-here-already")


def _must_fit(game: Game, running: bool) -> None:
    if game.state is None:
        raise NotAllowed("import-lobby")
    if game.status == "running" and not running:
        raise NotAllowed("import-running")


def _arrival(
    archive: Archive, game_id: str, secret: bytes, person: Person, goes_on: bool
) -> tuple[log.TableEvent, ...]:
    here = log.Imported(person.user, person.name, archive.game)
    if not goes_on:
        return (here,)
    clocks = log.TimeSet(person.user, TimeControl())  # those of the file ran out meanwhile
    return (here, log.Seeded(SCHEME, commitment_of(secret), game_id, ()), clocks)
