"""Why the rules refuse an answer. An error has a code and facts, never a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

__all__ = ["DiceNeeded", "Illegal", "Malformed", "RulesError", "Stale", "naming_player", "shown"]


def shown(value: object) -> str:
    """An untrusted value as a fact of an error: text cut to 40 characters; of other values the type's name alone."""
    return value[:40] if isinstance(value, str) else type(value).__name__


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
