"""`/drill`: a puzzle, an answer, its solution."""

import io
import random
import zlib
from collections.abc import Iterator, Sequence
from functools import partial

import discord
from discord import ui
from msgspec import structs

from cogs.kit.custom_ids import StandaloneId
from cogs.kit.drawing import draw_now
from cogs.kit.interaction import Interaction, charge, person_of, private_locale, selected, table_of
from cogs.kit.reply import in_time, show
from cogs.views.components import Button, Row, gallery, menu, menu_option, text, view
from cogs.views.game.hint import POINT
from cogs.views.looks_ahead import (
    aimed_line,
    choice_details,
    choice_drawn,
    choice_labels,
    choices_drawn,
    plan_after,
)
from render import draw_choice
from rules import State, requests
from table import NotAllowed
from table.history.drill import (
    DAILY,
    FROM_DAY,
    FROM_GAME,
    MORE,
    OWN,
    any_puzzle,
    key_after,
    puzzle_named,
    puzzle_of_today,
)
from table.history.puzzlers import has_answered, note_answer, record_of, solvers_today
from table.records.threads import in_thread
from text import escape, narrator
from text.analysis import asked_line, plan_line, ranked_difference, round_text, state_of
from text.fluent.catalogue import Arguments, say
from text.odds import percent
from text.problems import error_line
from text.stakes import outlook_line, telling
from think.analysis import Turn
from think.judge import asked_of
from think.puzzles import Puzzle, puzzles


async def show_drill(interaction: Interaction, source: str) -> None:
    """Show a puzzle in private. ``source``: where to take it from, or the key of a puzzle that follows another one.

    Raises ``NotAllowed``: ``drill-gone``, ``too-often``.
    """
    charge(interaction)
    table, locale = table_of(interaction), private_locale(interaction)
    user, guild = interaction.user.id, interaction.guild_id
    key = source
    if not source.startswith((MORE, FROM_GAME)):
        luck, channel = random.Random(interaction.id), interaction.channel_id or 0
        try:
            key = await in_time(interaction, any_puzzle(table, source, user, guild, channel, luck))
        except NotAllowed as none:
            await _offer_another(interaction, none)
            return
    puzzle = await in_time(interaction, puzzle_named(table, key, user, guild))
    state = await in_time(interaction, in_thread(_without_names, puzzle))
    files = await in_time(interaction, _pictures(puzzle, state, locale, solved=False), slow=True)
    labels = await in_time(interaction, in_thread(partial(choice_labels, solved=False), state, puzzle.turn, locale))
    details = await in_time(interaction, in_thread(choice_details, state, puzzle.turn, locale))
    known = not key.startswith(FROM_GAME) and await has_answered(table, user, puzzle)
    await show(interaction, puzzle_view(puzzle, state, key, labels, details, locale, known=known), files=files)


async def _offer_another(interaction: Interaction, none: NotAllowed) -> None:
    """Say why there is no puzzle, and offer others."""
    locale, channel = private_locale(interaction), interaction.channel_id or 0
    number = await puzzle_of_today(table_of(interaction), interaction.user.id, interaction.guild_id, channel)
    today = (await in_thread(puzzles))[number]
    more = Row(_to_next(today, f"{FROM_DAY}{number}", locale), _to_new(DAILY, locale))
    await show(interaction, view(text(error_line(locale, none.code, none.facts)), more))


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
    state = await in_time(interaction, in_thread(_without_names, puzzle))
    files = await in_time(interaction, _pictures(puzzle, state, locale, solved=True))
    labels = await in_time(interaction, in_thread(choice_labels, state, puzzle.turn, locale))
    judged = verdict(puzzle.turn, int(chosen))
    told = await in_time(interaction, _record_lines(interaction, puzzle, argument, solved=judged != "wrong"))
    solution = solution_view(puzzle, state, argument, int(chosen), labels, told, locale)
    await show(interaction, solution, edit=True, files=files)


