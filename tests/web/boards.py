"""The board's routes, served on a port, and a client that asks them as a page does."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from cogs.views.game.votes import wish_lines
from table import Game, Table
from web.routes import BASE, board_routes
from web.server import serving
from web.services import Services


class Client:
    """A browser that has followed a link."""

    def __init__(self, session: aiohttp.ClientSession, base: str, table: Table) -> None:
        self.session, self.base, self.table = session, base, table

    def token(self, game: Game, user: int) -> str:
        """The token of a link."""
        address = self.table.links.address(game.id, user)
        return address.partition("#")[2].partition(":")[0]

    async def ask(self, path: str, token: str, body: object = None, **headers: str) -> tuple[int, dict[str, Any]]:
        """The status and the JSON of an answer; with a body it is posted."""
        sent = {"Authorization": f"Bearer {token}", **headers}
        method = "GET" if body is None else "POST"
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        async with self.session.request(method, f"{self.base}{path}", data=data, headers=sent) as answer:
            return answer.status, json.loads(await answer.read() or b"{}")


@asynccontextmanager
async def boards(table: Table, services: Services | None = None) -> AsyncIterator[Client]:
    """Serve the boards of a table. ``services``: what other rooms know of its games."""
    await table.links.load()
    async with (
        serving(0, board_routes(lambda: table, services=services or Services(wish=wish_lines))) as port,
        aiohttp.ClientSession() as session,
    ):
        table.links.base = f"http://127.0.0.1:{port}{BASE}"
        yield Client(session, table.links.base, table)
