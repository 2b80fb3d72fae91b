"""Runs on a drawn pitch (rulebook: "Movement Scale and Shooting Scale")."""

from __future__ import annotations

from functools import lru_cache

from rules.field import (
    EDGE,
    Disc,
    Ground,
    Point,
    Ways,
    Zone,
    common,
    disc_zone,
    distance,
    ground_zone,
    has,
    rounded,
    shifted,
    straight,
    union,
    ways,
    without,
)
from rules.football.map import pitch
from rules.football.map.place import Found, Run
from rules.football.state import State, Unit

__all__ = ["bodies", "reach_of", "run_to"]

_DETOUR = 2.5
"""Room around the pitch, beyond its margin, for the way of a unit that begins beside it."""
_TOUCHING = 0.012


def bodies(state: State, units: tuple[Unit, ...]) -> Zone:
    """The ground where a unit's centre would put its base into one of these units."""
    return _crowd(tuple(unit.position for unit in units), 2 * state.profile.radius - EDGE)


@lru_cache(maxsize=64)
def _crowd(points: tuple[Point, ...], far: float) -> Zone:
    """All that is within a distance of any of the points. Cached: every place that is tried asks for it."""
    return union(disc_zone(at, far) for at in points)


def reach_of(state: State, run: Run) -> Zone:
    """The ground on which a run may end."""
    profile = state.profile
    inside = ground_zone(pitch.ground(profile), profile.radius - EDGE)
    if run.over:
        return without(common(disc_zone(run.start, run.most), inside), _others(state, run))
    found, shift = _ways(state, run)
    zone = found.reach(run.most)
    return common(shifted(zone, -shift, -shift), inside) if shift else zone


def run_to(state: State, run: Run, at: Point) -> Found | None:
    """The run to a point; None if it cannot end there."""
    profile = state.profile
    most = run.most + profile.close_call
    if at == run.start:
        return Found(at, (at,))
    if distance(run.start, at) > most or not pitch.ground(profile).holds(at, profile.radius):
        return None
    if has(_others(state, run).buffer(-_TOUCHING), at):
        return None
    found, shift = (None, 0.0) if run.over else _ways(state, run)
    way = straight(run.start, at) if found is None else found.to(_moved(at, shift))
    if way is None or way.length > most:
        return None
    return Found(at, tuple(rounded(_moved(point, -shift)) for point in way.points), round(way.length, 2))


def _others(state: State, run: Run) -> Zone:
    return bodies(state, pitch.others(state, run.unit))


def _ways(state: State, run: Run) -> tuple[Ways, float]:
    """The ways of a run, and the shift of their coordinates: the ground is larger for a start beside the pitch."""
    profile = state.profile
    ground = pitch.ground(profile)
    shift = 0.0 if ground.holds(run.start, profile.radius) else profile.margin + _DETOUR
    wider = Ground(ground.shape, ground.size + 2 * shift, ground.height + 2 * shift)
    others = tuple(_obstacle(state, run, unit.position, shift) for unit in pitch.others(state, run.unit))
    return ways(wider, _base(state, run.start, shift), others), shift


def _obstacle(state: State, run: Run, at: Point, shift: float) -> Disc:
    """The base of another unit, less what the runner overlaps: who stands too near by rounding is still in the way."""
    radius = state.profile.radius
    return Disc(_moved(at, shift), min(radius, max(0.0, distance(run.start, at) - radius)))


def _base(state: State, at: Point, shift: float) -> Disc:
    return pitch.base(state.profile, _moved(at, shift))


def _moved(at: Point, by: float) -> Point:
    return at[0] + by, at[1] + by
