"""What the referee asks, and what it is told."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

__all__ = ["Answer", "Option", "Request", "option"]


class Option(Struct, frozen=True):
    """One thing that may be chosen. ``label`` and ``facts`` name a sentence; ``choice`` is what an answer repeats."""

    choice: str
    label: str
    facts: dict[str, Any] = field(default_factory=dict)


class Request(Struct, frozen=True):
    """A decision that the game waits for.

    ``id`` changes whenever the question does. ``options`` is the full list of what may be chosen; where more may be
    said than a list can hold, ``free`` is the JSON schema of such a value.
    """

    id: str
    player: int
    kind: str
    options: tuple[Option, ...] = ()
    free: dict[str, Any] | None = None
    facts: dict[str, Any] = field(default_factory=dict)


class Answer(Struct, frozen=True):
    """What a player decided: the request's id and the choice of one of its options, or a free value."""

    player: int
    request: str
    choice: Any


def option(choice: str, label: str, **facts: Any) -> Option:
    """An option, with its facts as keywords."""
    return Option(choice, label, facts)
