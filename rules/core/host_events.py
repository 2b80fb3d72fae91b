"""Events of the host's corrections that every family has, each under its own tag; and names that are replaced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from rules.core.event import Event

__all__ = ["Adjusting", "Renaming", "renamed"]


class Adjusting(Event, frozen=True):
    """The host corrected a side's score by some points."""

    player: int
    points: int
    by: str
    reason: str = ""
    why: str = "host"


class Renaming(Event, frozen=True):
    """A side has another player from now on."""

    player: int
    was: str
    name: str
    why: str = "host"


def renamed(event: Event, players: Mapping[int, str], names: Mapping[str, str], *, opening: type[Event]) -> Event:
    """The event with other names for some players, by number, and wherever else one of ``names`` is named.

    ``opening`` is the family's first event, whose ``players`` have the names that the game starts with.
    """
    changed: dict[str, Any] = {}
    facts = structs.asdict(event)
    if isinstance(event, opening):
        seats = enumerate(facts["players"])
        changed["players"] = tuple(structs.replace(seat, name=players.get(n, seat.name)) for n, seat in seats)
    for field in ("was", "name") if isinstance(event, Renaming) else ("by",):
        if isinstance(facts.get(field), str) and facts[field] in names:
            changed[field] = names[facts[field]]
    return structs.replace(event, **changed) if changed else event
