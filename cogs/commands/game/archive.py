"""The commands of `/game` that prove and remember: verify, luck, export, import, replay."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.channel import board, story
from cogs.clicks import proofs
from cogs.clicks.game import person_of
from cogs.kit.commands import describe, word
from cogs.kit.reply import Interaction, private_locale, show
from cogs.views import panel
from rules.core.errors import Malformed
from table import Change, Game, Table
from table.history.archive import SIZE_MAX
from table.history.transfer import bring_in
from table.made import Made
from text import escape
from text.fluent.catalogue import say

if TYPE_CHECKING:
    from discord.ext import commands

    _Base = commands.Cog
else:
    _Base = object

__all__ = ["MemoryCommands"]


class MemoryCommands(_Base):
    """What `GameCog` inherits."""

    table: Table
    boards: board.Boards

    async def _here(self, interaction: Interaction) -> Game:
        raise NotImplementedError

    async def cog_check_channel(self, interaction: Interaction) -> int:
        raise NotImplementedError

    @app_commands.command(name="verify", description=word("cmd-game-verify"))
    async def verify(self, interaction: Interaction) -> None:
        """Says what can be proven about the dice."""
        await proofs.show_proof(interaction, await self._here(interaction))

    @app_commands.command(name="luck", description=word("cmd-game-luck"))
    async def luck(self, interaction: Interaction) -> None:
        """Everybody's dice against what was to be expected."""
        await proofs.show_luck(interaction, await self._here(interaction))

    @app_commands.command(name="export", description=word("cmd-game-export"))
    async def export(self, interaction: Interaction) -> None:
        """The whole game as a file."""
        await proofs.send_export(interaction, await self._here(interaction))

    @app_commands.command(name="replay", description=word("cmd-game-replay"))
    @describe(public="opt-public")
    async def replay(self, interaction: Interaction, public: bool = False) -> None:
        """The game as a moving picture."""
        await proofs.show_replay(interaction, await self._here(interaction), private=not public)

    @app_commands.command(name="import", description=word("cmd-game-import"))
    @describe(file="opt-file", running="opt-running")
    async def bring(self, interaction: Interaction, file: discord.Attachment, running: bool = False) -> None:
        """Opens the game of a file here: to be read if it has ended, to be played on if the host says so."""
        channel = await self.cog_check_channel(interaction)
        if file.size > SIZE_MAX:
            raise Malformed("export-too-big", most=SIZE_MAX // 2**20)
        await interaction.response.defer(ephemeral=True, thinking=True)
        game = await bring_in(
            self.table,
            await file.read(),
            person_of(interaction),
            channel=channel,
            guild=interaction.guild_id,
            running=running,
            interaction=interaction.id,
        )
        entries = await self.table.entries(game.id)
        await self.table.storage.set_mark(game.id, "story", f"{len(story.told(entries)) - 1}:")
        self.boards.changed(Change(game, game, Made(entries[-1][1].table), interaction.user.id))
        await show(interaction, panel.note_view(await self._arrived(interaction, game)))

    async def _arrived(self, interaction: Interaction, game: Game) -> str:
        locale = private_locale(interaction)
        if game.status == "ended":
            return say(locale, "import-done")
        absent = [seat.name for seat in game.seats if not await _is_here(interaction, seat.user)]
        return say(locale, "import-goes-on", absent=", ".join(map(escape, absent)) or "none")


async def _is_here(interaction: Interaction, user: int) -> bool:
    if interaction.guild is not None:
        with contextlib.suppress(discord.NotFound):
            await interaction.guild.fetch_member(user)
            return True
    return False
