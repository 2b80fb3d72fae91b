"""What a decision makes of a game, before it is written down: the log's entry, and the state after each event."""

from __future__ import annotations

from msgspec import Struct

from rules import Adjudicated, Event, State
from table.log import Entry, TableEvent

__all__ = ["Made"]


class Made(Struct, frozen=True):
    """An entry in the making. ``told`` are the rules' events, each with the state after it.

    The states travel with the events, so that each event is folded once.
    """

    table: tuple[TableEvent, ...] = ()
    told: tuple[tuple[Event, State], ...] = ()

    @classmethod
    def of(cls, *table: TableEvent, rules: Adjudicated[State] | None = None) -> Made:
        """What happened at the table, and what the rules made of it."""
        return cls(table, () if rules is None else rules.told)

    def then(self, more: Made) -> Made:
        """Both in one entry, this first."""
        return Made((*self.table, *more.table), (*self.told, *more.told))

    @property
    def entry(self) -> Entry:
        """The entry as it is written down."""
        return Entry(self.table, tuple(event for event, _ in self.told))
