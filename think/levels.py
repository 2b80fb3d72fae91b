"""The levels of the opponent, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

__all__ = ["LEVELS", "Level"]


class Level(Struct, frozen=True):
    """One level. ``slips``: the share of decisions that it makes at random. ``rollouts``: the futures that it plays out
    for the best choices of a decision, 0 for none; ``candidates``: the most choices that it compares."""

    id: str
    slips: float = 0.0
    rollouts: int = 0
    candidates: int = 4


LEVELS: Mapping[str, Level] = {
    level.id: level
    for level in (
        Level("recruit", slips=0.8),
        Level("pilot", slips=0.28),
        Level("veteran"),
        Level("ace", rollouts=6),
    )
}
"""By id. The ladder of docs/opponent.md measures them."""
