"""`/roll`: game notation and general notation, anywhere."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks.roll import show_roll
from cogs.kit.interaction import Interaction
from cogs.kit.translations import describe, word

__all__ = ["RollCog"]


class RollCog(commands.Cog):
    """Dice without a game."""

    @app_commands.command(name="roll", description=word("cmd-roll"))
    @describe(dice="opt-dice", label="opt-label", private="opt-private")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def roll(self, interaction: Interaction, dice: str, label: str | None = None, private: bool = False) -> None:
        """Answer in words at once, and add the picture."""
        await show_roll(interaction, dice, label or "", private=private)
