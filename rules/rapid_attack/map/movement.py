"""Moving on a map: how far it is to a point, and why a frame cannot go there (RULINGS 1.6; rulebook: "Move").

Without a green die in its roll a frame goes around all that gives cover, through gaps that its base fits through; with
one it goes straight over and may end on top. With elevation each full six bricks up or down cost one unit. A close call
goes to the mover.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.core.errors import Illegal
from rules.field import (
    EDGE,
    NOWHERE,
    Point,
    Ways,
    Zone,
    common,
    disc_zone,
    distance,
    ground_zone,
    near_zone,
    nearest_in,
    rounded,
    straight,
    union,
    ways,
    within,
    without,
)
from rules.rapid_attack.map.scene import BASE, CLOSE_CALL, Scene, base

__all__ = ["Journey", "Mover", "climb", "go", "nearest", "reach", "ways_of", "where_to"]

_ROUNDING = 0.008


class Mover(Struct, frozen=True, cache_hash=True):
    """What is put somewhere. A frame that moves has a ``start`` and goes ``most`` units; without, it is deployed.

    ``over``: it may end on top of things, and moves straight over them. ``part`` is the step of deployment.
    """

    item: str
    owner: int | None
    start: Point | None = None
    most: float | None = None
    over: bool = False
    part: str | None = None


class Journey(Struct, frozen=True):
    """Where something goes: the way, its length with all climbing, and what it ends on top of."""

    at: Point
    way: tuple[Point, ...] = ()
    length: float = 0.0
    on: str | None = None


def ways_of(there: Scene, mover: Mover) -> Ways:
    """The ways of a frame that has no green die."""
    assert mover.start is not None
    return ways(there.ground, base(mover.start), there.obstacles(mover.item))


def climb(there: Scene, mover: Mover, on: str | None) -> int:
    """What it costs to get from what the mover stands on to the top of something: a unit for each full six bricks."""
    stand = there.frame(mover.item)
    return abs(there.height(on) - there.height(None if stand is None else stand.on)) // there.profile.bricks


def go(there: Scene, mover: Mover, at: Point) -> Journey:
    """The journey to a point, rounded. Raises ``Illegal``: ``off-the-field``, ``blocked``, ``out-of-reach``.

    Their facts name the ``nearest`` point that is legal.
    """
    if not within(there.ground, base(at)):
        raise Illegal("off-the-field", item=mover.item, **_instead(there, mover, at))
    found = _journey(there, mover, at)
    if found is None:
        raise Illegal("blocked", item=mover.item, **_instead(there, mover, at))
    if not _affordable(mover, found.length):
        far = {"length": round(found.length, 2), "most": mover.most}
        raise Illegal("out-of-reach", item=mover.item, **far, **_instead(there, mover, at))
    return found


def where_to(there: Scene, mover: Mover, at: Point) -> Journey | None:
    """The journey to a point; None if it is not legal."""
    at = rounded(at)
    assert mover.start is not None
    if not within(there.ground, base(at)) or not _affordable(mover, distance(mover.start, at)):
        return None
    found = _journey(there, mover, at)
    return found if found is not None and _affordable(mover, found.length) else None


def _journey(there: Scene, mover: Mover, at: Point) -> Journey | None:
    """The journey to a point of the field, however long."""
    assert mover.start is not None
    way = straight(mover.start, at) if mover.over else ways_of(there, mover).to(at)
    if way is None:
        return None
    on = there.top(at)
    length = round(way.length + climb(there, mover, on), 2)
    return Journey(at, tuple(rounded(point) for point in way.points), length, on)


def _affordable(mover: Mover, length: float) -> bool:
    assert mover.most is not None
    return length <= mover.most + CLOSE_CALL + _ROUNDING


def _instead(there: Scene, mover: Mover, at: Point) -> dict[str, Any]:
    found = nearest(there, mover, rounded(at))
    return {"nearest": None if found is None else list(found)}


def nearest(there: Scene, mover: Mover, at: Point) -> Point | None:
    """The legal end that is nearest to a wanted point."""
    assert mover.most is not None
    if not mover.over and not there.elevation:
        return ways_of(there, mover).nearest(at, mover.most)
    zone = reach(there, mover)
    for shrink in (0.0, 0.02, 0.05, 0.1):
        end = nearest_in(zone.buffer(-shrink), at)
        if end is not None and where_to(there, mover, end) is not None:
            return rounded(end)
    return mover.start


def reach(there: Scene, mover: Mover) -> Zone:
    """Where a frame may end."""
    assert mover.most is not None
    if not there.elevation:
        return _reach(there, mover, mover.most)
    down = climb(there, mover, None)
    tops = [(climb(there, mover, wall.id), near_zone(wall.outline, BASE - EDGE)) for wall in there.walls()]
    level = without(_reach(there, mover, mover.most - down), *(zone for _, zone in tops))
    return union([level, *(common(_reach(there, mover, mover.most - cost), zone) for cost, zone in tops)])


def _reach(there: Scene, mover: Mover, most: float) -> Zone:
    assert mover.start is not None
    if most < 0:
        return NOWHERE
    if not mover.over:
        return ways_of(there, mover).reach(most)
    return common(disc_zone(mover.start, most), ground_zone(there.ground, BASE - EDGE))
