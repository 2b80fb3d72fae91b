"""Sentences about a game, by the narrator of its family."""

import pkgutil
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from rules import FAMILIES, Event, Option, Preview, Request, Ruleset, State
from rules.core.json_input import Facts
from text.fluent.catalogue import say
from text.narrator import Narrator
from text.problems import error_line

_MARKS = re.compile(r"\*\*|`|^-# |^- ", re.MULTILINE)


@cache
def narrator_of(family: str) -> Narrator[Any]:
    """The narrator of a family: its own, or the common one."""
    own = FAMILIES[family].narrator
    narrator: Narrator[Any] = pkgutil.resolve_name(own) if own else Narrator(family)
    return narrator


def narrator(of: State | Ruleset[Any]) -> Narrator[Any]:
    """The narrator of a state, or of a ruleset."""
    return narrator_of(of.family)


def caption(locale: str, moments: Sequence[tuple[Event, State]]) -> str:
    """The most telling of some events (each with the state after it), for a picture: plain, maybe empty."""
    return narrator(moments[-1][1]).caption(locale, moments) if moments else ""


def ruling_name(locale: str, why: str) -> str:
    """A short title for the ruling that an event cites in its ``why``."""
    return say(locale, f"why-{why}")


def plan_alt(locale: str, state: State, preview: Preview) -> str:
    """What would follow if an item went there, plain: the alt text of its picture."""
    return _MARKS.sub("", narrator(state).plan_text(locale, state, preview))


class EnglishDescriber:
    """Labels and messages as plain English text."""

    def option(self, state: State, request: Request, option: Option) -> str:
        """The label of an option."""
        return narrator(state).option_label("en", option, state)

    def error(self, code: str, facts: Facts) -> str:
        """The sentence of an error."""
        return error_line("en", code, facts, plain=True)
