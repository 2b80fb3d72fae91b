"""A decision in the making, whatever the game: the events so far, and the state after each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Self, TypeVar

from msgspec import Struct

from rules.core.dice import Dice
from rules.core.errors import Illegal
from rules.core.event import Event

__all__ = ["Adjudicated", "Draft", "run"]

S = TypeVar("S")
D = TypeVar("D")

_STEPS_MAX = 10_000


class Adjudicated(Struct, Generic[S], frozen=True):
    """What the rules made of a decision: its events in order, and in parallel the state after each of them."""

    events: tuple[Event, ...]
    states: tuple[S, ...]

    @property
    def told(self) -> tuple[tuple[Event, S], ...]:
        """Each event with the state after it."""
        return tuple(zip(self.events, self.states, strict=True))

    @property
    def state(self) -> S:
        """The state after all of it. Raises ``IndexError`` where there are no events."""
        return self.states[-1]


class Draft(Generic[S]):
    """Collects the events of one decision. The state that it started from is never changed."""

    evolve: Callable[[S | None, Event], S]
    """The game's fold; a game's own draft fills it in."""

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []
        self._states: list[S] = []

    @classmethod
    def begin(cls, first: Event, dice: Dice) -> Self:
        """A game's first decision, which begins with its opening event."""
        draft = cls(cls.evolve(None, first), dice)
        draft._record(first)
        return draft

    def emit(self, event: Event) -> None:
        """Add an event and fold it into the state."""
        self.state = self.evolve(self.state, event)
        self._record(event)

    def _record(self, event: Event) -> None:
        self.events.append(event)
        self._states.append(self.state)

    def done(self) -> Adjudicated[S]:
        """The decision as it stands."""
        return Adjudicated(tuple(self.events), tuple(self._states))


def run(draft: D, step: Callable[[D], bool]) -> None:
    """Take steps that need no decision until one returns False: a player must decide, or the game is over.

    Raises ``Illegal("no-progress")`` instead of looping for ever.
    """
    for _ in range(_STEPS_MAX):
        if not step(draft):
            return
    raise Illegal("no-progress")
