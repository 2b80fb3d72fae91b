"""Sensible places to move to: the buttons under the map. Every place offered is legal."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice, pairwise

from msgspec import Struct, structs

from rules.core.request import Option, option
from rules.field import Disc, Point, Shape, Zone, distance, gap, middle, near_zone, nearest_in, rounded, straight
from rules.field.planar import shapely
from rules.rapid_attack.map.movement import Move, Mover, nearest, possible_move, ways_of
from rules.rapid_attack.map.scene import Scene, Stand
from rules.rapid_attack.map.sights import cover_ids, ranges
from rules.rapid_attack.profile import Range

_TOUCHING = 0.03
_STEP = 0.25
_LEE = 40.0
_COVERS = 3
_STATIONS = 3
_TRIES = 10
_TURNS = tuple(math.radians(angle) for angle in (0, 30, -30, 60, -60, 90, -90))


class Intent(Struct, frozen=True, cache_hash=True):
    """The declared target and range of the moving frame, while it can still be attacked."""

    target: str | None = None
    range: Range | None = None


class _Place(Struct, frozen=True):
    """A suggested move, and the option's choice, label and facts."""

    choice: str
    label: str
    move: Move
    facts: dict[str, str]


def suggestions(there: Scene, mover: Mover, intent: Intent) -> tuple[Option, ...]:
    """Sensible places, each with ``at`` and ``length``; the last is to stay."""
    seen: set[Point] = set()
    options: list[Option] = []
    for place in _places(there, mover, intent):
        if place.move.at not in seen or place.label == "stay":
            seen.add(place.move.at)
            facts = {**place.facts, "at": list(place.move.at), "length": place.move.length}
            options.append(option(place.choice, place.label, **facts))
    return tuple(options)


@lru_cache(maxsize=128)
def _places(there: Scene, mover: Mover, intent: Intent) -> Sequence[_Place]:
    mine = there.frame(mover.item)
    if mine is None:
        return ()
    # The enemy to hide from: the declared target, or the nearest.
    target = there.frame(intent.target) if intent.target else None
    enemies = there.enemies(mine.owner)
    foe = target or min(enemies, key=lambda enemy: distance(enemy.at, mine.at), default=None)
    found: list[_Place] = []
    if intent.range is not None and intent.target is not None:
        found += _into_range(there, mover, intent.target, intent.range)
    found += _toward(there, mover, mine, intent.target)
    if foe is not None:
        found += _to_cover(there, mover, foe)
    found += _to_station(there, mover)
    if foe is not None:
        found += _away(there, mover, foe)
    stay = possible_move(there, mover, mine.at) or Move(mine.at)
    return (*found, _Place("stay", "stay", stay, {}))


# -- along a way ------------------------------------------------------------------------------------------------------


def _ring(shape: Shape, radius: float, start: Point) -> Iterator[Point]:
    """Points at which a base touches something, the side that faces the start first."""
    if isinstance(shape, Disc):
        heading = math.atan2(start[1] - shape.at[1], start[0] - shape.at[0])
        far = shape.radius + radius + _TOUCHING
        for turn in _TURNS[:3]:
            yield _polar(shape.at, heading + turn, far)
        return
    side = nearest_in(near_zone(shape, radius + _TOUCHING), start)
    if side is not None:
        yield rounded(side)


def _approach(there: Scene, mover: Mover, name: str) -> tuple[Point, ...]:
    """The points of the shortest way to something, until the bases touch."""
    shape = there.shape(name)
    if shape is None:
        return ()
    if mover.over:
        beside = next(_ring(shape, there.profile.base, mover.start), rounded(middle(shape)))  # nobody climbs on it
        return straight(mover.start, beside).points
    for goal in _ring(shape, there.profile.base, mover.start):
        way = ways_of(there, mover).to(goal)
        if way is not None:
            return way.points
    return ()


