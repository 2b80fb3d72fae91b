"""simcord's Discord behind a real socket: its REST interface and its gateway, over a line that has its troubles.

Bots in processes of their own talk to it with all of discord.py. Requests are refused, come late, or lose their
answers; events arrive twice; connections drop.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import random
import time
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

import discord
from aiohttp import web
from simcord import intents
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.http import router

HELLO, HEARTBEAT, IDENTIFY, RESUME, INVALID, ACK, DISPATCH = 10, 1, 2, 6, 9, 11, 0
TROUBLED = ("/channels/", "/interactions/", "/webhooks/")
ASKED_BY_CHECK: dict[str, Any] = {
    "/gateway/bot": {
        "url": "wss://none",
        "shards": 1,
        "session_start_limit": {"total": 1000, "remaining": 990, "reset_after": 1, "max_concurrency": 1},
    },
    "/users/@me/guilds": [{"id": "5", "name": "Mecha Table", "permissions": "8"}],
}
"""What simcord does not answer."""
LATE = 1.2
"""Seconds that a request comes late at the most."""


class Session:
    """What one bot has identified for: its events, numbered, and the connection that carries them."""

    def __init__(self, number: int, socket: web.WebSocketResponse) -> None:
        self.id, self.socket = f"session-{number}", socket
        self.sent: list[str] = []

    def hear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event, and keep it for a connection to come."""
        self.sent.append(json.dumps({"op": DISPATCH, "t": event, "s": len(self.sent) + 1, "d": payload}))
        self._send(self.sent[-1])

    def resume(self, socket: web.WebSocketResponse, seq: int) -> None:
        """Go on over another connection, with what was missed."""
        self.socket = socket
        for text in self.sent[seq:]:
            self._send(text)
        self.hear("RESUMED", {})

    def _send(self, text: str) -> None:
        if not self.socket.closed:
            asyncio.get_running_loop().create_task(_sent(self.socket, text))


async def _sent(socket: web.WebSocketResponse, text: str) -> None:
    with contextlib.suppress(ConnectionError, RuntimeError):
        await socket.send_str(text)


