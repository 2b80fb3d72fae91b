"""Where things may be put on a map, step by step (RULINGS 1.8, 1.9; rulebook: "Deployment Process").

Each step has an area, measured from base to base with close calls for who deploys, and sometimes a test more: whether a
place is in cover, and what it leaves to others. Where a step leaves nobody a place, any free one of the field will do,
so that a game can always begin.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from rules.core.errors import Illegal
from rules.field import (
    EDGE,
    NOWHERE,
    Disc,
    Ground,
    Point,
    Shape,
    Zone,
    common,
    distance,
    gap,
    ground_zone,
    has,
    near_zone,
    nearest_in,
    rounded,
    sample,
    union,
    within,
    without,
)
from rules.rapid_attack.map.movement import Journey, Mover
from rules.rapid_attack.map.scene import BASE, CLOSE_CALL, POST, Scene, Stand, base, post
from rules.rapid_attack.map.shadow import shadow
from rules.rapid_attack.map.sights import cover_between
from rules.rapid_attack.profile import Placing, PointFrame
from rules.rapid_attack.state import Piece

__all__ = ["FIRST_FRAMES", "POINT_SLACK", "Camp", "Legal", "Part", "legal", "put", "suggestions"]

FIRST_FRAMES = 2
"""So many frames the defender puts down before the point frame."""
POINT_SLACK = 0.25
"""How exactly a point frame stands a ruler away."""
OUTSIDE = 1 / 3
"""How much of the field the perimeter leaves."""
_GRAIN = 100
_RIM = 72
_SPREAD = 3.0


class Part(StrEnum):
    """The steps, in their order."""

    DEFENSE_STATIONS = "defense-stations"
    DEFENSE_FRAMES = "defense-frames"
    POINT_FRAME = "point-frame"
    ATTACK_FRAMES = "attack-frames"
    ATTACK_STATIONS = "attack-stations"
    OTHER_FRAMES = "other-frames"


class Camp(Struct, frozen=True, cache_hash=True):
    """The defender, where its own stations stand, and what the steps ask: ``free``: no more than free ground.

    ``last``: it is the last frame that the defender puts down before the point frame.
    """

    defender: int
    posts: tuple[Point, ...] = ()
    last: bool = False
    free: bool = False


class Legal(Struct, frozen=True, eq=False):
    """Where something may be put: an area for its centre, and what else must be true there.

    ``shade`` gives the same as one area, near enough to be drawn. ``points`` are spread over the area, and some more
    that are likely to be legal: whether anything is legal is decided by them.
    """

    area: Zone
    fits: Callable[[Point], bool] | None = None
    shade: Callable[[], Zone] | None = None
    points: tuple[Point, ...] = ()

    def allows(self, at: Point) -> bool:
        """Whether a point is legal."""
        return has(self.area, at) and (self.fits is None or self.fits(at))

    def shaded(self) -> Zone:
        """The area to be drawn."""
        return self.area if self.shade is None else self.shade()

    @property
    def empty(self) -> bool:
        """Whether there is no legal place."""
        return not any(map(self.allows, self.points))


Rule = Callable[[Scene, Mover, Camp], Legal]


def _in(
    area: Zone,
    fits: Callable[[Point], bool] | None = None,
    shade: Callable[[], Zone] | None = None,
    tries: Iterable[Point] = (),
) -> Legal:
    return Legal(area, fits, shade, (*sample(area, _GRAIN), *tries))


def _is_post(mover: Mover) -> bool:
    return mover.item.startswith("S")


def radius_of(mover: Mover) -> float:
    """The radius of its base."""
    return POST if _is_post(mover) else BASE


def disc_of(mover: Mover, at: Point) -> Disc:
    """Its base at a point."""
    return post(at) if _is_post(mover) else base(at)


# -- zones for the centre of a base -----------------------------------------------------------------------------------


def _near(shapes: Iterable[Shape], far: float, radius: float) -> Zone:
    """Where a base of a radius is within a distance of any of the shapes."""
    return union(near_zone(shape, far + radius) for shape in shapes)


def _free(there: Scene, mover: Mover) -> Zone:
    """Where its base has room: not on other frames, nor on terrain unless it has a green die; stations block nobody."""
    radius = radius_of(mover) - EDGE
    taken: list[Shape] = [stand.base for stand in there.frames if stand.id != mover.item]
    if _is_post(mover):
        taken += [post(at) for name, at in there.posts if name != mover.item]
    ground = _open(there.ground, () if mover.over else there.walls(), radius)
    return without(ground, *(near_zone(shape, radius) for shape in taken)) if taken else ground


@lru_cache(maxsize=32)
def _open(ground: Ground, walls: tuple[Piece, ...], radius: float) -> Zone:
    """The field without its terrain."""
    zone = ground_zone(ground, radius)
    return without(zone, *(near_zone(wall.outline, radius) for wall in walls)) if walls else zone


def _posts(camp: Camp) -> list[Shape]:
    return [post(at) for at in camp.posts]


def _frames(there: Scene, owner: int) -> list[Stand]:
    return [stand for stand in there.frames if stand.owner == owner]


def _within_perimeter(there: Scene, camp: Camp, radius: float) -> Zone:
    return _near(_posts(camp), there.ruler, radius)


def _outside(there: Scene, shapes: Iterable[Shape], radius: float) -> Zone:
    """The field without what is nearer than a ruler to any of the shapes."""
    ground = ground_zone(there.ground)
    found = list(shapes)
    return without(ground, _near(found, there.profile.ruler - CLOSE_CALL, radius)) if found else ground


# -- the steps --------------------------------------------------------------------------------------------------------


def _defense_stations(there: Scene, mover: Mover, camp: Camp) -> Legal:
    """Each within a ruler of another, and a third of the field stays outside the perimeter."""
    area = _free(there, mover)
    if camp.posts:
        area = common(area, _near(_posts(camp), there.ruler, POST))
    return _in(area, lambda at: _leaves_room(there, (*camp.posts, at)))


def _leaves_room(there: Scene, posts: Sequence[Point]) -> bool:
    ground = ground_zone(there.ground)
    perimeter = common(_near([post(at) for at in posts], there.profile.ruler, 0.0), ground)
    return bool(ground.area - perimeter.area >= OUTSIDE * ground.area)


def _defense_frames(there: Scene, mover: Mover, camp: Camp) -> Legal:
    """Within the perimeter; the last one leaves a place for the point frame."""
    area = _free(there, mover)
    if camp.posts:
        area = common(area, _within_perimeter(there, camp, BASE))
    return _in(area, (lambda at: _leaves_point(there, mover, camp, at)) if camp.last else None)


def _leaves_point(there: Scene, mover: Mover, camp: Camp, at: Point) -> bool:
    """Whether the point frame can stand just a ruler from one of the defender's, were this one here."""
    facing = [_stand(there, mover, at), *_frames(there, camp.defender)]
    point = Mover("", None, part=Part.POINT_FRAME)
    allows = _meets(there, point, camp, facing)
    return any(_roomy(there, camp, facing, place) and allows(place) for place in _rim(there, facing))


