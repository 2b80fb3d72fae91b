"""Times to play as people write them, in their own zone; and a meeting as a calendar file."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta, tzinfo

from rules import Malformed
from storage import MeetingRow
from table.time.away import zone_clock
from table.time.clock import DAY, MINUTE

__all__ = ["TIMES_MOST", "calendar_file", "local_time", "read_length", "read_times"]

TIMES_MOST = 10
"""Times that are voted on together."""
AHEAD_MOST = 366 * DAY
LENGTH_LEAST, LENGTH_MOST = 15, 24 * 60
"""Minutes."""
SHOWN = 40
_DAYS = (
    ("mon", "lun"),
    ("tue", "mar"),
    ("wed", "mer"),
    ("thu", "jeu"),
    ("fri", "ven"),
    ("sat", "sam"),
    ("sun", "dim"),
)
_TODAY, _TOMORROW = ("today", "aujourd'hui", "aujourd’hui"), ("tomorrow", "demain")
_WRITTEN = re.compile(r"\s*(?:(?P<day>\S+?)\s+)?(?P<hour>\d{1,2})\s?(?:[:h]\s?(?P<minute>\d{2})?)\s*", re.IGNORECASE)


def read_times(written: str, now: float, zone: str) -> tuple[float, ...]:
    """``Sat 20:00, 2026-12-01 19h30, tomorrow 18:00`` by the clocks of a zone, in order, each once.

    Raises ``Malformed``: ``meet-unreadable``, ``meet-past``, ``meet-far``, ``meet-many``.
    """
    parts = [part for part in re.split(r"[,;\n]", written) if part.strip()]
    if not parts:
        raise Malformed("meet-unreadable", text=written[:SHOWN])
    if len(parts) > TIMES_MOST:
        raise Malformed("meet-many", most=TIMES_MOST)
    return tuple(sorted({_time(part, now, zone_clock(zone)) for part in parts}))


def _time(written: str, now: float, zone: tzinfo) -> float:
    found = _WRITTEN.fullmatch(written)
    hour, minute = (int(found["hour"]), int(found["minute"] or 0)) if found else (24, 0)
    if found is None or hour > 23 or minute > 59:
        raise Malformed("meet-unreadable", text=written.strip()[:SHOWN])
    here = datetime.fromtimestamp(now, zone)
    days = _days(found["day"], here.date(), written)
    times = [datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).timestamp() for day in days]
    at = next((time for time in times if time > now), None)
    if at is None:
        raise Malformed("meet-past", text=written.strip()[:SHOWN])
    if at > now + AHEAD_MOST:
        raise Malformed("meet-far", text=written.strip()[:SHOWN])
    return at


def _days(written: str | None, today: date, whole: str) -> list[date]:
    """The days that are meant, the next one first. Raises ``Malformed("meet-unreadable")``."""
    tomorrow = today + timedelta(days=1)
    name = (written or "").casefold().rstrip(".")
    if not name:
        return [today, tomorrow]
    if name in _TODAY:
        return [today]
    if name in _TOMORROW:
        return [tomorrow]
    for number, begins in enumerate(_DAYS):
        if name.startswith(begins):
            first = today + timedelta(days=(number - today.weekday()) % 7)
            return [first, first + timedelta(days=7)]
    try:
        return [date.fromisoformat(name)]
    except ValueError:
        raise Malformed("meet-unreadable", text=whole.strip()[:SHOWN]) from None


def read_length(written: str) -> int:
    """``3h``, ``90m``, ``2h30`` in minutes. Raises ``Malformed("meet-length")``."""
    found = re.fullmatch(r"\s*(?:(\d{1,2})\s*h)?\s*(?:(\d{1,4})\s*(?:m|min)?)?\s*", written, re.IGNORECASE)
    minutes = 0 if found is None else int(found[1] or 0) * 60 + int(found[2] or 0)
    if not LENGTH_LEAST <= minutes <= LENGTH_MOST:
        raise Malformed("meet-length", text=written[:SHOWN])
    return minutes


def local_time(at: float, zone: str) -> str:
    """A time by the clocks of a zone: ``2026-12-05 20:00``."""
    return f"{datetime.fromtimestamp(at, zone_clock(zone)):%Y-%m-%d %H:%M}"


def calendar_file(meeting: MeetingRow, at: float, link: str, now: float) -> bytes:
    """The meeting at that time as an ``.ics`` file."""
    from icalendar import Calendar, Event

    calendar, event = Calendar(), Event()
    calendar.add("prodid", "-//mecha-game-master//EN")
    calendar.add("version", "2.0")
    begins = datetime.fromtimestamp(at, UTC)
    event.add("uid", f"{meeting.id}@mecha-game-master")
    event.add("summary", meeting.title)
    event.add("dtstamp", datetime.fromtimestamp(now, UTC))
    event.add("dtstart", begins)
    event.add("dtend", begins + timedelta(seconds=meeting.minutes * MINUTE))
    event.add("url", link)
    calendar.add_component(event)
    return bytes(calendar.to_ical())
