"""Where the small functions are kept that fold a log into a state: one for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rules.core.event import Event
from rules.intercept_orbit.state.state import State

__all__ = ["applied", "on"]

Apply = TypeVar("Apply", bound=Callable[..., State])
_APPLY: dict[type[Event], Callable[[State, Any], State]] = {}


def on(*kinds: type[Event]) -> Callable[[Apply], Apply]:
    """Registers what an event, or any of several, does."""

    def register(apply: Apply) -> Apply:
        for kind in kinds:
            _APPLY[kind] = apply
        return apply

    return register


def applied(state: State, event: Event) -> State:
    """The state after an event, but for its number."""
    return _APPLY[type(event)](state, event)
