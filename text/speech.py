"""Who speaks of which game: every sentence about a state goes through here.

A family of rulesets either brings narrators of its own, like Rapid Attack, or is told by the common one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from rules import ruleset as ruleset_of
from rules.core.event import Event
from rules.core.request import Option, Request
from rules.core.ruleset import State
from text.chances import Chances
from text.rapid_attack import board, events, field, odds, questions
from text.teller import Teller

__all__ = [
    "Speech",
    "alt_text",
    "board_labels",
    "chances_of",
    "event_line",
    "look_text",
    "odds_line",
    "option_detail",
    "option_label",
    "outcome_line",
    "plan_alt",
    "plan_text",
    "question",
    "ruling_of",
    "state_text",
    "waiting_line",
]

NAME_MAX = 40
_MARKS = re.compile(r"\*\*|`|^-# |^- ", re.MULTILINE)


class Speech(Struct, frozen=True):
    """The sentences of a family of games. What each says is told at the function of its name below."""

    event_line: Callable[[str, Any, Any], str | None]
    outcome_line: Callable[[str, Any], str]
    question: Callable[[str, Request, Any], str]
    waiting_line: Callable[..., str]
    option_label: Callable[[str, Option, Any], str]
    option_detail: Callable[[str, Request, Option, Any], str | None]
    ruling_of: Callable[[Request], str]
    state_text: Callable[[str, Any], str]
    alt_text: Callable[[str, Any], str]
    board_labels: Callable[[str, Any], dict[str, Any]]
    odds_line: Callable[[str, Any, str, int], str | None]
    chances_of: Callable[[str, str, Mapping[str, Any]], Chances]
    plan_text: Callable[[str, Any, Any], str] = lambda locale, state, preview: ""
    look_text: Callable[..., str] = lambda locale, state, at, frame=None: ""


RAPID_ATTACK = Speech(
    event_line=events.event_line,
    outcome_line=events.outcome_line,
    question=questions.question,
    waiting_line=questions.waiting_line,
    option_label=questions.option_label,
    option_detail=questions.option_detail,
    ruling_of=questions.ruling_of,
    state_text=board.state_text,
    alt_text=board.alt_text,
    board_labels=board.board_labels,
    odds_line=odds.odds_line,
    chances_of=odds.chances_of,
    plan_text=field.plan_text,
    look_text=field.look_text,
)
SPEECH: dict[str, Speech] = {"rapid-attack": RAPID_ATTACK}
"""Families with narrators of their own; all others are told by the common one."""


def _of(state: State) -> Speech | Teller:
    return SPEECH.get(state.family) or Teller(state.family)


def event_line(locale: str, event: Event, state: State) -> str | None:
    """A line of Discord markdown for an event, given the state after it; None where nothing need be said."""
    return _of(state).event_line(locale, event, state)


def outcome_line(locale: str, state: State) -> str:
    """How the game ended: who won, why, and the scores. Raises ``AssertionError`` while it goes on."""
    return _of(state).outcome_line(locale, state)


def question(locale: str, request: Request, state: State) -> str:
    """What the decider is asked, and on the next line the rule that people forget. Markdown."""
    return _of(state).question(locale, request, state)


def waiting_line(locale: str, request: Request, state: State, *, plain: bool = False, most: int = NAME_MAX) -> str:
    """Whose decision it is and about what, in one line; ``plain`` without markdown, names of ``most`` characters."""
    return _of(state).waiting_line(locale, request, state, plain=plain, most=most)


def option_label(locale: str, option: Option, state: State) -> str:
    """A choice as a button or a list shows it: plain text, 80 characters at the most."""
    return _of(state).option_label(locale, option, state)


def option_detail(locale: str, request: Request, option: Option, state: State) -> str | None:
    """The small print of a choice, plain text of 100 characters at the most; None where the label says it all."""
    return _of(state).option_detail(locale, request, option, state)


def ruling_of(request: Request, state: State) -> str:
    """The name of the ruling behind a question, as events cite it."""
    return _of(state).ruling_of(request)


def state_text(locale: str, state: State) -> str:
    """Everything that lies on the table, as markdown of 3,500 characters at the most."""
    return _of(state).state_text(locale, state)


def alt_text(locale: str, state: State) -> str:
    """The same for a picture's alt text: plain, 900 characters at the most."""
    return _of(state).alt_text(locale, state)


def board_labels(locale: str, state: State) -> dict[str, Any]:
    """The words of the picture, by the names of its labels; plain text."""
    return _of(state).board_labels(locale, state)


def odds_line(locale: str, state: State, actor: str, value: int) -> str | None:
    """The chances of an attack with a die of that value, before it is made; None where there is nothing to reckon."""
    return _of(state).odds_line(locale, state, actor, value)


def chances_of(locale: str, ruleset: str, asked: Mapping[str, Any]) -> Chances:
    """What `/odds` answers about an attack by a ruleset; ``asked`` as for ``Ruleset.weigh``. Raises ``RulesError``."""
    rules = ruleset_of(ruleset)
    own = SPEECH.get(rules.family)
    if own is not None:
        return own.chances_of(locale, ruleset, asked)
    return Teller(rules.family).chances_of(locale, rules.weigh(asked))


def plan_text(locale: str, state: State, preview: Any) -> str:
    """What would be so if something went there: the way against the die, ranges, covers, stations. Markdown."""
    return _of(state).plan_text(locale, state, preview)


def plan_alt(locale: str, state: State, preview: Any) -> str:
    """The same for the alt text of the picture that shows it: plain."""
    return _MARKS.sub("", plan_text(locale, state, preview))


def look_text(locale: str, state: State, at: tuple[float, float], *, frame: str | None = None) -> str:
    """What stands around a point of the map, who is in range of it and in cover; or what one frame sees. Markdown."""
    return _of(state).look_text(locale, state, at, frame=frame)