class LocalDiscord:
    """A server on this machine. ``trouble``: the share of requests that go wrong."""

    def __init__(self, backend: Backend, chance: random.Random) -> None:
        self.backend, self.chance = backend, chance
        self.trouble = 0.0
        self.sessions: dict[str, Session] = {}
        self.unknown: list[str] = []
        """What the bot asked for and simcord does not know."""
        self.answered: Callable[[str], None] = lambda _path: None
        """Called with the path of each request that was served."""
        self.asked = 0
        """The number of requests so far."""
        self._busy, self._last = 0, 0.0
        self.address = ""
        backend.subscribers.append(self._hear)

    async def serve(self) -> web.AppRunner:
        """Begin to serve."""
        app = web.Application(client_max_size=2**26)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.address = f"127.0.0.1:{runner.addresses[0][1]}"
        return runner

    @property
    def calm(self) -> float:
        """Seconds for which nobody has asked for anything."""
        return 0.0 if self._busy else time.monotonic() - self._last

    # -- the gateway ------------------------------------------------------------------------------------------------

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        gate = intents.required_intent(event, payload)
        if gate in (None, "guilds"):
            for session in self.sessions.values():
                session.hear(event, payload)

    def drop(self) -> None:
        """Lose a connection."""
        there = [session.socket for session in self.sessions.values() if not session.socket.closed]
        for socket in self.chance.sample(there, min(1, len(there))):
            request = socket._req
            if request is not None and request.transport is not None:
                request.transport.abort()

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41250}})
        mine: Session | None = None
        async for message in socket:
            told = json.loads(message.data)
            if told["op"] == HEARTBEAT:
                await socket.send_json({"op": ACK})
            elif told["op"] == IDENTIFY:
                mine = self._identified(socket)
            elif told["op"] == RESUME:
                mine = self.sessions.get(told["d"]["session_id"])
                if mine is None:
                    await socket.send_json({"op": INVALID, "d": False})
                else:
                    mine.resume(socket, told["d"]["seq"])
        return socket

    def _identified(self, socket: web.WebSocketResponse) -> Session:
        made = Session(self.backend.snowflake(), socket)
        ready = {
            "v": 10,
            "user": serializers.user_payload(self.backend.bot_user),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in self.backend.guilds],
            "session_id": made.id,
            "resume_gateway_url": f"ws://{self.address}/gateway",
            "shard": [0, 1],
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        made.hear("READY", ready)
        for guild in self.backend.guilds.values():
            about: dict[str, Any] = json.loads(json.dumps(serializers.guild_create_payload(self.backend, guild)))
            intents.prune_guild_create(about, discord.Intents(guilds=True), self.backend.bot_user.id)
            made.hear("GUILD_CREATE", about)
        self.sessions[made.id] = made
        return made

    def forget(self) -> None:
        """End the sessions of bots that are gone."""
        self.sessions = {name: kept for name, kept in self.sessions.items() if not kept.socket.closed}

    # -- REST -------------------------------------------------------------------------------------------------------

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        self._busy += 1
        self.asked += 1
        try:
            return await self._answered(request, f"/{request.match_info['path']}")
        finally:
            self._busy -= 1
            self._last = time.monotonic()

    async def _answered(self, request: web.Request, path: str) -> web.StreamResponse:
        body, files = await _read(request)
        fate = self._fate(path)
        if fate == "refused":
            return _refused(self.chance)
        if fate == "late":
            await asyncio.sleep(self.chance.uniform(0.05, LATE))
        if fate == "lost":
            return _cut(request)
        answer = self._dispatched(request, path, body, files)
        self.answered(path)
        return _cut(request) if fate == "unanswered" else answer

    def _fate(self, path: str) -> str:
        if not path.startswith(TROUBLED) or self.chance.random() >= self.trouble:
            return "well"
        return self.chance.choice(("refused", "late", "late", "lost", "unanswered"))

    def _dispatched(self, request: web.Request, path: str, body: Any, files: list[Any]) -> web.Response:
        if path in ASKED_BY_CHECK:
            return _told(ASKED_BY_CHECK[path])
        params = dict(request.query)
        try:
            done = router.dispatch(self.backend, request.method, path, json=body, params=params, files=files)
        except (router.RouteNotImplemented, router.UnsupportedField) as error:
            self.unknown.append(repr(error))
            return _told({"code": 0, "message": str(error)}, status=501)
        except BackendError as error:
            return _told(error.to_json(), status=error.status)
        finally:
            self.backend.http_requests.clear()
            self.backend.transcript.clear()
        return web.Response(status=204) if done is None else _told(done)


async def _read(request: web.Request) -> tuple[Any, list[Any]]:
    """The body of a request, and its files."""
    if request.content_type != "multipart/form-data":
        raw = await request.read()
        return (json.loads(raw) if raw else None), []
    body, files = None, []
    async for part in await request.multipart():
        data = bytes(await part.read())  # type: ignore[union-attr, arg-type]
        if part.name == "payload_json":  # type: ignore[union-attr]
            body = json.loads(data)
        else:
            name = part.filename  # type: ignore[union-attr]
            files.append(SimpleNamespace(fp=io.BytesIO(data), filename=name, description=None))
    return body, files


def _refused(chance: random.Random) -> web.Response:
    status = chance.choice((500, 502, 503, 429))
    if status == 429:
        limit = {"message": "You are being rate limited.", "retry_after": 0.3, "global": False}
        return _told(limit, status=status, headers={"Via": "1.1 here", "Retry-After": "1"})
    return _told({"code": 0, "message": "not now"}, status=status)


def _told(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """JSON as discord.py knows it: without a charset."""
    return web.Response(
        body=json.dumps(data).encode(), status=status, headers={**(headers or {}), "Content-Type": "application/json"}
    )


def _cut(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
