"""The levels of the opponent, the weakest first, and what it thinks about a decision."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from rules import Reason


class Level(Struct, frozen=True):
    """One level. ``slips``: the share of decisions that it makes at random; ``blind``: the share in which it overlooks
    what a beginner does; ``temper``: how much better a choice must be for it to see that, as a share of what lies
    between the best and the worst. ``rollouts``: the futures that it plays out for the best choices of a decision, 0
    for none; ``candidates``: the most choices that it compares."""

    id: str
    slips: float = 0.0
    blind: float = 0.0
    temper: float = 0.0
    rollouts: int = 0
    candidates: int = 4


LEVELS: Mapping[str, Level] = {
    level.id: level
    for level in (
        Level("recruit", slips=0.15, blind=1.0, temper=0.4),
        Level("pilot", slips=0.05, blind=0.3, temper=0.15),
        Level("veteran"),
        Level("ace", rollouts=24, candidates=12),
    )
}
"""By id. The ladder of docs/opponent.md measures them."""


class Term(Struct, frozen=True):
    """A term of the appraisal and by how many points a candidate's future differs in it from the first one's."""

    name: str
    points: float


class Candidate(Struct, frozen=True):
    """A choice that was compared: its ``chance`` of winning (0 to 1) and the standard ``error`` of that.

    ``terms``: what differs from the first candidate, the most important first; empty for that one. ``place``: where the
    policy goes then, if the choice leads to that question.
    """

    answer: Any
    reason: Reason
    chance: float
    error: float
    terms: tuple[Term, ...] = ()
    place: Any = None


class Thought(Struct, frozen=True):
    """The ``answer`` to the player's open request, and why.

    ``asks``: only people can know the answer, so it is None: what a declared table declares. ``candidates``: those that
    were compared, the best first; none where nothing was.
    """

    answer: Any
    reason: Reason
    candidates: tuple[Candidate, ...] = ()
    asks: bool = False
