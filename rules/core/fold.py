"""Reducers by event: the registry that a family's fold consists of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from msgspec import structs

from rules.core.event import Event

S = TypeVar("S")
Apply = TypeVar("Apply", bound=Callable[..., object])


class Fold(Generic[S]):
    """The reducers of one family: a function (state, event) → state for each kind of event."""

    def __init__(self) -> None:
        self._reducers: dict[type[Event], Callable[[S, Any], S]] = {}

    def on(self, *kinds: type[Event]) -> Callable[[Apply], Apply]:
        """Register the decorated function as the reducer of one or several kinds of event."""

        def register(apply: Apply) -> Apply:
            for kind in kinds:
                if kind in self._reducers:
                    raise AssertionError(f"{kind.__name__} has two reducers")
                self._reducers[kind] = apply  # type: ignore[assignment]
            return apply

        return register

    def reducer(self, kind: type[Event]) -> Callable[[S, Any], S]:
        """The reducer of a kind of event. Raises ``KeyError``."""
        return self._reducers[kind]

    def apply(self, state: S, event: Event) -> S:
        """The state after an event."""
        return self._reducers[type(event)](state, event)

    def evolve(self, state: S | None, event: Event) -> S:
        """The state after an event, one more in its ``serial``; None is the state before a game's first event."""
        after = self.apply(state, event)  # type: ignore[arg-type]
        return after if state is None else structs.replace(after, serial=state.serial + 1)  # type: ignore[type-var,attr-defined]

    def complete(self, events: Iterable[type[Event]]) -> None:
        """Raises ``AssertionError`` unless each of these events has a reducer. A fold calls it when it is imported."""
        missing = [kind.__name__ for kind in events if kind not in self._reducers]
        if missing:
            raise AssertionError(f"no reducer for {', '.join(missing)}")
