"""The end of a game in words: who won, by what, and the best hit."""

from collections.abc import Sequence
from typing import Protocol

from rules import State, Throw
from text.facts import yes_no
from text.fluent.catalogue import Arguments, say
from text.narration import narrator_of
from text.stakes import event_lines, within
from text.words import clean, decimal, escape, player_name, together


class Remembered(Protocol):
    """An honour, as ``table.history.honours`` keeps it."""

    @property
    def kind(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def player(self) -> int: ...
    @property
    def other(self) -> int: ...
    @property
    def units(self) -> tuple[str, ...]: ...
    @property
    def hits(self) -> int: ...
    @property
    def dice(self) -> int: ...
    @property
    def chance(self) -> float: ...


class Goal(Protocol):
    """A goal, and who scored it."""

    @property
    def unit(self) -> str: ...
    @property
    def player(self) -> int: ...


class Round(Protocol):
    """A round that has changed something, as ``table.history.highlights`` finds it."""

    @property
    def number(self) -> int: ...
    @property
    def before(self) -> State: ...
    @property
    def after(self) -> State: ...
    @property
    def goals(self) -> Sequence[Goal]: ...


ROUNDS_MOST, ROUNDS_TEXT = 8, 1600
"""Rounds that a finale retells, and the characters for them."""


def result_line(locale: str, state: State, reason: str = "", *, plain: bool = False) -> str:
    """Who won, with the score, and the ``reason``: it comes first where the score doesn't tell who has won.

    Raises ``AssertionError`` before the end.
    """
    assert state.outcome is not None
    outcome, named = state.outcome, clean if plain else escape
    names = [named(player_name(locale, state.players[number].name)) for number in outcome.winners]
    others = [score for number, score in enumerate(outcome.scores) if number not in outcome.winners]
    score, other = max((outcome.scores[number] for number in outcome.winners), default=0), max(others, default=0)
    facts: Arguments = {"winners": together(locale, names), "count": len(names), "score": score, "other": other}
    if plain:
        return say(locale, "finale-result-plain", others=len(others), **facts)
    if reason and len(names) == 1 and others and score <= other:
        return say(locale, "finale-result-why", why=reason.removesuffix("."), **facts)
    return f"{say(locale, 'finale-result', others=len(others), **facts)} {reason}".strip()


def result_reason(
    locale: str,
    state: State | None,
    kind: str,
    name: str,
    left: str = "none",
    how: str = "none",
    *,
    alone: bool = False,
) -> str:
    """Why the game is over: ``kind`` as in ``table.history.highlights``, the user's name, who had all ``left`` before
    them, ``how`` its match was decided, and whether a person played ``alone``. Plain text."""
    reason = "none" if state is None or state.outcome is None else state.outcome.reason
    won = "yes" if state is None or state.outcome is None or state.outcome.winners else "no"
    facts: Arguments = {"name": name, "reason": reason, "left": left, "how": how or "none", "won": won}
    return say(locale, f"finale-by-{kind}", alone=yes_no(alone), **facts)


def hit_line(locale: str, state: State, throw: Throw, *, plain: bool = False) -> str:
    """The best hit of the game: whose unit hit whom, how often, and how often was to be expected."""
    words, named = narrator_of(state.family).words(locale, state, plain=plain), clean if plain else escape
    assert throw.player is not None
    target = words.thing(throw.target) or "none"
    facts: Arguments = {"family": state.family, "hits": throw.hits or 0, "dice": len(throw.dice)}
    facts["name"] = named(player_name(locale, state.players[throw.player].name))
    facts |= {"unit": words.name(throw.unit), "target": target, "goal": "yes" if throw.target == "goal" else "no"}
    expected = decimal(locale, round(throw.expected, 1))
    hit = say(locale, "finale-hit-plain", expected=expected, **facts)
    return hit if plain else say(locale, "finale-hit", family=state.family, hit=hit)


def honour_line(locale: str, state: State, honour: Remembered) -> str:
    """One thing that a game is remembered by, with the facts that prove it; ``state``: the last one."""
    words = narrator_of(state.family).words(locale, state)
    named = [words.thing(unit) or unit for unit in honour.units]
    facts: Arguments = {"round": honour.round, "hits": honour.hits, "dice": honour.dice}
    facts |= {"name": words.player(honour.player), "other": words.player(honour.other)}
    facts |= {"unit": named[0], "target": named[-1], "units": " → ".join(named)}
    return say(locale, f"honour-{honour.kind}", chance=chance_words(locale, honour.chance), **facts)


def retold_lines(locale: str, rounds: Sequence[Round]) -> list[str]:
    """What each round has changed, the last ones if they are many: a line each."""
    lines = []
    for one in rounds[-ROUNDS_MOST:]:
        words = narrator_of(one.after.family).words(locale, one.after)
        scored = [words.sentence("stake-goal", {"unit": goal.unit, "player": goal.player}) for goal in one.goals]
        what, *brought = event_lines(locale, one.before, one.after) or [""]
        told = " ".join([*(scored or [what]), *brought])
        lines.append(say(locale, "finale-round", family=one.after.family, round=one.number, told=told))
    return within(lines[::-1], ROUNDS_TEXT)[::-1]


def chance_words(locale: str, chance: float) -> str:
    """A small chance in percent, with two figures."""
    return decimal(locale, max(0.0001, float(f"{100 * chance:.2g}")))
