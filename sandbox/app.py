"""The sandbox's run: start the bot in simcord's world, open its page in the browser, and close both in order."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import simcord
from discord.ext import commands
from discord.webhook.async_ import async_context
from simcord import SetupError
from simcord.preview import Preview

from sandbox.action_queue import ActionQueue
from sandbox.page import dress, kept_key
from sandbox.real_time import RealTime
from sandbox.world import World, build

__all__ = ["serve"]

KEY = Path("data/sandbox.key")
"""Where the secret of the address is kept for a fixed port."""


async def serve(
    factory: Callable[[], commands.Bot | commands.AutoShardedBot],
    *,
    port: int,
    open_browser: bool,
    announce: Callable[[str], None],
) -> None:
    """See :func:`sandbox.run`."""
    stop = asyncio.Event()
    bot = factory()
    with _signals(stop):
        async with _started(bot) as world, _page(world, port) as preview:
            announce(f"The table is set: {preview.url}  (one tab a player; Ctrl+C ends it)")
            if open_browser:
                _open(preview.url)
            await _first(stop.wait(), preview.wait_closed())


@contextlib.asynccontextmanager
async def _started(bot: commands.Bot | commands.AutoShardedBot) -> AsyncIterator[World]:
    world = build(bot)
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
    adapter.request = env._webhook_adapter.request
    try:
        yield
    finally:
        del adapter.request


@contextlib.asynccontextmanager
async def _page(world: World, port: int) -> AsyncIterator[Preview]:
    preview = world.env.preview(world.channel, viewers=world.members, layout="channel", port=port)
    dress(preview, kept_key(KEY) if port else None)
    try:
        await preview.__aenter__()
    except SetupError as error:
        raise OSError(f"the sandbox's page cannot open on port {port}: {error}") from error
    time = asyncio.create_task(RealTime(world.env, preview, ActionQueue(preview)).run())
    try:
        yield preview
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
