"""Which interaction the lines of the log belong to, one a task and all that it begins; the newest warnings."""

import logging
import time
from collections import deque
from contextvars import ContextVar

from msgspec import Struct


class Asked(Struct):
    """An interaction. ``outcome``: ``ok``, the code of a refusal, or ``error-`` and the id that its user sees."""

    interaction: int
    guild: int | None
    channel: int | None
    command: str
    game: str = ""
    outcome: str = "ok"


ASKED: ContextVar[Asked | None] = ContextVar("asked", default=None)


def about() -> dict[str, str]:
    """The ids of the interaction that the current task answers, and of its game, as fields for a log line."""
    asked = ASKED.get()
    if asked is None:
        return {}
    return {"interaction": str(asked.interaction)} | ({"game": asked.game} if asked.game else {})


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
        of = "".join(f" {name}={value}" for name, value in about().items())
        text = f"{record.name}: {record.getMessage()}{of}"
        if record.exc_info and record.exc_info[1] is not None:
            text += f" ({type(record.exc_info[1]).__name__})"
        self.kept.append(Mistake(time.time(), text[:SHOWN]))

    def begin(self) -> None:
        """Listen to all loggers. Later calls do nothing."""
        root = logging.getLogger()
        if self not in root.handlers:
            root.addHandler(self)

    def about(self, word: str) -> list[Mistake]:
        """The mistakes whose text contains a word, the newest first."""
        return [mistake for mistake in reversed(self.kept) if word in mistake.said]


RECENT = Recent()
