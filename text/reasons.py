"""Why the opponent plays like that, in words: for hints, analyses and what is said of a bot's turn."""

from collections.abc import Iterable

from rules import Reason, Request, State
from rules.core.json_input import Facts
from text.fluent.catalogue import has, say, variables
from text.odds import percent
from text.words import decimal, escape
from think.levels import Term

CHANCES = ("chance", "destroys")
NOTICED = 0.2
"""The least points, or goals, that are named."""


def told_facts(request: Request, reason: Reason) -> Facts:
    """What a sentence may tell of a choice: the plain facts of its request and its reason."""
    facts = {**request.facts, **reason.facts}
    plain = {name: value for name, value in facts.items() if isinstance(value, str | int | float)}
    return {name: ("yes" if value else "no") if isinstance(value, bool) else value for name, value in plain.items()}


def can_say(key: str, facts: Facts) -> bool:
    """Whether there is such a sentence, and the facts are all that it tells."""
    return has("en", key) and variables("en", key) <= facts.keys()


def say_facts(locale: str, key: str, facts: Facts) -> str:
    """A sentence with these facts: chances in per cent, decimals, names."""
    return say(locale, key, **{name: _word(locale, name, value) for name, value in facts.items()})


def _word(locale: str, name: str, value: str | float) -> str:
    if isinstance(value, str):
        return escape(value)
    return percent(locale, value) if name in CHANCES else decimal(locale, value)


def reason_line(locale: str, state: State, request: Request | None, reason: Reason) -> str:
    """What speaks for a choice, to stand after the choice's own words; empty where there is no more to say."""
    if request is None:
        return ""
    facts = told_facts(request, reason)
    kinds = (f"{state.family}-{request.kind}-", f"{request.kind}-", "")
    keys = (f"reason-{kind}{reason.code}" for kind in kinds)
    key = next((key for key in keys if can_say(key, facts)), None)
    return "" if key is None else say_facts(locale, key, facts)


def terms_line(locale: str, state: State, terms: Iterable[Term], *, better: bool) -> str:
    """In which ways a choice is ``better`` than another, or worse, in the words of the game: ``the ball more often,
    better shots``. What speaks the other way explains nothing, nor do points of which nobody would notice so few."""
    way, words = "more" if better else "less", list[str]()
    for term in terms:
        key, points = f"reason-term-{state.family}-{term.name}", round(abs(term.points), 1)
        if (term.points > 0) is better and (points >= NOTICED or "points" not in variables("en", key)):
            words.append(say(locale, key, way=way, points=decimal(locale, points)))
    return ", ".join(dict.fromkeys(words))  # kept from before: goals, and goals by how late they count
