"""What the rules say when an answer cannot be taken: a code and its facts, never a sentence."""

from __future__ import annotations

from typing import Any

__all__ = ["DiceNeeded", "Illegal", "Malformed", "RulesError", "Stale", "shown"]


def shown(value: Any) -> str:
    """A value as a fact of an error: text, cut; of anything else its type alone, because its text may be endless."""
    return value[:40] if isinstance(value, str) else type(value).__name__


class RulesError(Exception):
    """An answer that the rules refuse. Nothing has happened.

    ``code`` is a stable kebab-case name; ``facts`` are JSON values that a sentence about it may use.
    """

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Any] = facts


class Malformed(RulesError):
    """The answer cannot be understood at all: wrong type, unknown name, absurd number."""


class Illegal(RulesError):
    """The answer is understood, and the rules do not allow it now."""


class Stale(RulesError):
    """The answer is to a question that is no longer asked."""


class DiceNeeded(Malformed):
    """Dice were to be typed in, and too few were. ``facts["dice"]`` is the pool that is to be rolled."""
