"""What somebody who looks for a game wants, and for how long they look."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from rules import Malformed
from table.time.away import read_span
from table.time.clock import DAY, HOUR

__all__ = ["DAYS", "LOOK_USUAL", "Wants", "look_for", "read_listed", "read_wants"]

DAYS = ("weekdays", "evenings", "weekends")
"""When somebody usually has time."""
LOOK_LEAST, LOOK_USUAL, LOOK_MOST = HOUR, 7 * DAY, 30 * DAY
"""Seconds for which somebody looks."""
SHOWN = 40


class Wants(Struct, frozen=True, omit_defaults=True):
    """The game that somebody looks for; what is None or empty may be anything."""

    ruleset: str | None = None
    size: str | None = None
    pace: str | None = None
    languages: tuple[str, ...] = ()
    days: tuple[str, ...] = ()

    def __str__(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()


def read_wants(stored: str) -> Wants:
    """What was stored; anything, if it cannot be read."""
    try:
        return msgspec.json.decode(stored, type=Wants)
    except msgspec.MsgspecError:
        return Wants()


def look_for(text: str) -> float:
    """``12h``, ``3d``, ``3 jours`` in seconds. Raises ``Malformed``: ``look-unreadable``, ``look-range``."""
    seconds = read_span(text)
    if seconds is None:
        raise Malformed("look-unreadable", text=text[:SHOWN])
    if not LOOK_LEAST <= seconds <= LOOK_MOST:
        raise Malformed("look-range", text=text[:SHOWN])
    return seconds


def read_listed(text: str, named: Mapping[str, str], error: str) -> tuple[str, ...]:
    """The values of a list with commas, by the names (in any case) that are given. Raises ``Malformed(error)``."""
    values = {name.casefold(): value for name, value in named.items()}
    found = []
    for part in text.split(","):
        if not part.strip():
            continue
        if part.strip().casefold() not in values:
            raise Malformed(error, text=part.strip()[:SHOWN], names=", ".join(dict.fromkeys(named)))
        found.append(values[part.strip().casefold()])
    return tuple(dict.fromkeys(found))
