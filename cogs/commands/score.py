"""`/score`: the state of a game, and the host's changes of its scores."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.channel.board import board_picture
from cogs.commands.corrections import correct, names_of, player_named
from cogs.kit.autocomplete import Choices, choices
from cogs.kit.interaction import Interaction, private_locale
from cogs.kit.reply import game_here, show
from cogs.kit.translations import describe, word
from cogs.views.components import note_view, picture_view
from cogs.views.game.clocks import time_left_lines
from rules import AdjustScore
from table import Game, Table
from table.player_clocks import time_left
from text import alt_text, state_text
from text.fluent.catalogue import say

__all__ = ["ScoreCog"]


class ScoreCog(commands.GroupCog, group_name="score", group_description=word("cmd-score")):
    """Scores."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="show", description=word("cmd-score-show"))
    async def show_score(self, interaction: Interaction) -> None:
        """Show points, assets, order and clock to the user alone, as text and picture."""
        game, locale = await game_here(interaction), private_locale(interaction)
        if game.state is None:
            await show(interaction, note_view(say(locale, "panel-lobby")))
            return
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        file = await board_picture(game)
        told = "\n".join([state_text(locale, game.state), *self._clocks(game, locale)])
        await show(interaction, picture_view(told, alt_text(locale, game.state), file.filename), files=[file])

    def _clocks(self, game: Game, locale: str) -> list[str]:
        now, people = self.table.clock.now(), self.table.preferences
        return time_left_lines(game, locale, lambda user: time_left(game, user, now, people))

    @app_commands.command(name="adjust", description=word("cmd-score-adjust"))
    @describe(player="opt-player", points="opt-points", reason="opt-reason")
    async def adjust(self, interaction: Interaction, player: str, points: int, reason: str = "") -> None:
        """Add points to a score as the host, or take some."""
        game = await game_here(interaction)
        await correct(interaction, game, AdjustScore(player_named(game, player), points, reason))

    @adjust.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> Choices:
        return choices(await names_of(interaction, "players"), typed)