async def _record_lines(interaction: Interaction, puzzle: Puzzle, key: str, *, solved: bool) -> list[str]:
    """Note an answer; what it does to the player's rating, and who else has answered today's puzzle on the server."""
    if key.startswith(FROM_GAME):
        return []
    table, locale, guild = table_of(interaction), private_locale(interaction), interaction.guild_id
    first = await note_answer(table, person_of(interaction), guild, puzzle, key=key, solved=solved)
    record = await record_of(table, interaction.user.id)
    gained = f"{record.gained:+d}".replace("-", "−")
    facts: Arguments = {"value": record.rating.value, "spread": record.rating.spread, "n": record.rating.games}
    lines = [say(locale, "drill-rating", counts="yes" if first else "no", gained=gained, **facts)]
    if record.rating.games < SETTLED:
        lines = [say(locale, "drill-unrated", n=record.rating.games, least=SETTLED)]
    lines += [say(locale, "drill-row", n=record.row)] if record.row > 1 else []
    lines += [say(locale, "drill-days", n=record.days)] if record.days > 1 else []
    lines += [] if first else [say(locale, "drill-counted")]
    if guild is None or not key.startswith(FROM_DAY):
        return lines
    shown, more = await solvers_today(table, guild, SOLVERS)
    if shown:
        lines.append(say(locale, "drill-today"))
    for answer, rating in shown:
        who: Arguments = {"name": escape(answer.name, NAME), "solved": "yes" if answer.solved else "no"}
        lines.append(say(locale, "drill-solver", value=rating.value if rating.games >= SETTLED else "none", **who))
    return [*lines, say(locale, "ladder-more", count=more)] if more else lines


def _without_names(puzzle: Puzzle) -> State:
    """The position with letters for the names of those who played it: the reader may have one of them."""
    state = state_of(puzzle.ruleset, puzzle.turn)
    players = tuple(structs.replace(player, name=player.letter) for player in state.players)  # type: ignore[type-var]
    renamed: State = structs.replace(state, players=players)  # type: ignore[type-var]
    requests(renamed)
    return renamed


async def _pictures(puzzle: Puzzle, state: State, locale: str, *, solved: bool) -> list[discord.File]:
    """The whole board with score and clock, and all choices drawn; once it is ``solved`` the best one alone."""
    words = narrator(state).board_labels(locale, state)
    drawn = await in_thread(choice_drawn if solved else choices_drawn, state, puzzle.turn)
    picture = await draw_now(draw_choice, state, words, *drawn)
    return [discord.File(io.BytesIO(picture.data), BOARD)]


# -- how a puzzle looks -----------------------------------------------------------------------------------------------

BOARD = "puzzle.png"
DETAIL, NAME = 80, 40
SOLVERS = 10
"""So many who have answered today's puzzle are named."""
SETTLED = 5
"""The rating is shown from so many puzzles on: the first ones move it by hundreds, whatever an answer has cost."""


def puzzle_view(
    puzzle: Puzzle,
    state: State,
    key: str,
    labels: Sequence[str],
    details: Sequence[str],
    locale: str,
    *,
    known: bool = False,
) -> ui.LayoutView:
    """The question. A choice's value is its rank, 0 being the best; the menu lists the choices in mixed order.

    ``known``: the reader has answered it before; the way to the next one stands below."""
    body = _board(puzzle, state, key, locale)
    mixed = sorted(range(len(labels)), key=lambda place: zlib.crc32(f"{key} {place}".encode()))
    options = [menu_option(labels[place], str(place), details[place]) for place in mixed]
    body.add_item(Row(menu(str(StandaloneId("drill", key)), options, say(locale, "drill-choose"))))
    if known:
        body.add_item(text(say(locale, "drill-counted")))
        body.add_item(Row(_to_next(puzzle, key, locale)))
    return view(body)


def _to_next(puzzle: Puzzle, key: str, locale: str) -> Button:
    following = key_after(key, puzzle.ruleset, starters=puzzle.starter)
    return Button(label=say(locale, "drill-again-next"), custom_id=str(StandaloneId("drillnew", following)))


