"""Sentences about a game, by the narrator of its family."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from rules import FAMILIES, Event, Option, Preview, Request, State, ruleset
from rules.core.json_input import Facts
from text.fluent.catalogue import say
from text.narrator import Narrator, Way
from text.odds import OddsAnswer
from text.words import NAME_MAX

__all__ = [
    "alt_text",
    "aside_title",
    "board_labels",
    "caption",
    "event_line",
    "look_text",
    "measure_text",
    "narrator_of",
    "odds_answer",
    "odds_detail",
    "odds_line",
    "option_detail",
    "option_label",
    "orders_text",
    "outcome_line",
    "path_detail",
    "path_label",
    "ping_line",
    "plan_alt",
    "plan_text",
    "question",
    "rehearsal_text",
    "ruling_name",
    "ruling_of",
    "state_text",
    "waiting_line",
]

_MARKS = re.compile(r"\*\*|`|^-# |^- ", re.MULTILINE)


@cache
def narrator_of(family: str) -> Narrator[Any]:
    """The narrator of a family: its own, or the common one."""
    own = FAMILIES[family].narrator
    narrator: Narrator[Any] = pkgutil.resolve_name(own) if own else Narrator(family)
    return narrator


def event_line(locale: str, event: Event, state: State) -> str | None:
    """A line of Discord markdown for an event, given the state after it; None for an event without a sentence."""
    return narrator_of(state.family).event_line(locale, event, state)


def caption(locale: str, told: Sequence[tuple[Event, State]]) -> str:
    """The most telling of some events (each with the state after it), for a picture: plain, maybe empty."""
    return narrator_of(told[-1][1].family).caption(locale, told) if told else ""


def outcome_line(locale: str, state: State) -> str:
    """The end of the game: winners, reason, scores. Raises ``AssertionError`` before it."""
    return narrator_of(state.family).outcome_line(locale, state)


def question(locale: str, request: Request, state: State) -> str:
    """The question to the decider, and on the next line the rule that people forget. Markdown."""
    return narrator_of(state.family).question(locale, request, state)


def ping_line(locale: str, request: Request, state: State) -> str:
    """What happened and what is asked, in one or two short sentences that call the decider. Markdown."""
    return narrator_of(state.family).ping_line(locale, request, state)


def waiting_line(locale: str, request: Request, state: State, *, plain: bool = False, most: int = NAME_MAX) -> str:
    """Whose decision it is and about what, in one line; ``plain`` without markdown, names of ``most`` characters."""
    return narrator_of(state.family).waiting_line(locale, request, state, plain=plain, most=most)


def option_label(locale: str, option: Option, state: State) -> str:
    """A choice as a button or a list shows it: plain text, at most 80 characters."""
    return narrator_of(state.family).option_label(locale, option, state)


def option_detail(locale: str, request: Request, option: Option, state: State) -> str | None:
    """The small print of a choice, plain text of at most 100 characters; None where the label says it all."""
    return narrator_of(state.family).option_detail(locale, request, option, state)


def path_label(locale: str, steps: Way[State]) -> str:
    """A way through several questions as a button or a list shows it: plain text, at most 80 characters."""
    return narrator_of(steps[0][0].family).path_label(locale, steps)


def path_detail(locale: str, steps: Way[State]) -> str | None:
    """The small print of a way, plain text of at most 100 characters; None where the label says it all."""
    return narrator_of(steps[0][0].family).path_detail(locale, steps)


def aside_title(locale: str, request: Request, state: State) -> str:
    """What stands over the ways that are offered beside a question."""
    return narrator_of(state.family).aside_title(locale, request)


def ruling_of(request: Request, state: State) -> str:
    """The name of the ruling behind a question, as events cite it."""
    return narrator_of(state.family).ruling_of(request)


def ruling_name(locale: str, why: str) -> str:
    """A short title for the ruling that an event cites in its ``why``."""
    return say(locale, f"why-{why}")


def state_text(locale: str, state: State) -> str:
    """The state of the table as markdown of at most 3,500 characters."""
    return narrator_of(state.family).state_text(locale, state)


def alt_text(locale: str, state: State) -> str:
    """The same for a picture's alt text: plain, at most 900 characters."""
    return narrator_of(state.family).alt_text(locale, state)


def board_labels(locale: str, state: State) -> Facts:
    """The words of the picture, by the names of its labels; plain text."""
    return narrator_of(state.family).board_labels(locale, state)


def odds_line(locale: str, state: State, actor: str, value: int) -> str | None:
    """The chances of an attack with a die of that value, before it is made; None where there is nothing to compute."""
    return narrator_of(state.family).odds_line(locale, state, actor, value)


def odds_detail(locale: str, state: State, actor: str, value: int) -> str | None:
    """More about them, in several lines; None where the line says it all."""
    return narrator_of(state.family).odds_detail(locale, state, actor, value)


def odds_answer(locale: str, name: str, asked: Facts) -> OddsAnswer:
    """The answer of `/odds` by a ruleset; ``asked`` has ``attack``, ``spot``, ``defense``, ``range``, ``target``,
    ``cover`` and more as the family knows them. Raises ``RulesError``."""
    return narrator_of(ruleset(name).family).odds_answer(locale, name, asked)


def plan_text(locale: str, state: State, preview: Preview) -> str:
    """What would follow if an item went there: the way against the die, ranges, covers, stations. Markdown."""
    return narrator_of(state.family).plan_text(locale, state, preview)


def plan_alt(locale: str, state: State, preview: Preview) -> str:
    """The same for the alt text of the picture that shows it: plain."""
    return _MARKS.sub("", plan_text(locale, state, preview))


def look_text(locale: str, state: State, at: tuple[float, float], *, frame: str | None = None) -> str:
    """Everything around a point of the map, with ranges and cover; or all that one frame sees. Markdown."""
    return narrator_of(state.family).look_text(locale, state, at, frame=frame)


def measure_text(locale: str, state: State, one: str, other: str) -> str:
    """The distance between two things or points of the map. Raises ``RulesError`` for what is not on it."""
    return narrator_of(state.family).measure_text(locale, state, one, other)


def orders_text(locale: str, state: State, player: int) -> str:
    """A player's standing orders. Markdown."""
    return narrator_of(state.family).orders_text(locale, state, player)


def rehearsal_text(locale: str, state: State, unit: str) -> str:
    """What a player's orders would do if one of their units were attacked now. Raises ``KeyError``."""
    return narrator_of(state.family).rehearsal_text(locale, state, unit)
