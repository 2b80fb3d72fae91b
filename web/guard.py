"""What every answer of the page's routes goes through: who asks, how much, how often; headers; refusals."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from rules import RulesError
from storage import StorageError
from table import Duplicate, Game, NotAllowed, Person, Table
from table.records.links import WATCHER
from text import LOCALES, error_line
from web.proxies import Network, asking

__all__ = ["HEADERS", "Guard", "Visitor", "json_of"]

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
RATE, BURST = 25.0, 60.0
"""Requests a second of one person in one game, or of one address without a valid token; so many at once."""
KEPT = 4096
REFUSED = {"link-unreadable": 401, "link-expired": 401, "link-void": 401, "not-seated": 403, "page-busy": 429}
TOO_BIG = 413

B = TypeVar("B")


class Visitor(msgspec.Struct, frozen=True):
    """Who looks at a game: one of its players, or a watcher (``player`` None)."""

    game: Game
    user: int
    player: int | None
    locale: str

    @property
    def person(self) -> Person:
        """The player as the table knows them. Raises ``NotAllowed("watching-only")`` for a watcher."""
        if self.player is None:
            raise NotAllowed("watching-only")
        return Person(self.user, self.game.seats[self.player].name)


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Guard:
    """Stands before the routes of one table. ``table``: None until the bot has opened its database."""

    def __init__(self, table: Callable[[], Table | None], proxies: Sequence[Network] = ()) -> None:
        self._table, self._proxies = table, proxies
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    @property
    def table(self) -> Table:
        """The table. Raises ``NotAllowed("page-starting")`` before there is one."""
        table = self._table()
        if table is None:
            raise NotAllowed("page-starting")
        return table

    def guarded(self, handler: Handler) -> Handler:
        """The handler with headers, and with refusals as one sentence."""

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
                response.headers.update(HEADERS)
            return response

        return handled

    def _check_origin(self, request: web.Request) -> None:
        """Refuse what another site's page sends. A program sends no origin, and needs a token all the same."""
        origin = request.headers.get("Origin")
        own = self._table()
        known = {request.host} | ({urlsplit(own.links.base).netloc} if own is not None else set())
        if origin is not None and urlsplit(origin).netloc not in known - {""}:
            raise NotAllowed("page-foreign")

    async def visitor(self, request: web.Request) -> Visitor:
        """Who asks. Raises ``NotAllowed``: ``page-busy``, as ``Links.read`` does, ``not-seated``, ``no-such-game``."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        address = asking(request, self._proxies)
        try:
            found = await self.table.links.read(token if kind == "Bearer" else "")
        except NotAllowed:
            self._count(f"from {address}")
            raise
        self._count(f"{found.game} {found.user}" if found.user != WATCHER else f"{found.game} {address}")
        game = await self.table.fresh(found.game)
        player = None if found.user == WATCHER else game.player_of(found.user)
        if found.user != WATCHER and player is None:
            raise NotAllowed("link-left")
        return Visitor(game, found.user, player, locale_of(request))

    def _count(self, who: str) -> None:
        """Raises ``NotAllowed("page-busy")`` for those who ask too often."""
        now = time.monotonic()
        left, at = self._left.pop(who, (BURST, now))
        left = min(BURST, left + (now - at) * RATE)
        self._left[who] = (max(0.0, left - 1), now)
        while len(self._left) > KEPT:
            self._left.popitem(last=False)
        if left < 1:
            raise NotAllowed("page-busy")


async def body_of(request: web.Request, kind: type[B]) -> B:
    """The request's JSON. Raises ``NotAllowed``: ``page-too-big``, ``page-unreadable``."""
    if request.content_length is None or request.content_length > BODY_MAX:
        raise NotAllowed("page-too-big", most=BODY_MAX)
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise NotAllowed("page-unreadable") from None


def locale_of(request: web.Request) -> str:
    """The language that the page is in."""
    asked = request.query.get("lang", "")
    return asked if asked in LOCALES else LOCALES[0]


def json_of(value: object, status: int = 200) -> web.Response:
    """An answer in JSON, which nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return web.Response(
        body=msgspec.json.encode(value), status=status, content_type="application/json", headers=headers
    )


def refusal(error: Exception, locale: str, status: int | None = None) -> web.Response:
    """One sentence that says what is wrong."""
    code, facts = (error.code, error.facts) if isinstance(error, RulesError) else ("storage-busy", {})
    found: dict[str, Any] = {"error": code, "text": error_line(locale, code, facts)}
    if code == "dice-needed":
        found["dice"] = facts.get("dice", ())
    if isinstance(error, Duplicate):
        return json_of(found)
    if isinstance(error, StorageError):
        return json_of(found, 503)
    return json_of(found, status or (TOO_BIG if code == "page-too-big" else REFUSED.get(code, 409)))
