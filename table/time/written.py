"""Days, hours and spans as people write them, in English and in French."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from itertools import islice

from msgspec import Struct

from table.time.clock import DAY, HOUR, MINUTE

CLOCK = r"(\d{1,2})(?:\s?[:.h]\s?(\d{2})?)?\s?(?:([ap])\.?m\.?)?"
"""An hour as ``20:30``, ``20h``, ``8`` or ``8:30 pm``; its groups are what ``minutes`` takes."""
UNIT_NAMES = {
    1.0: "s|secs?|seconde?s?",
    MINUTE: "m|mn|mins?|minutes?",
    HOUR: "h|hrs?|hours?|heures?",
    DAY: "d|days?|j|jours?",
    7 * DAY: "w|weeks?|sem|semaines?",
}
"""What units of time are called, by their seconds."""
_SPANS = "|".join(names for seconds, names in UNIT_NAMES.items() if seconds >= HOUR)
_NOON, _MORNING, _AFTERNOON, _EVENING, _AM, _PM, _COMING, _OF_NEXT_WEEK = 12 * 60, 0, 1, 2, 0, 1, 0, 1
_ENGLISH: Mapping[str, Mapping[str, int]] = {
    "today": {"ahead": 0},
    "tonight": {"ahead": 0, "part": _EVENING},
    "this morning": {"ahead": 0, "part": _MORNING},
    "this afternoon": {"ahead": 0, "part": _AFTERNOON},
    "this evening": {"ahead": 0, "part": _EVENING},
    "tomorrow": {"ahead": 1},
    "day after tomorrow": {"ahead": 2},
    "in a week": {"ahead": 7},
    "morning": {"part": _MORNING},
    "afternoon": {"part": _AFTERNOON},
    "evening": {"part": _EVENING},
    "night": {"part": _EVENING},
    "am": {"half": _AM},
    "pm": {"half": _PM},
    "noon": {"clock": _NOON},
    "next": {"which": _OF_NEXT_WEEK},
    "next week": {"which": _OF_NEXT_WEEK},
    **{word: {} for word in ("on", "at", "the", "this", "coming", "in", "of", "o'clock")},
}
_FRENCH: Mapping[str, Mapping[str, int]] = {
    "aujourd'hui": {"ahead": 0},
    "ce matin": {"ahead": 0, "part": _MORNING},
    "cet apres-midi": {"ahead": 0, "part": _AFTERNOON},
    "ce soir": {"ahead": 0, "part": _EVENING},
    "demain": {"ahead": 1},
    "apres-demain": {"ahead": 2},
    "dans une semaine": {"ahead": 7},
    "matin": {"part": _MORNING},
    "apres-midi": {"part": _AFTERNOON},
    "soir": {"part": _EVENING},
    "midi": {"clock": _NOON},
    "prochain": {"which": _COMING},
    "semaine prochaine": {"which": _OF_NEXT_WEEK},
    **{word: {} for word in ("le", "la", "ce", "a", "du", "de")},
}
_WORDS = {**_ENGLISH, **_FRENCH}
"""What a word says of a time, by the names of what ``_days`` and ``_clock`` take; nothing for one that only joins."""
_WEEKDAYS = (
    ("monday", "lundi"),
    ("tuesday", "mardi"),
    ("wednesday", "mercredi"),
    ("thursday", "jeudi"),
    ("friday", "vendredi"),
    ("saturday", "samedi"),
    ("sunday", "dimanche"),
)
_MONTHS = (
    ("january", "janvier"),
    ("february", "fevrier"),
    ("march", "mars"),
    ("april", "avril"),
    ("may", "mai"),
    ("june", "juin"),
    ("july", "juillet"),
    ("august", "aout"),
    ("september", "septembre"),
    ("october", "octobre"),
    ("november", "novembre"),
    ("december", "decembre"),
)
_HOURS = {_MORNING: range(12), _AFTERNOON: range(12, 19), _EVENING: range(16, 24)}
_SOUGHT = 2 * 366
"""Days ahead among which one without a year is sought."""
_PHRASES = "|".join(word for word in _WORDS if " " in word)
_TOKENS = re.compile(
    r"(?P<iso>\d{4}-\d{1,2}-\d{1,2})(?!\d)"
    r"|(?P<clock>\d{1,2}(?:\s?[:h]\s?\d{2}(?!\d)|\s?h(?:eures?)?\b|(?:\.\d{2})?(?=\s?[ap]m\b)))"
    r"|(?P<date>\d{1,2}[/.]\d{1,2}(?:[/.](?:\d{4}|\d{2}))?)(?!\d)"
    r"|(?P<day>\d{1,2})(?:er|st|nd|rd|th)\b"
    rf"|(?:in|dans)\s(?P<span>\d{{1,3}}\s?(?:{_SPANS}))\b"
    r"|(?:at|a)\s(?P<hour>\d{1,2})(?!\s?h|[\w:./])"
    r"|(?P<number>\d{4}|\d{1,2})(?!\d)"
    rf"|(?P<word>(?:{_PHRASES})\b|[a-z]+(?:['-][a-z]+)*)"
    r"|(?P<unknown>[^\s.,])"
)


def minutes(hour: str, minute: str | None, half: str | None) -> int | None:
    """Minutes since midnight, from the groups of ``CLOCK``; 24:00 is the end of a day. None if no clock shows that."""
    hours, past = int(hour), int(minute or 0)
    if half:
        if not 1 <= hours <= 12:
            return None
        hours = hours % 12 + (12 if half.lower() == "p" else 0)
    return hours * 60 + past if past < 60 and hours * 60 + past <= 24 * 60 else None


class Written(Struct, frozen=True):
    """The day, the hour, or both, that a text names.

    ``days``: those that may be meant, the next one first; None if no day is named, empty if there is none such.
    ``clock``: minutes since midnight; None if no hour is named.
    """

    days: tuple[date, ...] | None
    clock: int | None


def read_written(text: str, today: date) -> Written | None:
    """A day, an hour, or both, in any order: ``Sat 24 Jan 8pm``, ``demain soir 20h``; None for what isn't understood.

    An hour alone (``at 8``, ``tonight 9``) is p.m. of an evening, and below 9; other hours from 9 to 11 may be either.
    """
    said: dict[str, int] = {}
    numbers: list[int] = []
    for token in _TOKENS.finditer(_plain(text)):
        kind = str(token.lastgroup)
        meaning = _meaning(kind, token[kind])
        if meaning is None or said.keys() & meaning.keys():
            return None
        said |= meaning
        numbers += [int(token[kind])] if kind == "number" and not meaning else []
    if "mar" in said:  # mardi, or mars beside its day
        dated = "month" not in said and ("day" in said or numbers)
        said |= {"month": 3} if dated else {"weekday": 1}
    for number in numbers:
        dated = "part" not in said or "hour" in said or "clock" in said or ("month" in said and "day" not in said)
        if ("day" if dated else "hour") in said:
            return None
        said["day" if dated else "hour"] = number
    clock = _clock(said)
    days = _days(said, today)
    unclear = clock is None and said.keys() & {"hour", "clock", "half", "part"}
    if unclear or ("which" in said and "weekday" not in said) or (days is None and clock is None):
        return None
    return Written(days, clock)


def days_named(written: str, today: date) -> tuple[date, ...]:
    """The days that a text may mean, the next one first: ``tomorrow``, ``sam.``, ``24 Dec``, ``24/12``, ``2026-12-24``.

    Without a year it is the day of this year or of the next. Empty for any other text.
    """
    found = read_written(written, today)
    return found.days or () if found and found.clock is None else ()


def read_day(text: str) -> date | None:
    """``2026-12-24`` or ``24/12/2026``; None for any other text."""
    day, _, rest = text.strip().partition("/")
    month, _, year = rest.partition("/")
    written = f"{year}-{month:0>2}-{day:0>2}" if rest else day
    try:
        return date.fromisoformat(written)
    except ValueError:
        return None


def read_span(text: str) -> float | None:
    """``6h``, ``2 d``, ``3 jours`` or ``1 week`` in seconds; None for any other text."""
    match = re.fullmatch(rf"\s*(\d{{1,4}})\s*({_SPANS})\s*", text, re.IGNORECASE)
    return None if match is None else int(match[1]) * (unit_named(match[2]) or 0.0)


def unit_named(name: str) -> float | None:
    """The seconds of a unit of time; None if there is none of that name."""
    return next((size for size, names in UNIT_NAMES.items() if re.fullmatch(names, name, re.IGNORECASE)), None)


def _plain(text: str) -> str:
    """Small letters without accents, and ``pm`` for ``p.m.``."""
    plain = "".join(filter(str.isascii, unicodedata.normalize("NFKD", text.replace("’", "'")))).casefold()
    plain = " ".join(plain.replace("@", " at ").split())
    for written, meant in ((r"\b([ap])\.\s?m\b\.?", r"\1m"), (r"\bapres ", "apres-"), (r"\bl'", "")):
        plain = re.sub(written, meant, plain)
    return plain


def _meaning(kind: str, token: str) -> Mapping[str, int] | None:
    """What a token says of a time; nothing for a number that others explain, None if it isn't understood."""
    figures = [int(figure) for figure in re.findall(r"\d+", token)]
    match kind:
        case "word" if token in _WORDS:
            return _WORDS[token]
        case "word" if token == "mar":
            return {"mar": 0}
        case "word":
            weekday, month = _place(token, _WEEKDAYS), _place(token, _MONTHS)
            return {"weekday": weekday} if weekday >= 0 else {"month": month + 1} if month >= 0 else None
        case "iso":
            return dict(zip(("year", "month", "day"), figures, strict=True))
        case "date":
            day, month, *year = figures
            day, month = (month, day) if month > 12 else (day, month)  # an American date, if it can't be another
            return {"day": day, "month": month} | ({"year": year[0] + 2000 * (year[0] < 100)} if year else {})
        case "clock":
            hour, past = figures[0], sum(figures[1:])
            return {"clock": hour * 60 + past} if minutes(str(hour), str(past), None) is not None else None
        case "span":
            days, rest = divmod(int(read_span(token) or 0), int(DAY))
            return None if rest else {"ahead": days}
        case "number":
            return {"year": figures[0]} if figures[0] > 99 else {}
        case "day" | "hour":
            return {kind: figures[0]}
    return None


