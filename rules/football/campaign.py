"""Teams that go from one match to the next. Nobody dies in football; systems may be burnt or broken."""

from __future__ import annotations

from rules.campaign.roster import Unit
from rules.football.state import State

__all__ = ["returned"]


def returned(state: State, player: int) -> tuple[Unit, ...]:
    """A side's units as they are now, in the order of the team: ``systems`` are those that it began with."""
    return tuple(Unit(u.name, (*u.systems, *u.lost), u.lost) for u in state.units_of(player))
