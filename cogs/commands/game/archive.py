"""The commands of `/game` that prove and remember: verify, luck, export, import, replay, analyse."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.clicks.forms import downloaded
from cogs.clicks.game.analysis import show_analysis
from cogs.clicks.game.history import send_export, show_luck, show_proof, show_replay, show_replay_page
from cogs.clicks.game_file import import_file
from cogs.commands.game.base import GameCommands
from cogs.kit.interaction import Interaction, private_locale
from cogs.kit.translations import describe, word
from cogs.views.game_list import import_form
from rules.core.errors import Malformed
from table.history.archive import SIZE_MAX

__all__ = ["ArchiveCommands"]


class ArchiveCommands(GameCommands):
    """Proofs and files of games."""

    @app_commands.command(name="verify", description=word("cmd-game-verify"))
    async def verify(self, interaction: Interaction) -> None:
        """Show the proof of the dice."""
        await show_proof(interaction, await self.here(interaction))

    @app_commands.command(name="luck", description=word("cmd-game-luck"))
    async def luck(self, interaction: Interaction) -> None:
        """Show everybody's dice against the expected ones."""
        await show_luck(interaction, await self.here(interaction))

    @app_commands.command(name="export", description=word("cmd-game-export"))
    async def export(self, interaction: Interaction) -> None:
        """Send the whole game as a file."""
        await send_export(interaction, await self.here(interaction))

    @app_commands.command(name="replay", description=word("cmd-game-replay"))
    @describe(public="opt-public", page="opt-replay-page")
    async def replay(self, interaction: Interaction, public: bool = False, page: bool = False) -> None:
        """Show the game as a moving picture, or send it as a page that plays it and proves its dice."""
        shown = show_replay_page if page else show_replay
        await shown(interaction, await self.here(interaction), private=not public)

    @app_commands.command(name="analyse", description=word("cmd-game-analyse"))
    @describe(public="opt-public")
    async def analyse(self, interaction: Interaction, public: bool = False) -> None:
        """Show what decided the channel's last game: chances, decisions, dice, turning points."""
        await show_analysis(interaction, await self.here(interaction), private=not public)

    @app_commands.command(name="import", description=word("cmd-game-import"))
    @describe(file="opt-file", running="opt-running")
    async def import_(
        self, interaction: Interaction, file: discord.Attachment | None = None, running: bool = False
    ) -> None:
        """Open the game of a file here: to be read if it has ended, to be played on if the host says so."""
        self.table_channel(interaction)
        if file is None:
            await interaction.response.send_modal(import_form(private_locale(interaction)))
            return
        if file.size > SIZE_MAX:
            raise Malformed("export-too-big", most=SIZE_MAX // 2**20)
        await import_file(interaction, downloaded(file.read()), running=running)