def _clock(said: Mapping[str, int]) -> int | None:
    """Minutes since midnight; None without an hour, or with one that no clock shows or that may be a.m. or p.m."""
    alone, part, half = "hour" in said, said.get("part"), said.get("half")
    if alone == ("clock" in said):
        return None
    hour, past = (said["hour"], 0) if alone else divmod(said["clock"], 60)
    if half is not None:
        hours = [hour % 12 + 12 * half] if 1 <= hour <= 12 else []
    else:
        hours = [hour, hour + 12] if (alone or part is not None) and 1 <= hour < 12 else [hour]
    usual = range(24) if half is not None or not alone else range(12, 21 if hour < 12 else 24)
    shown = [one * 60 + past for one in hours if one in (usual if part is None else _HOURS[part])]
    return shown[0] if shown else None


def _days(said: Mapping[str, int], today: date) -> tuple[date, ...] | None:
    """The days that may be meant, the next one first; None if none is named."""
    if not said.keys() & {"ahead", "year", "month", "day", "weekday"}:
        return None
    if said.keys() & {"year", "month"} and not {"month", "day"} <= said.keys():
        return ()
    since = {None: 0, _COMING: 1, _OF_NEXT_WEEK: 7 - today.weekday()}[said.get("which")]
    days: Iterable[date] = (today + timedelta(days=ahead) for ahead in range(since, _SOUGHT))
    if "year" in said:
        dated = _date(said["year"], said["month"], said["day"])
        days = [dated] if dated else []
    meant = (day for day in days if all(said.get(name, fact) == fact for name, fact in _facts(day, today).items()))
    return tuple(islice(meant, 2))


def _facts(day: date, today: date) -> dict[str, int]:
    return {"year": day.year, "month": day.month, "day": day.day, "weekday": day.weekday(), "ahead": (day - today).days}


def _place(begun: str, names: tuple[tuple[str, str], ...]) -> int:
    """Where the one name stands that begins so; -1 if fewer than three letters are there, or not just one begins so."""
    found = [place for place, known in enumerate(names) if any(name.startswith(begun) for name in known)]
    return found[0] if len(begun) >= 3 and len(found) == 1 else -1


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
