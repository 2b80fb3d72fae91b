"""Every follower of a game gets it as they may see it, once a change, made once for all alike.

It comes as server-sent events; over a WebSocket, where a proxy holds those back; or when it is asked for.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeAlias

import msgspec
from aiohttp import web

from rules import RulesError
from storage import StorageError
from table import Change, Game, NotAllowed, Table
from table.fields import has_photograph
from table.missions import done_by, done_in
from table.records.links import WATCHER
from table.records.threads import in_thread
from web.guard import BODY_MAX, HEADERS, Guard, Visitor, locale_of, refused
from web.plans import forget_places
from web.services import NOTHING, Services
from web.shown import shown
from web.steps import Steps
from web.story import Stories

BEAT = 15.0
"""Seconds between two signs of life on a silent stream."""
PATIENCE = 10.0
"""Seconds for a follower to take what is sent."""
WATCHERS, OF_ONE = 500, 8
"""Streams of all watchers of a game; of one of its players, and of one address that watches."""
STREAM = {
    **HEADERS,
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",  # nginx passes each change on at once
}
TOGETHER, BETWEEN = 4, 0.004
"""Watchers that hear of a change together, and the seconds until the next ones do."""
KEPT = 64

Key: TypeAlias = tuple[str, int, int, str]
Send: TypeAlias = Callable[[str, bytes], Awaitable[object]]
"""Sends what has happened, and data with it: ``game``, ``over``, or a sign of life."""
ALIVE = ""


class Feed:
    """The followers of all games, and what they were sent last."""

    def __init__(self, guard: Guard, services: Services = NOTHING) -> None:
        self._guard, self._services = guard, services
        self.stories, self.steps = Stories(), Steps()
        self._followers: dict[str, dict[asyncio.Event, tuple[int, str]]] = defaultdict(dict)
        self._made: OrderedDict[Key, asyncio.Task[bytes]] = OrderedDict()
        self._listens_to: Table | None = None
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def _listen(self, table: Table) -> None:
        if self._listens_to is not table:
            self._listens_to = table
            table.listen(self._changed)
            table.hooks.on_drop += [self._made.clear, self.stories.clear, self.steps.clear, forget_places]

    def _changed(self, change: Change) -> None:
        self.stories.changed(change)
        game = change.after.id
        followers = self._followers.get(game, {})
        if followers:
            self.steps.changed(change)
        for follower, (eyes, _) in followers.items():
            if eyes != WATCHER:
                follower.set()
        if game in self._waking:
            self._again.add(game)
        elif followers:
            self._waking[game] = asyncio.create_task(self._wake_watchers(game), name="watchers")

    async def _wake_watchers(self, game: str) -> None:
        """Wake the watchers of a game, a few at a time, so that players wait for none of them."""
        try:
            while True:
                self._again.discard(game)
                watching = [one for one, (eyes, _) in self._followers.get(game, {}).items() if eyes == WATCHER]
                for first in range(0, len(watching), TOGETHER):
                    for follower in watching[first : first + TOGETHER]:
                        follower.set()
                    await asyncio.sleep(BETWEEN)
                if game not in self._again:
                    return
        finally:
            del self._waking[game]

    async def shown(self, visitor: Visitor) -> bytes:
        """The game as the visitor sees it, as JSON."""
        game = visitor.game
        key = game.id, game.seq, visitor.eyes, visitor.locale
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
        photograph = await has_photograph(table.storage, table.preferences, game)
        over = game.status == "ended" and bool(game.mission)
        entries = await table.entries(game.id) if over else ()
        done = await in_thread(done_in, game, entries) if over else None
        ahead = over and bool(done or game.mission in await done_by(table.storage, visitor.eyes))
        seen = (visitor.eyes, visitor.player), visitor.locale, chapters, self._services
        made = await in_thread(shown, table, game, *seen, photograph, done, ahead)
        return await in_thread(msgspec.json.encode, made)

    async def follow(self, request: web.Request) -> web.StreamResponse:
        """Send the game now and after every change, until the token is void or the follower gone."""
        visitor = await self._guard.visitor(request)
        response = web.StreamResponse(headers=STREAM)
        self._guard.open_to_sandboxed(request, response)

        async def send(event: str, data: bytes) -> None:
            await response.write(b"event: %s\ndata: %s\n\n" % (event.encode(), data) if event else b": still here\n\n")

        with self._following(visitor) as changed:
            await response.prepare(request)
            await self._send_all(send, visitor, changed)
        return response

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """Send changes over a WebSocket, which carries no header: its first message is the token."""
        socket = web.WebSocketResponse(heartbeat=BEAT, max_msg_size=BODY_MAX)
        await socket.prepare(request)

        async def send(event: str, data: bytes) -> None:
            await socket.send_str(f"{event}\n{data.decode()}")

        try:
            visitor = await self._guard.visitor(request, await socket.receive_str(timeout=PATIENCE))
            with self._following(visitor) as changed, _until_closed(socket, changed):
                await self._send_all(send, visitor, changed)
        except (RulesError, StorageError) as error:
            await send("refused", refused(error, locale_of(request)))
        except (TypeError, TimeoutError):
            pass  # it is no page of ours
        await socket.close()
        return socket

    @contextlib.contextmanager
    def _following(self, visitor: Visitor) -> Iterator[asyncio.Event]:
        """Count a follower; yields an event that each change sets. Raises ``NotAllowed("page-busy")``."""
        self._listen(self._guard.table)
        followers, changed = self._followers[visitor.game.id], asyncio.Event()
        alike = [address for eyes, address in followers.values() if eyes == visitor.eyes]
        if len(alike) >= (WATCHERS if visitor.player is None else OF_ONE):
            raise NotAllowed("page-busy")
        if visitor.player is None and visitor.address and alike.count(visitor.address) >= OF_ONE:
            raise NotAllowed("page-busy")
        followers[changed] = visitor.eyes, visitor.address
        self._services.following(1)
        try:
            yield changed
        finally:
            self._services.following(-1)
            del followers[changed]
            if not followers:
                del self._followers[visitor.game.id]

    async def _send_all(self, send: Send, visitor: Visitor, changed: asyncio.Event) -> None:
        """Send every change until the token is void, or sending takes too long: the page then connects again."""
        sent = -1
        with contextlib.suppress(TimeoutError, ConnectionError, StorageError):
            while True:
                fresh = visitor.game.seq != sent
                sent = visitor.game.seq
                data = await self.shown(visitor) if fresh else b""
                await asyncio.wait_for(send("game" if fresh else ALIVE, data), PATIENCE)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), BEAT)
                changed.clear()
                try:
                    visitor = await self._guard.again(visitor)
                except NotAllowed:
                    break
            await asyncio.wait_for(send("over", b"{}"), PATIENCE)


@contextlib.contextmanager
def _until_closed(socket: web.WebSocketResponse, changed: asyncio.Event) -> Iterator[None]:
    """Read what comes, so that a closed socket is noticed: ``changed`` is set, and the next message fails."""

    async def read() -> None:
        async for _ in socket:
            pass
        changed.set()

    reading = asyncio.create_task(read())
    try:
        yield
    finally:
        reading.cancel()
