"""The changes of a game since an entry, read from its log as they were published."""

from __future__ import annotations

from collections.abc import Sequence

from storage import EntryRow
from table.entry import FoldedEntry
from table.fold import fold, fold_events
from table.game import Game
from table.log import Entry, Undone
from table.records.aside import aside
from table.records.live import read_log
from table.table import Change, Table

__all__ = ["changes_since"]


async def changes_since(table: Table, game_id: str, seq: int) -> list[Change]:
    """The changes after an entry, in order; none for a game that has not gone on."""
    game, rows = await table.game(game_id), await table.storage.games.entries(game_id)
    return await aside(lambda: _changes(game, rows, read_log(rows), seq))


def _changes(game: Game, rows: Sequence[EntryRow], entries: Sequence[tuple[int, Entry]], seq: int) -> list[Change]:
    games: dict[int, Game] = {}
    fold(game.id, game.channel, entries, games)
    return [
        Change(games.get(number - 1), games[number], _folded(games, number, entry), row.actor or 0)
        for row, (number, entry) in zip(rows, entries, strict=True)
        if number > seq
    ]


def _folded(games: dict[int, Game], seq: int, entry: Entry) -> FoldedEntry:
    to = next((event.to for event in entry.table if isinstance(event, Undone)), seq - 1)
    before = games.get(to)
    return FoldedEntry(entry.table, fold_events(None if before is None else before.state, entry.rules))
