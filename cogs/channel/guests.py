"""The guests of a lobby whose host does not start it: after a day they read once that any of them may, and the host
with them instead of a reminder."""

import logging

import discord
from discord import ui

from cogs.channel.marks import BOARD, LATE_HOST
from cogs.channel.post import PASSING, Channels
from cogs.kit.servers import served_by
from cogs.views.components import Button, Row, button, message_link, text, view
from rules import RulesError
from storage import WaitingRow
from table import Game, Table
from table.player_clocks import HOST_TIME
from table.time.clock import HOUR
from table.waiting.reminders import PingNow, schedule
from text import escape
from text.fluent.catalogue import say

log = logging.getLogger(__name__)

REST_MOST = HOST_TIME
"""How long it waits for those who rest."""
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
        guests = [user for user in game.persons if user != game.host]
        called, at = self._table.preferences.gathered(guests, now, over + REST_MOST)
        if at > now and not game.ready:
            return at
        called += [] if game.ready else await self._host(row, now)
        try:
            await self._tell(row, game, guests, called)
        except PASSING as error:
            log.warning("guests-later game=%s error=%r", game.id, error)
            return now + LATER
        except discord.HTTPException as error:
            log.warning("guests-not-told game=%s status=%s code=%s", game.id, error.status, error.code)
            await self._table.storage.marks.set(game.id, LATE_HOST, "-")
        return None

    async def _host(self, row: WaitingRow, now: float) -> list[int]:
        """The host whose own reminder is due by now or soon: this message is theirs too."""
        if row.due is None or row.due > now + HOUR:
            return []
        reminder = schedule(row, self._table.preferences.user(row.user), row.due)
        if not isinstance(reminder, PingNow):
            return []
        claimed = await self._table.storage.waiting.claim([(row, reminder.until, reminder.count)], now)
        return [one.user for one in claimed]

    async def _tell(self, row: WaitingRow, game: Game, guests: list[int], called: list[int]) -> None:
        """Post it once; the players of a match have had a ping of their own."""
        if game.ready:
            await self._table.storage.marks.set(game.id, LATE_HOST, "-")
            return
        board = (await self._table.storage.marks.of_game(game.id)).get(BOARD)
        told = await self._channels.call(game, LATE_HOST, called, lambda locale: _late_host(game, guests, locale))
        made = late_host_view(game, guests, message_link(row.guild, row.channel, board))
        await self._channels.once(
            game,
            LATE_HOST,
            made,
            noted=lambda sent: {LATE_HOST: sent},
            mentions=told.allowed,
            silent=told.silent,
        )


def late_host_view(game: Game, guests: list[int], board: str) -> ui.LayoutView:
    """The guests' message, with the button to start."""
    start = button(game, "start", say(game.locale, "button-start"), style=discord.ButtonStyle.primary)
    return view(
        text(_late_host(game, guests, game.locale)),
        Row(start, Button(label=say(game.locale, "button-to-the-board"), url=board)),
    )


def _late_host(game: Game, guests: list[int], locale: str) -> str:
    names = " ".join(f"<@{user}>" for user in guests)
    return say(locale, "lobby-late-host", names=names, host=f"<@{game.host}>", title=escape(game.title))
