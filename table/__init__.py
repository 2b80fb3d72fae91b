"""The table: who sits where, one decision at a time, written down before anybody hears of it."""

from __future__ import annotations

from table.answers import Move
from table.errors import Duplicate, NeedsConsent, NotAllowed
from table.game import Game, Seat
from table.log import Entry, Opened
from table.seats import Person
from table.table import Change, Table

__all__ = [
    "Change",
    "Duplicate",
    "Entry",
    "Game",
    "Move",
    "NeedsConsent",
    "NotAllowed",
    "Opened",
    "Person",
    "Seat",
    "Table",
]