def _cut(way: tuple[Point, ...], far: float) -> Point:
    """The point that far along a way."""
    for a, b in pairwise(way):
        length = distance(a, b)
        if length >= far:
            share = far / length if length else 0.0
            return rounded((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
        far -= length
    return way[-1]


def _along(there: Scene, mover: Mover, way: tuple[Point, ...], far: float) -> Move | None:
    """The move that far along a way; a little less where the frame cannot stand, or would be on top of another."""
    if len(way) < 2:
        return None
    far = min(far, sum(distance(a, b) for a, b in pairwise(way)))
    steps = math.ceil(far / _STEP)
    return _first(there, mover, (_cut(way, far - _STEP * n) for n in range(steps)), steps)


def toward(there: Scene, mover: Mover, name: str, far: float) -> Point | None:
    """The point so far on the way to something: around obstacles, unless the frame goes over."""
    way = _approach(there, mover, name)
    shape = there.shape(name)
    if len(way) < 2 and shape is not None:
        return nearest(there, structs.replace(mover, most=far), rounded(middle(shape)))
    return _cut(way, far) if way else None


def _toward(there: Scene, mover: Mover, mine: Stand, target: str | None) -> Iterator[_Place]:
    """Toward the target and the nearest enemies."""
    enemies = sorted(there.enemies(mine.owner), key=lambda enemy: distance(enemy.at, mine.at))
    names = dict.fromkeys([*([target] if target else []), *(enemy.id for enemy in enemies[:2])])
    for name in names:
        shape = there.shape(name)
        if shape is None or gap(mine.base, shape) < _STEP:
            continue
        way = _approach(there, mover, name)
        contact = distance(mine.at, middle(shape)) - 2 * mine.radius if mover.over else math.inf
        found = _along(there, mover, way, min(mover.most, contact))
        if found is not None:
            yield _Place(f"toward:{name}", "toward", found, {"target": name})


# -- into range -------------------------------------------------------------------------------------------------------


def _into_range(there: Scene, mover: Mover, target: str, wanted: Range) -> Iterator[_Place]:
    """The shortest move after which the target is at the declared range."""
    mine, shape = there.frame(mover.item), there.shape(target)
    if mine is None or shape is None:
        return

    def good(at: Point) -> bool:
        return wanted in ranges(there.profile, gap(there.base(at), shape))

    if good(mine.at):
        return
    apart = gap(mine.base, shape)
    near = apart <= there.profile.ruler and wanted is not Range.HAND_TO_HAND
    back = near and (wanted is Range.ARTILLERY or apart <= there.profile.reach)
    places = _backward(mover, middle(shape)) if back else _forward(there, mover, target)
    found = _first(there, mover, (at for at in places if good(at)))
    if found is not None:
        yield _Place("into-range", "into-range", found, {"range": str(wanted)})


def _forward(there: Scene, mover: Mover, target: str) -> Iterator[Point]:
    """The points of the way to the target, as far as the die goes."""
    way = _approach(there, mover, target)
    if len(way) > 1:
        steps = int(mover.most / _STEP)
        yield from (_cut(way, _STEP * (n + 1)) for n in range(steps))
        yield way[-1]


def _backward(mover: Mover, from_: Point) -> Iterator[Point]:
    """Points away from something, nearest first."""
    heading = math.atan2(mover.start[1] - from_[1], mover.start[0] - from_[0])
    for step in range(1, int(2 * mover.most) + 1):
        for turn in _TURNS:
            yield _polar(mover.start, heading + turn, step / 2)


def _polar(start: Point, heading: float, far: float) -> Point:
    return rounded((start[0] + far * math.cos(heading), start[1] + far * math.sin(heading)))


def _first(there: Scene, mover: Mover, places: Iterable[Point], tries: int = _TRIES) -> Move | None:
    """The first legal move to one of a few places, if it can be on top of no other frame; None if there is none."""
    other: Move | None = None
    for at in islice(places, tries):
        if other is not None and not _is_free(there, mover, at):
            continue
        found = possible_move(there, mover, at)
        if found is not None and _is_free(there, mover, at):
            return found
        other = other or found
    return other


def _is_free(there: Scene, mover: Mover, at: Point) -> bool:
    """Whether a frame stands beside all others at a place."""
    apart = 2 * there.profile.base
    return all(distance(stand.at, at) >= apart for stand in there.frames if stand.id != mover.item)


# -- to cover, to stations, away --------------------------------------------------------------------------------------


def behind(there: Scene, start: Point, name: str, from_: Point) -> Iterator[Point]:
    """Places on the far side of a piece or a frame, seen from a point; the nearest to the start first."""
    shape = there.shape(name)
    if shape is None:
        return
    places = {rounded(place) for place in _lees(shape, there.profile.base, from_)}
    yield from sorted(places, key=lambda at: distance(at, start))


def _aims(shape: Shape) -> list[Point]:
    """Points of a shape through which to look past it: its middle, and halfway from there to its corners."""
    centre = middle(shape)
    if isinstance(shape, Disc):
        return [centre]
    return [centre, *(((x + centre[0]) / 2, (y + centre[1]) / 2) for x, y in shape)]


def _lees(shape: Shape, radius: float, from_: Point) -> Iterator[Point]:
    """The first points behind a shape on lines of sight where a base has room."""
    rays = [(aim, _beyond(from_, aim)) for aim in _aims(shape) if distance(from_, aim) >= _STEP]
    if not rays:
        return
    behind = shapely.difference(shapely.linestrings(rays), _grown(shape, radius))
    points, numbers = shapely.get_coordinates(behind, return_index=True)
    for number in dict.fromkeys(numbers.tolist()):
        x, y = points[numbers == number][0]
        yield float(x), float(y)


def _beyond(from_: Point, aim: Point) -> Point:
    """A point far behind another on a line of sight."""
    far = distance(from_, aim)
    return aim[0] + (aim[0] - from_[0]) / far * _LEE, aim[1] + (aim[1] - from_[1]) / far * _LEE


@lru_cache(maxsize=512)
def _grown(shape: Shape, radius: float) -> Zone:
    """Where a base of a radius would touch a shape."""
    return near_zone(shape, radius + _TOUCHING)


def _to_cover(there: Scene, mover: Mover, foe: Stand) -> Iterator[_Place]:
    """Behind the nearest pieces, seen from the foe."""
    around = there.walls_near(mover.start, mover.most + 2 * there.profile.base)
    near = [(gap(there.base(mover.start), wall.outline), wall.id) for wall in around]
    places = [
        (distance(at, mover.start), at, name)
        for far, name in sorted(near)[: 2 * _COVERS]
        if far <= mover.most
        for at in behind(there, mover.start, name, foe.at)
    ]
    taken: list[str] = []
    for far, at, name in sorted(places)[: 2 * _TRIES]:
        if name in taken or far > mover.most or len(taken) == _COVERS:
            continue
        found = possible_move(there, mover, at)
        if found is not None and name in cover_ids(_moved(there, mover, found), foe.id, mover.item):
            taken.append(name)
            yield _Place(f"cover:{name}", "to-cover", found, {"piece": name, "from": foe.id})


def _moved(there: Scene, mover: Mover, move: Move) -> Scene:
    """The scene after a move."""
    frames = tuple(
        structs.replace(stand, at=move.at, on=move.on) if stand.id == mover.item else stand for stand in there.frames
    )
    return structs.replace(there, frames=frames)


def _to_station(there: Scene, mover: Mover) -> Iterator[_Place]:
    """To the nearest stations at which the frame does not stand yet, or as far toward them as the die goes."""
    profile, start = there.profile, mover.start
    near = sorted((gap(there.base(start), there.post(at)), name, at) for name, at in there.posts)
    for far, name, at in near[:_STATIONS]:
        if far <= there.reach:
            continue
        if far - profile.reach > mover.most:
            found = _along(there, mover, _approach(there, mover, name), mover.most)
            if found is not None:
                yield _Place(f"toward:{name}", "toward", found, {"target": name})
            continue
        touching = profile.base + profile.post
        stop = touching + profile.reach - profile.close_call
        found = _first(there, mover, _stops(at, start, (stop, touching + _TOUCHING)))
        if found is not None:
            yield _Place(f"station:{name}", "to-station", found, {"station": name})


def _stops(at: Point, start: Point, radii: tuple[float, ...]) -> Iterator[Point]:
    """Points around a station, the side that faces the start first."""
    heading = math.atan2(start[1] - at[1], start[0] - at[0])
    for radius in radii:
        for turn in _TURNS[:5]:
            yield _polar(at, heading + turn, radius)


def _away(there: Scene, mover: Mover, foe: Stand) -> Iterator[_Place]:
    """The farthest place from the foe in the first direction that is open."""
    heading = math.atan2(mover.start[1] - foe.at[1], mover.start[0] - foe.at[0])
    for far in (mover.most, mover.most / 2):
        for turn in _TURNS:
            found = possible_move(there, mover, _polar(mover.start, heading + turn, far))
            if found is not None:
                yield _Place("away", "away", found, {"from": foe.id})
                return
