"""Drafts of football."""

from __future__ import annotations

from rules.core import draft
from rules.football.fold.evolve import evolve
from rules.football.state import Activation, State

__all__ = ["Draft"]


class Draft(draft.Draft[State]):
    """The events of one decision so far, folded by ``evolve``."""

    evolve = staticmethod(evolve)

    @property
    def act(self) -> Activation:
        """The acting activation. Raises ``IndexError`` if nobody acts."""
        return self.state.act
