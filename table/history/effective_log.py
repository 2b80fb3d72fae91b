"""What of a log still counts: the entries that no undo has taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules import Event, State, evolve, replay
from table import log
from table.log import Entry

__all__ = ["happened", "settled", "standing"]


def standing(entries: Iterable[tuple[int, Entry]]) -> list[tuple[int, Entry]]:
    """The entries that count, in order, with their numbers."""
    kept: list[tuple[int, Entry]] = []
    for seq, entry in entries:
        for event in entry.table:
            if isinstance(event, log.Undone):
                kept = [item for item in kept if item[0] <= event.to]
        kept.append((seq, entry))
    return kept


def settled(entries: Iterable[tuple[int, Entry]]) -> Iterator[tuple[tuple[Event, ...], State]]:
    """What each entry that counts made happen, and the state after it: nothing is half done there."""
    state: State | None = None
    for _, entry in standing(entries):
        if entry.rules:
            state = replay(entry.rules, state)
            yield entry.rules, state


def happened(entries: Iterable[tuple[int, Entry]]) -> Iterator[tuple[State | None, Event, State]]:
    """The events that count, each with the state before it and after it."""
    state: State | None = None
    for _, entry in standing(entries):
        for event in entry.rules:
            before, state = state, evolve(state, event)
            yield before, event, state
