"""`/drill`: a puzzle, an answer, its solution."""

from __future__ import annotations

import io
import random

import discord

from cogs.kit.drawing import draw_now
from cogs.kit.interaction import Interaction, count_as_dear, private_locale, selected, table_of
from cogs.kit.reply import in_time, show
from cogs.views.thought.drill import BOARD, puzzle_view, solution_view
from render import draw_close
from rules import State
from table import NotAllowed
from table.history.drill import DAILY, any_puzzle, puzzle_named
from table.records.aside import aside
from text import board_labels
from text.analysis import state_of

__all__ = ["press_drill", "press_new_drill", "show_drill"]


async def show_drill(interaction: Interaction, source: str) -> None:
    """Show a puzzle in private. Raises ``NotAllowed``: ``drill-none``, ``too-often``."""
    count_as_dear(interaction)
    table, locale = table_of(interaction), private_locale(interaction)
    user, guild = interaction.user.id, interaction.guild_id
    key = await in_time(interaction, any_puzzle(table, source, user, guild, random.Random(interaction.id)))
    puzzle = await in_time(interaction, puzzle_named(table, key, user, guild))
    state = await in_time(interaction, aside(state_of, puzzle.ruleset, puzzle.turn))
    files = await in_time(interaction, _pictures(state, locale), slow=True)
    await show(interaction, puzzle_view(puzzle, state, key, locale), files=files)


async def press_new_drill(interaction: Interaction, argument: str) -> None:
    """Show another puzzle, or today's again."""
    await show_drill(interaction, argument or DAILY)


async def press_drill(interaction: Interaction, argument: str) -> None:
    """Answer a puzzle: show its solution in its place. Raises ``NotAllowed``: ``drill-gone``, ``too-often``."""
    count_as_dear(interaction)
    table, locale = table_of(interaction), private_locale(interaction)
    puzzle = await in_time(interaction, puzzle_named(table, argument, interaction.user.id, interaction.guild_id))
    chosen = next(iter(selected(interaction)), "")
    if not chosen.isdecimal() or int(chosen[:3]) >= len(puzzle.turn.choices):
        raise NotAllowed("drill-gone")
    state = await in_time(interaction, aside(state_of, puzzle.ruleset, puzzle.turn))
    files = await in_time(interaction, _pictures(state, locale))
    await show(interaction, solution_view(puzzle, state, argument, int(chosen), locale), edit=True, files=files)


async def _pictures(state: State, locale: str) -> list[discord.File]:
    picture = await draw_now(draw_close, state, board_labels(locale, state))
    return [discord.File(io.BytesIO(picture.data), BOARD)]
