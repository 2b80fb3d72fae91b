"""The door of the HTTP port: how many connections there may be, of one address too, and how long each may take.

Who connects and says nothing keeps nobody out: once there are too many, the one that has been silent longest is ended.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any, TypeAlias

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

log = logging.getLogger(__name__)

FILES_MOST = 65_536
"""Files that the process asks to be allowed."""
OF_FILES, MOST = 0.5, 8192
"""Connections: this part of the files that the process may open, and never more than so many."""
OF_ADDRESS = 64
"""Connections of one address, unless it may be a proxy: one that the host has named, or of a private network."""
HEADERS_TIME, BODY_TIME, IDLE_TIME, UNHEARD_TIME = 10.0, 10.0, 75.0, 30.0
"""Seconds for a first request's headers; for a body; between two requests; for the other end to confirm what it got."""
LOOK, SAY = 1.0, 60.0
"""Seconds between two looks for who is late, and between two lines in the log."""


class Door:
    """The connections of one server."""

    def __init__(self, proxies: Sequence[Network] = ()) -> None:
        self._proxies = proxies
        self._most = min(int(_files_allowed() * OF_FILES), MOST)
        self._every: defaultdict[str, dict[_Connection, None]] = defaultdict(dict)
        self._number = 0
        self._new: dict[_Connection, float] = {}
        """Connections without a request yet, each with its deadline (loop time); the oldest first."""
        self._idle: dict[_Connection, float] = {}
        """Connections between two requests, each with its deadline (loop time)."""
        self._ended: Counter[str] = Counter()
        self._said = float("-inf")

    @asynccontextmanager
    async def opened(self, server: web.Server, host: str, port: int) -> AsyncIterator[int]:
        """Let connections in to a server; yields the port. Raises ``OSError`` when it is taken."""
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(lambda: _Connection(self, server), host, port)
        watching = asyncio.create_task(self._watch(), name="door")
        try:
            yield listening.sockets[0].getsockname()[1]
        finally:
            watching.cancel()
            listening.close()

    @web.middleware
    async def through(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Handle a request; its connection is not idle meanwhile."""
        connection = request.protocol
        assert isinstance(connection, _Connection)
        self._new.pop(connection, None)
        self._idle.pop(connection, None)
        try:
            return await handler(request)
        finally:
            if connection in self._every.get(connection.address, ()):
                self._idle[connection] = _now() + IDLE_TIME

    def came(self, connection: _Connection) -> None:
        """Note a connection, and end others for it where there are too many."""
        alike = self._every[connection.address]
        alike[connection] = None
        self._new[connection] = _now() + HEADERS_TIME
        self._number += 1
        if len(alike) > OF_ADDRESS and not may_be_proxy(connection.address, self._proxies):
            self._end(next(one for one in alike if one in self._new or one in self._idle), "of-one-address")
        elif self._number > self._most:
            self._end(next(iter(self._new)), "too-many")

    def went(self, connection: _Connection) -> None:
        """Forget a connection."""
        alike = self._every.get(connection.address, {})
        if connection not in alike:
            return
        del alike[connection]
        self._number -= 1
        if not alike:
            del self._every[connection.address]
        self._new.pop(connection, None)
        self._idle.pop(connection, None)

    def count(self, why: str) -> None:
        """Write one line a minute about everything that was counted."""
        self._ended[why] += 1

    def _end(self, connection: _Connection, why: str) -> None:
        """End a connection, and count it under ``why`` (empty: nobody is to blame, so it isn't counted)."""
        self.went(connection)
        if why:
            self.count(why)
        if connection.transport is not None:
            connection.transport.abort()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            now = _now()
            for waiting, why in ((self._new, "no-headers"), (self._idle, "")):
                while waiting and (first := next(iter(waiting.items())))[1] <= now:
                    self._end(first[0], why)
            if self._ended and now - self._said >= SAY:
                self._said = now
                ended = " ".join(f"{why}={number}" for why, number in sorted(self._ended.items()))
                log.warning("connections-ended %s open=%d most=%d", ended, self._number, self._most)
                self._ended.clear()


class _Connection(web.RequestHandler):
    """One connection, known to the door."""

    __slots__ = ("_door", "address")

    def __init__(self, door: Door, server: web.Server) -> None:
        super().__init__(server, loop=asyncio.get_running_loop(), access_log=None)  # type: ignore[arg-type]
        self._door, self.address = door, ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = (transport.get_extra_info("peername") or ("",))[0]
        taken = transport.get_extra_info("socket")
        if taken is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
            taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(UNHEARD_TIME * 1000))
        self._door.came(self)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._door.went(self)
        super().connection_lost(exc)

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """Count what is no HTTP; log the rest."""
        if isinstance(kw.get("exc_info"), HttpProcessingError):
            self._door.count("malformed")
        else:
            super().log_exception(*args, **kw)


def _now() -> float:
    return asyncio.get_running_loop().time()


def _files_allowed() -> int:
    """Files that the process may open, after it has asked for more."""
    try:
        import resource
    except ImportError:  # Windows
        return 2 * MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_MOST if hard == resource.RLIM_INFINITY else min(hard, FILES_MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return FILES_MOST if soft == resource.RLIM_INFINITY else soft


# -- proxies ----------------------------------------------------------------------------------------------------------

Network: TypeAlias = IPv4Network | IPv6Network


def asking(request: web.Request, proxies: Sequence[Network]) -> str:
    """The address that asks: the last one in ``X-Forwarded-For`` that is no trusted proxy, if a trusted one says so."""
    found = request.remote or ""
    said = ",".join(request.headers.getall("X-Forwarded-For", ())).split(",")
    while is_trusted(found, proxies) and said:
        before = said.pop().strip()
        if not _is_address(before):
            break
        found = before
    return found


def may_be_proxy(address: str, proxies: Sequence[Network]) -> bool:
    """Whether many may ask from one address: a proxy that the host has named, or one of a private network."""
    return not _is_address(address) or is_trusted(address, proxies) or ip_address(address).is_private


def is_trusted(address: str, proxies: Sequence[Network]) -> bool:
    """Whether an address is one of the proxies'."""
    return _is_address(address) and any(ip_address(address) in network for network in proxies)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
