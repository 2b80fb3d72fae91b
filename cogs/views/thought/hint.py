"""A hint: the best choices for an open question, with the chance of winning after each, and why."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.views.components import note_view
from rules import Request, State
from table import Game
from text import escape, odds_line, option_label
from text.fluent.catalogue import say
from text.odds import percent
from text.reasons import reason_line, term_line
from think import Candidate, Thought

__all__ = ["hint_view"]

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
    found = (option_label(locale, item, state) for item in request.options if item.choice == answer)
    return next(found, str(answer))


def _odds(request: Request, answer: object, state: State, locale: str) -> str | None:
    frame = request.facts.get("frame")
    found = (item.facts["face"] for item in request.options if item.choice == answer and item.label == "attack")
    face = next(found, None)
    return None if face is None or frame is None else odds_line(locale, state, frame, face)


def _reason(number: int, best: Sequence[Candidate], locale: str) -> str:
    """What tells a choice from the first one, and that one from the second."""
    terms, sign = (best[1].terms, -1) if number == 0 else (best[number].terms, 1)
    words = ", ".join(term_line(locale, term.name, sign * term.points) for term in terms)
    if not words:
        return "" if number == 0 else f"\n-# {say(locale, 'hint-alike')}"
    return f"\n-# {say(locale, 'hint-than', other=2 if number == 0 else 1, words=words)}"
