"""The referee on a WebSocket: each message is a line of its protocol, each connection has games of its own."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web
from msgspec import Struct

from table.referee.messages import LINE_MAX
from table.referee.protocol import Describer, answer_line, requests_in
from table.referee.verbs import Referee
from web.server import serving

GAMES, CONNECTIONS = 100, 16
"""Games that are kept for a connection; connections at a time."""
PER_SECOND = 2000
"""Requests of a connection that are answered in a second; more of them wait."""
BEAT = 30.0
"""Seconds between two signs of life."""
OVER = 1 << 16
"""Bytes of a message beyond the longest line for which there is an answer still; a longer one ends the connection."""
HERE = ("localhost", "127.0.0.1", "::1")
"""Where pages in a browser may come from: any other one would use this machine without its user's knowledge."""


class Address(Struct, frozen=True):
    """Where to listen; port 0 is a free one."""

    host: str
    port: int


def address_of(text: str) -> Address:
    """The address in ``ws://HOST:PORT``. Raises ``ValueError``."""
    parts = urlsplit(text)
    if parts.scheme != "ws" or not parts.hostname or parts.port is None or parts.path.strip("/"):
        raise ValueError(text)
    return Address(parts.hostname, parts.port)


async def listen(address: Address, describer: Describer, opened: Callable[[int], object]) -> None:
    """Serve until cancelled; ``opened`` is called with the port. Raises ``OSError`` when it is taken."""
    open_now: set[web.WebSocketResponse] = set()
    routes = [web.get("/", partial(_serve, describer, open_now))]
    async with serving(address.port, routes, host=address.host) as port:
        opened(port)
        await asyncio.Event().wait()


async def _serve(
    describer: Describer, open_now: set[web.WebSocketResponse], request: web.Request
) -> web.StreamResponse:
    if not _from_here(request):
        raise web.HTTPForbidden(text="Pages of other machines may not use this referee.\n")
    if len(open_now) >= CONNECTIONS:
        raise web.HTTPServiceUnavailable(text=f"{CONNECTIONS} programs are connected already.\n")
    socket = web.WebSocketResponse(heartbeat=BEAT, max_msg_size=LINE_MAX + OVER)
    open_now.add(socket)
    try:
        await socket.prepare(request)
        await _answer(socket, describer)
    finally:
        open_now.discard(socket)
    return socket


def _from_here(request: web.Request) -> bool:
    origin = request.headers.get("Origin")
    return origin is None or urlsplit(origin).hostname in HERE


async def _answer(socket: web.WebSocketResponse, describer: Describer) -> None:
    """Answer messages in their order, each in a thread, until the other end has gone."""
    referee, free_at = Referee(describer.option, GAMES), 0.0
    async for message in socket:
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            continue
        line = message.data.encode("utf-8", "surrogatepass") if isinstance(message.data, str) else message.data
        reply = await asyncio.to_thread(answer_line, referee, line, describer)
        await socket.send_str(reply.decode())
        now = time.monotonic()
        free_at = max(free_at, now - 1) + requests_in(line) / PER_SECOND
        if free_at > now:
            await asyncio.sleep(free_at - now)
