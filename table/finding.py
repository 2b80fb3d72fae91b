"""What people look for; times to play as people write them, in their own zone; a meeting as a calendar file."""

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo

import msgspec
from msgspec import Struct

from rules import Malformed
from storage import MeetingRow
from table.time.away import read_day, read_span, zone_clock
from table.time.clock import DAY, HOUR, MINUTE
from table.time.controls import Pace

# -- what people look for ---------------------------------------------------------------------------------------------

DAYS = ("weekdays", "evenings", "weekends")
"""Days and hours at which a seeker usually has time."""
LOOK_LEAST, LOOK_USUAL, LOOK_MOST = HOUR, 7 * DAY, 30 * DAY
"""Seconds for which a seeker stays on the list."""


SEAT_KEPT = {Pace.LIVE: DAY, Pace.POST: 3 * DAY}
"""Seconds for which a seat is kept for somebody who is invited to a game, by its pace."""


class Wants(Struct, frozen=True, omit_defaults=True):
    """The game that somebody looks for; what is None or empty may be anything."""

    ruleset: str | None = None
    size: str | None = None
    pace: str | None = None
    languages: tuple[str, ...] = ()
    days: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The wants as stored text; ``read_wants`` reads it."""
        return msgspec.json.encode(self).decode()


ANY_GAME = Wants()


def together(one: Wants, other: Wants) -> Wants:
    """The game that suits both seekers: each fills in what the other leaves open, and both speak the languages."""
    both = tuple(name for name in one.languages if name in other.languages)
    languages = both if one.languages and other.languages else one.languages or other.languages
    return Wants(one.ruleset or other.ruleset, one.size or other.size, one.pace or other.pace, languages)


def language_of(wants: Wants, usual: str) -> str:
    """The ``usual`` language if the seeker accepts it, else the first language that they name."""
    return usual if usual in wants.languages or not wants.languages else wants.languages[0]


def read_wants(stored: str) -> Wants:
    """The wants from their stored text; ``Wants()``, any game at all, if it cannot be read."""
    try:
        return msgspec.json.decode(stored, type=Wants)
    except msgspec.MsgspecError:
        return ANY_GAME


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


# -- times to play ----------------------------------------------------------------------------------------------------

TIMES_MOST = 10
"""Times that are voted on together."""
AHEAD_MOST = 366 * DAY
LENGTH_LEAST, LENGTH_MOST = 15, 24 * 60
"""Minutes that a meeting may take."""
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
    """The days that a written day may mean, the next one first. Raises ``Malformed("meet-unreadable")``."""
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
    day = read_day(name)
    if day is None:
        raise Malformed("meet-unreadable", text=whole.strip()[:SHOWN])
    return [day]


def reminder_at(now: float, times: Sequence[float]) -> float:
    """When those are reminded of a new vote who have not answered: at half of the time until the first of its times;
    where that is soon its end, when nobody is."""
    half = (times[0] - now) / 2
    return now + half if half >= HOUR else times[-1]


def read_length(written: str) -> int:
    """``3h``, ``90m``, ``2h30`` in minutes. Raises ``Malformed("meet-length")``."""
    found = re.fullmatch(r"\s*(?:(\d{1,2})\s*h)?\s*(?:(\d{1,4})\s*(?:m|min)?)?\s*", written, re.IGNORECASE)
    minutes = 0 if found is None else int(found[1] or 0) * 60 + int(found[2] or 0)
    if not LENGTH_LEAST <= minutes <= LENGTH_MOST:
        raise Malformed("meet-length", text=written[:SHOWN])
    return minutes


def local_time(at: float, zone: str) -> datetime:
    """A time by the clocks of a zone."""
    return datetime.fromtimestamp(at, zone_clock(zone))


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
