"""State is the fold of the log: one reducer an event."""

from __future__ import annotations

from msgspec import structs

from rules.core.collections import present
from rules.core.event import Event
from rules.rapid_attack.events import EVENTS, Started
from rules.rapid_attack.fold import attack, control, host, opening, turn
from rules.rapid_attack.fold.registry import FOLD
from rules.rapid_attack.state import State

__all__ = ["CHAPTERS", "evolve"]

CHAPTERS = (opening, turn, attack, control, host)
"""The modules that register the reducers."""

FOLD.complete(event for event in EVENTS if event is not Started)


def evolve(state: State | None, event: Event) -> State:
    """The state after an event. ``state`` is None before the first one, ``Started``."""
    if isinstance(event, Started):
        return opening.started(event)
    before = present(state)
    return structs.replace(FOLD.apply(before, event), serial=before.serial + 1)