def solution_view(
    puzzle: Puzzle, state: State, key: str, chosen: int, labels: Sequence[str], told: Sequence[str], locale: str
) -> ui.LayoutView:
    """What each choice is worth, what was right about the best one, what is ``told`` of the player's record, and the
    way to the next puzzle."""
    turn, body = puzzle.turn, _board(puzzle, state, key, locale)
    best, own = (percent(locale, turn.choices[n].chances[turn.player]) for n in (0, chosen))
    body.add_item(
        text(
            say(locale, "drill-verdict", verdict=verdict(turn, chosen), best=best, own=own, error=_error(turn, chosen))
        )
    )
    how = f"-# {say(locale, 'hint-how', family=state.family)}"
    body.add_item(text(*_ranked(puzzle, state, chosen, labels, locale), how))
    if told:
        body.add_item(text(*told))
    body.add_item(Row(_to_next(puzzle, key, locale), *(_to_new(source, locale) for source in (DAILY, OWN))))
    return view(body)


def _to_new(source: str, locale: str) -> Button:
    return Button(label=say(locale, f"drill-again-{source}"), custom_id=str(StandaloneId("drillnew", source)))


def verdict(turn: Turn, chosen: int) -> str:
    """Whether a choice, by its rank, is ``right``, ``close`` to the best one, or ``wrong``."""
    if chosen == 0:
        return "right"
    best, own = (turn.choices[rank].chances[turn.player] for rank in (0, chosen))
    return "close" if best - own <= max(turn.choices[chosen].error, POINT) else "wrong"


def _error(turn: Turn, chosen: int) -> int:
    """By how many percentage points the difference of a choice from the best one may be wrong; 0 for no more than
    one."""
    error = turn.choices[chosen].error
    return round(100 * error) if error > POINT else 0


def _board(puzzle: Puzzle, state: State, key: str, locale: str) -> ui.Container[ui.LayoutView]:
    turn = puzzle.turn
    facts: Arguments = {"letter": state.players[turn.player].letter, "round": round_text(state, locale)}
    source = "today" if key.startswith(FROM_DAY) else "more" if key.startswith(MORE) else "game"
    head = say(locale, "drill-head", source=source)
    who = say(locale, "drill-who", game=say(locale, f"title-ruleset-{puzzle.ruleset}"), **facts)
    asked = asked_line(locale, turn, state)
    alt = say(locale, "drill-alt", **facts)
    return ui.Container[ui.LayoutView](text(head, who, asked), gallery((BOARD, alt)))


def _ranked(puzzle: Puzzle, state: State, chosen: int, labels: Sequence[str], locale: str) -> Iterator[str]:
    turn, said = puzzle.turn, ""
    told = telling([one.outlook for one in turn.choices])
    for place, one in enumerate(turn.choices):
        label = escape(labels[place], DETAIL)
        mark = "yes" if place == chosen else "no"
        chance = percent(locale, one.chances[turn.player])
        yield say(locale, "drill-line", number=place + 1, choice=label, chance=chance, chosen=mark)
        yield from _purpose(puzzle, state, place, locale)
        if told:
            yield f"-# 🔮 {outlook_line(locale, state, told, one.outlook)}"
            continue
        why = ranked_difference(locale, turn, place, state)
        if why and why != said:
            yield f"-# {say(locale, 'drill-than', other=1 if place else 2, words=why)}"
        said = why


def _purpose(puzzle: Puzzle, state: State, place: int, locale: str) -> Iterator[str]:
    """The odds of the attack that a choice aims; of the best one also its reason, and what its unit goes on to do."""
    turn, one = puzzle.turn, puzzle.turn.choices[place]
    request = asked_of(state, turn.player, turn.kind)
    if request is None:
        return
    found = [aimed_line(locale, state, request, one.choice, None if place else one.reason)]
    found += [] if place else [plan_line(locale, plan_after(state, request, one.choice))]
    yield from (f"-# {line}" for line in found if line)
