"""Settings of users and servers. Kept in memory: a read costs no query.

Written settings are parsed here (``quiet_hours("22:00-07:00")``); unreadable ones raise ``Malformed``.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta, tzinfo
from datetime import time as day_time
from functools import cache
from typing import TypeVar
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct, structs

from rules import Malformed
from storage import Storage
from table.time.clock import DAY, HOUR

__all__ = [
    "ASKS",
    "OWN_READINGS",
    "PINGS",
    "READINGS",
    "SWITCH",
    "GuildSettings",
    "Holiday",
    "Preferences",
    "QuietHours",
    "UserSettings",
    "holiday",
    "quiet_hours",
    "remind_every",
    "zone_named",
    "zones",
]

PINGS = ("channel", "message", "off")
"""Where to ping a user: in the game's channel, by direct message, or not at all."""

SWITCH = ("on", "off")
"""A setting that is on or off."""

READINGS = ("pictures", "both", "text")
"""How messages are read: as drawn, words first and the pictures last, or as words alone."""
OWN_READINGS = ("pictures", "text")
"""Those of a user, for what is sent in private."""

ASKS = ("less", "everything")
"""What to ask a user: joined questions and none with one option only, or each question by itself."""

QUIET_MOST = 18 * 60
"""Minutes of quiet hours: they do not count for a decision's time, and must not stop a game for good."""
REMIND_LEAST, REMIND_MOST = HOUR, 14 * DAY
HOLIDAY_MOST = timedelta(days=60)
AHEAD_MOST = timedelta(days=366)
SHOWN = 40
"""Characters of a text shown again to the user who wrote it."""

T = TypeVar("T", bound=Struct)


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
        today = datetime.fromtimestamp(at, _zone(zone))
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

    def span(self, zone: str) -> tuple[float, float]:
        """Beginning and end, by the clocks of a time zone."""
        return _midnight(self.first, zone), _midnight(self.last + timedelta(days=1), zone)


class UserSettings(Struct, frozen=True):
    """The settings of a user. ``language`` None: as Discord says. ``remind`` is in seconds, 0 for never.

    ``links``: how often links to boards were switched off and on; they are off while it is odd. ``reading``: one of
    ``OWN_READINGS``, for what only they see.
    """

    language: str | None = None
    ping: str = "channel"
    quiet: QuietHours | None = None
    zone: str = "UTC"
    remind: float = DAY
    holiday: Holiday | None = None
    ask: str = ASKS[0]
    links: int = 0
    reading: str = OWN_READINGS[0]

    @property
    def asks_everything(self) -> bool:
        """Whether the user wants each question by itself."""
        return self.ask == "everything"

    def free_at(self, now: float) -> float:
        """The first moment from ``now`` on that is neither in quiet hours nor on a holiday."""
        zone, at = _zone(self.zone), now
        while True:
            local = datetime.fromtimestamp(at, zone)
            end = self._holiday_over(local) or (self.quiet.end_at(local) if self.quiet else None)
            if end is None or end.timestamp() <= at:
                return at
            at = end.timestamp()

    def away_between(self, start: float, end: float) -> float:
        """Seconds of holiday in a span."""
        if self.holiday is None:
            return 0.0
        first, last = self.holiday.span(self.zone)
        return max(0.0, min(end, last) - max(start, first))

    def next_break(self, at: float) -> float:
        """The next beginning of quiet hours or a holiday after a moment outside both; infinity without any."""
        breaks = [float("inf")]
        if self.quiet is not None:
            breaks.append(self.quiet.next_start(at, self.zone))
        if self.holiday is not None and (first := self.holiday.span(self.zone)[0]) > at:
            breaks.append(first)
        return min(breaks)

    def after_holiday(self, at: float) -> float:
        """The end of the holiday for a moment on it; else the moment."""
        if self.holiday is None:
            return at
        first, last = self.holiday.span(self.zone)
        return last if first <= at < last else at

    def _holiday_over(self, local: datetime) -> datetime | None:
        if self.holiday is None or not self.holiday.first <= local.date() <= self.holiday.last:
            return None
        return datetime.combine(self.holiday.last + timedelta(days=1), day_time(), local.tzinfo)


