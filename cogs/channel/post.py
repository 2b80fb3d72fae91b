"""Posting in a game's channel: the only module that posts there and interprets Discord's refusals.

A refusal never stops a game. Archived threads are reopened. Any other trouble is reported to the game's host once, in
private: by direct message or, if those are closed, with the answer to the host's next interaction.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord import ui
from msgspec import Struct

from cogs.channel.marks import TROUBLE
from cogs.kit.glyphs import GLYPHS
from cogs.views.components import text, view
from table import Game, Table
from text import escape
from text.fluent.catalogue import say

__all__ = [
    "ARCHIVED",
    "ARCHIVE_AFTER",
    "UNKNOWN_CHANNEL",
    "Channels",
    "Trouble",
    "missing_permissions",
    "permission_names",
    "reopen_thread",
    "send_directly",
]

log = logging.getLogger(__name__)

T = TypeVar("T")

ARCHIVE_AFTER = 10080
"""Minutes of silence until Discord archives a thread: the most that it takes."""

ARCHIVED, LOCKED = 50083, 160005
NO_ACCESS, NO_PERMISSION = 50001, 50013
UNKNOWN_CHANNEL = 10003
NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")


class Trouble(Struct, frozen=True):
    """Why a board cannot be shown: the kind, the permissions that are missing, Discord's error code."""

    kind: str
    permissions: tuple[str, ...] = ()
    code: int = 0

    @property
    def mark(self) -> str:
        """The trouble as it is remembered."""
        return f"{self.kind}:{','.join(self.permissions) or self.code}"


class Channels:
    """Posts, edits and deletes in the channels of games. Raises ``discord.HTTPException`` after reporting it."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table
        self.troubled: dict[str, str] = {}
        """Games whose board could not be shown: what was tried, and the mark of the trouble."""
        self.undelivered: dict[int, list[tuple[str, str, str]]] = {}
        """By host, reports that no direct message could deliver: (game, mark, sentence)."""

    def recall_trouble(self, game: Game, marks: Mapping[str, str]) -> None:
        """Remember what was reported before a restart: it is not reported again."""
        if TROUBLE in marks:
            self.troubled.setdefault(game.id, marks[TROUBLE])

    async def send(
        self,
        game: Game,
        view: ui.LayoutView,
        files: Sequence[discord.File] = (),
        *,
        nonce: str | None = None,
    ) -> discord.Message:
        """Post a message. With a ``nonce``, Discord posts it once, however often it is sent within minutes."""
        channel, fresh = self._client.get_partial_messageable(game.channel), _copies(files)
        more: dict[str, Any] = {} if nonce is None else {"nonce": nonce}
        return await self._call(game, "send", lambda: channel.send(view=view, files=fresh(), **more))

    async def edit(
        self, game: Game, message: int, view: ui.LayoutView, files: Sequence[discord.File] | None = None
    ) -> bool:
        """Edit a message of the bot's; False if it has been deleted."""
        there = self._client.get_partial_messageable(game.channel).get_partial_message(message)
        fresh = None if files is None else _copies(files)
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
        locale = self._table.preferences.user(game.host).language or game.locale
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


async def send_directly(client: discord.Client, user: int, view: ui.LayoutView) -> discord.Message | None:
    """Send a direct message; None if the user takes none."""
    try:
        channel = await client.create_dm(discord.Object(user))
        return await channel.send(view=view)
    except discord.HTTPException as error:
        log.info("no-direct-message user=%s status=%s code=%s", user, error.status, error.code)
        return None


# -- permissions and threads ----------------------------------------------------------------------------------------


def missing_permissions(client: discord.Client, channel: int) -> tuple[str, ...]:
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


async def reopen_thread(client: discord.Client, channel: int) -> bool:
    """Open an archived thread, for as long as Discord lets it be open; False if it cannot be opened."""
    try:
        thread = client.get_channel(channel) or await client.fetch_channel(channel)
        if not isinstance(thread, discord.Thread) or (thread.locked and not _may_unlock(thread)):
            return False
        await thread.edit(archived=False)
    except discord.HTTPException as error:
        log.info("thread-sleeps channel=%s status=%s code=%s", channel, error.status, error.code)
        return False
    if thread.auto_archive_duration < ARCHIVE_AFTER:
        try:
            await thread.edit(auto_archive_duration=ARCHIVE_AFTER)  # type: ignore[arg-type]
        except discord.HTTPException as error:
            log.info("thread-as-before channel=%s status=%s code=%s", channel, error.status, error.code)
    return True


def _may_unlock(thread: discord.Thread) -> bool:
    try:
        return thread.permissions_for(thread.guild.me).manage_threads
    except discord.ClientException:
        return False
