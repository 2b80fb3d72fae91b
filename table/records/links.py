"""Links to the board in the browser: signed tokens, each for one game, and for one of its players or to watch."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

from msgspec import Struct

from storage import Storage
from table.errors import NotAllowed
from table.settings import Preferences
from table.time.clock import DAY, Clock

__all__ = ["WATCHER", "Links", "Pass"]

WATCHER = 0
"""The user of a link that anybody may follow: it shows what everybody may see."""
LIFE = 8
"""Days: a link is made for at least seven, and stays the same for one."""
_SCOPE, _KEY = "links", "key"
_TOKEN = re.compile(r"([0-9a-f]{1,32})\.(\d{1,20})\.(\d{1,12})\.(\d{1,9})\.([A-Za-z0-9_-]{43})")


class Pass(Struct, frozen=True):
    """What a valid token says: its game, and its user or ``WATCHER``."""

    game: str
    user: int


class Links:
    """Makes and reads tokens. ``base``: the address of the page; empty where there is none.

    A user's tokens carry the number in their setting ``links``: a token is void as soon as that is another one, and
    while it is odd there are none. The key is kept in the database; with another key every token is void.
    """

    def __init__(self, storage: Storage, preferences: Preferences, clock: Clock) -> None:
        self._settings = storage.settings
        self._preferences = preferences
        self._clock = clock
        self.base = ""
        self._key = b""

    async def load(self) -> None:
        """Read the key; make one where there is none."""
        stored = (await self._settings.of_scope(_SCOPE)).get(_KEY)
        if stored is None:
            await self.roll()
        else:
            self._key = bytes.fromhex(stored)

    async def roll(self) -> None:
        """Make a new key: every link made so far is void."""
        self._key = secrets.token_bytes(32)
        await self._settings.set(_SCOPE, {_KEY: self._key.hex()})

    def address(self, game: str, user: int = WATCHER, locale: str = "en") -> str:
        """A link to a game's board; empty where there is no page, or the user wants no links."""
        made = self._preferences.user(user).links
        if not self.base or made % 2:
            return ""
        return f"{self.base}#{self._signed(game, user, made)}:{locale}"

    def _signed(self, game: str, user: int, made: int) -> str:
        expires = int(self._clock.now() // DAY + LIFE) * int(DAY)
        said = f"{game}.{user}.{expires}.{made}"
        return f"{said}.{_mac(self._key, said)}"

    async def read(self, token: str) -> Pass:
        """What a token says. Raises ``NotAllowed``: ``link-unreadable``, ``link-expired``, ``link-void``."""
        found = _TOKEN.fullmatch(token)
        if found is None:
            raise NotAllowed("link-unreadable")
        await self.load()
        said, given = token.rpartition(".")[::2]
        if not hmac.compare_digest(_mac(self._key, said), given):
            raise NotAllowed("link-void")
        game, user = found[1], int(found[2])
        if self._clock.now() >= int(found[3]):
            raise NotAllowed("link-expired")
        if self._preferences.user(user).links != int(found[4]):
            raise NotAllowed("link-void")
        return Pass(game, user)


def _mac(key: bytes, said: str) -> str:
    digest = hmac.new(key, f"mf-link-1 {said}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
