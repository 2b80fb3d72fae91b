"""The base of all commands of `/game`."""

from __future__ import annotations

from discord.ext import commands

from cogs.channel.board import Boards
from cogs.kit.interaction import Interaction, table_place
from cogs.kit.reply import in_time
from table import Game, Table

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
        """The channel's id. Raises ``NotAllowed`` where no table can be: see ``table_place``."""
        return table_place(interaction)[1]
