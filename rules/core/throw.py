"""Dice that fell together, as an event of the log tells of them: what a proof or a statistic needs to know."""

from __future__ import annotations

from msgspec import Struct

from rules.core.dice import Die

__all__ = ["Throw"]


class Throw(Struct, frozen=True):
    """Dice and their faces, in parallel.

    ``in_order`` is false where the event keeps the faces sorted rather than as they fell. ``player`` is whose dice
    they were; None where a high face is no luck: lots, initiative, falls. ``hits`` and ``expected`` are told of an
    attack: what it did to its target, and what such dice do on average; ``idle`` are the places of those of its dice
    that hit nothing.
    """

    dice: tuple[Die, ...]
    faces: tuple[int, ...]
    in_order: bool = True
    player: int | None = None
    hits: int | None = None
    expected: float = 0.0
    idle: tuple[int, ...] = ()
