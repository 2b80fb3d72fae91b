"""Legal areas of deployment on a map, step by step (RULINGS 1.8, 1.9; rulebook: "Deployment Process").

Each step has an area, measured from base to base with close calls for the player who deploys, and some a further
test: cover, or room left for others. A step without any legal place allows every free place of the field, so that a
game can always begin.
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
    nowhere,
    rounded,
    sample,
    union,
    within,
    without,
)
from rules.rapid_attack.map.movement import Move, in_the_way
from rules.rapid_attack.map.scene import Scene, Stand
from rules.rapid_attack.map.shadow import shadow
from rules.rapid_attack.map.sights import cover_between
from rules.rapid_attack.profile import Placing, PointFrame, Profile
from rules.rapid_attack.state import Piece

_GRAIN = 100
_RIM = 72


class Part(StrEnum):
    """The steps, in their order."""

    DEFENSE_STATIONS = "defense-stations"
    DEFENSE_FRAMES = "defense-frames"
    POINT_FRAME = "point-frame"
    ATTACK_FRAMES = "attack-frames"
    ATTACK_STATIONS = "attack-stations"
    OTHER_STATIONS = "other-stations"
    OTHER_FRAMES = "other-frames"


class Placement(Struct, frozen=True, cache_hash=True):
    """A frame or a station that is put down in a step. ``over``: it may stand on top of terrain."""

    item: str
    owner: int | None
    part: Part
    over: bool = False

    @property
    def is_station(self) -> bool:
        """Whether the item to place is a station."""
        return self.item.startswith("S")


class Camp(Struct, frozen=True, cache_hash=True):
    """The defender's side: its first stations on the field, and what the steps ask. ``free``: no more than free ground.

    ``last``: the frame put down now is the defender's last before the point frame.
    """

    defender: int
    posts: tuple[Point, ...] = ()
    last: bool = False
    free: bool = False


class Legal(Struct, frozen=True, eq=False):
    """The legal places of an item: an area for its centre, and a further test.

    ``shade``: both as one area, accurate enough to be drawn. ``points``: spread over the area, and likely ones besides;
    by them it is decided whether any place is legal.
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


Rule = Callable[[Scene, Placement, Camp], Legal]


def _in(
    area: Zone,
    fits: Callable[[Point], bool] | None = None,
    shade: Callable[[], Zone] | None = None,
    likely: Iterable[Point] = (),
) -> Legal:
    return Legal(area, fits, shade, (*sample(area, _GRAIN), *likely))


def _disc(there: Scene, placed: Placement, at: Point) -> Disc:
    """The item's base at a point."""
    return there.post(at) if placed.is_station else there.base(at)


def _radius(there: Scene, placed: Placement) -> float:
    return there.profile.post if placed.is_station else there.profile.base


# -- zones for the centre of a base -----------------------------------------------------------------------------------


def _near(shapes: Iterable[Shape], far: float, radius: float) -> Zone:
    """Where a base of a radius is within a distance of any of the shapes."""
    return union(near_zone(shape, far + radius) for shape in shapes)


def _free(there: Scene, placed: Placement) -> Zone:
    """Where the item has room: not on other frames, nor on terrain unless it has a green die; stations block nobody.

    A station also has room in the doorway of large terrain that may be claimed (rulebook: "Stations").
    """
    radius = _radius(there, placed) - EDGE
    taken: list[Shape] = [stand.base for stand in there.frames if stand.id != placed.item]
    if placed.is_station:
        taken += [there.post(at) for name, at in there.posts if name != placed.item]
    ground = _open(there.ground, () if placed.over else there.walls(), radius)
    if placed.is_station and there.claims:
        ground = union([ground, *(near_zone(Disc(at, 0.0), EDGE) for _, at in there.doors())])
    return without(ground, *(near_zone(shape, radius) for shape in taken)) if taken else ground


