"""Zones of set-up: where each step lets an asset stand (rulebook: "Placing Assets Into the Battlespace"; RULINGS 2.2).

Distances go from edge to edge, with close calls in favour of the player who sets up. A step without any legal place
allows every free one; without a legal place for debris, no more is laid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import islice

from msgspec import Struct, structs

from rules.core.collections import least_first
from rules.core.json_input import Facts
from rules.field import (
    EDGE,
    ROUND,
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
from rules.field.planar import shapely
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import (
    Body,
    ahead,
    bearing,
    body,
    corners,
    gap,
    gap_least,
    gap_most,
    holds,
    nearer,
    normal,
    overlaps,
    shape,
)
from rules.intercept_orbit.space.compass import BETWEEN_POINTS
from rules.intercept_orbit.state.pending import SetupStep
from rules.intercept_orbit.state.profile import Bases
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State
from rules.intercept_orbit.state.units import Kind

_POINTS = 16
_CANDIDATES = 120
_APART = 4.0
_CLEAR = 0.1
"""The room that is left between ways."""
_TURNS = (0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7, 8)
"""Points of the compass off the wanted heading, in the order in which they are tried."""


class Terms(Struct, frozen=True, cache_hash=True):
    """The terms of a step of set-up for the base of a ``kind``.

    Within ``most`` of one of ``near``, but not nearer than ``least``; farther than ``off_least`` from each of ``off``;
    on none of ``others``. Suggested: within ``guard_most`` of as many of ``guard`` as possible, far from ``foes``, and
    so that it can go ``speed`` units straight on, as all ``movers`` can, without running on anything.
    """

    ground: Ground
    bases: Bases
    kind: Kind
    others: tuple[Body, ...] = ()
    near: tuple[Body, ...] = ()
    least: float = 0.0
    most: float = 0.0
    off: tuple[Body, ...] = ()
    off_least: float = 0.0
    guard: tuple[Body, ...] = ()
    guard_most: float = 0.0
    foes: tuple[Body, ...] = ()
    movers: tuple[Body, ...] = ()
    speed: int = 0


def kind_of(state: State, item: str) -> Kind:
    """The kind of what is set up: an asset, or a piece of debris not yet laid."""
    return next((asset.kind for asset in state.assets if asset.id == item), DEBRIS)


# -- the terms of the steps -------------------------------------------------------------------------------------------


def terms(state: State, item: str, step: SetupStep, player: int) -> Terms:
    """The terms of a step for an item that a player sets up; only free space if nothing meets them."""
    asked = _guarded(state, _asked(state, item, step, player), player)
    free = structs.replace(asked, near=(), least=0.0, most=0.0, off=(), off_least=0.0)
    return asked if _any_legal(asked) else free


def _guarded(state: State, asked: Terms, player: int) -> Terms:
    """The terms with what keeps HVAs from being captured at once: own ships beside them; and with free ways."""
    there = [asset for asset in state.there if asset.at is not None]
    movers = _standing(state, (asset for asset in there if asset.ship or asset.kind == HVA))
    asked = structs.replace(asked, movers=movers, speed=state.profile.speed)
    if asked.kind == DEBRIS:
        return asked
    own = [asset for asset in there if asset.owner == player]
    ships, hvas = [asset for asset in own if asset.ship], [asset for asset in own if asset.kind == HVA]
    alone = [hva for hva in hvas if not any(measure.within(state, hva, ship, state.profile.near) for ship in ships)]
    guard = (ships or hvas) if asked.kind == HVA else alone
    foes = _standing(state, (asset for asset in there if asset.ship and asset.owner != player))
    return structs.replace(asked, guard=_standing(state, guard), guard_most=state.profile.near, foes=foes)


def _asked(state: State, item: str, step: SetupStep, player: int) -> Terms:
    kind, there = kind_of(state, item), [a for a in state.there if a.at is not None and a.id != item]
    free = Terms(measure.table(state), state.profile.bases, kind, _standing(state, there))
    foes = [asset for asset in there if asset.owner == state.defender]
    if kind == DEBRIS:
        avoided = (a for a in there if (a.ship and a.owner != player) or a.kind == DEBRIS)
        return _away(state, free, avoided, state.profile.near)
    match step:
        case SetupStep.HVAS | SetupStep.DEFENDER_SHIP:
            return _within(state, free, _standing(state, (a for a in foes if a.id == state.setup_now.first)))
        case SetupStep.PRIMARY_SHIP:
            ships = _standing(state, (asset for asset in foes if asset.ship))
            least = state.profile.ruler - state.profile.just_within - state.profile.close_call
            return structs.replace(_within(state, free, ships), least=least)
        case SetupStep.SECONDARY_SHIPS:
            return _away(state, free, foes, state.profile.ruler)
        case SetupStep.ATTACKERS if kind not in (HVA, COMPANY):
            return _away(state, free, foes, state.profile.ruler)
    return free


def _standing(state: State, assets: Iterable[Asset]) -> tuple[Body, ...]:
    return tuple(measure.base(state, asset) for asset in assets)


def _within(state: State, free: Terms, near: tuple[Body, ...]) -> Terms:
    """Within assault range of one of these."""
    return structs.replace(free, near=near, most=state.profile.ruler + state.profile.close_call)


def _away(state: State, free: Terms, assets: Iterable[Asset], far: float) -> Terms:
    return structs.replace(free, off=_standing(state, assets), off_least=far - state.profile.close_call)


def fits(asked: Terms, at: Point, heading: float) -> bool:
    """Whether the terms allow a place and a heading."""
    base = body(asked.bases, asked.kind, at, heading)
    if not holds(asked.ground, base) or any(overlaps(base, other) for other in asked.others):
        return False
    if any(nearer(base, other, asked.off_least) for other in asked.off):
        return False
    return not asked.near or any(asked.least <= gap(base, other) <= asked.most for other in asked.near)


def why_not(asked: Terms, at: Point, heading: float) -> Facts:
    """Why the terms do not allow a place: the fact ``why``, and the distance that it misses (``limit``)."""
    base = body(asked.bases, asked.kind, at, heading)
    if not holds(asked.ground, base):
        return {"why": "outside"}
    if any(overlaps(base, other) for other in asked.others):
        return {"why": "occupied"}
    if any(nearer(base, other, asked.off_least) for other in asked.off):
        return {"why": "too-near", "limit": round(asked.off_least, 1)}
    if all(gap(base, other) > asked.most for other in asked.near):
        return {"why": "too-far", "limit": round(asked.most, 1)}
    return {"why": "too-near", "limit": round(asked.least, 1)}


def debris_fits(state: State, player: int) -> bool:
    """Whether a player still finds a place for a piece of debris."""
    return _any_legal(_asked(state, "", SetupStep.DEBRIS, player))


# -- as areas ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def open_space(asked: Terms, heading: float | None = None) -> Zone:
    """Where the middle may be on a heading; without one, on any heading, near enough."""
    base = _turning(asked) if heading is None else body(asked.bases, asked.kind, (0.0, 0.0), heading)
    zone = _inside(asked.ground, base)
    if asked.near:
        zone = common(zone, union(_ring(asked, base, other) for other in asked.near))
    taken = [_around(other, base, 0.0) for other in asked.others]
    taken += [_around(other, base, asked.off_least) for other in asked.off]
    return without(zone, *taken) if taken else zone


def _turning(asked: Terms) -> Body:
    """A base that covers, near enough, what the item's covers on any heading."""
    base = body(asked.bases, asked.kind, (0.0, 0.0))
    return structs.replace(base, length=min(base.length, base.width), round=True)


