"""Targets and ranges that an asset may declare (rulebook: "Declare your target", "Ranges").

On a map only those that it could come to: from where it is, or from where its best die could bring it.
"""

from __future__ import annotations

import math
from functools import lru_cache

from rules.core.choices import ACTION_COLOURS
from rules.core.dice import sides_of
from rules.core.once import once_a_state
from rules.core.request import Option, option
from rules.field import Ground, Point, Zone, disc_zone, near_zone
from rules.field.planar import shapely
from rules.intercept_orbit.combat.attacks import targets
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import FINE, Body, shape, span
from rules.intercept_orbit.space.course import speeds
from rules.intercept_orbit.space.ruler import fan
from rules.intercept_orbit.state.pools import faces_that_hit, pool, ranges
from rules.intercept_orbit.state.profile import Profile, Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, NOTHING, Activation, Asset, State
from rules.intercept_orbit.state.units import Kind

__all__ = ["acting_target_options", "range_options", "target_options"]

_DOT = 0.01


@once_a_state
def acting_target_options(state: State) -> tuple[Option, ...]:
    """Those of the acting asset."""
    return target_options(state, state.asset(state.act.asset))


def target_options(state: State, asset: Asset) -> tuple[Option, ...]:
    """Enemy ships, companies in flight and debris, each with a range, and nothing; on a map the nearest first."""
    found = targets(state, asset)
    if asset.at is not None:
        found = tuple(sorted(found, key=lambda other: measure.far(state, asset, other)))
    aims = (_aim(state, asset, target, at) for target in found for at in _open_ranges(state, asset, target))
    return (*aims, option(NOTHING, "no-target"))


def _aim(state: State, asset: Asset, target: Asset, at: Range) -> Option:
    far = None if asset.at is None else round(measure.far(state, asset, target), 1)
    debris = target.kind == DEBRIS
    return option(f"{target.id}@{at}", "aim", asset=target.id, range=str(at), far=far, debris=debris)


def range_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The ranges for a target that was named without one; all of its weapons' if it can come to none of them."""
    asset, target = state.asset(act.asset), state.asset(act.target)
    found = _open_ranges(state, asset, target) or _ranges(state, asset, target)
    return tuple(option(str(at), "range", range=str(at)) for at in found)


def _ranges(state: State, asset: Asset, target: Asset) -> tuple[Range, ...]:
    """The ranges of an asset; of a ship against a company only those at which any face hits."""
    found = ranges(state.profile, asset)
    if asset.ship and target.kind == COMPANY:
        return tuple(at for at in found if faces_that_hit(state.profile, at, COMPANY))
    return found


def _open_ranges(state: State, asset: Asset, target: Asset) -> tuple[Range, ...]:
    found = _ranges(state, asset, target)
    if not state.mapped:
        return found
    near = measure.ranges_to(state, asset, target)
    coming = _coming_ranges(state, asset, target, tuple(at for at in found if at not in near))
    return tuple(at for at in found if at in near or at in coming)


def _coming_ranges(state: State, asset: Asset, target: Asset, wanted: tuple[Range, ...]) -> tuple[Range, ...]:
    """Those of some ranges that a move could bring: of all distances between the least and the greatest to the target,
    or to the hull that it clings to. A green ace may shift either ship."""
    if not wanted:
        return ()
    host = None if target.host is None else state.asset(target.host)
    base, best, profile = measure.base(state, asset), _best(state, asset), state.profile
    found = [measure.base(state, body) for body in (target, host) if body is not None and body.at is not None]
    apart = [math.dist(base.at, body.at) for body in found]
    slack, way = profile.nudge + profile.close_call, _way_most(profile, asset.kind, best)

    def comes(at: Range) -> bool:
        start, end = span(profile, at)
        far = end + slack + base.outer
        if start < max(apart) + slack - FINE and min(apart) <= far:
            return True
        if all(gone - body.outer > far + way for gone, body in zip(apart, found, strict=True)):
            return False
        zone, corners = _ends(profile, base, asset.kind, best, measure.table(state))
        most = max(math.dist(corner, body.at) for corner in corners for body in found) + slack
        if at == Range.SUPPORT:
            return most > start
        return start <= most and any(shapely.dwithin(zone, _dot(body), far) for body in found)

    return tuple(at for at in wanted if comes(at))


def _way_most(profile: Profile, kind: Kind, best: int) -> float:
    """More than the way to any place where the middle of an asset may be when it attacks."""
    return 1.0 + (best if kind == COMPANY else max(speed for speed, _ in speeds(profile, kind, best)))


def _best(state: State, asset: Asset) -> int:
    """The best face that a die to move with could show."""
    dice = pool(state.profile, asset, None)
    return max((sides_of(die) for die in dice if die[0] in ACTION_COLOURS["move"]), default=0)


@lru_cache(maxsize=256)
def _dot(base: Body) -> Zone:
    """A base and a little around it. Cached: all who could aim at it ask."""
    return near_zone(shape(base), _DOT)


@lru_cache(maxsize=32)
def _ends(profile: Profile, base: Body, kind: Kind, best: int, ground: Ground) -> tuple[Zone, tuple[Point, ...]]:
    """Where the middle of an asset may be when it attacks, and the corners of that. Cached: all its targets ask.

    Made to be measured: its parts may overlap.
    """
    if kind == COMPANY:
        zone = disc_zone(base.at, best or _DOT)
    else:
        there = fan(profile, base, kind, best, ground)
        zone = shapely.multipolygons([disc_zone(base.at, _DOT), *shapely.get_parts(there)])
    shapely.prepare(zone)
    return zone, tuple((x, y) for x, y in shapely.get_coordinates(shapely.convex_hull(zone)).tolist())
