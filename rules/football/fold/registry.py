"""The registry of football's reducers, one for each kind of event."""

from __future__ import annotations

from rules.core.fold import Fold
from rules.football.state import State

__all__ = ["FOLD"]

FOLD = Fold[State]()