@lru_cache(maxsize=32)
def _open(ground: Ground, walls: tuple[Piece, ...], radius: float) -> Zone:
    """The field without its terrain."""
    zone = ground_zone(ground, radius)
    return without(zone, *(near_zone(wall.outline, radius) for wall in walls)) if walls else zone


def _posts(there: Scene, camp: Camp) -> list[Shape]:
    return [there.post(at) for at in camp.posts]


def _perimeter(there: Scene, camp: Camp, radius: float) -> Zone:
    """Where a base of a radius is within a ruler of the defender's stations."""
    return _near(_posts(there, camp), there.ruler, radius)


def _outside(there: Scene, shapes: Sequence[Shape], radius: float) -> Zone:
    """The field without what is nearer than a ruler to any of the shapes."""
    ground = ground_zone(there.ground)
    return without(ground, _near(shapes, there.profile.ruler - there.profile.slack, radius)) if shapes else ground


# -- the steps --------------------------------------------------------------------------------------------------------


def _defense_stations(there: Scene, placed: Placement, camp: Camp) -> Legal:
    """Each within a ruler of another, and a third of the field stays outside the perimeter."""
    area = _free(there, placed)
    if camp.posts:
        area = common(area, _perimeter(there, camp, there.profile.post))
    return _in(area, lambda at: _leaves_field(there, (*camp.posts, at)))


def _leaves_field(there: Scene, posts: Sequence[Point]) -> bool:
    """Whether stations at these points leave enough of the field outside their perimeter."""
    return share_outside(there, posts) >= there.profile.deployment.outside


def share_outside(there: Scene, posts: Sequence[Point]) -> float:
    """The share of the field outside the perimeter of stations at these points."""
    ground = ground_zone(there.ground)
    perimeter = common(_near([there.post(at) for at in posts], there.profile.ruler, 0.0), ground)
    return 1 - float(perimeter.area) / float(ground.area)


def _defense_frames(there: Scene, placed: Placement, camp: Camp) -> Legal:
    """Within the perimeter; the last one leaves a place for the point frame."""
    area = _free(there, placed)
    if camp.posts:
        area = common(area, _perimeter(there, camp, there.profile.base))
    return _in(area, (lambda at: _leaves_point(there, placed, camp, at)) if camp.last else None)


def _leaves_point(there: Scene, placed: Placement, camp: Camp, at: Point) -> bool:
    """Whether, with this frame at a point, the point frame can stand just a ruler from one of the defender's."""
    facing = [_stand(there, placed, at), *there.frames_of(camp.defender)]
    allows = _meets(there, Placement("", None, Part.POINT_FRAME), facing)
    return any(_roomy(there, camp, facing, place) and allows(place) for place in _rim(there, facing))


def _rim(there: Scene, facing: Iterable[Stand]) -> Iterator[Point]:
    """Points just a ruler from frames."""
    far = there.profile.ruler + 2 * there.profile.base
    for stand in facing:
        for step in range(_RIM):
            turn = math.tau * step / _RIM
            yield rounded((stand.at[0] + far * math.cos(turn), stand.at[1] + far * math.sin(turn)))


def _roomy(there: Scene, camp: Camp, facing: Iterable[Stand], at: Point) -> bool:
    """Whether a frame has room at a point, off the perimeter."""
    base = there.base(at)
    if not within(there.ground, base) or there.walls_near(at, base.radius - EDGE):
        return False
    far = there.profile.ruler - there.profile.slack
    outside = all(gap(there.post(other), base) > far for other in camp.posts)
    return outside and all(gap(stand.base, base) > 0 for stand in (*facing, *there.frames))


def _stand(there: Scene, placed: Placement, at: Point) -> Stand:
    """The frame as it would stand at a point."""
    return there.stand(placed.item, -1 if placed.owner is None else placed.owner, at)


