"""Settings of users and servers. Kept in memory: a read costs no query."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import TypeVar

from msgspec import Struct, structs

from rules import Malformed
from storage import Storage
from table.time.away import Holiday, QuietHours, quiet_hours, zone_clock, zone_named
from table.time.clock import DAY

PINGS = ("channel", "message", "off")
"""Where to ping a user: in the game's channel, by direct message, or not at all."""

SWITCH = ("on", "off")
"""Values of a switch."""

READINGS = ("pictures", "both", "text")
"""How messages are read: as drawn, words first and the pictures last, or as words alone."""
OWN_READINGS = ("pictures", "text")
"""The readings that a user may choose for private messages."""

ASKS = ("less", "everything")
"""What to ask a user: joined questions and none with one option only, or each question by itself."""

PANELS = ("private", "channel")
"""Where a user is asked: in a panel of their own, or on the board, which then stands at the end of the channel."""

OWN_WORDS: Mapping[str, tuple[str, ...]] = {"ping": PINGS, "ask": ASKS, "panel": PANELS, "reading": OWN_READINGS}
"""A user's settings that have a few fixed words as values, with those words."""
SERVER_WORDS: Mapping[str, tuple[str, ...]] = {
    "rated": SWITCH,
    "pictures": SWITCH,
    "boards": READINGS,
    "share": SWITCH,
    "others": SWITCH,
}
"""A server's settings that have a few fixed words as values, with those words."""


SPOKEN_KEPT = 10_000
"""Users whose Discord language is kept in memory."""

T = TypeVar("T", bound=Struct)


class UserSettings(Struct, frozen=True):
    """The settings of a user. ``language`` None: as Discord says. ``zone`` empty: none is chosen, and UTC counts.
    ``remind`` is in seconds, 0 for never.

    ``links``: how often links to boards were switched off and on; they are off while it is odd. ``reading``: one of
    ``OWN_READINGS``, for what only they see.
    """

    language: str | None = None
    ping: str = "channel"
    quiet: QuietHours | None = None
    zone: str = ""
    remind: float = DAY
    holiday: Holiday | None = None
    ask: str = ASKS[0]
    links: int = 0
    reading: str = OWN_READINGS[0]
    panel: str = PANELS[0]

    @property
    def asked_openly(self) -> bool:
        """Whether the user wants to be asked on the board."""
        return self.panel == "channel"

    @property
    def asks_everything(self) -> bool:
        """Whether the user wants each question by itself."""
        return self.ask == "everything"

    def free_at(self, now: float) -> float:
        """The first moment from ``now`` on that is neither in quiet hours nor on a holiday."""
        zone, at = zone_clock(self.zone), now
        while True:
            end = self.after_holiday(at)
            quiet = self.quiet.end_at(datetime.fromtimestamp(at, zone)) if self.quiet and end <= at else None
            end = end if quiet is None else quiet.timestamp()
            if end <= at:
                return at
            at = end

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


class GuildSettings(Struct, frozen=True):
    """The settings of a server: its language, the defaults of ``/game new``, and the channels for games.

    ``stand_in``: the level of the bot that plays for absent players; None: the referee does, as little as it may.
    ``rated``: whether new games are rated, where they can be.
    ``pictures``: whether companies are shown with their owners' pictures and looks; never those of ``hidden`` users.
    ``share``: whether other servers see the lobbies and seekers of this one; ``others``: whether it sees theirs.
    ``forum``: the forum channel where each game gets a post.
    ``links``: how often the links to boards of its games were made void.
    ``boards``: one of ``READINGS``, for what is posted for everybody.
    ``news``: the version of the bot of which it has been told; empty: it has none to compare with.
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
    rated: str = SWITCH[1]
    news: str = ""


# -- stored as texts -------------------------------------------------------------------------------------------------


USER: Mapping[str, Callable[[str], object]] = {
    **dict.fromkeys(("language", *OWN_WORDS), str),
    "quiet": quiet_hours,
    "zone": zone_named,
    "remind": float,
    "holiday": Holiday.parse,
    "links": int,
}
GUILD: Mapping[str, Callable[[str], object]] = {
    **dict.fromkeys(("language", "size", "dice", "deployment", "options", "stand_in", *SERVER_WORDS, "news"), str),
    "channels": lambda text: tuple(map(int, text.split())),
    "hidden": lambda text: tuple(map(int, text.split())),
    "forum": int,
    "links": int,
}
"""The parser of each stored setting."""

_USER_DEFAULTS, _GUILD_DEFAULTS = UserSettings(), GuildSettings()


def _parsed(stored: Mapping[str, str], defaults: T, parsers: Mapping[str, Callable[[str], object]]) -> T:
    """The settings of a scope; those that cannot be read have their defaults."""
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
        self._spoken: dict[int, str] = {}
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
            if kind == "user" and not values:
                self._users.pop(int(number), None)
                self._spoken.pop(int(number), None)
            elif kind == "user":
                self._users[int(number)] = _parsed(values, _USER_DEFAULTS, USER)
            else:
                self._guilds[int(number)] = _parsed(values, _GUILD_DEFAULTS, GUILD)

    def user(self, user: int) -> UserSettings:
        """The settings of a user."""
        return self._users.get(user, _USER_DEFAULTS)

    def asked_on_board(self, waiting: Sequence[int]) -> int:
        """The user whose questions stand on the board: the only one of these, if they want it so; else 0."""
        sole = waiting[0] if len({*waiting}) == 1 else 0
        return sole if self.user(sole).asked_openly else 0

    def spoke(self, user: int, language: str) -> None:
        """Remember the language of a user's Discord in memory, until the next start."""
        self._spoken.pop(user, None)
        self._spoken[user] = language
        while len(self._spoken) > SPOKEN_KEPT:
            del self._spoken[next(iter(self._spoken))]

    def language(self, user: int, else_: str) -> str:
        """The language in which to write to a user: as chosen, or that of their Discord if it is remembered."""
        return self.user(user).language or self._spoken.get(user, else_)

    def gathered(self, users: Iterable[int], now: float, until: float) -> tuple[list[int], float]:
        """The users whose quiet hours and holidays end before ``until``, and when the last of them end."""
        free = {user: at for user in users if (at := self.user(user).free_at(now)) < until}
        return list(free), max(free.values(), default=now)

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


def _of_kind(stored: Mapping[str, Mapping[str, str]], kind: str) -> dict[int, Mapping[str, str]]:
    """The settings of the scopes ``<kind>:<number>``, by number."""
    split = ((scope.partition(":"), values) for scope, values in stored.items())
    return {int(number): values for (of, _, number), values in split if of == kind and number.isdecimal()}
