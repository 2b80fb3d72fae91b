"""`/drill`: a puzzle, an answer, its solution."""

import io
import random
import zlib
from collections.abc import Iterator, Sequence

import discord
from discord import ui

from cogs.kit.custom_ids import StandaloneId
from cogs.kit.drawing import draw_now
from cogs.kit.interaction import Interaction, charge, private_locale, selected, table_of
from cogs.kit.reply import in_time, show
from cogs.views.components import Button, Row, gallery, menu, menu_option, text, view
from cogs.views.looks_ahead import choice_drawn, choice_labels
from render import draw_choice
from rules import State, ruleset_of
from table import NotAllowed
from table.history.drill import DAILY, MORE, any_puzzle, key_after, puzzle_named, streak_of
from table.records.threads import in_thread
from text import clean, escape, narrator
from text.analysis import state_of, turn_words, why_line
from text.fluent.catalogue import Arguments, say
from text.odds import percent
from think.puzzles import Puzzle


async def show_drill(interaction: Interaction, source: str) -> None:
    """Show a puzzle in private. ``source``: where to take it from, or the key of a puzzle that follows another one.

    Raises ``NotAllowed``: ``drill-none``, ``drill-gone``, ``too-often``.
    """
    charge(interaction)
    table, locale = table_of(interaction), private_locale(interaction)
    user, guild = interaction.user.id, interaction.guild_id
    key = source
    if not source.startswith(MORE):
        key = await in_time(interaction, any_puzzle(table, source, user, guild, random.Random(interaction.id)))
    puzzle = await in_time(interaction, puzzle_named(table, key, user, guild))
    state = await in_time(interaction, in_thread(state_of, puzzle.ruleset, puzzle.turn))
    files = await in_time(interaction, _pictures(puzzle, state, locale, solved=False), slow=True)
    labels = await in_time(interaction, in_thread(choice_labels, state, puzzle.turn, locale))
    await show(interaction, puzzle_view(puzzle, state, key, labels, locale), files=files)


async def press_new_drill(interaction: Interaction, argument: str) -> None:
    """Show another puzzle, or today's again."""
    await show_drill(interaction, argument or DAILY)


async def press_drill(interaction: Interaction, argument: str) -> None:
    """Answer a puzzle: show its solution in its place. Raises ``NotAllowed``: ``drill-gone``, ``too-often``."""
    charge(interaction)
    table, locale = table_of(interaction), private_locale(interaction)
    puzzle = await in_time(interaction, puzzle_named(table, argument, interaction.user.id, interaction.guild_id))
    chosen = next(iter(selected(interaction)), "")
    if not chosen.isdecimal() or int(chosen[:3]) >= len(puzzle.turn.choices):
        raise NotAllowed("drill-gone")
    state = await in_time(interaction, in_thread(state_of, puzzle.ruleset, puzzle.turn))
    files = await in_time(interaction, _pictures(puzzle, state, locale, solved=True))
    labels = await in_time(interaction, in_thread(choice_labels, state, puzzle.turn, locale))
    await show(interaction, solution_view(puzzle, state, argument, int(chosen), labels, locale), edit=True, files=files)


async def _pictures(puzzle: Puzzle, state: State, locale: str, *, solved: bool) -> list[discord.File]:
    """The whole board with score and clock; once it is ``solved`` with the best choice drawn."""
    words, turn = narrator(state).board_labels(locale, state), puzzle.turn
    drawn = await in_thread(choice_drawn, state, turn) if solved else (turn.player, (), None)
    picture = await draw_now(draw_choice, state, words, *drawn)
    return [discord.File(io.BytesIO(picture.data), BOARD)]


# -- how a puzzle looks -----------------------------------------------------------------------------------------------

BOARD = "puzzle.png"
DETAIL = 80


def puzzle_view(puzzle: Puzzle, state: State, key: str, labels: Sequence[str], locale: str) -> ui.LayoutView:
    """The question. A choice's value is its rank, 0 being the best; the menu lists the choices in mixed order."""
    body = _board(puzzle, state, key, locale)
    mixed = sorted(range(len(labels)), key=lambda place: zlib.crc32(f"{key} {place}".encode()))
    options = [menu_option(labels[place], str(place)) for place in mixed]
    body.add_item(Row(menu(str(StandaloneId("drill", key)), options, say(locale, "drill-choose"))))
    return view(body)


def solution_view(
    puzzle: Puzzle, state: State, key: str, chosen: int, labels: Sequence[str], locale: str
) -> ui.LayoutView:
    """What each choice is worth, what was right about the best one, and the way to the next puzzle."""
    turn, body = puzzle.turn, _board(puzzle, state, key, locale)
    best = turn.choices[0]
    lost = best.chances[turn.player] - turn.choices[chosen].chances[turn.player]
    verdict = "right" if chosen == 0 else "close" if lost < turn.choices[chosen].error else "wrong"
    following = key_after(key, solved=verdict != "wrong")
    row = streak_of(following)
    told = [say(locale, "drill-row", n=row)] if row > 1 else []
    body.add_item(text(say(locale, "drill-verdict", verdict=verdict, lost=round(100 * lost)), *told))
    body.add_item(text(*_ranked(puzzle, chosen, labels, locale), say(locale, "drill-how")))
    again = ((following, "drill-again-next"), ("today", "drill-again-today"), ("mine", "drill-again-mine"))
    buttons = (
        Button(label=say(locale, word), custom_id=str(StandaloneId("drillnew", source))) for source, word in again
    )
    body.add_item(Row(*buttons))
    return view(body)


def _board(puzzle: Puzzle, state: State, key: str, locale: str) -> ui.Container[ui.LayoutView]:
    turn = puzzle.turn
    player, number = state.players[turn.player], ruleset_of(state).round_of(state)
    facts: Arguments = {"name": escape(player.name), "letter": player.letter, "round": number}
    source = "today" if key.startswith("day") else "more" if key.startswith(MORE) else "game"
    head = say(locale, "drill-head", source=source)
    who = say(locale, "drill-who", game=say(locale, f"title-ruleset-{puzzle.ruleset}"), **facts)
    asked = turn_words(locale, turn, state).asked
    alt = say(locale, "analysis-turn-alt", name=clean(player.name), round=number)
    return ui.Container[ui.LayoutView](text(head, who, asked), gallery((BOARD, alt)))


def _ranked(puzzle: Puzzle, chosen: int, labels: Sequence[str], locale: str) -> Iterator[str]:
    turn = puzzle.turn
    for place, one in enumerate(turn.choices):
        label = escape(labels[place], DETAIL)
        mark = "yes" if place == chosen else "no"
        chance = percent(locale, one.chances[turn.player])
        yield say(locale, "drill-line", number=place + 1, choice=label, chance=chance, chosen=mark)
        if why := why_line(locale, one):  # the best is measured against what was played
            yield f"-# {say(locale, 'drill-than', other=1 if place else turn.taken + 1, words=why)}"
