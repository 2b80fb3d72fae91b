"""A queue for the actions on simcord's page: clicks wait for each other instead of being refused.

simcord's preview takes one action at a time, refuses a second one as busy, refuses one made on a page that has been
redrawn since, and calls any overlap with other work an error. That suits one developer, but not two players in two
tabs, nor a clock that advances meanwhile. It also sends what is written in a thread into the channel.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager

import simcord
from simcord.preview import Preview

from sandbox.simcord_private import Inside, Page

_REMEMBERED = 128
_BY_PLACE = frozenset({"click", "select"})
_BY_NAME = frozenset(
    {"configure_presentation", "run_command", "autocomplete_command", "send_message", "modal_submit", "history"}
)


class ActionQueue:
    """Puts every action of the page behind one lock, and updates late ones to the newest drawing."""

    def __init__(self, preview: Preview) -> None:
        self._preview = preview
        self._lock = asyncio.Lock()
        self._seen: OrderedDict[tuple[str, int], dict[str, str]] = OrderedDict()
        self._inside = Inside(preview)
        self._act, self._draw = self._inside.act, self._inside.draw
        self._inside.replace(self._queued, self._drawn)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Hold the page still: no viewer's action runs inside."""
        async with self._lock:
            yield

    async def _queued(self, context_id: str | None, body: object) -> object:
        async with self.alone():
            page, home = self._inside.page(context_id), self._preview.channel
            if page is not None:  # what is sent there goes into the page's own place, which may be a thread
                there = self._preview.env.backend.get_channel(page.channel_id)
                self._preview.channel = simcord.ChannelHandle(self._preview.env, home.guild, there)
            try:
                return await self._act(context_id, self._current(context_id, body))
            finally:
                self._preview.channel = home

    def _drawn(self, page: Page, **options: object) -> None:
        """Draw a page, and note the place of each control: by place alone, a late click
        would press the button that stands there by then."""
        self._draw(page, **options)
        self._seen[page.id, page.revision] = self._controls(page)
        while len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)

    def _current(self, context_id: str | None, body: object) -> object:
        """The action as if made on the newest drawing, where it still means the same."""
        page = self._inside.page(context_id)
        if page is None or not isinstance(body, Mapping) or body.get("published_revision") == page.revision:
            return body
        kind, key = body.get("kind"), str(body.get("control_key"))
        seen = self._seen.get((page.id, body.get("published_revision", 0)), {})
        same_control = kind in _BY_PLACE and key in seen and seen[key] == self._controls(page).get(key)
        if same_control or kind in _BY_NAME:
            return {**body, "published_revision": page.revision}
        return body

    def _controls(self, page: Page) -> dict[str, str]:
        messages = self._preview.env.backend.messages.get(page.channel_id, {})
        shown = [messages[int(identity)] for identity in page.snapshot["messages"] if int(identity) in messages]
        return {
            f"message:{message.id}:component:{i}": name for message in shown for i, name in _walk(message.components)
        }


def _walk(node: object) -> Iterator[tuple[int, str]]:
    if isinstance(node, Mapping):
        if "custom_id" in node:
            yield node["id"], node["custom_id"]
        for child in node.values():
            yield from _walk(child)
    elif isinstance(node, list | tuple):
        for child in node:
            yield from _walk(child)
