"""A decision in the making: events so far, and the state after them."""

from __future__ import annotations

from rules.core.dice import Dice
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.evolve import evolve
from rules.intercept_orbit.state.state import Activation, State

__all__ = ["Draft"]


class Draft:
    """Collects the events of one decision. The state that it started from is never changed."""

    def __init__(self, state: State, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[ev.Event] = []

    @property
    def act(self) -> Activation:
        """The acting asset's turn. Raises ``IndexError`` if there is none."""
        return self.state.stack[-1]

    def emit(self, event: ev.Event) -> None:
        """Adds an event, and lets it happen."""
        self.state = evolve(self.state, event)
        self.events.append(event)
