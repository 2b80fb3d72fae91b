"""Bots in the lobby: added and removed by the host."""

from cogs.actions.game.pressed import Pressed, game_of
from cogs.channel.marks import OFF, VOICE
from cogs.kit.interaction import Interaction, is_private, person_of, private_locale, table_of
from cogs.kit.offers import BY_CHANCE
from cogs.kit.reply import in_time, show
from cogs.views.components import note_view
from cogs.views.game.lobby import bots_view
from rules import Malformed
from table import Game
from table.game import is_bot
from table.history.even_match import even_level
from table.permissions import must_be_host, must_be_in_lobby
from table.votes import seating
from text import escape
from text.fluent.catalogue import say
from think import LEVELS

RESULTS = 60
"""Results of a player that are read to find a bot that is a match for them."""


def read_level(text: str) -> str:
    """A level by its id. Raises ``Malformed("choice-malformed")``."""
    if text not in LEVELS:
        raise Malformed("choice-malformed", kind="none")
    return text


def bot_name(locale: str, level: str) -> str:
    """The name of a bot of that level."""
    return say(locale, f"bot-name-{level}")


async def open_bots(interaction: Interaction, pressed: Pressed) -> None:
    """Show the host the levels, and the bots that are there."""
    game = await game_of(interaction, pressed)
    must_be_in_lobby(game)
    must_be_host(game, person_of(interaction))
    person = person_of(interaction)
    played = await table_of(interaction).storage.results.newest_of(person.user, RESULTS)
    even = even_level(played, person.user, game.ruleset)
    await show(interaction, bots_view(game, private_locale(interaction), even=even))


async def change_bots(interaction: Interaction, game: Game, level: str | None, style: str | None = None) -> None:
    """Seat a bot of that level and style; ``none``: free the seat of the newest one; no level: change its style."""
    newest = next((seat.user for seat in game.seats[::-1] if is_bot(seat.user)), 0)
    manner = "" if style in (None, BY_CHANCE) else str(style)
    if level is None:
        await _restyle(interaction, game, newest, manner)
    elif level == "none":
        await _remove(interaction, game, newest)
    else:
        await _add(interaction, game, read_level(level), manner)


async def press_add(interaction: Interaction, pressed: Pressed) -> None:
    """Seat a bot of the button's level."""
    await _add(interaction, await game_of(interaction, pressed), read_level(pressed.id.argument))


async def press_remove(interaction: Interaction, pressed: Pressed) -> None:
    """Free the seat of the button's bot."""
    await _remove(interaction, await game_of(interaction, pressed), _number(pressed.id.argument))


async def let_speak(interaction: Interaction, game: Game, *, allowed: bool) -> None:
    """Let bots say why they play as they do, or not, as the game's host; everybody reads it."""
    must_be_host(game, person_of(interaction))
    await table_of(interaction).storage.marks.set(game.id, VOICE, None if allowed else OFF)
    note = say(game.locale, "voice-switched", allowed="yes" if allowed else "no")
    await show(interaction, note_view(note), private=False)


async def choose_style(interaction: Interaction, pressed: Pressed) -> None:
    """Choose how a bot plays, from the menu."""
    number, _, style = pressed.value.partition(" ")
    await _restyle(interaction, await game_of(interaction, pressed), _number(number), style)


async def _restyle(interaction: Interaction, game: Game, bot: int, style: str) -> None:
    table, person = table_of(interaction), person_of(interaction)
    work = seating.choose_style(table, game.id, person, bot, style, interaction=interaction.id)
    after = await in_time(interaction, work)
    await _show_bots(interaction, after, "bot-restyled", next(seat.name for seat in after.seats if seat.user == bot))


async def _add(interaction: Interaction, game: Game, level: str, style: str = "") -> None:
    table, person, name = table_of(interaction), person_of(interaction), bot_name(game.locale, level)
    work = seating.add_bot(table, game.id, person, name, level, style=style, interaction=interaction.id)
    after = await in_time(interaction, work)
    await _show_bots(interaction, after, "bot-added", after.seats[-1].name)


async def _remove(interaction: Interaction, game: Game, bot: int) -> None:
    work = seating.remove_bot(table_of(interaction), game.id, person_of(interaction), bot, interaction=interaction.id)
    after = await in_time(interaction, work)
    await _show_bots(interaction, after, "bot-gone", next(seat.name for seat in game.seats if seat.user == bot))


async def _show_bots(interaction: Interaction, game: Game, key: str, name: str) -> None:
    """Show levels and bots, under a note about one of them."""
    locale = private_locale(interaction)
    note = say(locale, key, name=escape(name))
    await show(interaction, bots_view(game, locale, note), edit=is_private(interaction))


def _number(text: str) -> int:
    return -int(text[1:3]) if text[1:].isdecimal() else 0
