"""Hints: what the strongest bot would weigh in one's place; a host may switch them off. Analyses of games."""

from __future__ import annotations

import io
import time
from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import ui

from cogs.actions.game.history import Edit, send_note
from cogs.actions.game.pressed import Pressed, game_of
from cogs.channel.marks import HINTS, OFF
from cogs.kit.drawing import draw_now
from cogs.kit.interaction import Interaction, charge, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.opponents.thinking import task_for, view_for
from cogs.views.analysis import GRAPH, analysis_view, chart_of, turn_states
from cogs.views.components import note_view
from cogs.views.looks import picture_words
from render import Picture, draw_chances, draw_close
from rules import Request, State
from table import Game, NotAllowed
from table.history.steps import kept_analysis, must_be_over
from table.permissions import must_be_host, must_be_running, must_be_seated
from table.planning import own_request
from table.records.threads import in_thread
from text import escape, narrator
from text.fluent.catalogue import say
from text.odds import percent
from text.reasons import reason_line, term_line
from think import LEVELS, Candidate, Thought
from think.analysis import Analysis
from think.worker import ThinkingFailed


async def press_hint(interaction: Interaction, pressed: Pressed) -> None:
    """Show a hint for the user's open question."""
    await show_hint(interaction, await game_of(interaction, pressed))


async def show_hint(interaction: Interaction, game: Game) -> None:
    """Show the three best choices for the user's open question, in private.

    Raises ``NotAllowed``: ``hints-off``, ``hint-failed``; ``Illegal("not-your-decision")``, ``Stale``.
    """
    table, user = table_of(interaction), interaction.user.id
    must_be_running(game)
    must_be_seated(game, person_of(interaction))
    request = own_request(game, user)
    marks = await in_time(interaction, table.storage.marks.of_game(game.id))
    if marks.get(HINTS) == OFF:
        raise NotAllowed("hints-off")
    task = task_for(game, request, view_for(game, request), [*LEVELS][-1])
    try:
        thought = await in_time(interaction, interaction.client.thinking.think(task))
    except ThinkingFailed:
        raise NotAllowed("hint-failed") from None
    await table.game_asking(game.id, user, game.seq)
    await show(interaction, hint_view(game, request, thought, private_locale(interaction)))


async def allow_hints(interaction: Interaction, game: Game, *, allowed: bool) -> None:
    """Switch hints on or off for a game, as its host; everybody reads it."""
    must_be_host(game, person_of(interaction))
    await table_of(interaction).storage.marks.set(game.id, HINTS, None if allowed else OFF)
    note = say(game.locale, "hints-switched", allowed="yes" if allowed else "no")
    await show(interaction, note_view(note), private=False)


# -- how a hint looks -------------------------------------------------------------------------------------------------

SHOWN = 3


def hint_view(game: Game, request: Request, thought: Thought, locale: str) -> ui.LayoutView:
    """The three best choices; without a comparison the one choice, or that only people can see the answer."""
    head, state = say(locale, "hint-head"), game.played
    if thought.asks:
        return note_view(f"{head}\n{say(locale, 'hint-look')}")
    best = thought.candidates[:SHOWN]
    if len(best) < 2:
        label = escape(_label(request, thought.answer, state, locale), 200)
        return note_view(f"{head}\n{say(locale, 'hint-only', choice=label)}")
    lines = [_line(number, one, request, state, locale) for number, one in enumerate(best)]
    reasons = [_reason(number, best, locale) for number in range(len(best))]
    told = [line + why for line, why in zip(lines, reasons, strict=True)]
    return note_view("\n".join([head, *told, "", f"-# {say(locale, 'hint-how')}"]))


def _line(number: int, one: Candidate, request: Request, state: State, locale: str) -> str:
    """A choice, the chance of winning after it, and of an attack what `/odds` says."""
    label = escape(_label(request, one.answer, state, locale), 200)
    chance, error = percent(locale, one.chance), round(100 * one.error)
    line = say(locale, "hint-line", number=number + 1, choice=label, chance=chance, error=error)
    odds = _odds(request, one.answer, state, locale) or reason_line(locale, one.reason)
    return f"{line}\n-# {odds}" if odds else line


def _label(request: Request, answer: object, state: State, locale: str) -> str:
    found = (narrator(state).option_label(locale, item, state) for item in request.options if item.choice == answer)
    return next(found, str(answer))


def _odds(request: Request, answer: object, state: State, locale: str) -> str | None:
    frame = request.facts.get("frame")
    found = (item.facts["face"] for item in request.options if item.choice == answer and item.label == "attack")
    face = next(found, None)
    return None if face is None or frame is None else narrator(state).odds_line(locale, state, frame, face)


def _reason(number: int, best: Sequence[Candidate], locale: str) -> str:
    """What tells a choice from the first one, and that one from the second."""
    terms, sign = (best[1].terms, -1) if number == 0 else (best[number].terms, 1)
    words = ", ".join(term_line(locale, term.name, sign * term.points) for term in terms)
    if not words:
        return "" if number == 0 else f"\n-# {say(locale, 'hint-alike')}"
    return f"\n-# {say(locale, 'hint-than', other=2 if number == 0 else 1, words=words)}"


# -- analyses ---------------------------------------------------------------------------------------------------------

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
    charge(interaction)
    locale = private_locale(interaction) if private else game.locale
    edit = await send_note(interaction, _note(locale, 0.0), private)
    found = await kept_analysis(table_of(interaction), game)
    if found is None:
        found = await interaction.client.analyst.analysis(game, _telling(edit, locale))
    states = await in_thread(turn_states, game, found)
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
