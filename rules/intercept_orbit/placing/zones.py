"""The table of a map, and where things may be set up on it, step by step (rulebook: "Placing Assets Into the
Battlespace"; RULINGS 2.2).

Distances go from edge to edge, with close calls for who sets up. Where a step leaves no legal place any free one will
do; debris is laid no more then.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import shapely
import shapely.affinity
from msgspec import Struct, structs

from rules.field import (
    EDGE,
    ROUND,
    SHAPES,
    SQUARE,
    Ground,
    Point,
    Zone,
    box,
    common,
    distance,
    ground_zone,
    near_zone,
    nearest_in,
    polygon,
    rounded,
    sample,
    union,
    without,
)
from rules.intercept_orbit.space.bases import (
    ASSAULT,
    CLOSE_CALL,
    POINT_DEFENSE,
    Body,
    bearing,
    body,
    corners,
    gap,
    holds,
    normal,
    overlaps,
    shape,
)
from rules.intercept_orbit.space.shifts import clinging
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State

__all__ = [
    "ACROSS", "OPTIONS", "Terms", "berth", "debris_fits", "facing", "fits", "ground_of", "kind_of", "nearest_legal",
    "open_space", "spots", "terms",
]  # fmt: skip

ACROSS = 32
OPTIONS: dict[str, tuple[Any, ...]] = {"shape": tuple(SHAPES), "across": tuple(range(24, 49))}
"""What a game on a map may ask of its table: a square or a circle, so many units across."""
_JUST = 1.0
"""A ship "just within" assault range is in the last unit of it."""
_POINTS = 16
_CANDIDATES = 120
_GRAIN = 22.5
_APART = 4.0
_REACH = 3.0
"""Bases whose middles are farther apart than this do not touch."""


class Terms(Struct, frozen=True, cache_hash=True):
    """What a step of set-up asks of a base of a ``kind``: within ``most`` of one of ``near``, but not nearer than
    ``least``; farther than ``off_least`` from each of ``off``; on none of ``others``."""

    ground: Ground
    kind: str
    others: tuple[Body, ...] = ()
    near: tuple[Body, ...] = ()
    least: float = 0.0
    most: float = 0.0
    off: tuple[Body, ...] = ()
    off_least: float = 0.0


def ground_of(options: Mapping[str, Any]) -> Ground:
    """The table that the options of a game ask for."""
    return Ground(options.get("shape", SQUARE), float(options.get("across", ACROSS)))


def kind_of(state: State, item: str) -> str:
    """What is set up: an asset, or a piece of debris that is none yet."""
    return next((asset.kind for asset in state.assets if asset.id == item), DEBRIS)


# -- what the steps ask -----------------------------------------------------------------------------------------------


def terms(state: State, item: str, step: int, player: int) -> Terms:
    """What a step asks of what a player sets up there. If nothing would do, no more than free space."""
    asked = _asked(state, item, step, player)
    if not _hopeless(asked):
        return asked
    return Terms(asked.ground, asked.kind, asked.others)


def _asked(state: State, item: str, step: int, player: int) -> Terms:
    kind, there = kind_of(state, item), [a for a in state.there if a.at is not None and a.id != item]
    free = Terms(ground_of(state.options), kind, tuple(_base(asset) for asset in there))
    foes = [asset for asset in there if asset.owner == state.defender]
    if kind == DEBRIS:
        ships = [a for a in there if (a.ship and a.owner != player) or a.kind == DEBRIS]
        return _away(free, ships, POINT_DEFENSE)
    if step in (2, 3):
        return structs.replace(free, near=_firsts(foes), most=ASSAULT + CLOSE_CALL)
    if step == 4:
        ships = [asset for asset in foes if asset.ship]
        near = tuple(_base(ship) for ship in ships)
        return structs.replace(free, near=near, least=ASSAULT - _JUST - CLOSE_CALL, most=ASSAULT + CLOSE_CALL)
    if step == 5 or (step == 6 and kind not in (HVA, COMPANY)):
        return _away(free, foes, ASSAULT)
    return free


def _base(asset: Asset) -> Body:
    assert asset.at is not None
    return body(asset.kind, asset.at, asset.heading)


def _away(free: Terms, things: Iterable[Asset], far: float) -> Terms:
    return structs.replace(free, off=tuple(_base(asset) for asset in things), off_least=far - CLOSE_CALL)


def _firsts(foes: list[Asset]) -> tuple[Body, ...]:
    """The HVAs of the defender that have all its others within assault range: each of them may pass for the first."""
    placed = [_base(asset) for asset in foes if asset.kind == HVA]
    return tuple(a for a in placed if all(gap(a, b) <= ASSAULT + CLOSE_CALL for b in placed))


def allows(asked: Terms, base: Body) -> bool:
    """Whether a base may stand as it does."""
    close = (other for other in asked.others if distance(base.at, other.at) < _REACH)
    if not holds(asked.ground, base) or any(overlaps(base, other) for other in close):
        return False
    if any(gap(base, other) <= asked.off_least for other in asked.off):
        return False
    return not asked.near or any(asked.least <= gap(base, other) <= asked.most for other in asked.near)


def fits(asked: Terms, at: Point, heading: float) -> bool:
    """Whether something may be put at a place on a heading."""
    return allows(asked, body(asked.kind, at, heading))


def _hopeless(asked: Terms) -> bool:
    return not _legal(asked)


def debris_fits(state: State, player: int) -> bool:
    """Whether a player still finds a place for a piece of debris."""
    return not _hopeless(_asked(state, "", 8, player))


# -- as areas ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def open_space(asked: Terms, heading: float | None = None) -> Zone:
    """Where the middle may be on a heading; without one, where it may be on some heading or other, near enough."""
    base = body(asked.kind, (0.0, 0.0), heading or 0.0)
    if heading is None:
        base = structs.replace(base, length=min(base.length, base.width), round=True)
    zone = _inside(asked.ground, base)
    if asked.near:
        zone = common(zone, union(_ring(asked, base, other) for other in asked.near))
    taken = [_around(other, base, 0.0) for other in asked.others]
    taken += [_around(other, base, asked.off_least) for other in asked.off]
    return without(zone, *taken) if taken else zone


def _ring(asked: Terms, base: Body, other: Body) -> Zone:
    ring = _around(other, base, asked.most)
    return without(ring, _around(other, base, asked.least)) if asked.least else ring


def _around(other: Body, base: Body, far: float) -> Zone:
    """Where the middle of a base is, as it is turned, that is no farther than so much from another."""
    if base.round:
        return near_zone(shape(other), far + base.width / 2)
    if other.round:
        return _moved(base, other.at).buffer(far + other.width / 2, quad_segs=_POINTS)
    sums = [(x + dx, y + dy) for x, y in corners(other) for dx, dy in _offsets(base)]
    hull: Zone = shapely.convex_hull(shapely.MultiPoint(sums))
    return hull.buffer(far, quad_segs=_POINTS)


def _offsets(base: Body) -> list[Point]:
    return [(x - base.at[0], y - base.at[1]) for x, y in corners(base)]


def _moved(base: Body, at: Point) -> Zone:
    return polygon([(x + at[0], y + at[1]) for x, y in _offsets(base)])


def _inside(ground: Ground, base: Body) -> Zone:
    """Where the middle of a base is that is wholly on the table."""
    if base.round:
        return ground_zone(ground, base.width / 2 - EDGE)
    offsets = _offsets(base)
    if ground.shape != ROUND:
        wide, deep = max(x for x, _ in offsets) - EDGE, max(y for _, y in offsets) - EDGE
        return box(wide, deep, ground.size - wide, ground.height - deep)
    whole = ground_zone(ground)
    return common(whole, *(shapely.affinity.translate(whole, -x, -y) for x, y in offsets))


# -- sensible places --------------------------------------------------------------------------------------------------


def facing(asked: Terms, at: Point) -> float:
    """The heading for who says none: toward the nearest of what the step is about, or the middle of the table.

    Debris has none.
    """
    if asked.kind == DEBRIS:
        return 0.0
    aims = [other.at for other in (*asked.near, *asked.off)] or [asked.ground.middle]
    aim = min(aims, key=lambda point: distance(point, at))
    return normal(round(bearing(at, aim) / _GRAIN) * _GRAIN)


@lru_cache(maxsize=64)
def spots(asked: Terms, most: int) -> tuple[Point, ...]:
    """A few legal places, facing as one does there: the most sensible first, well apart, the same every time."""
    legal = sorted(_legal(asked), key=lambda at: _worth(asked, at))
    chosen: list[Point] = []
    for apart in (_APART, 0.0):
        for at in legal:
            if len(chosen) < most and all(distance(at, other) > apart for other in chosen):
                chosen.append(at)
    return tuple(chosen)


@lru_cache(maxsize=128)
def _legal(asked: Terms) -> tuple[Point, ...]:
    found = sample(open_space(asked), _CANDIDATES)
    return tuple(at for at in found if fits(asked, at, facing(asked, at)))


def _worth(asked: Terms, at: Point) -> float:
    """How far a place is from a sensible one: near to what it must be near to, just far enough from what it must be far
    from, debris and whatever is free anywhere near the middle."""
    aims = asked.near or (asked.off if asked.kind != DEBRIS else ())
    if not aims:
        return distance(at, asked.ground.middle)
    return min(distance(at, other.at) for other in aims)


def nearest_legal(asked: Terms, at: Point, heading: float | None) -> Point | None:
    """The nearest place to a wish that is legal on that heading, or facing as one does."""
    for turn in dict.fromkeys((heading, facing(asked, at))):
        zone = open_space(asked, facing(asked, at) if turn is None else turn)
        for shrink in (0.0, 0.015, 0.05):
            end = nearest_in(zone.buffer(-shrink), at)
            if end is None:
                continue
            point = rounded(end)
            if fits(asked, point, facing(asked, point) if heading is None else heading):
                return point
    some = [point for point in _legal(asked) if heading is None or fits(asked, point, heading)]
    return min(some, key=lambda point: distance(point, at), default=None)


def berth(state: State, company: str, host: str, wish: Point | None = None) -> Body:
    """Where a company touches its carrier: beside it to starboard, or as near to a wish as there is room."""
    hull = _base(state.asset(host))
    others = [_base(a) for a in state.there if a.at is not None and a.id not in (company, host)]
    return clinging(hull, _abeam(hull) if wish is None else wish, others, ground_of(state.options))


def _abeam(hull: Body) -> Point:
    (ax, ay), (bx, by) = corners(hull)[:2]
    return (ax + bx) / 2 * 2 - hull.at[0], (ay + by) / 2 * 2 - hull.at[1]
