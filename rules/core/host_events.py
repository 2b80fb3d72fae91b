"""Events of a host's corrections that every family has, each under its own tag; and other names for players."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from rules.core.event import Event

__all__ = ["Adjusting", "Renaming", "renamed"]


class Adjusting(Event, frozen=True):
    """The host added points to a side's score."""

    player: int
    points: int
    by: str
    reason: str = ""
    why: str = "host"


class Renaming(Event, frozen=True):
    """Another player has a side from now on."""

    player: int
    was: str
    name: str
    why: str = "host"


def renamed(event: Event, players: Mapping[int, str], names: Mapping[str, str], *, opening: type[Event]) -> Event:
    """The event with other names: for ``players`` by number, and for everybody in ``names`` by their old name.

    ``opening`` is the family's first event, whose ``players`` have the names that the game starts with.
    """
    changes: dict[str, object] = {}
    facts = structs.asdict(event)
    if isinstance(event, opening):
        seats = enumerate(facts["players"])
        changes["players"] = tuple(structs.replace(seat, name=players.get(n, seat.name)) for n, seat in seats)
    for field in ("was", "name") if isinstance(event, Renaming) else ("by",):
        if isinstance(facts.get(field), str) and facts[field] in names:
            changes[field] = names[facts[field]]
    return structs.replace(event, **changes) if changes else event
