"""Places of set-up as they were suggested when every one was measured, to check the quick way against."""

from __future__ import annotations

import shapely
from msgspec import structs

from rules.field import Point, Zone, common, distance, sample, union
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.zones import Terms, fits, open_space
from rules.intercept_orbit.space.bases import Body, ahead, bearing, body, corners, gap, holds, normal, outline
from rules.intercept_orbit.state.state import DEBRIS, HVA

APART, CANDIDATES, CLEAR = 4.0, 120, 0.1


def facing(asked: Terms, at: Point) -> float:
    if asked.kind == DEBRIS:
        return 0.0
    off = (0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7, 8)
    turns = [normal(wanted(asked, at) + turn * 22.5) for turn in off]
    return next((turn for turn in turns if goes_free(asked, at, turn)), turns[0])


def wanted(asked: Terms, at: Point) -> float:
    """As the guard beside it heads, else toward the nearest enemy or the middle."""
    reach = asked.guard_most + body(asked.bases, asked.kind, at).outer
    beside = [other for other in asked.guard if distance(other.at, at) <= reach + other.outer]
    if beside:
        return min(beside, key=lambda other: distance(other.at, at)).heading
    aims = [other.at for other in asked.foes if asked.kind != HVA] or [asked.ground.middle]
    return normal(round(bearing(at, min(aims, key=lambda point: distance(point, at))) / 22.5) * 22.5)


def goes_free(asked: Terms, at: Point, heading: float) -> bool:
    base, far = body(asked.bases, asked.kind, at, heading), 0 if asked.kind == DEBRIS else asked.speed
    if not holds(asked.ground, structs.replace(base, at=ahead(at, heading, far))):
        return False
    standing = [outline(other) for other in asked.others if not other.round]
    taken = [*standing, *(lane(mover, asked.speed) for mover in asked.movers)]
    return not any(lane(base, far).distance(area) <= CLEAR for area in taken)


def lane(base: Body, far: float) -> Zone:
    end = structs.replace(base, at=ahead(base.at, base.heading, far))
    found: Zone = shapely.convex_hull(shapely.MultiPoint((*corners(base), *corners(end))))
    return found


def places(asked: Terms, most: int) -> tuple[Point, ...]:
    legal = sorted(best_guarded(asked), key=lambda at: worth(asked, at))
    chosen: list[Point] = []
    for apart in (APART, 0.0):
        for at in legal:
            if len(chosen) < most and all(distance(at, other) > apart for other in chosen):
                chosen.append(at)
    return tuple(chosen)


def best_guarded(asked: Terms) -> list[Point]:
    turning = zones._turning(asked)
    close = [zones._around(other, turning, asked.guard_most) for other in asked.guard]
    areas = (common(open_space(asked), *close), common(open_space(asked), union(close))) if close else ()
    found = [at for area in (open_space(asked), *areas) for at in sample(area, CANDIDATES)]
    found = [at for at in found if fits(asked, at, facing(asked, at))]
    reached = {at: sum(far <= asked.guard_most for far in gaps(asked, at, asked.guard)) for at in found}
    most = max(reached.values(), default=0)
    enough = min(most, 1) if asked.kind == HVA else most
    best = [at for at, number in reached.items() if number >= enough]
    free = [at for at in best if goes_free(asked, at, facing(asked, at))]
    return [at for at in free if facing(asked, at) == wanted(asked, at)] or free or best


def gaps(asked: Terms, at: Point, others: tuple[Body, ...]) -> list[float]:
    base = body(asked.bases, asked.kind, at, facing(asked, at))
    return [gap(base, other) for other in others]


def worth(asked: Terms, at: Point) -> float:
    if asked.kind == HVA and asked.guard:
        return sum(gaps(asked, at, asked.guard)) - min(gaps(asked, at, asked.foes), default=0.0)
    aims = asked.near or (asked.off if asked.kind != DEBRIS else ())
    if not aims:
        return distance(at, asked.ground.middle)
    return min(distance(at, other.at) for other in aims)
