"""The way in from Discord: who has opened the board there, where, and the token that they get for it."""

import base64
import hashlib
import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any
from urllib.parse import quote

import aiohttp
from aiohttp import web
from msgspec import Struct

from table import Game, NotAllowed, Table
from table.records.links import Place
from web.guard import HEADERS, SANDBOXED, Guard, body_of, json_of
from web.words import asset

API = "https://discord.com/api/v10"
PATIENCE = aiohttp.ClientTimeout(total=10)
_TAG = '<script type="module" src="main.js"></script>'
"""The page's tag that loads its modules in a browser."""
_INSTANCE = re.compile(r"[\w:.-]{1,200}", re.ASCII)


class Activity(Struct, frozen=True):
    """The application whose Activity the board is. ``application``: its id, None until it is known.

    ``secret`` and ``token``: the application's and its bot's, which Discord knows them by. ``ancestors``: who may frame
    the page.
    """

    application: Callable[[], int | None]
    secret: str
    token: str
    api: Callable[[], str] = lambda: API
    ancestors: str = "https://discord.com https://*.discordsays.com"

    def origins(self) -> tuple[str, ...]:
        """The origins that the page may have inside Discord; none while the application is unknown."""
        application = self.application()
        return () if application is None else (f"https://{application}.discordsays.com", SANDBOXED)


class _Entering(Struct, frozen=True, forbid_unknown_fields=True):
    """Discord's ``code`` for a user, what proves that this page asked for it, and the instance that shows the page."""

    code: str
    verifier: str
    instance: str


class Entrance:
    """Lets in whom Discord has seen in an instance of the Activity."""

    def __init__(self, guard: Guard, activity: Activity) -> None:
        self._guard, self._activity = guard, activity

    async def page(self, request: web.Request) -> web.StreamResponse:
        """The page as Discord frames it, at the root of its address or at the board's own."""
        application = self._activity.application()
        if application is None:
            raise NotAllowed("page-starting")
        folder = "" if request.path.endswith("board/") else "board/"
        text, digest = _page(folder, application)
        policy = HEADERS["Content-Security-Policy"]
        policy = policy.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'")
        policy = policy.replace("frame-ancestors 'none'", f"frame-ancestors {self._activity.ancestors}")
        headers = {name: value for name, value in HEADERS.items() if name != "X-Frame-Options"}
        headers |= {"Content-Security-Policy": policy, "Cache-Control": "no-cache"}
        return web.Response(text=text, content_type="text/html", headers=headers)

    async def enter(self, request: web.Request) -> web.StreamResponse:
        """A token for the user, Discord's own for them, the language that they have chosen, and the game to show first.

        Without a language, that of their Discord; without a game, a choice of games.
        """
        self._guard.count_address(request)
        asked = await body_of(request, _Entering)
        table, application = self._guard.table, self._activity.application()
        if application is None:
            raise NotAllowed("page-starting")
        async with aiohttp.ClientSession(timeout=PATIENCE) as session:
            try:
                access, user = await self._who(session, application, asked)
                place = await self._where(session, application, asked.instance, user)
            except (aiohttp.ClientError, TimeoutError, OSError, ValueError, KeyError, TypeError):
                raise NotAllowed("entry-no-discord") from None
        token = table.links.admit(user, place)
        said = {"token": token, "access": access, "lang": table.preferences.user(user).language or ""}
        return json_of(said | {"game": await _first_game(table, user, place)})

    async def _who(self, session: aiohttp.ClientSession, application: int, asked: _Entering) -> tuple[str, int]:
        """The user's token and id. Raises ``NotAllowed("entry-code")`` for a code that is used, expired or foreign."""
        form = {
            "client_id": str(application),
            "client_secret": self._activity.secret,
            "grant_type": "authorization_code",
            "code": asked.code,
            "code_verifier": asked.verifier,
        }
        async with session.post(f"{self._activity.api()}/oauth2/token", data=form) as answer:
            said = await _discord_json(answer)
        if "access_token" not in said:
            raise NotAllowed("entry-code")
        access = str(said["access_token"])
        headers = {"Authorization": f"Bearer {access}"}
        async with session.get(f"{self._activity.api()}/users/@me", headers=headers) as answer:
            return access, int((await _discord_json(answer))["id"])

    async def _where(self, session: aiohttp.ClientSession, application: int, instance: str, user: int) -> Place:
        """Where the instance is. Raises ``NotAllowed``: ``entry-gone``, ``entry-absent`` for one who is not in it."""
        if not _INSTANCE.fullmatch(instance):
            raise NotAllowed("entry-gone")
        address = f"{self._activity.api()}/applications/{application}/activity-instances/{quote(instance, safe='')}"
        async with session.get(address, headers={"Authorization": f"Bot {self._activity.token}"}) as answer:
            if answer.status == 404:
                raise NotAllowed("entry-gone")
            said = await _discord_json(answer)
        if str(user) not in map(str, said["users"]):
            raise NotAllowed("entry-absent")
        location = said["location"]
        return Place(int(location.get("guild_id") or 0) or None, int(location.get("channel_id") or 0))


@cache
def _page(folder: str, application: int) -> tuple[str, str]:
    """The page whose files are in a folder beside it, and the digest of the script that stands in it.

    Discord's proxy lets a frame without an origin load only what such a script loads: it signs it, and no other. It
    comes first: what the other one asked for in vain before could not be loaded any more.
    """
    script = f'import("./{folder}main.js");import("./{folder}activity.js");'
    text = asset("index.html")[0].decode()
    sheets = f'href="{folder}style.css">\n<link rel="stylesheet" href="{folder}inside.css"'
    text = text.replace('href="style.css"', sheets)
    text = text.replace(_TAG, f'<meta name="application" content="{application}">')
    tags = f"<script>{script}</script>\n{_TAG.replace('main.js', f'{folder}main.js')}"
    text = text.replace("</body>", f"{tags}\n</body>")
    return text, base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


async def _discord_json(answer: aiohttp.ClientResponse) -> Mapping[str, Any]:
    """Discord's answer. Raises ``ValueError`` for an error of Discord's own, ``TypeError`` for no object."""
    if answer.status >= 500 or answer.status == 429:
        raise ValueError(answer.status)
    said = json.loads(await answer.text())
    if not isinstance(said, dict):
        raise TypeError(said)
    return said


async def _first_game(table: Table, user: int, place: Place) -> str:
    """The game whose board the user has just asked for, else the place's unfinished one."""
    expected = table.links.expected(user)
    game = await _known(table, expected) if expected else None
    if game is not None and (game.channel == place.channel or game.player_of(user) is not None):
        return game.id
    row = await table.storage.games.unfinished_in(place.channel)
    return "" if row is None else row.id


async def _known(table: Table, game: str) -> Game | None:
    try:
        return await table.game(game)
    except NotAllowed:
        return None
