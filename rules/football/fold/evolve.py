"""The fold of a match: its log, event by event, gives the state."""

from __future__ import annotations

from msgspec import structs

from rules.core.collections import present
from rules.core.event import Event
from rules.football.events import EVENTS, Started
from rules.football.fold import ball, closing, opening, turn  # noqa: F401 - they register the reducers
from rules.football.fold.registry import FOLD
from rules.football.state import State

__all__ = ["evolve"]

FOLD.complete(kind for kind in EVENTS if kind is not Started)


def evolve(state: State | None, event: Event) -> State:
    """The state after an event. ``state`` is None before the first one, ``Started``."""
    if isinstance(event, Started):
        return State(event.players, event.units, event.profile, event.options, event.size, event.table)
    before = present(state)
    return structs.replace(FOLD.apply(before, event), serial=before.serial + 1)
