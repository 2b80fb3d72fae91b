"""A decision in the making."""

from __future__ import annotations

from rules.core import draft
from rules.intercept_orbit.fold.evolve import evolve
from rules.intercept_orbit.state.state import Activation, State

__all__ = ["Draft"]


class Draft(draft.Draft[State]):
    """The events of one decision, folded by this family's ``evolve``."""

    evolve = staticmethod(evolve)

    @property
    def act(self) -> Activation:
        """The acting asset's turn. Raises ``IndexError`` if there is none."""
        return self.state.act
