"""What all events have in common."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Event"]


class Event(Struct, frozen=True, tag=True):
    """The base of all events; its class name is its tag in JSON. ``why`` names the ruling behind it."""

    @property
    def cause(self) -> str:
        """The name of the ruling."""
        why: str = getattr(self, "why", "host")
        return why
