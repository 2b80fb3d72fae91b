"""Real time for simcord's world, and a page that shows what the bot did by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import simcord
from simcord.preview import Preview

from sandbox.turnstile import Turnstile

__all__ = ["Pulse"]

_log = logging.getLogger(__name__)
_EVERY = 0.25
_VISIBLE = ("MESSAGE_", "CHANNEL_", "THREAD_")


class Pulse:
    """Turns simcord's clock with the wall's and redraws the page when a message has changed.

    In simcord time stands still until somebody turns it: a view's timeout or a ``tasks.loop``
    waits for that, and its page shows the world as it was at the viewer's own last action.
    """

    def __init__(self, env: simcord.Env, preview: Preview, turnstile: Turnstile) -> None:
        self._env = env
        self._preview = preview
        self._turnstile = turnstile
        self._changed = False
        env.backend.subscribers.append(self._notice)

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            await asyncio.sleep(_EVERY)
            async with self._turnstile.alone():
                try:
                    await self._beat()
                except (TimeoutError, simcord.SetupError) as error:
                    _log.warning("sandbox: %s", error)

    async def _beat(self) -> None:
        behind = (datetime.now(UTC) - self._env.now()).total_seconds()
        if behind > 0:
            await self._env.advance_time(behind)
        self._trim()
        if self._changed:
            self._changed = False
            await self._preview.refresh()

    def _notice(self, event: str, payload: Mapping[str, Any]) -> None:
        self._changed = self._changed or event.startswith(_VISIBLE)

    def _trim(self) -> None:
        """simcord keeps every request for tests to look at; an evening of play needs none."""
        self._env.backend.transcript.clear()
        self._env.backend.http_requests.clear()
