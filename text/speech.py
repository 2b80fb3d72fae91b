"""Which narrator speaks of which game: every sentence about a state goes through here."""

from __future__ import annotations

import pkgutil
import re
from functools import cache
from typing import Any

from rules import FAMILIES, Event, Option, Preview, Request, State, ruleset
from rules.core.json_input import Facts
from text.chances import Chances
from text.fluent.catalogue import say
from text.teller import Teller
from text.words import NAME_MAX

__all__ = [
    "alt_text",
    "board_labels",
    "chances_of",
    "event_line",
    "look_text",
    "odds_line",
    "option_detail",
    "option_label",
    "orders_text",
    "outcome_line",
    "plan_alt",
    "plan_text",
    "question",
    "rehearsal_text",
    "ruling_name",
    "ruling_of",
    "state_text",
    "teller_of",
    "waiting_line",
]

_MARKS = re.compile(r"\*\*|`|^-# |^- ", re.MULTILINE)


@cache
def teller_of(family: str) -> Teller[Any]:
    """The narrator of a family: its own, or the common one."""
    speech = FAMILIES[family].speech
    teller: Teller[Any] = pkgutil.resolve_name(speech) if speech else Teller(family)
    return teller


def _of(state: State) -> Teller[Any]:
    return teller_of(state.family)


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
    """A choice as a button or a list shows it: plain text, at most 80 characters."""
    return _of(state).option_label(locale, option, state)


def option_detail(locale: str, request: Request, option: Option, state: State) -> str | None:
    """The small print of a choice, plain text of at most 100 characters; None where the label says it all."""
    return _of(state).option_detail(locale, request, option, state)


def ruling_of(request: Request, state: State) -> str:
    """The name of the ruling behind a question, as events cite it."""
    return _of(state).ruling_of(request)


def ruling_name(locale: str, why: str) -> str:
    """A short title for the ruling that an event cites in its ``why``."""
    return say(locale, f"why-{why}")


def state_text(locale: str, state: State) -> str:
    """Everything that lies on the table, as markdown of at most 3,500 characters."""
    return _of(state).state_text(locale, state)


def alt_text(locale: str, state: State) -> str:
    """The same for a picture's alt text: plain, at most 900 characters."""
    return _of(state).alt_text(locale, state)


def board_labels(locale: str, state: State) -> dict[str, Any]:
    """The words of the picture, by the names of its labels; plain text."""
    return _of(state).board_labels(locale, state)


def odds_line(locale: str, state: State, actor: str, value: int) -> str | None:
    """The chances of an attack with a die of that value, before it is made; None where there is nothing to compute."""
    return _of(state).odds_line(locale, state, actor, value)


def chances_of(locale: str, name: str, asked: Facts) -> Chances:
    """The answer of `/odds` by a ruleset; ``asked``: what was given of ``attack``, ``spot``, ``defense``, ``range``,
    ``target``, ``cover`` and whatever else the family knows. Raises ``RulesError``."""
    return teller_of(ruleset(name).family).chances_of(locale, name, asked)


def plan_text(locale: str, state: State, preview: Preview) -> str:
    """What would follow if an item went there: the way against the die, ranges, covers, stations. Markdown."""
    return _of(state).plan_text(locale, state, preview)


def plan_alt(locale: str, state: State, preview: Preview) -> str:
    """The same for the alt text of the picture that shows it: plain."""
    return _MARKS.sub("", plan_text(locale, state, preview))


def look_text(locale: str, state: State, at: tuple[float, float], *, frame: str | None = None) -> str:
    """What stands around a point of the map, what is in range of it and in cover; or what one frame sees. Markdown."""
    return _of(state).look_text(locale, state, at, frame=frame)


def orders_text(locale: str, state: State, player: int) -> str:
    """A player's standing orders. Markdown."""
    return _of(state).orders_text(locale, state, player)


def rehearsal_text(locale: str, state: State, unit: str) -> str:
    """What a player's orders would do if one of their units were attacked now. Raises ``KeyError``."""
    return _of(state).rehearsal_text(locale, state, unit)
