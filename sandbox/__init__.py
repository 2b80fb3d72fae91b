"""A Discord on your own machine: the same bot, in simcord's world, on a page of your browser.

The bot does not know where it runs. All modules here need simcord (``requirements-sandbox.txt``), which is imported
only when :func:`run` is called.
"""

import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial

from discord.ext import commands

from sandbox.discord_there import DiscordThere

__all__ = ["run"]


@contextlib.contextmanager
def _hushed(name: str) -> Iterator[None]:
    """Silence a logger: when imported, simcord makes a client of its own, and discord.py warns of its settings."""
    logger = logging.getLogger(name)
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)


async def run(
    factory: Callable[[], commands.Bot | commands.AutoShardedBot],
    there: DiscordThere,
    *,
    port: int = 0,
    open_browser: bool = True,
    announce: Callable[[str], None] | None = None,
    threads: Callable[[int], Awaitable[Mapping[int, str]]],
    greet: Callable[[int], Awaitable[None]],
) -> None:
    """Run the bot that ``factory`` makes until the page is ended or the process gets a signal to stop.

    ``there``: frames the bot's Activity, and signs its players in. ``port`` 0 takes any free one.
    ``announce`` gets the one line with the page's address. This Discord is new at every start: ``threads`` says where
    games of the server of that id are played, by channel and name, and the threads among them are made again; ``greet``
    posts the first message into the channel or thread of that id.
    Raises ``OSError`` when the port is taken.
    """
    with _hushed("discord"):
        from sandbox.app import serve

    announce = announce or partial(print, flush=True)
    await serve(factory, there, port=port, open_browser=open_browser, announce=announce, threads=threads, greet=greet)
