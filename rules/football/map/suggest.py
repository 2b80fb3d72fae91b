"""Suggested places on a drawn pitch, as options of the question "where?"."""

from __future__ import annotations

from rules.core.request import Option, option
from rules.field import Point, Zone, common, distance, ground_zone, has, sample, without
from rules.football.map import pitch, sights
from rules.football.map.lineup import suggested
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
    """Toward the target first, then the ball and a goal; or no run at all. It stops in the declared range."""
    near = sights.too_near(state, state.act)
    far, found = without(zone, near), dict[Point, Option]()
    for choice, label, to, thing in _aims(state, run):
        aimed = thing is not None and thing == state.act.target
        at = (nearest_legal(state, run, far, to) if aimed else None) or nearest_legal(state, run, zone, to)
        if at is None:
            continue
        if distance(at, to) < distance(run.start, to) - _SLACK:
            found.setdefault(at, _run_offer(state, run, choice, label, at, thing))
        elif aimed and has(near, run.start):
            found.setdefault(at, _run_offer(state, run, choice, "into-range", at, thing))
    return [*found.values(), _offer("stay", "stay", run.start)]


def _run_offer(state: State, run: Run, choice: str, label: str, at: Point, thing: str | None) -> Option:
    """A run, with whether the declared range reaches the target from its end."""
    act = state.act
    open_ = act.range is not None and act.target != NOTHING and not act.attacked
    reach = sights.in_range(state.with_unit(run.unit, at=at), act) if open_ else None
    return _offer(choice, label, at, target=thing, reach=reach)


def _aims(state: State, run: Run) -> list[tuple[str, str, Point, str | None]]:
    """The points to run toward, each with its choice, label and item: the target first."""
    target, holder, ball = state.act.target, state.ball.holder, pitch.ball_at(state)
    aims: list[tuple[str, str, Point, str | None]] = []
    if ball is not None and holder != run.unit:
        aims.append(("ball", "toward-ball", ball, holder))
    aims.append(("goal", "toward-goal", sights.aim(state, run.unit, GOAL), GOAL))
    if target not in (GOAL, NOTHING, holder) and (mark := state.unit(target).at) is not None:
        aims.append(("target", "toward", mark, target))
    if state.offence != run.player:
        aims.append(("home", "toward-own-goal", _own_goal(state, run.player), None))
    return sorted(aims, key=lambda aim: aim[3] != target or holder is None)


def _own_goal(state: State, player: int) -> Point:
    (x, north), (_, south) = pitch.goal_of(state, player)
    return x, (north + south) / 2


def _fumbles(state: State, fumble: Fumble, zone: Zone) -> list[Option]:
    """To a unit, to free ground, or out."""
    field = ground_zone(pitch.ground(state.profile))
    near = [unit for unit in state.units if unit.at not in (None, fumble.start) and has(zone, unit.position)]
    units = [_offer(f"unit:{unit.id}", "ball-to", unit.position, unit=unit.id) for unit in near]
    inside, outside = sample(common(zone, field), SHOWN), sample(without(zone, field), 1)
    loose = [_offer(f"spot:{n}", "ball-there", at, n=n) for n, at in enumerate(inside, start=1)]
    return [*units, *loose, *(_offer("out", "ball-out", at) for at in outside)]


def _placings(state: State, place: Placing, zone: Zone) -> list[Option]:
    """Its old place, the one it would have in a formation, and points spread over the open ground."""
    here, best = state.unit(place.unit).at, suggested(state, place)
    stay = [_offer("stay", "stay", here)] if here is not None and find_legal(state, place, here) else []
    spread = sample(zone.buffer(-_SLACK), 1 if zone.area < 1 else SHOWN) or sample(zone, 1)
    points = dict.fromkeys(at for at in (best, *spread) if at is not None and (at != here or not stay))
    return [*stay, *(_offer(f"spot:{n}", "suggested", at, n=n) for n, at in enumerate(points, start=1))]
