"""Server-sent events: every follower of a game gets it as they may see it, once a change, made once for all alike."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from typing import TypeAlias

import msgspec
from aiohttp import web

from storage import StorageError
from table import Change, Game, NotAllowed, Table
from table.records.aside import aside
from text.chapters import Chapter
from web.beside import NOTHING, Beside
from web.guard import HEADERS, Guard, Visitor
from web.plans import forget_places
from web.shown import shown
from web.story import Stories

__all__ = ["Feed"]

BEAT = 15.0
"""Seconds between two signs of life on a silent stream."""
PATIENCE = 10.0
"""Seconds for a follower to take what is sent."""
WATCHERS, OF_ONE = 500, 8
"""Streams of all watchers of a game, and of one of its players."""
STREAM = {
    **HEADERS,
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",  # nginx passes each change on at once
}
KEPT = 64

Key: TypeAlias = tuple[str, int, int, str]


class Feed:
    """The followers of all games, and what they were sent last."""

    def __init__(self, guard: Guard, beside: Beside = NOTHING) -> None:
        self._guard, self._beside = guard, beside
        self.stories = Stories()
        self._followers: dict[str, dict[asyncio.Event, int]] = defaultdict(dict)
        self._made: OrderedDict[Key, asyncio.Task[bytes]] = OrderedDict()
        self._listens_to: Table | None = None

    def _listen(self, table: Table) -> None:
        if self._listens_to is not table:
            self._listens_to = table
            table.listen(self._changed)
            table.on_drop += [self._made.clear, self.stories.clear, forget_places]

    def _changed(self, change: Change) -> None:
        self.stories.changed(change)
        for follower in self._followers.get(change.after.id, ()):
            follower.set()

    async def shown(self, visitor: Visitor, game: Game) -> bytes:
        """The game as the visitor sees it, as JSON."""
        key = game.id, game.seq, visitor.user, visitor.locale
        if key not in self._made:
            self._made[key] = asyncio.create_task(self._make(visitor, game))
            while len(self._made) > KEPT:
                self._made.popitem(last=False)
        try:
            return await asyncio.shield(self._made[key])
        except BaseException:
            self._made.pop(key, None)
            raise

    async def _make(self, visitor: Visitor, game: Game) -> bytes:
        table = self._guard.table
        self._listen(table)
        chapters = await self.stories.of(table, game)
        return await aside(_encoded, table, game, visitor, chapters, self._beside)

    async def follow(self, request: web.Request) -> web.StreamResponse:
        """Send the game now and after every change, until the link is void or the follower gone."""
        visitor = await self._guard.visitor(request)
        self._listen(self._guard.table)
        with self._following(visitor) as changed:
            response = web.StreamResponse(headers=STREAM)
            await response.prepare(request)
            with contextlib.suppress(TimeoutError, ConnectionError, StorageError):  # the page comes back by itself
                await self._send_all(request, response, visitor, changed)
        return response

    @contextlib.contextmanager
    def _following(self, visitor: Visitor) -> Iterator[asyncio.Event]:
        """What is set when the visitor's game changes. Raises ``NotAllowed("page-busy")``."""
        followers, changed = self._followers[visitor.game.id], asyncio.Event()
        alike = sum(user == visitor.user for user in followers.values())
        if alike >= (WATCHERS if visitor.player is None else OF_ONE):
            raise NotAllowed("page-busy")
        followers[changed] = visitor.user
        try:
            yield changed
        finally:
            del followers[changed]
            if not followers:
                del self._followers[visitor.game.id]

    async def _send_all(
        self, request: web.Request, response: web.StreamResponse, visitor: Visitor, changed: asyncio.Event
    ) -> None:
        token = request.headers["Authorization"].partition(" ")[2]
        game, sent = visitor.game, -1
        while True:
            if game.seq != sent:
                data = await self.shown(visitor, game)
                sent = game.seq
                await _write(response, b"event: game\ndata: " + data + b"\n\n")
            else:
                await _write(response, b": still here\n\n")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), BEAT)
            changed.clear()
            try:
                found = await self._guard.table.links.read(token)
                game = await self._guard.table.fresh(found.game)
            except NotAllowed:
                found = None
            if found is None or (visitor.player is not None and game.player_of(visitor.user) != visitor.player):
                await _write(response, b"event: over\ndata: {}\n\n")
                return


async def _write(response: web.StreamResponse, data: bytes) -> None:
    await asyncio.wait_for(response.write(data), PATIENCE)


def _encoded(table: Table, game: Game, visitor: Visitor, chapters: list[Chapter], beside: Beside) -> bytes:
    viewer = visitor.user, visitor.player
    return msgspec.json.encode(shown(table, game, viewer, visitor.locale, chapters, beside))
