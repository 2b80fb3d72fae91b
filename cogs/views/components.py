"""Small parts of all views: custom ids, buttons, texts.

A component's ``custom_id`` is ``mf:<game>:<seq>:<verb>:<argument>``; ``cogs/clicks/game.py`` reads it back.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import ButtonStyle, ui

from rules import Option
from table import Game
from table.planning import asks_where

__all__ = ["DIE_EMOJI", "TEXT_MAX", "button", "gallery", "on_map", "plan_of", "press_id", "style_of", "text", "view"]

ID_MAX = 100
ALT_MAX = 1024
TEXT_MAX = 3900
PREFIX = "mf"
DIE_EMOJI = {"W": "⬜", "B": "🟦", "G": "🟩", "Y": "🟨", "R": "🟥", "K": "⬛"}
_STYLE = {
    "move": ButtonStyle.success,
    "attack": ButtonStyle.danger,
    "defend": ButtonStyle.primary,
    "advance": ButtonStyle.danger,
    "use-spot": ButtonStyle.primary,
    "give-ground": ButtonStyle.primary,
}


def press_id(game: Game, verb: str, argument: str = "") -> str:
    """The custom id of a component. ``argument`` is cut to what Discord takes."""
    return f"{PREFIX}:{game.id}:{game.seq}:{verb}:{argument}"[:ID_MAX]


def button(game: Game, verb: str, label: str, argument: str = "", **more: Any) -> ui.Button[ui.LayoutView]:
    """A button of a game."""
    return ui.Button(label=label[:80], custom_id=press_id(game, verb, argument), **more)


def text(*parts: str) -> ui.TextDisplay[ui.LayoutView]:
    """Paragraphs as one text."""
    return ui.TextDisplay("\n".join(part for part in parts if part)[:TEXT_MAX] or "\u200b")


def view(*items: ui.Item[Any]) -> ui.LayoutView:
    """A view that does not time out."""
    made = ui.LayoutView(timeout=None)
    for item in items:
        made.add_item(item)
    return made


def gallery(*pictures: tuple[str, str]) -> ui.MediaGallery[ui.LayoutView]:
    """Attached pictures, each by its file name with its alt text."""
    return ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{name}", description=alt[:ALT_MAX]) for name, alt in pictures)
    )


def style_of(option: Option) -> ButtonStyle:
    """The colour of a choice's button."""
    return _STYLE.get(option.label, ButtonStyle.secondary)


def on_map(game: Game) -> bool:
    """Whether the game is played on a map."""
    return game.table == "map"


def plan_of(game: Game, option: Option) -> str | None:
    """The argument that opens the planning panel for a choice; None where the choice is an answer by itself."""
    return f"{option.choice}@" if asks_where(game, option) else None
