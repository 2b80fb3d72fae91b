"""`/follow`: a game's activations in a direct message or, for its host, in a thread or by a webhook."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clicks.finding.follows import follow, stop_following
from cogs.kit.autocomplete import Choices, choices_by_name
from cogs.kit.interaction import Interaction
from cogs.kit.servers import may_see
from cogs.kit.translations import describe, word
from table import NotAllowed, Table

__all__ = ["FollowCog"]

LOOKED_AT = 40
"""Games among which those are that a user sees."""


class FollowCog(commands.Cog):
    """Following games."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="follow", description=word("cmd-follow"))
    @describe(game="opt-follow-game", thread="opt-follow-thread", webhook="opt-follow-webhook", stop="opt-follow-stop")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def follow(
        self,
        interaction: Interaction,
        game: str | None = None,
        thread: discord.Thread | discord.TextChannel | None = None,
        webhook: str | None = None,
        stop: bool = False,
    ) -> None:
        """Follow this channel's game or another, or stop."""
        if stop:
            await stop_following(interaction, game)
            return
        if thread is not None and webhook is not None:
            raise NotAllowed("follow-one-way")
        await follow(interaction, game, thread, webhook)

    @follow.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        """The games that go on here and that the user sees, and those that they follow."""
        guild, user = interaction.guild_id, interaction.user
        storage = self.table.storage
        rows = [] if guild is None else await storage.games.going_on(guild, LOOKED_AT)
        seen = [row for row in rows if await may_see(interaction.client, row.channel, user)]
        followed = [await storage.games.get(row.game) for row in await storage.follows.of_user(user.id)]
        found = {row.id: row.title for row in (*followed, *seen) if row is not None}
        return choices_by_name(((title, game) for game, title in found.items()), typed)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Gone from a server: nobody follows its games any more, and its webhooks' addresses are deleted."""
        await self.table.storage.follows.forget_guild(guild.id)
