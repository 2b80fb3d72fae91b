"""`/settings export` and `/settings delete`: data belongs to whom it is about."""

from __future__ import annotations

import io

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from cogs.clicks.anywhere import on, quick_id
from cogs.clicks.game import person_of, table_of
from cogs.kit.commands import describe, word
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views.panel import note_view, report_view
from table.history.privacy import Holdings, export, forget, holdings
from text.fluent.catalogue import say

__all__ = ["DataCommands"]


class DataCommands(commands.Cog):
    """What is kept about a person is theirs to take along, and to have deleted."""

    @app_commands.command(name="export", description=word("cmd-settings-export"))
    async def export(self, interaction: Interaction) -> None:
        """Everything about whoever asks, as a file that only they see."""
        user = interaction.user.id
        data = await patiently(interaction, export(table_of(interaction), user))
        file = discord.File(io.BytesIO(data), f"data-{user}.json")
        note = say(private_locale(interaction), "data-exported")
        await show(interaction, report_view(note, file.filename), files=[file])

    @app_commands.command(name="delete", description=word("cmd-settings-delete"))
    @describe(sure="opt-sure")
    async def delete(self, interaction: Interaction, sure: bool = False) -> None:
        """Says what would go, and asks; ``sure`` does it."""
        if sure:
            await _forget(interaction, edit=False)
            return
        kept = await patiently(interaction, holdings(table_of(interaction), interaction.user.id))
        await show(interaction, _question(private_locale(interaction), kept, interaction.user.id))


def _question(locale: str, kept: Holdings, user: int) -> ui.LayoutView:
    counts = {"companies": kept.companies, "campaigns": kept.campaigns, "games": kept.games}
    text = say(locale, "data-delete-ask", former=say(locale, "former-player"), **counts)
    row = ui.ActionRow[ui.LayoutView](
        ui.Button(
            label=say(locale, "button-data-delete"), style=ButtonStyle.danger, custom_id=quick_id("forget", str(user))
        ),
        ui.Button(label=say(locale, "button-data-keep"), custom_id=quick_id("remember", str(user))),
    )
    return ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text)).add_item(row)


async def _forget(interaction: Interaction, *, edit: bool) -> None:
    locale = private_locale(interaction)
    games = await patiently(interaction, forget(table_of(interaction), person_of(interaction)))
    boards = interaction.client.boards
    for game in games:
        boards.again(game)
    await show(interaction, note_view(say(locale, "data-deleted")), edit=edit)


@on("forget")
async def _deleted(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    if argument == str(interaction.user.id):
        await _forget(interaction, edit=True)


@on("remember")
async def _kept(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    await show(interaction, note_view(say(private_locale(interaction), "data-kept")), edit=True)
