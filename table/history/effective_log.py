"""The effective log: the entries that no undo has taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules import Event, State
from table import log
from table.fold import fold_events
from table.log import Entry

__all__ = ["effective_entries", "folded_entries", "folded_events", "numbered_entries"]


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
    """The same with the number of each entry."""
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
