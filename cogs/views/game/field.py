"""The battlefield of a lobby on a map: as picture, in the lobby's message, and alone."""

from __future__ import annotations

import io

import discord
from discord import ui

from cogs.kit.drawing import draw_later
from cogs.kit.games import on_map
from cogs.views.components import Item, gallery, text, view
from render import draw_field
from rules.field import RULERS, Field, read_field
from table import Game
from text import field_alt, field_labels, field_title
from text.fluent.catalogue import say

__all__ = ["field_items", "field_of", "field_view", "lobby_files", "ruler_of"]


def field_of(game: Game) -> Field | None:
    """The field of a game that is played on a map."""
    code = game.options.get("field")
    return read_field(code) if on_map(game) and code else None


def ruler_of(game: Game) -> int:
    """The length of the ruler that the lobby has chosen."""
    return RULERS[game.options.get("ruler", "standard")]


async def lobby_files(game: Game) -> list[discord.File]:
    """The picture for the lobby's message; none where there is no map."""
    field = field_of(game)
    if field is None or game.called_off:
        return []
    ruler = ruler_of(game)
    done = await draw_later(draw_field, field, field_labels(game.locale, field, ruler), ruler)
    return [discord.File(io.BytesIO(done.data), f"field-{game.seq}.png")]


def field_items(game: Game, picture: str | None) -> list[Item]:
    """The field in the lobby's message: style, size and picture."""
    field, locale = field_of(game), game.locale
    if field is None:
        return []
    title = text(_title(locale, field, ruler_of(game)))
    return [title] if picture is None else [title, gallery((picture, field_alt(locale, field)))]


def _title(locale: str, field: Field, ruler: int) -> str:
    return say(locale, "lobby-field", field=field_title(locale, field), ruler=ruler)


def field_view(locale: str, field: Field, ruler: int, picture: str, note: str) -> ui.LayoutView:
    """The field alone."""
    return view(text(note, _title(locale, field, ruler)), gallery((picture, field_alt(locale, field))))
