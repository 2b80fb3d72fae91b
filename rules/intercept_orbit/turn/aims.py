"""Targets and ranges that an asset may declare (rulebook: "Declare your target", "Ranges").

On a map only those that it could come to: from where it is, or from where its best die could bring it.
"""

from __future__ import annotations

import math

import shapely

from rules.core.choices import ACTION_COLOURS
from rules.core.dice import sides_of
from rules.core.request import Option, option
from rules.field import Zone, disc_zone, near_zone, union
from rules.intercept_orbit.combat.attacks import targets
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import Body, shape, spans_between
from rules.intercept_orbit.space.ruler import fan
from rules.intercept_orbit.state.pools import faces_that_hit, pool, ranges
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, NOTHING, Activation, Asset, State

__all__ = ["range_options", "target_options"]

_DOT = 0.01


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
    near = {*measure.ranges_to(state, asset, target), *_coming_ranges(state, asset, target)}
    return tuple(at for at in found if at in near)


def _coming_ranges(state: State, asset: Asset, target: Asset) -> tuple[Range, ...]:
    """The ranges that a move could bring: those of all distances between the least and the greatest to the target, or
    to the hull that it clings to. A green ace may shift either ship."""
    host = None if target.host is None else state.asset(target.host)
    zone, base = _ends(state, asset), measure.base(state, asset)
    found = [body for body in (target, host) if body is not None and body.at is not None]
    least = min(zone.distance(near_zone(shape(measure.base(state, body)), _DOT)) for body in found) - _half(base)
    corners = shapely.get_coordinates(zone)
    most = max(math.dist(corner, body.point) for corner in corners for body in found)
    slack = state.profile.nudge + state.profile.close_call
    return spans_between(state.profile, least - slack, most + slack)


def _half(base: Body) -> float:
    """The distance from the middle of a base to what of it is farthest."""
    return base.width / 2 if base.round else math.hypot(base.length, base.width) / 2


def _ends(state: State, asset: Asset) -> Zone:
    """Where the middle of an asset may be when it attacks."""
    dice = pool(state.profile, asset, None)
    best = max((sides_of(die) for die in dice if die[0] in ACTION_COLOURS["move"]), default=0)
    here = disc_zone(asset.point, _DOT)
    if asset.kind == COMPANY:
        return disc_zone(asset.point, best) if best else here
    return union((here, fan(state.profile, measure.base(state, asset), asset.kind, best, measure.table(state))))
