"""Answers to interactions are sent once: discord.py sends one again whose reply was lost, which may have arrived."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

__all__ = ["AnswerOnce", "answer_once"]


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
