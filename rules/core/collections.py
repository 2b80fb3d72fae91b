"""What a state holds many of: units, frames, stations. Each has an ``id``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

from msgspec import Struct, structs

__all__ = ["by_id", "changed", "top_changed"]


class Thing(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=Thing)
S = TypeVar("S", bound=Struct)


def by_id(things: Iterable[T], wanted: str) -> T:
    """The thing of that id. Raises ``KeyError``."""
    for thing in things:
        if thing.id == wanted:
            return thing
    raise KeyError(wanted)


def changed(things: Iterable[T], wanted: str, changes: dict[str, Any]) -> tuple[T, ...]:
    """The things, with other values in the one of that id."""
    return tuple(structs.replace(thing, **changes) if thing.id == wanted else thing for thing in things)  # type: ignore[type-var]


def top_changed(stack: tuple[S, ...], changes: dict[str, Any]) -> tuple[S, ...]:
    """The stack, with other values in the item on top. Raises ``IndexError`` for an empty one."""
    return (*stack[:-1], structs.replace(stack[-1], **changes))
