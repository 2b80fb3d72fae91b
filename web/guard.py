"""What every answer of the page's routes goes through: who asks, how much, how often; headers; refusals."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from rules import RulesError
from storage import StorageError, Unavailable
from table import Duplicate, Game, NotAllowed, Person, Table
from table.permissions import has_played
from table.records.links import WATCHER, Pass
from text import LOCALES, error_line
from web.door import BODY_TIME, Network, asking, may_be_proxy

log = logging.getLogger(__name__)

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
BODY_MAX = 4096
"""Bytes of a request."""
FILE_TIME = 60.0
"""Seconds that a file may take to arrive."""
RATE, BURST = 25.0, 60.0
"""Requests a second of one person in one game, or of one address without a valid token; so many at once."""
LINES, LINES_AT_ONCE = 0.2, 3.0
"""The same of lines that a player writes to a game's channel."""
KEPT = 4096
REFUSED = {
    **dict.fromkeys(("link-unreadable", "link-expired", "link-void", "entry-code", "entry-gone"), 401),
    **dict.fromkeys(("not-seated", "entry-absent", "entry-elsewhere"), 403),
    **dict.fromkeys(("page-busy", "say-too-fast"), 429),
    "entry-no-discord": 503,
}
SANDBOXED = "null"
"""The origin that a browser names for a frame without one, as Discord on iOS makes it."""
TOO_BIG = 413

B = TypeVar("B")


