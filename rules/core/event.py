"""The base of all events of all games, and the outcome of a game."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Event", "Outcome"]


class Event(Struct, frozen=True):
    """An event. ``why`` names the ruling behind it.

    Each family has a base class of its own, whose tag keeps its events apart from other families' in JSON: the bare
    class name in Rapid Attack, the family's name and a dot before it in all others.
    """

    @property
    def cause(self) -> str:
        """The name of the ruling; ``host`` for an event without one."""
        why: str = getattr(self, "why", "host")
        return why

    @property
    def silent(self) -> bool:
        """Whether the story goes on without it: it says only that nothing happened."""
        return False


class Outcome(Struct, frozen=True):
    """The outcome of a game: its reason, the players from first to last, and the scores by player.

    Several winners: a draw.
    """

    reason: str
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
