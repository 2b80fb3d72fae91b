"""The base of all events of Intercept Orbit."""

from __future__ import annotations

from rules.core import event

__all__ = ["Event"]


class Event(event.Event, frozen=True, tag=lambda name: f"intercept-orbit.{name}"):
    """The base of all events of Intercept Orbit."""
