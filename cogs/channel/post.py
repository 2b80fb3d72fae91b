"""Posting in a game's channel: the only module that posts there and interprets Discord's refusals.

A message is posted once, whatever happens meanwhile: it is claimed in the database before and noted after. Discord
takes its nonce once within minutes; later the message itself is looked for, by the id of its first component.

A refusal never stops a game. Archived threads are reopened. Any other trouble is reported to the game's host once, in
private: by direct message or, if those are closed, with the answer to the host's next interaction.
"""

import hashlib
import io
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Any, Self, TypeVar

import aiohttp
import discord
from discord import abc, ui
from msgspec import Struct

from cogs.channel.marks import BOARD, CALLED, CLAIM, DIRECT, PING, TROUBLE, change
from cogs.kit.glyphs import GLYPHS
from cogs.kit.servers import missing_permissions, permission_names, reopen_thread
from cogs.kit.text_first import read_as
from cogs.views.components import Button, message_link, rows_of, text, view
from storage import StorageError
from table import Game, Table
from text import escape
from text.fluent.catalogue import say

log = logging.getLogger(__name__)

T = TypeVar("T")

ARCHIVED, LOCKED = 50083, 160005
NO_ACCESS, NO_PERMISSION = 50001, 50013
UNKNOWN_CHANNEL = 10003


PASSING = (StorageError, OSError, TimeoutError, aiohttp.ClientError)
"""Errors of connections: they pass."""
SKEW = 60.0
"""Seconds by which Discord's clock and ours may differ."""
ABANDONED = 60.0
"""Seconds after which another process that was about to post counts as dead."""
NEWEST_MOST = 1000
"""Games whose newest message is remembered."""
LOOKED_AT = 200
"""Messages among which one is looked for that may have been posted."""

Marked = Callable[[str], Mapping[str, str | None]]
"""The marks that note a message, by its id."""


class Tag(Struct, frozen=True):
    """What a message is known by before its id is: the nonce of its request, the id of its first component."""

    nonce: str
    component: int

    @classmethod
    def of(cls, game: str, key: str) -> Self:
        """The tag of a game's message by that name."""
        digest = hashlib.sha256(f"{game} {key}".encode()).digest()
        return cls(digest[:12].hex(), 1 << 30 | int.from_bytes(digest[12:15]))

    def put_on(self, made: ui.LayoutView) -> None:
        """Tag a view."""
        made.children[0].id = self.component

    def is_on(self, message: discord.Message) -> bool:
        """Whether the message was sent with this tag."""
        return bool(message.components) and getattr(message.components[0], "id", None) == self.component


def passes(error: discord.HTTPException) -> bool:
    """Whether Discord may take the same request later."""
    return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status == HTTPStatus.TOO_MANY_REQUESTS


async def find_message(client: discord.Client, channel: abc.Messageable, tag: Tag, since: float) -> int | None:
    """The bot's own message with that tag, posted at that time or soon after; None without one."""
    after = datetime.fromtimestamp(max(0.0, since - SKEW), UTC)
    try:
        async for message in channel.history(after=after, limit=LOOKED_AT, oldest_first=True):
            if client.user is not None and message.author.id == client.user.id and tag.is_on(message):
                return message.id
    except discord.Forbidden:
        log.info("messages-not-read")
    return None


class Trouble(Struct, frozen=True):
    """Why a board cannot be shown: the kind, the permissions that are missing, Discord's error code."""

    kind: str
    permissions: tuple[str, ...] = ()
    code: int = 0

    @property
    def mark(self) -> str:
        """The trouble as it is remembered."""
        return f"{self.kind}:{','.join(self.permissions) or self.code}"


class Called(Struct, frozen=True):
    """The users whom a message names, and those of them whom Discord notifies of it. ``silent``: without a sound."""

    users: tuple[int, ...] = ()
    notified: tuple[int, ...] = ()
    silent: bool = False

    @classmethod
    def of(cls, table: Table, users: Iterable[int]) -> Self:
        """A mention of those users who want pings. Nobody is woken in their quiet hours or on their holiday: where all
        rest, it makes no sound; where some do, it calls the others."""
        now, person = table.clock.now(), table.preferences.user
        called = tuple(user for user in users if person(user).ping != "off")
        awake = tuple(user for user in called if person(user).free_at(now) <= now)
        return cls(called, awake or called, bool(called) and not awake)

    @property
    def names(self) -> str:
        """The mentions, to stand in the message."""
        return " ".join(f"<@{user}>" for user in self.users)

    @property
    def allowed(self) -> discord.AllowedMentions:
        """The mentions that Discord is to heed."""
        return discord.AllowedMentions(users=[discord.Object(user) for user in self.notified])


