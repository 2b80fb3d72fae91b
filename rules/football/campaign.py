"""Teams in campaigns. No unit is destroyed in football; systems may be given up or broken."""

from __future__ import annotations

from rules.campaign.roster import Unit
from rules.football.state import State

__all__ = ["returned"]


def returned(state: State, player: int) -> tuple[Unit, ...]:
    """A side's units as the match leaves them, in the order of the team; ``systems`` are those at its start."""
    return tuple(Unit(u.name, (*u.systems, *u.lost), u.lost) for u in state.units_of(player))