def _ring(asked: Terms, base: Body, other: Body) -> Zone:
    ring = _around(other, base, asked.most)
    return without(ring, _around(other, base, asked.least)) if asked.least else ring


def _around(other: Body, base: Body, far: float) -> Zone:
    """Where the middle of a base, as it is turned, is no farther than that from another."""
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
    """Where the middle of a base is while it stands wholly on the table."""
    if base.round:
        return ground_zone(ground, base.width / 2 - EDGE)
    offsets = _offsets(base)
    if ground.shape != ROUND:
        wide, deep = max(x for x, _ in offsets) - EDGE, max(y for _, y in offsets) - EDGE
        return box(wide, deep, ground.size - wide, ground.height - deep)
    whole = ground_zone(ground)
    return common(whole, *(shapely.affinity.translate(whole, -x, -y) for x, y in offsets))


# -- sensible places --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def facing(asked: Terms, at: Point) -> float:
    """The heading by default: that of its guard, or of what it guards, so that both go straight on together; else a
    ship's toward the nearest enemy ship, or toward the middle of the table; turned until its way is free. Debris has
    none."""
    if asked.kind == DEBRIS:
        return 0.0
    turns = [normal(_wanted(asked, at) + turn * BETWEEN_POINTS) for turn in _TURNS]
    near = _near_ways(asked, at)
    return next((turn for turn in turns if _goes_clear(asked, at, turn, near)), turns[0])


