"""The map as pictures: the field of a lobby, a close-up, a plan. All of it is drawn off the event loop."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui

from cogs.kit.commands import word
from cogs.kit.drawing import drawn
from cogs.views.components import button, gallery, on_map, press_id, text, view
from render import MapLabels, Picture, draw_field, draw_near, draw_place, draw_plan
from rules.field import SHAPES, SIZE_LEAST, SIZE_MOST, STYLES, Field, read_field
from table import Game
from table.planning import Planned
from text import board_labels, field_alt, field_labels, field_title
from text.fluent.catalogue import say

__all__ = [
    "ACROSS",
    "SHAPE_CHOICES",
    "STYLE_CHOICES",
    "close_ups",
    "field_controls",
    "field_items",
    "field_of",
    "field_picture",
    "field_view",
    "lobby_files",
    "look_picture",
    "look_view",
    "plan_picture",
]

ACROSS = app_commands.Range[int, SIZE_LEAST, SIZE_MOST]
STYLE_CHOICES = [app_commands.Choice(name=word(f"style-{name}"), value=name) for name in STYLES]
SHAPE_CHOICES = [app_commands.Choice(name=word(f"shape-{name}"), value=name) for name in SHAPES]


def plan_picture(locale: str, planned: Planned) -> Picture:
    """A close-up of the place that is tried out, the way to it and what can be seen from it."""
    state: Any = planned.imagined.state
    return draw_plan(state, board_labels(locale, state), planned.preview)


def look_picture(locale: str, state: Any, at: tuple[float, float]) -> Picture:
    """A close-up of a place."""
    return draw_place(state, board_labels(locale, state), at)


def field_of(game: Game) -> Field | None:
    """The field of a game that is played on a map."""
    code = game.options.get("field")
    return read_field(code) if on_map(game) and code else None


async def close_ups(game: Game) -> list[discord.File]:
    """On a map a second picture of where it happens, while a frame acts."""
    state: Any = game.state
    if not on_map(game) or not state.stack or game.status != "running":
        return []
    done = await drawn(_close_up, game.locale, state)
    return [] if done is None else [discord.File(io.BytesIO(done.data), f"close-{game.seq}.png")]


def _close_up(locale: str, state: Any) -> Picture | None:
    return draw_near(state, board_labels(locale, state))


def field_picture(locale: str, field: Field) -> Picture:
    """The field of a lobby."""
    return draw_field(field, MapLabels(**field_labels(locale, field)))


async def lobby_files(game: Game) -> list[discord.File]:
    """The picture of the field in the lobby's message, if it is a game on a map."""
    field = field_of(game)
    if field is None or game.called_off:
        return []
    done = await drawn(field_picture, game.locale, field)
    return [discord.File(io.BytesIO(done.data), f"field-{game.seq}.png")]


def field_items(game: Game, picture: str | None) -> list[ui.Item[Any]]:
    """The field in the lobby's message: its style and size, and its picture."""
    field, locale = field_of(game), game.locale
    if field is None:
        return []
    title = text(say(locale, "lobby-field", field=field_title(locale, field)))
    return [title] if picture is None else [title, gallery((picture, field_alt(locale, field)))]


def field_controls(game: Game) -> list[ui.Item[Any]]:
    """The host's ways to another field."""
    field, locale = field_of(game), game.locale
    if field is None:
        return []
    styles = [
        discord.SelectOption(label=say(locale, f"style-{name}"), value=name, default=name == field.style)
        for name in STYLES
    ]
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=press_id(game, "fieldstyle"), placeholder=say(locale, "field-styles"), options=styles
    )
    again = button(game, "fieldagain", say(locale, "button-reroll"), emoji="🗺️")
    return [ui.ActionRow(again), ui.ActionRow(menu)]


def field_view(locale: str, field: Field, picture: str, note: str) -> ui.LayoutView:
    """The field alone, to look at."""
    title = say(locale, "lobby-field", field=field_title(locale, field))
    return view(text(note, title), gallery((picture, field_alt(locale, field))))


def look_view(told: str, picture: str) -> ui.LayoutView:
    """A close-up, and what can be seen there."""
    return view(gallery((picture, told.replace("**", ""))), text(told))
