"""Teams that go from one match to the next. Nobody dies in football; systems may be burnt or broken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from rules.campaign.roster import Unit
from rules.football.events import Event, PlayerRenamed, Started
from rules.football.state import State

__all__ = ["renamed", "returned"]


def returned(state: State, player: int) -> tuple[Unit, ...]:
    """A side's units as they are now, in the order of the team: ``systems`` are those that it began with."""
    return tuple(Unit(u.name, (*u.systems, *u.lost), u.lost) for u in state.units_of(player))


def renamed(event: Event, players: Mapping[int, str], names: Mapping[str, str]) -> Event:
    """The event with other names for some players, by number, and wherever else one of ``names`` is named."""
    changed: dict[str, Any] = {}
    if isinstance(event, Started):
        seats = enumerate(event.players)
        changed["players"] = tuple(structs.replace(seat, name=players.get(n, seat.name)) for n, seat in seats)
    for field in ("was", "name") if isinstance(event, PlayerRenamed) else ("by",):
        if getattr(event, field, None) in names:
            changed[field] = names[getattr(event, field)]
    return structs.replace(event, **changed) if changed else event
