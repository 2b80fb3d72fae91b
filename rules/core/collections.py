"""Tuples of items with an ``id`` (units, frames, stations), looked up and changed; values that may be absent; items
ranked."""

import heapq
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Protocol, TypeVar

from msgspec import Struct, structs


class Identified(Protocol):
    """An item with an id."""

    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=Identified)
S = TypeVar("S", bound=Struct)
V = TypeVar("V")
Rank = float | tuple[float, ...]


def by_id(items: Iterable[T], wanted: str) -> T:
    """The item of that id. Raises ``KeyError``."""
    for item in items:
        if item.id == wanted:
            return item
    raise KeyError(wanted)


def changed(items: Iterable[T], wanted: str, changes: Mapping[str, object]) -> tuple[T, ...]:
    """The items, with other field values in the one of that id."""
    return tuple(structs.replace(item, **changes) if item.id == wanted else item for item in items)  # type: ignore[type-var]


def top_changed(stack: tuple[S, ...], changes: Mapping[str, object]) -> tuple[S, ...]:
    """The stack, with other field values in its top item. Raises ``IndexError`` for an empty one."""
    return (*stack[:-1], structs.replace(stack[-1], **changes))


def present(value: V | None) -> V:
    """The value. Raises ``LookupError`` where it is absent: the state contradicts itself."""
    if value is None:
        raise LookupError
    return value


def least_first(items: Iterable[V], bound: Callable[[V], Rank], worth: Callable[[V], Rank]) -> Iterator[V]:
    """The items like ``sorted(items, key=worth)``, each measured only when its bound comes up.

    ``bound`` is never more than ``worth``, and cheaper.
    """
    known = list(items)
    queue: list[tuple[Rank, int]] = []
    for least in sorted((bound(item), number) for number, item in enumerate(known)):
        while queue and queue[0] < least:
            yield known[heapq.heappop(queue)[1]]
        heapq.heappush(queue, (worth(known[least[1]]), least[1]))
    while queue:
        yield known[heapq.heappop(queue)[1]]
