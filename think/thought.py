"""What the opponent thinks of a decision."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules import Reason

__all__ = ["Candidate", "Term", "Thought"]


class Term(Struct, frozen=True):
    """A term of the appraisal and by how many points a candidate's future differs in it from the first one's."""

    name: str
    points: float


class Candidate(Struct, frozen=True):
    """A choice that was compared: its ``chance`` of winning (0 to 1) and the standard ``error`` of that.

    ``terms``: what differs from the first candidate, the most important first; empty for that one.
    """

    answer: Any
    reason: Reason
    chance: float
    error: float
    terms: tuple[Term, ...] = ()


class Thought(Struct, frozen=True, tag="thought"):
    """The ``answer`` to the player's open request, and why.

    ``asks``: only people can know the answer, so it is None: what a declared table declares. ``candidates``: those that
    were compared, the best first; none where nothing was.
    """

    answer: Any
    reason: Reason
    candidates: tuple[Candidate, ...] = ()
    asks: bool = False
