"""Buttons of board, story and panel that only look: at the open question, its pages, the table, the rulings."""

import logging

import aiohttp
import discord

from cogs.actions.game.pressed import Pressed, current_game, game_of, show_next, show_panel
from cogs.channel.story import chapter_at, chapter_text
from cogs.kit.interaction import Interaction, private_locale, table_of
from cogs.kit.metrics import answered
from cogs.kit.reply import in_time, show
from cogs.views.components import note_view, page_button
from cogs.views.game.odds import odds_view
from cogs.views.game.options import MORE, Shown
from cogs.views.game.story import why_view
from table import Game
from table.records.links import WATCHER
from table.records.threads import in_thread
from text import narrator
from text.chapters import Chapter
from text.fluent.catalogue import say

log = logging.getLogger(__name__)


async def open_panel(interaction: Interaction, pressed: Pressed) -> None:
    """Show the user's open decisions; bots that play meanwhile hurry on."""
    interaction.client.opponents.hurry(pressed.id.game)
    await show_panel(interaction, await game_of(interaction, pressed))


async def open_board(interaction: Interaction, pressed: Pressed) -> None:
    """Open the board inside Discord; where Discord does not, give the user's own link, or one to watch."""
    links, user, locale = table_of(interaction).links, interaction.user.id, private_locale(interaction)
    links.expect(user, pressed.id.game)
    if links.inside:
        try:
            await interaction.response.launch_activity()
            answered(interaction)
            return
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.warning("not-launched error=%r", error)
    game = await game_of(interaction, pressed)
    seated = game.player_of(user) is not None
    address = links.address(game.id, user if seated else WATCHER, locale)
    if not address:
        await show(interaction, note_view(say(locale, "links-are-off")))
        return
    told = [say(locale, "board-not-inside")] if links.inside else []
    told.append(say(locale, "board-link", seat="yes" if seated else "no"))
    await show(interaction, note_view(" ".join(told), page_button(game, locale, address)))


async def turn_page(interaction: Interaction, pressed: Pressed) -> None:
    """Show another page of a long list of options, or those that fold behind *More*."""
    direction, _, page = pressed.id.argument.partition(".")
    shown = Shown(int(page) if page.isdecimal() else 0, more=direction.endswith(MORE))
    await show_next(interaction, await game_of(interaction, pressed), shown=shown)


async def show_odds(interaction: Interaction, pressed: Pressed) -> None:
    """Show all chances of the attacks that are on offer, beside the panel."""
    game = await current_game(interaction, pressed)
    sent = await show(interaction, odds_view(game, interaction.user.id, private_locale(interaction)))
    interaction.client.boards.panels.aside(sent, game)


async def show_table(interaction: Interaction, pressed: Pressed) -> None:
    """Show the whole table as text."""
    game, locale = await game_of(interaction, pressed), private_locale(interaction)
    if game.state is None:
        text = say(locale, "panel-lobby")
    else:
        text = await in_time(interaction, in_thread(narrator(game.state).state_text, locale, game.state))
    await show(interaction, note_view(text))


async def show_why(interaction: Interaction, pressed: Pressed) -> None:
    """Tell a chapter of the story whole, with the rulings behind it."""
    game = await game_of(interaction, pressed)
    chapter = await in_time(interaction, _chapter(interaction, game, pressed.number or 0))
    rulings = list(dict.fromkeys(event.cause for event, _ in chapter.moments))
    locale = private_locale(interaction)
    await show(interaction, why_view(game, locale, chapter_text(chapter, locale), rulings))


async def _chapter(interaction: Interaction, game: Game, number: int) -> Chapter:
    """The chapter of that number, or the newest: from memory, else from the log."""
    newest = interaction.client.boards.newest_chapter(game.id)
    if newest is not None and newest[0] <= number:
        return newest[1]
    return await in_thread(chapter_at, await table_of(interaction).entries(game.id), number)
