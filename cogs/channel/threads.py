"""Threads that games live in: opened with the game, and kept awake while it waits."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import discord
from discord.ext import commands

from cogs.channel.board import Boards
from cogs.channel.post import LONGEST, lacking, permission_names, wake
from cogs.kit.reply import Interaction, private_locale
from table import NotAllowed, Table

__all__ = ["ThreadsCog", "open_thread"]

log = logging.getLogger(__name__)

NAME_MAX = 100
MINUTE_MS = 60_000
SLACK_MS = 10 * MINUTE_MS
"""Discord archives a thread some time after it is due."""


async def open_thread(interaction: Interaction, title: str) -> discord.Thread:
    """A public thread in the channel where somebody asks for it. Raises ``NotAllowed``."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise NotAllowed("no-thread-here")
    name = " ".join(title.split())[:NAME_MAX] or "-"
    try:
        return await channel.create_thread(
            name=name,
            type=discord.ChannelType.public_thread,
            auto_archive_duration=LONGEST,  # type: ignore[arg-type]
        )
    except discord.Forbidden:
        missing = lacking(interaction.client, channel.id) or ("create_public_threads",)
        names = permission_names(private_locale(interaction), missing)
        raise NotAllowed("thread-not-allowed", permissions=names) from None


class ThreadsCog(commands.Cog):
    """Looks after the places where games are: what falls asleep is woken, what comes back is drawn anew."""

    def __init__(self, client: discord.Client, table: Table, boards: Boards) -> None:
        self._client = client
        self._table = table
        self._boards = boards

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Wakes a thread that fell asleep by itself while its game goes on; one that somebody closed stays closed."""
        state: dict[str, Any] = dict(payload.data["thread_metadata"])
        if not state.get("archived") or state.get("locked"):
            return
        if _fell_asleep(payload.data, state, discord.utils.utcnow().timestamp() * 1000):
            row = await self._table.storage.game_in(payload.thread_id)
            if row is not None:
                await wake(self._client, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited again: the boards come back."""
        await self._again(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Back after an outage."""
        await self._again(guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Permissions may have been given back."""
        await self._again(after.guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Permissions may have been given back in a channel."""
        await self._again(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot may have got a role back."""
        if after.guild.me is not None and after.id == after.guild.me.id:
            await self._again(after.guild)

    async def _again(self, guild: discord.Guild) -> None:
        """Shows the boards that could not be shown and might be now; costs nothing while there are none."""
        for game_id in list(self._boards.channels.troubled):
            with contextlib.suppress(NotAllowed):
                game = await self._table.game(game_id)
                there = guild.get_channel_or_thread(game.channel)
                if there is not None and not lacking(self._client, game.channel):
                    self._boards.again(game)


def _fell_asleep(data: Any, state: dict[str, Any], now: float) -> bool:
    """Whether nobody has written in a thread for as long as it stays awake by itself."""
    last = data.get("last_message_id") or data.get("id")
    written = discord.utils.snowflake_time(int(last)).timestamp() * 1000
    return now - written >= int(state.get("auto_archive_duration") or LONGEST) * MINUTE_MS - SLACK_MS
