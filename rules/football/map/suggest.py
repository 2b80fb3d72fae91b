"""Suggested places on a drawn pitch, as options of the question "where?"."""

from __future__ import annotations

from rules.core.request import Option, option
from rules.field import Point, Zone, common, ground_zone, has, sample, without
from rules.football.map import pitch, sights
from rules.football.map.place import Fumble, Placing, Run, Wanted
from rules.football.map.zones import find_legal, nearest_legal, open_zone
from rules.football.state import GOAL, NOTHING, State

__all__ = ["options"]

SHOWN = 3
_SLACK = 0.02


def options(state: State, place: Wanted) -> list[Option]:
    """The suggested places, each with its point."""
    zone = open_zone(state, place)
    if isinstance(place, Run):
        return _runs(state, place, zone)
    return _fumbles(state, place, zone) if isinstance(place, Fumble) else _placings(state, place, zone)


def _offer(choice: str, label: str, at: Point, **facts: object) -> Option:
    return option(choice, label, at=list(at), **facts)


def _runs(state: State, run: Run, zone: Zone) -> list[Option]:
    """Toward the ball, the goal and the target, or no run at all. It stops in the declared range of the target."""
    target = state.act.target
    aims: dict[str, tuple[str, Point, str | None]] = {}
    ball = pitch.ball_at(state)
    if ball is not None and state.ball.holder != run.unit:
        aims["ball"] = ("toward-ball", ball, state.ball.holder)
    aims["goal"] = ("toward-goal", sights.aim(state, run.unit, GOAL), GOAL)
    mark = None if target in (GOAL, NOTHING) else state.unit(target).at
    if mark is not None:
        aims["target"] = ("toward", mark, target)
    far = without(zone, sights.too_near(state, state.act))
    found = []
    for choice, (label, to, thing) in aims.items():
        in_range = nearest_legal(state, run, far, to) if thing == target else None
        at = in_range or nearest_legal(state, run, zone, to)
        if at is not None and at != run.start:
            found.append(_offer(choice, label, at, target=target))
    return [*found, _offer("stay", "stay", run.start)]


def _fumbles(state: State, fumble: Fumble, zone: Zone) -> list[Option]:
    """To a unit, to free ground, or out."""
    field = ground_zone(pitch.ground(state.profile))
    near = [unit for unit in state.units if unit.at not in (None, fumble.start) and has(zone, unit.position)]
    units = [_offer(f"unit:{unit.id}", "ball-to", unit.position, unit=unit.id) for unit in near]
    inside, outside = sample(common(zone, field), SHOWN), sample(without(zone, field), 1)
    loose = [_offer(f"spot:{n}", "ball-there", at, n=n) for n, at in enumerate(inside, start=1)]
    return [*units, *loose, *(_offer("out", "ball-out", at) for at in outside)]


def _placings(state: State, place: Placing, zone: Zone) -> list[Option]:
    """Its old place, and points spread over the open ground."""
    points = sample(zone.buffer(-_SLACK), 1 if zone.area < 1 else SHOWN) or sample(zone, 1)
    here = state.unit(place.unit).at
    stay = [_offer("stay", "stay", here)] if here is not None and find_legal(state, place, here) else []
    return [*stay, *(_offer(f"spot:{n}", "suggested", at, n=n) for n, at in enumerate(points, start=1))]
