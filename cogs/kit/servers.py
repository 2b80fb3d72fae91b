"""Servers and their channels: those of this process, what the bot may do there, threads that are archived."""

import logging
from collections.abc import Sequence
from typing import Literal

import discord
from msgspec import Struct

from text.fluent.catalogue import say

log = logging.getLogger(__name__)

ARCHIVE_AFTER: Literal[10080] = 10080
"""Minutes of silence until Discord archives a thread: the most that it takes."""

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")


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


async def may_see(client: discord.Client, channel: int, user: discord.abc.Snowflake) -> bool:
    """Whether a user sees a channel or thread that the bot sees. For a private thread it is always False."""
    there = await _channel(client, channel)
    if there is None or (isinstance(there, discord.Thread) and there.is_private()):
        return False
    try:
        known = isinstance(user, discord.Member) and user.guild.id == there.guild.id
        member = user if known else await there.guild.fetch_member(user.id)
        return isinstance(member, discord.Member) and there.permissions_for(member).view_channel
    except (discord.HTTPException, discord.ClientException):
        return False


async def may_write(client: discord.Client, channel: int, user: int) -> bool:
    """Whether a user may write in a channel or thread that the bot sees; in direct messages always."""
    there = await _channel(client, channel)
    if there is None:
        return True
    try:
        allowed = there.permissions_for(await there.guild.fetch_member(user))
    except (discord.HTTPException, discord.ClientException):
        return False
    return allowed.send_messages_in_threads if isinstance(there, discord.Thread) else allowed.send_messages


def everybody_sees(client: discord.Client, channel: int) -> bool:
    """Whether every member of its server sees a channel, as far as the bot knows it."""
    there = client.get_channel(channel)
    if isinstance(there, discord.Thread):
        there = None if there.is_private() else there.parent
    if not isinstance(there, discord.abc.GuildChannel):
        return False
    return there.permissions_for(there.guild.default_role).view_channel


async def _channel(client: discord.Client, channel: int) -> discord.abc.GuildChannel | discord.Thread | None:
    try:
        there = client.get_channel(channel) or await client.fetch_channel(channel)
    except discord.HTTPException:
        return None
    return there if isinstance(there, discord.abc.GuildChannel | discord.Thread) else None


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
            await thread.edit(auto_archive_duration=ARCHIVE_AFTER)
        except discord.HTTPException as error:
            log.info("thread-as-before channel=%s status=%s code=%s", channel, error.status, error.code)
    return True


def _may_unlock(thread: discord.Thread) -> bool:
    try:
        return thread.permissions_for(thread.guild.me).manage_threads
    except discord.ClientException:
        return False


class Shards(Struct, frozen=True):
    """The shards of this process ``of`` so many; none: it serves every server."""

    mine: tuple[int, ...] = ()
    of: int = 1

    def serve(self, guild: int) -> bool:
        """Whether the server is one of this process's."""
        return not self.mine or (guild >> 22) % self.of in self.mine


def shards_of(client: discord.Client) -> Shards:
    """The shards of a client."""
    mine = tuple(getattr(client, "shard_ids", None) or ())
    return Shards(mine, client.shard_count or 1) if mine else Shards()


def served_by(client: discord.Client) -> Shards:
    """The shards whose pings and clocks a client serves: its own, and those whose process is gone."""
    shards = shards_of(client)
    return Shards((*shards.mine, *(n for n in getattr(client, "orphans", ()) if n not in shards.mine)), shards.of)