def _rim(there: Scene, facing: Iterable[Stand]) -> Iterator[Point]:
    """Points just a ruler from frames."""
    far = there.profile.ruler + 2 * BASE
    for stand in facing:
        for step in range(_RIM):
            turn = math.tau * step / _RIM
            yield rounded((stand.at[0] + far * math.cos(turn), stand.at[1] + far * math.sin(turn)))


def _roomy(there: Scene, camp: Camp, facing: Iterable[Stand], at: Point) -> bool:
    """Whether a frame has room at a point, off the perimeter."""
    if not within(there.ground, base(at)) or there.walls_near(at, BASE - EDGE):
        return False
    outside = all(gap(post(other), base(at)) > there.profile.ruler - CLOSE_CALL for other in camp.posts)
    return outside and all(gap(stand.base, base(at)) > 0 for stand in (*facing, *there.frames))


def _stand(there: Scene, mover: Mover, at: Point) -> Stand:
    """The mover as it would stand there."""
    return Stand(mover.item, -1 if mover.owner is None else mover.owner, at, there.top(at))


def _meets(there: Scene, mover: Mover, camp: Camp, facing: Sequence[Stand]) -> Callable[[Point], bool]:
    """Whether a point is at the distance from one of these frames that the profile asks, and out of cover to it."""
    least, most = _POINT[there.profile.point_frame](there.profile.ruler)

    def meets(at: Point) -> bool:
        mine = _stand(there, mover, at)
        far = [(stand, gap(stand.base, mine.base)) for stand in facing]
        return any(least <= d <= most and not cover_between(there, stand, mine) for stand, d in far)

    return meets


