"""`/help`: what to do next, here and now."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks.lesson import start_lesson
from cogs.kit.interaction import Interaction, may_play, private_locale
from cogs.kit.offers import offering
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.advice import advice
from cogs.views.lesson import help_view
from table import NotAllowed, Table
from text.fluent.catalogue import say

__all__ = ["HelpCog"]


class HelpCog(commands.Cog):
    """Help for the user, in the channel where they ask."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="help", description=word("cmd-help"))
    @describe(what="opt-what")
    @offering(what="lessons")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def help(self, interaction: Interaction, what: str | None = None) -> None:
        """Say what to do next, or begin a lesson."""
        if what is not None:
            await start_lesson(interaction, what)
            return
        locale, play = private_locale(interaction), False
        try:
            game = await in_time(interaction, self.table.game_in(interaction.channel_id or 0))
        except NotAllowed:
            play = may_play(interaction)
            told = say(locale, "help-dm" if not play else "help-no-game" if interaction.guild_id else "help-solo")
        else:
            play = game.status == "ended"
            told = advice(game, interaction.user.id, locale)
        await show(interaction, help_view(told, locale, play=play))