class Visitor(msgspec.Struct, frozen=True):
    """Who looks at a game: one of its players, or a watcher (``player`` None).

    ``user``: ``WATCHER`` where nobody knows who watches. ``admitted``: by a pass, which opens other games too.
    ``address``: whence they ask; empty where many may from one.
    """

    game: Game
    user: int
    player: int | None
    locale: str
    token: str
    admitted: bool
    address: str = ""

    @property
    def eyes(self) -> int:
        """A key, equal for all who see the same: the user of a player, ``WATCHER``."""
        return WATCHER if self.player is None else self.user

    @property
    def person(self) -> Person:
        """The player as the table knows them. Raises ``NotAllowed("watching-only")`` for a watcher."""
        if self.player is None:
            raise NotAllowed("watching-only")
        return Person(self.user, self.game.seats[self.player].name)


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Guard:
    """Stands before the routes of one table. ``table``: None until the bot has opened its database.

    ``inside``: the origins that the page has inside Discord.
    """

    def __init__(
        self,
        table: Callable[[], Table | None],
        proxies: Sequence[Network] = (),
        inside: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        self._table, self._proxies, self._inside = table, proxies, inside
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    @property
    def table(self) -> Table:
        """The table. Raises ``NotAllowed("page-starting")`` before there is one."""
        table = self._table()
        if table is None:
            raise NotAllowed("page-starting")
        return table

    def guarded(self, handler: Handler) -> Handler:
        """The handler with headers, where it sets none of its own, and with refusals as one sentence."""

        async def handled(request: web.Request) -> web.StreamResponse:
            try:
                self._check_origin(request)
                response = await handler(request)
            except (RulesError, StorageError) as error:
                response = refusal(error, locale_of(request))
            except ConnectionError:
                raise
            except web.HTTPException as error:
                response = refusal(NotAllowed("page-nowhere"), locale_of(request), error.status)
            except Exception:
                log.exception("page path=%s", request.path)
                response = refusal(NotAllowed("internal"), locale_of(request), 500)
            if not response.prepared:
                if "Content-Security-Policy" not in response.headers:
                    response.headers.update(HEADERS)
                self.open_to_sandboxed(request, response)
            return response

        return handled

    def _check_origin(self, request: web.Request) -> None:
        """Refuse what another site's page sends. A program sends no origin, and needs a token all the same."""
        origin = request.headers.get("Origin")
        own = self._table()
        known = {request.host} | ({urlsplit(own.links.base).netloc} if own is not None else set())
        if origin is not None and origin not in self._inside() and urlsplit(origin).netloc not in known - {""}:
            raise NotAllowed("page-foreign")

    def open_to_sandboxed(self, request: web.Request, response: web.StreamResponse) -> None:
        """Let a page in a frame without an origin read the answer: it shows a token like any other, and no cookie."""
        if SANDBOXED in self._inside():
            response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
            if request.headers.get("Origin") == SANDBOXED:
                response.headers["Access-Control-Allow-Origin"] = SANDBOXED
                response.headers["Access-Control-Allow-Headers"] = "Authorization, Content-Type"

    async def visitor(self, request: web.Request, token: str | None = None) -> Visitor:
        """Who asks for a game. Raises ``NotAllowed``: ``no-such-game``, as ``passed`` does, as ``again`` does.

        ``token``: that which came by another way than the request's header.
        """
        token = token_of(request) if token is None else token
        found = await self.passed(request, token)
        address = asking(request, self._proxies)
        visitor = await self._looking(found, token, request.query.get("game", ""), locale_of(request))
        return msgspec.structs.replace(visitor, address="" if may_be_proxy(address, self._proxies) else address)

    async def passed(self, request: web.Request, token: str) -> Pass:
        """What a token says. Raises ``NotAllowed``: ``page-busy``, as ``Links.read`` does."""
        try:
            found = await self.table.links.read(token)
        except NotAllowed:
            self.count_address(request)
            raise
        where, address = found.game or found.place, asking(request, self._proxies)
        self._count(f"{where} {found.user}" if found.user != WATCHER else f"{where} {address}")
        return found

    async def again(self, visitor: Visitor) -> Visitor:
        """The visitor, with the game as it is now.

        Raises ``NotAllowed``: as ``Links.read`` does; ``link-left`` for a link to a seat that is another's now;
        ``entry-elsewhere`` for another place's game.
        """
        found = await self.table.links.read(visitor.token)
        now = await self._looking(found, visitor.token, visitor.game.id, visitor.locale)
        if not now.admitted and now.player not in (visitor.player, None):
            raise NotAllowed("link-left")
        return now

    async def _looking(self, found: Pass, token: str, wanted: str, locale: str) -> Visitor:
        game = await self.table.fresh(wanted if found.place else found.game)
        player = None if found.user == WATCHER else game.player_of(found.user)
        if player is None and found.place is not None and game.channel != found.place.channel:
            raise NotAllowed("entry-elsewhere")
        stays = game.status == "ended" and has_played(game, found.user)  # who has resigned sees how it ended
        if player is None and found.place is None and found.user != WATCHER and not stays:
            raise NotAllowed("link-left")
        return Visitor(game, found.user, player, locale, token, found.place is not None)

    def count_address(self, request: web.Request) -> None:
        """Count a request of an unknown visitor by the address. Raises ``NotAllowed("page-busy")``."""
        self._count(f"from {asking(request, self._proxies)}")

    def count_line(self, visitor: Visitor) -> None:
        """Count a player's line to the channel. Raises ``NotAllowed("say-too-fast")``."""
        if not self._taken(f"line {visitor.game.id} {visitor.user}", LINES, LINES_AT_ONCE):
            raise NotAllowed("say-too-fast")

    def _count(self, who: str) -> None:
        """Count a request of ``who``. Raises ``NotAllowed("page-busy")`` if they make too many."""
        if not self._taken(who, RATE, BURST):
            raise NotAllowed("page-busy")

    def _taken(self, who: str, rate: float, burst: float) -> bool:
        """Whether ``who`` may do one thing more of those of which they may do so many a second, so many at once."""
        now = time.monotonic()
        left, at = self._left.pop(who, (burst, now))
        left = min(burst, left + (now - at) * rate)
        self._left[who] = (left if left < 1 else left - 1, now)
        while len(self._left) > KEPT:
            self._left.popitem(last=False)
        return left >= 1


async def body_of(request: web.Request, kind: type[B], most: int = BODY_MAX) -> B:
    """The request's JSON, of ``most`` bytes. Raises ``NotAllowed``: ``page-too-big``, ``page-unreadable``."""
    if request.content_length is None or request.content_length > most:
        raise NotAllowed("page-too-big", most=most)
    try:
        async with asyncio.timeout(BODY_TIME):
            return msgspec.json.decode(await request.read(), type=kind)
    except (TimeoutError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise NotAllowed("page-unreadable") from None


async def file_of(request: web.Request, most: int) -> bytes:
    """A file that was sent as the request's body. Raises ``NotAllowed``: ``page-too-big``, ``page-unreadable``."""
    if request.content_length is None or request.content_length > most:
        raise NotAllowed("page-too-big", most=most)
    try:
        async with asyncio.timeout(FILE_TIME):
            return await request.content.readexactly(request.content_length)
    except (TimeoutError, asyncio.IncompleteReadError):
        raise NotAllowed("page-unreadable") from None


def token_of(request: web.Request) -> str:
    """The token in the request's header; empty without one."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if kind == "Bearer" else ""


def locale_of(request: web.Request) -> str:
    """The language that the page is in."""
    asked = request.query.get("lang", "")
    return asked if asked in LOCALES else LOCALES[0]


def press_number(said: str) -> int:
    """A press's number from its text. It is negative, while Discord's interactions have positive ids."""
    return -1 - (int.from_bytes(hashlib.sha256(said.encode()).digest()[:8]) >> 1)


def json_of(value: object, status: int = 200) -> web.Response:
    """An answer in JSON, which nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return web.Response(
        body=msgspec.json.encode(value), status=status, content_type="application/json", headers=headers
    )


def _trouble(error: Exception) -> str:
    return "disk-full" if isinstance(error, Unavailable) and error.kind == "full" else "storage-busy"


def refusal(error: Exception, locale: str, status: int | None = None) -> web.Response:
    """One sentence that says what is wrong."""
    code = error.code if isinstance(error, RulesError) else "storage-busy"
    if isinstance(error, Duplicate):
        status = 200
    elif isinstance(error, StorageError):
        status = 503
    response = json_of(None, status or (TOO_BIG if code == "page-too-big" else REFUSED.get(code, 409)))
    response.body = refused(error, locale)
    return response


def refused(error: Exception, locale: str) -> bytes:
    """An error as JSON: the code, the sentence, and dice that are to be typed."""
    code, facts = (error.code, error.facts) if isinstance(error, RulesError) else (_trouble(error), {})
    worded = "page-stale" if code == "stale" else code  # the page shows the new question by itself
    found: dict[str, Any] = {"error": code, "text": error_line(locale, worded, facts)}
    if code == "dice-needed":
        found["dice"] = facts.get("dice", ())
    return msgspec.json.encode(found)
