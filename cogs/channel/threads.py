"""Threads of games: opened with the game, reopened while it waits; and boards drawn again when permissions return."""

import contextlib
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord.ext import commands

from cogs.channel.board import Boards
from cogs.channel.post import PASSING
from cogs.kit.interaction import Interaction, private_locale
from cogs.kit.servers import ARCHIVE_AFTER, missing_permissions, permission_names, reopen_thread
from storage import GameRow
from table import NotAllowed, Table

NAME_MAX = 100
MINUTE = 60
SLACK = 10 * MINUTE
"""Discord archives a thread up to so many seconds before or after it is due."""


async def open_thread(interaction: Interaction, title: str) -> discord.Thread:
    """Open a public thread in the interaction's channel. Raises ``NotAllowed``."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise NotAllowed("no-thread-here")
    name = " ".join(title.split())[:NAME_MAX] or "-"
    try:
        return await channel.create_thread(
            name=name,
            type=discord.ChannelType.public_thread,
            auto_archive_duration=ARCHIVE_AFTER,
        )
    except discord.Forbidden:
        missing = missing_permissions(interaction.client, channel.id) or ("create_public_threads",)
        names = permission_names(private_locale(interaction), missing)
        raise NotAllowed("thread-not-allowed", permissions=names) from None


async def rename_threads(client: discord.Client, table: Table, rows: Iterable[GameRow]) -> None:
    """Name threads by the titles of their games where these have changed since the ``rows`` were read; closed ones stay
    closed."""
    for row in rows:
        now = await table.storage.games.get(row.id)
        if now is None or now.title == row.title:
            continue
        with contextlib.suppress(discord.HTTPException, *PASSING):
            there = client.get_channel(row.channel) or await client.fetch_channel(row.channel)
            if isinstance(there, discord.Thread) and there.name == " ".join(row.title.split())[:NAME_MAX]:
                closed = there.archived
                await there.edit(name=now.title[:NAME_MAX], archived=False)
                if closed:
                    await there.edit(archived=True)


class ThreadsCog(commands.Cog):
    """Reopens threads, and draws boards again that could not be shown."""

    def __init__(self, client: discord.Client, table: Table, boards: Boards) -> None:
        self._client = client
        self._table = table
        self._boards = boards

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Reopen a thread that was archived for silence while its game goes on; one that somebody closed stays so."""
        thread: Mapping[str, Any] = payload.data["thread_metadata"]
        if not thread.get("archived") or thread.get("locked"):
            return
        written = int(payload.data.get("last_message_id") or payload.thread_id)
        if _is_silent(written, int(thread.get("auto_archive_duration") or ARCHIVE_AFTER)):
            row = await self._table.storage.games.unfinished_in(payload.thread_id)
            if row is not None:
                await reopen_thread(self._client, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Redraw the boards of a server that has invited the bot again."""
        await self._redraw(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Redraw the boards of a server after an outage."""
        await self._redraw(guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Redraw boards: a role may have got permissions back."""
        await self._redraw(after.guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Redraw boards: the bot may have got permissions in a channel back."""
        await self._redraw(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Redraw boards if the bot has got a role back."""
        if after.guild.me is not None and after.id == after.guild.me.id:
            await self._redraw(after.guild)

    async def _redraw(self, guild: discord.Guild) -> None:
        """Show the boards that could not be shown and might be now; costs nothing while there are none."""
        for game_id in list(self._boards.channels.troubled):
            with contextlib.suppress(NotAllowed):
                game = await self._table.game(game_id)
                there = guild.get_channel_or_thread(game.channel)
                if there is not None and not missing_permissions(self._client, game.channel):
                    self._boards.redraw(game)


def _is_silent(last_message: int, minutes: int) -> bool:
    """Whether the last message of a thread is so old that Discord archives it by itself after so many minutes."""
    silence = discord.utils.utcnow() - discord.utils.snowflake_time(last_message)
    return silence.total_seconds() >= minutes * MINUTE - SLACK
