"""The buttons of a lobby: join, leave, start, advanced rules, another field, words for the dice."""

from __future__ import annotations

from cogs.clicks.game.field import another_field, change_field
from cogs.clicks.game.pressed import Pressed, ask_line, game_for_form, game_of, show_panel
from cogs.kit.games import on_map
from cogs.kit.interaction import Interaction, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.views.components import note_view
from cogs.views.game.lobby import lobby_view
from rules.core.json_input import Options
from table.lobby import new_field_seed
from table.records.provable_dice import read_words
from text import escape
from text.fluent.catalogue import say

__all__ = [
    "ask_words",
    "choose_field_style",
    "join",
    "leave",
    "redraw_field",
    "send_words",
    "start",
    "switch_options",
]

WORDS_SHOWN = 100


async def join(interaction: Interaction, pressed: Pressed) -> None:
    """Take a seat, with a company that is drawn at the start."""
    locale, table = private_locale(interaction), table_of(interaction)
    work = table.join(pressed.id.game, person_of(interaction), None, interaction=interaction.id)
    game = await in_time(interaction, work)
    await show(interaction, note_view(say(locale, "joined-drawn" if game.state is None else "seat-taken")))


async def leave(interaction: Interaction, pressed: Pressed) -> None:
    """Free the user's seat."""
    work = table_of(interaction).leave(pressed.id.game, person_of(interaction), interaction=interaction.id)
    await in_time(interaction, work)
    await show(interaction, note_view(say(private_locale(interaction), "left")))


async def start(interaction: Interaction, pressed: Pressed) -> None:
    """Begin the game."""
    work = table_of(interaction).start(pressed.id.game, person_of(interaction), interaction=interaction.id)
    game = await in_time(interaction, work)
    await show_panel(interaction, game, note=say(private_locale(interaction), "started"))


async def switch_options(interaction: Interaction, pressed: Pressed) -> None:
    """Switch the advanced rules that were chosen on, and the others off."""
    game = await game_of(interaction, pressed)
    kept = {name: value for name, value in game.options.items() if value is not True}
    options = kept | dict.fromkeys(pressed.values, True)
    work = table_of(interaction).set_options(game.id, person_of(interaction), options, interaction=interaction.id)
    changed = await in_time(interaction, work)
    if on_map(changed):
        await _await_board(interaction)
    else:
        await show(interaction, lobby_view(changed), edit=True)


async def ask_words(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for the user's own words for the dice."""
    await ask_line(interaction, await game_for_form(interaction, pressed), "worded", "", "modal-words")


async def send_words(interaction: Interaction, pressed: Pressed) -> None:
    """Keep the user's own words for the dice; a user without a seat gets one."""
    locale, words = private_locale(interaction), read_words(pressed.value)
    table, person = table_of(interaction), person_of(interaction)
    await in_time(interaction, table.join(pressed.id.game, person, None, words=words, interaction=interaction.id))
    note = say(locale, "words-kept", words=escape(words, WORDS_SHOWN)) if words else say(locale, "words-gone")
    await show(interaction, note_view(note))


async def redraw_field(interaction: Interaction, pressed: Pressed) -> None:
    """Lay out another field of the same style."""
    await _lay_out(interaction, pressed, {})


async def choose_field_style(interaction: Interaction, pressed: Pressed) -> None:
    """Lay out a field of another style."""
    await _lay_out(interaction, pressed, {"style": pressed.value})


async def _lay_out(interaction: Interaction, pressed: Pressed, wanted: Options) -> None:
    game = await game_of(interaction, pressed)
    await change_field(interaction, game, lambda: another_field(game, new_field_seed(), wanted))
    await _await_board(interaction)


async def _await_board(interaction: Interaction) -> None:
    """Acknowledge the press: the board, with its picture, is drawn again by itself."""
    if not interaction.response.is_done():
        await interaction.response.defer()
