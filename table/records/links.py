"""Links to the board in the browser: signed tokens, each for one game, and for one of its players or to watch."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections import OrderedDict

from msgspec import Struct

from storage import Storage
from table.errors import NotAllowed
from table.settings import Preferences
from table.time.clock import DAY, Clock

__all__ = ["SCOPE", "WATCHER", "Links", "Pass"]

WATCHER = 0
"""The user of a link that anybody may follow: it shows what everybody may see."""
LIFE = 8
"""Days: a link is made for at least seven, and stays the same for one."""
SCOPE, _KEY = "links", "key"
KEPT = 4096
_TOKEN = re.compile(r"([0-9a-f]{1,32})\.(\d{1,20})\.(\d{1,12})\.(\d{1,9})\.([A-Za-z0-9_-]{43})")


class Pass(Struct, frozen=True):
    """What a valid token says: its game, and its user or ``WATCHER``."""

    game: str
    user: int


class Links:
    """Makes and reads tokens. ``base``: the address of the page; empty where there is none.

    A user's tokens carry the number in their setting ``links``: a token is void as soon as that is another one, and
    while it is odd there are none. The number in its game's server's setting ``links`` is signed with it. The key is
    kept in the database; with another key every token is void.
    """

    def __init__(self, storage: Storage, preferences: Preferences, clock: Clock) -> None:
        self._settings, self._games = storage.settings, storage.games
        self._servers: OrderedDict[str, int | None] = OrderedDict()
        self._preferences = preferences
        self._clock = clock
        self.base = ""
        self._key = b""

    async def load(self) -> None:
        """Read the key; make one where there is none."""
        stored = (await self._settings.of_scope(SCOPE)).get(_KEY)
        if stored is None:
            await self.roll()
        else:
            self._key = bytes.fromhex(stored)

    async def roll(self) -> None:
        """Make a new key: every link made so far is void."""
        self._key = secrets.token_bytes(32)
        await self._settings.set(SCOPE, {_KEY: self._key.hex()})

    def note(self, game: str, server: int | None) -> None:
        """Keep in mind which server a game is on, as its row says."""
        self._servers[game] = server
        self._servers.move_to_end(game)
        while len(self._servers) > KEPT:
            self._servers.popitem(last=False)

    def address(self, game: str, user: int = WATCHER, locale: str = "en") -> str:
        """A link to a game's board; empty where there is no page, or the user wants no links."""
        made = self._preferences.user(user).links
        if not self.base or made % 2:
            return ""
        expires = int(self._clock.now() // DAY + LIFE) * int(DAY)
        said = f"{game}.{user}.{expires}.{made}"
        return f"{self.base}#{said}.{self._signature(game, said)}:{locale}"

    def _signature(self, game: str, said: str) -> str:
        voided = self._preferences.guild(self._servers.get(game)).links
        message = f"mf-link-1 {said} {voided}" if voided else f"mf-link-1 {said}"
        digest = hmac.new(self._key, message.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    async def read(self, token: str) -> Pass:
        """What a token says. Raises ``NotAllowed``: ``link-unreadable``, ``link-expired``, ``link-void``."""
        found = _TOKEN.fullmatch(token)
        if found is None:
            raise NotAllowed("link-unreadable")
        await self.load()
        said, given = token.rpartition(".")[::2]
        game, user = found[1], int(found[2])
        if game not in self._servers and (row := await self._games.get(game)) is not None:
            self.note(game, row.guild)
        if not hmac.compare_digest(self._signature(game, said), given):
            raise NotAllowed("link-void")
        if self._clock.now() >= int(found[3]):
            raise NotAllowed("link-expired")
        if self._preferences.user(user).links != int(found[4]):
            raise NotAllowed("link-void")
        return Pass(game, user)
