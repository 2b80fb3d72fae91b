"""The public message of a lobby."""

from __future__ import annotations

import discord
from discord import ButtonStyle, ui

from cogs.views.components import Menu, Row, button, menu_option, press_id, text, view
from cogs.views.game.board import named_buttons
from cogs.views.game.clocks import time_text
from cogs.views.game.field import field_controls, field_items
from rules import ruleset as find_ruleset
from table import Game
from text import escape
from text.fluent.catalogue import say

__all__ = ["kind_of", "lobby_view"]

HASH_SHOWN = 16


def lobby_view(game: Game, picture: str | None = None) -> ui.LayoutView:
    """The players, and the buttons to join and to begin. ``picture``: that of the field, on a map."""
    locale = game.locale
    seats = [
        say(locale, "lobby-seat-sealed" if seat.company else "lobby-seat-drawn", name=escape(seat.name))
        for seat in game.seats
    ]
    body = ui.Container[ui.LayoutView](
        text(_head(game), *seats), *field_items(game, picture), ui.Separator(), text(_status(game))
    )
    if not game.called_off:
        for item in (_seat_buttons(game), *field_controls(game), *_options_menu(game)):
            body.add_item(item)
        body.add_item(text(_dice_line(game)))
        body.add_item(named_buttons(game, ("words", "proof")))
    return view(body)


def kind_of(game: Game, locale: str) -> dict[str, str]:
    """The names of ``ruleset`` and ``size``."""
    size = game.size if isinstance(game.size, str) else game.size["id"]
    return {"ruleset": say(locale, f"ruleset-{game.ruleset}"), "size": say(locale, f"size-{size}")}


def _head(game: Game) -> str:
    title = say(game.locale, "lobby-title", title=escape(game.title))
    dice = game.options.get("dice", "bot")
    return f"{title}\n{say(game.locale, 'lobby-kind', dice=dice, **kind_of(game, game.locale))}"


def _status(game: Game) -> str:
    """Time, options, and what to do next."""
    locale = game.locale
    status = say(locale, "lobby-called-off") if game.called_off else say(locale, "lobby-hint", count=len(game.seats))
    switched = [say(locale, f"advanced-{name}") for name, value in game.options.items() if value is True]
    if switched:
        status = f"{say(locale, 'lobby-options', names=', '.join(switched))}\n{status}"
    if game.time.runs:
        status = f"{say(locale, 'clock-head', time=time_text(locale, game.time))}\n{status}"
    return status


def _seat_buttons(game: Game) -> Row:
    locale = game.locale
    return Row(
        button(game, "join", say(locale, "button-join"), style=ButtonStyle.success),
        button(game, "leave", say(locale, "button-leave")),
        button(game, "start", say(locale, "button-start"), style=ButtonStyle.primary, disabled=len(game.seats) < 2),
    )


def _dice_line(game: Game) -> str:
    """The commitment to the dice, shortened, and the players who added words to them."""
    words = ", ".join(escape(seat.name) for seat in game.seats if seat.words)
    return say(game.locale, "lobby-dice", hash=game.commitment[:HASH_SHOWN] or "–", words=words or "none")


def _options_menu(game: Game) -> list[Row]:
    """The advanced rules for the host to switch; nothing for a game that has none."""
    switches = find_ruleset(game.ruleset).switches
    if not switches:
        return []
    return [
        Row(
            Menu(
                custom_id=press_id(game, "options"),
                placeholder=say(game.locale, "advanced-placeholder"),
                min_values=0,
                max_values=len(switches),
                options=[_switch_option(game, name) for name in switches],
            )
        )
    ]


def _switch_option(game: Game, name: str) -> discord.SelectOption:
    detail = say(game.locale, f"advanced-{name}-detail")
    label = say(game.locale, f"advanced-{name}")
    return menu_option(label, name, detail, chosen=game.options.get(name) is True)