class GuildSettings(Struct, frozen=True):
    """The settings of a server: its language, the defaults of ``/game new``, and the channels for games.

    ``stand_in``: the level of the bot that plays for an absent player; None: the referee does, as little as it may.
    ``pictures``: whether companies are shown with their owners' pictures and looks; never those of ``hidden`` users.
    ``share``: whether other servers see the lobbies and seekers of this one; ``others``: whether it sees theirs.
    ``forum``: the forum channel where each game gets a post.
    ``links``: how often the links to boards of its games were made void.
    ``boards``: one of ``READINGS``, for what is posted for everybody.
    """

    language: str | None = None
    size: str | None = None
    dice: str | None = None
    deployment: str | None = None
    options: str | None = None
    channels: tuple[int, ...] = ()
    stand_in: str | None = None
    pictures: str = "on"
    hidden: tuple[int, ...] = ()
    share: str = SWITCH[1]
    others: str = SWITCH[1]
    forum: int | None = None
    links: int = 0
    boards: str = "pictures"


# -- parsing --------------------------------------------------------------------------------------------------------


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
    match = re.fullmatch(r"\s*(\d{1,4})\s*(h|hours?|heures?|d|days?|j|jours?)\s*", text, re.IGNORECASE)
    if match is None:
        raise Malformed("remind-unreadable", text=text[:SHOWN])
    seconds = int(match[1]) * (HOUR if match[2][0].lower() == "h" else DAY)
    if not REMIND_LEAST <= seconds <= REMIND_MOST:
        raise Malformed("remind-range", text=text[:SHOWN])
    return seconds


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
    """Two days as ``2026-12-24``; an empty first is today.

    Raises ``Malformed``: ``holiday-unreadable``, ``-backwards``, ``-over``, ``-long``, ``-far``.
    """
    today = datetime.fromtimestamp(now, _zone(zone)).date()
    chosen = Holiday(_day(first) if first else today, _day(last))
    if chosen.last < chosen.first:
        raise Malformed("holiday-backwards", first=str(chosen.first), last=str(chosen.last))
    if chosen.last < today:
        raise Malformed("holiday-over", last=str(chosen.last))
    if chosen.last - chosen.first >= HOLIDAY_MOST:
        raise Malformed("holiday-long", most=HOLIDAY_MOST.days)
    if chosen.first > today + AHEAD_MOST:
        raise Malformed("holiday-far", first=str(chosen.first))
    return chosen


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise Malformed("holiday-unreadable", text=text[:SHOWN]) from None


@cache
def _zones_by_key() -> Mapping[str, str]:
    return {name.casefold(): name for name in sorted(available_timezones()) if "/" in name} | {"utc": "UTC"}


@cache
def _zone(name: str) -> tzinfo:
    return UTC if name == "UTC" else ZoneInfo(name)  # UTC works without the IANA's list


def _midnight(day: date, zone: str) -> float:
    return datetime.combine(day, day_time(), _zone(zone)).timestamp()


def _stored_holiday(text: str) -> Holiday:
    first, _, last = text.partition("/")
    return Holiday(_day(first), _day(last))


USER: Mapping[str, Callable[[str], object]] = {
    "language": str,
    "ping": str,
    "quiet": quiet_hours,
    "zone": zone_named,
    "remind": float,
    "holiday": _stored_holiday,
    "ask": str,
    "links": int,
    "reading": str,
}
GUILD: Mapping[str, Callable[[str], object]] = {
    "language": str,
    "size": str,
    "dice": str,
    "deployment": str,
    "options": str,
    "channels": lambda text: tuple(map(int, text.split())),
    "stand_in": str,
    "pictures": str,
    "hidden": lambda text: tuple(map(int, text.split())),
    "share": str,
    "others": str,
    "forum": int,
    "links": int,
    "boards": str,
}
"""The parser of each stored setting."""

