"""The base of all commands of `/game`."""

from __future__ import annotations

from discord.ext import commands

from cogs.channel.board import Boards
from cogs.kit.interaction import Interaction, guild_and_channel, is_own_app
from cogs.kit.reply import in_time
from table import Game, NotAllowed, Table

__all__ = ["GameCommands"]


class GameCommands(commands.Cog):
    """The base of each part of ``GameCog``."""

    table: Table
    boards: Boards

    async def here(self, interaction: Interaction) -> Game:
        """The channel's game. Raises ``NotAllowed``: as ``table_channel``, or ``no-game-here``."""
        return await in_time(interaction, self.table.game_in(self.table_channel(interaction)))

    @staticmethod
    def table_channel(interaction: Interaction) -> int:
        """The channel's id. Raises ``NotAllowed`` where no table can be: ``not-in-dm``, ``bot-not-here``."""
        _, channel = guild_and_channel(interaction)
        if is_own_app(interaction):
            raise NotAllowed("bot-not-here")
        return channel
