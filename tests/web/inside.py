"""The boards as an Activity: a Discord of our own that signs people in, and the routes that ask it."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from msgspec import structs

from sandbox.discord_there import DiscordThere
from table import Table
from tests.web.boards import Client
from web.entrance import Activity
from web.routes import BASE, board_routes
from web.server import serving
from web.services import Services

APPLICATION, GUILD, CHANNEL = 900, 1, 1
VERIFIER = "v" * 43
CHALLENGE = base64.urlsafe_b64encode(hashlib.sha256(VERIFIER.encode()).digest()).rstrip(b"=").decode()


class Inside(Client):
    """A page that Discord has opened."""

    discord: DiscordThere

    def launched(self, user: int, channel: int = CHANNEL, guild: int | None = GUILD) -> dict[str, Any]:
        """What the page sends to enter: the user has opened the Activity there, and let it know who they are."""
        instance = self.discord.launch(user, channel, guild)
        return {"code": self.discord.code(user, CHALLENGE), "verifier": VERIFIER, "instance": instance}

    async def entered(self, user: int, channel: int = CHANNEL, guild: int | None = GUILD) -> tuple[str, str]:
        """The user's token, and the game that the page shows first."""
        status, said = await self.ask("api/enter", "", self.launched(user, channel, guild))
        assert status == 200, said
        return said["token"], said["game"]


@asynccontextmanager
async def inside(
    table: Table, services: Services | None = None, activity: Activity | None = None
) -> AsyncIterator[Inside]:
    """Serve the boards of a table inside a Discord of our own."""
    await table.links.load()
    there = DiscordThere(lambda: APPLICATION, "secret", "token")
    known = activity or Activity(lambda: APPLICATION, "secret", "token")
    async with serving(0, there.routes("/discord")) as api, aiohttp.ClientSession() as session:
        known = structs.replace(known, api=lambda: f"http://127.0.0.1:{api}/discord")
        routes = board_routes(lambda: table, services=services or Services(), activity=known)
        async with serving(0, routes) as port:
            table.links.base = f"http://127.0.0.1:{port}{BASE}"
            client = Inside(session, table.links.base, table)
            client.discord = there
            yield client
