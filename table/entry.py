"""An entry in the making: what a decision changes, with the state after each event."""

from __future__ import annotations

from msgspec import Struct

from rules import Adjudicated, Event, State
from table.log import Entry, TableEvent


class FoldedEntry(Struct, frozen=True):
    """An entry of the log whose ``events``, those of the rules, come each with the state after it.

    The states travel with the events, so that each event is folded once.
    """

    table: tuple[TableEvent, ...] = ()
    events: tuple[tuple[Event, State], ...] = ()

    @classmethod
    def of(cls, *table: TableEvent, rules: Adjudicated[State] | None = None) -> FoldedEntry:
        """An entry of these events at the table, and of the rules' events if there are any."""
        return cls(table, () if rules is None else rules.moments)

    @property
    def logged(self) -> Entry:
        """The entry as it is written to the log."""
        return Entry(self.table, tuple(event for event, _ in self.events))

    def then(self, more: FoldedEntry) -> FoldedEntry:
        """This entry with another one's events appended."""
        return FoldedEntry((*self.table, *more.table), (*self.events, *more.events))
