"""`/ladder`: the ratings of a server's players."""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.ext import commands

from cogs.clicks.ladder import show_ladder
from cogs.kit.interaction import Interaction
from cogs.kit.offers import PACES, offering
from cogs.kit.translations import describe, word
from table import Table
from table.votes.rating import ask_to_end

__all__ = ["LadderCog"]


class LadderCog(commands.Cog):
    """The ladders of a server."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def cog_load(self) -> None:
        """Let no player end a rated game alone."""
        self.table.before_end.append(partial(ask_to_end, self.table))

    @app_commands.command(name="ladder", description=word("cmd-ladder"))
    @describe(ruleset="opt-ladder-ruleset", pace="opt-ladder-pace")
    @app_commands.choices(pace=PACES)
    @offering(ruleset="rulesets")
    async def ladder(self, interaction: Interaction, ruleset: str | None = None, pace: str | None = None) -> None:
        """Show a ladder, and the user's own place."""
        await show_ladder(interaction, ruleset, pace)
