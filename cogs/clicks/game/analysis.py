"""`/game analyse` and its button: what decided a game that is over."""

from __future__ import annotations

import io
import time
from collections.abc import Awaitable, Callable, Sequence

import discord

from cogs.clicks.game.history import Edit, send_note
from cogs.clicks.game.pressed import Pressed, game_of
from cogs.kit.drawing import draw_now
from cogs.kit.interaction import Interaction, count_as_dear, private_locale, table_of
from cogs.views.components import note_view
from cogs.views.looks import picture_words
from cogs.views.thought.analysis import GRAPH, analysis_view, chart_of, turn_states
from render import Picture, draw_chances, draw_close
from rules import State
from table import Game
from table.history.analysis import kept_analysis, must_be_over
from table.records.aside import aside
from text.fluent.catalogue import say
from think.analysis import Analysis

__all__ = ["press_analysis", "show_analysis"]

EVERY = 3.0
"""Seconds between two notes of how far it is."""


async def press_analysis(interaction: Interaction, pressed: Pressed) -> None:
    """Show the analysis of the game."""
    await show_analysis(interaction, await game_of(interaction, pressed))


async def show_analysis(interaction: Interaction, game: Game, *, private: bool = True) -> None:
    """Show the analysis of a game that is over; while it is made, how far it is.

    Raises ``NotAllowed``: as ``must_be_over``, ``analysis-failed``, ``too-often``.
    """
    must_be_over(game)
    count_as_dear(interaction)
    locale = private_locale(interaction) if private else game.locale
    edit = await send_note(interaction, _note(locale, 0.0), private)
    found = await kept_analysis(table_of(interaction), game)
    if found is None:
        found = await interaction.client.analyst.analysis(game, _telling(edit, locale))
    states = await aside(turn_states, game, found)
    files = await _pictures(game, found, states, locale)
    await edit(view=analysis_view(game, found, states, files[1:], locale), attachments=files)


def _note(locale: str, share: float) -> discord.ui.LayoutView:
    return note_view(say(locale, "analysis-working", percent=round(100 * share)))


def _telling(edit: Edit, locale: str) -> Callable[[float], Awaitable[None]]:
    """Says now and then how far it is."""
    last = time.monotonic()

    async def tell(share: float) -> None:
        nonlocal last
        if time.monotonic() - last >= EVERY:
            last = time.monotonic()
            await edit(view=_note(locale, share), attachments=[])

    return tell


async def _pictures(game: Game, found: Analysis, states: Sequence[State], locale: str) -> list[discord.File]:
    """The graph, then the board of each turning point."""
    chart = await draw_now(draw_chances, chart_of(game, found, locale))
    files = [_file(chart, GRAPH)]
    for number, state in enumerate(states):
        words = await picture_words(game, state, locale)
        files.append(_file(await draw_now(draw_close, state, words), f"turn-{number + 1}.png"))
    return files


def _file(picture: Picture, name: str) -> discord.File:
    return discord.File(io.BytesIO(picture.data), name)
