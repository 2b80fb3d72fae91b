"""One at a time through simcord's page: clicks wait for each other instead of being refused.

simcord's preview takes one action at a time, refuses a second one as busy, refuses one made on
a page that has been redrawn since, and calls any overlap with other work an error. Fine for one
developer; not for two players in two tabs, nor for a clock that must tick meanwhile. What is
used here beyond simcord's public face is marked; its version is pinned.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from simcord.preview import Preview

__all__ = ["Turnstile"]

_REMEMBERED = 128
_BY_PLACE = frozenset({"click", "select"})
_BY_NAME = frozenset({"run_command", "autocomplete_command", "send_message", "modal_submit", "history"})


class Turnstile:
    """Puts every action of the page behind one lock, and brings late ones up to date."""

    def __init__(self, preview: Preview) -> None:
        self._preview: Any = preview
        self._lock = asyncio.Lock()
        self._seen: OrderedDict[tuple[str, int], dict[str, str]] = OrderedDict()
        self._act = self._preview._action  # these two are beyond the public face
        self._draw = self._preview._publish
        vars(preview).update(_action=self._queued, _publish=self._drawn)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Hold the page still: no action of a viewer runs inside."""
        async with self._lock:
            yield

    async def _queued(self, context_id: str | None, body: Any) -> Any:
        async with self.alone():
            return await self._act(context_id, self._current(context_id, body))

    def _drawn(self, page: Any, **options: Any) -> None:
        """Draw a page, and note which control stands where: by place alone, a late click
        would press whatever button has come to stand there."""
        self._draw(page, **options)
        self._seen[page.id, page.revision] = self._controls(page)
        while len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)

    def _current(self, context_id: str | None, body: Any) -> Any:
        """The action as if made on the newest drawing, where it still means the same."""
        page = self._preview._pages.get(context_id)
        if page is None or not isinstance(body, Mapping) or body.get("published_revision") == page.revision:
            return body
        kind, key = body.get("kind"), str(body.get("control_key"))
        seen = self._seen.get((page.id, body.get("published_revision", 0)), {})
        same_control = kind in _BY_PLACE and key in seen and seen[key] == self._controls(page).get(key)
        if same_control or kind in _BY_NAME:
            return {**body, "published_revision": page.revision}
        return body

    def _controls(self, page: Any) -> dict[str, str]:
        messages = self._preview.env.backend.messages.get(page.channel_id, {})
        shown = [messages[int(identity)] for identity in page.snapshot["messages"] if int(identity) in messages]
        return {
            f"message:{message.id}:component:{i}": name for message in shown for i, name in _walk(message.components)
        }


def _walk(node: Any) -> Iterator[tuple[int, str]]:
    if isinstance(node, Mapping):
        if "custom_id" in node:
            yield node["id"], node["custom_id"]
        for child in node.values():
            yield from _walk(child)
    elif isinstance(node, list | tuple):
        for child in node:
            yield from _walk(child)
