"""What only the host can mend: it is counted and logged, and said once on the host's own server."""

import asyncio
import logging
import time

import aiohttp
import discord
from discord import ui

from cogs.kit.metrics import STORAGE
from storage import Unavailable
from table.time.clock import HOUR, MINUTE
from text import locale_of
from text.fluent.catalogue import say

log = logging.getLogger(__name__)

LOG_AGAIN, TELL_AGAIN = MINUTE, HOUR
"""Seconds until a failure that lasts is logged, and told, again."""


class Host:
    """The way to the people who run the bot. ``hears``: whether they hear of a full disk."""

    def __init__(self) -> None:
        self._open(None, None)

    def _open(self, client: discord.Client | None, server: int | None) -> None:
        self._client, self._server = client, server
        self.hears = client is not None and server is not None
        self._logged = self._said = float("-inf")
        self._saying: asyncio.Task[None] | None = None

    def open(self, client: discord.Client, server: int | None) -> None:
        """Tell the host on this server from now on, if there is one."""
        self._open(client, server)

    def storage_failed(self, error: Unavailable) -> None:
        """Note that the database has failed."""
        STORAGE.labels(error.kind).inc()
        now = time.monotonic()
        if error.kind != "full":
            return
        if now - self._logged >= LOG_AGAIN:
            self._logged = now
            log.error("disk-full error=%s: nothing is saved until there is room", error)
        if self.hears and now - self._said >= TELL_AGAIN:
            self._said = now
            self._saying = asyncio.create_task(self._say("host-disk-full"), name="tell-host")

    async def _say(self, key: str) -> None:
        server = self._client.get_guild(self._server or 0) if self._client is not None else None
        channel = _channel_of(server) if server is not None else None
        self.hears = server is not None and channel is not None
        if server is None or channel is None:
            log.error("host-not-told server=%s: there is no channel to write in", self._server)
            return
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(say(locale_of(server.preferred_locale.value), key)))
        view.stop()
        try:
            await channel.send(view=view)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            self.hears = False
            log.error("host-not-told server=%s error=%r", self._server, error)


def _channel_of(server: discord.Guild) -> discord.TextChannel | None:
    """The channel of a server for notes like Discord's own, else the first in which the bot may write."""
    first = [server.system_channel] if server.system_channel is not None else []
    return next((one for one in (*first, *server.text_channels) if one.permissions_for(server.me).send_messages), None)


HOST = Host()
