"""Dice that fell together in an event of the log: for proofs of fairness and statistics."""

from __future__ import annotations

from msgspec import Struct

from rules.core.dice import Die

__all__ = ["Throw"]


class Throw(Struct, frozen=True):
    """Dice and their faces, in parallel.

    ``in_order`` is false if the event has the faces sorted, not as they fell. ``player`` owns the dice; None where a
    high face is no advantage: lots, initiative, falls. For an attack, ``hits`` is the number of hits on its target,
    ``expected`` their mean, ``idle`` the places of the dice that hit nothing.
    """

    dice: tuple[Die, ...]
    faces: tuple[int, ...]
    in_order: bool = True
    player: int | None = None
    hits: int | None = None
    expected: float = 0.0
    idle: tuple[int, ...] = ()
