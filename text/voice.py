"""What a bot says of its decisions: the true reason, in one line."""

from rules import Reason, Remark, Request, State
from text import escape
from text.fluent.catalogue import has, say, variables
from text.odds import percent
from text.words import decimal

WORDINGS = 3
CHANCES = ("chance", "destroys")


def remark_of(state: State, request: Request, reason: Reason, style: str, last: Remark | None) -> Remark | None:
    """What a bot says of its choice; None where there is nothing to say. It never says the ``last`` thing again.

    Some reasons come without what a wording tells: an attack on terrain has no hits to expect.
    """
    code = f"{state.family}-{request.kind}-{reason.code}"
    facts = {**request.facts, **reason.facts}
    plain = {name: value for name, value in facts.items() if type(value) in (str, int, float)}
    keys = {n: f"voice-{code}-{n}" for n in range(WORDINGS)}
    wordings = [n for n, key in keys.items() if has("en", key) and variables("en", key) <= plain.keys()]
    if last is not None and last.code == code:
        wordings = [n for n in wordings if n > last.wording] or [n for n in wordings if n < last.wording]
    if not wordings:
        return None
    return Remark(request.player, code, plain, wordings[0], style)


def remark_line(locale: str, remark: Remark, state: State) -> str:
    """The line in the story: who says it, and what."""
    facts = {name: _word(locale, name, value) for name, value in remark.facts.items()}
    words = say(locale, f"voice-{remark.code}-{remark.wording}", **facts)
    emblem = say(locale, f"emblem-{remark.style}") if has("en", f"emblem-{remark.style}") else ""
    return say(locale, "voice-line", name=escape(state.players[remark.player].name), words=words, emblem=emblem)


def _word(locale: str, name: str, value: str | float) -> str:
    """A fact as it is read: a chance, a number, or a name."""
    if isinstance(value, str):
        return escape(value)
    return percent(locale, value) if name in CHANCES else decimal(locale, value)