class Channels:
    """Posts, edits and deletes in the channels of games. Raises ``discord.HTTPException`` after reporting it.

    ``quiet``: without reports.
    """

    def __init__(self, client: discord.Client, table: Table, *, quiet: bool = False) -> None:
        self._client = client
        self._table = table
        self._quiet = quiet
        self._posting = Counter[tuple[str, str]]()
        self.troubled: dict[str, str] = {}
        """Games whose board could not be shown: what was tried, and the mark of the trouble."""
        self.newest: dict[str, int] = {}
        """The newest message of each game that this process has posted for."""
        self.undelivered: dict[int, list[tuple[str, str, str]]] = {}
        """By host, reports that no direct message could deliver: (game, mark, sentence)."""

    def recall_trouble(self, game: Game, marks: Mapping[str, str]) -> None:
        """Remember what was reported before a restart: it is not reported again."""
        if TROUBLE in marks:
            self.troubled.setdefault(game.id, marks[TROUBLE])

    async def reading(self, game: Game) -> str:
        """How the messages of a game are read: as its server says or, in direct messages, its host."""
        there = self._client.get_channel(game.channel)
        guild = getattr(getattr(there, "guild", None), "id", None)
        if guild is None and (row := await self._table.storage.games.get(game.id)) is not None:
            guild = row.guild
        preferences = self._table.preferences
        return preferences.user(game.host).reading if guild is None else preferences.guild(guild).boards

    async def send(
        self,
        game: Game,
        view: ui.LayoutView,
        files: Sequence[discord.File] = (),
        *,
        nonce: str | None = None,
        mentions: discord.AllowedMentions | None = None,
        silent: bool = False,
    ) -> discord.Message:
        """Post a message. With a ``nonce``, Discord posts it once, however often it is sent within minutes.

        ``silent``: who is mentioned finds it later, and no telephone rings.
        """
        channel = self._client.get_partial_messageable(game.channel)
        fresh = _copies(read_as(view, files, await self.reading(game)))
        more: dict[str, Any] = {"nonce": nonce, "allowed_mentions": mentions, "silent": silent or None}
        more = {name: value for name, value in more.items() if value is not None}
        sent = await self._call(game, "send", lambda: channel.send(view=view, files=fresh(), **more))
        self.newest[game.id] = sent.id
        if len(self.newest) > NEWEST_MOST:
            del self.newest[next(iter(self.newest))]
        return sent

    async def call(
        self,
        game: Game,
        key: str,
        users: Iterable[int],
        words: Callable[[str], str],
        ways: Callable[[str], list[Button]] = lambda _locale: [],
        *,
        private: bool = False,
    ) -> Called:
        """Call users as each wants it: by a direct message of these ``words`` and buttons in their language, sent once
        for the ``key``, or by the message in the channel, with what this returns.

        Of some who rest while others are called there, each finds a direct message that made no sound. What is
        ``private`` is written to all of them directly, and stands in the channel only where that is refused.
        """
        here, wanted, resting = self._asked(users, game.absent)
        if private:
            here, wanted = [], wanted | {*here}
        marks, row = await self._table.storage.marks.of_game(game.id), await self._table.storage.games.get(game.id)
        link = message_link(None if row is None else row.guild, game.channel, marks.get(BOARD))

        def made(locale: str) -> ui.LayoutView:
            board = Button(label=say(locale, "button-to-the-board"), url=link)
            return view(text(words(locale)), *rows_of([*ways(locale), board]))

        for user in wanted | resting if DIRECT + key not in marks else ():
            nonce = Tag.of(game.id, f"{key}/{user}").nonce
            if not await self._write(user, game.locale, made, nonce) and user in wanted:
                here.append(user)
        if wanted | resting:
            await self._table.storage.marks.set(game.id, DIRECT + key, "-")
        return Called.of(self._table, here)

    async def reach(self, users: Iterable[int], locale: str, words: Callable[[str], str]) -> Called:
        """Call users as ``call`` does, about no game, once each time; ``locale``: of those who have chosen none."""
        here, wanted, resting = self._asked(users, ())
        for user in wanted | resting:
            if not await self._write(user, locale, lambda own: view(text(words(own)))) and user in wanted:
                here.append(user)
        return Called.of(self._table, here)

    def _asked(self, users: Iterable[int], absent: Collection[int]) -> tuple[list[int], set[int], set[int]]:
        """Sort users by how each wants to be called: in the channel, by direct message, and those of the channel who
        rest while others there do not. An ``absent`` user gets no direct message."""
        called = Called.of(self._table, users)
        wanted = {user for user in called.users if self._table.preferences.user(user).ping == "message"} - {*absent}
        here = [user for user in called.users if user not in wanted]
        return here, wanted, set(here).difference(absent, Called.of(self._table, here).notified)

    async def _write(
        self, user: int, locale: str, made: Callable[[str], ui.LayoutView], nonce: str = ""
    ) -> discord.Message | None:
        """Send a user a direct message in their language, without a sound while they rest."""
        preferences, now = self._table.preferences, self._table.clock.now()
        own, silent = preferences.language(user, locale), preferences.user(user).free_at(now) > now
        return await send_directly(self._client, user, made(own), silent=silent, nonce=nonce)

    async def once(
        self,
        game: Game,
        key: str,
        view: ui.LayoutView,
        files: Sequence[discord.File] = (),
        *,
        noted: Marked,
        marks: dict[str, str] | None = None,
        mentions: discord.AllowedMentions | None = None,
        silent: bool = False,
    ) -> int:
        """Post a message, or find it where it may have been posted before; returns its id once it is noted.

        ``key``: names it among all messages of the game; ``marks``: gets what is noted too.
        """
        with self.under_way(game, key):
            message = await self._found_or_sent(game, key, view, _copies(files), mentions, silent)
            changes = {**noted(str(message)), CLAIM + key: None}
            await self._table.storage.marks.change(game.id, changes)
        change({} if marks is None else marks, changes)
        return message

    async def _found_or_sent(
        self,
        game: Game,
        key: str,
        view: ui.LayoutView,
        fresh: Callable[[], list[discord.File]],
        mentions: discord.AllowedMentions | None,
        silent: bool,
    ) -> int:
        tag, since = Tag.of(game.id, key), await self.claim(game, key)
        if since is not None:
            found = await self._find(game, tag, since)
            if found is not None and await self.edit(game, found, view, fresh()):
                return found
        tag.put_on(view)
        try:
            sent = await self.send(game, view, fresh(), nonce=tag.nonce, mentions=mentions, silent=silent)
        except discord.HTTPException as error:
            if error.status < HTTPStatus.INTERNAL_SERVER_ERROR:  # it was refused: nothing stands there
                await self._table.storage.marks.set(game.id, CLAIM + key, None)
            raise
        if since is not None:  # Discord may have answered with a message of then
            await self.edit(game, sent.id, view, fresh())
        return sent.id

    @contextmanager
    def under_way(self, game: Game, key: str) -> Iterator[None]:
        """Post a message that nobody else is to find and delete meanwhile."""
        self._posting[game.id, key] += 1
        try:
            yield
        finally:
            self._posting -= Counter([(game.id, key)])

    async def claim(self, game: Game, key: str) -> float | None:
        """Note that a message is about to be posted; since when that has been noted, None if it had not been."""
        now = self._table.clock.now()
        earlier = await self._table.storage.marks.claim(game.id, CLAIM + key, f"{now:.0f}")
        return None if earlier is None else float(earlier)

    async def sweep(self, game: Game, marks: Mapping[str, str]) -> bool:
        """Delete messages that were claimed and never noted: something else stands in their place by now.

        Returns whether another process may still be about to post one.
        """
        now, patience = self._table.clock.now(), ABANDONED if self._table.storage.shared else 0.0
        claims = [(name.removeprefix(CLAIM), since) for name, since in marks.items() if name.startswith(CLAIM)]
        swept = [each for each in claims if not each[0].startswith((PING, CALLED))]
        in_doubt = [each for each in swept if not self._posting[game.id, each[0]]]
        for key, since in in_doubt:
            if now - float(since) >= patience:
                await self.cancel(game, key, since)
        return any(now - float(since) < patience for _, since in in_doubt)

    async def cancel(self, game: Game, key: str, since: str) -> None:
        """Delete a message that was claimed then, if it was posted."""
        found = await self._find(game, Tag.of(game.id, key), float(since))
        if found is not None:
            await self.delete(game, found)
        await self._table.storage.marks.set(game.id, CLAIM + key, None)

    async def _find(self, game: Game, tag: Tag, since: float) -> int | None:
        channel = self._client.get_partial_messageable(game.channel)
        return await self._call(game, "find", lambda: find_message(self._client, channel, tag, since))

    async def edit(
        self, game: Game, message: int, view: ui.LayoutView, files: Sequence[discord.File] | None = None
    ) -> bool:
        """Edit a message of the bot's; False if it has been deleted."""
        there = self._client.get_partial_messageable(game.channel).get_partial_message(message)
        shown = read_as(view, files or (), await self.reading(game))
        fresh = None if files is None else _copies(shown)
        try:
            if fresh is None:
                await self._call(game, "edit", lambda: there.edit(view=view))
            else:
                await self._call(game, "edit", lambda: there.edit(view=view, attachments=fresh()))
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            return False
        return True

    async def delete(self, game: Game, message: int) -> None:
        """Delete a message of the bot's, if it is still there."""
        there = self._client.get_partial_messageable(game.channel).get_partial_message(message)
        try:
            await self._call(game, "delete", there.delete)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise

    # -- trouble ------------------------------------------------------------------------------------------------

    async def _call(self, game: Game, verb: str, call: Callable[[], Awaitable[T]]) -> T:
        """Call Discord, a second time once an archived thread is open again, or without emojis that are gone."""
        try:
            try:
                done = await call()
            except discord.HTTPException as error:
                if not GLYPHS.refused(error) and not (
                    error.code == ARCHIVED and await reopen_thread(self._client, game.channel)
                ):
                    raise
                done = await call()
        except discord.HTTPException as error:
            if not self._quiet:
                await self._report(game, verb, error)
            raise
        # Editing needs fewer permissions than sending: its success proves nothing.
        if game.id in self.troubled and verb in ("send", self.troubled[game.id].partition(" ")[0]):
            await self._clear_trouble(game)
        return done

    async def _clear_trouble(self, game: Game) -> None:
        del self.troubled[game.id]
        for reports in self.undelivered.values():
            reports[:] = [report for report in reports if report[0] != game.id]
        await self._table.storage.marks.set(game.id, TROUBLE, None)

    async def _report(self, game: Game, verb: str, error: discord.HTTPException) -> None:
        """Tell the host what is missing, unless they have been told the same since it last went well."""
        trouble = await self._trouble(game, error)
        if trouble is None:
            return
        before, mark = self.troubled.get(game.id, ""), f"{verb} {trouble.mark}"
        if before.partition(" ")[2] == trouble.mark:
            return
        self.troubled[game.id] = mark
        log.warning("board-in-trouble game=%s channel=%s mark=%s", game.id, game.channel, mark)
        locale = self._table.preferences.language(game.host, game.locale)
        sentence = _sentence(locale, game, trouble)
        if await send_directly(self._client, game.host, view(text(sentence))):
            await self._table.storage.marks.set(game.id, TROUBLE, mark)
        else:
            self.undelivered.setdefault(game.host, []).append((game.id, mark, sentence))

    async def deliver(self, user: int, send: Callable[[str], Awaitable[None]]) -> None:
        """Send a host the reports that no direct message could deliver."""
        for game, mark, sentence in self.undelivered.pop(user, []):
            await send(sentence)
            await self._table.storage.marks.set(game, TROUBLE, mark)

    async def _trouble(self, game: Game, error: discord.HTTPException) -> Trouble | None:
        """The trouble behind a refusal; None for one that passes by itself, or that concerns this message alone."""
        missing = missing_permissions(self._client, game.channel)
        if error.code in (NO_ACCESS, NO_PERMISSION):
            if missing or error.code == NO_PERMISSION:
                return Trouble("permissions", missing or ("unknown",))
            return Trouble("access")
        if error.code == UNKNOWN_CHANNEL:
            row = await self._table.storage.games.get(game.id)
            removed = row is not None and row.guild is not None and self._client.get_guild(row.guild) is None
            return Trouble("access" if removed else "gone")
        if error.code in (ARCHIVED, LOCKED):
            return Trouble("locked")
        if error.status in (401, 403):
            return Trouble("other", code=error.code)
        return None


