"""Why the rules refuse an answer. An error has a code and facts, never a sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


def shown(value: object) -> str:
    """An untrusted value as a fact of an error, as it would be written: text and numbers cut to 40 characters."""
    match value:
        case str():
            return value[:40]
        case None | True | False:
            return {None: "null", True: "true", False: "false"}[value]
        case int() if abs(value) < 10**40:
            return str(value)[:40]
        case float():
            return f"{value:g}"
    return "[…]" if isinstance(value, list | tuple) else "…"


class RulesError(Exception):
    """An answer that the rules refuse. Nothing has happened.

    ``code`` is a stable kebab-case name; ``facts`` are JSON values for a sentence about it.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Any] = facts


class Malformed(RulesError):
    """The answer cannot be understood: wrong type, unknown name, absurd number."""


class Illegal(RulesError):
    """The answer is understood, and the rules do not allow it now."""


class Stale(RulesError):
    """The answer is to a question that is no longer asked."""


class DiceNeeded(Malformed):
    """Too few dice were typed in. ``facts["dice"]`` is the pool to roll."""


@contextmanager
def naming_player(name: str) -> Iterator[None]:
    """Add the player's name as the fact ``player`` to an ``Illegal`` that is raised inside: a force does not fit."""
    try:
        yield
    except Illegal as error:
        raise Illegal(error.code, **error.facts, player=name) from None
