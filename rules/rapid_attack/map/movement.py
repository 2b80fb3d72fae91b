"""Movement on a map: the length of the way to a point, and why a frame cannot go there (RULINGS 1.6; rulebook: "Move").

Without a green die in its roll a frame goes around everything that gives cover, through gaps that its base fits
through; with one it goes straight over and may end on top. With elevation a sheer face, of six bricks or more, needs a
green die or something built: each full six bricks up or down cost one unit, but by stairs nothing. A close call goes to
the mover.
"""

from functools import lru_cache

from msgspec import Struct

from rules.core.errors import Illegal
from rules.field import (
    EDGE,
    Built,
    Point,
    Ways,
    Zone,
    common,
    disc_zone,
    distance,
    ground_zone,
    has,
    near_zone,
    nearest_in,
    nowhere,
    rounded,
    straight,
    union,
    ways,
    within,
    without,
)
from rules.rapid_attack.map.scene import Scene

_ROUNDING = 0.008


class Mover(Struct, frozen=True, cache_hash=True):
    """A frame that moves up to ``most`` units. ``over``: straight over obstacles, and it may end on top of them."""

    item: str
    owner: int
    start: Point
    most: float
    over: bool = False


class Move(Struct, frozen=True):
    """New position of an item, the piece of terrain beneath; of a move also its way, its length with climbing."""

    at: Point
    way: tuple[Point, ...] = ()
    length: float = 0.0
    on: str | None = None


def ways_of(there: Scene, mover: Mover, on: str | None = None) -> Ways:
    """The ways of a frame that goes around obstacles, to the top of a piece where something built leads up."""
    return _ways_of(there, mover, None if there.built(on) is None else on)


@lru_cache(maxsize=64)
def _ways_of(there: Scene, mover: Mover, climbed: str | None) -> Ways:
    return ways(there.ground, there.base(mover.start), there.obstacles(mover.item, climbed))


def climb(there: Scene, mover: Mover, on: str | None) -> int | None:
    """Cost of climbing from what the mover stands on to the top of a piece: by each full step of bricks.

    Stairs cost nothing. None: a sheer face that it cannot climb.
    """
    stand = there.frame(mover.item)
    start = None if stand is None else stand.on
    rise = there.height(on) - there.height(start)
    steps, built = abs(rise) // there.profile.bricks, there.built(on if rise > 0 else start)
    if not steps or built is Built.STAIRS:
        return 0
    return there.profile.climb * steps if mover.over or built is not None else None


def legal_move(there: Scene, mover: Mover, at: Point) -> Move:
    """The move to a point, rounded. Raises ``Illegal``: ``off-the-field``, ``blocked``, ``sheer``, ``out-of-reach``.

    Their facts say ``why``, and the ``nearest`` legal point.
    """
    if not within(there.ground, there.base(at)):
        raise Illegal("off-the-field", item=mover.item, why="outside", nearest=_instead(there, mover, at))
    found = _move(there, mover, at)
    if found is None:
        sheer = at != mover.start and climb(there, mover, there.top(at)) is None
        code, why = ("sheer", "steep") if sheer else ("blocked", _blocked(there, mover, at))
        raise Illegal(code, item=mover.item, why=why, nearest=_instead(there, mover, at))
    if not _affordable(there, mover, found.length):
        around = _affordable(there, mover, distance(mover.start, at))
        far = {"length": round(found.length, 2), "most": mover.most, "why": "around" if around else "too-far"}
        raise Illegal("out-of-reach", item=mover.item, **far, nearest=_instead(there, mover, at))
    return found


def _blocked(there: Scene, mover: Mover, at: Point) -> str:
    """Why a frame that goes around everything cannot end at a point: what is there, or there is no way."""
    return in_the_way(there, mover.item, at, there.profile.base) or "no-way"


def in_the_way(there: Scene, item: str, at: Point, radius: float) -> str | None:
    """What is in the place of an item's base: a frame (``occupied``), ``terrain``, or nothing."""
    if any(has(near_zone(stand.base, radius - EDGE), at) for stand in there.frames if stand.id != item):
        return "occupied"
    return "terrain" if there.walls_near(at, radius - EDGE) else None


def possible_move(there: Scene, mover: Mover, at: Point) -> Move | None:
    """The move to a point; None if it is not legal."""
    at = rounded(at)
    if not within(there.ground, there.base(at)) or not _affordable(there, mover, distance(mover.start, at)):
        return None
    found = _move(there, mover, at)
    return found if found is not None and _affordable(there, mover, found.length) else None


def _move(there: Scene, mover: Mover, at: Point) -> Move | None:
    """The move to a point of the field, of any length. To stay costs nothing, whatever is built beneath the frame."""
    on = there.top(at)
    way = straight(mover.start, at) if mover.over else ways_of(there, mover, on).to(at)
    climbing = 0 if at == mover.start else climb(there, mover, on)
    if way is None or climbing is None:
        return None
    length = 0.0 if at == mover.start else round(way.length + climbing, 2)
    return Move(at, tuple(rounded(point) for point in way.points), length, on)


def _affordable(there: Scene, mover: Mover, length: float) -> bool:
    return length <= mover.most + there.profile.slack + _ROUNDING


def _instead(there: Scene, mover: Mover, at: Point) -> list[float] | None:
    found = nearest(there, mover, rounded(at))
    return None if found is None else list(found)


def nearest(there: Scene, mover: Mover, at: Point) -> Point | None:
    """The legal end that is nearest to a wanted point; None if there is none."""
    if not mover.over and not there.elevation:
        return ways_of(there, mover).nearest(at, mover.most)
    zone = reachable(there, mover)
    for shrink in (0.0, 0.02, 0.05, 0.1):
        end = nearest_in(zone.buffer(-shrink), at)
        if end is not None and possible_move(there, mover, end) is not None:
            return rounded(end)
    return mover.start


def reachable(there: Scene, mover: Mover) -> Zone:
    """Where a frame may end its move."""
    if not there.elevation:
        return _reachable(there, mover, mover.most)
    edge = there.profile.base - EDGE
    tops = {wall.id: near_zone(wall.outline, edge) for wall in there.walls_near(mover.start, mover.most + edge)}
    level = without(_top(there, mover, None), *tops.values()) if tops else _top(there, mover, None)
    return union([level, *(common(_top(there, mover, on), zone) for on, zone in tops.items())])


def _top(there: Scene, mover: Mover, on: str | None) -> Zone:
    """Where a frame may end if it climbs to the top of a piece, or down to the ground."""
    cost = climb(there, mover, on)
    return nowhere() if cost is None else _reachable(there, mover, mover.most - cost, on)


def _reachable(there: Scene, mover: Mover, most: float, on: str | None = None) -> Zone:
    """Where a frame may end with a way of that length, on top of a piece."""
    if most < 0:
        return nowhere()
    if not mover.over:
        return ways_of(there, mover, on).reach(most)
    return common(disc_zone(mover.start, most), ground_zone(there.ground, there.profile.base - EDGE))
