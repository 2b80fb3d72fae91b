"""Close-ups of the map: of the action, of a place, of a plan."""

from __future__ import annotations

import io

import discord
from discord import ui

from cogs.kit.drawing import draw_later
from cogs.kit.games import on_map
from cogs.views.components import gallery, text, view
from cogs.views.looks import picture_words
from render import draw_near
from table import Game

__all__ = ["close_ups", "look_view"]


def look_view(told: str, picture: str) -> ui.LayoutView:
    """A close-up, with its description."""
    return view(gallery((picture, told.replace("**", ""))), text(told))


async def close_ups(game: Game) -> list[discord.File]:
    """A second picture for the board of a map: of the action, while a unit acts."""
    acts = getattr(game.state, "stack", ())  # states on a map keep the units that act there
    if not on_map(game) or not acts or game.status != "running":
        return []
    done = await draw_later(draw_near, game.played, await picture_words(game, game.played))
    return [] if done is None else [discord.File(io.BytesIO(done.data), f"close-{game.seq}.png")]
