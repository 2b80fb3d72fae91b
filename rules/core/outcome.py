"""The outcome of a game."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Outcome"]


class Outcome(Struct, frozen=True):
    """The reason, the players from first to last, the winners (several: a draw), and the scores by player."""

    reason: str
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