_USER_DEFAULTS, _GUILD_DEFAULTS = UserSettings(), GuildSettings()


def _parsed(stored: Mapping[str, str], defaults: T, parsers: Mapping[str, Callable[[str], object]]) -> T:
    """The settings of a scope; the default for one that cannot be read."""
    found = {}
    for name, parse in parsers.items():
        with contextlib.suppress(Malformed, ValueError):
            if name in stored:
                found[name] = parse(stored[name])
    return structs.replace(defaults, **found)


def _as_texts(changes: Mapping[str, object], defaults: Struct) -> dict[str, str | None]:
    """Changed settings as texts; None for a default."""
    return {name: None if value == getattr(defaults, name) else _text(value) for name, value in changes.items()}


def _text(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


class Preferences:
    """The settings of all users and servers, read once at the start and written through."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._users: dict[int, UserSettings] = {}
        self._guilds: dict[int, GuildSettings] = {}
        self._lock = asyncio.Lock()

    async def load(self) -> None:
        """Read all settings with one query; call it again for the changes of other processes on the same database."""
        async with self._lock:
            stored = await self._storage.settings.all()
            users, guilds = _of_kind(stored, "user"), _of_kind(stored, "guild")
            self._users = {user: _parsed(values, _USER_DEFAULTS, USER) for user, values in users.items()}
            self._guilds = {guild: _parsed(values, _GUILD_DEFAULTS, GUILD) for guild, values in guilds.items()}

    async def read_again(self, scope: str) -> None:
        """Read the settings of one user or server again, ``user:123`` or ``guild:456``; of nobody else."""
        kind, _, number = scope.partition(":")
        if kind not in ("user", "guild") or not number.isdecimal():
            return
        async with self._lock:
            values = await self._storage.settings.of_scope(scope)
            if kind == "user":
                self._users[int(number)] = _parsed(values, _USER_DEFAULTS, USER)
            else:
                self._guilds[int(number)] = _parsed(values, _GUILD_DEFAULTS, GUILD)

    def user(self, user: int) -> UserSettings:
        """The settings of a user."""
        return self._users.get(user, _USER_DEFAULTS)

    def guild(self, guild: int | None) -> GuildSettings:
        """The settings of a server; the defaults in direct messages."""
        return _GUILD_DEFAULTS if guild is None else self._guilds.get(guild, _GUILD_DEFAULTS)

    def sharing(self, here: int | None) -> list[int]:
        """The other servers whose lobbies and seekers a server sees: those that share, if it wants to see them."""
        if self.guild(here).others != SWITCH[0]:
            return []
        return [guild for guild, chosen in self._guilds.items() if chosen.share == SWITCH[0] and guild != here]

    async def set_user(self, user: int, **changes: object) -> UserSettings:
        """Change settings of a user, and make all that waits for them due: it may be the time for a ping now."""
        async with self._lock:
            chosen = structs.replace(self.user(user), **changes)
            await self._storage.settings.set(f"user:{user}", _as_texts(changes, _USER_DEFAULTS))
            self._users[user] = chosen
        await self._storage.waiting.make_due(user)
        return chosen

    async def set_guild(self, guild: int, **changes: object) -> GuildSettings:
        """Change settings of a server."""
        async with self._lock:
            chosen = structs.replace(self.guild(guild), **changes)
            await self._storage.settings.set(f"guild:{guild}", _as_texts(changes, _GUILD_DEFAULTS))
            self._guilds[guild] = chosen
        return chosen

    async def forget_user(self, user: int) -> None:
        """Give a user the default settings again."""
        await self.set_user(user, **structs.asdict(_USER_DEFAULTS))
        self._users.pop(user, None)


def _of_kind(stored: Mapping[str, Mapping[str, str]], kind: str) -> dict[int, Mapping[str, str]]:
    """The scopes ``kind:number`` by their numbers."""
    split = ((scope.partition(":"), values) for scope, values in stored.items())
    return {int(number): values for (of, _, number), values in split if of == kind and number.isdecimal()}
