"""The guests of a lobby whose host does not start it: after a day each reads once that they may, those who rest when
they are there again; and the host with them instead of a reminder."""

import logging
from collections.abc import Mapping, Sequence

import discord
from discord import ui

from cogs.channel.marks import BOARD, LATE_HOST
from cogs.channel.post import PASSING, Called, Channels
from cogs.kit.servers import served_by
from cogs.views.components import Button, Row, button, message_link, text, view
from cogs.views.seekers import host_name
from rules import RulesError
from storage import WaitingRow
from table import Game, Table
from table.player_clocks import HOST_TIME
from table.time.clock import HOUR
from table.waiting.reminders import PingNow, schedule
from text import escape
from text.fluent.catalogue import say
from text.words import together

log = logging.getLogger(__name__)

REST_MOST = HOST_TIME
"""How long it waits for those who rest."""
TOGETHER = 12 * HOUR
"""A host whose own reminder is due so soon gets the guests' message in its place."""
LATER = 600.0
"""Seconds until what has failed is tried again."""


class Guests:
    """Tells the guests of lobbies."""

    def __init__(self, client: discord.Client, table: Table, channels: Channels) -> None:
        self._client = client
        self._table = table
        self._channels = channels

    async def look(self) -> float | None:
        """Tell the guests of lobbies; when to look again, None: no lobby waits. Raises ``StorageError``."""
        now, shards = self._table.clock.now(), served_by(self._client)
        rows = await self._table.storage.waiting.hosts(LATE_HOST)
        looks = [await self._at(row, now) for row in rows if shards.serve(row.guild or 0)]
        return min((at for at in looks if at is not None), default=None)

    async def _at(self, row: WaitingRow, now: float) -> float | None:
        """Tell the guests of a lobby if it is time; else when it is."""
        over = row.since + HOST_TIME
        if now < over:
            return over
        try:
            game = await self._table.game(row.game)
        except RulesError:
            return None  # it cannot be read
        marks = await self._table.storage.marks.of_game(game.id)
        guests = [user for user in game.persons if user != game.host and _told(user) not in marks]
        if game.ready or not guests:  # the players of a match have had a ping of their own
            await self._table.storage.marks.set(game.id, LATE_HOST, "-")
            return None
        free = {user: self._table.preferences.user(user).free_at(now) for user in guests}
        awake = [user for user, at in free.items() if at <= now]
        later = min((at for at in free.values() if now < at < over + REST_MOST), default=None)
        if not awake and later is not None:
            return later
        try:
            called = [*awake, *await self._host(row, now)]
            await self._tell(row, game, awake or guests, called, marks, last=later is None)
        except PASSING as error:
            log.warning("guests-later game=%s error=%r", game.id, error)
            return now + LATER
        except discord.HTTPException as error:
            log.warning("guests-not-told game=%s status=%s code=%s", game.id, error.status, error.code)
            await self._table.storage.marks.set(game.id, LATE_HOST, "-")
            return None
        return later

    async def _host(self, row: WaitingRow, now: float) -> list[int]:
        """The host whose own reminder is due by now or soon: this message is theirs too."""
        if row.due is None or row.due > now + TOGETHER:
            return []
        reminder = schedule(row, self._table.preferences.user(row.user), row.due)
        if not isinstance(reminder, PingNow):
            return []
        claimed = await self._table.storage.waiting.claim([(row, reminder.until, reminder.count)], now)
        return [one.user for one in claimed]

    async def _tell(
        self,
        row: WaitingRow,
        game: Game,
        guests: list[int],
        called: list[int],
        marks: Mapping[str, str],
        *,
        last: bool,
    ) -> None:
        """Tell guests once; ``last``: nobody is to be told later. The channel reads nothing where all get a direct
        message; those who want no call find it there, once."""
        key = f"{LATE_HOST}-{'-'.join(map(str, guests))}"
        told = await self._channels.call(
            game,
            key,
            [user for user in called if user != game.host],
            lambda locale: _may_start(game, guests, locale),
            lambda locale: [_start(game, locale)],
        )
        if game.host in called:
            now = self._table.clock.now()
            rests = self._table.preferences.user(game.host).free_at(now) > now
            own = await self._channels.call(
                game,
                f"{key}-host",
                [game.host],
                lambda locale: _not_started(game, guests, locale),
                lambda locale: [_start(game, locale)],
                private=rests or not told.users,
            )
            told = Called.of(self._table, (*told.users, *own.users))
        there = any(value != "-" for name, value in marks.items() if name.startswith(_told("")))
        uncalled = any(self._table.preferences.user(user).ping == "off" for user in guests)
        done = [*map(_told, guests), *([LATE_HOST] if last else [])]
        if not told.users and (there or not uncalled):
            await self._table.storage.marks.change(game.id, dict.fromkeys(done, "-"))
            return
        await self._channels.once(
            game,
            key,
            late_host_view(game, guests, told.users, message_link(row.guild, row.channel, marks.get(BOARD))),
            noted=lambda sent: dict.fromkeys(done, sent),
            mentions=told.allowed,
            silent=told.silent,
        )


def _told(user: int | str) -> str:
    """The name of the mark that a guest has been told."""
    return f"{LATE_HOST}/{user}"


def late_host_view(game: Game, guests: list[int], called: Sequence[int], board: str) -> ui.LayoutView:
    """The guests' message, with the button to start."""
    return view(
        text(_late_host(game, guests, called, game.locale)),
        Row(_start(game, game.locale), Button(label=say(game.locale, "button-to-the-board"), url=board)),
    )


def _start(game: Game, locale: str) -> Button:
    return button(game, "start", say(locale, "button-start"), style=discord.ButtonStyle.primary)


def _may_start(game: Game, guests: list[int], locale: str) -> str:
    """What a guest reads alone."""
    return say(locale, "lobby-may-start", host=_named(game, game.host), title=escape(game.title), count=len(guests))


def _not_started(game: Game, guests: list[int], locale: str) -> str:
    """What the host reads alone."""
    names = together(locale, [_named(game, user) for user in guests])
    return say(locale, "lobby-not-started", names=names, title=escape(game.title), count=len(guests))


def _named(game: Game, user: int) -> str:
    name = next((seat.name for seat in game.seats if seat.user == user), host_name(game))
    return f"**{escape(name)}**"


def _late_host(game: Game, guests: list[int], called: Sequence[int], locale: str) -> str:
    """What the guests read; the host is mentioned only where they are ``called`` too."""
    names = " ".join(f"<@{user}>" for user in guests)
    host = f"<@{game.host}>" if game.host in called else _named(game, game.host)
    return say(locale, "lobby-late-host", names=names, host=host, title=escape(game.title), count=len(guests))
