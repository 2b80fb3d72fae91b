"""The commands of `/game` that prove and remember: verify, luck, export, import, replay."""

from __future__ import annotations

import contextlib

import discord
from discord import app_commands

from cogs.clicks.game.history import send_export, show_luck, show_proof, show_replay
from cogs.commands.game.base import GameCommands
from cogs.kit.interaction import Interaction, person_of, private_locale
from cogs.kit.reply import show
from cogs.kit.translations import describe, word
from cogs.views.components import note_view
from rules.core.errors import Malformed
from table import Game
from table.history.archive import SIZE_MAX
from table.history.transfer import import_game
from text import escape
from text.fluent.catalogue import say

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
    @describe(public="opt-public")
    async def replay(self, interaction: Interaction, public: bool = False) -> None:
        """Show the game as a moving picture."""
        await show_replay(interaction, await self.here(interaction), private=not public)

    @app_commands.command(name="import", description=word("cmd-game-import"))
    @describe(file="opt-file", running="opt-running")
    async def import_(self, interaction: Interaction, file: discord.Attachment, running: bool = False) -> None:
        """Open the game of a file here: to be read if it has ended, to be played on if the host says so."""
        channel = self.table_channel(interaction)
        if file.size > SIZE_MAX:
            raise Malformed("export-too-big", most=SIZE_MAX // 2**20)
        await interaction.response.defer(ephemeral=True, thinking=True)
        game = await import_game(
            self.table,
            await file.read(),
            person_of(interaction),
            channel=channel,
            guild=interaction.guild_id,
            running=running,
            interaction=interaction.id,
        )
        await self.boards.show_imported(game, interaction.user.id)
        await show(interaction, note_view(await _import_note(interaction, game)))


async def _import_note(interaction: Interaction, game: Game) -> str:
    locale = private_locale(interaction)
    if game.status == "ended":
        return say(locale, "import-done")
    absent = [seat.name for seat in game.seats if not await _is_member(interaction, seat.user)]
    return say(locale, "import-goes-on", absent=", ".join(map(escape, absent)) or "none")


async def _is_member(interaction: Interaction, user: int) -> bool:
    """Whether a user is on the server."""
    if interaction.guild is not None:
        with contextlib.suppress(discord.NotFound):
            await interaction.guild.fetch_member(user)
            return True
    return False
