"""The dice of each event, in the order in which they were drawn from the stream of faces."""

from __future__ import annotations

from rules.core.dice import Throw
from rules.core.event import Event
from rules.frames.odds import attack_odds
from rules.rapid_attack import events as ev
from rules.rapid_attack.profile import Range
from rules.rapid_attack.state import State, is_terrain
from rules.rapid_attack.turn.combat import barriers

__all__ = ["throws"]


def throws(before: State | None, event: Event) -> tuple[Throw, ...]:
    """The throws of an event. ``before``: the state before it, None before the first."""
    if before is None:
        return ()
    initiative = before.profile.initiative.die
    match event:
        case ev.Rolled():
            return (Throw(event.dice, event.faces, player=before.frame(event.frame).owner),)
        case ev.AttackResolved():
            return _attack(before, event)
        case ev.Fell():
            return (Throw((before.profile.falls.die,) * len(event.dice), event.dice, in_order=False),)
        case ev.InitiativeRolled():
            return tuple(Throw((initiative,) * len(faces), faces, in_order=False) for faces in event.values)
        case ev.RolledOff():
            return (Throw((initiative,) * len(event.faces), event.faces),)
        case ev.TieDrawn():
            deferred = () if before.tie is None else before.tie.deferred
            return _lot(len(event.among) or len(event.tied) - len(deferred), event.face)
        case ev.LotsDrawn():
            return _lot(len(event.tied), event.face)
    return ()


def _lot(among: int, face: int) -> tuple[Throw, ...]:
    """One die with a side for each player; a single player is not rolled for."""
    return () if among < 2 else (Throw((f"K{among}",), (face,)),)


def _attack(before: State, event: ev.AttackResolved) -> tuple[Throw, ...]:
    if not event.dice:
        return ()
    act = next((item for item in reversed(before.stack) if item.frame == event.frame), None)
    reach = act.range if act is not None and act.range is not None else Range.DIRECT_FIRE
    kind = "terrain" if is_terrain(event.target) else "frame"
    covers = event.covers or (act.attack.covers if act is not None and act.attack is not None else None) or ()
    chart = before.profile.chart
    odds = attack_odds(chart, len(event.dice), reach, kind, barriers(before, covers))
    owner = before.frame(event.frame).owner
    idle = tuple(place for place, strike in enumerate(event.strikes) if strike is None)
    dice, ids = (chart.die,) * len(event.dice), (event.frame, event.target)
    chance = odds.at_least(event.target_hits)
    return (Throw(dice, event.dice, False, owner, event.target_hits, odds.mean, idle, *ids, chance),)
