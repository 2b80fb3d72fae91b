"""A game is the fold of its log: one small function an event."""

from __future__ import annotations

from msgspec import structs

from rules.core.event import Event
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold import control, movement, turn
from rules.intercept_orbit.fold.registry import applied
from rules.intercept_orbit.state.state import State

__all__ = ["CHAPTERS", "evolve"]

CHAPTERS = (control, turn, movement)
"""The modules that say what events do; those of set-up, collisions and boarding say it where they decide."""


def evolve(state: State | None, event: Event) -> State:
    """The state after an event. ``state`` is None before the first one, ``Started``."""
    if isinstance(event, ev.Started):
        return State(
            event.players,
            event.assets,
            event.profile,
            event.options,
            event.size,
            event.table,
            least=event.least,
            order=event.order,
            clock=event.profile.clock,
        )
    assert state is not None
    return structs.replace(applied(state, event), serial=state.serial + 1)
