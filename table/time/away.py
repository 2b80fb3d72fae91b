"""When people are away: quiet hours of every day, holidays, and the clocks of time zones.

Written times are parsed here (``quiet_hours("22:00-07:00")``); unreadable ones raise ``Malformed``.
"""

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta, tzinfo
from datetime import time as day_time
from functools import cache
from typing import Self
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from rules import Malformed
from table.time.clock import DAY, HOUR

QUIET_MOST = 18 * 60
"""Minutes of quiet hours: they do not count for a decision's time, and must not stop a game for good."""
REMIND_LEAST, REMIND_MOST = HOUR, 14 * DAY
HOLIDAY_MOST = timedelta(days=60)
AHEAD_MOST = timedelta(days=366)
SHOWN = 40
"""Characters of a text shown again to the user who wrote it."""


class QuietHours(Struct, frozen=True):
    """A time of every day, in minutes since midnight; over midnight if it ends before it starts."""

    start: int
    end: int

    def __str__(self) -> str:
        return "-".join(f"{minute // 60:02}:{minute % 60:02}" for minute in (self.start, self.end))

    def end_at(self, at: datetime) -> datetime | None:
        """The end of the quiet hours of that local time; None outside them."""
        minute = at.hour * 60 + at.minute
        tomorrow = self.start > self.end and minute >= self.start
        begun = self.start <= minute or self.start > self.end
        if not (tomorrow or (begun and minute < self.end)):
            return None
        day = at.date() + timedelta(days=1 if tomorrow else 0)
        end = datetime.combine(day, day_time(self.end // 60, self.end % 60), at.tzinfo)
        # Where the clocks go back the same hour comes twice: in its second half the next end counts.
        return end if end.timestamp() > at.timestamp() else end.replace(fold=1)

    def next_start(self, at: float, zone: str) -> float:
        """The next beginning of quiet hours after a moment."""
        today = datetime.fromtimestamp(at, zone_clock(zone))
        start = day_time(self.start // 60, self.start % 60)
        days = (today.date() + timedelta(days=day) for day in range(3))
        begins = [datetime.combine(day, start, today.tzinfo) for day in days]
        # Where the clocks go back the same hour comes twice, and quiet hours begin in both.
        moments = [local.replace(fold=fold).timestamp() for local in begins for fold in (0, 1)]
        return min(moment for moment in moments if moment > at)


class Holiday(Struct, frozen=True):
    """From the beginning of the first day to the end of the last."""

    first: date
    last: date

    def __str__(self) -> str:
        return f"{self.first}/{self.last}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The reverse of ``str``. Raises ``Malformed("holiday-unreadable")``."""
        first, _, last = text.partition("/")
        return cls(_day(first), _day(last))

    def span(self, zone: str) -> tuple[float, float]:
        """Beginning and end, by the clocks of a time zone."""
        return _midnight(self.first, zone), _midnight(self.last + timedelta(days=1), zone)


def quiet_hours(text: str) -> QuietHours:
    """``22:00-07:00``, ``22-7``, ``22h30 – 7h``. Raises ``Malformed``: ``quiet-unreadable``, ``-always``, ``-long``."""
    clock = r"(\d{1,2})(?:\s?[:.h]\s?(\d{2})?)?"
    match = re.fullmatch(rf"\s*{clock}\s*(?:-|–|—|→|to|à)\s*{clock}\s*", text, re.IGNORECASE)
    if match is None:
        raise Malformed("quiet-unreadable", text=text[:SHOWN])
    hours = [int(hour) * 60 + int(minute or 0) for hour, minute in (match.group(1, 2), match.group(3, 4))]
    if max(hours) > 24 * 60 or any(int(minute or 0) > 59 for minute in match.group(2, 4)):
        raise Malformed("quiet-unreadable", text=text[:SHOWN])
    start, end = (minute % (24 * 60) for minute in hours)
    if start == end:
        raise Malformed("quiet-always", text=text[:SHOWN])
    if (end - start) % (24 * 60) > QUIET_MOST:
        raise Malformed("quiet-long", text=text[:SHOWN], most=QUIET_MOST // 60)
    return QuietHours(start, end)


def remind_every(text: str) -> float:
    """``6h``, ``2 d``, ``3 jours`` in seconds. Raises ``Malformed``: ``remind-unreadable`` or ``remind-range``."""
    seconds = read_span(text)
    if seconds is None:
        raise Malformed("remind-unreadable", text=text[:SHOWN])
    if not REMIND_LEAST <= seconds <= REMIND_MOST:
        raise Malformed("remind-range", text=text[:SHOWN])
    return seconds


def read_span(text: str) -> float | None:
    """``6h``, ``2 d`` or ``3 jours`` in seconds; None for any other text."""
    match = re.fullmatch(r"\s*(\d{1,4})\s*(h|hours?|heures?|d|days?|j|jours?)\s*", text, re.IGNORECASE)
    return None if match is None else int(match[1]) * (HOUR if match[2][0].lower() == "h" else DAY)


def zone_named(text: str) -> str:
    """The IANA's name of a zone in any case, with blanks or ``_``. Raises ``Malformed("zone-unknown")``."""
    found = _zones_by_key().get(text.strip().casefold().replace(" ", "_"))
    if found is None:
        raise Malformed("zone-unknown", text=text[:SHOWN])
    return found


def zones(begun: str, most: int) -> list[str]:
    """Zones whose name contains the text begun, those of a city that begins with it first."""
    key = begun.strip().casefold().replace(" ", "_")
    found = [name for folded, name in _zones_by_key().items() if key in folded]
    return sorted(found, key=lambda name: (not name.rpartition("/")[2].casefold().startswith(key), name))[:most]


def holiday(first: str, last: str, now: float, zone: str) -> Holiday:
    """Two days as ``2026-12-24`` or ``24/12/2026``; an empty first is today.

    Raises ``Malformed``: ``holiday-unreadable``, ``-backwards``, ``-over``, ``-long``, ``-far``.
    """
    today = datetime.fromtimestamp(now, zone_clock(zone)).date()
    chosen = Holiday(_day(first) if first else today, _day(last))
    if chosen.last < chosen.first:
        raise Malformed("holiday-backwards", first=chosen.first, last=chosen.last)
    if chosen.last < today:
        raise Malformed("holiday-over", last=chosen.last)
    if chosen.last - chosen.first >= HOLIDAY_MOST:
        raise Malformed("holiday-long", most=HOLIDAY_MOST.days)
    if chosen.first > today + AHEAD_MOST:
        raise Malformed("holiday-far", first=chosen.first)
    return chosen


def continued(running: Holiday | None, chosen: Holiday | None, now: float, zone: str) -> Holiday | None:
    """A holiday ``chosen`` in place of a ``running`` one: its days so far still count for what has waited through them.

    None ends it. Raises ``Malformed("holiday-long")``: together they are longer than a holiday may be.
    """
    today = datetime.fromtimestamp(now, zone_clock(zone)).date()
    if running is None or not running.first < today <= running.last + timedelta(days=1):
        return chosen
    last = today - timedelta(days=1) if chosen is None else chosen.last
    if chosen is not None and chosen.first > running.last + timedelta(days=1):
        return chosen
    if last - running.first >= HOLIDAY_MOST:
        raise Malformed("holiday-long", most=HOLIDAY_MOST.days)
    return Holiday(running.first, last)


def read_day(text: str) -> date | None:
    """``2026-12-24`` or ``24/12/2026``; None for any other text."""
    day, _, rest = text.strip().partition("/")
    month, _, year = rest.partition("/")
    written = f"{year}-{month:0>2}-{day:0>2}" if rest else day
    try:
        return date.fromisoformat(written)
    except ValueError:
        return None


def _day(text: str) -> date:
    found = read_day(text)
    if found is None:
        raise Malformed("holiday-unreadable", text=text[:SHOWN])
    return found


@cache
def _zones_by_key() -> Mapping[str, str]:
    return {name.casefold(): name for name in sorted(available_timezones()) if "/" in name} | {"utc": "UTC"}


@cache
def zone_clock(name: str) -> tzinfo:
    """The clock of a zone."""
    return UTC if name == "UTC" else ZoneInfo(name)  # UTC works without the IANA's list


def _midnight(day: date, zone: str) -> float:
    return datetime.combine(day, day_time(), zone_clock(zone)).timestamp()
