"""The reducers of this family, by event."""

from __future__ import annotations

from rules.core.fold import Fold
from rules.rapid_attack.state import State

__all__ = ["FOLD", "on"]

FOLD = Fold[State]()
on = FOLD.on
