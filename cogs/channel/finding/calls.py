"""Calls: those who look for a game hear once of one that was opened for them, where they want to know of it."""

import logging

import discord
from msgspec import structs

from cogs.channel.marks import BOARD
from cogs.channel.post import PASSING, Channels, passes
from cogs.kit.servers import served_by
from cogs.views.components import message_link
from cogs.views.seekers import call_view
from storage import CallRow, GameRow
from table import Game, NotAllowed, Table
from table.finding import language_of, read_wants

log = logging.getLogger(__name__)

CALLED = "called/"
"""Begins the name of the mark of a message that calls a user."""
RETRY_AFTER = 60.0


class Calls:
    """Sends the calls that are due. What quiet hours hold back is sent when they end."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table
        self._channels = Channels(client, table, quiet=True)

    async def round(self) -> float | None:
        """Send what is due; when to look again, None: nobody is to be called. Raises ``StorageError``."""
        now, later = self._table.clock.now(), list[float]()
        for call in await self._table.storage.seekers.calls():
            free = max(call.due, self._table.preferences.user(call.user).free_at(now))
            later.append(free if free > now else await self._served(call, now))
        return min((at for at in later if at > now), default=None)

    async def _served(self, call: CallRow, now: float) -> float:
        """Send a call, or leave it to the process of its server; when to look again, 0 for never."""
        row = await self._table.storage.games.get(call.game)
        if row is not None and not served_by(self._client).serve(row.guild or 0):
            return 0.0
        try:
            if row is not None and row.status == "lobby":
                await self._send(call, row)
        except (discord.HTTPException, *PASSING) as error:
            if not isinstance(error, discord.HTTPException) or passes(error):
                log.warning("call-later game=%s error=%r", call.game, error)
                return now + RETRY_AFTER
            log.info("call-not-sent game=%s status=%s code=%s", call.game, error.status, error.code)
        except NotAllowed:
            log.info("call-of-no-game game=%s", call.game)
        await self._table.storage.seekers.called(call)
        return 0.0

    async def _send(self, call: CallRow, row: GameRow) -> None:
        """Tell somebody who still looks: in the channel, or in a message of their own."""
        game, way = await self._table.game(row.id), self._table.preferences.user(call.user).ping
        seeker = await self._table.storage.seekers.of_user(call.user)
        marks = await self._table.storage.marks.of_game(row.id)
        if seeker is None or way == "off" or CALLED + str(call.user) in marks:
            return
        wanted = language_of(read_wants(seeker.wants), game.locale)
        locale = self._table.preferences.language(call.user, wanted)
        board = message_link(row.guild, game.channel, marks.get(BOARD))
        server = self._client.get_guild(row.guild or 0)
        if way == "message" or seeker.guild != row.guild:
            name = "?" if server is None else server.name
            direct = await self._client.create_dm(discord.Object(call.user))
            await self._post(structs.replace(game, channel=direct.id), call, locale, board, name)
        else:
            await self._post(game, call, locale, board, "")

    async def _post(self, there: Game, call: CallRow, locale: str, board: str, server: str) -> None:
        await self._channels.once(
            there,
            f"{CALLED}{call.user}",
            call_view(there, locale, call.user, board, server),
            noted=lambda sent: {CALLED + str(call.user): sent},
            mentions=discord.AllowedMentions(users=[discord.Object(call.user)]),
        )
