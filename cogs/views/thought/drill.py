"""A puzzle: a board, who is to decide, and the choices; then its solution."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from discord import ui

from cogs.kit.custom_ids import StandaloneId
from cogs.views.components import Button, Row, gallery, menu, menu_option, text, view
from rules import State, ruleset_of
from text import clean, escape
from text.analysis import choice_label, turn_words, why_line
from text.fluent.catalogue import Arguments, say
from text.odds import percent
from think.puzzles import Puzzle

__all__ = ["BOARD", "puzzle_view", "solution_view"]

BOARD = "puzzle.png"
DETAIL = 80


def puzzle_view(puzzle: Puzzle, state: State, key: str, locale: str) -> ui.LayoutView:
    """The question. The menu's values are the choices' places, the best first; they stand in no such order."""
    body = _board(puzzle, state, key, locale)
    turn = puzzle.turn
    labels = [choice_label(locale, turn, one, state) for one in turn.choices]
    mixed = sorted(range(len(labels)), key=lambda place: zlib.crc32(f"{key} {place}".encode()))
    options = [menu_option(labels[place], str(place)) for place in mixed]
    body.add_item(Row(menu(str(StandaloneId("drill", key)), options, say(locale, "drill-choose"))))
    return view(body)


def solution_view(puzzle: Puzzle, state: State, key: str, chosen: int, locale: str) -> ui.LayoutView:
    """What each choice is worth, and what was right about the best one."""
    turn, body = puzzle.turn, _board(puzzle, state, key, locale)
    best = turn.choices[0]
    lost = best.chances[turn.player] - turn.choices[chosen].chances[turn.player]
    verdict = "right" if chosen == 0 else "close" if lost < turn.choices[chosen].error else "wrong"
    body.add_item(text(say(locale, "drill-verdict", verdict=verdict, lost=round(100 * lost))))
    body.add_item(text(*_ranked(puzzle, state, chosen, locale), say(locale, "drill-how")))
    again = (("today", "drill-again-today"), ("mine", "drill-again-mine"))
    buttons = (
        Button(label=say(locale, word), custom_id=str(StandaloneId("drillnew", source))) for source, word in again
    )
    body.add_item(Row(*buttons))
    return view(body)


def _board(puzzle: Puzzle, state: State, key: str, locale: str) -> ui.Container[ui.LayoutView]:
    turn = puzzle.turn
    player, number = state.players[turn.player], ruleset_of(state).round_of(state)
    facts: Arguments = {"name": escape(player.name), "letter": player.letter, "round": number}
    source = "today" if key.startswith("day") else "game"
    head = say(locale, "drill-head", source=source)
    who = say(locale, "drill-who", game=say(locale, f"title-ruleset-{puzzle.ruleset}"), **facts)
    asked = turn_words(locale, turn, state).asked
    alt = say(locale, "analysis-turn-alt", name=clean(player.name), round=number)
    return ui.Container[ui.LayoutView](text(head, who, asked), gallery((BOARD, alt)))


def _ranked(puzzle: Puzzle, state: State, chosen: int, locale: str) -> Iterator[str]:
    turn = puzzle.turn
    for place, one in enumerate(turn.choices):
        label = escape(choice_label(locale, turn, one, state), DETAIL)
        mark = "yes" if place == chosen else "no"
        chance = percent(locale, one.chances[turn.player])
        yield say(locale, "drill-line", number=place + 1, choice=label, chance=chance, chosen=mark)
        if why := why_line(locale, one):  # the best is measured against what was played
            yield f"-# {say(locale, 'drill-than', other=1 if place else turn.taken + 1, words=why)}"