def _wanted(asked: Terms, at: Point) -> float:
    """The heading on which it would go, whatever is in its way: a point of the compass, or that of its guard."""
    reach = asked.guard_most + body(asked.bases, asked.kind, at).outer
    beside = [other for other in asked.guard if distance(other.at, at) <= reach + other.outer]
    if beside:
        return min(beside, key=lambda other: distance(other.at, at)).heading
    aims = [other.at for other in asked.foes if asked.kind != HVA] or [asked.ground.middle]
    aim = min(aims, key=lambda point: distance(point, at))
    return normal(round(bearing(at, aim) / BETWEEN_POINTS) * BETWEEN_POINTS)


def _near_ways(asked: Terms, at: Point) -> list[Body]:
    """What may be in its way on any heading."""
    far = asked.speed + body(asked.bases, asked.kind, at).outer + 2 * _CLEAR
    return [taken for taken in _taken(asked) if distance(at, taken.at) <= far + taken.outer]


def _goes_free(asked: Terms, at: Point) -> bool:
    """Whether its way straight on from a place is free at the default heading."""
    return _goes_clear(asked, at, facing(asked, at), _near_ways(asked, at))


def _goes_along(asked: Terms, at: Point) -> bool:
    """Whether that way is free without a turn: where it is guarded, or guards, the same as its guard's."""
    return facing(asked, at) == _wanted(asked, at) and _goes_free(asked, at)


def _goes_clear(asked: Terms, at: Point, heading: float, near: Iterable[Body]) -> bool:
    """Whether its way straight on stays on the table and clear of others and of their ways. Debris stays."""
    base, far = body(asked.bases, asked.kind, at, heading), 0 if asked.kind == DEBRIS else asked.speed
    if not holds(asked.ground, structs.replace(base, at=ahead(at, heading, far))):
        return False
    way = _lane(base, far)
    return not any(nearer(way, taken, _CLEAR) for taken in near)


@lru_cache(maxsize=64)
def _taken(asked: Terms) -> tuple[Body, ...]:
    """The bases that stand, and the ways straight on of those that move."""
    standing = (other for other in asked.others if not other.round)
    return (*standing, *(_lane(mover, asked.speed) for mover in asked.movers))


def _lane(base: Body, far: float) -> Body:
    """All that a base sweeps as it goes straight on, as one long base."""
    return Body(ahead(base.at, base.heading, far / 2), base.heading, base.length + far, base.width)


@lru_cache(maxsize=64)
def places(asked: Terms, most: int) -> tuple[Point, ...]:
    """A few legal places at the default heading: the most sensible first, well apart, always the same.

    Of those that guard, or are guarded, as well as any: where there are such, those with a free way that goes along
    with the guard's, else with a free way.
    """
    least = _best_guard(asked)
    found = [at for at in _candidates(asked) if _guards_most(asked, at) >= least]

    def ranked() -> Iterator[Point]:
        return least_first(found, partial(_worth_least, asked), partial(_worth, asked))

    for wish in (_goes_along, _goes_free):
        chosen = _spread(ranked(), lambda at, wish=wish: _guards(asked, at) >= least and wish(asked, at), most)  # type: ignore[misc]
        if chosen:
            return chosen
    return _spread(ranked(), lambda at: _guards(asked, at) >= least, most)


def _spread(ranked: Iterator[Point], fine: Callable[[Point], bool], most: int) -> tuple[Point, ...]:
    """The first few points that are fine, well apart where possible."""
    chosen, close = list[Point](), list[Point]()
    for at in ranked:
        if any(distance(at, other) <= _APART for other in chosen):
            close.append(at)
        elif fine(at):
            chosen.append(at)
            if len(chosen) == most:
                return tuple(chosen)
    return (*chosen, *islice(filter(fine, close), most - len(chosen)))


