"""A decision in the making, whatever the game: events so far, and the state after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from rules.core.dice import Dice
from rules.core.errors import Illegal

__all__ = ["Draft", "run"]

S = TypeVar("S")
E = TypeVar("E")
D = TypeVar("D")

_STEPS_MAX = 10_000


class Draft(Generic[S, E]):
    """Collects the events of one decision. The state that it started from is never changed."""

    evolve: Callable[[S | None, E], S]
    """The game's fold; a game's own draft fills it in."""

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[E] = []

    def emit(self, event: E) -> None:
        """Adds an event, and lets it happen."""
        self.state = self.evolve(self.state, event)
        self.events.append(event)


def run(draft: D, step: Callable[[D], bool]) -> None:
    """Takes steps that nobody has to decide, until one is False: somebody must, or all is over.

    Raises ``Illegal("no-progress")`` rather than going on for ever.
    """
    for _ in range(_STEPS_MAX):
        if not step(draft):
            return
    raise Illegal("no-progress")
