"""The registry of this family's reducers, one for each kind of event."""

from __future__ import annotations

from rules.core.fold import Fold
from rules.intercept_orbit.state.state import State

__all__ = ["FOLD", "on"]

FOLD = Fold[State]()
on = FOLD.on
