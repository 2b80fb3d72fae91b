"""When people are away: quiet hours of every day, holidays, and the clocks of time zones.

Written times are parsed here (``quiet_hours("22:00-07:00")``); unreadable ones raise ``Malformed``.
"""

import re
from collections import Counter
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta, tzinfo
from datetime import time as day_time
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Self
from unicodedata import combining, normalize
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Struct

from rules import Malformed
from table.time.clock import DAY, HOUR
from table.time.written import CLOCK, days_named, minutes, read_span

QUIET_MOST = 18 * 60
"""Minutes of quiet hours: they do not count for a decision's time, and must not stop a game for good."""
REMIND_LEAST, REMIND_MOST = HOUR, 14 * DAY
HOLIDAY_MOST = timedelta(days=60)
AHEAD_MOST = timedelta(days=366)
PLACES = Path(__file__).with_name("places.json")
"""Big cities whose zone bears another's name, and countries that the list of zones calls otherwise or splits."""
_AMBIGUOUS = {"georgia"}
"""A country whose name is that of a place elsewhere too."""
_PARTS = ("Africa/", "America/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/", "Pacific/")
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
    """From the beginning of the first day to the end of the last, or until it was ended on that day (``over``)."""

    first: date
    last: date
    over: float | None = None

    def __str__(self) -> str:
        return f"{self.first}/{self.last}" + ("" if self.over is None else f"@{self.over}")

    @classmethod
    def parse(cls, text: str) -> Self:
        """The reverse of ``str``. Raises ``ValueError``."""
        days, _, over = text.partition("@")
        first, _, last = days.partition("/")
        return cls(date.fromisoformat(first), date.fromisoformat(last), float(over) if over else None)

    def span(self, zone: str) -> tuple[float, float]:
        """Beginning and end, by the clocks of a time zone."""
        end = _midnight(self.last + timedelta(days=1), zone)
        return _midnight(self.first, zone), end if self.over is None else min(end, self.over)


