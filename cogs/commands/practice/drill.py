"""`/drill`: puzzles."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks.drill import show_drill
from cogs.kit.interaction import Interaction
from cogs.kit.translations import describe, word
from table.history.drill import DAILY, SOURCES

__all__ = ["DrillCog"]

GAMES = [app_commands.Choice(name=word(f"drill-from-{source}"), value=source) for source in SOURCES]


class DrillCog(commands.Cog):
    """Positions in which one choice is clearly best."""

    @app_commands.command(name="drill", description=word("cmd-drill"))
    @describe(source="opt-drill-source")
    @app_commands.choices(source=GAMES)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def drill(self, interaction: Interaction, source: str = DAILY) -> None:
        """Show today's puzzle, or one from the user's own or the server's games."""
        await show_drill(interaction, source)
