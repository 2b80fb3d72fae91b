"""A game is the fold of its log."""

from __future__ import annotations

from msgspec import structs

from rules.core.collections import present
from rules.core.event import Event
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold import boarding, combat, control, movement, opening, turn  # noqa: F401 - reducers
from rules.intercept_orbit.fold.registry import FOLD
from rules.intercept_orbit.state.state import State

__all__ = ["evolve"]

VACATING = (
    *(ev.Destroyed, ev.Drifted, ev.LostInSpace, ev.Dodged, ev.Nudged, ev.Launched),
    *(ev.ShipCaptured, ev.ShipReturned, ev.CollisionEnded),
)
"""After these a player may be alone near an HVA though nobody has declared a way."""

FOLD.complete(kind for kind in ev.EVENTS if kind is not ev.Started)


def evolve(state: State | None, event: Event) -> State:
    """Fold an event into the state. ``state`` is None before the first event, ``Started``."""
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
    before = present(state)
    after = structs.replace(FOLD.apply(before, event), serial=before.serial + 1)
    if after.mapped or not isinstance(event, VACATING):
        return after
    return structs.replace(after, vacated=tuple(range(len(after.players))))