def _point_frame(there: Scene, mover: Mover, camp: Camp) -> Legal:
    """At a distance from one of the defender's frames and out of cover to it; off the perimeter."""
    least, most = _POINT[there.profile.point_frame](there.profile.ruler)
    room = common(_free(there, mover), _outside(there, _posts(camp), BASE))
    facing = _frames(there, camp.defender)
    rings = [(f, without(near_zone(f.base, most + BASE), near_zone(f.base, least + BASE))) for f in facing]
    area = common(room, union(ring for _, ring in rings)) if rings else NOWHERE

    def shade() -> Zone:
        return common(room, union(without(ring, shadow(there, f, mover.item)) for f, ring in rings))

    return _in(area, _meets(there, mover, camp, facing), shade, _rim(there, facing))


_POINT: dict[PointFrame, Callable[[float], tuple[float, float]]] = {
    PointFrame.EDGE_OF_DIRECT_FIRE: lambda ruler: (ruler - POINT_SLACK, ruler + POINT_SLACK),
    PointFrame.WITHIN_DIRECT_FIRE: lambda ruler: (1.0 - CLOSE_CALL, ruler + CLOSE_CALL),
}
"""From how far to how far the point frame stands from a frame of the defender."""


def _attack_frames(there: Scene, mover: Mover, camp: Camp) -> Legal:
    """At least a ruler from the defender's frames and stations: in MEZ's words, off the perimeter and out of fire."""
    return _in(common(_free(there, mover), _away(there, mover, camp)))


def _away(there: Scene, mover: Mover, camp: Camp) -> Zone:
    facing: list[Shape] = [stand.base for stand in _frames(there, camp.defender)]
    return _outside(there, [*_posts(camp), *facing], radius_of(mover))


def _attack_stations(there: Scene, mover: Mover, camp: Camp) -> Legal:
    """Anywhere, or where a frame could be put."""
    area = _free(there, mover)
    if there.profile.placing is Placing.LOWEST_FIRST:
        area = common(area, _away(there, mover, camp))
    return _in(area)


def _other_frames(there: Scene, mover: Mover, camp: Camp) -> Legal:
    """Within the perimeter, or in cover from the nearest frame of an attacker."""
    area = _free(there, mover)
    if not camp.posts:
        return _in(area)
    inside = _within_perimeter(there, camp, BASE)
    enemies = there.enemies(camp.defender)

    def fits(at: Point) -> bool:
        return has(inside, at) or _hidden(there, mover, enemies, at)

    def shade() -> Zone:
        return common(area, union([inside, *(shadow(there, enemy, mover.item) for enemy in enemies)]))

    return _in(area, fits, shade)


def _hidden(there: Scene, mover: Mover, enemies: Sequence[Stand], at: Point) -> bool:
    """Whether the nearest enemy has it in cover; without enemies, whether there is something to hide behind."""
    if not enemies:
        return bool(there.walls_near(at, BASE + there.reach))
    nearest = min(enemies, key=lambda enemy: gap(enemy.base, base(at)))
    return bool(cover_between(there, nearest, _stand(there, mover, at)))


