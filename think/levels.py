"""The levels of the opponent, the weakest first, and what it thinks about a decision."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from rules import Reason
from rules.contract.stakes import Changed

SLIPS, TEMPER = 0.15, 0.4
"""What makes a whole beginner: the share of decisions at random, and the temper, which is how much better a choice must
be for it to see that, as a share of what lies between the best and the worst of the better half."""
FITTED: Mapping[tuple[str, str], tuple[float, float]] = {
    ("rapid-attack", "map"): (0.45, 0.75),
    ("mez", "map"): (0.55, 1.3),
    ("unofficial", "map"): (0.5, 0.95),
    ("football", "map"): (0.55, 3.0),
    ("intercept-orbit", "map"): (0.6, 4.0),
    ("rapid-attack", "declared"): (0.36, 0.8),
    ("mez", "declared"): (0.6, 1.2),
    ("unofficial", "declared"): (0.5, 1.2),
    ("football", "declared"): (0.55, 3.0),
    ("intercept-orbit", "declared"): (1.4, 3.0),
}
"""How much of a beginner a pilot and a recruit are, by ruleset and table; a whole one is 1. Fitted to steps of 200 Elo
in Rapid Attack; in Football and Intercept Orbit no beginner who shoots and defends is so much weaker."""


class Level(Struct, frozen=True):
    """One level. ``beginner``: how much of one it is, by ruleset and table: it overlooks what a beginner does in that
    share of its decisions, and slips and errs in proportion; none for who plays the policy. ``rollouts``: the futures
    that it plays out for the best choices of a decision, 0 for none; ``candidates``: the most choices that it compares;
    ``clearly``: by how many standard errors another one must be better than the policy's own for it to take that.
    ``advises``: it compares the answers to every question, not only those for which a bot looks ahead.
    """

    id: str
    beginner: Mapping[tuple[str, str], float] = {}
    rollouts: int = 0
    candidates: int = 4
    clearly: float = 0.7
    advises: bool = False


LEVELS: Mapping[str, Level] = {
    level.id: level
    for level in (
        Level("recruit", {place: recruit for place, (_, recruit) in FITTED.items()}),
        Level("pilot", {place: pilot for place, (pilot, _) in FITTED.items()}),
        Level("veteran"),
        Level("ace", rollouts=24, candidates=12),
    )
}
"""By id. The ladder of docs/opponent.md measures them."""


ADVISER = Level("adviser", rollouts=48, candidates=12, clearly=1.5, advises=True)
"""Who gives hints. It has no seat in a game; nobody believes advice that a few dice may have made."""


class Term(Struct, frozen=True):
    """A term of the appraisal and by how many points a candidate's future differs in it from the first one's."""

    name: str
    points: float


class Outcome(Struct, frozen=True):
    """Something that changes hands, is lost or scored, and the ``share`` of a choice's futures in which it is so."""

    changed: Changed
    share: float


class Candidate(Struct, frozen=True):
    """A choice that was compared: its ``chance`` of winning (0 to 1) and the standard ``error`` of that.

    ``apart``: the standard error of the difference from the first candidate, in the same futures; 0 for that one.
    ``terms``: what differs from the first candidate, the most important first; empty for that one. ``place``: where the
    policy goes then, if the choice leads to that question. ``outlook``: what its futures bring, the likeliest first;
    None of too few futures to say.
    """

    answer: Any
    reason: Reason
    chance: float
    error: float
    terms: tuple[Term, ...] = ()
    place: Any = None
    apart: float = 0.0
    outlook: tuple[Outcome, ...] | None = None


class Thought(Struct, frozen=True):
    """The ``answer`` to the player's open request, and why.

    ``asks``: only people can know the answer, so it is None: what a declared table declares. ``candidates``: those that
    were compared, the best first; none where nothing was.
    """

    answer: Any
    reason: Reason
    candidates: tuple[Candidate, ...] = ()
    asks: bool = False
