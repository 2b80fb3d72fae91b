"""Suspended activations: the acting one is on top (last). There is no limit to the depth.

Combat order in these words: an attack pushes the defender; a defender who has defended is put under its attacker, so
that the attacker finishes first (RULINGS 1.4; rulebook: "Combat Order").
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def push(stack: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The stack with an item on top."""
    return (*stack, item)


def pop(stack: tuple[T, ...], gone: Callable[[T], bool]) -> tuple[T, ...]:
    """The stack without the items for which ``gone`` is true."""
    return tuple(item for item in stack if not gone(item))


def under(stack: tuple[T, ...], host: Callable[[T], bool]) -> tuple[T, ...]:
    """The stack with its top item moved under the topmost item for which ``host`` is true; unchanged if none is."""
    item, rest = stack[-1], stack[:-1]
    for index in range(len(rest) - 1, -1, -1):
        if host(rest[index]):
            return (*rest[:index], item, *rest[index:])
    return stack