def quiet_hours(text: str) -> QuietHours:
    """``22:00-07:00``, ``22-7``, ``10pm-7am``. Raises ``Malformed``: ``quiet-unreadable``, ``-always``, ``-long``."""
    match = re.fullmatch(rf"\s*(?:from\s|de\s)?\s*{CLOCK}\s*(?:-|–|—|→|to|à)\s*{CLOCK}\s*", text, re.IGNORECASE)
    start, end = (minutes(*match.group(1, 2, 3)), minutes(*match.group(4, 5, 6))) if match else (None, None)
    if start is None or end is None:
        raise Malformed("quiet-unreadable", text=text[:SHOWN])
    start, end = start % (24 * 60), end % (24 * 60)
    if start == end:
        raise Malformed("quiet-always", text=text[:SHOWN])
    if (end - start) % (24 * 60) > QUIET_MOST:
        raise Malformed("quiet-long", text=text[:SHOWN], most=QUIET_MOST // 60)
    return QuietHours(start, end)


def remind_every(text: str) -> float:
    """``6h``, ``every 2 days``, ``tous les jours`` in seconds. Raises ``Malformed``: ``remind-unreadable``,
    ``remind-range``."""
    every = re.fullmatch(r"\s*(?:every|tous les|toutes les)\s+(.*)", text, re.IGNORECASE)
    seconds = read_span(text if every is None else every[1] if every[1][:1].isdecimal() else f"1 {every[1]}")
    if seconds is None:
        raise Malformed("remind-unreadable", text=text[:SHOWN])
    if not REMIND_LEAST <= seconds <= REMIND_MOST:
        raise Malformed("remind-range", text=text[:SHOWN])
    return seconds


def zone_named(text: str) -> str:
    """The IANA's name of a zone, or that of a big city or a country in it, in any case, with or without accents.

    Raises ``Malformed("zone-unknown")``.
    """
    key = _key(text)
    found = _zones_by_key().get(key) or _zones_by_city().get(key) or _zones_by_place().get(key.replace("-", "_"))
    if found is None:
        raise Malformed("zone-unknown", text=text[:SHOWN])
    return found


def zones(begun: str, most: int) -> list[str]:
    """Zones whose name contains the text begun, those of a city or a country that begins with it first."""
    key = _key(begun)
    begin = {zone for place, zone in _zones_by_place().items() if place.startswith(key.replace("-", "_"))}
    found = begin | {name for folded, name in _zones_by_key().items() if key in folded}
    begin |= {name for name in found if name.rpartition("/")[2].casefold().startswith(key)}
    return sorted(found, key=lambda name: (name not in begin, name))[:most]


def holiday(first: str, last: str, now: float, zone: str) -> Holiday:
    """Two days as ``2026-12-24``, ``24/12``, ``24 Dec`` or ``Friday``; an empty first is today.

    Raises ``Malformed``: ``holiday-unreadable``, ``-backwards``, ``-over``, ``-long``, ``-far``.
    """
    today = datetime.fromtimestamp(now, zone_clock(zone)).date()
    begins = _day(first, today) if first else today
    chosen = Holiday(begins, _day(last, max(begins, today)))
    if chosen.last < today:
        raise Malformed("holiday-over", last=chosen.last)
    if chosen.last < chosen.first:
        raise Malformed("holiday-backwards", first=chosen.first, last=chosen.last)
    if chosen.last - chosen.first >= HOLIDAY_MOST:
        raise Malformed("holiday-long", most=HOLIDAY_MOST.days)
    if chosen.first > today + AHEAD_MOST:
        raise Malformed("holiday-far", first=chosen.first)
    return chosen


def continued(running: Holiday | None, chosen: Holiday | None, now: float, zone: str) -> Holiday | None:
    """A holiday ``chosen`` in place of a ``running`` one: its days so far still count for what has waited through them.

    None ends it now. Raises ``Malformed``: ``holiday-running``, where days at home lie between the two;
    ``holiday-long``, where together they are longer than a holiday may be.
    """
    today = datetime.fromtimestamp(now, zone_clock(zone)).date()
    if running is None or not running.first <= today <= running.last + timedelta(days=1):
        return chosen
    over = running.span(zone)[1] <= now
    if chosen is None:
        return running if over else Holiday(running.first, today, now)
    if chosen.first > running.last + timedelta(days=1):
        if over:
            return chosen
        raise Malformed("holiday-running", last=running.last)
    if chosen.last - running.first >= HOLIDAY_MOST:
        raise Malformed("holiday-long", most=HOLIDAY_MOST.days)
    return Holiday(running.first, chosen.last)


def _day(text: str, since: date) -> date:
    """A written day; one without a year, or a day of the week, is the first since that day."""
    found = days_named(text, since)
    if not found:
        raise Malformed("holiday-unreadable", text=text[:SHOWN])
    return found[0]


@cache
def _zones_by_key() -> Mapping[str, str]:
    return {name.casefold(): name for name in sorted(available_timezones()) if "/" in name} | {"utc": "UTC"}


@cache
def _zones_by_city() -> Mapping[str, str]:
    """Several zones of one city are names of the same; what is in no part of the world (``Etc/GMT+2``) is no city."""
    return {key.rpartition("/")[2]: name for key, name in _zones_by_key().items() if name.startswith(_PARTS)}


@cache
def _zones_by_place() -> Mapping[str, str]:
    """By the English names of countries with one zone, and by what else people call where they live."""
    countries, zoned = (
        [line.split("\t") for line in (files("tzdata") / "zoneinfo" / name).read_text("utf-8").splitlines()]
        for name in ("iso3166.tab", "zone.tab")
    )
    often = Counter(row[0] for row in zoned)
    zone_of = {row[0]: row[2] for row in zoned if often[row[0]] == 1 and not row[0].startswith("#")}
    found = {_key(row[1]): zone_of[row[0]] for row in countries if row[0] in zone_of}
    elsewhere = msgspec.json.decode(PLACES.read_bytes(), type=dict[str, list[str]])
    found |= {_key(place): zone for zone, places in elsewhere.items() for place in places}
    return {key.replace("-", "_"): zone for key, zone in found.items() if key not in _AMBIGUOUS}


def _key(text: str) -> str:
    """A place as it is looked up: in small letters without accents, ``_`` for blanks."""
    plain = "".join(sign for sign in normalize("NFKD", text.strip()) if not combining(sign))
    return plain.casefold().replace(" ", "_")


@cache
def zone_clock(name: str) -> tzinfo:
    """The clock of a zone; UTC where none was chosen (empty)."""
    return UTC if name in ("", "UTC") else ZoneInfo(name)  # UTC works without the IANA's list


def _midnight(day: date, zone: str) -> float:
    return datetime.combine(day, day_time(), zone_clock(zone)).timestamp()