def _copies(files: Sequence[discord.File]) -> Callable[[], list[discord.File]]:
    """Makes new files for each attempt: one that was sent, or refused, is closed."""
    kept = [(file.fp.read(), file.filename) for file in files]
    return lambda: [discord.File(io.BytesIO(data), name) for data, name in kept]


def _sentence(locale: str, game: Game, trouble: Trouble) -> str:
    facts = {"title": escape(game.title)}
    if trouble.kind != "gone":
        facts["channel"] = f"<#{game.channel}>"
    if trouble.kind == "permissions":
        facts["permissions"] = permission_names(locale, trouble.permissions)
    if trouble.kind == "other":
        facts["code"] = str(trouble.code)
    return say(locale, f"trouble-{trouble.kind}", **facts)


async def send_directly(
    client: discord.Client, user: int, view: ui.LayoutView, *, silent: bool = False, nonce: str = ""
) -> discord.Message | None:
    """Send a direct message; None if the user takes none. ``silent``: no telephone rings. Discord takes a ``nonce``
    once within minutes."""
    try:
        channel = await client.create_dm(discord.Object(user))
        more: dict[str, Any] = {"nonce": nonce} if nonce else {}
        return await channel.send(view=view, silent=silent, **more)
    except discord.HTTPException as error:
        log.info("no-direct-message user=%s status=%s code=%s", user, error.status, error.code)
        return None
