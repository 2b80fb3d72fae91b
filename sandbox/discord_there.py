"""Discord's part of an Activity: a client that frames its page, who is where, codes for a page, tokens for codes."""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from aiohttp import web
from simcord.http.router import Handler, RequestContext

from sandbox.simcord_private import routes

_HERE = Path(__file__).parent

CODE_LASTS = 60.0
"""Seconds in which a code must be changed for a token."""


@dataclass
class Instance:
    """An open Activity: its server (None in direct messages), its channel, and who is in it."""

    guild: int | None
    channel: int
    users: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class _Code:
    user: int
    challenge: str
    until: float


class DiscordThere:
    """The part of Discord's API that an Activity needs, for one application."""

    def __init__(self, application: Callable[[], int | None], secret: str, token: str) -> None:
        self._application, self._secret, self._bot = application, secret, token
        self.instances: dict[str, Instance] = {}
        self.address = ""
        """Where this is served."""
        self.names: dict[int, str] = {}
        """Those who may open the client, and how they are called."""
        self.launched = Counter[int]()
        """How often the bot has opened the Activity for a user."""
        self.key = secrets.token_urlsafe(16)
        """What the client's page must know: another page of this machine may not act for a user."""
        self._codes: dict[str, _Code] = {}
        self._users: dict[str, int] = {}

    def launch(self, user: int, channel: int, guild: int | None) -> str:
        """Open the Activity for a user in a channel, where it may be open already; the instance's id."""
        found = (name for name, open_one in self.instances.items() if open_one.channel == channel)
        name = next(found, None) or f"i-{secrets.token_hex(8)}-gc-{channel}"
        self.instances.setdefault(name, Instance(guild, channel)).users.add(user)
        return name

    def code(self, user: int, challenge: str) -> str:
        """A code for a user who lets the application know who they are."""
        code = secrets.token_urlsafe(16)
        self._codes[code] = _Code(user, challenge, time.monotonic() + CODE_LASTS)
        return code

    def routes(self, prefix: str) -> list[web.RouteDef]:
        """The client's page, what it asks, and the API, under a prefix."""
        return [
            web.get(f"{prefix}/client.html", self._file),
            web.get(f"{prefix}/client.js", self._file),
            web.post(f"{prefix}/client/launch", self._launch),
            web.post(f"{prefix}/client/authorize", self._authorize),
            web.post(f"{prefix}/client/participants", self._participants),
            web.post(f"{prefix}/oauth2/token", self._token),
            web.get(f"{prefix}/users/@me", self._me),
            web.get(f"{prefix}/applications/{{application}}/activity-instances/{{instance}}", self._instance),
        ]

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(_HERE / request.path.rpartition("/")[2], headers={"Cache-Control": "no-store"})

    async def _asked(self, request: web.Request) -> dict[str, Any]:
        """What the client asks. Raises ``HTTPForbidden`` for another page."""
        asked: dict[str, Any] = await request.json()
        if not secrets.compare_digest(str(asked.get("key")), self.key):
            raise web.HTTPForbidden
        return asked

    async def _launch(self, request: web.Request) -> web.Response:
        asked = await self._asked(request)
        instance = self.launch(int(asked["user"]), int(asked["channel"]), int(asked["guild"] or 0) or None)
        return web.json_response({"instance": instance, "application": str(self._application())})

    async def _authorize(self, request: web.Request) -> web.Response:
        asked = await self._asked(request)
        return web.json_response({"code": self.code(int(asked["user"]), str(asked["challenge"]))})

    async def _participants(self, request: web.Request) -> web.Response:
        found = self.instances[str((await self._asked(request))["instance"])]
        people = [
            {"id": str(user), "username": name, "global_name": name, "discriminator": "0", "flags": 0, "bot": False}
            for user in sorted(found.users)
            for name in [self.names.get(user, str(user))]
        ]
        return web.json_response({"participants": people})

    async def _token(self, request: web.Request) -> web.Response:
        form = await request.post()
        if (form.get("client_id"), form.get("client_secret")) != (str(self._application()), self._secret):
            return web.json_response({"error": "invalid_client"}, status=401)
        known = self._codes.pop(str(form.get("code")), None)
        digest = hashlib.sha256(str(form.get("code_verifier")).encode()).digest()
        proven = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
        if known is None or known.until < time.monotonic() or known.challenge not in ("", proven):
            return web.json_response({"error": "invalid_grant"}, status=400)
        token = secrets.token_urlsafe(16)
        self._users[token] = known.user
        return web.json_response({"access_token": token, "token_type": "Bearer", "scope": "identify"})

    async def _me(self, request: web.Request) -> web.Response:
        user = self._users.get(request.headers.get("Authorization", "").removeprefix("Bearer "))
        if user is None:
            return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)
        return web.json_response({"id": str(user), "username": f"user{user}", "global_name": None})

    async def _instance(self, request: web.Request) -> web.Response:
        if request.headers.get("Authorization") != f"Bot {self._bot}":
            return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)
        name = request.match_info["instance"]
        found = self.instances.get(name)
        if found is None or request.match_info["application"] != str(self._application()):
            return web.json_response({"message": "404: Not Found", "code": 0}, status=404)
        location = {
            "id": f"gc-{found.channel}",
            "kind": "gc" if found.guild else "pc",
            "channel_id": str(found.channel),
        }
        said = {
            "application_id": str(self._application()),
            "instance_id": name,
            "launch_id": "1",
            "location": location | ({} if found.guild is None else {"guild_id": str(found.guild)}),
            "users": [str(user) for user in found.users],
        }
        return web.json_response(said)


ACKNOWLEDGED, LAUNCHED = 6, 12
CALLBACK, APPLICATION = ["interactions", "{interaction_id}", "{token}", "callback"], ["oauth2", "applications", "@me"]
EMBEDDED = 1 << 17
"""The application's flag that its host has switched Activities on."""


def take_launches(there: DiscordThere) -> None:
    """Open the channel's Activity for the user whose interaction is answered so; the application is embedded."""
    _replace("POST", CALLBACK, lambda answer: _taking(answer, there))
    _replace("GET", APPLICATION, lambda answer: lambda ctx: answer(ctx) | {"flags": EMBEDDED})


def _replace(method: str, path: list[str], change: Callable[[Handler], Handler]) -> None:
    known = routes()
    known[method] = [(there, change(handler) if there == path else handler) for there, handler in known[method]]


def _taking(answer: Handler, there: DiscordThere) -> Handler:
    def taken(ctx: RequestContext) -> object:
        if ctx.body().get("type") != LAUNCHED:
            return answer(ctx)
        done = answer(replace(ctx, json={"type": ACKNOWLEDGED}))
        record = ctx.backend.interactions[ctx.int_arg("interaction_id")]
        there.launch(record.user_id, record.channel_id, record.guild_id)
        there.launched[record.user_id] += 1
        return done

    return taken
