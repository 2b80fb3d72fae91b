"""What attacks, launches and landings are worth, in points of whom they hurt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from math import comb

from rules.core.dice import Die, sides_of
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Point
from rules.intercept_orbit.state.pools import absorbs, chart_range, faces_that_hit, pool, ranges
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, HVA, NOBODY, Asset, State

WOUND = 0.4
"""The share of an asset's points that all its losses but the last one cost."""
BOARDERS = 0.6
"""The chance that a company takes a ship that nobody defends."""

COMING = 0.5
"""What a target is worth that is not in range yet."""
FAR, EDGE = 11, 8.0
"""So many units before the bow of a ship the edge begins to matter, and how bad it is right there."""
LOW = 2
"""The fuel with which a company flies home."""
LOST = 9.0
"""How bad it is that a ship can turn neither way before the edge."""
ARC = (math.pi / 4, math.pi / 2, 3 * math.pi / 4)
"""How far a ship turns before the edge."""


@lru_cache(maxsize=1024)
def expected(dice: tuple[Die, ...], colours: str) -> float:
    """The mean of the highest of the dice of these colours."""
    sides = [sides_of(die) for die in dice if die[0] in colours]
    mean = 0.0
    for value in range(1, max(sides, default=0) + 1):
        below = 1.0
        for number in sides:
            below *= min(1.0, (value - 1) / number)
        mean += 1 - below
    return mean


@lru_cache(maxsize=4096)
def blow(dice: int, faces: int, life: int) -> tuple[float, float, float]:
    """The mean hits of ``dice`` damage dice of which ``faces`` hit, the share of its points that the target loses, the
    chance to destroy it."""
    chance = faces / 6
    ways = [comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1)]
    share = sum(way * (1.0 if n >= life else WOUND * n / max(1, life)) for n, way in enumerate(ways))
    return dice * chance, share, sum(ways[life:])


def guard_of(state: State, target: Asset) -> float:
    """The defense to be expected of an asset: what it has assigned, or the mean of what it may still roll."""
    if target.defense is not None or not target.ready:
        return target.defense or 0
    return expected(pool(state.profile, target, None), "BW")


def strike(state: State, asset: Asset, target: Asset, at: Range, value: float) -> tuple[float, float, float]:
    """``blow`` of an attack with a die of that value."""
    row = chart_range(asset.kind == COMPANY, at)
    faces = len(faces_that_hit(state.profile, row, target.kind))
    if at is not Range.DOGFIGHT and _in_cover(state, asset, target):
        faces -= absorbs(state.profile, row, target.kind) is not None
    number = max(0, round(value + (target.spot or 0) - guard_of(state, target)))
    return blow(number, faces, target.dice_left + (target.ace is not None))


def _in_cover(state: State, asset: Asset, target: Asset) -> bool:
    placed = state.mapped and asset.at is not None and target.at is not None
    return placed and bool(measure.covers(state, asset.id, target.id))


def attack_worth(state: State, asset: Asset, target: Asset, at: Range, value: float | None = None) -> float:
    """The points that a target's owner may expect to lose. ``value``: of the attack's die; None before its roll."""
    if target.owner == NOBODY:
        return 0.0
    rolled = expected(pool(state.profile, asset, at), "RW") if value is None else value
    return strike(state, asset, target, at, rolled)[1] * state.players[target.owner].ppa


def guards(state: State, ship: Asset) -> int:
    """The companies that fight for a ship or stand at an HVA on its owner's side."""
    return sum(1 for a in state.touching(ship.id) if a.owner == ship.owner and (a.flying or a.aboard))


def landing_worth(state: State, player: int, target: Asset) -> float:
    """The points that a company of a player brings at a ship or an HVA."""
    if target.owner in (player, NOBODY):
        return 0.0
    gain = state.players[player].ppa + state.players[target.owner].ppa
    if target.kind == HVA:
        return gain if _unguarded(state, player, target) else 0.15 * gain
    if not target.ship:
        return 0.0
    aboard = sum(1 for a in state.touching(target.id) if a.owner == target.owner)
    friends = sum(1 for a in state.touching(target.id) if a.owner == player and a.flying)
    return gain * (1 + 0.5 * aboard) * BOARDERS * (1 + friends) / (1 + friends + 1.5 * guards(state, target))


def _unguarded(state: State, player: int, hva: Asset) -> bool:
    """Whether no TA of another player is near an HVA."""
    near = state.profile.near
    others = (a for a in state.there if a.owner not in (player, NOBODY) and (a.ship or a.flying) and a.placed)
    return not any(measure.within(state, a, hva, near, declared=a.host == hva.id) for a in others)


def hope_of(state: State, asset: Asset) -> float:
    """The points that the most valuable target of an asset is worth to it."""
    foes = [a for a in state.there if a.owner not in (asset.owner, NOBODY) and (a.ship or a.flying)]
    return max((_reachable_worth(state, asset, foe) for foe in foes), default=0.0)


def _reachable_worth(state: State, asset: Asset, foe: Asset) -> float:
    spans = ranges(state.profile, asset)
    now = measure.ranges_to(state, asset, foe) if asset.at is not None and foe.at is not None else spans
    return max((attack_worth(state, asset, foe, at) * (1.0 if at in now else COMING) for at in spans), default=0.0)


def runs_low(state: State, company: Asset) -> bool:
    """Whether a company has to fly home now, so as not to drift before the end."""
    fuel = company.fuel or 0
    return fuel <= LOW and state.clock > fuel


def danger_ahead(state: State, ship: Asset, at: Sequence[float], heading: float) -> float:
    """How soon a bow leaves the table: 0 far from it, the most where a ship has no room to turn."""
    ground, (east, south) = measure.table(state), _bow(heading)
    ahead = (n for n in range(FAR) if not ground.holds((at[0] + n * east, at[1] + n * south), 0.0))
    near = EDGE * ((FAR - next(ahead, FAR)) / FAR) ** 2
    return near if _turns(state, ship, at, heading) else near + LOST


def _bow(heading: float) -> Point:
    """A step ahead."""
    angle = math.radians(heading)
    return math.sin(angle), -math.cos(angle)


def _turns(state: State, ship: Asset, at: Sequence[float], heading: float) -> bool:
    """Whether a ship stays on the table when it turns to one side as sharply as it can."""
    ground, (east, south) = measure.table(state), _bow(heading)
    radius = 0.5 / math.sin(math.radians(state.profile.click * state.profile.clicks_of(ship.kind)) / 2)

    def place(side: int, turned: float) -> Point:
        ahead, aside = radius * math.sin(turned), side * radius * (1 - math.cos(turned))
        return at[0] + ahead * east - aside * south, at[1] + ahead * south + aside * east

    return any(all(ground.holds(place(side, turned), 0.1) for turned in ARC) for side in (-1, 1))
