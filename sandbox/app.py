"""The sandbox's run: start the bot in simcord's world, open its page in the browser, and close both in order."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import os
import secrets
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import simcord
from aiohttp import web
from discord.ext import commands
from discord.webhook.async_ import async_context
from simcord import SetupError
from simcord.preview import Preview

from sandbox.action_queue import ActionQueue
from sandbox.discord_there import DiscordThere, take_launches
from sandbox.places import Places
from sandbox.real_time import RealTime
from sandbox.simcord_private import Answers, Inside, webhook_request
from sandbox.world import VIEWERS, World, build

KEY = Path("data/sandbox.key")
"""Where the secret of the address is kept for a fixed port."""


async def serve(
    factory: Callable[[], commands.Bot | commands.AutoShardedBot],
    there: DiscordThere,
    *,
    port: int,
    open_browser: bool,
    announce: Callable[[str], None],
    threads: Callable[[int], Awaitable[Mapping[int, str]]],
    greet: Callable[[int], Awaitable[None]],
) -> None:
    """See :func:`sandbox.run`."""
    stop = asyncio.Event()
    bot = factory()
    with _signals(stop):
        async with _started(bot, there) as world, _page(world, there, port) as (preview, places):
            found = await threads(world.guild.id)
            places.restore({number: found[number] for number in sorted(found) if number != world.channel.id})
            for channel in {*found, world.channel.id}:
                await greet(channel)
            announce(f"The table is set: {preview.url}  (one tab a player; Ctrl+C ends it)")
            if open_browser:
                _open(preview.url)
            await _first(stop.wait(), preview.wait_closed())


@contextlib.asynccontextmanager
async def _started(bot: commands.Bot | commands.AutoShardedBot, there: DiscordThere) -> AsyncIterator[World]:
    world = build(bot)
    there.names = dict(zip((member.id for member in world.members), VIEWERS, strict=True))
    take_launches(there)
    await world.env.start()
    await bot.tree.sync()  # This Discord is new at every start and knows no commands, whatever the bot remembers.
    with _reached_from_everywhere(world.env):
        try:
            yield world
        finally:
            # The bot closes first, while its Discord still answers.
            await bot.close()
            await world.env.shutdown()


@contextlib.contextmanager
def _reached_from_everywhere(env: simcord.Env) -> Iterator[None]:
    """Let tasks of the boards' server edit private panels, too: simcord serves those alone that it has begun."""
    adapter: Any = contextvars.Context().run(async_context.get)
    adapter.request = webhook_request(env)
    try:
        yield
    finally:
        del adapter.request


@contextlib.asynccontextmanager
async def _page(world: World, there: DiscordThere, port: int) -> AsyncIterator[tuple[Preview, Places]]:
    preview = world.env.preview(world.channel, viewers=world.members, layout="channel", port=port)
    actions = ActionQueue(preview)
    places = Places(world, preview, actions)
    dress(preview, kept_key(KEY) if port else None, there, world, places)
    try:
        await preview.__aenter__()
    except SetupError as error:
        raise OSError(f"the sandbox's page cannot open on port {port}: {error}") from error
    time = asyncio.create_task(RealTime(world.env, preview, actions).run())
    try:
        yield preview, places
    finally:
        time.cancel()
        await asyncio.gather(time, return_exceptions=True)
        await preview.close()


@contextlib.contextmanager
def _signals(stop: asyncio.Event) -> Iterator[None]:
    loop = asyncio.get_running_loop()
    caught = (signal.SIGINT, signal.SIGTERM)
    # Windows has no such handlers; there Ctrl+C cancels the whole run.
    with contextlib.suppress(NotImplementedError):
        for number in caught:
            loop.add_signal_handler(number, stop.set)
    try:
        yield
    finally:
        with contextlib.suppress(NotImplementedError):
            for number in caught:
                loop.remove_signal_handler(number)


def _open(url: str) -> None:
    """Show the page where there is a screen; elsewhere a text browser would take over the terminal."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(url)


async def _first(*waits: Coroutine[object, object, object]) -> None:
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# -- the page ---------------------------------------------------------------------------------------------------------

_HERE = Path(__file__).parent
_RUN, _LAUNCHED, _PLACES = "/sandbox-run", "/sandbox-launched", "/sandbox-places"
_ADDED = '<link rel="stylesheet" href="/sandbox.css"><script type="module" src="/sandbox.js"></script></head>'


def kept_key(file: Path) -> str:
    """The secret of the page's address, the same at every start."""
    if not file.exists() or not file.read_text():  # nothing in it: it was being written when the power went
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(32))
    return file.read_text()


def dress(preview: Preview, key: str | None, there: DiscordThere, world: World, places: Places) -> None:
    """Add ours to the page, before it opens. ``key``: the secret of its address; None for a new one.

    ``there``: what frames the Activity beside the channel.
    """
    if key is not None:
        preview.capability = key
    inside = Inside(preview)
    files = {"/sandbox.css": str(_HERE / "page.css"), "/sandbox.js": str(_HERE / "page.js")}
    names = files | {_RUN: "", _LAUNCHED: "", _PLACES: ""}
    types = {names["/sandbox.css"]: "text/css"}
    inside.serve(names, types)
    place = {"key": there.key, "channel": world.channel.id, "guild": world.guild.id}
    inside.replace_answers(_serving(inside, secrets.token_hex(8), there, urlencode(place), places))


def _serving(inside: Inside, run: str, there: DiscordThere, place: str, places: Places) -> Answers:
    """simcord's way of serving a file, with ours in the page; ``run`` is another at every start."""
    serve = inside.answers()

    async def served(request: web.Request) -> web.Response:
        if request.path == _RUN:
            return web.Response(text=run)
        if request.path == _PLACES:
            return await _place(request, places) if inside.authorized(request) else web.Response(status=401)
        if request.path == _LAUNCHED:
            return web.json_response({str(user): count for user, count in there.launched.items()})
        response = await serve(request)
        if request.path == "/" and response.text is not None:
            page = response.text.replace("</head>", _ADDED)
            client = f"{there.address}/client.html#{escape(place)}"
            response.text = page.replace("<html ", f'<html data-run="{run}" data-client="{client}" ', 1)
            policy = response.headers["Content-Security-Policy"]
            response.headers["Content-Security-Policy"] = f"{policy}; frame-src {there.address.rpartition('/')[0]}"
        return response

    return served


async def _place(request: web.Request, places: Places) -> web.Response:
    """Where a tab may go and where it is, once it has gone to where it asks for."""
    context = request.headers.get("X-Simcord-Context")
    try:
        if wanted := request.query.get("go"):
            await places.go(context, wanted)
        return web.json_response(places.listed(context))
    except simcord.SetupError:
        return web.Response(status=404)
