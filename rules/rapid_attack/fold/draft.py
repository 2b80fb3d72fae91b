"""A decision in the making."""

from __future__ import annotations

from rules.core import draft
from rules.rapid_attack.fold.evolve import evolve
from rules.rapid_attack.state import Activation, State

__all__ = ["Draft"]


class Draft(draft.Draft[State]):
    """The events of one decision, folded by this family's ``evolve``."""

    evolve = staticmethod(evolve)

    @property
    def act(self) -> Activation:
        """The acting activation. Raises ``IndexError``."""
        return self.state.act
