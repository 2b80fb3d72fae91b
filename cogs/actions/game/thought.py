"""Hints: what the strongest bot would weigh in one's place; a host may switch them off. Analyses of games."""

from __future__ import annotations

import io
import time
from collections.abc import Awaitable, Callable, Sequence

import discord

from cogs.actions.game.history import Edit, send_note
from cogs.actions.game.lobby import way_to
from cogs.actions.game.pressed import Pressed, game_of
from cogs.channel.marks import HINTS, OFF
from cogs.channel.opening import play_moment
from cogs.kit.drawing import draw_now
from cogs.kit.interaction import Interaction, charge, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.opponents.hints import Weighed, hint
from cogs.views.analysis import GRAPH, analysis_view, chart_of, decisions_told, moments_of
from cogs.views.components import note_view
from cogs.views.game.hint import PICTURE, hint_view
from cogs.views.looks import picture_words
from cogs.views.looks_ahead import choice_drawn
from render import Picture, draw_chances, draw_choice, draw_plan
from rules import RulesError, Stale, State
from table import Game
from table.history.steps import kept_analysis, must_be_over, persons_of
from table.permissions import must_be_host
from table.records.threads import in_thread
from text.analysis import for_readers
from text.fluent.catalogue import say
from text.problems import error_line
from think.analysis import Analysis


async def press_hint(interaction: Interaction, pressed: Pressed) -> None:
    """Show a hint for the user's open question."""
    await show_hint(interaction, await game_of(interaction, pressed))


async def show_hint(interaction: Interaction, game: Game) -> None:
    """Show the three best choices for the user's open question, the best one drawn, in private.

    Raises as ``cogs.opponents.hints.hint`` does.
    """
    try:
        found = await in_time(interaction, hint(interaction.client, game, person_of(interaction)))
    except Stale:
        if interaction.type is discord.InteractionType.component and interaction.response.is_done():
            return  # answered while the bot thought: nobody waits for the hint
        raise
    locale = private_locale(interaction)
    files = [] if found.thought.asks else await in_time(interaction, _drawn(game, found, locale))
    view = hint_view(found.state, found.request, found.thought, found.shown, locale, drawn=bool(files))
    interaction.client.boards.panels.aside(await show(interaction, view, files=files), game)


async def _drawn(game: Game, found: Weighed, locale: str) -> list[discord.File]:
    """The picture of the best choice on a map: the way to its place, or a line from attacker to target. Else none."""
    best = found.shown[0]
    if game.table != "map":
        return []
    if best.place is not None:
        state, preview = best.place.question.state, best.place.preview
        return [_file(await draw_now(draw_plan, state, await picture_words(game, state, locale), preview), PICTURE)]
    if found.aim is None:
        return []
    words = await picture_words(game, found.state, locale)
    return [_file(await draw_now(draw_choice, found.state, words, found.request.player, (), (found.aim,)), PICTURE)]


async def allow_hints(interaction: Interaction, game: Game, *, allowed: bool) -> None:
    """Switch hints on or off for a game, as its host; everybody reads it."""
    must_be_host(game, person_of(interaction))
    await table_of(interaction).storage.marks.set(game.id, HINTS, None if allowed else OFF)
    note = say(game.locale, "hints-switched", allowed="yes" if allowed else "no")
    await show(interaction, note_view(note), private=False)


# -- analyses ---------------------------------------------------------------------------------------------------------

EVERY = 3.0
"""Seconds between two notes on the progress of an analysis."""


async def press_analysis(interaction: Interaction, pressed: Pressed) -> None:
    """Show the analysis of the game."""
    await show_analysis(interaction, await game_of(interaction, pressed))


async def show_analysis(interaction: Interaction, game: Game, *, private: bool = True) -> None:
    """Show the analysis of a game that is over; while it is made, how far it is.

    Raises ``NotAllowed``: as ``must_be_over``, ``too-often``.
    """
    must_be_over(game)
    charge(interaction)
    locale = private_locale(interaction) if private else game.locale
    edit = await send_note(interaction, _note(locale, 0.0), private)
    found = await kept_analysis(table_of(interaction), game)
    if found is None:
        try:
            found = await interaction.client.analyst.analysis(game, _telling(edit, locale))
        except RulesError as refused:
            await edit(view=note_view(error_line(locale, refused.code, refused.facts)), attachments=[])
            return
        except Exception:
            await edit(view=note_view(say(locale, "error-analysis-failed")), attachments=[])
            raise
    own = game.player_of(interaction.user.id) if private else None
    found = for_readers(found, persons_of(game) if own is None else (own,))
    decisions = await in_thread(decisions_told, game, found, locale)
    files = await _pictures(game, found, [decisions[turn.seq][0] for turn in found.turns], locale)
    moments = await moments_of(table_of(interaction), game)
    await edit(view=analysis_view(game, found, decisions, files[1:], moments, locale), attachments=files)


async def press_again(interaction: Interaction, pressed: Pressed) -> None:
    """Play on from before a turning point, against bots. Raises ``NotAllowed``: as ``play_again``."""
    game, client = await game_of(interaction, pressed), interaction.client
    charge(interaction)
    work = play_moment(client, game, person_of(interaction), pressed.number or 0, interaction.id)
    again = await in_time(interaction, work)
    note = note_view(say(private_locale(interaction), "again-begun"), await way_to(interaction, again.id))
    await show(interaction, note)


def _note(locale: str, share: float) -> discord.ui.LayoutView:
    return note_view(say(locale, "analysis-working", percent=round(100 * share)))


def _telling(edit: Edit, locale: str) -> Callable[[float], Awaitable[None]]:
    """A callback that takes the share that is done (0 to 1) and edits the note, at most every ``EVERY`` seconds."""
    last = time.monotonic()

    async def tell(share: float) -> None:
        nonlocal last
        if time.monotonic() - last >= EVERY:
            last = time.monotonic()
            await edit(view=_note(locale, share), attachments=[])

    return tell


async def _pictures(game: Game, found: Analysis, states: Sequence[State], locale: str) -> list[discord.File]:
    """The graph, then the whole board of each turning point, with the better choice drawn."""
    chart = await draw_now(draw_chances, chart_of(game, found, locale))
    files = [_file(chart, GRAPH)]
    for number, (state, turn) in enumerate(zip(states, found.turns, strict=True)):
        words = await picture_words(game, state, locale)
        drawn = await in_thread(choice_drawn, state, turn)
        files.append(_file(await draw_now(draw_choice, state, words, *drawn), f"turn-{number + 1}.png"))
    return files


def _file(picture: Picture, name: str) -> discord.File:
    return discord.File(io.BytesIO(picture.data), name)
