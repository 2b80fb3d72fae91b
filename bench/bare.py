"""The floor: a discord.py bot without any logic."""

import re
from typing import Self, TypeAlias

import discord
from discord import app_commands, ui
from discord.ext import commands

BUTTON = {"type": 2, "style": 1, "label": "press", "custom_id": "bare:1", "id": 2}
COMPONENTS = [{"type": 1, "id": 1, "components": [BUTTON]}]


Interaction: TypeAlias = discord.Interaction[discord.Client]


class _Press(ui.DynamicItem[ui.Button[ui.View]], template=r"bare:(?P<number>\d+)"):
    @classmethod
    async def from_custom_id(cls, _: Interaction, item: ui.Item[ui.View], match: re.Match[str], /) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(content="pressed")


@app_commands.command(name="echo", description="echo")
async def _echo(interaction: Interaction, text: str) -> None:
    await interaction.response.send_message(text)


class BareBot(commands.Bot):
    """One slash command that replies with text, one persistent button that edits its message."""

    def __init__(self) -> None:
        super().__init__(command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True))

    async def setup_hook(self) -> None:
        self.add_dynamic_items(_Press)
        self.tree.add_command(_echo)
        await self.tree.sync()
