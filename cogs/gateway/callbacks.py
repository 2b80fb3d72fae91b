"""Answers are sent once, though discord.py repeats one whose reply was lost; processes identify one after another."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from storage import Storage, StorageError


class _Session:
    """A session whose request is not made again after Discord has failed over it."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session
        self._failed = False

    @asynccontextmanager
    async def request(self, *args: Any, **options: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        if self._failed:
            raise aiohttp.ClientError("the reply to an answer was lost")
        async with self._session.request(*args, **options) as response:
            self._failed = response.status >= 500
            yield response


class AnswerOnce(AsyncWebhookAdapter):
    """Raises ``aiohttp.ClientError`` instead of sending an answer again: ``cogs.kit.reply`` finds out what arrived."""

    async def request(self, route: Route, session: aiohttp.ClientSession, **options: Any) -> Any:
        """Make a request."""
        once: Any = _Session(session) if route.path.endswith("/callback") else session
        return await super().request(route, once, **options)


def answer_once() -> None:
    """Send answers once from now on, unless something else than discord.py sends them."""
    if type(async_context.get()) is AsyncWebhookAdapter:
        async_context.set(AnswerOnce())  # type: ignore[no-untyped-call]


# -- identifying ------------------------------------------------------------------------------------------------------

log = logging.getLogger(__name__)

PAUSE = 5.25
"""Seconds between two identifies: Discord's five, and what a message may take."""
LOOK_AGAIN = 0.25
LONGEST = 60.0
"""Seconds after which a turn is taken anyway: another machine's clock may be wrong."""
_KEY = "identified"


async def wait_for_turn(storage: Storage, scope: str) -> None:
    """Wait until nobody else has identified for ``PAUSE``. Where the database does not answer, wait for that long."""
    until = time.monotonic() + LONGEST
    try:
        while not await storage.settings.seize(scope, _KEY, _written(time.time()), _written(time.time() - PAUSE)):
            if time.monotonic() > until:
                log.warning("identified-without-turn")
                return
            await asyncio.sleep(LOOK_AGAIN)
    except StorageError as error:
        log.warning("no-turn-to-identify error=%r", error)
        await asyncio.sleep(PAUSE)


def _written(at: float) -> str:
    """A time in unix seconds as text; texts sort as the times do."""
    return f"{at:017.3f}"
