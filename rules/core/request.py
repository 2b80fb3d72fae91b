"""Requests of the referee, their options, and the players' answers."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

__all__ = ["Answer", "Option", "Request", "option"]


class Option(Struct, frozen=True):
    """One possible choice. ``choice`` is its text in an answer; ``label`` and ``facts`` select a sentence about it."""

    choice: str
    label: str
    facts: dict[str, Any] = field(default_factory=dict)


class Request(Struct, frozen=True):
    """A decision that the game waits for.

    ``id`` changes with the question. ``options`` lists all choices; where a value that no list can hold may be answered
    too, ``free`` is its JSON schema.
    """

    id: str
    player: int
    kind: str
    options: tuple[Option, ...] = ()
    free: dict[str, Any] | None = None
    facts: dict[str, Any] = field(default_factory=dict)


class Answer(Struct, frozen=True):
    """A player's decision: the request's id and the choice of one of its options, or a free value."""

    player: int
    request: str
    choice: Any


def option(choice: str, label: str, **facts: object) -> Option:
    """An option with its facts as keywords."""
    return Option(choice, label, facts)
