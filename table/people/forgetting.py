"""Writing games without a person who is forgotten, one after the other, while everybody plays on."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from storage import EntryRow, GameRow, LostRace
from storage.people.forgotten import GameTexts
from table.campaign.model import without_player, without_user
from table.fold import fold
from table.records.aside import aside
from table.records.live import read_log
from table.records.tombstones import Person, tombstone, without

if TYPE_CHECKING:
    from table.table import Table

__all__ = ["SETTLED", "forget_in_games", "forget_pending"]

LATE, SETTLED = 2.0, 10.0
"""Seconds after which no process writes what it had in memory of a person, and after which that is made sure."""


async def forget_pending(table: Table) -> bool:
    """Forget people once more: what was written meanwhile, or all after a crash. Whether some are left for later."""
    pending = await table.storage.forgotten.pending()
    due = {user: at for user, at in pending.items() if at + SETTLED <= table.clock.now()}
    for user, at in due.items():
        await forget_in_games(table, user, at + LATE)
        await table.storage.forgotten.done(user, at)
    return len(due) < len(pending)


async def forget_in_games(table: Table, user: int, until: float, name: str = "") -> None:
    """Rewrite what was written about a person until then. ``name``: theirs of today."""
    after: str | None = ""
    while after is not None:
        found, after = await table.storage.forgotten.naming(user, after)
        for game_id in found:
            await _rewritten(table, game_id, Person(user, tombstone(), until, table.former_player, name))
    await table.storage.campaigns.forget(
        user,
        until,
        lambda result, instead: without_user(result, user, instead),
        lambda rounds, instead: without_player(rounds, user, instead),
    )
    await table.storage.results.rename(user, until, table.former_player("en"))
    await table.storage.forgotten.note()
    await table.preferences.read_again(f"user:{user}")
    table.drop_cache()


async def _rewritten(table: Table, game_id: str, person: Person) -> None:
    async with table.locks[game_id]:
        while True:
            row = await table.storage.games.get(game_id)
            if row is None:
                return None
            rows = await table.storage.games.entries(game_id)
            texts = await aside(_texts, row, rows, person)
            with contextlib.suppress(LostRace):  # another process has played on
                return await table.storage.forgotten.rewrite(texts, person.user, person.tombstone)


def _texts(row: GameRow, rows: Sequence[EntryRow], person: Person) -> GameTexts:
    """A game without a person, and what is kept beside its log."""
    new = without(rows, row.secret, person)
    changed = {entry.seq: entry for entry in new.rows}
    game = fold(row.id, row.channel, read_log([changed.get(entry.seq, entry) for entry in rows]))
    gone = person.user not in game.persons  # else they have come back
    seats = tuple(person.tombstone if gone and user == person.user else user for user in row.seats)
    waits = zip(row.waiting, row.waiting_since, strict=True)
    waiting = tuple((user, since) for user, since in waits if not gone or user != person.user)
    host = game.host if row.host == person.user else row.host
    return GameTexts(row.id, row.seq, host, game.title, seats, waiting, new.secret, new.rows)
