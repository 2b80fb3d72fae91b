"""When to ping a user whom a game waits for: once a decision, then at their own intervals, then no more.

Nothing is written here: from the stored row and the user's settings it follows what to do now.
"""

from __future__ import annotations

from msgspec import Struct, structs

from storage import WaitingRow
from table.settings import UserSettings
from table.time.clock import HOUR

__all__ = ["NUDGE_PAUSE", "REMINDERS", "PingNow", "Postpone", "schedule"]

REMINDERS = 3
"""Reminders of one decision; then none until something happens."""
NUDGE_PAUSE = 12 * HOUR
"""Time between two nudges about the same decision."""


class PingNow(Struct, frozen=True):
    """Ping the user now. ``count``: their pings by then; ``until``: when to look next."""

    count: int
    until: float | None


class Postpone(Struct, frozen=True):
    """Look again then; None: not before something happens."""

    until: float | None


def schedule(row: WaitingRow, chosen: UserSettings, now: float) -> PingNow | Postpone:
    """Decide what to do now about a user who is waited for."""
    at = _next_ping(row, chosen, now)
    if at is None or at > now:
        return Postpone(at)
    nudged_only = row.nudge and row.pings > 0
    pinged = structs.replace(row, pings=row.pings + (0 if nudged_only else 1), told=now, nudge=False)
    return PingNow(pinged.pings, _next_ping(pinged, chosen, now))


def _next_ping(row: WaitingRow, chosen: UserSettings, now: float) -> float | None:
    wanted = _wanted(row, chosen)
    return None if wanted is None else chosen.free_at(max(wanted, now))


def _wanted(row: WaitingRow, chosen: UserSettings) -> float | None:
    """Time of the next ping, quiet hours and holidays apart."""
    if chosen.ping == "off":
        return None
    if row.pings == 0:
        return row.since
    if row.nudge:
        return row.nudged
    if not chosen.remind or row.pings > REMINDERS or row.told is None:
        return None
    return row.told + chosen.remind
