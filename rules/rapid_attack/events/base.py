"""The base of this family's events."""

from __future__ import annotations

from rules.core import event

__all__ = ["Event"]


class Event(event.Event, frozen=True, tag=True):
    """The base of all events of Rapid Attack; the class name is the tag in JSON. ``why`` names the ruling."""
