"""The channel of a game: the place that posts there, and knows what Discord's refusals mean.

A refusal never stops a game. Threads that have gone to sleep are woken. Whatever else keeps the board from being shown
is told to the game's host once, in private: by direct message or, if those are closed, with the answer to what they do
next.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord import ui
from msgspec import Struct

from table import Game, Table
from text import escape
from text.fluent.catalogue import say

__all__ = ["LONGEST", "Channels", "Trouble", "lacking", "permission_names", "wake"]

log = logging.getLogger(__name__)

T = TypeVar("T")

LONGEST = 10080
"""Minutes until a thread that nobody writes in goes to sleep: the most that Discord takes."""

ARCHIVED, LOCKED = 50083, 160005
NO_ACCESS, NO_PERMISSION = 50001, 50013
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
MARK = "trouble"


class Trouble(Struct, frozen=True):
    """What keeps a board from being shown: its kind, the permissions that are missing, Discord's number."""

    kind: str
    permissions: tuple[str, ...] = ()
    code: int = 0

    @property
    def mark(self) -> str:
        """How it is remembered as said."""
        return f"{self.kind}:{','.join(self.permissions) or self.code}"


class Channels:
    """Posts, edits and deletes in the channels of games. Raises ``discord.HTTPException`` after it has taken note."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table
        self.troubled: dict[str, str] = {}
        """Games whose board could not be shown, and the mark of what failed and why."""
        self.untold: dict[int, list[tuple[str, str, str]]] = {}
        """By host, what could not be told by direct message: (game, mark, sentence)."""

    def know(self, game: Game, marks: Mapping[str, str]) -> None:
        """What was told before a restart is not told again."""
        if MARK in marks:
            self.troubled.setdefault(game.id, marks[MARK])

    async def send(
        self,
        game: Game,
        view: ui.LayoutView,
        files: Sequence[discord.File] = (),
        *,
        nonce: str | None = None,
    ) -> discord.Message:
        """Posts a message. With a ``nonce``, Discord posts it once, however often it is sent within minutes."""
        more: dict[str, Any] = {} if nonce is None else {"nonce": nonce}
        channel, fresh = self._client.get_partial_messageable(game.channel), _copies(files)
        return await self._reach(game, "send", lambda: channel.send(view=view, files=fresh(), **more))

    async def edit(
        self, game: Game, message: int, view: ui.LayoutView, files: Sequence[discord.File] | None = None
    ) -> bool:
        """Edits a message of ours; False if it is not there any more."""
        there = self._client.get_partial_messageable(game.channel).get_partial_message(message)
        fresh = None if files is None else _copies(files)
        try:
            if fresh is None:
                await self._reach(game, "edit", lambda: there.edit(view=view))
            else:
                await self._reach(game, "edit", lambda: there.edit(view=view, attachments=fresh()))
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            return False
        return True

    async def delete(self, game: Game, message: int) -> None:
        """Deletes a message of ours, if it is still there."""
        there = self._client.get_partial_messageable(game.channel).get_partial_message(message)
        try:
            await self._reach(game, "delete", there.delete)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise

    # -- what stands in the way ---------------------------------------------------------------------------------

    async def _reach(self, game: Game, verb: str, call: Callable[[], Awaitable[T]]) -> T:
        try:
            try:
                done = await call()
            except discord.HTTPException as error:
                if error.code != ARCHIVED or not await wake(self._client, game.channel):
                    raise
                done = await call()
        except discord.HTTPException as error:
            await self._note(game, verb, error)
            raise
        # Editing needs less than sending: that it goes well proves nothing.
        if game.id in self.troubled and verb in ("send", self.troubled[game.id].partition(" ")[0]):
            await self._solved(game)
        return done

    async def _solved(self, game: Game) -> None:
        del self.troubled[game.id]
        for told in self.untold.values():
            told[:] = [item for item in told if item[0] != game.id]
        await self._table.storage.set_mark(game.id, MARK, None)

    async def _note(self, game: Game, verb: str, error: discord.HTTPException) -> None:
        """Tells the host what is missing, unless they have been told the same since it last went well."""
        trouble = await self._trouble(game, error)
        if trouble is None:
            return
        before, mark = self.troubled.get(game.id, ""), f"{verb} {trouble.mark}"
        if before.partition(" ")[2] == trouble.mark:
            return
        self.troubled[game.id] = mark
        log.warning("board-in-trouble game=%s channel=%s mark=%s", game.id, game.channel, mark)
        locale = self._table.preferences.user(game.host).language or game.locale
        sentence = _sentence(locale, game, trouble)
        if await self._told(game.host, sentence):
            await self._table.storage.set_mark(game.id, MARK, mark)
        else:
            self.untold.setdefault(game.host, []).append((game.id, mark, sentence))

    async def _told(self, user: int, sentence: str) -> bool:
        view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(sentence))
        view.stop()
        try:
            channel = await self._client.create_dm(discord.Object(user))
            await channel.send(view=view)
        except discord.HTTPException as error:
            log.info("no-direct-message user=%s status=%s code=%s", user, error.status, error.code)
            return False
        return True

    async def tell(self, user: int, say_privately: Callable[[str], Awaitable[Any]]) -> None:
        """Says to a host who is here what could not be told by direct message."""
        for game, mark, sentence in self.untold.pop(user, []):
            await say_privately(sentence)
            await self._table.storage.set_mark(game, MARK, mark)

    async def _trouble(self, game: Game, error: discord.HTTPException) -> Trouble | None:
        """What a refusal means; None for what passes by itself, or what only this message meets."""
        missing = lacking(self._client, game.channel)
        if error.code in (NO_ACCESS, NO_PERMISSION):
            if missing or error.code == NO_PERMISSION:
                return Trouble("permissions", missing or ("unknown",))
            return Trouble("access")
        if error.code == UNKNOWN_CHANNEL:
            row = await self._table.storage.game(game.id)
            removed = row is not None and row.guild is not None and self._client.get_guild(row.guild) is None
            return Trouble("access" if removed else "gone")
        if error.code in (ARCHIVED, LOCKED):
            return Trouble("locked")
        if error.status in (401, 403):
            return Trouble("other", code=error.code)
        return None


def _copies(files: Sequence[discord.File]) -> Callable[[], list[discord.File]]:
    """Makes the files anew for each attempt: a file that was sent, or refused, is closed."""
    kept = [(file.fp.read(), file.filename) for file in files]
    return lambda: [discord.File(io.BytesIO(data), name) for data, name in kept]


def lacking(client: discord.Client, channel: int) -> tuple[str, ...]:
    """The permissions that a table needs and the bot has not in a channel, as far as it knows the channel."""
    there = client.get_channel(channel)
    guild = getattr(there, "guild", None)
    if not isinstance(there, discord.abc.GuildChannel | discord.Thread) or guild is None or guild.me is None:
        return ()
    try:
        mine = there.permissions_for(guild.me)
    except discord.ClientException:
        return ()
    needed = list(NEEDED)
    if isinstance(there, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    missing = [name for name in needed if not getattr(mine, name)]
    for first in needed[:2]:  # without these two the others do not count
        if first in missing:
            return (first,)
    return tuple(missing)


def permission_names(locale: str, permissions: Sequence[str]) -> str:
    """Permissions as Discord calls them."""
    return ", ".join(say(locale, f"permission-{name.replace('_', '-')}") for name in permissions)


def _sentence(locale: str, game: Game, trouble: Trouble) -> str:
    facts: dict[str, Any] = {"title": escape(game.title)}
    if trouble.kind != "gone":
        facts["channel"] = f"<#{game.channel}>"
    if trouble.kind == "permissions":
        facts["permissions"] = permission_names(locale, trouble.permissions)
    if trouble.kind == "other":
        facts["code"] = str(trouble.code)
    return say(locale, f"trouble-{trouble.kind}", **facts)


async def wake(client: discord.Client, channel: int) -> bool:
    """Opens a thread that sleeps, and lets it stay awake as long as it may; False if it cannot be opened."""
    try:
        thread = client.get_channel(channel) or await client.fetch_channel(channel)
        if not isinstance(thread, discord.Thread) or (thread.locked and not _may_unlock(thread)):
            return False
        await thread.edit(archived=False)
    except discord.HTTPException as error:
        log.info("thread-sleeps channel=%s status=%s code=%s", channel, error.status, error.code)
        return False
    if thread.auto_archive_duration < LONGEST:
        try:
            await thread.edit(auto_archive_duration=LONGEST)  # type: ignore[arg-type]
        except discord.HTTPException as error:
            log.info("thread-as-before channel=%s status=%s code=%s", channel, error.status, error.code)
    return True


def _may_unlock(thread: discord.Thread) -> bool:
    try:
        return thread.permissions_for(thread.guild.me).manage_threads
    except discord.ClientException:
        return False
