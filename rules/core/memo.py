"""Results computed once a state and kept with it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import TypeVar, cast

from msgspec import structs

S = TypeVar("S")
T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


def memo_on_state(compute: Callable[[S], T]) -> Callable[[S], T]:
    """Cache the result of a pure function of a state in that state's ``__dict__``.

    States are frozen Structs with ``dict=True``: a changed state is a new object with an empty ``__dict__``. The result
    takes no part in equality or JSON and is freed with the state.
    """
    key = f"{compute.__module__}.{compute.__qualname__}"

    @wraps(compute)
    def computed(state: S) -> T:
        kept = vars(state)
        if key not in kept:
            kept[key] = compute(state)
        return cast(T, kept[key])

    return computed


def memo_on_state_by(compute: Callable[[S, K], T]) -> Callable[[S, K], T]:
    """Cache the results of a pure function of a state and a key, one for each key, in that state's ``__dict__``."""
    name = f"{compute.__module__}.{compute.__qualname__}"

    @wraps(compute)
    def computed(state: S, key: K) -> T:
        kept = cast(dict[K, T], vars(state).setdefault(name, {}))
        if key not in kept:
            kept[key] = compute(state, key)
        return kept[key]

    return computed


def without_memo(state: S) -> S:
    """A copy of the state without its cached results, for keeping it long."""
    return structs.replace(state)  # type: ignore[type-var]
