"""A fake of Discord's REST interface: accepts everything, and notes the time of the first reply to an interaction.

``python -m bench.fake`` prints its port, and ends when its standard input is closed.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, TypeAlias

from aiohttp import web

Payload: TypeAlias = dict[str, Any]
"""A JSON object of Discord's interface."""

APPLICATION = 100
BOT_USER = {"id": "100", "username": "bench", "discriminator": "0", "avatar": None, "global_name": None, "bot": True}
COMPONENTS_V2 = 1 << 15
_NEW_MESSAGE = 4

_arrived: dict[str, int] = {}
_ids = count(10**18)


def message_data(id: int | str, channel: int | str, **more: object) -> Payload:  # noqa: A002
    """A message as Discord describes it."""
    return {
        "id": str(id),
        "channel_id": str(channel),
        "author": BOT_USER,
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
        "components": [],
        **more,
    }


def _json(data: object) -> web.Response:
    return web.Response(body=json.dumps(data).encode(), content_type="application/json")


async def _callback(request: web.Request) -> web.Response:
    number = request.match_info["id"]
    _arrived.setdefault(number, time.perf_counter_ns())
    kind = (await _body(request)).get("type", _NEW_MESSAGE)
    _, _, pressed = request.match_info["token"].partition(f"{number}-")
    message = message_data(pressed or next(_ids), 1)
    told = {"id": number, "type": 2, "response_message_id": message["id"]}
    return _json({"interaction": told, "resource": {"type": kind, "message": message}})


async def _body(request: web.Request) -> Payload:
    raw = await request.read()
    return dict(json.loads(raw)) if request.content_type == "application/json" and raw else {}


async def _arrivals(_: web.Request) -> web.Response:
    """The times of the first replies since the last request, by interaction."""
    told = dict(_arrived)
    _arrived.clear()
    return _json(told)


async def _message(request: web.Request) -> web.Response:
    await request.read()
    return _json(message_data(next(_ids), request.match_info.get("channel", "1")))


async def _commands(request: web.Request) -> web.Response:
    told = {"application_id": str(APPLICATION), "version": "1", "default_member_permissions": None}
    return _json([{**told, "description": "", **command, "id": str(next(_ids))} for command in await request.json()])


async def _emoji(request: web.Request) -> web.Response:
    """A picture of the application's, as it was uploaded."""
    named = (await _body(request))["name"]
    return _json({"id": str(next(_ids)), "name": named, "require_colons": True, "managed": False, "animated": False})


def _always(data: object) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def answer(request: web.Request) -> web.Response:
        await request.read()
        return _json(data) if data is not None else web.Response(status=204)

    return answer


def _application() -> web.Application:
    about = {
        "id": str(APPLICATION),
        "name": "bench",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": BOT_USER,
    }
    app = web.Application(client_max_size=2**26)
    app.router.add_get("/bench/arrivals", _arrivals)
    app.router.add_get("/users/@me", _always(BOT_USER))
    app.router.add_get("/oauth2/applications/@me", _always(about))
    app.router.add_put("/applications/{id}/commands", _commands)
    app.router.add_get("/applications/{id}/emojis", _always({"items": []}))
    app.router.add_post("/applications/{id}/emojis", _emoji)
    app.router.add_post("/interactions/{id}/{token}/callback", _callback)
    app.router.add_delete("/{rest:.*}", _always(None))
    app.router.add_route("*", "/channels/{channel}/messages{rest:.*}", _message)
    app.router.add_route("*", "/webhooks/{rest:.*}", _message)
    return app


async def _serve() -> None:
    runner = web.AppRunner(_application(), access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await runner.cleanup()


if __name__ == "__main__":
    asyncio.run(_serve())
