"""Buttons of board, story and panel that only look: at the open question, its pages, the table, the rulings."""

from __future__ import annotations

from cogs.channel.story import chapter_at
from cogs.clicks.game.pressed import Pressed, current_game, game_of, show_panel
from cogs.kit.interaction import Interaction, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.views.components import note_view
from cogs.views.game.odds import odds_view
from cogs.views.game.options import MORE, Shown
from cogs.views.game.story import why_view
from table import Game
from table.records.aside import aside
from text import state_text
from text.chapters import Chapter
from text.fluent.catalogue import say

__all__ = ["open_panel", "show_odds", "show_table", "show_why", "turn_page"]


async def open_panel(interaction: Interaction, pressed: Pressed) -> None:
    """Show the user's open decisions."""
    await show_panel(interaction, await game_of(interaction, pressed))


async def turn_page(interaction: Interaction, pressed: Pressed) -> None:
    """Show another page of a long list of options, or those that fold behind *More*."""
    direction, _, page = pressed.id.argument.partition(".")
    shown = Shown(int(page) if page.isdecimal() else 0, more=direction.endswith(MORE))
    await show_panel(interaction, await game_of(interaction, pressed), shown=shown)


async def show_odds(interaction: Interaction, pressed: Pressed) -> None:
    """Show all chances of the attacks that are on offer, beside the panel."""
    game = await current_game(interaction, pressed)
    await show(interaction, odds_view(game, interaction.user.id, private_locale(interaction)))


async def show_table(interaction: Interaction, pressed: Pressed) -> None:
    """Show the whole table as text."""
    game, locale = await game_of(interaction, pressed), private_locale(interaction)
    if game.state is None:
        text = say(locale, "panel-lobby")
    else:
        text = await in_time(interaction, aside(state_text, locale, game.state))
    await show(interaction, note_view(text))


async def show_why(interaction: Interaction, pressed: Pressed) -> None:
    """Name the rulings behind a chapter of the story."""
    game = await game_of(interaction, pressed)
    chapter = await in_time(interaction, _chapter(interaction, game, pressed.number or 0))
    rulings = list(dict.fromkeys(event.cause for event, _ in chapter.told))
    await show(interaction, why_view(game, private_locale(interaction), rulings))


async def _chapter(interaction: Interaction, game: Game, number: int) -> Chapter:
    """The chapter of that number, or the newest: from memory, else from the log."""
    newest = interaction.client.boards.newest_chapter(game.id)
    if newest is not None and newest[0] <= number:
        return newest[1]
    return await aside(chapter_at, await table_of(interaction).entries(game.id), number)
