"""The effective log: the entries that no undo has taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules import Event, State
from table import log
from table.fold import told_of
from table.log import Entry

__all__ = ["effective", "happened", "settled"]


def effective(entries: Iterable[tuple[int, Entry]]) -> list[tuple[int, Entry]]:
    """The entries that count, in order, with their numbers."""
    kept: list[tuple[int, Entry]] = []
    for seq, entry in entries:
        for event in entry.table:
            if isinstance(event, log.Undone):
                kept = [item for item in kept if item[0] <= event.to]
        kept.append((seq, entry))
    return kept


def settled(entries: Iterable[tuple[int, Entry]]) -> Iterator[tuple[tuple[Event, State], ...]]:
    """The events of each entry that counts, each with the state after it; the last state is never half done."""
    state: State | None = None
    for _, entry in effective(entries):
        told = told_of(state, entry.rules)
        if told:
            state = told[-1][1]
            yield told


def happened(entries: Iterable[tuple[int, Entry]]) -> Iterator[tuple[State | None, Event, State]]:
    """The events that count, each with the state before it and after it."""
    before: State | None = None
    for told in settled(entries):
        for event, state in told:
            yield before, event, state
            before = state
