"""`/settings export` and `/settings delete`: data belongs to the user it is about."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clicks.personal_data import forget_user
from cogs.kit.interaction import Interaction, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.components import report_view
from cogs.views.personal_data import forget_view
from table.history.privacy import count_stored, export
from text.fluent.catalogue import say

__all__ = ["PersonalDataCommands"]


class PersonalDataCommands(commands.Cog):
    """Export and deletion of a user's data."""

    @app_commands.command(name="export", description=word("cmd-settings-export"))
    async def export(self, interaction: Interaction) -> None:
        """Send all data about the user as a file."""
        user = interaction.user.id
        data = await in_time(interaction, export(table_of(interaction), user))
        file = discord.File(io.BytesIO(data), f"data-{user}.json")
        await show(
            interaction, report_view(say(private_locale(interaction), "data-exported"), file.filename), files=[file]
        )

    @app_commands.command(name="delete", description=word("cmd-settings-delete"))
    @describe(sure="opt-sure")
    async def delete(self, interaction: Interaction, sure: bool = False) -> None:
        """List the data and ask; ``sure`` deletes them."""
        if sure:
            await forget_user(interaction, edit=False)
            return
        user = interaction.user.id
        kept = await in_time(interaction, count_stored(table_of(interaction), user))
        await show(interaction, forget_view(private_locale(interaction), kept, user))
