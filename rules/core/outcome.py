"""How a game ended."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Outcome"]


class Outcome(Struct, frozen=True):
    """How it ended: the reason, the players from first to last, and who won (more than one: a draw)."""

    reason: str
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
