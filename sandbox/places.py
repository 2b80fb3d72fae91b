"""The channel and its threads on simcord's page, which knows one channel: each tab is in one of them."""

from __future__ import annotations

from collections.abc import Mapping

import simcord
from simcord.preview import Preview

from sandbox.action_queue import ActionQueue
from sandbox.simcord_private import Inside
from sandbox.world import World


class Places:
    """Where the tabs of the page are."""

    def __init__(self, world: World, preview: Preview, actions: ActionQueue) -> None:
        self._world = world
        self._inside = Inside(preview)
        self._actions = actions

    def restore(self, threads: Mapping[int, str]) -> None:
        """Make threads of before this start again, by their ids: games are being played in them."""
        backend = self._world.env.backend
        for number, name in threads.items():
            thread = backend.create_thread(
                self._world.channel.id, name, backend.bot_user.id, message_id=number, broadcast=False
            )
            backend.announce_thread_create(thread)

    def listed(self, context: str | None) -> dict[str, object]:
        """Where a tab is, and where it may go: each place's id, name, and newest message. Raises ``SetupError``."""
        messages = self._world.env.backend.messages
        return {
            "here": str(self._inside.place(context)),
            "places": [
                {"id": str(place.id), "name": place.name, "newest": str(max(messages.get(place.id, {}), default=0))}
                for place in self._all()
            ],
        }

    async def go(self, context: str | None, channel: str) -> None:
        """Show a tab another place, at its end. Raises ``SetupError`` where there is no such place or tab."""
        place = next((place for place in self._all() if str(place.id) == channel), None)
        if place is None:
            raise simcord.SetupError("there is no such place")
        async with self._actions.alone():
            self._inside.go(context, place.id)

    def _all(self) -> list[simcord.ChannelHandle]:
        return [self._world.channel, *self._world.channel.threads]
