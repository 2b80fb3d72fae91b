"""Drafts: the events of one decision while it is adjudicated, and the state after each."""

from collections.abc import Callable
from typing import Generic, Self, TypeVar

from msgspec import Struct

from rules.core.dice import Dice
from rules.core.errors import Illegal
from rules.core.event import Event

S = TypeVar("S")
D = TypeVar("D")

_STEPS_MAX = 10_000


class Adjudicated(Struct, Generic[S], frozen=True):
    """An adjudicated decision: its events in order, and in parallel the state after each."""

    events: tuple[Event, ...]
    states: tuple[S, ...]

    @property
    def moments(self) -> tuple[tuple[Event, S], ...]:
        """Pairs of an event and the state after it."""
        return tuple(zip(self.events, self.states, strict=True))

    @property
    def state(self) -> S:
        """The state after the last event. Raises ``IndexError`` if there are no events."""
        return self.states[-1]


class Draft(Generic[S]):
    """The events of one decision so far. The state that it starts from is never changed."""

    evolve: Callable[[S | None, Event], S]
    """The family's fold, set by its subclass."""

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []
        self._states: list[S] = []

    @classmethod
    def begin(cls, first: Event, dice: Dice) -> Self:
        """A draft that begins with a game's opening event."""
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
        """The decision with the events so far."""
        return Adjudicated(tuple(self.events), tuple(self._states))


def run(draft: D, step: Callable[[D], bool]) -> None:
    """Take automatic steps until one returns False: a player must decide, or the game is over.

    Raises ``Illegal("no-progress")`` after 10,000 steps.
    """
    for _ in range(_STEPS_MAX):
        if not step(draft):
            return
    raise Illegal("no-progress")
