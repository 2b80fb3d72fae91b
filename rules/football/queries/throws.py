"""The dice that fell in an event, in the order in which they were drawn."""

from __future__ import annotations

from itertools import chain

from rules.core.dice import Throw, chance_of, sides_of
from rules.core.event import Event
from rules.football import events as ev
from rules.football.state import State

__all__ = ["throws"]


def throws(before: State | None, event: Event) -> tuple[Throw, ...]:
    """The throws of an event. ``before`` is the state before it, None before the first."""
    if before is None:
        return ()
    number = before.profile.initiative
    match event:
        case ev.Tossed():
            return (Throw(("K2",), (event.face,)),)
        case ev.InitiativeRolled():
            faces = tuple(chain.from_iterable(event.values)) or event.faces
            return (Throw((number,) * len(faces), faces),)
        case ev.RolledOff():
            return (Throw((number,) * len(event.faces), event.faces),)
        case ev.CoachingRolled():
            return tuple(Throw((number,) * len(faces), faces, in_order=False) for faces in event.faces)
        case ev.Rolled():
            return (Throw(event.dice, event.faces, player=before.unit(event.unit).owner),)
        case ev.Kicked() | ev.Tackled():
            return _hits(before, event)
    return ()


def _hits(before: State, event: ev.Kicked | ev.Tackled) -> tuple[Throw, ...]:
    if not event.dice:
        return ()
    screened = isinstance(event, ev.Kicked) and bool(event.line)
    profile = before.profile
    good = profile.good_faces(screened=screened)
    expected = len(event.dice) * len(good) / sides_of(profile.damage)
    owner = before.unit(event.unit).owner
    idle = tuple(place for place, face in enumerate(event.dice) if face not in good)
    dice, ids = (profile.damage,) * len(event.dice), (event.unit, event.target)
    chance = chance_of(event.hits, len(event.dice), len(good) / sides_of(profile.damage))
    return (Throw(dice, event.dice, False, owner, event.hits, expected, idle, *ids, chance),)
