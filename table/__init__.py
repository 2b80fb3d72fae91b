"""The table: seats and decisions, one at a time, each stored before it is published."""

import logging

from table.answers import Move
from table.errors import Duplicate, NeedsConsent, NotAllowed
from table.game import Game, Seat
from table.log import Entry, Opened
from table.permissions import Person
from table.table import Change, Table

__all__ = [
    "Change", "Duplicate", "Entry", "Game", "Move", "NeedsConsent", "NotAllowed", "Opened", "Person", "Seat", "Table",
]  # fmt: skip

# A program without logging of its own, such as the referee, keeps its error output clean.
logging.getLogger(__name__).addHandler(logging.NullHandler())
