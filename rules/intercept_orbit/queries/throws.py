"""The dice of an event, in the order in which they were drawn."""

from __future__ import annotations

from rules.core.dice import Throw, chance_of
from rules.core.event import Event
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.state.pools import absorbs, chart_range, faces_that_hit
from rules.intercept_orbit.state.state import COMPANY, State

__all__ = ["throws"]


def throws(before: State | None, event: Event) -> tuple[Throw, ...]:
    """The throws of an event. ``before``: the state before it, None before the first."""
    if before is None:
        return ()
    match event:
        case ev.RolledOff():
            return (Throw(("W6",) * len(event.faces), event.faces),)
        case ev.Rolled():
            return (Throw(event.dice, event.faces, player=before.asset(event.asset).owner),)
        case ev.AttackResolved():
            return _hits(before, event)
        case ev.Collided():
            owner = before.asset(event.asset).owner
            return (Throw(("W6",) * len(event.dice), event.dice, False, owner),) if event.dice else ()
        case ev.BoardingRolled():
            return tuple(Throw(own.dice, own.faces, player=own.player) for own in event.dice if own.dice)
    return ()


def _hits(before: State, event: ev.AttackResolved) -> tuple[Throw, ...]:
    if not event.dice:
        return ()
    attacker, target = before.asset(event.asset), before.asset(event.target)
    row = chart_range(attacker.kind == COMPANY, event.range)
    good = set(faces_that_hit(before.profile, row, target.kind))
    soft = absorbs(before.profile, row, target.kind)
    counts = good if event.screen is None and event.cover is None else good - {soft}
    idle = tuple(place for place, face in enumerate(event.dice) if face not in counts)
    expected = len(event.dice) * len(counts) / 6
    dice, ids = ("R6",) * len(event.dice), (attacker.id, target.id)
    chance = chance_of(event.hits, len(event.dice), len(counts) / 6)
    return (Throw(dice, event.dice, False, attacker.owner, event.hits, expected, idle, *ids, chance),)