@lru_cache(maxsize=128)
def _points(asked: Terms) -> tuple[Point, ...]:
    return sample(open_space(asked), _CANDIDATES)


@lru_cache(maxsize=128)
def _any_legal(asked: Terms) -> bool:
    return any(_fits(asked, at) for at in _points(asked))


def _fits(asked: Terms, at: Point) -> bool:
    """Whether a place is legal at the default heading."""
    return fits(asked, at, facing(asked, at))


@lru_cache(maxsize=64)
def _candidates(asked: Terms) -> tuple[Point, ...]:
    """Points spread over the free space, and over what of it is within reach of all or any of those that guard."""
    close = [_around(other, _turning(asked), asked.guard_most) for other in asked.guard]
    zones = (common(open_space(asked), *close), common(open_space(asked), union(close))) if close else ()
    return tuple(dict.fromkeys((*_points(asked), *(at for zone in zones for at in sample(zone, _CANDIDATES)))))


@lru_cache(maxsize=4096)
def _guards(asked: Terms, at: Point) -> int:
    """How many of those that guard, or are to be guarded, are within reach of a place; −1 if it is not legal."""
    if not _fits(asked, at):
        return -1
    base = _facing_base(asked, at)
    return sum(nearer(base, other, asked.guard_most) for other in asked.guard)


def _guards_most(asked: Terms, at: Point) -> int:
    """Upper bound of ``_guards`` over all headings."""
    most = asked.guard_most + body(asked.bases, asked.kind, at).outer + _CLEAR
    return sum(distance(at, other.at) <= most + other.outer for other in asked.guard)


def _best_guard(asked: Terms) -> int:
    """The most that any legal place reaches; for an HVA one is enough."""
    for wanted in range(min(len(asked.guard), 1) if asked.kind == HVA else len(asked.guard), 0, -1):
        if any(_guards_most(asked, at) >= wanted and _guards(asked, at) >= wanted for at in _candidates(asked)):
            return wanted
    return 0


def _facing_base(asked: Terms, at: Point) -> Body:
    return body(asked.bases, asked.kind, at, facing(asked, at))


def _gaps(asked: Terms, at: Point, others: tuple[Body, ...]) -> list[float]:
    base = _facing_base(asked, at)
    return [gap(base, other) for other in others]


def _worth(asked: Terms, at: Point) -> float:
    """How far a place is from a sensible one: an HVA far from enemies and near its own, all else near what it must be
    near, just far enough from what it must avoid; debris, and what may stand anywhere, near the middle."""
    if asked.kind == HVA and asked.guard:
        return sum(_gaps(asked, at, asked.guard)) - min(_gaps(asked, at, asked.foes), default=0.0)
    aims = asked.near or (asked.off if asked.kind != DEBRIS else ())
    if not aims:
        return distance(at, asked.ground.middle)
    return min(distance(at, other.at) for other in aims)


def _worth_least(asked: Terms, at: Point) -> float:
    """Lower bound of ``_worth`` over all headings."""
    if asked.kind != HVA or not asked.guard:
        return _worth(asked, at)
    own = body(asked.bases, asked.kind, at)
    near = sum(max(0.0, gap_least(own, other)) for other in asked.guard)
    return near - min((gap_most(own, other) for other in asked.foes), default=0.0) - _CLEAR


def nearest_legal(asked: Terms, at: Point, heading: float | None) -> Point | None:
    """The legal place nearest to a wish, on that heading or by default."""
    for turn in dict.fromkeys((heading, facing(asked, at))):
        zone = open_space(asked, facing(asked, at) if turn is None else turn)
        for shrink in (0.0, 0.015, 0.05):
            end = nearest_in(zone.buffer(-shrink), at)
            if end is None:
                continue
            point = rounded(end)
            if fits(asked, point, facing(asked, point) if heading is None else heading):
                return point
    legal = (point for point in _points(asked) if _fits(asked, point))
    some = [point for point in legal if heading is None or fits(asked, point, heading)]
    return min(some, key=lambda point: distance(point, at), default=None)
