"""When to tell somebody that a game waits for them: once a decision, then at intervals of their own, then no more.

It touches nothing: from what is kept of who waits, and what they have chosen, it says what to do now.
"""

from __future__ import annotations

from msgspec import Struct, structs

from storage import Due
from table.settings import UserSettings
from table.time.clock import HOUR

__all__ = ["NUDGE_PAUSE", "REMINDERS", "Hold", "Tell", "plan"]

REMINDERS = 3
"""How often somebody is reminded of one decision; then it is silent until something happens."""
NUDGE_PAUSE = 12 * HOUR
"""How long after a nudge the same decision cannot be nudged again."""


class Tell(Struct, frozen=True):
    """Tell them now. ``count``: how often they will have been told; ``until``: when to look next."""

    count: int
    until: float | None


class Hold(Struct, frozen=True):
    """Not now: look again then, or not before something happens."""

    until: float | None


def plan(row: Due, chosen: UserSettings, now: float) -> Tell | Hold:
    """What to do about somebody who is waited for."""
    at = _free(row, chosen, now)
    if at is None or at > now:
        return Hold(at)
    nudged_only = row.nudge and row.pings > 0
    told = structs.replace(row, pings=row.pings + (0 if nudged_only else 1), told=now, nudge=False)
    return Tell(told.pings, _free(told, chosen, now))


def _free(row: Due, chosen: UserSettings, now: float) -> float | None:
    wanted = _wanted(row, chosen)
    return None if wanted is None else chosen.free_at(max(wanted, now))


def _wanted(row: Due, chosen: UserSettings) -> float | None:
    """When they are to be told, quiet hours and holidays apart."""
    if chosen.ping == "off":
        return None
    if row.pings == 0:
        return row.since
    if row.nudge:
        return row.nudged
    if not chosen.remind or row.pings > REMINDERS or row.told is None:
        return None
    return row.told + chosen.remind