_RULES: dict[Part, Rule] = {
    Part.DEFENSE_STATIONS: _defense_stations,
    Part.DEFENSE_FRAMES: _defense_frames,
    Part.POINT_FRAME: _point_frame,
    Part.ATTACK_FRAMES: _attack_frames,
    Part.ATTACK_STATIONS: _attack_stations,
    Part.OTHER_FRAMES: _other_frames,
}


@lru_cache(maxsize=64)
def legal(there: Scene, mover: Mover, camp: Camp) -> Legal:
    """Where something may be put. There is always some place."""
    if not camp.free and mover.part is not None:
        asked = _RULES[Part(mover.part)](there, mover, camp)
        if not asked.empty:
            return asked
    room = _in(_free(there, mover))
    return _in(ground_zone(there.ground, radius_of(mover) - EDGE)) if room.empty else room


def put(there: Scene, mover: Mover, camp: Camp, at: Point) -> Journey:
    """The place, if it is legal. Raises ``Illegal``: ``off-the-field``, ``not-legal-ground``, with the ``nearest``."""
    if not within(there.ground, disc_of(mover, at)):
        raise Illegal("off-the-field", item=mover.item, nearest=_nearest(there, mover, camp, at))
    if not legal(there, mover, camp).allows(at):
        nearest = _nearest(there, mover, camp, at)
        raise Illegal("not-legal-ground", item=mover.item, part=mover.part, nearest=nearest)
    return Journey(at, on=None if _is_post(mover) else there.top(at))


def _nearest(there: Scene, mover: Mover, camp: Camp, at: Point) -> list[float] | None:
    """The nearest legal point, as far as a look around finds it."""
    found = legal(there, mover, camp)
    for shrink in (0.0, 0.02, 0.06):
        end = nearest_in(found.area.buffer(-shrink), at)
        if end is not None and found.allows(rounded(end)):
            return [*rounded(end)]
    some = [point for point in found.points if found.allows(point)]
    return [*min(some, key=lambda point: distance(point, at))] if some else None


# -- sensible places --------------------------------------------------------------------------------------------------

_IDEAL: dict[Part, float] = {
    Part.DEFENSE_STATIONS: 6.0,
    Part.DEFENSE_FRAMES: 2.5,
    Part.POINT_FRAME: 8.0,
    Part.ATTACK_FRAMES: 9.0,
    Part.ATTACK_STATIONS: 14.0,
    Part.OTHER_FRAMES: 3.0,
}
"""How far from the defender's stations a place is that makes sense."""


@lru_cache(maxsize=64)
def suggestions(there: Scene, mover: Mover, camp: Camp, most: int = 5) -> tuple[Point, ...]:
    """A few legal places that make sense, well apart, the best first; at least one."""
    found = legal(there, mover, camp)
    points = list(dict.fromkeys(found.points))
    beside = there.beside_walls(points, BASE + there.profile.reach)
    worth = {at: _worth(there, mover, camp, at) + (n in beside) for n, at in enumerate(points)}
    ranked = sorted(points, key=lambda at: -worth[at])
    chosen: list[Point] = []
    for spread in (_SPREAD, 0.0):
        for at in ranked:
            if len(chosen) == most:
                return tuple(chosen)
            if at not in chosen and all(distance(at, other) > spread for other in chosen) and found.allows(at):
                chosen.append(at)
        if chosen:
            break
    return tuple(chosen)


def _worth(there: Scene, mover: Mover, camp: Camp, at: Point) -> float:
    """A place at a sensible distance is worth more. Beside cover it is worth one more."""
    posts = camp.posts or ((there.ground.middle,) if mover.part != Part.DEFENSE_STATIONS else ())
    far = min((distance(at, other) for other in posts), default=distance(at, there.ground.middle))
    ideal = _IDEAL[Part(mover.part)] if mover.part else 0.0
    return -abs(far - ideal) / 4
