"""How long players may think: no limit, a time for each decision, or a bank that each answer tops up."""

import re
from enum import StrEnum

from msgspec import Struct

from rules import Malformed
from table.time.clock import DAY, HOUR, MINUTE
from table.time.written import unit_named

LEAST, MOST = 10.0, 60 * DAY
LIVE_MOST = 4 * HOUR
"""Seconds: a shorter time is read as live play where no pace is given."""
VOTE = {"live": 10 * MINUTE, "post": 48 * HOUR}
GRACE = {"live": 30.0, "post": HOUR}
"""Seconds for a decision that even an empty bank leaves, so that a player who comes back can play on."""
UNITS = {"s": 1.0, "m": MINUTE, "h": HOUR, "d": DAY}
SHOWN = 40


class TimeLimit(StrEnum):
    """What a limit applies to."""

    NONE = "none"
    DECISION = "decision"
    BANK = "bank"


class Pace(StrEnum):
    """Live: all players are present. By post: each plays when they can."""

    LIVE = "live"
    POST = "post"


class TimeControl(Struct, frozen=True):
    """A game's time: ``seconds`` a decision, or in the bank at first, with ``increment`` more for each answer."""

    limit: TimeLimit = TimeLimit.NONE
    seconds: float = 0.0
    increment: float = 0.0
    pace: Pace = Pace.POST

    @property
    def runs(self) -> bool:
        """Whether time is limited at all."""
        return self.limit is not TimeLimit.NONE

    @property
    def grace(self) -> float:
        """The least seconds that a player has for a decision."""
        return min(self.seconds, GRACE[self.pace])

    def refilled(self, left: float, answers: int) -> float:
        """Seconds for the next decision, with ``left`` in the bank and so many answers given (0 before the first)."""
        if self.limit is TimeLimit.DECISION:
            return self.seconds
        return max(left + self.increment * answers, self.grace)

    def __str__(self) -> str:
        """The notation that ``read_time`` reads: ``none``, ``1d``, ``2h+10m``."""
        if not self.runs:
            return TimeLimit.NONE
        bank = self.limit is TimeLimit.BANK
        return _written(self.seconds) + (f"+{_written(self.increment) if self.increment else '0'}" if bank else "")


def _written(seconds: float) -> str:
    left, parts = round(seconds), []
    for unit in "dhms":
        number, left = divmod(left, round(UNITS[unit]))
        parts += [f"{number}{unit}"] if number else []
    return " ".join(parts)


def read_time(text: str, pace: str | None = None) -> TimeControl:
    """``none``, ``10m`` or ``1d`` a decision, ``2h+10m`` a bank. Without a ``pace`` short times are live ones.

    Raises ``Malformed``: ``time-unreadable``, ``time-range``, ``pace-unknown``.
    """
    written = text.strip().casefold()
    if written in ("", "0", "none", "no", "off", "aucun", "aucune", "sans"):
        return TimeControl(pace=read_pace(pace) if pace else Pace.POST)
    first, plus, more = written.partition("+")
    seconds = _seconds(first, text)
    increment = 0.0 if more.strip() == "0" else _seconds(more, text) if plus else 0.0
    if not LEAST <= seconds <= MOST or increment > MOST:
        raise Malformed("time-range", text=text[:SHOWN])
    chosen = read_pace(pace) if pace else Pace.LIVE if seconds <= LIVE_MOST else Pace.POST
    return TimeControl(TimeLimit.BANK if plus else TimeLimit.DECISION, seconds, increment, chosen)


def _seconds(written: str, text: str) -> float:
    parts = re.findall(r"\s*(\d{1,6})\s*([a-z]+)|(\S)", written)
    sizes = [unit_named(unit) for _, unit, _ in parts]
    if not parts or None in sizes:
        raise Malformed("time-unreadable", text=text[:SHOWN])
    return sum(int(number) * (size or 0.0) for (number, _, _), size in zip(parts, sizes, strict=True))


def read_pace(text: str) -> Pace:
    """``live`` or ``post``. Raises ``Malformed("pace-unknown")``."""
    try:
        return Pace(text.strip().casefold())
    except ValueError:
        raise Malformed("pace-unknown", text=text[:SHOWN]) from None


def vote_time(control: TimeControl) -> float:
    """Seconds that voters have to answer a wish."""
    return VOTE[control.pace]
