"""`/help`: what to do next, here and now."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands.tutorial import help_view, start_lesson
from cogs.kit.commands import describe, word
from cogs.kit.offers import offering
from cogs.kit.reply import Interaction, patiently, private_locale, show
from table import Game, NotAllowed, Table
from text import escape, waiting_line
from text.fluent.catalogue import has, say

__all__ = ["ReferenceCog"]


class ReferenceCog(commands.Cog):
    """Help that looks at the channel and at whoever asks."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="help", description=word("cmd-help"))
    @describe(what="opt-what")
    @offering(what="lessons")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def help(self, interaction: Interaction, what: str | None = None) -> None:
        """Says what to do next, or begins a lesson."""
        if what is not None:
            await start_lesson(interaction, what)
            return
        locale = private_locale(interaction)
        try:
            game = await patiently(interaction, self.table.game_in(interaction.channel_id or 0))
        except NotAllowed:
            text = say(locale, "help-no-game" if interaction.guild_id else "help-dm")
        else:
            text = advice(game, interaction.user.id, locale)
        await show(interaction, help_view(text, locale))


def advice(game: Game, user: int, locale: str) -> str:
    """What a person may do next at a table."""
    player, title = game.player_of(user), escape(game.title)
    if game.status == "ended":
        return say(locale, "help-ended", title=title)
    if game.state is None:
        return say(locale, "help-lobby-seated" if player is not None else "help-lobby", title=title)
    if user in game.waiting:
        question = next(r for r in game.requests if game.seats[r.player].user == user)
        key = f"help-turn-{question.kind}"
        return say(locale, key if has("en", key) else "help-turn", title=title)
    waiting = "\n".join(waiting_line(locale, request, game.state) for request in game.requests)
    key = "help-waiting" if player is not None else "help-watching"
    return f"{say(locale, key, title=title)}\n{waiting}"
