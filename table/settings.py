"""What people have chosen for themselves, and servers for their games. Kept in memory: a read costs no query.

What somebody writes is read here (``quiet_hours("22:00-07:00")``); what cannot be meant raises ``Malformed``.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta, tzinfo
from datetime import time as day_time
from functools import cache
from typing import Any, TypeVar
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct, structs

from rules import Malformed
from storage import Storage
from table.time.clock import DAY, HOUR

__all__ = [
    "PINGS",
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
"""Where somebody wants to be told: in the game's channel, by direct message, or not at all."""

QUIET_MOST = 18 * 60
"""Minutes of quiet hours: they do not count for a decision's time, and must not stop a game for good."""
REMIND_LEAST, REMIND_MOST = HOUR, 14 * DAY
HOLIDAY_MOST = timedelta(days=60)
AHEAD_MOST = timedelta(days=366)
SHOWN = 40
"""Characters of what somebody wrote that are shown to them again."""

T = TypeVar("T", bound=Struct)


class QuietHours(Struct, frozen=True):
    """A time of every day, in minutes since midnight; over midnight if it ends before it starts."""

    start: int
    end: int

    def __str__(self) -> str:
        return "-".join(f"{minute // 60:02}:{minute % 60:02}" for minute in (self.start, self.end))

    def over(self, at: datetime) -> datetime | None:
        """When they end, if it is quiet at that local time."""
        minute = at.hour * 60 + at.minute
        tomorrow = self.start > self.end and minute >= self.start
        begun = self.start <= minute or self.start > self.end
        if not (tomorrow or (begun and minute < self.end)):
            return None
        day = at.date() + timedelta(days=1 if tomorrow else 0)
        end = datetime.combine(day, day_time(self.end // 60, self.end % 60), at.tzinfo)
        # Where the clocks go back the same hour comes twice: who is in the second one waits for its end.
        return end if end.timestamp() > at.timestamp() else end.replace(fold=1)


class Holiday(Struct, frozen=True):
    """From the beginning of the first day to the end of the last."""

    first: date
    last: date

    def __str__(self) -> str:
        return f"{self.first}/{self.last}"


class UserSettings(Struct, frozen=True):
    """What a user has chosen. ``language`` None: as Discord says. ``remind`` is in seconds, 0 for never."""

    language: str | None = None
    ping: str = "channel"
    quiet: QuietHours | None = None
    zone: str = "UTC"
    remind: float = DAY
    holiday: Holiday | None = None

    def free_at(self, now: float) -> float:
        """The first moment from ``now`` on that is neither in quiet hours nor on a holiday."""
        zone, at = _zone(self.zone), now
        while True:
            local = datetime.fromtimestamp(at, zone)
            end = self._holiday_over(local) or (self.quiet.over(local) if self.quiet else None)
            if end is None or end.timestamp() <= at:
                return at
            at = end.timestamp()

    def away_between(self, start: float, end: float) -> float:
        """The seconds of a span that are holiday."""
        if self.holiday is None:
            return 0.0
        first, last = self.holiday_span()
        return max(0.0, min(end, last) - max(start, first))

    def holiday_span(self) -> tuple[float, float]:
        """When the holiday begins and ends; there must be one."""
        assert self.holiday is not None
        return _midnight(self.holiday.first, self.zone), _midnight(self.holiday.last + timedelta(days=1), self.zone)

    def quiet_from(self, at: float) -> float:
        """When quiet hours begin next after a moment; there must be some."""
        assert self.quiet is not None
        local = datetime.fromtimestamp(at, _zone(self.zone))
        start = day_time(self.quiet.start // 60, self.quiet.start % 60)
        for days in range(3):
            begins = datetime.combine(local.date() + timedelta(days=days), start, local.tzinfo)
            # Where the clocks go back the same hour comes twice, and it gets quiet in both.
            for moment in sorted({begins.timestamp(), begins.replace(fold=1).timestamp()}):
                if moment > at:
                    return moment
        raise AssertionError("unreachable")

    def _holiday_over(self, local: datetime) -> datetime | None:
        if self.holiday is None or not self.holiday.first <= local.date() <= self.holiday.last:
            return None
        return datetime.combine(self.holiday.last + timedelta(days=1), day_time(), local.tzinfo)


class GuildSettings(Struct, frozen=True):
    """What a server has chosen: its language, what ``/game new`` starts from, and where games may be opened."""

    language: str | None = None
    size: str | None = None
    dice: str | None = None
    deployment: str | None = None
    options: str | None = None
    channels: tuple[int, ...] = ()


# -- what people write ----------------------------------------------------------------------------------------------


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
    """The zone as the IANA writes it, whatever the case; blanks may stand for ``_``. Raises ``Malformed``."""
    found = _zones_by_key().get(text.strip().casefold().replace(" ", "_"))
    if found is None:
        raise Malformed("zone-unknown", text=text[:SHOWN])
    return found


def zones(begun: str, most: int) -> list[str]:
    """Zones whose name holds what was begun, those of a city that begins with it first."""
    key = begun.strip().casefold().replace(" ", "_")
    found = [name for folded, name in _zones_by_key().items() if key in folded]
    return sorted(found, key=lambda name: (not name.rpartition("/")[2].casefold().startswith(key), name))[:most]


def holiday(first: str, last: str, now: float, zone: str) -> Holiday:
    """Two days as ``2026-12-24``. Raises ``Malformed``: ``holiday-unreadable``, ``-backwards``, ``-over``, ``-long``,
    ``-far``."""
    chosen, today = Holiday(_day(first), _day(last)), datetime.fromtimestamp(now, _zone(zone)).date()
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
    return UTC if name == "UTC" else ZoneInfo(name)  # a machine without the IANA's list has still UTC


def _midnight(day: date, zone: str) -> float:
    return datetime.combine(day, day_time(), _zone(zone)).timestamp()


def _holiday_kept(text: str) -> Holiday:
    first, _, last = text.partition("/")
    return Holiday(_day(first), _day(last))


USER: Mapping[str, Callable[[str], Any]] = {
    "language": str,
    "ping": str,
    "quiet": quiet_hours,
    "zone": zone_named,
    "remind": float,
    "holiday": _holiday_kept,
}
GUILD: Mapping[str, Callable[[str], Any]] = {
    "language": str,
    "size": str,
    "dice": str,
    "deployment": str,
    "options": str,
    "channels": lambda text: tuple(map(int, text.split())),
}
"""How each setting is read back from the text that is kept of it."""

_ANYBODY, _ANYWHERE = UserSettings(), GuildSettings()


def _read(kept: Mapping[str, str], plain: T, readers: Mapping[str, Callable[[str], Any]]) -> T:
    """The settings of a scope; what cannot be read is as for anybody."""
    found = {}
    for name, reader in readers.items():
        with contextlib.suppress(Malformed, ValueError):
            if name in kept:
                found[name] = reader(kept[name])
    return structs.replace(plain, **found)


def _written(changes: Mapping[str, Any], plain: Struct) -> dict[str, str | None]:
    """What changes as text; None where it is as for anybody."""
    return {name: None if value == getattr(plain, name) else _text(value) for name, value in changes.items()}


def _text(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


# -- kept -----------------------------------------------------------------------------------------------------------


class Preferences:
    """Everybody's settings, read once at the start and written through."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._users: dict[int, UserSettings] = {}
        self._guilds: dict[int, GuildSettings] = {}
        self._pen = asyncio.Lock()

    async def load(self) -> None:
        """Reads what is kept, in one query; again for what other processes on the same database have changed."""
        async with self._pen:
            kept = await self._storage.all_settings()
            users, guilds = _of_kind(kept, "user"), _of_kind(kept, "guild")
            self._users = {user: _read(values, _ANYBODY, USER) for user, values in users.items()}
            self._guilds = {guild: _read(values, _ANYWHERE, GUILD) for guild, values in guilds.items()}

    def user(self, user: int) -> UserSettings:
        """What a user has chosen."""
        return self._users.get(user, _ANYBODY)

    def guild(self, guild: int | None) -> GuildSettings:
        """What a server has chosen; in direct messages nothing."""
        return _ANYWHERE if guild is None else self._guilds.get(guild, _ANYWHERE)

    async def set_user(self, user: int, **changes: Any) -> UserSettings:
        """Keeps what a user changes; what waits for them is looked at anew."""
        async with self._pen:
            chosen = structs.replace(self.user(user), **changes)
            await self._storage.set_settings(f"user:{user}", _written(changes, _ANYBODY))
            self._users[user] = chosen
        await self._storage.look_again(user)
        return chosen

    async def set_guild(self, guild: int, **changes: Any) -> GuildSettings:
        """Keeps what a server changes."""
        async with self._pen:
            chosen = structs.replace(self.guild(guild), **changes)
            await self._storage.set_settings(f"guild:{guild}", _written(changes, _ANYWHERE))
            self._guilds[guild] = chosen
        return chosen

    async def forget_user(self, user: int) -> None:
        """Everything is as for anybody again."""
        await self.set_user(user, **structs.asdict(_ANYBODY))
        self._users.pop(user, None)


def _of_kind(kept: Mapping[str, Mapping[str, str]], kind: str) -> dict[int, Mapping[str, str]]:
    """The scopes ``kind:number`` by their numbers."""
    split = ((scope.partition(":"), values) for scope, values in kept.items())
    return {int(number): values for (of, _, number), values in split if of == kind and number.isdecimal()}
