"""What the events of all games have in common."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Event"]


class Event(Struct, frozen=True):
    """The base of all events. ``why`` names the ruling behind one.

    Each family of games has a base of its own, whose tag keeps its events apart from the others' in JSON: the bare
    class name in Rapid Attack, the family's name before it everywhere else.
    """

    @property
    def cause(self) -> str:
        """The name of the ruling."""
        why: str = getattr(self, "why", "host")
        return why
