"""Signed tokens: a link to one game's board, for one of its players or to watch; a pass to a channel's boards."""

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

WATCHER = 0
"""The user of a link that anybody may follow: it shows what everybody may see."""
INSIDE = "inside"
"""In place of a link: a press, which opens the board inside Discord, or brings one's own link."""
NO_GAME = "0"
"""In place of a game's id: the link opens the drawing page without a game."""
LIFE = 8
"""Days: a link is made for at least seven, and stays the same for one."""
STAY = DAY
"""Seconds that a pass lasts: the page asks for another one."""
SOON = 300.0
"""Seconds that Discord may take to open a board: it may ask the user first."""
SCOPE, _KEY = "links", "key"
KEPT = 4096
_TOKEN = re.compile(r"([0-9a-f]{1,32}|\d{1,20}-\d{1,20})\.(\d{1,20})\.(\d{1,12})\.(\d{1,9})\.([A-Za-z0-9_-]{43})")


class Place(Struct, frozen=True):
    """A channel and its server; None in direct messages."""

    guild: int | None
    channel: int


class Pass(Struct, frozen=True):
    """What a valid token says: its user or ``WATCHER``, and one game, or the place whose games it opens."""

    user: int
    game: str = ""
    place: Place | None = None


class Links:
    """Makes and reads tokens. ``base``: the address of the page; empty where there is none.

    ``inside``: Discord opens the page too.

    A user's tokens carry the number in their setting ``links``: a token is void as soon as that is another one, and
    while it is odd there are no links. The number in its server's setting ``links`` is signed with it. The key is
    kept in the database; with another key every token is void.
    """

    def __init__(self, storage: Storage, preferences: Preferences, clock: Clock) -> None:
        self._settings, self._games = storage.settings, storage.games
        self._servers: OrderedDict[str, int | None] = OrderedDict()
        self._preferences = preferences
        self._clock = clock
        self.base, self.inside = "", False
        self._key = b""
        self._asked: OrderedDict[int, tuple[str, float]] = OrderedDict()

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
        """Remember which server a game is on (None: direct messages)."""
        self._servers[game] = server
        self._servers.move_to_end(game)
        while len(self._servers) > KEPT:
            self._servers.popitem(last=False)

    def address(self, game: str, user: int = WATCHER, locale: str = "en") -> str:
        """A link to a game's board; empty where there is no page, or the user wants no links."""
        if not self.base or self._preferences.user(user).links % 2:
            return ""
        expires = (self._clock.now() // DAY + LIFE) * DAY
        return f"{self.base}#{self._signed(game, user, self._servers.get(game), expires)}:{locale}"

    def drawing(self, user: int, locale: str, game: str = NO_GAME) -> str:
        """A link to the page on which a user draws battlefields, for a game or none; empty as ``address``."""
        return self.address(game, user, locale).replace("#", "draw.html#", 1)

    def page(self, game: str, user: int, locale: str) -> str:
        """How a user's button leads to a game's board: a link to it, or ``INSIDE``; empty where nothing does."""
        return INSIDE if self.inside else self.address(game, user, locale)

    @property
    def public(self) -> str:
        """How a button that everybody sees leads to a board: no link, since each has their own."""
        return INSIDE if self.inside or self.base else ""

    def admit(self, user: int, place: Place) -> str:
        """A token for a user whom Discord has seen in a place: it opens the place's games, and all of their own."""
        return self._signed(f"{place.guild or 0}-{place.channel}", user, place.guild, self._clock.now() + STAY)

    def expect(self, user: int, game: str) -> None:
        """Remember that a user has just asked Discord for a game's board; ``expected`` finds the game."""
        self._asked[user] = game, self._clock.now()
        self._asked.move_to_end(user)
        while len(self._asked) > KEPT:
            self._asked.popitem(last=False)

    def expected(self, user: int) -> str:
        """The game whose board a user has asked Discord for in the last minutes; empty without one."""
        game, at = self._asked.get(user, ("", 0.0))
        return game if self._clock.now() < at + SOON else ""

    def _signed(self, where: str, user: int, server: int | None, expires: float) -> str:
        said = f"{where}.{user}.{int(expires)}.{self._preferences.user(user).links}"
        return f"{said}.{self._signature(server, said)}"

    def _signature(self, server: int | None, said: str) -> str:
        voided = self._preferences.guild(server).links
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
        where, user = found[1], int(found[2])
        place = _place(where)
        server = place.guild if place is not None else await self._server_of(where)
        if not hmac.compare_digest(self._signature(server, said), given):
            raise NotAllowed("link-void")
        if self._clock.now() >= int(found[3]):
            raise NotAllowed("link-expired")
        if self._preferences.user(user).links != int(found[4]):
            raise NotAllowed("link-void")
        return Pass(user, "" if place else where, place)

    async def _server_of(self, game: str) -> int | None:
        if game not in self._servers and (row := await self._games.get(game)) is not None:
            self.note(game, row.guild)
        return self._servers.get(game)


def _place(where: str) -> Place | None:
    """The place that a token names, if it names no game."""
    guild, apart, channel = where.partition("-")
    return Place(int(guild) or None, int(channel)) if apart else None
