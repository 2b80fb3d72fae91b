"""What people look for; times to play as people write them, in their own zone; a meeting as a calendar file."""

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo

import msgspec
from msgspec import Struct

from rules import Malformed
from storage import MeetingRow
from table.time.away import zone_clock
from table.time.clock import DAY, HOUR, MINUTE
from table.time.controls import Pace
from table.time.written import read_span, read_written

# -- what people look for ---------------------------------------------------------------------------------------------

DAYS = (
    "weekdays",
    "evenings",
    "weekends",
    *("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
)
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
    """The values of a list, by the names that are given: in any case, with or without the plural's s, or begun with
    three letters; several words may stand without a comma (``tue and thu evenings``). Raises ``Malformed(error)``."""
    values = {_singular(name): value for name, value in named.items()}
    known = {value: name for name, value in reversed([*named.items()])}
    found = list[str]()
    for part in filter(None, map(str.strip, _LISTED.split(text))):
        whole = _meant(part, values)
        each = [_meant(one, values) for one in part.split()] if whole is None else [whole]
        if None in each:
            raise Malformed(error, text=part[:SHOWN], names=", ".join(reversed(known.values())))
        found += filter(None, each)
    return tuple(dict.fromkeys(found))


def _meant(text: str, values: Mapping[str, str]) -> str | None:
    """The one value that a name or its beginning means; None if it is not clear."""
    name = _singular(text)
    begun = {value for known, value in values.items() if len(name) >= 3 and known.startswith(name)}
    return values.get(name, begun.pop() if len(begun) == 1 else None)


def _singular(name: str) -> str:
    return name.casefold().removesuffix("s")


# -- times to play ----------------------------------------------------------------------------------------------------

TIMES_MOST = 10
"""Times that are voted on together."""
AHEAD_MOST = 366 * DAY
LENGTH_LEAST, LENGTH_MOST = 15, 24 * 60
"""Minutes that a meeting may take."""
SHOWN = 40
_LISTED = re.compile(r"\s(?:and|et)\s|[,;&\n]", re.IGNORECASE)
_APART = re.compile(r"\s(?:and|or|et|ou)\s|[&;\n]", re.IGNORECASE)


def read_times(written: str, now: float, zone: str) -> tuple[float, ...]:
    """``Sat 20:00, 1 Dec 19h30, tomorrow at 6 pm`` by the clocks of a zone, in order, each once.

    A day without an hour has that of the next one (``sat and sun 8pm``), an hour without a day that of the one before.
    Raises ``Malformed``: ``meet-unreadable``, ``meet-no-day``, ``meet-past``, ``meet-far``, ``meet-many``.
    """
    today = datetime.fromtimestamp(now, zone_clock(zone)).date()
    parts = _parts(written, today)
    if not parts:
        raise Malformed("meet-unreadable", text=written[:SHOWN])
    if len(parts) > TIMES_MOST:
        raise Malformed("meet-many", most=TIMES_MOST)
    found, clock, days = list[tuple[str, tuple[date, ...] | None, int]](), None, None
    for part in reversed(parts):
        read = read_written(part, today)
        clock = read.clock if read and read.clock is not None else clock
        if read is None or clock is None:
            raise Malformed("meet-unreadable", text=part[:SHOWN])
        found.append((part, read.days, clock))
    times = set[float]()
    for part, named, at in reversed(found):
        days = days if named is None else named
        times.add(_time(part, (today, today + timedelta(days=1)) if days is None else days, at, now, zone_clock(zone)))
    return tuple(sorted(times))


def _parts(written: str, today: date) -> list[str]:
    """The times of a list, each as it was written: a comma may also stand within one (``Sat, Jan 24, 8pm``)."""
    parts = list[str]()
    for listed in _APART.split(written):
        begun = len(parts)
        for part in filter(None, map(str.strip, listed.split(","))):
            before = read_written(parts[-1], today) if len(parts) > begun else None
            whole = read_written(f"{parts[-1]} {part}", today) if before and before.clock is None else None
            parts[-1:] = [f"{parts[-1]} {part}"] if whole and whole.days else [*parts[-1:], part]
            if len(parts) > TIMES_MOST:
                return parts
    return parts


def _time(written: str, days: Sequence[date], past: int, now: float, zone: tzinfo) -> float:
    if not days:
        raise Malformed("meet-no-day", text=written[:SHOWN])
    times = [datetime(day.year, day.month, day.day, past // 60, past % 60, tzinfo=zone).timestamp() for day in days]
    at = next((time for time in times if time > now), None)
    if at is None:
        raise Malformed("meet-past", text=written[:SHOWN])
    if at > now + AHEAD_MOST:
        raise Malformed("meet-far", text=written[:SHOWN])
    return at


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
