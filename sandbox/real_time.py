"""Real time for simcord's world, and a page that shows what the bot did by itself."""

import asyncio
import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial

import simcord
from simcord.preview import Preview

from sandbox.action_queue import ActionQueue
from sandbox.simcord_private import Inside, let_refuse, replace_rest, rest

_log = logging.getLogger(__name__)
_EVERY = 0.25
_GLANCE = 0.05
"""Seconds for the bot to come to rest before the page is drawn; what takes longer is drawn when it is there."""
_ANSWER, _WHOLE = 3.0, 1.0
"""Seconds in which Discord wants an answer to a press or a command; for the answer itself where it is "thinking"."""
_PRESSED = "INTERACTION_CREATE"
_VISIBLE = ("MESSAGE_", "CHANNEL_", "THREAD_")


class RealTime:
    """Advances simcord's clock with real time, and redraws the page when a message has changed.

    By itself simcord's time stands still: a view's timeout or a ``tasks.loop`` would wait for ever, and the page would
    show the world as of the viewer's own last action.
    """

    def __init__(self, env: simcord.Env, preview: Preview, actions: ActionQueue) -> None:
        self._env = env
        self._preview = preview
        self._actions = actions
        self._changed = False
        env.backend.subscribers.append(self._notice)
        # simcord waits until the bot has nothing left to do, and takes a refusal for a failure; at
        # a table an opponent thinks, a stream stays open, a picture is drawn, and the next player presses.
        self._rest = partial(rest(simcord.Env), env)  # the world's own waits longer, for the bot's start
        replace_rest(env, self._glance)
        let_refuse(env)

    async def run(self) -> None:
        """Keep time until cancelled."""
        while True:
            await asyncio.sleep(_EVERY)
            async with self._actions.alone():
                try:
                    await self._catch_up()
                except (TimeoutError, simcord.SetupError) as error:
                    _log.warning("sandbox: %s", error)

    async def _catch_up(self) -> None:
        behind = (datetime.now(UTC) - self._env.now()).total_seconds()
        if behind > 0:
            await self._env.advance_time(behind)
        self._trim()
        if self._changed:
            self._changed = False
            await self._preview.refresh()

    async def _glance(self, *, dispatch: str | None = None, **_: object) -> None:
        """Wait until the bot has answered the press or command that is under way, else for a moment."""
        began = asyncio.get_running_loop().time()
        while True:
            try:
                return await self._rest(timeout=_GLANCE)
            except TimeoutError:
                if asyncio.get_running_loop().time() - began >= (self._patience() if dispatch == _PRESSED else 0.0):
                    return None

    def _patience(self) -> float:
        """Seconds in which the action that is under way may be answered."""
        pressed = Inside(self._preview).interaction()
        if pressed is None:
            return 0.0
        if not pressed.responded:
            return _ANSWER
        return _WHOLE if pressed.deferred else 0.0

    def _notice(self, event: str, _payload: Mapping[str, object]) -> None:
        self._changed = self._changed or event.startswith(_VISIBLE)

    def _trim(self) -> None:
        """Drop the requests that simcord keeps for tests: an evening of play needs none.

        Of a private message that is edited nothing else tells.
        """
        self._changed = self._changed or bool(self._env.backend.http_requests)
        self._env.backend.transcript.clear()
        self._env.backend.http_requests.clear()
