"""The newest errors that were logged, for the owner's eyes."""

from __future__ import annotations

import logging
import time
from collections import deque

from msgspec import Struct

__all__ = ["RECENT", "Recent"]

KEPT, SHOWN = 50, 200


class Mistake(Struct, frozen=True):
    """An error or warning: when, and its first characters."""

    at: float
    said: str


class Recent(logging.Handler):
    """Keeps the newest warnings and errors, without their stacks."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.kept: deque[Mistake] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        text = f"{record.name}: {record.getMessage()}"
        if record.exc_info and record.exc_info[1] is not None:
            text += f" ({type(record.exc_info[1]).__name__})"
        self.kept.append(Mistake(time.time(), text[:SHOWN]))

    def begin(self) -> None:
        """Listen to all loggers, once."""
        root = logging.getLogger()
        if self not in root.handlers:
            root.addHandler(self)

    def about(self, word: str) -> list[Mistake]:
        """Those that name something, the newest first."""
        return [mistake for mistake in reversed(self.kept) if word in mistake.said]


RECENT = Recent()
