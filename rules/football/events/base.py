"""The base of football's events."""

from __future__ import annotations

from rules.core import event

__all__ = ["Event"]


class Event(event.Event, frozen=True, tag=lambda name: f"football.{name}"):
    """An event of football."""