def _meets(there: Scene, placed: Placement, facing: Sequence[Stand]) -> Callable[[Point], bool]:
    """Whether a point is at the point frame's distance from one of these frames, and out of cover to one of them."""
    least, most = _POINT[there.profile.point_frame](there.profile)

    def meets(at: Point) -> bool:
        mine = _stand(there, placed, at)
        near = any(least <= gap(stand.base, mine.base) <= most for stand in facing)
        return near and any(not cover_between(there, stand, mine) for stand in facing)

    return meets


def _point_frame(there: Scene, placed: Placement, camp: Camp) -> Legal:
    """At a distance from one of the defender's frames and out of cover to one of them; off the perimeter."""
    least, most = _POINT[there.profile.point_frame](there.profile)
    base = there.profile.base
    room = common(_free(there, placed), _outside(there, _posts(there, camp), base))
    facing = there.frames_of(camp.defender)
    rings = [without(near_zone(f.base, most + base), near_zone(f.base, least + base)) for f in facing]
    area = common(room, union(rings)) if rings else nowhere()

    def shade() -> Zone:
        return without(area, common(*(shadow(there, f, placed.item) for f in facing)))

    return _in(area, _meets(there, placed, facing), shade, _rim(there, facing))


_POINT: dict[PointFrame, Callable[[Profile], tuple[float, float]]] = {
    PointFrame.EDGE_OF_DIRECT_FIRE: lambda p: (p.ruler - p.deployment.slack, p.ruler + p.slack),
    PointFrame.WITHIN_DIRECT_FIRE: lambda p: (p.reach - p.slack, p.ruler + p.slack),
}
"""Least and greatest distance of the point frame from a frame of the defender: never beyond direct fire."""


def _attack_frames(there: Scene, placed: Placement, camp: Camp) -> Legal:
    """At least a ruler from the defender's frames and stations: in MEZ's words, off the perimeter and out of fire."""
    return _in(common(_free(there, placed), _away(there, placed, camp)))


def _away(there: Scene, placed: Placement, camp: Camp) -> Zone:
    facing: list[Shape] = [stand.base for stand in there.frames_of(camp.defender)]
    return _outside(there, [*_posts(there, camp), *facing], _radius(there, placed))


def _attack_stations(there: Scene, placed: Placement, camp: Camp) -> Legal:
    """Anywhere; with the lowest first, where a frame could be put."""
    area = _free(there, placed)
    if there.profile.placing is Placing.LOWEST_FIRST:
        area = common(area, _away(there, placed, camp))
    return _in(area)


def _other_stations(there: Scene, placed: Placement, camp: Camp) -> Legal:
    """Anywhere: the perimeter is that of the first stations."""
    return _in(_free(there, placed))


def _other_frames(there: Scene, placed: Placement, camp: Camp) -> Legal:
    """Within the perimeter, or in cover from the nearest frame of an attacker."""
    area = _free(there, placed)
    if not camp.posts:
        return _in(area)
    inside = _perimeter(there, camp, there.profile.base)
    enemies = there.enemies(camp.defender)

    def fits(at: Point) -> bool:
        return has(inside, at) or _hidden(there, placed, enemies, at)

    def shade() -> Zone:
        return common(area, union([inside, *(shadow(there, enemy, placed.item) for enemy in enemies)]))

    return _in(area, fits, shade)


def _hidden(there: Scene, placed: Placement, enemies: Sequence[Stand], at: Point) -> bool:
    """Whether a place is in cover from the nearest enemy; without enemies, whether there is any cover nearby."""
    if not enemies:
        return bool(there.walls_near(at, there.profile.base + there.reach))
    nearest = min(enemies, key=lambda enemy: gap(enemy.base, there.base(at)))
    return bool(cover_between(there, nearest, _stand(there, placed, at)))


_RULES: dict[Part, Rule] = {
    Part.DEFENSE_STATIONS: _defense_stations,
    Part.DEFENSE_FRAMES: _defense_frames,
    Part.POINT_FRAME: _point_frame,
    Part.ATTACK_FRAMES: _attack_frames,
    Part.ATTACK_STATIONS: _attack_stations,
    Part.OTHER_STATIONS: _other_stations,
    Part.OTHER_FRAMES: _other_frames,
}


