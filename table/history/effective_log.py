"""The effective log: the entries that no undo has taken back; the changes since an entry."""

from collections.abc import Iterable, Iterator, Sequence

from rules import Event, State
from storage import EntryRow
from table import log
from table.entry import FoldedEntry
from table.fold import fold, fold_events
from table.game import Game
from table.log import Entry, Undone
from table.records.live import read_log
from table.records.threads import in_thread
from table.table import Change, Table


def effective_entries(entries: Iterable[tuple[int, Entry]]) -> list[tuple[int, Entry]]:
    """The entries that no undo has taken back, in order, with their numbers."""
    kept: list[tuple[int, Entry]] = []
    for seq, entry in entries:
        for event in entry.table:
            if isinstance(event, log.Undone):
                while kept and kept[-1][0] > event.to:
                    kept.pop()
        kept.append((seq, entry))
    return kept


def folded_entries(entries: Iterable[tuple[int, Entry]]) -> Iterator[tuple[tuple[Event, State], ...]]:
    """The rules' events of each effective entry, each with the state after it; entries without any are left out."""
    return (events for _, events in numbered_entries(entries))


def numbered_entries(entries: Iterable[tuple[int, Entry]]) -> Iterator[tuple[int, tuple[tuple[Event, State], ...]]]:
    """The number of each effective entry that has rules' events, and these with the state after each."""
    state: State | None = None
    for seq, entry in effective_entries(entries):
        events = fold_events(state, entry.rules)
        if events:
            state = events[-1][1]
            yield seq, events


def folded_events(entries: Iterable[tuple[int, Entry]]) -> Iterator[tuple[State | None, Event, State]]:
    """The rules' events of the effective log, each with the state before it and after it."""
    before: State | None = None
    for events in folded_entries(entries):
        for event, state in events:
            yield before, event, state
            before = state


# -- what has changed since -------------------------------------------------------------------------------------------


async def changes_since(table: Table, game_id: str, seq: int) -> list[Change]:
    """The changes after an entry, in order; none for a game that has not gone on."""
    game, rows = await table.game(game_id), await table.storage.games.entries(game_id)
    return await in_thread(lambda: _changes(game, rows, read_log(rows), seq))


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