@lru_cache(maxsize=64)
def legal(there: Scene, placed: Placement, camp: Camp) -> Legal:
    """The legal places of an item; there is always one."""
    if not camp.free:
        asked = _RULES[placed.part](there, placed, camp)
        if not asked.empty:
            return asked
    room = _in(_free(there, placed))
    return _in(ground_zone(there.ground, _radius(there, placed) - EDGE)) if room.empty else room


def put(there: Scene, placed: Placement, camp: Camp, at: Point) -> Move:
    """The item at a legal place.

    Raises ``Illegal``: ``off-the-field``, ``not-legal-ground``, with ``why`` and the ``nearest`` legal point.
    """
    if not within(there.ground, _disc(there, placed, at)):
        raise Illegal("off-the-field", item=placed.item, why="outside", nearest=_nearest(there, placed, camp, at))
    if not legal(there, placed, camp).allows(at):
        nearest = _nearest(there, placed, camp, at)
        kind, why = "station" if placed.is_station else "frame", _why_not(there, placed, camp, at)
        raise Illegal("not-legal-ground", item=placed.item, part=placed.part, unit=kind, why=why, nearest=nearest)
    return Move(at, on=None if placed.is_station else there.top(at))


def _why_not(there: Scene, placed: Placement, camp: Camp, at: Point) -> str:
    """Why a point of the field is not legal: what is in its place, else what its step asks."""
    found = in_the_way(there, placed.item, at, _radius(there, placed))
    posts = [there.post(post) for name, post in there.posts if name != placed.item and placed.is_station]
    if any(has(near_zone(post, there.profile.post - EDGE), at) for post in posts):
        return "occupied"
    if found is not None and not (found == "terrain" and placed.over):
        return found
    return _REASONS[placed.part](there, placed, camp, at)


def _too_far(otherwise: str) -> Callable[[Scene, Placement, Camp, Point], str]:
    """Whether a point is outside the perimeter, or refused for what else its step asks."""

    def why(there: Scene, placed: Placement, camp: Camp, at: Point) -> str:
        inside = not camp.posts or has(_perimeter(there, camp, _radius(there, placed)), at)
        return otherwise if inside else "too-far"

    return why


def _no_point_frame(there: Scene, placed: Placement, camp: Camp, at: Point) -> str:
    if not has(_outside(there, _posts(there, camp), there.profile.base), at):
        return "perimeter"
    least, most = _POINT[there.profile.point_frame](there.profile)
    gaps = [gap(stand.base, there.base(at)) for stand in there.frames_of(camp.defender)]
    if any(least <= far <= most for far in gaps):
        return "cover"
    return "too-near" if min(gaps, default=most + 1) < least else "too-far"


_REASONS: dict[Part, Callable[[Scene, Placement, Camp, Point], str]] = {
    Part.DEFENSE_STATIONS: _too_far("share"),
    Part.DEFENSE_FRAMES: _too_far("no-room"),
    Part.POINT_FRAME: _no_point_frame,
    Part.ATTACK_FRAMES: lambda there, placed, camp, at: "too-near",
    Part.ATTACK_STATIONS: lambda there, placed, camp, at: "too-near",
    Part.OTHER_STATIONS: lambda there, placed, camp, at: "closed",
    Part.OTHER_FRAMES: lambda there, placed, camp, at: "exposed",
}


def _nearest(there: Scene, placed: Placement, camp: Camp, at: Point) -> list[float] | None:
    """The nearest legal point, as far as a search around it finds one."""
    found = legal(there, placed, camp)
    for shrink in (0.0, 0.02, 0.06):
        end = nearest_in(found.area.buffer(-shrink), at)
        if end is not None and found.allows(rounded(end)):
            return [*rounded(end)]
    some = [point for point in found.points if found.allows(point)]
    return [*min(some, key=lambda point: distance(point, at))] if some else None
